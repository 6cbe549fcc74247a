#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Evenings in History, and the highlights of all games, at one size."""

from tour import games_in, run

PAIR = "Ute and Udo"


def add_evening(crumb):
    for amounts in ((60, 7), (7, 60), (61, 7)):
        crumb.import_new("cookie-raid", "Ute", "Udo", day=8,
                         entries=[{"what": "cookies", "seat": seat, "amount": amounts[seat]} for seat in (0, 1)])


def look_at_evening(tour, step):
    step("an evening in the list", "alt+3", "Mar 8", "March 2026", without=(PAIR,))
    step("its page", "[Sun, Mar 8]", "Games Won", "Options for This Evening", PAIR)
    step("its picture", "[Options for This Evening] Return", "Picture copied")
    step("a game of it", f"[{PAIR}]", "wins with 6")
    if tour.narrow:
        step("back", "Escape", "Filter Games")
    step("single games", "[Filter Games] alt+e", PAIR)
    step("the list of them", "Escape", PAIR, without=("Sun, Mar 8",))


def look_at_highlights(tour, step):
    step("highlights", "[Players] [Options for the Players] Return", "Highlights", "games on", "won most",
         "Longest winning streak")
    step("the replay of a record", "[Best round]", "Replay", "Round", without=("Highlights",))
    if tour.narrow:
        step("back to the list", "Escape", "Filter Games")


def walk(tour, crumb):
    add_evening(crumb)
    tour.start(*games_in(tour.games))
    look_at_evening(tour, tour.step)
    look_at_highlights(tour, tour.step)


run("past", walk)
