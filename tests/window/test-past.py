#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Evenings in History, and the highlights of all games, at one size."""

import os

from crumb_window import Crumb, arguments
from desk import Desk
from tap import Tap
from tour import Tour

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


def main():
    program, size, style, games, pictures = arguments("PROGRAM", "SIZE", "STYLE", "GAMES", "PICTURES")
    tap = Tap()
    with Desk(style=style) as desk:
        crumb = Crumb(desk, os.path.abspath(program), pictures)
        tap.on_failure = lambda: crumb.picture(f"past-failed-{size}-{style}")
        tour = Tour(crumb, tap, "past", size, style)
        try:
            add_evening(crumb)
            tour.start(*[os.path.join(games, name) for name in sorted(os.listdir(games)) if name.endswith(".json")])
            look_at_evening(tour, tour.step)
            look_at_highlights(tour, tour.step)
            crumb.quit()
        finally:
            crumb.end()
    tap.end()


main()
