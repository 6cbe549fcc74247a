#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Cubbage at one size: deals at every kind of table, their log, rulings and rules, with names of all sorts."""

import re

from desk import Failure, wait_until
from tour import KEY, run

LONG = "Bartholomew Featherstonehaugh"
SIGNS = ("Ĳsbrand & Co", "<b>Zoë</b>")
SCRIPTS = ("李", "אברהם")
# What the header bar says while hands are counted.
COUNTING = re.compile("Count ·|· Count")
# The height of a header bar.
HEADER = 46


def write_game(crumb, name, rules, players, entries=()):
    return crumb.write_game("cubbage", players, entries, name=name, rules=rules)


def stay(crumb, places):
    """Whatever is asked, the keys stay where they are."""
    places.append(crumb.place_of("Remove the Last Entry"))
    if places[-1] != places[0]:
        raise Failure(f"The keys moved from {places[0]} to {places[-1]}.")


def end_of(crumb, name):
    return crumb.place_of(name)[1] + crumb.size_of(name)[1]


def see_whole(tour, name, header=HEADER):
    """What is asked about is in view by itself, between the header and the keys."""
    top, end = tour.crumb.place_of(name)[1], end_of(tour.crumb, name)
    if not tour.large and not header <= top < end <= tour.crumb.place_of(KEY)[1]:
        raise Failure(f"“{name}” is not in view: {top} to {end}.")


def play_solo(step, crumb):
    places = []

    def here(*arguments):
        step(*arguments, check=lambda: stay(crumb, places))

    here("crib", "", "Who has the first crib?")
    here("roll", "[Opponent]", f"What did {LONG} roll?")
    here("push", "5 5 3 2 6 6", "Which two dice")
    here("one pushed", "6", "Which two dice")
    here("lead", "6", "lead?")
    here("total", "5 6", "Opponent lays 6, total 11.")
    here("refused", "5", "the play stops at 15")
    here("held die", "3 4", "14 and 4 make 18", "held")
    here("held die laid", "5 4", "total 13")


def use_log(crumb, step):
    opened = "[This Game] g " if crumb.width < 400 else "[Log] " if crumb.width < 1200 else ""
    line = "Opponent lays 4, total 13."
    step("log", opened, line)
    step("ruling", f"[{line}]", "Back to the Table", "The last die scores nothing.")
    step("rule", "[Show Rule]", "This rule decided", "A die in between breaks a pair or a run.")
    step("back at the table", "Escape [Back to the Table]", "Which die", without=("Back to the Table",))


def count_solo(tour, crumb):
    step = tour.step
    table = "[Main Menu] t" if crumb.height < 500 else "[Table]"
    step("last die", "2 3", "What’s the starter?", "last die for 1")
    # Beside the table it is only told once it was counted.
    step("counting", "1", f"{LONG}’s hand: what counts?", "Count All", COUNTING,
         without=("The starter is 1.", "Roll the crib’s other two dice."), check=lambda: see_whole(tour, f"{LONG}’s hand"))
    told = ("The starter is 1.",) if crumb.width >= 1200 else ()
    step("counted", "Return [Count All]", "hand", "Roll the crib’s other two dice.", *told, without=("Count All",),
         check=lambda: see_whole(tour, "Opponent’s crib"))
    step("deal over", "4 6", "Opponent’s crib: what counts?", without=("What did",))
    # A die shows what counts, too, and all of it is seen before the next deal begins.
    # A low window has room for a part of it.
    step("next deal", "4", "What did", without=("Count All", "Points Only"),
         check=None if tour.low else lambda: see_whole(tour, "Opponent’s crib"))
    step("review", "[This Game] v", "Opponent has led from the start.")
    step("deals", "[Deals]", "Best hand", without=("All ways to keep four",))
    step("ended", f"{table} [This Game] e", "The game ended early.",
         check=lambda: wait_until(lambda: not crumb.shows("Game ended early"), "the toast to be gone"))
    step("ways to keep", f"[This Game] v [Deals] [{LONG} kept 2-3-5-5, and nothing would have been better.]", "Pushed 6-6")


def walk_solo(tour, crumb):
    tour.start(write_game(crumb, "solo", "table=solo,skunk=91", (LONG, "Opponent")))
    play_solo(tour.step, crumb)
    use_log(crumb, tour.step)
    count_solo(tour, crumb)


def walk_hidden(tour, crumb):
    """Seats say go, and count their own hands."""
    first, second = SIGNS
    tour.start(write_game(crumb, "hidden", "table=hidden,count=muggins,false-go=penalty", SIGNS))
    tour.step("hidden crib", "", "Who has the first crib?")
    tour.step("hidden lead", f"[{second}]", f"Which die does {first} lead?")
    tour.step("no go", "3 Return", "Which die does")
    tour.step("go too early", "g", "At 3 every die fits", "Keep Anyway")
    tour.step("go", "5 6 g", "Which die")
    tour.step("false go", "g 1", "said go")
    tour.step("hidden played", "4 2 6 2", "starter")
    tour.step("claim", "5", "How many points does", check=lambda: see_whole(tour, f"{first}’s hand"))
    tour.step("claim too high", "9 9 Return", "Count again")
    tour.step("claimed", "8 Return", f"{first} scored 8", f"How many points does {second}")
    tour.step("crib dice", "8 Return", "Which four dice are in the crib?")
    tour.step("adjust", "[Enter Something Else] a", "Whose Points")
    tour.step("adjusted", "ctrl+a 5 Return [Adjust]", f"{first} gets 5 points besides the dice.")
    tour.step("resign", "[This Game] i", "Who Resigns?")
    tour.step("resigned", f"[{first}]", f"{second} wins with", "The game ended early.")


def walk_open(tour, crumb):
    """All dice are known, and nobody has to type a pass."""
    first, second = SCRIPTS
    tour.start(write_game(crumb, "open", "table=open", SCRIPTS))
    tour.step("open roll", "s", "What did")
    tour.step("open push", "1 2 3 4 5 6 5 6 6 6 5 5", "Which two dice")
    tour.step("open play", "4 5 5 5", f"Which die does {first} lead?")
    tour.step("open passes", "3 6 2", "can’t lay a die")
    # While it asks for more, both what it asks about and what it said of it are seen.
    tour.step("play ruled", "alt+2 [Play] 3 4 5", "run 3-4-5 for 3",
              check=lambda: [see_whole(tour, name, end_of(crumb, "Keep"))
                             for name in ("Play, 3 + 4 + 5 = 12, 3, 4, 5", "The last die scores 3: run 3-4-5 for 3.")])


def walk_end(tour, crumb):
    """Points alone, up to a skunk."""
    tour.start(write_game(crumb, "end", "table=open,skunk=91", SIGNS))
    tour.step("points", "[Points Only]", "How many points")
    tour.step("points entered", "6 1 Return 1 2 Return", "Deal 2")
    tour.step("over", "6 0 Return 5 Return", "It’s a skunk")
    tour.step("last table", "ctrl+n", "Two players who see each other’s dice.", without=("imaginary opponent",))
    tour.step("history", "Escape alt+3", "It’s a skunk")


run("cubbage", walk_solo, walk_hidden, walk_open, walk_end)
