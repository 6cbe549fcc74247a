#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Counts the presses that whole rounds take, bid by bid, in each way to enter them: less than 1.15 for each die in
the short ones."""

import random

from crumb_window import PAUSE, arguments, on_a_desk
from desk import Failure, wait_until
from game_keys import standing
from tap import Tap

# Presses for each die. Who never holds a key or Ctrl says of each bid that isn't full that it has ended.
SHORT, PLAIN = 1.15, 1.25
HAND = 3
PLATE = 8
# How the last die of a bid that isn't full is told, and by what: holding it, Ctrl, Enter or the next player's key.
ROUNDS = (("keys that are held", 2, 1, SHORT), ("keys that are held", 4, 3, SHORT),
          ("keys with Ctrl", 2, 1, SHORT), ("keys with Ctrl", 4, 2, SHORT), ("keys with Ctrl", 4, 3, SHORT),
          ("taps that hold", 2, 1, SHORT), ("taps that hold", 4, 2, SHORT),
          ("plain keys", 2, 1, PLAIN), ("plain keys", 4, 3, PLAIN),
          ("players’ keys", 2, 1, PLAIN), ("players’ keys", 4, 3, PLAIN))
# The keys of the players, in the order of the table.
PLAYERS = "asdf"


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
    """What somebody presses who knows how: keys, or what is on the screen; counts presses and dice."""

    def __init__(self, way):
        self.pressed, self.dice, self._way, self._touch = [], 0, way, way.startswith("taps")
        self._holds = self._touch or way == "keys that are held"

    def press(self, *what):
        self.pressed += what

    def enter(self, dice):
        self.press(*(str(die) for die in dice))
        self.dice += len(dice)

    def _end_with(self, die):
        """The last die of a bid that isn't full: held, or with Ctrl."""
        self.press(("held", str(die)) if self._holds else f"ctrl+{die}")
        self.dice += 1

    def _no_bids(self, count):
        """Nobody else bids, for as many seats."""
        if count > 0:
            self.press(("No Bid" if count == 1 else "Nobody Else") if self._touch else "0" if count == 1 else "period")

    def take(self, die):
        self.press(f"Take the {die}" if self._touch else str(die))
        self.dice += 1

    def bid(self, bid):
        """A bid of all seats."""
        last = max(seat for seat, dice in enumerate(bid) if dice)
        if self._way in ("plain keys", "players’ keys"):
            self._bid_plainly(bid, last)
            return
        for dice in bid[:last + 1]:
            if not dice:
                self.press("No Bid" if self._touch else "0")
            elif len(dice) == HAND:
                self.enter(dice)
            else:
                self.enter(dice[:-1])
                self._end_with(dice[-1])
        self._no_bids(len(bid) - last - 1)

    def _bid_plainly(self, bid, last):
        """Each bid that isn't full is ended with a key of its own: the next player's, or Enter."""
        is_open = False
        for seat, dice in enumerate(bid[:last + 1]):
            if is_open:
                self.press("Return" if self._way == "plain keys" else PLAYERS[seat])
            if dice:
                self.enter(dice)
            else:
                self.press("0")
            is_open = 0 < len(dice) < HAND
        left = len(bid) - last - 1
        if left + is_open > 1:
            self.press("period")
        elif left + is_open == 1:
            self.press("Return" if is_open else "0")


def presses_of(seats, seed, way):
    """The presses of a round up to its hands."""
    plate, bids, _, _ = make_round(seats, seed)
    fingers = Fingers(way)
    fingers.enter(plate)
    for number, (bid, _, taken) in enumerate(bids):
        fingers.bid(bid)
        if number + 1 < len(bids):
            fingers.take(taken)
        else:
            # The last die of the plate is taken without a press.
            fingers.dice += 1
    fingers.press("Keep" if way.startswith("taps") else "Return")
    return fingers


def hold(crumb, die):
    crumb.tap(die, until=lambda: crumb.shows(f"{die}, the last die"))


def tap_all(crumb, pressed):
    """Taps all; the first die that is to be held is, the second button does the same for the others."""
    has_held = False
    for what in pressed:
        if not isinstance(what, tuple):
            crumb.tap(what)
        elif has_held:
            crumb.tap(what[1], button=3)
        else:
            hold(crumb, what[1])
            has_held = True


def ended(crumb):
    """Whether all that was entered has ended."""
    return not crumb.export()["entries"][-1].get("open")


def press_all(crumb, pressed):
    """Presses all; the first key that is to be held is, Ctrl does the same for the others."""
    first = next((at for at, what in enumerate(pressed) if isinstance(what, tuple)), len(pressed))
    if first == len(pressed):
        crumb.keys(*pressed[:-1], PAUSE, pressed[-1])
        return
    crumb.keys(*pressed[:first])
    crumb.hold_key(pressed[first][1], until=lambda: ended(crumb))
    crumb.keys(*(f"ctrl+{what[1]}" if isinstance(what, tuple) else what for what in pressed[first + 1:-1]),
               PAUSE, pressed[-1])


def check_bids(crumb, seats, seed):
    bids = [(move["seat"], move["dice"]) for move in standing(crumb.export()) if move["what"] == "bid"]
    expected = sorted((seat, "".join(map(str, dice))) for bid, _, _ in make_round(seats, seed)[1]
                      for seat, dice in enumerate(bid))
    if sorted(bids) != expected:
        raise Failure(f"{sorted(bids)} was kept instead of {expected}.")


def play(crumb, way, seats, seed, most, tap):
    fingers = presses_of(seats, seed, way)
    hand_dice = HAND * seats + PLATE
    presses, dice = len(fingers.pressed) + hand_dice, fingers.dice + hand_dice
    with tap.case(f"{seats} players: {presses} {way} for {dice} dice, {presses / dice:.3f} for each"):
        if way.startswith("taps"):
            tap_all(crumb, fingers.pressed)
        else:
            press_all(crumb, fingers.pressed)
        wait_until(lambda: crumb.shows("What’s in Sue’s hand"), "the hands to be asked for", 20)
        check_bids(crumb, seats, seed)
        if presses >= most * dice:
            raise Failure(f"That is more than {most}.")


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    for way, seats, seed, most in ROUNDS:
        with on_a_desk(tap, "presses-failed", program, pictures) as crumb:
            crumb.import_new("cookie-raid", *("Sue", "John", "Ann", "Bo")[:seats], rules="target=50")
            crumb.start()
            play(crumb, way, seats, seed, most, tap)
            crumb.quit()
    tap.end()


main()
