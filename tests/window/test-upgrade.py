#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Starts on an older version's record: all its games are there."""

import json
import os
import shutil

from crumb_window import arguments, on_a_desk
from desk import Failure
from tap import Tap


def put_old(desk, old):
    folder = os.path.join(desk.environment["XDG_DATA_HOME"], "crumb")
    os.makedirs(folder)
    shutil.copy(old, os.path.join(folder, "crumb.db"))
    return folder


def main():
    program, old, listed, pictures = arguments("PROGRAM", "DATABASE", "LISTED", "PICTURES")
    program = os.path.abspath(program)
    tap = Tap()
    with on_a_desk(tap, "upgrade-failed", program, pictures) as crumb:
        folder = put_old(crumb.desk, old)
        with open(listed, encoding="utf-8") as file:
            games = [game["id"] for game in json.load(file)]
        with tap.case("The window opens once the games are up to date"):
            crumb.start(ready=lambda: crumb.shows("History") and len(crumb.windows()) == 1)
            if "crumb.db.version-4" not in os.listdir(folder):
                raise Failure(f"There is no copy of the old file: {os.listdir(folder)}.")
            if [game["id"] for game in crumb.games()] != games:
                raise Failure(f"There are {crumb.games()}.")
            crumb.picture("upgraded")
        with tap.case("It quits without a complaint"):
            crumb.quit()
    tap.end()


main()
