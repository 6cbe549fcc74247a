#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Two people with a window each sync one folder, and edit the same games at random, at the same time."""

import json
import os
import random
import subprocess
import tempfile
import time

from crumb_window import Crumb, arguments
from desk import Desk, Failure, LONG, wait_until
from tap import Tap

NAMES = ("Ann", "Bartholomew", "Zoë", "Ĳsbrand & Co", "李", "<b>Sue</b>", "John", "Una")
N_GAMES = 100
N_EDITS = 120 if LONG else 30
# Once nothing has been written for so long, nobody has anything left to say.
QUIET = 6


def make_games(chance):
    games = []
    for n in range(N_GAMES):
        players = [{"name": name} for name in chance.sample(NAMES, chance.randint(2, 4))]
        # Somebody leads, or it would go on.
        cookies = [[{"what": "cookies", "seat": seat, "amount": chance.randint(0, 99) + (0 if seat else 200)}
                    for seat in range(len(players))] for _ in range(2)]
        games.append({"crumb-game": 1, "game": "cookie-raid", "id": f"0c0ffee0-0000-4000-8000-{n:012}",
                      "started": f"2026-02-{1 + n % 28:02}T{n // 28:02}:30:00Z", "rules": "end=rounds,rounds=2",
                      "players": players, "entries": [*cookies[0], {"what": "round"}, *cookies[1]]})
    return games


class Person:
    """Somebody with a window, and a command line beside it."""

    def __init__(self, program, pictures, folder):
        self.desk = Desk()
        self.crumb = Crumb(self.desk, program, pictures)
        self.desk.run("gsettings", "set", "io.github.crumbapp.Crumb", "folder", "file://" + folder)
        self.file = os.path.join(self.desk.home, "game.json")

    def take(self, game):
        with open(self.file, "w", encoding="utf-8") as file:
            json.dump(game, file)
        self.try_cli("import", "--take-file", self.file)

    def try_cli(self, *words):
        """Runs the command line, which may refuse: by now the other one may have made it impossible."""
        ended = subprocess.run([self.crumb.program, *words], env=self.desk.environment, capture_output=True, text=True,
                               timeout=60, check=False)
        if ended.returncode not in (0, 2):
            raise Failure(f"{words} ended with {ended.returncode}: {ended.stderr.strip()}")

    def export(self):
        path = os.path.join(self.desk.home, "all.json")
        self.crumb.cli("export", "--all", path)
        with open(path, encoding="utf-8") as file:
            return file.read()

    def edit(self, chance):
        """Corrects a score, says something about a game, or calls somebody something else in all games."""
        game = json.loads(self.crumb.cli("export", chance.choice(self.crumb.games())["id"]))
        what = chance.choice(("score", "title", "note", "place", "rename"))
        if what == "rename":
            name = chance.choice(game["players"])["name"]
            # Whoever has sat with the other one stays who they are.
            self.try_cli("rename", name, f"{chance.choice(NAMES)} {chance.randint(1, 3)}")
            return
        if what == "score":
            entry = {"what": "cookies", "seat": 0, "amount": chance.randint(200, 299), "instead": 1}
        else:
            entry = {"what": what, "text": f"{what} {chance.randint(0, 999)}"}
        game["entries"].append(entry)
        self.take(game)


def files_of(folder):
    return {entry.name: (entry.stat().st_mtime_ns, entry.stat().st_size) for entry in os.scandir(folder)}


def wait_for_quiet(folder):
    """Waits until no file has changed for a while; returns what there is."""
    then, files = time.monotonic(), files_of(folder)

    def quiet():
        nonlocal then, files
        now = files_of(folder)
        if now != files:
            then, files = time.monotonic(), now
        return time.monotonic() - then > QUIET

    wait_until(quiet, "the folder to be left alone", 120)
    return files


def main():
    program, pictures = map(os.path.abspath, arguments("PROGRAM", "PICTURES"))
    tap = Tap()
    seed = random.randrange(1 << 32)
    print(f"# random seed: {seed}", flush=True)
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="crumb-folder-") as folder:
        people = [Person(program, pictures, folder) for _ in range(2)]
        try:
            check(tap, people, folder, chance)
        finally:
            for person in people:
                person.crumb.end()
                person.desk.close()
    tap.end()


def check(tap, people, folder, chance):
    with tap.case("A folder of games reaches both"):
        path = os.path.join(people[0].desk.home, "games.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"crumb-games": 1, "games": make_games(chance)}, file)
        people[0].crumb.cli("import", path)
        for person in people:
            person.crumb.start()
        wait_until(lambda: len(people[1].crumb.games()) == N_GAMES, "all games on the other machine")
        wait_for_quiet(folder)
    with tap.case("Whatever both edit at the same time, they end with equal games"):
        for _ in range(N_EDITS):
            chance.choice(people).edit(chance)
            if chance.random() < 0.1:
                time.sleep(chance.random() * 3)
        wait_for_quiet(folder)
        wait_until(lambda: people[0].export() == people[1].export(), "equal exports", 30)
    with tap.case("Then nobody writes anything, however often they look"):
        files = files_of(folder)
        for _ in range(2):
            for person in people:
                person.crumb.quit()
                person.crumb.start()
        wait_for_quiet(folder)
        if files_of(folder) != files:
            raise Failure("A pass wrote files although all games were equal.")
        if people[0].export() != people[1].export():
            raise Failure("The games are equal no longer.")
        for person in people:
            person.crumb.quit()


if __name__ == "__main__":
    main()
