#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A quarrel settled in Rulings with pointer, keys and Escape, at one size."""

from desk import Failure
from tour import run

NAMES = ("Sue", "Maximiliane von Hohenstein")
# So many keys and clicks settle a bid in a program that was closed.
MOST_DEEDS = 12


def settle_at_once(crumb, step):
    """From a closed program to who is right about 4-3-3 against 4-3, with every key and click counted."""
    deeds = "alt+2 4 3 3 4 3 Return"
    step("settled at once", deeds, "Player 2 takes the bid.", "4-3 beats 4-3-3", without=("What did Player",),
         check=lambda: look_at_reason(crumb))
    if len(deeds.split()) > MOST_DEEDS:
        raise Failure(f"It takes {len(deeds.split())} keys and clicks.")


def look_at_reason(crumb):
    """The reason is in view without scrolling."""
    reason = next(name for name in crumb.names() if name.startswith("4-3 beats 4-3-3"))
    top, height = crumb.place_of(reason)[1], crumb.size_of(reason)[1]
    fold = crumb.place_of("Clear")[1]
    if top + height > fold:
        raise Failure(f"The reason ends {top + height - fold} pixels below what can be seen.")


def change_the_table(step):
    """Names are entered in a dialog, and players come and go; all of it can be undone."""
    step("first seats", "Delete", "What did Player 1 roll?")
    step("naming", "[Options for Rulings] n", "Players", without=("Remove Player 1",))
    step("named", f"ctrl+a <{NAMES[0]}> Return Tab ctrl+a <{NAMES[1]}> Escape", f"What did {NAMES[0]} roll?", NAMES[1])
    step("added one", "[Options for Rulings] a", "Player 3")
    step("added", "[Options for Rulings] a", "Player 4", without=("Add Player",))
    step("to be removed", "[Options for Rulings] n", "Remove Player 3")
    step("removed", "[Remove Player 3] [Remove Player 4] Escape", f"What did {NAMES[0]} roll?",
         without=("Player 3", "Player 4"))
    step("undone", "ctrl+z ctrl+z", "Player 3", "Player 4")
    step("two again", "ctrl+shift+z ctrl+shift+z", f"What did {NAMES[0]} roll?", without=("Player 4",))


def change_a_die(crumb, step):
    """What is shown is what is tapped. Escape leaves a die as it is, and only another face is a step to undo."""
    bid = f"{NAMES[1]}, 4, 4, 4"
    right = 0.88 if crumb.width < 720 else 0.5
    step("all dice", "5 1 1 4 4 4", f"{NAMES[0]} takes the bid.", bid)
    crumb.tap_in(bid, right)
    step("picked", "", f"What did {NAMES[1]} roll instead of 4?")
    step("not changed", "Escape", f"{NAMES[0]} takes the bid.", without=("instead of",))
    crumb.tap_in(bid, right)
    step("changed", "6", f"{NAMES[1]} takes the bid.")
    step("change undone", "ctrl+z", f"{NAMES[0]} takes the bid.", without=("instead of",))


def show_rules(step):
    """Show Rule lands on the paragraph that decided, and says what this table agreed on."""
    step("fewer dice", "Delete 4 3 Return 4 3 3", "all equal down to")
    step("rule of fewer dice", "[Show Rule]", "This rule decided", "the bid with fewer dice wins",
         without=("At this table",))
    step("most pips", "Escape [Final rules] Down Return", "10 pips are more than 7")
    step("rule of most pips", "[Show Rule]", "This rule decided", "Most pips:", "At this table")
    step("next set", "Escape [Hands] 6 6 5 5 Return 6 6 4 4 Return", "Both have 6-6")
    step("rule of the next set", "[Show Rule]", "This rule decided", "compare the second best")
    step("final rules again", "Escape [First draft] Return", "Final rules")


def count_large_hands(step):
    """Sets of many dice wrap, points are explained, and the best hand is shown first where it is shown large."""
    step("hands of eleven", "[Hands] Delete 6 6 5 5 Return 2 2 2 2 2 2 2 2 2 2 2", "11 + ★5 = 16")
    step("hands of eleven large", "[Show Large]", "11 + ★5 = 16")
    step("hands by face", "Escape [Final rules] Down Down Down Down Down Return 2 2 2 Return",
         "Gets 6-6: 12 pips, 5-5: 10 pips. That’s 22 pips in all.", "Gets 2-2-2: 6 pips.")
    step("hands of three colors", "[Playtest 5] Up Up Return Delete r 6 6 b 5 5 Return r 3 3 b 4 4 Return", "8 + ★5 = 13")
    step("final rules after colors", "[Three colors] Return", "Final rules")


def roll_again(step):
    """What was tied is said once it is settled."""
    step("tied once", "[Bids] Delete 6 6 1 6 6 1", "re-roll.", "this time?", without=("Tied before",))
    step("tied twice", "6 6 4 6 6 4", "re-roll.", "this time?", "Tied before: 6-6-1", without=("6-6-1;",))
    step("tied no more", "6 5 4 6 5 2", f"{NAMES[0]} takes the bid.", "Tied before: 6-6-1; 6-6-4")
    step("ties large", "[Show Large]", "Tied before: 6-6-1; 6-6-4")
    step("bid large", "Escape Delete 5 1 1 4 4 4 [Show Large]", f"{NAMES[0]} takes the bid.")
    step("bid no more large", "Escape", "Clear")


def ask_for_odds(step):
    """The page says by which rules it reckons, also after a change."""
    step("odds", "[Odds]", "Rules for these odds: Final rules")
    step("odds of eight sides", "[8]", "Rules for these odds: House rules: The dice have 8 sides.")


def open_the_running_game(step):
    step("game started", "alt+1 ctrl+n [Player 1] <Ann> Return <Ben> [Start]", "What’s on the plate?")
    step("game in history", "alt+3", "Ann", without=("What’s on the plate?",))
    step("game opened from history", "[Ann]", "What’s on the plate?")
    step("odds during a game", "alt+2 [Odds]", "Rules for these odds")


def play_by_saved_rules(step):
    """Rules that were saved by name are called so wherever they go by."""
    step("another game", "alt+1 ctrl+n [Player 1] <Cem> Return <Dora>", "Start")
    step("rules agreed on", "[Rules] [The plate has 8] Down Down", "1 difference")
    step("rules saved", "[Save these rules] <Club> Return", "Saved “Club”")
    step("rules in a new game", "[Agree]", "Club")
    step("house rules at the table", "[Start]", "What’s on the plate?", "· Club")
    step("house rules in the list", "alt+3", "Cem and Dora", "Club", without=("House rules:",))
    step("house rules of the game", "alt+1 [This Game] r", "Club", "House rules you’ve saved.")
    step("house rules in rulings", "Escape Escape alt+2 [Options for Rulings] p", "Club")
    step("house rules in history", "alt+1 [This Game] v", "· Club")


def tour_all(tour, crumb):
    tour.start()
    settle_at_once(crumb, tour.step)
    change_the_table(tour.step)
    change_a_die(crumb, tour.step)
    show_rules(tour.step)
    count_large_hands(tour.step)
    roll_again(tour.step)
    ask_for_odds(tour.step)
    open_the_running_game(tour.step)
    play_by_saved_rules(tour.step)
    crumb.quit()


run("rulings", tour_all)
