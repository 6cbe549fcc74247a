#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What people do while something still fades: nothing may stand still, or ask again for ever."""

import time

from crumb_window import arguments, on_a_desk
from desk import wait_until
from tap import Tap

# Two sides of breakpoints of the window, and of its dialogs.
WIDTHS = (500, 1000, 420, 900, 500)
HEIGHTS = (640, 294, 450, 800)
ROUNDS = 8


def import_both(crumb):
    """Cookie Raid's game was played last."""
    crumb.import_new("cubbage", "Sue", "John")
    crumb.import_new("cookie-raid", "Sue", "John", "Ann", day=2)


def check_new_game(crumb, tap):
    with tap.case("Another kind of game can be started from the end of one"):
        crumb.keys("0", "0")
        crumb.tap("This Game")
        crumb.keys("e")
        crumb.tap("New Game", scroll=True, at_rest=True)
        crumb.tap("Cubbage", at_rest=True)
        crumb.tap("Start", at_rest=True)
        wait_until(lambda: crumb.games()[0]["game"] == "cubbage", "the game to be started")
        crumb.check_idle()


def check_switched(crumb, tap):
    with tap.case("A game can be opened while the table of another one still fades"):
        crumb.keys("alt+3")
        crumb.wait_for("Unfinished")
        crumb.keys("Return")
        crumb.keys("alt+1", "alt+3", "Down", "Return")
        crumb.check_idle()


def check_turned(crumb, tap):
    with tap.case("A window can be resized while its dialog closes"):
        for number in range(ROUNDS):
            crumb.keys(("ctrl+n", "ctrl+question")[number % 2])
            time.sleep(0.1 + 0.3 * (number % 2))
            crumb.keys("Escape")
            for width, height in zip(WIDTHS, HEIGHTS[number % 4:] + HEIGHTS):
                crumb.resize_at_once(width, height)
                time.sleep(0.02 * (number % 3))
            time.sleep(0.3)
        crumb.check_idle()


def check_unheard(crumb, tap):
    with tap.case("Dice can be entered without accessibility and a session bus"):
        crumb.launch()
        crumb.find_window_unasked()
        crumb.keys("6", "5", "4", "Return", "1")
        wait_until(lambda: [(entry["what"], entry["dice"]) for entry in crumb.export()["entries"]][-2:]
                   == [("plate", "654"), ("bid", "1")], "the dice to be kept")
        crumb.check_idle()


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    for size in ((1280, 800), (400, 800)):
        with on_a_desk(tap, "fades-failed", program, pictures) as crumb:
            import_both(crumb)
            crumb.start(*size)
            check_switched(crumb, tap)
            check_new_game(crumb, tap)
            check_turned(crumb, tap)
            crumb.quit()
    with on_a_desk(tap, "fades-failed", program, pictures) as crumb:
        import_both(crumb)
        crumb.desk.leave_buses()
        # A picture of it would be asked for by accessibility.
        tap.on_failure = lambda: None
        check_unheard(crumb, tap)
    tap.end()


main()
