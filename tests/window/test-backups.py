#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Opens and restores backups from Preferences: one game alone, all of them, and back again."""

import os

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from screen_reader import BUTTON, MENU_ITEM
from tap import Tap

# Whatever a screen reader calls a search entry.
ANY = range(200)
SIZES = ((360, 294), (400, 800), (1280, 800))


def backups(desk):
    folder = os.path.join(desk.environment["XDG_DATA_HOME"], "crumb", "backups")
    return sorted(name for name in os.listdir(folder) if name.startswith("crumb-")) if os.path.isdir(folder) else []


def make_one(crumb, desk, tap, game):
    with tap.case("The first day's games are copied when Crumb is closed"):
        crumb.start()
        crumb.cli("import", game)
        if backups(desk):
            raise Failure("There is a copy of nothing.")
        crumb.quit()
        if len(backups(desk)) != 1:
            raise Failure(f"There are {backups(desk)}.")


def look(crumb, backup=0):
    """Opens a backup from the main window, 0 being the newest."""
    crumb.keys("ctrl+comma")
    wait_until(lambda: crumb.shows("Backups"), "Preferences")
    crumb.keys(*["Down"] * backup, "Return")
    wait_until(lambda: crumb.find("Restore This Backup"), "what is in the copy")
    crumb.look()


def check_looks(crumb, tap):
    for width, height in SIZES:
        with tap.case(f"A look inside at {width}×{height}"):
            crumb.start(width, height)
            look(crumb)
            if not crumb.shows("It has 1 game. Your current games are backed up first."):
                raise Failure(f"It says {crumb.names()}.")
            crumb.picture(f"backup-{width}x{height}")
            crumb.keys("Escape", "Escape")
            wait_until(lambda: not crumb.shows("Games in This Backup"), "the dialog to close")
            crumb.quit()


def listed(crumb):
    """How many games of the backup are listed."""
    return sum(node.role == BUTTON and node.name == "Restore" for node in crumb.nodes())


def check_alone(crumb, desk, tap, second):
    with tap.case("What was played since is copied when Crumb is closed"):
        crumb.start()
        crumb.cli("import", second)
        crumb.quit()
        if len(backups(desk)) != 2:
            raise Failure(f"There are {backups(desk)}.")
    with tap.case("A game of a backup can be looked at"):
        crumb.start()
        crumb.cli("import", second)
        look(crumb)
        wait_until(lambda: crumb.shows("It has 2 games."), "what it holds")
        crumb.keys("Tab", "Tab", "Return")
        wait_until(lambda: crumb.find("Replay"), "the game")
    with tap.case("It can be shared, and nothing is offered that can't be done with it"):
        crumb.tap("Options for This Game")
        wait_until(lambda: sum(node.role == MENU_ITEM for node in crumb.nodes()) == 2, "two items")
        crumb.keys("Return")
        wait_until(lambda: crumb.find("Copy Score Sheet"), "the dialog to share it")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.find("Copy Score Sheet"), "the dialog to close")
        crumb.keys("Escape")
        wait_until(lambda: crumb.find("Restore This Backup"), "the backup again")
        crumb.look()
    with tap.case("A search finds one"):
        crumb.tap("Find a game", ANY)
        crumb.write("zoe")
        wait_until(lambda: listed(crumb) == 1, "the game found")
        crumb.keys("Escape")
        wait_until(lambda: listed(crumb) == 2, "all games")
        crumb.keys("Escape", "Escape")
        wait_until(lambda: not crumb.find("Restore This Backup") and not crumb.shows("Backups"), "Preferences to close")
    with tap.case("A game that matches the backup is left as it is"):
        look(crumb)
        crumb.tap("Find a game", ANY)
        crumb.write("zoe")
        wait_until(lambda: listed(crumb) == 1, "the game found")
        crumb.look()
        crumb.tap("Restore")
        crumb.wait_for("This game matches the backup")
        crumb.keys("Escape", "Escape", "Escape")
    with tap.case("A game is restored alone, and that can be undone"):
        gone = next(game["id"] for game in crumb.games() if len(game["players"]) == 4)
        crumb.keys("alt+3")
        crumb.tap("Select Games")
        crumb.tap("<b>Zoë</b>")
        crumb.tap("Delete")
        wait_until(lambda: len(crumb.games()) == 1, "the game to be deleted")
        look(crumb)
        crumb.tap("Find a game", ANY)
        crumb.write("zoe")
        wait_until(lambda: listed(crumb) == 1, "the game found")
        crumb.look()
        crumb.tap("Restore")
        wait_until(lambda: len(crumb.games()) == 2 and crumb.shows("Game restored"), "the game")
        crumb.picture("backup-game-restored")
        crumb.keys("ctrl+z")
        wait_until(lambda: gone not in [game["id"] for game in crumb.games()], "the game to be gone again")
        crumb.keys("ctrl+shift+z")
        wait_until(lambda: len(crumb.games()) == 2, "the game again")
        crumb.quit()


def check_new_day(crumb, desk, tap, library):
    desk.environment["CRUMB_LATER"] = os.path.join(desk.home, "later")
    desk.preload(library)
    with tap.case("What was played is copied when another day begins, while Crumb stays open"):
        crumb.start()
        before = len(backups(desk))
        crumb.cli("rename", "Sue", "Susan")
        crumb.wait_for("Susan")
        if len(backups(desk)) != before:
            raise Failure(f"There are {backups(desk)}.")
        with open(desk.environment["CRUMB_LATER"], "w", encoding="ascii"):
            pass
        # A key wakes it, as people would in the morning.
        crumb.keys("alt+2")
        wait_until(lambda: len(backups(desk)) == before + 1, "a backup")
        crumb.quit()


def restore(crumb, press, games):
    windows = crumb.windows()
    press()
    crumb.find_window(900, 640, gone=windows)
    wait_until(lambda: len(crumb.games()) == games, f"{games} games")


def check_restore(crumb, desk, tap):
    with tap.case("A copy takes the place of the games, which become a copy"):
        crumb.start()
        before = len(backups(desk))
        look(crumb, before - 1)
        restore(crumb, lambda: crumb.keys("Return"), 1)
        wait_until(lambda: crumb.shows("The backup has been restored"), "the toast")
        if len(backups(desk)) != before + 1:
            raise Failure(f"There are {backups(desk)}.")
    with tap.case("Undo brings them back"):
        restore(crumb, lambda: crumb.tap("Undo"), 2)
        crumb.picture("backup-undone")
    with tap.case("It quits without a complaint"):
        crumb.quit()


def main():
    program, later, first, second, pictures = arguments("PROGRAM", "LIBRARY", "GAME", "GAME", "PICTURES")
    program = os.path.abspath(program)
    tap = Tap()
    with on_a_desk(tap, "backups-failed", program, pictures) as crumb:
        make_one(crumb, crumb.desk, tap, first)
        check_looks(crumb, tap)
        check_alone(crumb, crumb.desk, tap, second)
        check_restore(crumb, crumb.desk, tap)
        check_new_day(crumb, crumb.desk, tap, later)
    tap.end()


main()
