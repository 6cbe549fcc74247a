# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Plays a game file in the window, key by key."""

import json

from desk import Failure, wait_until
from game_keys import Typist, in_order, standing


def begin_game(crumb, names, typed=lambda: None):
    """Types the names of a new game and starts it: Enter leads to the next row, and in an empty one it starts.

    typed is called in between.
    """
    crumb.keys("ctrl+n")
    wait_until(lambda: crumb.find("Start"), "the New Game dialog")
    for name in names[:-1]:
        crumb.write(name)
        crumb.keys("Return")
    crumb.write(names[-1])
    typed()
    crumb.keys("Return", "Return")
    wait_until(lambda: [game["players"] for game in crumb.games()] == [list(names)], "the game to be kept")


class Player:
    """Enters a game file move by move, and knows what must be saved by then."""

    def __init__(self, crumb, path):
        with open(path, encoding="utf-8") as file:
            self.game = json.load(file)
        self.names = [player["name"] for player in self.game["players"]]
        self.first = self.game.get("first", 0)
        self.moves = self.ordered(self.game)
        self.entered = 0
        self._crumb = crumb
        self._typist = Typist()

    def ordered(self, game):
        """The standing moves of a game, in a form that can be compared."""
        return in_order(standing(game), self.first, len(self.names))

    def keys(self):
        """The keys of the next move."""
        self.entered += 1
        return self._typist.keys(self.moves[self.entered - 1])

    def play_to(self, end):
        """Enters all moves before that index and waits until they are saved."""
        keys = []
        while self.entered < end:
            keys += self.keys()
        if keys:
            self._crumb.keys(*keys)
        self.wait_until_kept()

    def kept(self):
        """The moves that have been saved."""
        return self.ordered(self._crumb.export() or {"entries": []})

    def wait_until_kept(self):
        """Waits until exactly the entered moves are saved."""
        expected = self.moves[:self.entered]
        try:
            wait_until(lambda: self.kept() == expected, "the moves to be kept")
        except Failure as failure:
            kept = self.kept()
            same = next((i for i, (a, b) in enumerate(zip(kept, expected)) if a != b), min(len(kept), len(expected)))
            raise Failure(f"{failure} From move {same} on, {kept[same:]} was kept instead of "
                          f"{expected[same:]}.") from None

    def rounds(self):
        """The indices of the moves that start the next round."""
        return [number for number, move in enumerate(self.moves) if move["what"] == "round"]
