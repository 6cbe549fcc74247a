# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Only listens, as a screen reader does: nothing is asked of the program, for whatever is asked about begins to speak."""

from gi.repository import GLib

from accessibility_bus import AccessibilityBus
from desk import wait_until

REGISTRY = "/org/a11y/atspi/registry"
EVENTS = ("object:announcement", "object:state-changed:focused", "window:activate")


class Listener(AccessibilityBus):
    """Asks for announcements, and for nothing else."""

    def __init__(self, session_address):
        super().__init__(session_address)
        for event in EVENTS:
            self._ask("org.a11y.atspi.Registry", REGISTRY, "org.a11y.atspi.Registry", "RegisterEvent",
                      GLib.Variant("(sass)", (event, [], "")))

    def wait_for_more(self, count, what):
        """Waits until more than that many things were announced."""
        return wait_until(lambda: self.heard()[count:], f"something to be said of {what}", 15)
