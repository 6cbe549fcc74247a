#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Opens and restores backups from Preferences: yesterday's games come back, and then today's."""

import os

from crumb_window import Crumb, arguments
from desk import Desk, Failure, wait_until
from tap import Tap

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


def look(crumb):
    """Opens the newest backup from the main window."""
    crumb.keys("ctrl+comma")
    wait_until(lambda: crumb.shows("Backups"), "Preferences")
    crumb.keys("Return")
    wait_until(lambda: crumb.find("Restore This Backup"), "what is in the copy")


def check_looks(crumb, tap):
    for width, height in SIZES:
        with tap.case(f"A look inside at {width}×{height}"):
            crumb.start(width, height)
            look(crumb)
            if not crumb.shows("It holds 1 game. The games of now are backed up before it takes their place."):
                raise Failure(f"It says {crumb.names()}.")
            crumb.picture(f"backup-{width}x{height}")
            crumb.keys("Escape", "Escape")
            wait_until(lambda: not crumb.shows("Last Played"), "the dialog to close")
            crumb.quit()


def restore(crumb, press, games):
    windows = crumb.windows()
    press()
    crumb.find_window(900, 640, gone=windows)
    wait_until(lambda: len(crumb.games()) == games, f"{games} games")


def check_restore(crumb, desk, tap):
    with tap.case("A copy takes the place of the games, which become a copy"):
        crumb.start()
        look(crumb)
        restore(crumb, lambda: crumb.keys("Return"), 1)
        wait_until(lambda: crumb.shows("The backup has been restored"), "the toast")
        if len(backups(desk)) != 2:
            raise Failure(f"There are {backups(desk)}.")
    with tap.case("Undo brings them back"):
        restore(crumb, lambda: crumb.tap("Undo"), 2)
        crumb.picture("backup-undone")
    with tap.case("It quits without a complaint"):
        crumb.quit()


def main():
    program, first, second, pictures = arguments("PROGRAM", "GAME", "GAME", "PICTURES")
    program = os.path.abspath(program)
    tap = Tap()
    with Desk() as desk:
        crumb = Crumb(desk, program, pictures)
        tap.on_failure = lambda: crumb.picture("backups-failed")
        try:
            make_one(crumb, desk, tap, first)
            crumb.cli("import", second)
            check_looks(crumb, tap)
            check_restore(crumb, desk, tap)
        finally:
            crumb.end()
    tap.end()


main()
