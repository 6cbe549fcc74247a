#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""One wrong bit somewhere in the record: what is shown is what was written, or it is noticed, and nothing stands still.

A check of the record, the list of games and the statistics are asked on the command line first; then the window opens
the same file and shows its lists. Long tests flip 200 bits, others a few."""

import os
import random
import shutil
import subprocess

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

LONG = os.environ.get("CRUMB_TESTS") == "long"
FLIPS = 200 if LONG else 8
TROUBLE = "Couldn’t Open Your Games"


class Flips:
    """A record, and copies of it with one wrong bit."""

    def __init__(self, crumb, desk):
        self._crumb = crumb
        self._desk = desk
        self._random = random.Random(7)
        self._folder = os.path.join(desk.environment["XDG_DATA_HOME"], "crumb")
        self._path = os.path.join(self._folder, "crumb.db")
        with open(self._path, "rb") as file:
            self._bytes = file.read()
        self._lists = self._ask_lists()
        if self._ask("verify") is None or None in self._lists:
            raise Failure("The record is not whole to begin with.")

    def _ask(self, *words):
        """What the command line says, or nothing where it complains."""
        ended = subprocess.run([self._crumb.program, *words], env=self._desk.environment, capture_output=True,
                               text=True, timeout=60, stdin=subprocess.DEVNULL, check=False)
        if ended.returncode not in (0, 1):
            raise Failure(f"{words} ended with {ended.returncode}: {ended.stderr}")
        return ended.stdout if ended.returncode == 0 else None

    def _ask_lists(self):
        return [self._ask("games", "--json"), self._ask("stats", "--json"), self._ask("stats", "Sue", "--json")]

    def flip(self):
        """Writes the record with another wrong bit, where there is something. Returns where."""
        changed = bytearray(self._bytes)
        at = 0
        while changed[at] == 0:
            at = self._random.randrange(len(changed))
        bit = self._random.randrange(8)
        changed[at] ^= 1 << bit
        shutil.rmtree(self._folder)
        os.mkdir(self._folder, 0o700)
        with open(self._path, "wb") as file:
            file.write(changed)
        return f"bit {bit} of byte {at}"

    def check_lists(self):
        """The lists of a record that is said to be whole are the same. Returns whether it is said to be whole."""
        # Lists may be mended when they are read.
        whole = self._ask("verify") is not None
        lists = self._ask_lists()
        if whole and lists != self._lists:
            raise Failure(f"What is said to be whole says {lists}.")
        return whole

    def check_window(self):
        """The window shows its lists or says why it doesn't; it neither stands still nor complains."""
        crumb = self._crumb
        crumb.start()
        with crumb.watched():
            if not crumb.shows(TROUBLE):
                crumb.keys("Escape")
                crumb.keys("alt+3")
                wait_until(lambda: crumb.shows("Players"), "the history")
                crumb.tap("Players")
                wait_until(lambda: crumb.shows("Games"), "the players")
                crumb.look()
        crumb.quit()


def main():
    program, *games, pictures = arguments("PROGRAM", "GAME", "GAME", "GAME", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, "flips-failed", program, pictures) as crumb:
        crumb.cli("import", *games)
        flips = Flips(crumb, crumb.desk)
        noticed = 0
        for _ in range(FLIPS):
            where = flips.flip()
            with tap.case(f"With {where} wrong"):
                noticed += not flips.check_lists()
                flips.check_window()
        print(f"# {noticed} of {FLIPS} were noticed by the check; the others changed nothing.")
    tap.end()


main()
