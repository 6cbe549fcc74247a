# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A fake desktop portal that shows when a program asks to keep the screen on."""

import threading

from gi.repository import Gio, GLib

from accessibility_bus import connect

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACES = """<node>
  <interface name="org.freedesktop.portal.Inhibit">
    <method name="Inhibit">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
    <method name="CreateMonitor">
      <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <property name="version" type="u" access="read"/>
  </interface>
  <interface name="org.freedesktop.portal.Request"><method name="Close"/></interface>
</node>"""
IDLE = 8


class Portal:
    """Answers from its own thread, as the test waits elsewhere."""

    def __init__(self, desk):
        self._reasons = {}
        self._count = 0
        self._inhibit, self._request = Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces
        desk.environment["GDK_DEBUG"] = "portals"
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(desk.environment["DBUS_SESSION_BUS_ADDRESS"], ready),
                         daemon=True).start()
        ready.wait(20)

    def _serve(self, bus_address, ready):
        context = GLib.MainContext.new()
        context.push_thread_default()
        connection = connect(bus_address)
        connection.register_object(PATH, self._inhibit, self._called, lambda *_: GLib.Variant("u", 3), None)
        connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                             GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, 20000, None)
        ready.set()
        GLib.MainLoop.new(context, False).run()

    def _called(self, connection, _sender, _path, _interface, method, arguments, invocation):
        self._count += 1
        handle = f"{PATH}/request/{self._count}"
        if method == "Inhibit" and arguments.unpack()[1] & IDLE:
            self._reasons[handle] = arguments.unpack()[2]["reason"]
        connection.register_object(handle, self._request, self._closed, None, None)
        invocation.return_value(GLib.Variant("(o)", (handle,)))

    def _closed(self, _connection, _sender, path, _interface, _method, _arguments, invocation):
        self._reasons.pop(path, None)
        invocation.return_value(None)

    def reasons(self):
        """The reasons that programs currently give for keeping the screen on."""
        return list(self._reasons.values())
