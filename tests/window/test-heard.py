#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Plays a whole game of each kind and only listens to it. What was heard is kept beside the pictures."""

import json
import os
import re

from crumb_window import PAUSE, Crumb, arguments, on_a_desk
from desk import Desk, Failure, wait_until
from game_keys import Typist, in_order, standing
from listener import Listener
from tap import Tap

# Dice as they are shown: they would be read as a sum, or as a date.
SHOWN_DICE = re.compile(r"[0-9?]-[0-9?]")
SENTENCE = re.compile(r"[^.?!]+[.?!]*")
# What a die made of the total, and once more what it is.
TOTAL_TWICE = re.compile(r"total (\d+)\b.*The total is \1\b")


class Game:
    """A game that is entered move by move, in a program that is only listened to."""

    def __init__(self, crumb, path):
        with open(path, encoding="utf-8") as file:
            self.file = json.load(file)
        self.path = path
        self.said = []
        self.lines = []
        self._crumb = crumb
        self._listener = Listener(crumb.desk.environment["DBUS_SESSION_BUS_ADDRESS"])

    def begin(self):
        """Starts the program with the game before its first move."""
        path = os.path.join(self._crumb.desk.home, "game.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"rules": "countdown=10"} | self.file | {"entries": []}, file)
        self._crumb.cli("import", path)
        self._crumb.launch()
        self._crumb.find_window_unasked()
        self._listen("the start")

    def _listen(self, what):
        """Waits until something more was said, and returns that."""
        more = self._listener.wait_for_more(len(self.said), what)
        self.said += more
        self.lines += [f"[{what}]", *more]
        return more

    def press(self, *keys):
        """Presses keys, and returns what is said then."""
        self._crumb.keys(*keys)
        return self._listen(" ".join(keys))

    def wait_to_hear(self, *texts):
        """Waits until all these were said, each by itself."""
        for text in texts:
            while text not in self.said:
                self._listen(f"waiting for “{text}”")

    def expect(self, *texts):
        """Fails unless all these were heard at last, in this order, in what was said at once."""
        last, at = self.said[-1], 0
        for text in texts:
            at = last.find(text, at)
            if at < 0:
                raise Failure(f"“{text}” isn’t said in its place in “{last}”.")

    def keep(self, folder, name):
        """Writes down all that was heard."""
        with open(os.path.join(folder, f"heard-{name}.txt"), "w", encoding="utf-8") as file:
            file.write("\n".join(self.lines) + "\n")


def check_said(game):
    """What is wrong in any game: dice read as sums, sentences said twice, a question before the answer to the last."""
    for said in game.said:
        if SHOWN_DICE.search(said):
            raise Failure(f"Dice aren’t read one by one: “{said}”.")
        if TOTAL_TWICE.search(said):
            raise Failure(f"The total is said twice: “{said}”.")
        sentences = [sentence.strip() for sentence in SENTENCE.findall(said)]
        if len(set(sentences)) < len(sentences):
            raise Failure(f"Something is said twice: “{said}”.")
        if any(sentence.endswith("?") for sentence in sentences[:-1]):
            raise Failure(f"Something comes after the question: “{said}”.")
    for before, after in zip(game.said, game.said[1:]):
        if before == after:
            raise Failure(f"Twice in a row: “{after}”.")


def say_stand(total):
    """What both dice of Auntie Mildred's list show, which is what that total means there."""
    victory = f"{total // 5} victory di" + ("e" if total // 5 == 1 else "ce")
    return f"{victory}, black die at {total % 5 + 1}"


def check_scores(crumb, game, say):
    """All scores and the end must have been said."""
    with Desk() as desk:
        expected = Crumb(desk, crumb.program, desk.home)
        expected.cli("import", game.path)
        scores = expected.show()
    shown = wait_until(lambda: crumb.show() if crumb.show()["over"] else None, "the game to be over")
    if shown["totals"] != scores["totals"]:
        raise Failure(f"{shown['totals']} instead of {scores['totals']}.")
    everything = " ".join(game.said)
    for totals in shown["totals"]:
        if not all(re.search(rf"\b{say(total)}\b", everything) for total in totals if total or say is str):
            raise Failure(f"The totals {totals} were never said.")
    names = [player["name"] for player in game.file["players"]]
    for winner in shown["winners"]:
        who = names[winner] if isinstance(winner, int) else winner
        if not re.search(rf"\b{re.escape(who)}\b.* wins?", game.said[-1]):
            raise Failure(f"{who} wins, but “{game.said[-1]}” was said.")


def take_back(game):
    """A die that is taken back is said, and that a step was undone, before what is asked then."""
    game.press("3", "BackSpace")
    game.expect("Removed 3", "What did Sue roll?")
    game.press("ctrl+z")
    game.expect("Undone", "What’s on the plate?")
    game.press("ctrl+shift+z")
    game.expect("Redone", "The plate shows", "What did Sue roll?")


def play_raid(game, tap):
    players = [player["name"] for player in game.file["players"]]
    moves = in_order(standing(game.file), game.file.get("first", 0), len(players))
    typist = Typist()
    with tap.case("Cookie Raid: each entry is answered"):
        game.begin()
        game.expect("?")
        for number, move in enumerate(moves):
            keys = typist.keys(move)
            if not keys:
                continue
            said = " ".join(game.press(*keys))
            if move["what"] == "plate" and "The plate shows " + ", ".join(sorted(move["dice"], reverse=True)) not in said:
                raise Failure(f"A finished plate isn’t said: “{said}”.")
            if move["what"] == "take":
                game.expect("takes", "?")
            if number == 0:
                take_back(game)
                game.press("c")
                game.expect("10 seconds")
                game.wait_to_hear("1", "2", "3", "Go!")
            after = moves[number + 1]["what"] if number + 1 < len(moves) else None
            if after == "reroll" != move["what"]:
                game.expect("Sue", "John", "both rolled", "?")
    with tap.case("Cookie Raid: every ruling is said"):
        everything = " ".join(game.said)
        n_takes = len([move for move in moves if move["what"] == "take"])
        if not re.search(r"Round 6: [^?]* both have 51: one more round[^?]*The round is scored", everything):
            raise Failure("That the round ends in a tie isn’t said after its scores.")
        if everything.count("takes the bid.") != n_takes:
            raise Failure(f"{everything.count('takes the bid.')} rulings of {n_takes} were said.")


def play_cubbage(game, tap):
    with tap.case("Cubbage: each entry is answered"):
        game.begin()
        game.expect("?")
        for move in standing(game.file):
            # What counts is heard before the next deal begins.
            if game.said[-1].endswith("what counts?"):
                game.press(move["dice"][0])
            if move["what"] == "first-crib":
                game.press(str(move["seat"] + 1))
            else:
                game.press(*(move["dice"] or [PAUSE, "Return"]))
        # The die or the count that wins is heard, part by part, before who has won.
        if any(" wins with " in said for said in game.said):
            raise Failure("The winner is told too early.")
        while not any(" wins with " in said for said in game.said):
            game.press(PAUSE, "Return")
    with tap.case("Cubbage: each combination is counted aloud, once"):
        counted = re.findall(r"for \d+: (\d+) so far", " ".join(game.said))
        if counted != "2 4 6 9 12 2 4 6 2 4 6 8 10 13 16 19 22".split():
            raise Failure(f"{counted} were counted.")


def play_mildred(game, tap):
    with tap.case("Auntie Mildred’s list: each entry is answered"):
        game.begin()
        game.expect("?")
        for move in game.file["entries"]:
            name = game.file["players"][move["seat"]]["name"]
            game.press("as"[move["seat"]])
            game.expect(f"How many victory dice does {name} have?")
            game.press(str(move["amount"] // 5))
            game.expect(f"What does {name}’s black die show?")
            game.press(str(move["amount"] % 5 + 1))
            game.expect(f"{name} has {say_stand(move['amount'])}.")


GAMES = {"cookie-raid": ("two-players.json", play_raid, str),
         "cubbage": (os.path.join("cubbage", "open.json"), play_cubbage, str),
         "auntie-mildred": (os.path.join("auntie-mildred", "score-only.json"), play_mildred, say_stand)}


# What is pressed at the board, by the beginning of its name, and what is heard then.
BOARD = (
    ("First Turn…", "Who starts?"),
    ("Ann", "How many dice does each of you have?"),
    ("8", "Ann starts. What does Ann do?"),
    ("Ann on LAUNDRY: 0 dice", "What does LAUNDRY do?"),
    ("Place a 1", "Ann puts 1 on LAUNDRY. What does Ann do?"),
    ("Ann on LAUNDRY: 1 die", "What does LAUNDRY do?"),
    ("Place a 2", "Ann puts 2 on LAUNDRY. What does Ann do?"),
    ("Ann on PRANK: 0 dice", "Ann puts a die on PRANK. The highest prank die is in slot 1."),
    ("Pass", "Ann passes. Wake up, Bea! Then shake 8 dice."),
    ("Shake", "Bea shakes. What does Bea do?"),
    ("Bea on DODGE: 0 dice", "Bea puts a die on DODGE. The highest dodge die is in slot 1."),
    ("Bea on DODGE: 1 die", "Bea puts a die on DODGE. The highest dodge die is in slot 2."),
    ("Pass", "Bea passes. Wake up, Ann! Then shake 6 dice."),
    ("Prank 1 isn’t higher than dodge 2, so Bea dodges.",
     "Ann pranks. Prank 1 isn’t higher than dodge 2, so Bea dodges."),
    ("Take 1 die back from the used dice.",
     "Ann takes dice back from the used dice. Wake up, Ann! Then shake 7 dice."),
    ("Straighten all scallywag dice, then wake abilities.", "Ann straightens all scallywag dice."),
    ("Use the WAKEUP ability of LAUNDRY#2.", "What did LAUNDRY#2 give?"),
    ("+3", "Wake up, Ann! Then shake 7 dice."),
    ("Shake", "What does Ann do?"),
    ("Ann on PRANK: 0 dice", "Ann puts a die on PRANK. The highest prank die is in slot 1."),
    ("Pass", "Ann passes. Wake up, Bea! Then shake 8 dice."),
    ("Shake", "2 dice came home first, as dodge dice and all but the highest of a set must. What does Bea do?"),
    ("Pass", "Bea passes. Wake up, Ann! Then shake 6 dice."),
    ("Prank 1 beats dodge 0.", "so Ann wins the game. The game is over."),
)


class Board:
    """A board that is played by keys alone, each of what a screen reader reads out."""

    def __init__(self, crumb):
        self._crumb = crumb
        self.said = []

    def press(self, name):
        """Moves the focus on to what has a name that begins so, and presses it. Returns what is announced then."""
        self._crumb.look()
        self._crumb.tab_to(name)
        count = len(self._crumb.heard())
        self._crumb.keys("Return")
        more = wait_until(lambda: self._crumb.heard()[count:], f"something to be said of “{name}”", 15)
        self.said += more
        return " ".join(more)


def hear_board(program, pictures, tap):
    with on_a_desk(tap, "heard-failed", program, pictures) as crumb:
        board = Board(crumb)
        crumb.import_new("auntie-mildred", "Ann", "Bea")
        crumb.start()
        with tap.case("Auntie Mildred’s list: the board and what WAKEUP offers are heard"):
            for name, heard in BOARD:
                said = board.press(name)
                if not said.endswith(heard):
                    raise Failure(f"“{name}” is answered by “{said}”.")
        with tap.case("the board: nothing is said twice, or as it is written"):
            check_said(board)
        crumb.quit()


def listen_to(program, games, name, pictures, tap):
    path, play, say = GAMES[name]
    with on_a_desk(tap, "heard-failed", program, pictures) as crumb:
        game = Game(crumb, os.path.join(games, path))
        try:
            play(game, tap)
            with tap.case(f"{name}: all scores and the winner are said"):
                check_scores(crumb, game, say)
            with tap.case(f"{name}: undone and redone is said, then what follows"):
                game.press("ctrl+z")
                game.expect("Undone")
                game.press("ctrl+shift+z")
                game.expect("Redone", "wins")
            with tap.case(f"{name}: nothing is said twice, or as it is written"):
                check_said(game)
        finally:
            game.keep(pictures, name)


def main():
    program, games, pictures = arguments("PROGRAM", "GAMES", "PICTURES")
    tap = Tap()
    for name in GAMES:
        listen_to(program, games, name, pictures, tap)
    hear_board(program, pictures, tap)
    tap.end()


main()
