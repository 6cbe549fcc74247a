# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Prints the clipboard's text, as another program on the same display reads it."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402  require_version() has to come before the import.


def main():
    Gtk.init()
    loop = GLib.MainLoop()

    def read(clipboard, result):
        print(clipboard.read_text_finish(result), end="")
        loop.quit()

    Gdk.Display.get_default().get_clipboard().read_text_async(None, read)
    loop.run()


main()
