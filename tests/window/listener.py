# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Only listens, as a screen reader does: nothing is asked of the program, for whatever is asked about begins to speak."""

from gi.repository import Gio, GLib

from desk import wait_until
from screen_reader import EVENT, connect

REGISTRY = "/org/a11y/atspi/registry"
EVENTS = ("object:announcement", "object:state-changed:focused", "window:activate")


class Listener:
    """Hears all that is announced from now on."""

    def __init__(self, bus_address):
        session = connect(bus_address)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, Gio.DBusCallFlags.NONE, 20000, None).unpack()[0]
        self._bus = connect(address)
        self._heard = []
        self._bus.signal_subscribe(None, EVENT, "Announcement", None, None, Gio.DBusSignalFlags.NONE, self._hear)
        for event in EVENTS:
            self._bus.call_sync("org.a11y.atspi.Registry", REGISTRY, "org.a11y.atspi.Registry", "RegisterEvent",
                                GLib.Variant("(sass)", (event, [], "")), None, Gio.DBusCallFlags.NONE, 20000, None)

    def _hear(self, _bus, _sender, _path, _interface, _signal, arguments):
        self._heard.append(arguments.unpack()[3])

    def heard(self):
        """All that was announced so far, in order."""
        while GLib.MainContext.default().iteration(False):
            pass
        return list(self._heard)

    def wait_for_more(self, count, what):
        """Waits until more than that many things were announced."""
        return wait_until(lambda: self.heard()[count:], f"something to be said of {what}", 15)
