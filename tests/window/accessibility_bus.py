# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The accessibility bus of a desk, and what was announced on it."""

from gi.repository import Gio, GLib


def connect(address):
    """A connection to a bus other than the one of this process."""
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class AccessibilityBus:
    """Hears all that is announced from now on, and takes questions to whoever is there."""

    def __init__(self, session_address):
        self._bus = connect(session_address)
        self._bus = connect(self._ask("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").unpack()[0])
        self._heard = []
        self._bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", "Announcement", None, None,
                                   Gio.DBusSignalFlags.NONE, self._hear)

    def _ask(self, owner, path, interface, method, arguments=None):
        """The answer to a call."""
        return self._bus.call_sync(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20000, None)

    def _hear(self, _bus, _sender, _path, _interface, _signal, arguments):
        self._heard.append(arguments.unpack()[3])

    def heard(self):
        """All that was announced so far, in order."""
        while GLib.MainContext.default().iteration(False):
            pass
        return list(self._heard)
