# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A fake session manager that shows when a program asks to keep the screen on."""

import threading

from gi.repository import Gio, GLib

from screen_reader import connect

NAME = "org.gnome.SessionManager"
PATH = "/org/gnome/SessionManager"
INTERFACE = """<node><interface name="org.gnome.SessionManager">
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="u" direction="in"/>
    <arg type="s" direction="in"/><arg type="u" direction="in"/>
    <arg type="u" direction="out"/>
  </method>
  <method name="RegisterClient">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
  </method>
  <method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface></node>"""
IDLE = 8


class SessionManager:
    """Answers from its own thread, as the test waits elsewhere."""

    def __init__(self, bus_address):
        self._reasons = {}
        self._cookies = 0
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(bus_address, ready), daemon=True).start()
        ready.wait(20)

    def _serve(self, bus_address, ready):
        context = GLib.MainContext.new()
        context.push_thread_default()
        connection = connect(bus_address)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        connection.register_object(PATH, interface, self._called, None, None)
        connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                             GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, 20000, None)
        ready.set()
        GLib.MainLoop.new(context, False).run()

    def _called(self, _connection, _sender, _path, _interface, method, arguments, invocation):
        if method == "RegisterClient":
            invocation.return_value(GLib.Variant("(o)", (PATH + "/Client1",)))
        elif method == "Inhibit":
            _application, _window, reason, flags = arguments.unpack()
            self._cookies += 1
            if flags & IDLE:
                self._reasons[self._cookies] = reason
            invocation.return_value(GLib.Variant("(u)", (self._cookies,)))
        else:
            self._reasons.pop(arguments.unpack()[0], None)
            invocation.return_value(None)

    def reasons(self):
        """The reasons that programs currently give for keeping the screen on."""
        return list(self._reasons.values())
