#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Games corrected after they were played, at one size: what was entered wrong, and what was forgotten."""

import json
import os

from desk import wait_until
from tour import run


def bid(seat, dice):
    return {"what": "bid", "seat": seat, "dice": dice}


def of_seat(what, seat, dice):
    return {"what": what, "seat": seat, "dice": dice}


def cookies(*amounts):
    return [{"what": "cookies", "seat": seat, "amount": amount} for seat, amount in enumerate(amounts)]


RAID = [bid(0, "511"), bid(1, "444"), of_seat("take", 0, "6"),
        {"what": "winner", "seat": 1}, of_seat("take", 1, "5"), {"what": "reveal"},
        of_seat("hand", 0, "1156"), of_seat("hand", 1, "5421"),
        {"what": "round"}, *cookies(10, 2), {"what": "end"}]


def write_game(folder, name, entries, **more):
    path = os.path.join(folder, name + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"crumb-game": 1, "game": "cookie-raid", "entries": entries,
                   "players": [{"name": "Kim"}, {"name": "Lee"}]} | more, file)
    return path


def scores(crumb, game):
    """The totals of a game, as the command line says them."""
    shown = json.loads(crumb.cli("show", game, "--json"))
    return shown["totals"]


def expect_scores(crumb, game, *expected):
    def check():
        wait_until(lambda: scores(crumb, game) == list(expected), f"the scores {expected}, not {scores(crumb, game)}")
    return check


def change(crumb, step, game):
    """What was entered wrong."""
    step("game", "alt+3 [Kim and Lee]", "Chart of the Totals")
    # A round of the paper sheet has no bids, and its button is told to screen readers.
    step("paper round to correct", "[Rounds] [Correct Round 2…]", "Round 2, scoring", "Kim gets 10 cookies",
         "Lee gets 2 cookies", without=("Round 2, bid 1",))
    step("round", "[Cancel] [Round 1:]", "Bid 1")
    step("correction", "alt+c", "Select the entry that’s wrong.", "Kim bids 5-1-1", "Lee wins the bid",
         "Round 1, scoring")
    # The dice lie in the order of the title; one of them is picked, and only that one changes.
    step("hand", "[Kim’s hand is 6-5-1-1]", "What was it really?", "Die 1: 6", "Die 4: 1")
    step("one die", "[Die 2: 5] 4", "Die 2: 4", "Die 4: 1", "What Changes", without=("Die 5",))
    step("one die undone", "ctrl+z", "Die 2: 5", without=("What Changes",))
    step("hand changed", "[Die 2: 5] 4 Return", "What Changes", "Kim’s hand is 6-4-1-1", "Changed")
    step("dialog undone", "ctrl+z", "Kim’s hand is 6-5-1-1", without=("What Changes",))
    # Another bid wins, so another seat now takes a die: that is the first answer.
    step("bid changed", "[Kim bids 5-1-1] [Die 1: 5] 3", "“Kim takes 6” no longer fits")
    step("asked about the take", "Return", "Enter Again", "Lee takes 6", "Keep This Round’s Points",
         "Only the scores, as on paper", "Remove What Follows")
    step("asked about the hand", "[Lee takes 6]", "“Lee’s hand is 5-4-2-1” no longer fits", "Keep It Anyway")
    step("back to the take", "[Back]", "“Kim takes 6” no longer fits")
    step("bid moved", "[Lee takes 6] [Keep It Anyway]", "Round 1: Bid 1 now goes to Lee.",
         check=expect_scores(crumb, game, [7, 0], [17, 2]))
    step("not kept", "[Cancel]", "Bid 1", without=("What Changes",), check=expect_scores(crumb, game, [7, 0], [17, 2]))
    step("round kept as points", "alt+c [Kim bids 5-1-1] [Die 1: 5] 3 Return [Keep This Round’s Points]",
         "The scores don’t change.", "Kim gets 7 cookies", without=("Lee wins the bid",))
    step("points not kept", "[Cancel]", "Bid 1", without=("What Changes",))


def add(crumb, step, game):
    """What was forgotten: the dice of a bid whose winner was entered, and a round of the sheet."""
    step("what was forgotten", "alt+c [Lee wins the bid] [More] Down Return", "What’s Missing?", "Bid", "Whole Round")
    step("forgotten bid", "[Bid] 2 2 Return", "Kim bids 2-2", "Added", "The scores don’t change.")
    step("next bid", "[Kim bids 2-2] [More] Down Down Return [Bid]", "Lee")
    step("winner said twice", "6 5 Return", "“Lee wins the bid” no longer fits")
    step("winner removed", "[Enter Again] [More] Return", "The scores don’t change.", "Lee bids 6-5",
         without=("Lee wins the bid",))
    step("bids kept", "[Save]", "Undo Correction", "Added: “Kim bids 2-2”.", "Removed: “Lee wins the bid”.")
    step("paper round", "alt+c [Add What’s Missing] [Whole Round]", "Whole Round",
         "Lee")
    step("paper round added", "3 Return 1 2 Return", "Rounds scored: 2 → 3", "Kim gets 3 cookies", "Lee 2 → 14")
    step("paper round kept", "[Save]", "Undo Correction", "Round 3: Kim +10 = 20",
         check=expect_scores(crumb, game, [7, 0], [10, 12], [20, 14]))
    step("paper round undone", "ctrl+z", "Redo Correction", check=expect_scores(crumb, game, [7, 0], [17, 2]))
    step("bids undone", "ctrl+z", "Redo Correction", without=("Added:",))
    step("take removed", "alt+c [Kim takes 6] [More] Return", "no longer fits", without=("Kim takes 6",))
    step("take not removed", "[Back] [Back]", "Select the entry that’s wrong.", "Kim takes 6", without=("What Changes",))
    step("not corrected", "[Cancel]", "Bid 1", without=("What Changes",))


def count_again(crumb, step):
    """A count of Cubbage that was removed is added again."""
    step("deal", "[Back]" if crumb.width < 720 else "", "Ana and Ben")
    step("deals", "[Ana and Ben] [Score] [Deal 1:] alt+c", "Select the entry that’s wrong.", "Ben claims 12 points")
    step("count", "[Ben claims 12 points]", "What was it really?")
    step("count changed", "1 0", "What Changes")
    step("count on the list", "Return", "Ben claims 10 points", "What Changes")
    step("count removed", "ctrl+z [Ben claims 12 points] [More] Return", "no longer fits", "Enter Again")
    step("what is missing", "[Enter Again] [More] Down Return", "Count", "Whole Deal")
    step("count added", "[Count] 1 2 Return", "Ben claims 12 points", "The scores don’t change.")
    step("count kept", "[Save]", "Added: “Ben claims 12 points”.")


def expect_players(crumb, *names):
    def check():
        wait_until(lambda: list(names) in [game["players"] for game in crumb.games()], f"a game of {names}")
    return check


def rename(crumb, step):
    """A player is called something else in all games, and again what it was."""
    step("players", ("[Back] " if crumb.width < 720 else "") + "[Players] [Kim]", "Kim", "Player Options")
    step("new name", "[Player Options] Return", "Rename", "All games will show the new name.")
    step("name of another", "<Ben>", "“Ben” is another player.")
    step("renamed", "ctrl+a <Kimberly> Return", "Kimberly", "“Kim” is now called “Kimberly”", "Undo Rename",
         check=expect_players(crumb, "Kimberly", "Lee"))
    step("rename undone", "ctrl+z", "Redo Rename", without=("Kimberly",), check=expect_players(crumb, "Kim", "Lee"))
    step("rename made again", "ctrl+shift+z", "Undo Rename", "Kimberly")


def walk(tour, crumb):
    tour.start(write_game(crumb.desk.home, "raid", RAID), os.path.join(tour.games, "cubbage", "hidden.json"))
    raid = next(game["id"] for game in crumb.games() if game["players"] == ["Kim", "Lee"])
    change(crumb, tour.step, raid)
    add(crumb, tour.step, raid)
    count_again(crumb, tour.step)
    rename(crumb, tour.step)


run("corrections", walk)
