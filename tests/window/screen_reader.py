# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Reads what a screen reader would, from the accessibility bus of a desk."""

import ast
import re
from dataclasses import dataclass, field

from gi.repository import Gio, GLib

from accessibility_bus import AccessibilityBus

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
IN_WINDOW = 1

# The protocol's numbers for states and roles.
FOCUSABLE, FOCUSED, PRESSED, SELECTED, SENSITIVE, HAS_POPUP = 11, 12, 20, 23, 24, 42
CHECK_BOX, COMBO_BOX, LIST, LIST_ITEM, MENU_ITEM, TAB, PANEL, BUTTON = 7, 11, 31, 32, 35, 37, 39, 43
RADIO_BUTTON, SCROLL_PANE, ENTRY, TOGGLE_BUTTON, TEXT_BOX, TABLE_ROW, SWITCH = 44, 49, 61, 62, 79, 90, 130

# Parsing what GLib prints is far quicker than unpacking thousands of variants. A cache item: itself, the program, its
# parent, its index there, how many children it has, interfaces, name, role, description and states.
TEXT = r"""(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
THING = rf"\({TEXT}, {TEXT}\)"
ITEM = re.compile(rf"\(\({TEXT}, '([^']*)'\), {THING}, {THING}, -?\d+, (\d+), \[[^]]*\], ({TEXT}), (\d+), {TEXT}, "
                  r"\[(\d+), (\d+)\]\)")
# What can be pressed is named for all that is inside, which is not read.
WHOLE = (BUTTON, TOGGLE_BUTTON, MENU_ITEM, CHECK_BOX, RADIO_BUTTON, TAB, SWITCH)
# The path of each child, in what GetChildren answers.
CHILD = re.compile(r"'([^']*)'\)")


@dataclass(frozen=True)
class Node:
    """An accessible object: where it is and what it says."""

    owner: str
    path: str
    role: int
    name: str
    states: int = field(compare=False)

    def has(self, state):
        """Whether it had that state when it was read."""
        return bool(self.states >> state & 1)

    def is_whole(self):
        """Whether its name says all of it."""
        return self.role in WHOLE and self.has(FOCUSABLE) and self.name != ""


class ScreenReader(AccessibilityBus):
    """Queries the bus each time, so every answer is current."""

    def _call(self, owner, path, interface, method, arguments=None):
        return self._ask(owner, path, interface, method, arguments).unpack()[0]

    def _children(self, owner, path):
        return self._call(owner, path, ACCESSIBLE, "GetChildren")

    def _children_of_all(self, owner, paths):
        """Makes many calls at once, which is quicker than one after the other."""
        found = {}

        def answered(bus, result, path):
            try:
                found[path] = CHILD.findall(bus.call_finish(result).print_(False))
            except GLib.Error:
                found[path] = [None]

        for path in paths:
            self._bus.call(owner, path, ACCESSIBLE, "GetChildren", None, None, Gio.DBusCallFlags.NONE, 20000, None,
                           answered, path)
        while len(found) < len(paths):
            GLib.MainContext.default().iteration(True)
        return found

    def _items(self, owner):
        """The program's cache: for each path a node, and how many children it has."""
        answer = self._ask(owner, CACHE, "org.a11y.atspi.Cache", "GetItems")
        items = {}
        for path, children, name, role, low, high in ITEM.findall(answer.print_(False)):
            name = ast.literal_eval(name) if "\\" in name else name[1:-1]
            items[path] = Node(owner, path, int(role), name, int(high) << 32 | int(low)), int(children)
        return items

    def _tree(self, owner, windows, items):
        """The children of all objects below the windows."""
        tree, level = {}, windows
        while level:
            # The program only reports new objects once they are queried, so query all of them in one walk.
            parents = {path for path in level
                       if path is not None and path not in tree
                       and (path not in items or items[path][1] > 0 and not items[path][0].is_whole())}
            found = self._children_of_all(owner, parents)
            tree.update(found)
            level = [child for children in found.values() for child in children]
        return tree

    def _program(self, pid):
        for owner, path in self._children("org.a11y.atspi.Registry", ROOT):
            if self._call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                          "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,))) == pid:
                return owner, path
        return None

    def read(self, pid):
        """Everything that the program with that process id shows, in reading order; nothing while it is changing."""
        try:
            program = self._program(pid)
            if program is None:
                return []
            items = self._items(program[0])
            paths = [path for _, path in self._children(*program)]
            tree = self._tree(program[0], paths, items)
            # What is new was not in the cache before it was queried.
            if any(path not in items for children in tree.values() for path in children):
                items = self._items(program[0])
        except GLib.Error:
            return []
        paths.reverse()
        found = {}
        while paths:
            path = paths.pop()
            if path not in items:
                return []
            # Some objects have two parents.
            if path not in found:
                found[path] = items[path][0]
                paths += reversed(tree.get(path, []))
        return list(found.values())

    def states(self, node):
        """The numbers of its states."""
        low, high = self._call(node.owner, node.path, ACCESSIBLE, "GetState")
        return {bit for bit in range(64) if (high << 32 | low) >> bit & 1}

    def extents(self, node):
        """Its x, y, width and height, relative to the toolkit's origin in its window."""
        return self._call(node.owner, node.path, COMPONENT, "GetExtents", GLib.Variant("(u)", (IN_WINDOW,)))
