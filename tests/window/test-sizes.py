#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The pages of the window at sizes between those of other tours, with names that are hard to show."""

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

WIDTHS = (360, 420, 600, 860, 880, 900, 920, 940, 1280)
HEIGHTS = (294, 480, 520, 660, 700)
NAMES = ("Bartholomew", "Ĳsbrand & Co", "<b>Zoë</b>", "李")
SCORES = [{"what": "cookies", "seat": seat, "amount": 50 + seat} for seat in range(len(NAMES))]

# What to press, and what is shown then. The plate has two dice, so that a round is short.
GAME = (
    ("6 3 5", "bid"),
    ("1 Return 4 4 4 0 5 1 Return 6 2 6 1 6 0 0 3 Return 0 5 6 6 5 2 4 4 4 5 3 1 1 6 1 1", "scored"),
    ("Return Return 0 0 0 0 Return 1 1 1 4 4 4 1 2 3 1 3 5", "over"),
)
RULINGS = (
    ("5 4 1", "bid"),
    ("4 5 1", "tie"),
    ("6 6 1 6 6 2", "ruled"),
)
TOTALS = [5, 16, 2, 2]


def import_game(crumb, day, rules, entries=()):
    crumb.import_new("cookie-raid", *NAMES, day=day, rules=rules, entries=entries)


def sweep(crumb, what, style, tap, names=NAMES):
    """Of what is too large for its window GTK warns; and every name is shown as typed."""
    with tap.case(f"{what} fits every size, {style}"):
        for width in WIDTHS:
            for height in HEIGHTS:
                crumb.resize(width, height)
        # The lowest window has no room for the cards in large text.
        crumb.resize(400, 800)
        for name in names:
            crumb.wait_for(name)
        crumb.picture(f"{what.replace(' ', '-')}-{style}")
        crumb.check_quiet()


def sweep_rulings(crumb, style, tap):
    crumb.start()
    crumb.keys("alt+2")
    for keys, state in RULINGS:
        crumb.keys(*keys.split())
        sweep(crumb, f"rulings {state}", style, tap, ())
    crumb.quit()


def sweep_game(crumb, style, tap):
    import_game(crumb, 2, "plate=2,target=12")
    crumb.start()
    with tap.case(f"What is behind a dialog isn’t read until Escape closes it, {style}"):
        crumb.wait_for("What’s on the plate?")
        crumb.keys("ctrl+n")
        wait_until(lambda: crumb.find("Start"), "the New Game dialog")
        wait_until(lambda: not crumb.shows("What’s on the plate?"), "the page behind the dialog not to be read")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.find("Start"), "the New Game dialog to be gone")
        crumb.wait_for("What’s on the plate?")
    for keys, state in GAME:
        crumb.keys(*keys.split())
        sweep(crumb, f"table {state}", style, tap)
    with tap.case(f"The totals are right, {style}"):
        found = crumb.show()["totals"][-1]
        if found != TOTALS:
            raise Failure(f"{found} instead of {TOTALS}.")
    crumb.quit()


def sweep_history(crumb, style, tap):
    import_game(crumb, 1, "target=50", SCORES)
    import_game(crumb, 2, "plate=2,target=60", SCORES[:1])
    crumb.start()
    crumb.keys("alt+3")
    sweep(crumb, "history", style, tap)
    with tap.case(f"A player has a page, {style}"):
        crumb.tap("Players")
        crumb.tap(NAMES[0])
        crumb.wait_for("Head to Head")
    sweep(crumb, "player", style, tap, NAMES[:1])
    crumb.quit()


def main():
    program, style, pictures = arguments("PROGRAM", "STYLE", "PICTURES")
    tap = Tap()
    for walk in (sweep_rulings, sweep_game, sweep_history):
        with on_a_desk(tap, f"sizes-failed-{style}", program, pictures, style=style) as crumb:
            walk(crumb, style, tap)
    tap.end()


main()
