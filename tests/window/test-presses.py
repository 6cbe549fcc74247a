#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Counts the presses that whole rounds take, bid by bid: less than 1.15 for each die that is entered."""

import json
import os
import random

from crumb_window import Crumb, arguments
from desk import Desk, Failure, wait_until
from game_keys import standing
from tap import Tap

MOST = 1.15
HAND = 3
PLATE = 8
ROUNDS = ((2, 1), (4, 2), (4, 3))


def beats(one, other):
    """Whether one bid beats another, 0 where they are the same; fewer dice win where all before are the same."""
    one, other = sorted(one, reverse=True), sorted(other, reverse=True)
    for a, b in zip(one, other):
        if a != b:
            return a > b
    return None if len(one) == len(other) else len(one) < len(other)


def make_round(seats, seed):
    """The plate, the bids with who wins each and which die is taken, and the hands."""
    dice = random.Random(seed)
    plate = sorted(dice.choices(range(1, 7), k=PLATE), reverse=True)
    left, bids, won = list(plate), [], [[] for _ in range(seats)]
    while left:
        bid = [dice.choices(range(1, 7), k=dice.choice((0, 1, 2, 2, 3, 3))) for _ in range(seats)]
        some = [seat for seat in range(seats) if bid[seat]]
        best = [seat for seat in some if all(other == seat or beats(bid[seat], bid[other]) for other in some)]
        if len(best) != 1:
            continue
        won[best[0]].append(left[0])
        bids.append((bid, best[0], left.pop(0)))
    hands = [[*(bids[-1][0][seat]), 1, 2, 3][:HAND] for seat in range(seats)]
    return plate, bids, hands, won


class Fingers:
    """Presses keys on the keyboard as somebody who knows them does, and counts presses and dice."""

    def __init__(self):
        self.keys, self.dice = [], 0

    def press(self, *keys):
        self.keys += [str(key) for key in keys]

    def enter(self, dice):
        self.press(*dice)
        self.dice += len(dice)

    def bid(self, bid, last):
        """A bid of all seats; last is the last one who bids."""
        for seat, dice in enumerate(bid[:last + 1]):
            short = 0 < len(dice) < HAND
            self.dice += len(dice)
            if not dice:
                self.press("0")
            elif short and seat == last and last + 1 < len(bid):
                self.press(*dice, "period")
            elif short:
                self.press(*dice[:-1], f"ctrl+{dice[-1]}")
            else:
                self.press(*dice)
                if seat == last and last + 1 < len(bid):
                    self.press("period" if last + 2 < len(bid) else "0")


def keys_of(seats, seed):
    """The keys of a round, and how many dice it has."""
    plate, bids, _, _ = make_round(seats, seed)
    fingers = Fingers()
    fingers.enter(plate)
    for number, (bid, _, taken) in enumerate(bids):
        fingers.bid(bid, max(seat for seat in range(seats) if bid[seat]))
        fingers.dice += 1
        if number + 1 < len(bids):
            fingers.press(taken)
    fingers.press("Return")
    return fingers


def write_game(desk, seats):
    path = os.path.join(desk.home, f"{seats}.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"crumb-game": 1, "game": "cookie-raid", "started": f"2026-03-0{seats}T19:30:00Z",
                   "rules": "target=50", "players": [{"name": name} for name in ("Sue", "John", "Ann", "Bo")[:seats]],
                   "entries": []}, file)
    return path


def play(crumb, seats, seed, tap):
    fingers = keys_of(seats, seed)
    hand_dice = HAND * seats + PLATE
    presses, dice = len(fingers.keys) + hand_dice, fingers.dice + hand_dice
    with tap.case(f"{seats} players: {presses} presses for {dice} dice, {presses / dice:.3f} for each"):
        crumb.keys(*fingers.keys)
        wait_until(lambda: crumb.shows("hand of Sue"), "the hands to be asked for", 20)
        bids = [(move["seat"], move["dice"]) for move in standing(crumb.export()) if move["what"] == "bid"]
        expected = sorted((seat, "".join(map(str, dice))) for bid, _, _ in make_round(seats, seed)[1]
                          for seat, dice in enumerate(bid))
        if sorted(bids) != expected:
            raise Failure(f"{sorted(bids)} was kept instead of {expected}.")
        if presses >= MOST * dice:
            raise Failure(f"That is more than {MOST}.")


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    for seats, seed in ROUNDS:
        with Desk() as desk:
            crumb = Crumb(desk, os.path.abspath(program), pictures)
            tap.on_failure = lambda: crumb.picture("presses-failed")
            try:
                crumb.cli("import", write_game(desk, seats))
                crumb.start()
                play(crumb, seats, seed, tap)
                crumb.quit()
            finally:
                crumb.end()
    tap.end()


main()
