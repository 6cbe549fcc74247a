#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Fingers and keys do what people expect everywhere: a press is a press, Escape cancels, nothing moves under a finger."""

import time

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

# In seconds; GTK's own long press takes 0.5.
HELD = 0.8
BIDS = [{"what": "plate"}, {"what": "bid", "seat": 0, "dice": "511"}, {"what": "bid", "seat": 1, "dice": "444"}]
# Before the last hand of a game, and that hand.
HANDS = [{"what": "cookies", "seat": 0, "amount": 48}, {"what": "cookies", "seat": 1, "amount": 48}, {"what": "round"},
         {"what": "hand", "seat": 0, "dice": "6543321"}]
WINNING = ("5", "5", "5", "5", "5", "6", "6", "Return")
HEADINGS = ("The Plate", "A Bid", "The Lucky Last")
PLAYERS = ["Sue", "John"]


def held():
    """What is true once a finger has been down that long."""
    end = time.monotonic() + HELD
    return lambda: time.monotonic() > end


def names(crumb):
    return crumb.games()[0]["players"]


def check_held(crumb, tap):
    with tap.case("A die that is held where there is no last die is pressed"):
        crumb.tap("5", until=held())
        wait_until(lambda: crumb.export()["entries"][-1] | {"at": ""} == {"what": "take", "seat": 0, "dice": "5", "at": ""},
                   "the die to be taken")


def check_doubted(crumb, tap):
    with tap.case("Dice go to the table while something is doubted, until Keep Anyway is pressed"):
        crumb.tap("Enter Something Else")
        crumb.keys("c")
        crumb.wait_for("How many cookies")
        crumb.keys("9", "9", "Return")
        crumb.wait_for("Keep Anyway")
        crumb.keys("BackSpace", "BackSpace", "3", "Return")
        wait_until(lambda: crumb.export()["entries"][-1].get("amount") == 3 and not crumb.export()["entries"][-1].get("open"),
                   "the cookies to be entered")
        if crumb.shows("Why are you keeping it?"):
            raise Failure("A reason is asked for.")


def check_players(crumb, tap):
    with tap.case("Escape in Players renames nobody"):
        crumb.tap("This Game")
        crumb.keys("l")
        crumb.wait_for("Player 1: 0")
        crumb.keys("ctrl+a")
        crumb.write("Bart")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.shows("Player 1: 0"), "the dialog to close")
        if names(crumb) != PLAYERS:
            raise Failure(f"The players are {names(crumb)}.")


def check_same_person(crumb, tap):
    with tap.case("Escape closes a dialog whose search has the focus"):
        crumb.keys("alt+3")
        crumb.tap("Players")
        crumb.tap("John", at_rest=True)
        crumb.tap("Player Options", at_rest=True)
        crumb.keys("m")
        crumb.wait_for("Who is “John”?")
        crumb.write("Su")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.shows("Who is “John”?"), "the dialog to close")
        crumb.keys("alt+1")


def check_rules(crumb, tap):
    with tap.case("House rules stay where they are when one differs"):
        crumb.keys("ctrl+n")
        crumb.tap("Rules", at_rest=True)
        crumb.look()
        before = [crumb.place_of(heading) for heading in HEADINGS]
        crumb.tap("Whoever wins the last die", at_rest=True)
        crumb.wait_for("keeps its face")
        crumb.look()
        after = [crumb.place_of(heading) for heading in HEADINGS]
        if after != before:
            raise Failure(f"{HEADINGS} were at {before}, and are at {after}.")
        crumb.keys("Escape", "Escape")


def check_help(crumb, tap):
    with tap.case("F1 shows the rules of the game that is looked at"):
        crumb.keys("F1")
        crumb.wait_for("Rules of Cookie Raid")
        crumb.keys("Escape", "ctrl+n")
        crumb.tap("Cubbage", at_rest=True)
        crumb.keys("F1")
        crumb.wait_for("Rules of Cubbage")
        crumb.keys("Escape", "Escape")


def check_top(crumb, tap):
    for width, height in ((360, 294), (400, 800)):
        with tap.case(f"The end of a game is seen from its top at {width}×{height}"):
            crumb.resize(width, height)
            crumb.keys(*WINNING)
            crumb.wait_for("John wins with 60 cookies.")
            crumb.look()
            top, word = crumb.place_of("Game Over")[1], crumb.place_of("John wins with 60 cookies.")[1]
            if not 0 < word - top < height // 2:
                raise Failure(f"The winner is named {word - top} pixels below the title.")
            crumb.keys("ctrl+z")
            crumb.wait_for("What’s in John’s hand?")


# What is looked at over which entries of a game.
CHECKS = ((BIDS, (check_held, check_players, check_rules, check_help, check_same_person)),
          (BIDS[:1], (check_doubted,)), (HANDS, (check_top,)))


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    for entries, checks in CHECKS:
        with on_a_desk(tap, "manners-failed", program, pictures) as crumb:
            crumb.import_new("cookie-raid", *PLAYERS, entries=entries)
            crumb.start()
            for check in checks:
                check(crumb, tap)
            crumb.quit()
    tap.end()


main()
