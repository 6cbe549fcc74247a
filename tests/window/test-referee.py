#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Rulings, house rules, honesty, odds and the rules pages, at one size."""


from desk import Failure, wait_until
from tour import run

NAMES = ("Bartholomew", "Ĳsbrand & Co")
FIRST_GAME = 18
DOUBT = f"{NAMES[0]} can’t have this hand."
FLAG = f"{NAMES[0]}’s last bid showed 5-5-3, but this hand has only one 5."
REASON = "It fell off the table"
OPEN_GAME = f"[{NAMES[0]} and {NAMES[1]}]"
SECTIONS = {
    "Bids": "Put each bid in order, highest die first.",
    "Defender’s Advantage": "the bid with fewer dice wins",
    "Ties": "the tied players roll those dice again",
    "Lucky Last": "can keep its face or roll it once",
    "Nobody Bids": "If nobody bids, the round is over right away.",
    "Sets": "every die you won",
    "Best Set": "The best set brings five more cookies.",
    "Equal Hands": "each of those players gets all five cookies",
    "The End": "no matter who reached 50 first",
    "House Rules": "You can agree on other rules before the first roll.",
}
ODDS = ("Exactly", "Chance to win")


def write_game(crumb, name, day, rules):
    """A game file without entries."""
    return crumb.write_game("cookie-raid", NAMES, name=name, day=day, rules=rules)


def judged(crumb, *words):
    """The command line's ruling on the same bids: who wins, and why."""
    return [sentence.rstrip(".") for sentence in crumb.cli("bid", *words).strip().split(". ")]


def expect(found, wanted):
    if wanted not in str(found):
        raise Failure(f"There is no “{wanted}” in {found}.")


def lay_out_anew(crumb):
    """Changes the window's shape and back."""
    width, height = crumb.width, crumb.height
    crumb.resize(1000, 300)
    crumb.resize(width, height)


def settle_bids(crumb, step):
    fewer, more = judged(crumb, "43", "433"), judged(crumb, "43", "433", "--rules=playtest-3")
    step("rulings", "alt+2", "What did Player 1 roll?")
    step("bids of two", "5 1 1 4 4 4", *judged(crumb, "511", "444"))
    step("the rule", "[Show Rule]", "Compare the highest dice")
    step("the rule is left", "Escape", "Player 2, 4, 4, 4")
    crumb.tap_in("Player 2, 4, 4, 4", 0.88 if crumb.width < 720 else 0.5)
    step("a die is picked", "", "What did Player 2 roll instead of 4?")
    step("a die is changed", "6", *judged(crumb, "511", "644"))
    step("fewer dice", "Delete 4 3 Return 4 3 3", *fewer)
    step("another preset", "[Final rules] Down Down Down Return", *more)
    step("back to the final rules", "[Playtest 3] Return", *fewer)
    step("large", "[Show Large]", *fewer)
    step("copied", "Escape ctrl+c", "Ruling copied", check=lambda: expect(crumb.copied(), ". ".join(fewer)))
    step("four seats", "[Options for Rulings] a [Options for Rulings] a", "Player 4")
    step("keys after a menu", "Delete 5 [Final rules] Down Down Down Return Return", "What did Player 2 roll?",
         check=lambda: lay_out_anew(crumb))
    step("keys in another shape", "4 Return", "What did Player 3 roll?")
    step("final rules again", "[Playtest 3] Return", "Final rules")
    step("bids of four", "Delete 5 1 1 4 4 4 6 2 1 0", *judged(crumb, "511", "444", "621", "-"))
    step("tie", "Delete 6 6 1 6 6 1 3 1 1 0", *judged(crumb, "661", "661", "311", "-"))
    step("tied again", "6 6 4 6 6 4", "this time?", "Tied before: 6-6-1")
    step("tie is ruled", "6 5 4 6 5 2", "Tied before: 6-6-1; 6-6-4", *judged(crumb, "654", "652"))
    step("tie large", "[Show Large]", *judged(crumb, "654", "652"))
    step("hands", "Escape [Hands] 6 6 5 5 4 4 2 Return 2 2 2 2 Return 1 2 3 Return 3 2 1 Return", "2-2-2-2 is a bigger set")
    step("hands large", "[Show Large]", "2-2-2-2 is a bigger set")
    step("the rule of hands", "Escape [Show Rule]", "Best Set")


def look_at_odds(step):
    step("odds", "Escape [Odds]", "42.1%", "Exactly 91/216", "350", "472.5", "532.875", "427", "479.5")
    step("odds of three dice", "Tab Tab Tab Tab Tab Right Right space", "61.0%", "Exactly 4747/7776")
    step("odds of one die again", "Left Left space", "Exactly 91/216")
    step("odds without advantage", "[Advantage] Up Return", "Off")
    step("odds after the highest die", "[Advantage] Down Down Return", "Right after the highest die")
    step("odds of eight sides", "[8]", "Exactly")


def read_rules(crumb, step):
    step("rules", "alt+1 F1 [The Aim] [Next Section]", "Everybody starts with a hand of three dice")
    for section, text in SECTIONS.items():
        step(f"rules on {section.lower()}", "[Next Section]", text)
    step("referee checked", "[Next Section]", "42 of 42 agree")
    step("rules left", "Escape Escape", "Ready to Raid?",
         check=lambda: wait_until(lambda: not crumb.shows("42 of 42 agree"), "the rules to be gone"))
    step("referee from the list", "F1 [Check the Referee]", "42 of 42 agree")
    step("first game 1", "Escape Escape [Your First Game]", "Step 1 of")
    step("first game halfway", "Right " * (FIRST_GAME // 2), f"Step {1 + FIRST_GAME // 2} of {FIRST_GAME}")
    step("first game at its end", "Right " * (FIRST_GAME - 1 - FIRST_GAME // 2), f"Step {FIRST_GAME} of {FIRST_GAME}")
    step("new game", "Return", "Start")
    step("rules from new game", "F1", "A Round")
    step("house rules from new game", "Escape [Rules]", "Same as the final rules.")


def agree_on_rules(crumb, step):
    step("knobs", "[The plate has 8] Down Down Tab [Whoever wins the last die] ", "2 differences")
    step("eight sides", "[The dice have 6] Down Return", "3 differences", "The dice have 8 sides.")
    step("saved", "[Save these rules] <Club> Return", "Saved “Club”",
         check=lambda: wait_until(lambda: not crumb.shows("Saved “Club”"), "the toast to be gone"))
    step("default", "[Use These Rules for New]", "New Games Use These Rules")
    step("agreed", "[Agree]", "Club")
    step("started", f"[Player 1] <{NAMES[0]}> Return <Sue> [Start]", "What’s on the plate?")
    step("eight-sided", "8 8 7 1 2 3 8 7 6 1 2 3", *judged(crumb, f"{NAMES[0]}=876", "Sue=123", "--rules=sides=8"),
         without=ODDS)
    step("opened in rulings", "[Open in Rulings]", *judged(crumb, f"{NAMES[0]}=876", "Sue=123", "--rules=sides=8"))
    step("ended", "alt+1 [This Game] e", "Game ended early")


def count_down(step):
    step("colours", OPEN_GAME + " [Red] 6 [Green] 5", "Count Down 10 Seconds", "Red", "Green", "Blue", without=ODDS)
    step("countdown", "[Count Down 10 Seconds]", "Stop", without=ODDS)
    step("coloured bids", "[Stop] [Blue] 6 Return 0", "takes the bid", without=ODDS)
    step("ended again", "[This Game] e", "Game ended early")


def catch_a_cheat(crumb, step):
    step("before the reveal", OPEN_GAME + " 6 5 5 3 0 pause Return", "What’s in", without=(DOUBT,))
    step("flagged", "6 5 1 1", DOUBT)
    step("reason of the flag", "[Why?]", FLAG)
    step("corrected", "Escape BackSpace BackSpace BackSpace 5 5 3", NAMES[1], without=(DOUBT,))
    step("flagged again", "BackSpace BackSpace BackSpace 5 1 1", DOUBT)
    step("overruled", f"[Keep Anyway] <{REASON}> Return", f"What’s in {NAMES[1]}’s hand?")
    step("scored", "1 2 3", REASON, check=lambda: expect(crumb.export(), REASON))
    step("hands opened in rulings", "[Open in Rulings]", f"{NAMES[0]} has the best set", "Nobody else has a set.")


def tour_all(tour, crumb):
    tour.start()
    settle_bids(crumb, tour.step)
    look_at_odds(tour.step)
    read_rules(crumb, tour.step)
    agree_on_rules(crumb, tour.step)
    crumb.quit()
    tour.start(write_game(crumb, "colours", 2, "plate=2,target=12,flush=on,countdown=10,hands=open"))
    count_down(tour.step)
    crumb.quit()
    tour.start(write_game(crumb, "honesty", 3, "plate=1,target=12"))
    catch_a_cheat(crumb, tour.step)
    crumb.quit()


run("referee", tour_all)
