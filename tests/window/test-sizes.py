#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Every page of the window at every size, with names that are hard to show."""

import json
import os

from crumb_window import Crumb, arguments
from desk import Desk, Failure, wait_until
from tap import Tap

SIZES = ((1280, 800), (400, 800), (360, 294))
WIDTHS = (360, 420, 600, 860, 880, 900, 920, 940, 1280)
HEIGHTS = (294, 480, 520, 660, 700)
NAMES = ("Bartholomew", "Ĳsbrand & Co", "<b>Zoë</b>", "李")
SCORES = [{"what": "cookies", "seat": seat, "amount": 50 + seat} for seat in range(len(NAMES))]

# What to press, and what must be shown then. The plate has two dice, so that a round is short.
TOUR = (
    ("6", "plate"),
    ("3 5", "bid"),
    ("1 Return 4 4 4 0 5 1 Return", "tie"),
    ("6 2 6 1", "ruling"),
    ("6", "second-bid"),
    ("0 0 3 Return 0", "lucky-last"),
    ("5", "reveal"),
    ("6 6 5 2 4", "reveal-second"),
    ("4 4 5 3 1 1 6 1 1", "scored"),
    ("Return Return 0 0 0 0", "nobody-bids"),
    ("Return 1 1 1 4 4 4 1 2 3 1 3 5", "over"),
)
RULINGS = (
    ("5 4 1", "rulings-bid"),
    ("4 5 1", "rulings-tie"),
    ("6 6 1 6 6 2", "rulings-ruled"),
)
TOTALS = [5, 16, 2, 2]


def write_game(desk, name, day, rules, entries):
    """Writes a game file with those names."""
    path = os.path.join(desk.home, name + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"crumb-game": 1, "game": "cookie-raid", "started": f"2026-03-{day}T19:30:00Z", "rules": rules,
                   "players": [{"name": player} for player in NAMES], "entries": entries}, file)
    return path


def check_names(crumb):
    """Every name is shown as typed."""
    for name in NAMES:
        crumb.wait_for(name)


def start(crumb, style, tap):
    with tap.case(f"It starts, {style}"):
        crumb.start()


def look(crumb, state, style, tap):
    with tap.case(f"{state} fits every size, {style}"):
        for width, height in SIZES:
            crumb.resize(width, height)
            crumb.picture(f"{state}-{width}x{height}-{style}")
        crumb.check_quiet()


def sweep(crumb, style, tap):
    with tap.case(f"No size in between is too small for what is shown, {style}"):
        for width in WIDTHS:
            for height in HEIGHTS:
                crumb.resize(width, height)
        crumb.check_quiet()


def look_at_start(crumb, style, tap):
    start(crumb, style, tap)
    look(crumb, "start-empty", style, tap)
    crumb.quit()
    crumb.cli("import", write_game(crumb.desk, "finished", "01", "target=50", SCORES))
    start(crumb, style, tap)
    with tap.case(f"It greets people, and the list of games shows every name as typed, {style}"):
        crumb.wait_for("Ready to Raid?")
        check_names(crumb)
    look(crumb, "start", style, tap)
    with tap.case(f"The names of the last game are filled in, {style}"):
        crumb.keys("ctrl+n")
        wait_until(lambda: crumb.find("Start"), "the New Game dialog")
        check_names(crumb)
    look(crumb, "new-game", style, tap)
    with tap.case(f"What is behind a dialog isn’t read until Escape closes it, {style}"):
        wait_until(lambda: not crumb.shows("Finished"), "the page behind the dialog not to be read")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.find("Start"), "the New Game dialog to be gone")
        crumb.wait_for("Finished")
    crumb.quit()


def look_at_people(crumb, state, style, tap):
    with tap.case(f"The players of a game show every name as typed, {state}, {style}"):
        crumb.tap("This Game")
        crumb.keys("l")
        crumb.wait_for("Player 1: ")
        # Those who play have options, which have their names; the names themselves can be changed.
        if state == "running":
            check_names(crumb)
    look(crumb, f"people-{state}", style, tap)
    crumb.keys("Escape")
    wait_until(lambda: not crumb.shows("Player 1: "), "the players to be gone")


def look_at_play_on(crumb, style, tap):
    with tap.case(f"A game that is over can be played on, {style}"):
        crumb.tap("Play On")
        crumb.wait_for("Until We Stop")
    look(crumb, "play-on", style, tap)
    crumb.keys("Escape")
    wait_until(lambda: not crumb.shows("Until We Stop"), "the dialog to be gone")


def look_at_game(crumb, style, tap):
    crumb.cli("import", write_game(crumb.desk, "tour", "02", "plate=2,target=12", []))
    start(crumb, style, tap)
    look(crumb, "first", style, tap)
    look_at_people(crumb, "running", style, tap)
    for keys, state in TOUR:
        crumb.keys(*keys.split())
        look(crumb, state, style, tap)
        with tap.case(f"{state} shows every name as typed, {style}"):
            # The lowest window has no room for the cards in large text.
            crumb.resize(*SIZES[1])
            check_names(crumb)
        if state in ("bid", "scored"):
            sweep(crumb, style, tap)
    look_at_people(crumb, "over", style, tap)
    look_at_play_on(crumb, style, tap)
    with tap.case(f"The totals are right, {style}"):
        found = crumb.show()["totals"][-1]
        if found != TOTALS:
            raise Failure(f"{found} instead of {TOTALS}.")
    crumb.quit()


def look_at_rulings(crumb, style, tap):
    start(crumb, style, tap)
    crumb.keys("alt+2")
    for keys, state in RULINGS:
        crumb.keys(*keys.split())
        look(crumb, state, style, tap)
        sweep(crumb, style, tap)
    crumb.quit()


def look_at_history(crumb, style, tap):
    # Looks through the libraries too, slowly: so tests/lsan.supp can tell whose memory was lost.
    crumb.desk.environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":fast_unwind_on_malloc=0"
    start(crumb, style, tap)
    crumb.keys("alt+3")
    crumb.wait_for("No Games Yet")
    look(crumb, "history-empty", style, tap)
    crumb.quit()
    crumb.cli("import", write_game(crumb.desk, "past", "01", "target=50", SCORES),
              write_game(crumb.desk, "unfinished", "02", "plate=2,target=60", SCORES[:1]))
    start(crumb, style, tap)
    crumb.keys("alt+3")
    with tap.case(f"The history shows every name as typed, {style}"):
        check_names(crumb)
    look(crumb, "history", style, tap)
    sweep(crumb, style, tap)
    with tap.case(f"Type to search, {style}"):
        crumb.write("nobody of that name")
        crumb.wait_for("No Games Found")
    look(crumb, "history-not-found", style, tap)
    with tap.case(f"A game can be deleted, {style}"):
        crumb.tap("Show All Games", scroll=True)
        crumb.wait_for("李")
        crumb.keys("Down", "Delete")
        wait_until(lambda: len(crumb.games()) == 1, "the game to be deleted")
    look(crumb, "history-deleted", style, tap)
    with tap.case(f"It can be brought back, {style}"):
        crumb.keys("ctrl+z")
        wait_until(lambda: len(crumb.games()) == 2, "the game to be there again")
    with tap.case(f"A player has a page, {style}"):
        crumb.tap("Players")
        crumb.tap(NAMES[0])
        crumb.wait_for("Head to Head")
    look(crumb, "history-player", style, tap)
    sweep(crumb, style, tap)
    crumb.quit()


def run(program, style, pictures, tap, *tours):
    """Runs those tours one after the other, in their own record."""
    with Desk(style=style) as desk:
        crumb = Crumb(desk, os.path.abspath(program), pictures)
        tap.on_failure = lambda: crumb.picture(f"sizes-failed-{style}")
        try:
            for tour in tours:
                tour(crumb, style, tap)
        finally:
            crumb.end()


def main():
    program, style, pictures = arguments("PROGRAM", "STYLE", "PICTURES")
    tap = Tap()
    run(program, style, pictures, tap, look_at_rulings, look_at_start, look_at_game)
    run(program, style, pictures, tap, look_at_history)
    tap.end()


main()
