#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Enters what goes wrong at a table by touch: slips, doubts, dice too many, and names that are hard to show."""


from desk import Failure
from game_keys import standing
from tour import run

NAMES = ("Bartholomew Montgomery-Featherstonehaugh the Third", "علي", "Ann")
ISOLATED = f"\u200e\u2068{NAMES[1]}\u2069"


def write_game(crumb, name, day, rules, names=NAMES):
    """Writes a game file with a new game."""
    return crumb.write_game("cookie-raid", names, name=name, day=day, rules=rules)


def keeps(crumb, what, seat, dice):
    """A check that such a move stands."""
    def check():
        moves = [(move["seat"], move["dice"]) for move in standing(crumb.export()) if move["what"] == what]
        if (seat, dice) not in moves:
            raise Failure(f"{what} of {seat} is not {dice} in {moves}.")
    return check


def resize(crumb):
    """What is refused has room at each size, whatever was laid out before."""
    size = crumb.width, crumb.height
    for other in ((360, 294), (1920, 1080), (360, 294), (400, 800), (1280, 800), size):
        crumb.resize(*other)
        crumb.look()
    crumb.check_quiet()


def enter(tour, crumb):
    step = tour.step
    tour.start(write_game(crumb, "entry", 1, "plate=2"))
    step("plate", "6 3", "What did Bartholomew")
    step("names are tapped", f"5 1 [{NAMES[1]}]", f"What did {ISOLATED} roll?", check=keeps(crumb, "bid", 0, "51"))
    step("asked before it is lost", "4 [Bartholomew]", "are in. Tap the name again", check=keeps(crumb, "bid", 0, "51"))
    low = crumb.height < 430
    step("nobody else", "[Enter Something Else] n" if low else "[Nobody Else]", "takes the bid", check=keeps(crumb, "bid", 2, ""))
    step("another die", "[Other] [5]", "Keep Anyway")
    step("not after all", "6", "What did Bartholomew")
    step("more dice", "[Enter Something Else] m [6] [5] [4] [3]", "6, 5, 4, 3")
    step("ended", "[Next] 0 0", "won the last die, a 3. Keep it, or roll it and enter its new face.", check=keeps(crumb, "bid", 0, "6543"))
    step("hands", "[Keep] 6 5 4 3 6", "’s hand?")
    step("cookies after bids", "[Enter Something Else] c 9", "9 cookies", "How many cookies did Bartholomew")
    crumb.quit()


def enter_plate(tour, crumb):
    """What is asked for is in view above the keys, also below four players."""
    tour.start(write_game(crumb, "plate", 5, "plate=2", (*NAMES, "Zoë")))

    def in_view():
        end = crumb.place_of("Plate")[1] + crumb.size_of("Plate")[1]
        if end > crumb.place_of("Next")[1]:
            raise Failure(f"“Plate” ends at {end}, and the keys begin at {crumb.place_of('Next')[1]}.")
    tour.step("plate begun", "6", "Plate", check=in_view)
    crumb.quit()


def enter_cookies(tour, crumb):
    step = tour.step
    tour.start(write_game(crumb, "cookies", 2, "target=50"))
    step("no cookies typed", "[Enter Something Else] c Return", "Answer the question below first.")
    step("first cookies", "9 9", "can’t have that many cookies", "Keep Anyway", check=lambda: resize(crumb))
    step("too many digits", "9 9", "Cookies go from 0 to 999", check=lambda: resize(crumb))
    step("cookies", "BackSpace", "99 cookies", "can’t have that many cookies", "Keep Anyway")
    step("next asks", "Return Return", "Why are you keeping it?")
    step("kept", "Return", f"How many cookies did {ISOLATED} get?")
    step("no more typed", "Return", "Answer the question below first.")
    step("none typed", "0 Return", "How many cookies did Ann get?")
    crumb.quit()


def restart(crumb):
    """A crash loses nothing that was entered."""
    crumb.kill()
    crumb.start(crumb.width, crumb.height)


def explain(tour, crumb):
    """However much there is to say about a hand, the keys stay in view, and all of it can be read."""
    step = tour.step
    tour.start(write_game(crumb, "explain", 4, "plate=3", NAMES[:2]))
    step("nearly all dice", "6 5 2 5 5 3 4 Return 6 1 Return 0 5 0 5 Return Return 5 1 4 4", "What’s in Bartholomew")
    place = crumb.place_of("Next")
    step("a long story", "4", "can’t have this hand", "Keep Anyway")
    if crumb.place_of("Next") != place:
        raise Failure(f"The keys have moved from {place} to {crumb.place_of('Next')}.")
    step("all of it", "[Why?]", "has rolled 1 die")
    crumb.keys("Escape")
    crumb.tap("Next")
    step("kept", "Return", "Why are you keeping it?")
    step("taken back", "Escape BackSpace", "What’s in Bartholomew", without=("can’t have this hand",))
    crumb.quit()


def doubt(tour, crumb):
    step = tour.step
    tour.start(write_game(crumb, "doubt", 3, "plate=2", NAMES[:2]))
    step("doubted", "6 2 5 5 3 4 Return 6 0 5 Return Return 6 5 3 1", "can’t have this hand", "Keep Anyway")
    step("killed", "", "can’t have this hand", "Keep Anyway", check=lambda: restart(crumb))
    step("next asks", "Return Return", "Why are you keeping it?")
    step("kept with its dice", "Return", f"What’s in {ISOLATED}’s hand?", check=keeps(crumb, "hand", 0, "6531"))


# Each walk has a record of its own: a start shows the game that was played last.
run("entry", enter, enter_plate, enter_cookies, explain, doubt)
