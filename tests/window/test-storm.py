#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A storm of keys, clicks and resizes, faster than anything fades: after each the window answers within a second."""

import os
import random
import subprocess

from crumb_window import arguments, on_a_desk
from desk import LONG, Failure
from tap import Tap

# In each of two worlds.
DEEDS = 1500 if LONG else 150
# After how many of them the window is left alone for a moment.
CALMS = 50
SEEDS = {"with accessibility and a session bus": 1, "with neither": 2}
GAMES = ("cubbage/two-players", "cubbage/solo", "two-players", "three-players", "four-players")
UNFINISHED = (("cookie-raid", "Sue", "John", "Ann"), ("cubbage", "Sue", "John"))
# Both sides of each breakpoint, with the window's border.
WIDTHS = (375, 400, 560, 720, 760, 900, 1000, 1200, 1300)
HEIGHTS = (310, 350, 480, 520, 640, 720, 800, 900)
DICE = ("1", "2", "3", "4", "5", "6", "0", "period", "BackSpace", "Return", "Return")
MOVES = ("Tab", "shift+Tab", "Up", "Down", "Left", "Right", "space", "Return", "Page_Down", "Home")
VIEWS = ("alt+1", "alt+2", "alt+3")
DIALOGS = ("ctrl+n", "F1", "ctrl+comma", "ctrl+question", "F10")
OTHERS = ("Escape", "Escape", "ctrl+z", "ctrl+shift+z", "ctrl+f", "F11", "a", "s", "c", "x", "Delete", "Menu")
# In seconds; a fade takes 0.2 or 0.25.
PAUSES = ("0", "0.02", "0.05", "0.1", "0.2", "0.4")


class Storm:
    """Makes up one deed after the other, as words for xdotool."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def deed(self):
        """The next deed."""
        kinds = (self._dice, self._moves, self._other, self._click, self._click, self._resize, self._dialog, self._game)
        return self._random.choice(kinds)()

    def _one(self, values):
        return str(self._random.choice(values))

    def _pause(self):
        return ["sleep", self._one(PAUSES)]

    def _dice(self):
        return ["key", "--delay", "5", *self._random.choices(DICE, k=self._random.randint(1, 6))]

    def _moves(self):
        return ["key", "--delay", "5", *self._random.choices(MOVES, k=self._random.randint(1, 4))]

    def _other(self):
        return ["key", self._one(OTHERS + VIEWS)]

    def _click(self):
        return ["getactivewindow", "mousemove", "--window", "%1", self._one(range(5, 1200)), self._one(range(5, 850)),
                "click", self._one("1111345")]

    def _resize(self):
        words = ["getactivewindow"]
        for _ in range(self._random.randint(1, 4)):
            words += ["windowsize", "%1", self._one(WIDTHS), self._one(HEIGHTS), *self._pause()]
        return words

    def _dialog(self):
        """Opened, and left before or after it is all there, while the window may take another shape."""
        words = ["key", self._one(DIALOGS), *self._pause()]
        words += self._random.choice((["key", "Escape"], self._click(), self._moves()))
        return words + self._random.choice(([], self._resize(), ["key", self._one(VIEWS)]))

    def _game(self):
        """Another game, from History, while what was there may still fade."""
        words = ["key", "alt+3", *self._pause(), "key", *["Down"] * self._random.randint(1, 5), "Return", *self._pause()]
        return words + self._random.choice(([], ["key", self._one(VIEWS)], ["key", "Escape"]))


def import_games(crumb, games):
    for game in GAMES:
        crumb.cli("import", os.path.join(games, game + ".json"))
    for kind, *players in UNFINISHED:
        crumb.import_new(kind, *players)


def weather(crumb, storm, tap, what):
    log = []
    with tap.case(f"A storm of {DEEDS}, {what}"):
        try:
            for number in range(DEEDS):
                if not crumb.running():
                    # It may be closed, but not fail.
                    crumb.check_ended()
                    crumb.launch()
                    crumb.find_window_unasked()
                log.append(storm.deed())
                # A window may go before the words that are for it.
                subprocess.run(["xdotool", *log[-1]], env=crumb.desk.environment, capture_output=True, timeout=60,
                               check=False)
                crumb.check_answers(1)
                if number % CALMS == CALMS - 1:
                    crumb.check_idle()
                    crumb.check_quiet()
        except Failure as failure:
            last = "; ".join(" ".join(deed) for deed in log[-12:])
            raise Failure(f"After {len(log)} of them: {failure} The last were: {last}") from None


def main():
    program, games, pictures = arguments("PROGRAM", "GAMES", "PICTURES")
    program, pictures, games = (os.path.abspath(path) for path in (program, pictures, games))
    tap = Tap()
    for what, seed in SEEDS.items():
        with on_a_desk(tap, "storm-failed", program, pictures) as crumb:
            desk = crumb.desk
            # What is saved by chance stays here.
            os.chdir(desk.home)
            desk.environment["HOME"] = desk.home
            tap.on_failure = lambda desk=desk: desk.picture(os.path.join(pictures, "storm-failed.png"))
            import_games(crumb, games)
            if "neither" in what:
                desk.leave_buses()
            # GTK's own dialogs complain too; check_quiet () knows what of.
            desk.environment["G_DEBUG"] = ""
            crumb.launch()
            crumb.find_window_unasked()
            weather(crumb, Storm(seed), tap, what)
    tap.end()


main()
