#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A disk that is full or read-only, a file that is locked or too new: it is said, nothing is lost or stands still."""

import os
import shutil
import sqlite3

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from game_keys import standing
from tap import Tap

SIZES = ((360, 294), (900, 640))
PLAYERS = ("Ann", "Bob", "Cy")


def record(desk):
    return os.path.join(desk.environment["XDG_DATA_HOME"], "crumb", "crumb.db")


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def make_record(crumb, desk):
    """Makes a record anew, with one new game."""
    shutil.rmtree(os.path.dirname(record(desk)), ignore_errors=True)
    crumb.import_new("cookie-raid", *PLAYERS, rules="plate=2")


def check_moves(crumb, *expected):
    """Fails unless the record has exactly these moves."""
    moves = [(move["what"], move["dice"]) for move in standing(crumb.export())]
    if moves != list(expected):
        raise Failure(f"There are {moves}.")


class Disk:
    """Breaks the disk under the games while it is entered."""

    def __init__(self, desk, how):
        self._control = desk.environment["CRUMB_BROKEN_DISK"]
        self._how = how

    def __enter__(self):
        with open(self._control + "-new", "w", encoding="ascii") as file:
            file.write(self._how)
        os.rename(self._control + "-new", self._control)

    def __exit__(self, *_):
        os.unlink(self._control)


def check_broken(crumb, desk, tap, how, banner, size):
    """Goes on playing on a broken disk, which then works again."""
    look = f"{size[0]}×{size[1]}"
    name = f"trouble-{how}-{size[0]}x{size[1]}"
    with tap.case(f"Dice are entered while the disk is {how}, {look}"):
        make_record(crumb, desk)
        crumb.start(*size)
        crumb.wait_for("plate")
        crumb.keys("6")
        wait_until(lambda: len(standing(crumb.export())) == 1, "the first die to be kept")
        with Disk(desk, how), crumb.watched():
            crumb.keys("3")
            crumb.wait_for(banner)
            crumb.wait_for("What did Ann")
            crumb.keys("5", "1", "Return")
            crumb.wait_for("What did Bob")
            crumb.picture(name)
            check_moves(crumb, ("plate", "6"))
            crumb.keys("ctrl+q")
            crumb.wait_for("Close Without Saving?")
            crumb.picture(name + "-close")
            crumb.keys("Escape")
            wait_until(lambda: not crumb.shows("Close Without Saving?"), "the question to go away")
    with tap.case(f"All of them are saved once it is not, {look}"):
        with crumb.watched():
            wait_until(lambda: not crumb.shows("Not saved yet"), "the banner to go away")
        check_moves(crumb, ("plate", "63"), ("bid", "51"))
        crumb.quit()


def check_export(crumb, desk, tap):
    folder = os.path.join(desk.home, "elsewhere", "crumb")
    os.makedirs(folder)
    # What is exported gets where the program was started.
    os.chdir(folder)

    def export(replace):
        crumb.tap("Main Menu")
        crumb.keys("x")
        crumb.tap("All in One File", scroll=True)
        crumb.save(replace)

    with tap.case("An export that the disk has no room for leaves the one before as it was"), desk.leaking():
        make_record(crumb, desk)
        crumb.start()
        export(False)
        crumb.wait_for("Exported 1 game to “")
        name, = os.listdir(folder)
        before = contents(name)
        with Disk(desk, "full"):
            export(True)
            crumb.wait_for("”: The disk is full.")
            crumb.picture("trouble-export")
        if contents(name) != before or os.listdir(folder) != [name]:
            raise Failure(f"The folder has {os.listdir(folder)}.")
        crumb.quit()


def check_killed(crumb, desk, tap):
    with tap.case("A kill loses only what was said not to be saved"):
        make_record(crumb, desk)
        crumb.start()
        crumb.wait_for("plate")
        crumb.keys("6", "3")
        crumb.wait_for("What did Ann")
        with Disk(desk, "full"):
            crumb.keys("5", "1", "Return")
            crumb.wait_for("Not saved yet: the disk is full")
            crumb.kill()
        crumb.start()
        crumb.wait_for("What did Ann")
        check_moves(crumb, ("plate", "63"))
        crumb.quit()


def check_start(crumb, desk, tap, how, sentence):
    """A start on a broken disk: with the games, or a sentence."""
    before = contents(record(desk))
    for size in SIZES:
        with tap.case(f"A start while the disk is {how}, {size[0]}×{size[1]}"):
            with Disk(desk, how):
                crumb.start(*size)
                with crumb.watched():
                    crumb.wait_for(sentence)
                    crumb.picture(f"trouble-start-{how}-{size[0]}x{size[1]}")
                crumb.keys("ctrl+q")
                wait_until(lambda: not crumb.running(), "it to quit")
            if contents(record(desk)) != before:
                raise Failure("The file is not as it was.")


def check_start_and_save(crumb, desk, tap):
    with tap.case("What was opened to be read only is saved once the folder can be written"):
        make_record(crumb, desk)
        with Disk(desk, "read-only"):
            crumb.start()
            with crumb.watched():
                crumb.wait_for("plate")
                crumb.keys("6")
                crumb.wait_for("Not saved yet: the folder with your games is read-only")
        with crumb.watched():
            wait_until(lambda: not crumb.shows("Not saved yet"), "the banner to go away")
        check_moves(crumb, ("plate", "6"))
    with tap.case("Another file in its place is said to be, and a copy can be saved"):
        os.rename(record(desk), record(desk) + "-away")
        shutil.copy(record(desk) + "-away", record(desk))
        database = sqlite3.connect(record(desk), isolation_level=None)
        database.execute("DROP TRIGGER entry_not_deleted")
        database.execute("DELETE FROM entry")
        database.close()
        with crumb.watched():
            crumb.keys("3")
            crumb.wait_for("Not saved yet: another file was put in its place")
            crumb.wait_for("Save a Copy")
            crumb.picture("trouble-swapped")
        os.rename(record(desk) + "-away", record(desk))
        with crumb.watched():
            wait_until(lambda: not crumb.shows("Not saved yet"), "the banner to go away")
        check_moves(crumb, ("plate", "63"))
        crumb.quit()


def check_locked(crumb, desk, tap):
    for size in SIZES:
        database = sqlite3.connect(record(desk), isolation_level=None)
        with tap.case(f"A start while another program has the games, {size[0]}×{size[1]}"):
            database.execute("BEGIN EXCLUSIVE")
            crumb.launch()
            with crumb.watched():
                crumb.find_window(*size)
                crumb.wait_for("Another program is using your games")
                crumb.picture(f"trouble-locked-{size[0]}x{size[1]}")
        with tap.case(f"It is tried again, {size[0]}×{size[1]}"):
            windows = crumb.windows()
            with crumb.watched():
                crumb.tap("Try Again", scroll=True)
                database.close()
                crumb.find_window(*size, gone=windows)
                crumb.wait_for("Ann")
            crumb.quit()


def check_newer(crumb, desk, tap):
    database = sqlite3.connect(record(desk), isolation_level=None)
    version, = database.execute("PRAGMA user_version").fetchone()
    database.execute(f"PRAGMA user_version = {version + 1}")
    database.close()
    before = contents(record(desk))
    for size in SIZES:
        with tap.case(f"A file of a newer Crumb, {size[0]}×{size[1]}"):
            crumb.start(*size)
            with crumb.watched():
                crumb.wait_for("was written by a newer Crumb")
                crumb.picture(f"trouble-newer-{size[0]}x{size[1]}")
                crumb.tap("Try Again", scroll=True)
                crumb.wait_for("was written by a newer Crumb")
            crumb.keys("ctrl+q")
            wait_until(lambda: not crumb.running(), "it to quit")
            if contents(record(desk)) != before:
                raise Failure("The file is not as it was.")


def main():
    program, shim, pictures = arguments("PROGRAM", "LIBRARY", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, "trouble-disk-failed", program, pictures) as crumb:
        crumb.desk.environment["CRUMB_BROKEN_DISK"] = os.path.join(crumb.desk.home, "broken")
        crumb.desk.preload(shim)
        for size in SIZES:
            check_broken(crumb, crumb.desk, tap, "full", "Not saved yet: the disk is full", size)
            check_broken(crumb, crumb.desk, tap, "read-only", "Not saved yet: the folder with your games is read-only",
                         size)
        check_export(crumb, crumb.desk, tap)
        check_killed(crumb, crumb.desk, tap)
        check_start(crumb, crumb.desk, tap, "read-only", "What did Ann")
        check_start(crumb, crumb.desk, tap, "full", "What did Ann")
        check_start_and_save(crumb, crumb.desk, tap)
        check_locked(crumb, crumb.desk, tap)
        check_newer(crumb, crumb.desk, tap)
    tap.end()


main()
