#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Opens every menu item, popover and dialog over a bid, closes it with Escape, and types the bid."""

import time

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from game_keys import standing
from tap import Tap

# What each menu offers during a bid: the letter that chooses it. Screen readers are not told of menu items.
VIEWS = {"t": "Table", "u": "Rulings", "h": "History"}
# The digit that goes to each with Alt, and a button that no other has.
VIEWS_BY_ALT = {"Table": ("1", "Enter Something Else"), "Rulings": ("2", "Options for Rulings"),
                "History": ("3", "Select Games")}
# The key of each dialog, and what that says.
DIALOGS = {"New Game": ("ctrl+n", "Players, in seating order"), "Preferences": ("ctrl+comma", "Backups"),
           "Rules": ("F1", "The Aim"), "Keyboard Shortcuts": ("ctrl+question", "Start or stop the countdown")}
SCOREBOARD = "Scoreboard"
LOG = {"g": "Log"}
MENUS = {
    "Main Menu": {"n": "New Game", "r": "Rules", "f": "Your First Game", "i": "Import", "d": "Deleted Games",
                  "x": "Export All",
                  "p": "Preferences", "k": "Keyboard Shortcuts", "a": "About Crumb"},
    "This Game": {"b": SCOREBOARD, "l": "Players", "r": "Rules of This Game", "v": "Review and Correct", "s": "Share Game",
                  "e": "End Game Early", "c": "Close Game"},
    "Enter Something Else": {"p": "Enter the Plate", "h": "Enter Hands Only", "c": "Enter Cookies Only"},
}
# What changes the game, and is undone.
CHANGES = ("End Game Early", "Enter the Plate", "Enter Hands Only", "Enter Cookies Only")
BID = {"what": "bid", "seat": 0, "dice": "51", "amount": 0}
# What ends a bid: a die too many, which Backspace takes back, and Enter.
END = ("4", "BackSpace", "Return")
# How many seconds a key is held to come again several times.
HELD = 1.5
# The keys of 5 and 1 on keyboards that have digits there with Shift, with AltGr or printed beside their own letters.
LAYOUTS = {
    "fr": ("parenleft", "ampersand"),
    "lt": ("iogonek", "aogonek"),
    "th": ("Thai_thothung", "Thai_lakkhangyao"),
}


def bids(crumb):
    """The bids with dice that stand."""
    return [move for move in standing(crumb.export()) if move["dice"]]


def take_back(crumb):
    """Takes back whatever was entered."""
    while bids(crumb):
        before = crumb.export()
        crumb.keys("ctrl+z")
        wait_until(lambda: crumb.export() != before, "a step to be taken back")


def is_ended(crumb):
    """Whether the last key was the one that ends a bid."""
    last = crumb.export()["entries"][-1]
    return last["what"] == "bid" and not last.get("open")


def expect_bid(crumb):
    """Waits for the bid that was typed, and takes it back."""
    wait_until(lambda: bids(crumb) == [BID] and is_ended(crumb), "the bid to be kept and no other", 10)
    take_back(crumb)


def type_bid(crumb, *dice):
    """Types a bid."""
    crumb.keys(*(dice or ("5", "1")), *END)
    expect_bid(crumb)


def open_menu(crumb, menu):
    """Opens a menu by its button."""
    crumb.tap(menu)
    crumb.look()


def go_back(crumb, item):
    """Closes whatever is open, as people do, and goes back to the table."""
    if item == SCOREBOARD:
        crumb.leave_other_window()
    crumb.look()
    crumb.keys("Escape")
    crumb.look()
    crumb.keys("alt+1")
    if item == "Close Game":
        crumb.tap("Sue")
    if item in CHANGES:
        crumb.keys("ctrl+z")
    wait_until(lambda: crumb.find("No Bid"), "the table", 20)


def check_menu(crumb, menu, items, shown, tap):
    """The menu itself, then each of its items."""
    with tap.case(f"{menu} is closed with Escape, {shown}"):
        open_menu(crumb, menu)
        crumb.picture(f"keys-{menu}-{shown}".lower().replace(" ", "-"))
        crumb.keys("Escape")
        type_bid(crumb)
    for letter, item in items.items():
        with tap.case(f"{menu}: {item}, {shown}"):
            open_menu(crumb, menu)
            crumb.keys(letter)
            crumb.look()
            crumb.picture(f"keys-{item}-{shown}".lower().replace(" ", "-"))
            go_back(crumb, item)
            type_bid(crumb)


def check_popover(crumb, shown, tap):
    with tap.case(f"The question why a doubted number is kept is closed with Escape, {shown}"):
        open_menu(crumb, "Enter Something Else")
        crumb.keys("c")
        crumb.wait_for("How many cookies")
        crumb.keys("9", "9")
        crumb.wait_for("can’t have that many cookies")
        crumb.keys("Return", "Return")
        crumb.wait_for("Why are you keeping it?")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.shows("Why are you keeping it?"), "the popover to close")
        crumb.keys("BackSpace", "8")
        crumb.wait_for("can’t have that many cookies")
        while not crumb.find("No Bid"):
            before = crumb.export()
            crumb.keys("ctrl+z")
            wait_until(lambda: crumb.export() != before, "a step to be taken back")
        type_bid(crumb)


def check_enter(crumb, shown, tap):
    with tap.case(f"Enter ends a bid after a menu was closed, {shown}"):
        crumb.keys("5", "1")
        open_menu(crumb, "Main Menu")
        crumb.keys("Escape")
        crumb.look()
        crumb.keys("Return")
        expect_bid(crumb)


def check_resized(crumb, size, shown, tap):
    with tap.case(f"The window is resized with a menu open, {shown}"):
        open_menu(crumb, "Main Menu")
        crumb.resize(600, 500)
        crumb.resize(*size)
        crumb.keys("Escape")
        type_bid(crumb)
    with tap.case(f"The window is resized, {shown}"):
        crumb.resize(420, 800)
        crumb.resize(*size)
        type_bid(crumb)
    with tap.case(f"Keys come while the window lays itself out anew, {shown}"):
        for hundredths in range(8):
            crumb.resize(420, 800)
            crumb.resize(*size, "sleep", str(hundredths / 100), "key", "--delay", "15", "5", "1", *END)
            expect_bid(crumb)


def check_held(crumb, shown, tap):
    with tap.case(f"A die whose key is held is one die, and ends a bid that isn't full, {shown}"):
        crumb.keys("5", "1")
        crumb.hold_key("4", until=lambda since=time.monotonic(): time.monotonic() - since > HELD)
        wait_until(lambda: bids(crumb) == [BID | {"dice": "514"}], "three dice and no other", 10)
        crumb.keys("BackSpace", "Return")
        wait_until(lambda: bids(crumb) == [BID], "the third die to be taken back", 10)
        take_back(crumb)
        crumb.keys("5")
        crumb.hold_key("1", until=lambda: not crumb.export()["entries"][-1].get("open"))
        wait_until(lambda: bids(crumb) == [BID], "the bid to be kept and no other", 10)
        take_back(crumb)


def check_layouts(crumb, tap):
    for layout, keys in LAYOUTS.items():
        with tap.case(f"The keys of 5 and 1 enter 5 and 1 in the layout {layout}"):
            crumb.desk.run("setxkbmap", layout)
            try:
                crumb.keys(*keys)
                wait_until(lambda: bids(crumb) == [BID], "5 and 1", 10)
                take_back(crumb)
            finally:
                crumb.desk.run("setxkbmap", "us")


def go_to(crumb, view):
    """Goes to a view by its digit."""
    crumb.keys(f"alt+{VIEWS_BY_ALT[view][0]}")
    wait_until(lambda: crumb.find(VIEWS_BY_ALT[view][1]), f"{view} to be shown", 20)


def check_views(crumb, shown, tap):
    """From each view to each."""
    for view in VIEWS_BY_ALT:
        for other in VIEWS_BY_ALT:
            with tap.case(f"Alt and a digit goes from {view} to {other}, {shown}"):
                go_to(crumb, view)
                go_to(crumb, other)
    with tap.case(f"Alt and a digit goes back to a bid, {shown}"):
        go_to(crumb, "Table")
        type_bid(crumb)


def check_views_below(crumb, shown, tap):
    """The view below a dialog stays, and so does what is in the dialog."""
    for dialog, (key, said) in DIALOGS.items():
        with tap.case(f"Alt and a digit does nothing below {dialog}, {shown}"):
            crumb.keys(key)
            crumb.wait_for(said)
            crumb.look()
            names = crumb.names()
            for digit, _ in VIEWS_BY_ALT.values():
                crumb.keys(f"alt+{digit}")
                crumb.look()
            if crumb.names() != names:
                raise Failure(f"Below {dialog} there is {crumb.names()}, not {names}")
            crumb.keys("Escape")
            wait_until(lambda: not crumb.shows(said), f"{dialog} to close", 20)
            type_bid(crumb)


def walk(crumb, size, tap):
    shown = f"{size[0]}×{size[1]}"
    crumb.start(*size)
    with tap.case(f"A bid is typed, {shown}"):
        type_bid(crumb)
    check_held(crumb, shown, tap)
    check_views(crumb, shown, tap)
    check_views_below(crumb, shown, tap)
    for menu, items in MENUS.items():
        more = {"Main Menu": VIEWS, "This Game": LOG}.get(menu, {}) if size[1] < 500 else {}
        check_menu(crumb, menu, more | items, shown, tap)
    check_popover(crumb, shown, tap)
    check_enter(crumb, shown, tap)
    check_resized(crumb, size, shown, tap)


def main():
    program, size, pictures = arguments("PROGRAM", "SIZE", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, "keys-failed", program, pictures) as crumb:
        crumb.import_new("cookie-raid", "Sue", "John", rules="target=50", entries=[{"what": "plate"}])
        walk(crumb, tuple(int(edge) for edge in size.split("x")), tap)
        check_layouts(crumb, tap)
        crumb.quit()
    tap.end()


main()
