# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What a screen reader is told, read from the accessibility bus of a desk."""

from dataclasses import dataclass

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
IN_WINDOW = 1

# Numbers that the protocol gives to states and roles.
FOCUSABLE, FOCUSED, SENSITIVE = 11, 12, 24
CHECK_BOX, COMBO_BOX, LIST, LIST_ITEM, MENU_ITEM, TAB, PANEL, BUTTON = 7, 11, 31, 32, 35, 37, 39, 43
RADIO_BUTTON, SCROLL_PANE, TOGGLE_BUTTON, TEXT_BOX, TABLE_ROW = 44, 49, 62, 79, 90


def connect(address):
    """A connection to a bus that is not the one of this process."""
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


@dataclass(frozen=True)
class Node:
    """One thing on the screen: where it is and what it says."""

    owner: str
    path: str
    role: int
    name: str


class ScreenReader:
    """Asks, never caches: every answer is of this moment."""

    def __init__(self, bus_address):
        session = connect(bus_address)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, Gio.DBusCallFlags.NONE, 20000, None).unpack()[0]
        self._bus = connect(address)

    def _call(self, owner, path, interface, method, arguments=None):
        return self._bus.call_sync(owner, path, interface, method, arguments, None,
                                   Gio.DBusCallFlags.NONE, 20000, None).unpack()[0]

    def _children(self, owner, path):
        return self._call(owner, path, ACCESSIBLE, "GetChildren")

    def _walk(self, owner, path, items, nodes):
        # What is new on the screen is told of only after it has been asked for: all that is new is, in one walk.
        nodes.append(Node(owner, path, *items[path]) if path in items else None)
        for child in self._children(owner, path):
            self._walk(*child, items, nodes)

    def _program(self, pid):
        for owner, path in self._children("org.a11y.atspi.Registry", ROOT):
            if self._bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                   "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)), None,
                                   Gio.DBusCallFlags.NONE, 20000, None).unpack()[0] == pid:
                return owner, path
        return None

    def read(self, pid):
        """All that the program of that process shows, in reading order; nothing while it is changing."""
        nodes = []
        try:
            program = self._program(pid)
            if program is not None:
                items = self._call(program[0], CACHE, "org.a11y.atspi.Cache", "GetItems")
                items = {item[0][1]: (item[7], item[6]) for item in items}
                for window in self._children(*program):
                    self._walk(*window, items, nodes)
        except GLib.Error:
            return []
        return [] if None in nodes else nodes

    def states(self, node):
        """The numbers of the states that hold for it."""
        low, high = self._call(node.owner, node.path, ACCESSIBLE, "GetState")
        return {bit for bit in range(64) if (high << 32 | low) >> bit & 1}

    def extents(self, node):
        """Its x, y, width and height, from wherever the toolkit counts in its window."""
        return self._call(node.owner, node.path, COMPONENT, "GetExtents", GLib.Variant("(u)", (IN_WINDOW,)))
