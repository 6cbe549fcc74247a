# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Walks through the window step by step: each step's actions, what must be shown then, and a picture."""

import os
import re
import sys

from crumb_window import on_a_desk
from desk import Failure, wait_until
from screen_reader import FOCUSABLE, LIST, LIST_ITEM, MENU_ITEM, PANEL, SCROLL_PANE
from tap import Tap

# GTK and libadwaita create these; the widgets in or beside them have the names.
NAMED_BY_OTHERS = (LIST, LIST_ITEM, MENU_ITEM, PANEL, SCROLL_PANE)
# The key that every page of a table has.
KEY = "Remove the Last Entry"
# How many seconds without a change until targets stop moving.
SETTLED = 0.15
DEED = re.compile(r"\[([^]]+)\]|<([^>]+)>|(\S+)")


class Tour:
    """Walks one window, of one size and style, from step to step."""

    def __init__(self, crumb, tap, what, size, style):
        self.crumb = crumb
        self.narrow = int(size.split("x")[0]) < 720
        self.low = int(size.split("x")[1]) < 500
        self.large = style == "large"
        self._tap = tap
        self._what = what
        self.size = tuple(int(length) for length in size.split("x"))
        self._look = f"{size}-{style}"
        self._keys = {}
        self.games = None

    def start(self, *games):
        """Starts the program with those game files in its record."""
        for game in games:
            self.crumb.cli("import", game)
        self._keys = {}
        self.crumb.start(*self.size)

    def restart(self, *games):
        """Restarts the program for another walk; it must not have printed warnings."""
        self.crumb.quit()
        self.start(*games)

    def step(self, name, deeds, *texts, without=(), check=None):
        """Does what deeds says: [Button] is tapped, <text> is typed, all else are keys.

        Then all texts, or patterns of them, must be shown, none of without, and check must not complain.
        """
        with self._tap.case(f"{name}, {self._look}"):
            for button, text, key in DEED.findall(deeds):
                self._do(button, text, key)
            self.crumb.look()
            what = " and ".join(f"“{text}”" for text in texts)
            if without:
                what += " without " + " and ".join(f"“{text}”" for text in without)
            self._check(wait_until(lambda: self._nodes_with(texts, without), what, 15))
            if check is not None:
                check()
            self.crumb.picture("-".join([self._what, *name.split(), self._look]).lower())

    def _do(self, button, text, key):
        if button:
            self.crumb.look(SETTLED)
            self.crumb.tap(button, scroll=True, at_rest=True)
            self.crumb.look()
        elif text:
            self.crumb.write(text)
        else:
            self.crumb.keys(key)

    def _nodes_with(self, texts, without):
        nodes = self.crumb.nodes()

        def shown(text):
            return any(text in node.name if isinstance(text, str) else text.search(node.name) for node in nodes)

        return nodes if all(map(shown, texts)) and not any(map(shown, without)) else None

    def _check_keys(self, nodes):
        """The keys of a table never move within one game, whatever is asked."""
        names = {node.name for node in nodes}
        # Behind a dialog the table is not there.
        if not {KEY, "This Game"} <= names:
            return
        place = self.crumb.place_of(KEY)
        if self._keys.setdefault(self.size, place) != place:
            raise Failure(f"The keys have moved from {self._keys[self.size]} to {place}.")

    def _nameless(self, nodes):
        return [node.role for node in nodes
                if not node.name and node.role not in NAMED_BY_OTHERS and node.has(FOCUSABLE)]

    def _check(self, nodes):
        crumb = self.crumb
        # What has just been made may be read before its name.
        wait_until(lambda: not self._nameless(nodes) or not self._nameless(crumb.nodes()),
                   f"things of the roles {self._nameless(nodes)} that can be reached to have names", 10)
        if crumb.inside() != self.size:
            raise Failure(f"The window has become {crumb.inside()} large.")
        self._check_keys(nodes)
        crumb.check_quiet()


def run(what, *walks, desk=(2000, 1200)):
    """Does each walk(tour, crumb) on a desk of its own, which ends the program if the walk has not.

    The arguments are PROGRAM SIZE STYLE [GAMES] PICTURES; the folder of games is the tour's."""
    program, size, style, *games, pictures = sys.argv[1:]
    tap = Tap()
    for walk in walks:
        with on_a_desk(tap, f"{what}-failed-{size}-{style}", program, pictures, *desk, style=style) as crumb:
            tour = Tour(crumb, tap, what, size, style)
            tour.games = games[0] if games else None
            walk(tour, crumb)
            if crumb.running():
                crumb.quit()
    tap.end()


def games_in(folder):
    """The files of a folder's games."""
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
