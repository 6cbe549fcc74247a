#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Plays whole games of Cubbage: killed in the middle of a deal, resumed, finished, looked back at."""

import json
import os

from crumb_window import PAUSE, arguments, on_a_desk
from desk import LONG, Failure, wait_until
from game_keys import standing
from screen_reader import ENTRY
from tap import Tap

# The short check plays alone only; other tours play for two.
GAMES = ("solo", "two-players") if LONG else ("solo",)
SIZES = ((360, 294), (400, 800), (1280, 800), (1920, 1080))
# The deal that a game is killed in, counted from 1, and the die of its play that is laid last before.
KILLED_IN = 2
KILLED_AT = 3
# Six dice rolled, two pushed, eight laid, the starter, two more for the crib, and one to see what it counts.
TAPS_A_DEAL = 20
DICE = ("roll", "to-crib", "lay", "throw", "starter", "crib-dice")


class Game:
    """A game file that is entered move by move."""

    def __init__(self, crumb, path):
        with open(path, encoding="utf-8") as file:
            self.file = json.load(file)
        self.path = path
        self.names = [player["name"] for player in self.file["players"]]
        self.solo = "table=solo" in self.file["rules"]
        self.moves = standing(self.file)
        self.entered = 0
        # For each deal how often somebody had to tap.
        self.taps = []
        self._crumb = crumb

    def enter(self, end):
        """Enters all moves before that index, and waits until they are kept."""
        while self.entered < end:
            move = self.moves[self.entered]
            if self.entered == 0 or self.moves[self.entered - 1]["what"] == "crib-dice":
                self.taps.append(0)
                self._see_counted(move)
            if move["what"] != "first-crib":
                self.taps[-1] += len(move.get("dice", "."))
            if move["what"] == "first-crib":
                self._crumb.tap(self.names[move["seat"]])
            elif move["what"] == "go":
                self._crumb.keys("g")
            elif move["what"] in DICE:
                self._crumb.keys(*move["dice"])
            else:
                raise Failure(f"No key enters “{move['what']}”.")
            self.entered += 1
        wait_until(lambda: standing(self._crumb.export()) == self.moves[:end], "the moves to be kept")

    def _see_counted(self, move):
        """A die shows what the last deal counts before it is the first of the next one."""
        self._crumb.look()
        if self._crumb.shows("Count All"):
            self._crumb.keys(move["dice"][0])
            self.taps[-1] += 1

    def find(self, what, count):
        """The index after the move of that kind, counted from 1."""
        found = [index for index, move in enumerate(self.moves) if move["what"] == what]
        return found[count - 1] + 1

    def middle_of_play(self):
        """The index after which the game is killed: in the middle of a play."""
        before = self.find("starter", KILLED_IN - 1)
        laid = [index for index, move in enumerate(self.moves) if index > before and move["what"] in ("lay", "throw")]
        return laid[KILLED_AT - 1] + 1


def settle_without_a_game(crumb, game, tap):
    with tap.case(f"Its rulings are there before the first game, {game.names[1]}"):
        crumb.start()
        crumb.tap("Main Menu")
        crumb.picture("cubbage-menu")
        crumb.keys("Down", "Return")
        crumb.wait_for("Race to 121")
        crumb.keys("alt+2")
        crumb.wait_for("Which four dice, and which starter?")
        crumb.keys("1", "2", "2", "4", "5")
        crumb.wait_for("10 points")
        crumb.picture("cubbage-rulings")
        crumb.quit()


def begin(crumb, game, tap):
    with tap.case(f"New Game asks which game, {game.names[1]}"):
        crumb.start()
        crumb.keys("ctrl+n")
        wait_until(lambda: crumb.find("Start"), "the New Game dialog")
        crumb.tap("Cubbage")
        if not game.solo:
            crumb.tap("Two, hidden")
            crumb.look()
            crumb.tap("Player 1", roles=(ENTRY,))
        crumb.write(game.names[0])
        if not game.solo:
            crumb.keys("Return")
            crumb.write(game.names[1])
        crumb.picture(f"cubbage-new-{game.names[1]}")
        crumb.keys("Return")
        wait_until(lambda: [one["players"] for one in crumb.games()] == [game.names], "the game to be kept")


def look(crumb, game, state, tap):
    with tap.case(f"{state} fits every size, {game.names[1]}"):
        for width, height in SIZES:
            crumb.resize(width, height)
            crumb.picture(f"cubbage-{state}-{game.names[1]}-{width}x{height}".lower())
        crumb.resize(900, 640)
        crumb.check_quiet()


def kill_and_resume(crumb, game, tap):
    with tap.case(f"Killed in the middle of a play, it comes back to the same screen, {game.names[1]}"):
        game.enter(game.middle_of_play())
        crumb.point_away()
        # Totals count up.
        crumb.look(0.6)
        names, screen, journal = crumb.names(), crumb.screen(), crumb.export()
        crumb.kill()
        crumb.start()
        wait_until(lambda: crumb.names() == names, "the same words", 10)
        if crumb.screen() != screen:
            raise Failure("The window looks different.")
        if crumb.export() != journal:
            raise Failure("The journal has changed.")


def look_at_the_end(crumb, picture):
    """The die or the count that has won is looked at before the winner is told."""
    crumb.wait_for("That ends the game." if not crumb.shows("Count All") else "Count All")
    if crumb.shows("wins with"):
        raise Failure("The winner is told too early.")
    crumb.picture(picture)
    if crumb.shows("Count All"):
        crumb.tap("Count All")
    crumb.wait_for("That ends the game.")
    # An Enter that comes at once is the end of the number.
    crumb.keys(PAUSE, "Return")
    crumb.wait_for("wins with")


def finish(crumb, game, tap):
    with tap.case(f"The game is entered to its end, {game.names[1]}"):
        game.enter(game.find("starter", KILLED_IN))
        crumb.picture(f"cubbage-counted-{game.names[1]}".lower())
        game.enter(len(game.moves))
        shown = crumb.show()
        if not shown["over"] or max(shown["totals"][-1]) < 121:
            raise Failure(f"The game is not over: {shown}.")
        if game.solo and max(game.taps) > TAPS_A_DEAL:
            raise Failure(f"Deals take {game.taps} taps.")
        print(f"# Taps a deal, {game.names[1]}: {game.taps}")
        look_at_the_end(crumb, f"cubbage-ends-{game.names[1]}".lower())
        crumb.keys("ctrl+z")
        wait_until(lambda: not crumb.show()["over"], "the game to go on")
        crumb.keys("ctrl+shift+z")
        wait_until(lambda: crumb.show()["over"], "the game to be over again")
        crumb.wait_for("wins with")


def look_back(crumb, game, tap):
    with tap.case(f"It is looked back at, {game.names[1]}"):
        crumb.tap("Review", scroll=True)
        crumb.wait_for("Chart")
        crumb.picture(f"cubbage-review-{game.names[1]}".lower())
        for tab, shown in (("Deals", "Correct This Deal…"), ("Replay", "The game starts.")):
            crumb.tap(tab)
            crumb.wait_for(shown)
            crumb.picture(f"cubbage-{tab}-{game.names[1]}".lower())
        crumb.check_quiet()
    with tap.case(f"It plays by itself, {game.names[1]}"):
        crumb.keys("space")
        crumb.wait_for("Pause")
        crumb.wait_for("has the crib")
        crumb.keys("Next")
        wait_until(lambda: not crumb.shows("Pause"), "the replay to pause")
        crumb.wait_for("Deal 1 · ")
        crumb.picture(f"cubbage-replayed-{game.names[1]}".lower())
        crumb.check_quiet()


def check_players(crumb, game, tap):
    with tap.case(f"Only people are players, {game.names[1]}"):
        players = json.loads(crumb.cli("stats", "--json"))
        found = sorted(player["name"] for player in players)
        if found != ([game.names[0]] if game.solo else game.names):
            raise Failure(f"The players are {found}.")


def play(program, path, pictures, tap):
    with on_a_desk(tap, "cubbage-failed", program, pictures, 2000, 1200) as crumb:
        game = Game(crumb, path)
        settle_without_a_game(crumb, game, tap)
        begin(crumb, game, tap)
        look(crumb, game, "crib", tap)
        kill_and_resume(crumb, game, tap)
        look(crumb, game, "play", tap)
        finish(crumb, game, tap)
        look(crumb, game, "over", tap)
        look_back(crumb, game, tap)
        check_players(crumb, game, tap)
        crumb.quit()


def main():
    program, games, pictures = arguments("PROGRAM", "GAMES", "PICTURES")
    tap = Tap()
    for name in GAMES:
        play(program, os.path.join(games, "cubbage", name + ".json"), pictures, tap)
    tap.end()


main()
