#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Plays a round by taps alone, at the smallest size too: all targets must be inside the window."""

from crumb_window import arguments, on_a_desk
from desk import LONG, Failure, wait_until
from game_keys import standing
from tap import Tap

SIZES = ((900, 640), (360, 294)) if LONG else ((360, 294),)
NAMES = ("Sue", "John")
PLATE = "66543221"

# Who wins each bid, by the table's word, and which die is taken.
TAKEN = ((0, 6), (1, 5), (0, 6), (1, 4), (0, 2), (1, 2), (1, 3))
HANDS = ("6625115", "5423416")
COOKIES = [11, 2]


def begin(crumb):
    """Starts a new game by taps, except for the names."""
    crumb.tap("New Game", scroll=True)
    wait_until(lambda: crumb.find("Start"), "the New Game dialog")
    crumb.write(NAMES[0])
    crumb.keys("Return")
    crumb.write(NAMES[1])
    crumb.tap("Start")
    wait_until(crumb.games, "the game to be kept")


def tap_dice(crumb, dice):
    """Taps a face on the screen for each die."""
    for die in dice:
        crumb.tap(die)


def wait_for_moves(crumb, what, count):
    """Waits until there are that many standing moves of that kind."""
    wait_until(lambda: sum(move["what"] == what for move in standing(crumb.export())) == count,
               f"{count} × “{what}” to be kept")


def bid_with_dice(crumb):
    """Enters the first bid, with the dice of both."""
    tap_dice(crumb, "51")
    crumb.tap("Next")
    crumb.tap("No Bid")
    crumb.tap("Take the 1")
    wait_for_moves(crumb, "take", 1)


def bid_with_names(crumb):
    """Enters all others with only the winner and the die taken; the last die is taken without a tap."""
    for number, (seat, die) in enumerate(TAKEN):
        crumb.tap(NAMES[seat])
        if number + 1 < len(TAKEN):
            crumb.tap(f"Take the {die}")
        wait_for_moves(crumb, "take", 2 + number)


def check(crumb):
    """The record has what was tapped."""
    moves = standing(crumb.export())
    taken = [(move["seat"], int(move["dice"])) for move in moves if move["what"] == "take"]
    if taken != [(0, 1), *TAKEN]:
        raise Failure(f"{taken} was taken.")
    cookies = crumb.show()["totals"][-1]
    if cookies != COOKIES:
        raise Failure(f"The totals are {cookies}.")


def play(crumb, size, tap):
    shown = f"{size[0]}×{size[1]}"
    name = f"taps-{size[0]}x{size[1]}"
    with tap.case(f"New Game at {shown}"):
        crumb.start(*size)
        begin(crumb)
    with tap.case(f"The plate at {shown}"):
        tap_dice(crumb, PLATE)
        wait_for_moves(crumb, "plate", 1)
    with tap.case(f"Bids with dice and without at {shown}"):
        bid_with_dice(crumb)
        bid_with_names(crumb)
        crumb.picture(f"{name}-lucky-last")
    with tap.case(f"The hands at {shown}"):
        crumb.tap("Keep")
        for hand in HANDS:
            tap_dice(crumb, hand)
        wait_until(lambda: crumb.show()["totals"], "the round to be scored")
        crumb.picture(f"{name}-scored")
        check(crumb)
    with tap.case(f"The next round, undo and redo at {shown}"):
        crumb.tap("Next Round")
        wait_for_moves(crumb, "round", 1)
        crumb.tap("Undo")
        wait_for_moves(crumb, "round", 0)
        crumb.tap("Redo")
        wait_for_moves(crumb, "round", 1)
    crumb.quit()


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    for size in SIZES:
        with on_a_desk(tap, "taps-failed", program, pictures) as crumb:
            play(crumb, size, tap)
    tap.end()


main()
