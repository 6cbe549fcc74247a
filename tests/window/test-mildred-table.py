#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Auntie Mildred's list at one size: a game of scores, one of where dice lie, one with every die, killed in mid-turn."""

import os
import re

from crumb_window import PAUSE
from desk import Failure
from tour import run

LONG = "Bartholomew Featherstonehaugh"
SIGNS = ("Ĳsbrand & Co", "אברהם")
SCRIPTS = ("李", "<b>Zoë</b>")
# Four sets, PRANK and DODGE, two cards and a spare one, for both players; and the least edge of a die, by width.
ROWS = 2 * (4 + 2 + 3)
DIE = {1920: 60, 1280: 36}
SMALL_DIE = 26
# Where the header of a sheet ends, at least.
SHEET = 80


def write_game(crumb, name, rules, players, entries=(), cards=None):
    """Writes a game for the program, with a sheet of cards if there are any."""
    sheet = {} if cards is None else {"sheet": {"name": "Box", "cards": cards, "texts": {}}}
    return crumb.write_game("auntie-mildred", players, entries, name=name, rules=rules, **{"crumb-game": 2}, **sheet)


def resume(tour, crumb):
    """Kills the program and starts it again."""
    crumb.kill()
    tour.start()


def board_is_whole(tour, crumb):
    """A check that nobody has to scroll to see all rows of the board, above the keys."""
    def check():
        end = crumb.center_of("1")[1]
        names = [node.name for node in crumb.nodes() if re.search(r" on .*: \d+ (die|dice)$", node.name)]
        if len(names) != ROWS:
            raise Failure(f"The board has {len(names)} rows: {names}")
        for name in names:
            top, height = crumb.place_of(name)[1], crumb.size_of(name)[1]
            if height < DIE.get(tour.size[0], SMALL_DIE) or top + height > end:
                raise Failure(f"“{name}” is {height} high at {top}, above keys at {end}.")
    return None if tour.low else check


def row_stays(tour, crumb, name):
    """A check that a row of the board is where it was, whatever is said above it."""
    place = crumb.place_of(name)

    def check():
        if crumb.place_of(name) != place:
            raise Failure(f"“{name}” has moved from {place} to {crumb.place_of(name)}.")
    return None if tour.low else check


def in_sheet(tour, crumb, name):
    """A check that all of that is seen in a sheet without scrolling."""
    def check():
        top, height = crumb.place_of(name)[1], crumb.size_of(name)[1]
        if not SHEET <= top < top + height <= tour.size[1]:
            raise Failure(f"“{name}” is out of view: {top} to {top + height}.")
    return check


def dice_stay(crumb, name, before):
    """A check that the first key with that die is where it was, and as large, whatever dice went."""
    def check():
        now = crumb.place_of(name), crumb.size_of(name)
        if now != before:
            raise Failure(f"The {name} has moved from {before} to {now}.")
    return check


def end_apart(crumb, before, after):
    """A check that the place of one button, where it was, isn't that of another now."""
    place = crumb.place_of(before)

    def check():
        if crumb.place_of(after) == place:
            raise Failure(f"“{before}” has become “{after}” below the finger.")
    return check


def walk_scores(tour, crumb):
    """What both dice show is all that a game needs; killed before it is told of the second player."""
    first, second = SIGNS
    tour.start(write_game(crumb, "scores", "", SIGNS))
    tour.step("start", "", "First shake: what do")
    tour.step("how many dice", "", f"First shake: what do {first}’s 6 to 12 dice show?")
    tour.step("victory dice", "a", f"How many victory dice does {first} have?")
    # Nothing was played yet.
    tour.step("left", "Escape", "First shake: what do")
    tour.step("taken back", "a 2 BackSpace a", f"How many victory dice does {first} have?")
    tour.step("black die", "[2]", f"What does {first}’s black die show?")
    tour.step("stands", "[4]", f"{first} has 2 victory dice, black die at 4.", f"{first}, 13 cookies")
    tour.step("other seat", "s 1", "black die show?")
    resume(tour, crumb)
    tour.step("scores resumed", "", f"{first}, 13 cookies", "First shake: what do")
    tour.step("over", "s 1 5 a 3 1", f"{first} wins with 3 victory dice")


class Turn:
    """Counts the taps of a turn."""

    def __init__(self, tour):
        self._tour = tour
        self.taps = 0

    def step(self, name, deeds, *texts):
        """A step of the tour."""
        self._tour.step(name, deeds, *texts)
        self.taps += deeds.count("[")


def play_turn(tour, first, second):
    """A turn in which everything is done that a board can have: from combat to pass."""
    turn = Turn(tour)
    turn.step("dodged", f"[Prank 1 isn’t higher than dodge 1, so {second} dodges.]", f"{first} pranks.",
              "Take 1 die back from the used dice.")
    turn.step("back home", "[Take 1 die back from the used dice.]", "Straighten all scallywag dice")
    hint = () if tour.low else ("What a task gives is printed on its card.",)
    turn.step("straight", "[Straighten all scallywag dice, then wake abilities.]", "Use the WAKEUP ability of LAUNDRY#2.",
              *hint)
    turn.step("first shaken", "[Shake]", f"What does {first} do?")
    turn.step("task", f"[{first} on LAUNDRY: 1 die] [LAUNDRY#2]", "What did LAUNDRY#2 give?")
    return turn


def walk_board(tour, crumb):
    """Where dice lie, without a face: a whole game, killed in the middle of a turn."""
    first, second = LONG, "Sue"
    tour.start(write_game(crumb, "board", "", (first, second)))
    tour.step("who starts", "[First Turn…]", "Who starts?", second)
    tour.step("how many", f"[{first}]", "How many dice does each of you have?", "Indulgency card\u00a03")
    tour.step("first turn", "[8]", f"What does {first} do?", f"{first}, 0 cookies, black 1, 8 dice")
    tour.step("set", f"[{first} on LAUNDRY: 0 dice]", "What does LAUNDRY do?")
    tour.step("placed", "[Place a 1]", f"{first} puts 1 on LAUNDRY.")
    tour.step("placed another", f"[{first} on LAUNDRY: 1 die] [Place a 2]", f"{first} on LAUNDRY: 2 dice")
    tour.step("prank", f"[{first} on PRANK: 0 dice]", f"{first} on PRANK: 1 die",
              check=board_is_whole(tour, crumb))
    # Enter is pressed from habit.
    tour.step("not passed", "Return", "Enter a die, or press P to pass.")
    tour.step("passed", "[Pass]", f"Wake up, {second}!", check=end_apart(crumb, "Pass", "Shake"))
    tour.step("others shake", "[Shake]", f"What does {second} do?")
    tour.step("others act", f"[{second} on DODGE: 0 dice] [{second} on PRANK: 0 dice] [Pass]", f"Wake up, {first}!")
    turn = play_turn(tour, first, second)
    resume(tour, crumb)
    tour.step("resumed", "", "What did LAUNDRY#2 give?")
    turn.step("cookies", "[+3]", f"{first}, 3 cookies", f"What does {first} do?")
    if not tour.low:
        tour.step("more", "[More from LAUNDRY#2]", "What did LAUNDRY#2 give?")
        tour.step("no more", "[Nothing]", f"What does {first} do?")
    turn.step("prank and dodge", f"[{first} on PRANK: 0 dice] [{first} on DODGE: 0 dice] [Pass]",
              f"Wake up, {second}!", f"Prank 1 isn’t higher than dodge 1, so {first} dodges.")
    if not 8 <= turn.taps <= 12:
        raise Failure(f"A turn took {turn.taps} taps.")
    # Nobody took the dodge die home, so the shake did.
    tour.step("forgotten", "[Shake]", "1 die came home first, as dodge dice and all but the highest of a set must.")
    bite = (f"Prank 1 beats dodge 0. With LAUNDRY it bites: {second} has neither a cookie nor a victory die to lose, so "
            f"{first} wins the game.")
    tour.step("shaken", "[Pass]", f"Wake up, {first}!", bite)
    tour.step("bites", f"[{bite}]", f"{first} wins with a prank.")
    tour.step("large", "[Show Large]", "With LAUNDRY it bites",
              check=in_sheet(tour, crumb, f"{first} wins with a prank."))
    tour.step("ruling", "Escape [Open in Rulings]", "so the prankster wins the game.")


def walk_dice(tour, crumb):
    """Every die, with one that the rules refuse, killed in the middle of a shake; then a prank that bites."""
    first, second = SCRIPTS
    tour.start(write_game(crumb, "dice", "dice=6,goal=4", SCRIPTS))
    stays = row_stays(tour, crumb, f"{second} on LAUNDRY: 0 dice")
    tour.step("first die", "1", "what do", check=stays)
    tour.step("shake", "4 4 2 2 2", f"{first} shakes 1-4-4-2-2-2.", check=stays)
    tour.step("started", "6 6 6 6 6 6", "15 is lower than 36.", check=stays)
    tour.step("picked", "4", "Where does 4 go?")
    tour.step("no such level", f"[{first} on DIY: 0 dice]", "DIY is empty: it starts with a 1, not with a 4.")
    doubt = ("DIY is empty",)
    tour.step("not in the pool", "Escape 3", f"{first} has no 3 in the pool.", f"What does {first} do?")
    tour.step("picked again", f"4 [{first} on DIY: 0 dice]", *doubt)
    tour.step("cleared", "[Cancel]", f"What does {first} do?", "15 is lower than 36.", without=doubt)
    # The key does what the button does, and so does Escape.
    tour.step("cleared by key", f"4 [{first} on DIY: 0 dice] BackSpace", "15 is lower than 36.", without=doubt)
    tour.step("left", f"4 [{first} on DIY: 0 dice] Escape", f"What does {first} do?", "15 is lower than 36.", without=doubt)
    tour.step("left a set", f"[{first} on DIY: 0 dice] Escape", f"What does {first} do?", "15 is lower than 36.")
    dice = crumb.place_of("4"), crumb.size_of("4")
    # All of it by keys: arrows begin with the first place.
    tour.step("scallywag", "1 Down Return", "puts 1 on LAUNDRY.")
    tour.step("pranked", "2 Down Down Down Down Return", "puts 2 on PRANK.", check=dice_stay(crumb, "4", dice))
    tour.step("others wake up", "Escape p", "Keep the dice as they are.", "Then shake 6 dice.")
    tour.step("dice kept", "Down Return", f"What does {second} do?")
    tour.step("not kept", "Escape BackSpace", "Keep the dice as they are.")
    tour.step("others shake", "Return", f"What do {second}’s 6 dice show?")
    tour.step("half shaken", "6 6 6", f"What do {second}’s 6 dice show?")
    resume(tour, crumb)
    tour.step("dice resumed", "", f"What do {second}’s 6 dice show?", f"{first} on LAUNDRY: 1 die", f"{first} on PRANK: 1 die")
    tour.step("others shaken", "6 6 5", "shakes 6-6-6-6-6-5.")
    bite = (f"Prank 1 beats dodge 0. With LAUNDRY it bites: {second} has neither a cookie nor a victory die to "
            f"lose, so {first} wins the game.")
    tour.step("bitten", f"[Pass] [{bite}]", f"{first} wins with a prank.")
    tour.step("dice rulings", "alt+2", "Your highest slot on PRANK?")
    tour.step("prank ruled", "3 2 1 0 1", "so the prankster wins the game.", without=("Do you have a die on LAUNDRY?",))
    ruling = ("Prank 3 beats dodge 2. With LAUNDRY it bites: the other player has neither a cookie nor a victory die to "
              "lose, so the prankster wins the game.")
    tour.step("prank large", "[Show Large]", ruling, check=in_sheet(tour, crumb, ruling))
    tour.step("prank without laundry", "Escape BackSpace 0", "has no cookie to lose")
    tour.step("group ruled", "[Group] 1 4 4 4 2 2 Return 3 3 3 6 6 Return 0", "in the row of 3, 4 is higher than 3.")
    tour.step("cookies ruled", "[Cookies] 4 1 2 Return", "10 cookies are lost.")


def walk_sheet(tour, crumb):
    """What cards say, filled in once, is offered for the next game; what they give is given without a question."""
    first, second = "Sue", "John"
    tour.start(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "games", "auntie-mildred", "with-sheet.json"))
    tour.step("sheet offered", "ctrl+n", "Card Sheet", "Kitchen box")
    lines = "The goal line is at level 3 in LAUNDRY, 3 in DIY, 4 in CLEAN and 3 in COOK."
    tour.step("goal lines", "[Rules] [DIY] Down", lines)
    tour.step("goal agreed", "[Agree]", lines, without=("House Rules for",))
    tour.step("sheet", "[Card Sheet]", "LAUNDRY#3", "REWARD: 1 victory die", "WAKEUP: something else")
    tour.step("sheet card", "[LAUNDRY#3]", "Gives", "How Many")
    tour.step("sheet used", "[Use]", "Kitchen box")
    tour.step("sheet game", "[Start]", f"First shake: what do {first}’s 6 dice show?")
    tour.step("sheet starts", "[First Turn…] 1", f"What does {first} do?")
    row = f"[{first} on LAUNDRY: "
    tour.step("sheet dice", f"{row}0 dice] [Place a 1] {row}1 die] [Place a 2] {row}2 dice] [Place a 3]",
              f"{first} on LAUNDRY: 3 dice")
    tour.step("sheet task", f"{row}3 dice]", "What does LAUNDRY do?", "LAUNDRY#3\n1 victory die", without=("LAUNDRY#1",))
    tour.step("sheet gives", "3", "That’s 1 victory die.", f"Which die becomes {first}’s victory die?")
    # An Enter that comes at once is the end of the number.
    tour.step("sheet victory", f"{PAUSE} Return", f"What does {first} do?", without=("What did",))


def walk_reroll(tour, crumb):
    """A WAKEUP ability that rolls dice again, as the sheet says."""
    first, second = "Sue", "John"
    entries = [{"what": "start-shake", "seat": 0, "dice": "112345"}, {"what": "start-shake", "seat": 1, "dice": "666666"},
               {"what": "scally", "seat": 0, "dice": "1", "amount": 11}, {"what": "pass", "seat": 0},
               {"what": "keep", "seat": 1}, {"what": "pass", "seat": 1}, {"what": "straighten", "seat": 0}]
    tour.start(write_game(crumb, "reroll", "", (first, second), entries, "111=wakeup:reroll2"))
    tour.step("reroll woken", "[Use the WAKEUP ability of LAUNDRY#1: re-roll 2 dice.]", "What did LAUNDRY#1 give?",
              "Re-roll", "Nothing", without=("+1 Prank",))
    tour.step("reroll picked", "[Re-roll] 2 5", "Which dice are rolled again?", "Next")
    tour.step("reroll shown", "[Next]", "What do they show now?")
    tour.step("rerolled", "6 6", f"{first} rolls 2-5 again", f"Wake up, {first}!")
    # It can't go on after that, and is said to be over once.
    tour.step("ended early", "[This Game] e", re.compile("^It’s a draw.* The game ended early[.]$"), "Rematch",
              without=(re.compile("^The game ends early[.]$"), "Play On…"))


run("mildred", walk_scores, walk_board, walk_dice, walk_sheet, walk_reroll)
