#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Games found by month, year and rules, and who did best in them, at one size."""

from desk import wait_until
from screen_reader import LIST_ITEM, SELECTED
from tour import games_in, run

ANN = "Ann, Bartholomew and Ĳsbrand & Co"


def find(tour, step):
    step("months", "alt+3", "March 2026", ANN)
    if not tour.narrow:
        step("the newest game", "", "Chart of the Totals")
    step("a year", "<2012>", "games", "February 2012", without=("March 2026", ANN))
    step("rules by name", "ctrl+a <open hands>", "1 game", "Open hands")
    step("a game by its name", "ctrl+a <raid>", "games", "March 2026")
    step("a game that nobody played", "ctrl+a <cubbage>", "No Games Found", without=("March 2026",))
    step("all again", "Escape Escape", "March 2026")
    step("a named button", "[Filter Games]", "Filter Games")
    step("and its filters away", "Escape", "March 2026")


def marks(crumb, *names, keys=None):
    """Checks which games are selected in the list, and which of all has the keys."""
    def marked():
        return [node.name for node in crumb.nodes() if node.role == LIST_ITEM and node.has(SELECTED)]

    def check():
        wait_until(lambda: marked() == list(names), f"{names} to be marked, not {marked()}", 10)
        if keys is not None:
            wait_until(lambda: crumb.focused() is not None and crumb.focused().name == keys, f"the keys on {keys}", 10)
    return check


def follow_list(crumb, step):
    """Keys are with the game that was clicked, wherever they were, and the page shows what the list has marked."""
    sue, four = "Sue and John", "<b>Zoë</b>, 李, Sue and John"
    step("a game beside the list", f"[{ANN}] [Replay] [{sue}]", "Chart of the Totals", check=marks(crumb, sue, keys=sue))
    step("not in its search", "ctrl+f <ijsbrand>", "1 game", check=marks(crumb))
    step("marked again", "Escape Escape", sue, check=marks(crumb, sue))
    step("several", f"[Select Games] [Replay] [{ANN}] Escape", sue, without=("Selected",),
         check=marks(crumb, sue, keys=sue))
    step("deleted by its key", "[Replay] [李] Delete", "Game deleted", "Chart of the Totals",
         without=("Select a Game",), check=marks(crumb, four, keys=four))
    step("there again", "ctrl+z", "李, Sue", check=marks(crumb, four, keys=four))


def look_at_leaderboard(tour, step):
    step("leaderboard", "[Players] [Leaderboard]", "Leaderboard", "Won ", "Best round: ")
    step("head to head", "[1. Sue]", "Sue against…", "ahead in")
    step("the two", "[Against John]", "Sue and John", "ahead in")
    step("games of the two", "[Show Their Games]", "With John", "game", without=(ANN,))
    step("no filter", "[With John] [Sue]", "March 2026")
    step("leaderboard of some rules", "[Players] [Leaderboard] [Filter Games] Tab Return Down Down Return Escape",
         "Five on the plate", "1. Anthony", without=("3. Bartholomew",))
    step("two by rules", "[1. Anthony] [Against Brad]", "Five on the plate", "Anthony and Brad", "1 game")
    step("games of two by rules", "[Show Their Games]", "Five on the plate", "With Brad", "1 game")
    step("all rules again", "[Five on the plate] [With Brad] [Anthony]", "March 2026")
    if not tour.narrow:
        step("a player beside it", "[Players] [Leaderboard] [Brad]", "Head to Head", without=("Best round: ",))


def go_on(step):
    step("a game", "[Games] [李]", "Chart of the Totals")
    step("corrected from its menu", "[Options for This Game] c", "Select the entry that’s wrong.")
    step("deleted from its menu", "Escape [Options for This Game] l", "Game deleted")
    step("there again", "[Undo]", "李")
    step("rematch from its menu", "[李] [Options for This Game] r", "Rematch: ")


def walk(tour, crumb):
    tour.start(*games_in(tour.games))
    find(tour, tour.step)
    if not tour.narrow:
        follow_list(crumb, tour.step)
    look_at_leaderboard(tour, tour.step)
    go_on(tour.step)


run("finding", walk)
