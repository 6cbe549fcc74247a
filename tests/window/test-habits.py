#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What fingers and desktops are used to: a single window, a screen kept on only while a game runs, Enter after dice."""

import os
import subprocess

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from game_keys import standing
from player import begin_game
from portal import Portal
from tap import Tap

# A round but for the last die of its last hand.
ROUND = [{"what": "bid", "seat": 0, "dice": "511"}, {"what": "bid", "seat": 1, "dice": "444"},
         {"what": "take", "seat": 0, "dice": "6"}, {"what": "reveal"},
         {"what": "hand", "seat": 0, "dice": "6511"}, {"what": "hand", "seat": 1, "dice": "44", "open": True}]


def check_enter(tap, program, pictures):
    with on_a_desk(tap, "enter-failed", program, pictures) as crumb:
        crumb.import_new("cookie-raid", "Sue", "John", entries=ROUND)
        crumb.start()
        with tap.case("Enter from habit after the last die of a round leaves its scores in view"):
            crumb.keys("4", "Return")
            crumb.wait_for("Next Round")
            crumb.look()
            kept = standing(crumb.export())[-1]
            if kept != {"what": "hand", "seat": 1, "dice": "444", "amount": 0}:
                raise Failure(f"{kept} came after it.")
        with tap.case("The next Enter goes on"):
            crumb.keys("Return")
            wait_until(lambda: standing(crumb.export())[-1]["what"] == "round", "the next round", 10)
        crumb.quit()


def check_screen(crumb, portal, tap):
    with tap.case("Before a game the screen may go off"):
        crumb.start()
        if portal.reasons():
            raise Failure(f"It is kept on: {portal.reasons()}")
    with tap.case("While a game runs the screen stays on"):
        begin_game(crumb, ("Sue", "John"))
        wait_until(lambda: len(portal.reasons()) == 1, "the screen to be kept on")
    with tap.case("When it is over the screen may go off"):
        crumb.keys("0", "0")
        crumb.tap("This Game")
        crumb.keys("e")
        wait_until(lambda: crumb.show()["over"], "the game to be ended early")
        wait_until(lambda: not portal.reasons(), "the screen not to be kept on any more")
    with tap.case("When the end is undone the screen stays on again"):
        crumb.keys("ctrl+z")
        wait_until(lambda: len(portal.reasons()) == 1, "the screen to be kept on")


def check_second_start(crumb, desk, program, tap):
    with tap.case("A second start raises the window that is there"):
        windows = crumb.windows()
        second = subprocess.run([program], env=desk.environment, stdin=subprocess.DEVNULL, capture_output=True,
                                text=True, timeout=30, check=False)
        if second.returncode != 0:
            raise Failure(f"It ended with {second.returncode}: {second.stderr}")
        if crumb.windows() != windows:
            raise Failure("There is another window.")


def check_keys(crumb, tap):
    with tap.case("F10 opens the main menu"):
        crumb.keys("F10", "k")
        crumb.wait_for("Finish the bid")
    with tap.case("Ctrl+W closes the dialog that is open, not the window"):
        crumb.keys("ctrl+w")
        wait_until(lambda: not crumb.shows("Finish the bid"), "the dialog to be closed")
    with tap.case("F1 and F11 work in a dialog"):
        crumb.keys("ctrl+question")
        crumb.wait_for("Finish the bid")
        crumb.keys("F1")
        crumb.wait_for("A Round")
        window = crumb.windows()[0]
        crumb.keys("F11")
        wait_until(lambda: len(crumb.windows()) == 2, "the scoreboard")
        crumb.desk.run("xdotool", "windowactivate", "--sync", window)


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    program = os.path.abspath(program)
    tap = Tap()
    check_enter(tap, program, pictures)
    with on_a_desk(tap, "habits-failed", program, pictures) as crumb:
        portal = Portal(crumb.desk)
        check_screen(crumb, portal, tap)
        check_second_start(crumb, crumb.desk, program, tap)
        check_keys(crumb, tap)
        with tap.case("It quits from a dialog without a complaint"):
            crumb.quit()
    tap.end()


main()
