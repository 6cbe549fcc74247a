#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The table at one size: what is known of the plate, undo, the log, the scoreboard, and what is told of a moment."""

import json
import os

from crumb_window import Crumb, arguments
from desk import Desk, Failure, wait_until
from game_keys import standing
from tap import Tap
from tour import Tour

NAMES = ("John", "Ann")


def write_game(crumb, name, day, rules, entries=()):
    """A game file between John and Ann."""
    path = os.path.join(crumb.desk.home, name + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"crumb-game": 1, "game": "cookie-raid", "started": f"2026-03-{day}T19:30:00Z", "rules": rules,
                   "players": [{"name": player} for player in NAMES], "entries": list(entries)}, file)
    return path


def kept(crumb, what):
    """The dice of all standing moves of that kind."""
    return [move["dice"] for move in standing(crumb.export()) if move["what"] == what]


def expect(found, wanted):
    if found != wanted:
        raise Failure(f"{found} instead of {wanted}.")


def never_guess(crumb, step):
    step("plate", "6 5 5 4 3 2 1 1", "What did John roll?", "6-5-5-4-3-2-1-1")
    step("undo takes back a bid", "5 5 6 4 1 Return ctrl+z", "What did Ann roll?", check=lambda: (
        expect(kept(crumb, "bid"), ["556"]), expect(kept(crumb, "take"), [])))
    step("redo brings it back", "ctrl+shift+z", "John takes the bid.")
    step("Backspace takes back a die", "BackSpace", "What did Ann roll?",
         check=lambda: wait_until(lambda: kept(crumb, "bid") == ["556", "41"], "Ann’s bid to be open again"))
    step("unknown die", "Return [Not Entered]", "6-5-5-4-3-2-1-1", "1 of these is gone")
    step("plate with an unknown die gone", "0 1 Return", "1 of these is gone", "Take the 1")


def tour_all(tour, crumb):
    tour.start(write_game(crumb, "table", "01", "target=50"))
    tour.step("opened", "", "What does the plate show?")
    never_guess(crumb, tour.step)
    crumb.quit()


def main():
    program, size, style, pictures = arguments("PROGRAM", "SIZE", "STYLE", "PICTURES")
    tap = Tap()
    with Desk(2000, 1200, dark=style == "dark") as desk:
        crumb = Crumb(desk, os.path.abspath(program), pictures)
        tap.on_failure = lambda: crumb.picture(f"table-failed-{size}-{style}")
        try:
            tour_all(Tour(crumb, tap, "table", size, style), crumb)
        finally:
            crumb.end()
    tap.end()


main()
