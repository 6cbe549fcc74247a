# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Shows a window that is nothing but the files named as arguments, to be dragged into another program.

Prints what that program says to them."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402  require_version() has to come before the import.


def begin(_source, drag):
    def answered(*_):
        print("welcome" if drag.get_selected_action() else "no", flush=True)

    drag.connect("notify::selected-action", answered)


def main():
    Gtk.init()
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in sys.argv[1:]])
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY, content=Gdk.ContentProvider.new_for_value(files))
    source.connect("drag-begin", begin)
    source.connect("drag-end", lambda *_: print("ended", flush=True))
    window = Gtk.Window(title="Files", default_width=200, default_height=200)
    window.add_controller(source)
    window.present()
    GLib.MainLoop().run()


main()
