#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What is shown is what is tapped: mistakes mended where they are seen, with every click and key counted."""

import json
import os

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

# How many clicks and keys a mistake may cost once it was noticed.
OF_LAST_BID = 3
OF_ROUND_BEFORE = 6
OF_TWO_TAKES = 5

ROUND = [{"what": "bid", "seat": 0, "dice": "511"}, {"what": "bid", "seat": 1, "dice": "444"},
         {"what": "take", "seat": 0, "dice": "6"}, {"what": "reveal"},
         {"what": "hand", "seat": 0, "dice": "6511"}, {"what": "hand", "seat": 1, "dice": "444"},
         {"what": "round"}, {"what": "bid", "seat": 0, "dice": "43"}, {"what": "bid", "seat": 1, "dice": "421"}]
# The same in another game, whose plate is known, so that a die corrected to another that was taken is there only once.
ON_PLATE = [{"what": "plate", "dice": "66543221"}, {"what": "bid", "seat": 0, "dice": "511"},
            {"what": "bid", "seat": 1, "dice": "444"}, {"what": "take", "seat": 0, "dice": "5"},
            {"what": "bid", "seat": 0, "dice": "511"}, {"what": "bid", "seat": 1, "dice": "444"},
            {"what": "take", "seat": 0, "dice": "4"}, {"what": "reveal"},
            {"what": "hand", "seat": 0, "dice": "54511"}, *ROUND[5:]]
TAKES = 3, 6
PLAYERS = [{"name": "Bartholomew"}, {"name": "<b>Zoë</b>"}]
LAST_BID, TAKE = 8, 2
# A place, as a screen reader says it, and where its first die is, across and down.
LAST_BIDDER = "<b>Zoë</b>, 8 cookies"
WHERE = {False: (0.66, 0.5), True: (0.3, 0.75)}


class Newcomer:
    """Somebody who has never corrected anything, and whose clicks and keys are counted."""

    def __init__(self, crumb):
        self.crumb = crumb
        self.count = 0

    def tap(self, name):
        self.count += 1
        self.crumb.look()
        self.crumb.tap(name)
        self.crumb.look()

    def tap_in(self, name, across, down=0.5):
        self.count += 1
        self.crumb.look()
        self.crumb.tap_in(name, across, down)
        self.crumb.look()

    def press(self, key):
        self.count += 1
        self.crumb.keys(key)
        self.crumb.look()

    def begin(self):
        self.count = 0

    def check(self, what, most):
        if self.count > most:
            raise Failure(f"{what} cost {self.count} clicks and keys, not {most}.")


def dice_of(crumb, move):
    """What the standing move of that number shows: only corrections came after the moves of the file."""
    entries = crumb.export()["entries"]
    corrected = [entry["dice"] for entry in entries if entry.get("instead") == move + 1]
    return (corrected or [entries[move]["dice"]])[-1]


def expect_dice(crumb, move, dice):
    wait_until(lambda: sorted(dice_of(crumb, move)) == sorted(dice), f"{dice} instead of {dice_of(crumb, move)}", 10)


def begin(crumb, entries):
    path = os.path.join(crumb.desk.home, "game.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"crumb-game": 1, "game": "cookie-raid", "entries": entries, "players": PLAYERS}, file)
    crumb.cli("import", path)


def open_log(newcomer):
    """Where the log has no room beside the table it is a button away."""
    if newcomer.crumb.find("Log") is not None:
        newcomer.tap("Log")


def mend(crumb, tap, picture):
    """One mistake of the running round, then one of the round before."""
    newcomer = Newcomer(crumb)
    with tap.case("a wrong die of the last bid"):
        newcomer.begin()
        newcomer.tap_in(LAST_BIDDER, *WHERE[crumb.width > 700])
        crumb.wait_for("What was it really?")
        newcomer.press("3")
        crumb.wait_for("The scores don’t change.")
        picture("bid")
        newcomer.press("Return")
        newcomer.check("A wrong die of the last bid", OF_LAST_BID)
        expect_dice(crumb, LAST_BID, "321")
    with tap.case("a wrong take of the round before"):
        newcomer.begin()
        open_log(newcomer)
        newcomer.tap_in("Bid 1: Bartholomew takes the bid. 5-1-1", 0.95, 0.5)
        crumb.wait_for("Bartholomew takes 6")
        newcomer.press("4")
        picture("take")
        newcomer.press("Return")
        newcomer.check("A wrong take of the round before", OF_ROUND_BEFORE)
        expect_dice(crumb, TAKE, "4")


def swap(crumb, tap, picture):
    """Two takes of the round before that were mixed up."""
    newcomer = Newcomer(crumb)
    with tap.case("two takes of the round before"):
        open_log(newcomer)
        newcomer.tap_in("Bid 1: Bartholomew takes the bid. 5-1-1", 0.95, 0.5)
        crumb.wait_for("Bartholomew takes 5")
        newcomer.press("4")
        newcomer.press("Return")
        crumb.wait_for("no longer fits")
        picture("swap")
        newcomer.tap("Bartholomew takes 5")
        newcomer.check("Two takes of the round before", OF_TWO_TAKES)
        picture("swapped")
        for take, dice in zip(TAKES, "45"):
            expect_dice(crumb, take, dice)


def point_at_chart(crumb, tap):
    """From a round on the chart to what players had then, which is their totals once the pointer is there."""
    with tap.case("the chart is pointed at"):
        crumb.wait_for("Chart of the Totals")
        crumb.look()
        crumb.point_in("Chart of the Totals", 0.37, 0.5, *("sleep", "0.3", "mousemove_relative", "--", "-235", "146",
                                                           "sleep", "0.3", "mousemove_relative", "235", "-146") * 2)
        crumb.wait_for("Chart of the Totals")
        crumb.point_away()


def look_back(crumb, tap):
    """A die of a game that is over, where the review shows it."""
    with tap.case("a die of a game that is over"):
        for deed in ("Ana and Ben", "Score", "Deal 1:"):
            crumb.look()
            crumb.tap(deed, scroll=True)
        crumb.look()
        crumb.tap_in("Ben: 5, total 7", 0.5, 0.4)
        crumb.wait_for("Ben lays 5")
        crumb.wait_for("Die 1: 5")
        crumb.keys("4")
        crumb.wait_for("Die 1: 4")
        crumb.wait_for("What Changes")


def main():
    program, size, style, games, pictures = arguments("PROGRAM", "SIZE", "STYLE", "GAMES", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, f"mending-failed-{size}-{style}", program, pictures, style=style) as crumb:
        def picture(name):
            crumb.picture(f"mending-{name}-{size}-{style}")

        crumb.cli("import", os.path.join(games, "cubbage", "two-players.json"))
        begin(crumb, ROUND)
        crumb.start(*map(int, size.split("x")))
        mend(crumb, tap, picture)
        crumb.quit()
        begin(crumb, ON_PLATE)
        crumb.start(*map(int, size.split("x")))
        swap(crumb, tap, picture)
        # The log is still open where it has no room beside the table.
        crumb.keys("Escape")
        crumb.look()
        crumb.keys("alt+3")
        if crumb.width > 700:
            point_at_chart(crumb, tap)
        look_back(crumb, tap)
        crumb.check_quiet()
        crumb.quit()
    tap.end()


main()
