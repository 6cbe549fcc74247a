#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Past games found, deleted, reviewed and about to be corrected, at one size."""

import json
import os
import tempfile
import time

from desk import Failure, wait_until
from tour import games_in, run

ANN = "Ann, Bartholomew and Ĳsbrand & Co"


def count(crumb, games):
    return lambda: wait_until(lambda: len(crumb.games()) == games, f"{games} games")


def look_through(crumb, step):
    games = len(crumb.games())
    step("list", "alt+3", "Sue and John", ANN, check=lambda: check_month(crumb))
    step("search", "<ijsbrand>", ANN, without=("Sue and John",))
    step("not found", "< nobody>", "No Games Found", without=(ANN,))
    step("all games", "[Show All Games]", "Sue and John")
    step("filter", "[Filter Games] Tab Tab Tab Tab Tab Return Down Return", "Final rules",
         check=lambda: check_focus(crumb, "Rules"))
    step("filtered by a day", "Tab Tab Return Left Return", "From ", check=lambda: check_day(crumb))
    step("unfiltered", "Escape [From ] [Final rules]", ANN,
         check=lambda: wait_until(lambda: crumb.find("Final rules") is None, "the filter to go"))
    step("two selected", f"[Select Games] [{ANN}] ctrl+Down [Sue and John]", "2 Selected")
    step("two deleted", "[Delete]", "2 games deleted", check=count(crumb, games - 2))
    step("deletion undone", "ctrl+z", ANN, check=count(crumb, games))


def check_day(crumb):
    """The keys are with the day that was chosen, not with what opened the popover below."""
    wait_until(lambda: crumb.focused() is not None and crumb.focused().name[:1].isdigit(), "the focus on the day", 10)


def check_month(crumb):
    """The newest game has the focus, and its month is in view above it."""
    wait_until(lambda: crumb.place_of("March 2026")[1] > crumb.place_of("Search")[1] + crumb.size_of("Search")[1],
               "the month of the newest game to be in view", 10)


def review(crumb, step):
    games = len(crumb.games())
    step("deleted by its menu", "ctrl+Home Menu d", "Game deleted", check=count(crumb, games - 1))
    step("not deleted", "ctrl+z", "Redo Delete", check=count(crumb, games))
    step("review", f"ctrl+Home ctrl+Down ctrl+Down [{ANN}]", "Bartholomew wins with", "Chart of the Totals")
    crumb.keys("ctrl+p")
    crumb.leave_other_window()
    step("chart keys", "Right Right Right", "Round 3")
    step("details", "[Options for This Game] Return", "Details", "Place", "Date")
    step("a long title and note", f"<{80 * 'x'}no> Tab Tab Tab Tab <{'A line of the note. ' * 12}>", "Details",
         check=lambda: check_details(crumb))
    step("details again", "[Cancel] [Options for This Game] Return", "Details")
    step("title and place", "<Friday night> Tab <The kitchen> Tab", "Details", check=lambda: choose_day(crumb))
    step("details kept", "[Keep]", "Friday night", "The kitchen", "03/05/2026")
    replay(crumb, step)
    step("luck", "[Luck]", "Exact chances")


def choose_day(crumb):
    """Goes two days back in the calendar."""
    check_focus(crumb, "Date")
    crumb.look()
    crumb.keys("Return")
    crumb.wait_for("March 2026")
    crumb.look()
    crumb.keys("Left", "Left", "Return")
    wait_until(lambda: crumb.shows("03/05/2026") and not crumb.shows("March 2026"), "the day to be chosen", 10)


def check_details(crumb):
    """A window that is turned leaves the focus where it is; a title takes no more than what is kept of it."""
    size = crumb.width, crumb.height
    for turned in ((640, 360), (360, 640), size):
        crumb.resize(*turned)
        check_focus(crumb, "Note")
    crumb.keys("shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "ctrl+c")
    title = crumb.copied()
    if title != 80 * "x":
        raise Failure(f"The title is “{title}”.")


def replay(crumb, step):
    """Goes through a game by hand, then lets it play, with the focus where people left it."""
    step("replay", "[Replay]", "The game starts.", "Round 1 · Bid 1 of 8", "Correct…",
         check=lambda: wait_until(lambda: not crumb.shows("Details changed"), "the toast to be gone"))
    step("bid replayed", "[Next Step] [Next Step]", "takes the bid.", "Round 1 · Bid 1 of 8", without=("from the plate.",))
    step("die taken", "Right", "from the plate.", "Round 1 · Bid 1 of 8")
    step("next bid", "Right", "takes the bid.", "Round 1 · Bid 2 of 8", without=("from the plate.",))
    step("round replayed", "Page_Down", "Round 1 · Scored")
    step("reveal", "Left", "Round 1 · Reveal")
    step("end of the replay", "End", "wins with")
    step("played from the start", "space", "Pause", "Round 1 · Bid 1 of 8")
    step("paused", "space", "Play", without=("Pause",))
    step("played by pointer", "[Play]", "Pause")
    step("paused by hand", "Right", "Play", without=("Pause",))
    step("to be corrected", "Home Page_Down Left [Correct…]", "What was it really?", "Ann’s hand is",
         check=lambda: check_focus(crumb, "Save"))
    step("replay again", "[Cancel]", "Round 1 · Reveal")
    step("replay left", "ctrl+Page_Up", "Chart of the Totals", check=lambda: check_focus(crumb, "Chart of the Totals"))


def check_focus(crumb, name):
    """Checks that keys go there."""
    wait_until(lambda: crumb.focused() is not None and crumb.focused().name.startswith(name), f"the focus on {name}")


def check_export(crumb, corrected):
    """Checks that the change is in the game file, and its undo too."""
    games = [json.loads(crumb.cli("export", game["id"])) for game in crumb.games()]
    found = any("instead" in entry for game in games for entry in game["entries"])
    if found != corrected:
        raise Failure("The export does not say what was corrected.")


def check_hint(crumb):
    """What is asked is in view below the bar, wherever the entry is that people came for."""
    bar, hint = [crumb.place_of(name)[1] for name in ("Save", "Select the entry that’s wrong.")]
    if not bar < hint < crumb.height - 50:
        raise Failure(f"The bar is at {bar}, and what is asked at {hint}.")


def correct(crumb, step):
    step("round opened", "[Rounds] [Round 1:]", "Bid 1:")
    step("bid opened", "[Bid 2:]", "Show in Replay")
    step("bid to correct", "[Correct Bid 2…]", "Select the entry that’s wrong.", check=lambda: check_hint(crumb))
    step("bid closed", "Escape [Bid 2:]", "Bid 2:", without=("Show in Replay",))
    step("correction", "alt+c", "Select the entry that’s wrong.")
    step("hand to correct", "[Bartholomew’s hand is]", "What was it really?")
    step("what changes", "BackSpace 6 Return", "What Changes", "→")
    step("not kept", "[Cancel]", "Round 1:", without=("What Changes",), check=lambda: check_export(crumb, False))
    step("corrected", "alt+c [Bartholomew’s hand is] BackSpace 6 Return [Save]", "Corrected", "51", "Undo Correction",
         check=lambda: check_export(crumb, True))
    check_focus(crumb, "Round 1: ")
    step("correction told", "", "is now “Bartholomew’s hand is 6-4-2-2-2”")
    # In the smallest window the round that was opened has the room of the heading.
    before, after = [(f"Bartholomew wins with {points}",) if crumb.height > 400 else () for points in (53, 51)]
    step("correction undone", "ctrl+z", "Undo Details", *before, without=("is now",))
    step("details undone", "ctrl+z", "Redo Details", without=("Friday night", "The kitchen"))
    step("all made again", "ctrl+shift+z ctrl+shift+z", "Undo Correction", *after)
    step("undone again", "ctrl+z", "Redo Correction", *before)
    if crumb.width < 720:
        step("back", "Escape", "Filter Games", check=lambda: check_focus(crumb, ANN))


def follow(crumb, step):
    """Another program imports a game while a game is selected, and then the selected one is deleted."""
    games = len(crumb.games())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "new.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"crumb-game": 1, "game": "cookie-raid", "entries": [],
                       "players": [{"name": "Liv"}, {"name": "Newcomer"}]}, file)
        step("one selected", "[Select Games] ctrl+Home ctrl+Down ctrl+Down ctrl+Down [Sue and John]", "1 Selected")
        crumb.cli("import", path)
        step("followed", "", "Sue and John", "1 Selected", check=lambda: check_stays(crumb, "Sue and John"))
        step("newcomer", "ctrl+Home", "Liv and Newcomer", "1 Selected")
    chosen = [game["id"] for game in crumb.games() if game["players"] == ["Sue", "John"]]
    step("the selected one deleted", "[Delete]", "Game deleted", "Undo Delete", check=count(crumb, games))
    if any(game["id"] in chosen[:1] for game in crumb.games()):
        raise Failure("Another game than the selected one was deleted.")


def check_stays(crumb, row):
    """A row that comes in above, soon, doesn't push the one with the keys out of view."""
    noticed = time.monotonic() + 3
    while time.monotonic() < noticed:
        top = crumb.place_of(row)[1]
        if not 0 < top < top + crumb.size_of(row)[1] <= crumb.height:
            raise Failure(f"“{row}” is at {top}.")
        time.sleep(0.3)


def bring_back(crumb, step):
    games = len(crumb.games())
    step("deleted games", "[Main Menu] d", "Deleted Games", "Today: You deleted this game.")
    step("restored", "[Restore]", "No Deleted Games", check=count(crumb, games + 1))
    step("closed", "Escape", "Restored the game", "Undo Restore")
    step("deleted again", "ctrl+z", "Redo Restore", check=count(crumb, games))


def walk(tour, crumb):
    tour.start(*games_in(tour.games))
    look_through(crumb, tour.step)
    follow(crumb, tour.step)
    bring_back(crumb, tour.step)
    review(crumb, tour.step)
    correct(crumb, tour.step)


run("history", walk)
