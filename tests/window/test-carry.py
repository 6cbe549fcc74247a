#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Imports games by opening and dropping files, and exports and prints them from the window."""

import csv
import glob
import json
import os
import shutil
import subprocess

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from png import write_png
from tap import Tap

SIZES = ((360, 294), (400, 800), (1280, 800))


def change(path, folder):
    """Writes two versions of a game that begins like the one in path."""
    with open(path, encoding="utf-8") as file:
        game = json.load(file)
    game["id"] = "0c0ffee0-0000-4000-8000-000000000001"
    paths = []
    for name, dice in (("mine.json", "56223664"), ("other <b>.json", "56223661")):
        game["entries"][0] = {"what": "plate", "dice": dice}
        game["entries"] = game["entries"][:1]
        paths.append(os.path.join(folder, name))
        with open(paths[-1], "w", encoding="utf-8") as file:
            json.dump(game, file)
    return paths


def check_open(crumb, tap, game):
    with tap.case("A file that is opened is in the record and one press away"):
        crumb.start()
        crumb.cli(game)
        crumb.wait_for("Added: Sue and John")
        crumb.tap("Open")
        wait_until(lambda: crumb.find("Rematch"), "the game on the table")
    with tap.case("Its score sheet can be pasted"):
        crumb.tap("This Game")
        crumb.keys("s")
        wait_until(lambda: crumb.find("Copy Score Sheet"), "the dialog")
        crumb.tap("Copy Score Sheet", scroll=True)
        crumb.wait_for("Score sheet copied")
        if "Sue" not in crumb.copied():
            raise Failure(f"What can be pasted is {crumb.copied()}.")
        # The first one is the toast's.
        crumb.keys("Escape", "Escape")
        wait_until(lambda: not crumb.find("Copy Score Sheet"), "the dialog to close")
        crumb.quit()


def check_asks(crumb, tap, mine, other):
    with open(mine, encoding="utf-8") as file:
        ours = json.load(file)["id"]

    def kept():
        return json.loads(crumb.cli("export", ours))["entries"]

    with tap.case("Another version of a game is asked about, and the file's can be used and undone at the table"):
        crumb.start(400, 800)
        before = len(crumb.games())
        crumb.cli(mine)
        crumb.wait_for("Added: ")
        crumb.tap("Open")
        entries = kept()
        crumb.cli(other)
        crumb.wait_for("Another Version of This Game")
        # Enter must not replace a game.
        crumb.look()
        if crumb.focused().name != "Keep Mine":
            raise Failure(f"The focus is on {crumb.focused().name}.")
        crumb.picture("carry-asks")
        crumb.tap("Use the File’s", scroll=True)
        crumb.wait_for("The file’s version is used now. Yours is in Deleted Games.")
        wait_until(lambda: kept() != entries, "the file's version")
        # The other Undo, above the table, would take the plate back.
        crumb.keys("alt+u")
        wait_until(lambda: kept() == entries, "our version")
    with tap.case("Both versions can be kept, also one that waits among the deleted games"):
        crumb.cli(other)
        crumb.wait_for("Another Version of This Game")
        crumb.tap("Keep Both")
        wait_until(lambda: len(crumb.games()) == before + 2, "both games")
        crumb.quit()


def check_print(crumb, tap, desk):
    with tap.case("A game that is printed into a file gives the file its name"), desk.leaking():
        crumb.start()
        crumb.keys("alt+3")
        crumb.wait_for("Chart of the Totals")
        windows = crumb.windows()
        crumb.keys("ctrl+p")
        crumb.wait_for("Print to File")
        dialog = wait_until(lambda: [window for window in crumb.windows() if window not in windows], "the dialog")[0]
        desk.run("xdotool", "windowfocus", "--sync", dialog)
        crumb.keys("Down")
        wait_until(lambda: crumb.focused() and crumb.focused().name == "Print to File", "the printer to be focused")
        crumb.keys("space")
        crumb.wait_for("Sue, John")
        crumb.look()
        write_png(os.path.join(crumb.pictures, "carry-print.png"), 900, 640, desk.screen(900, 640))
        crumb.keys("alt+p")
        wait_until(lambda: glob.glob(os.path.join(desk.home, "2026-02-28 Sue, John.pdf")), "the printed file")
        wait_until(lambda: crumb.windows() == windows, "the dialog to close")
        desk.run("xdotool", "windowfocus", "--sync", windows[0])
        crumb.quit()


def export(crumb, desk, way, suffix):
    """Exports all games into a file of that kind, whose path it returns."""
    crumb.tap("Main Menu")
    crumb.keys("x")
    crumb.tap(way, scroll=True)
    crumb.save()
    crumb.wait_for("Crumb Games ")
    path, = glob.glob(os.path.join(desk.home, "Crumb Games *" + suffix))
    return path


def check_table(crumb, tap, desk):
    with tap.case("All games are saved as a table"), desk.leaking():
        crumb.start()
        path = export(crumb, desk, "As a Table", ".csv")
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
        players = sum(len(game["players"]) for game in crumb.games())
        if len(rows) != players or ("Sue", "yes") not in [(row["Player"], row["Winner"]) for row in rows]:
            raise Failure(f"It has {rows} for {players} players.")
        crumb.quit()


def merge(crumb):
    """Calls John “Jon”, and says that he is Liv."""
    crumb.keys("alt+3")
    crumb.tap("Players")
    crumb.tap("John")
    crumb.tap("Player Options")
    crumb.keys("r")
    wait_until(lambda: crumb.focused() and crumb.focused().name == "Name", "the name to be asked")
    crumb.keys("ctrl+a")
    crumb.write("Jon")
    crumb.keys("Return")
    crumb.wait_for("“John” is now called “Jon”")
    crumb.tap("Player Options")
    crumb.keys("m")
    crumb.wait_for("Who is “Jon”?")
    crumb.look()
    players = crumb.nodes()
    # They sat at the same table.
    names = [node.name for node in players]
    if "Sue" in names or "Liv" not in names:
        raise Failure(f"{names} are offered, though Sue can't be the same person and Liv can.")
    crumb.write("liv")
    wait_until(lambda: len(crumb.nodes()) < len(players), "the others to go")
    crumb.keys("Tab", "Return")
    crumb.wait_for("“Jon” is now counted as “Liv”")


def check_travel(crumb, tap, desk):
    with tap.case("Who was renamed and merged is so in the file too"), desk.leaking():
        crumb.start()
        merge(crumb)
        crumb.picture("carry-merged")
        path = export(crumb, desk, "All in One File", ".crumb")
        before = crumb.games()
        crumb.quit()
    with tap.case("And where that is imported"):
        shutil.rmtree(os.path.join(desk.environment["XDG_DATA_HOME"], "crumb"))
        crumb.start()
        crumb.cli(path)
        crumb.wait_for(f"Added {len(before)} games.")
        if crumb.games() != before:
            raise Failure(f"There are {crumb.games()} instead of {before}.")
        crumb.quit()


def check_looks(crumb, tap, desk, game):
    bad = os.path.join(desk.home, "bad.json")
    with open(bad, "w", encoding="utf-8") as file:
        file.write('{"crumb-game": 1}')
    for width, height in SIZES:
        with tap.case(f"What was not taken is named at {width}×{height}"):
            crumb.start(width, height)
            crumb.cli(bad, game)
            crumb.wait_for("bad.json")
            crumb.picture(f"carry-{width}x{height}")
            crumb.keys("Escape")
            wait_until(lambda: not crumb.shows("bad.json"), "the dialog to close")
            crumb.quit()


def drop(crumb, desk, *paths):
    """Drags files from another window into this one, and lets them go once it says that it would take them."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drag.py")
    answers = os.path.join(desk.home, "answers")

    def answered(answer):
        desk.run("xdotool", "mousemove", "400", "400", "sleep", "0.1", "mousemove", "402", "402", "sleep", "0.1")
        with open(answers, encoding="utf-8") as said:
            return answer in said.read()

    with open(answers, "wb") as said:
        files = subprocess.Popen(["python3", "-B", script, *paths], env=desk.environment, stdout=said)
    try:
        window = desk.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Files$").strip()
        desk.run("xdotool", "windowmove", "--sync", window, "1000", "700", "mousemove", "1100", "800", "sleep", "0.1",
                 "mousedown", "1", "mousemove", "1050", "750", "sleep", "0.1")
        wait_until(lambda: answered("welcome"), "the files to be welcome", 20)
        desk.run("xdotool", "mouseup", "1")
        wait_until(lambda: answered("ended"), "the files to be taken", 20)
    finally:
        files.kill()
        files.wait()
    crumb.point_away()
    # Without a window manager nobody gives the keys back.
    desk.run("xdotool", "windowfocus", "--sync", crumb.windows()[0])


def check_drop(crumb, tap, desk):
    pipe, bad, good, half = (os.path.join(desk.home, name) for name in
                             ("pipe.json", "bad.json", "good.json", "half.json"))
    os.mkfifo(pipe)
    with open(half, "w", encoding="utf-8") as file:
        file.write('{"crumb-game": 1, "game": "cookie-raid", "players": [{"name": "L')
    for path, entries in ((bad, '{"what": "nonsense"}'), (good, "")):
        with open(path, "w", encoding="utf-8") as file:
            file.write('{"crumb-game": 1, "game": "cookie-raid", "players": [{"name": "Liv"}, {"name": "Kim"}],\n'
                       f'"entries": [{entries}]}}')
    with tap.case("A file that is dropped onto the window is in the record"):
        crumb.start()
        drop(crumb, desk, good)
        crumb.wait_for("Added: Liv and Kim")
    with tap.case("What can't be taken of a drop is named, and nothing is waited for"):
        drop(crumb, desk, pipe, bad, good, half)
        crumb.wait_for("bad.json")
        for text in ("It isn’t a file, but a pipe", "Entry 1 in line 2: ", "It’s only half written yet."):
            if not crumb.shows(text):
                raise Failure(f"It says {crumb.names()}.")
        crumb.picture("carry-drop")
        crumb.quit()


def check_sheet(crumb, tap, desk):
    """What people's own cards say, as a file of its own."""
    with tap.case("A card sheet is saved alone and opened again"), desk.leaking():
        crumb.start()
        crumb.keys("ctrl+n")
        crumb.tap("Auntie Mildred’s List")
        crumb.tap("Card Sheet")
        crumb.wait_for("LAUNDRY#3")
        crumb.keys("Tab", "Tab")
        crumb.write("Zoe & co")
        crumb.tap("Save Sheet…")
        crumb.save()
        crumb.wait_for("Saved “Zoe & co.json”")
        path = os.path.join(desk.home, "Zoe & co.json")
        with open(path, encoding="utf-8") as file:
            sheet = file.read()
        if sheet != crumb.cli("auntie-mildred", "sheet", "--check", path):
            raise Failure("The command line writes another file.")
        with open(path, "w", encoding="utf-8") as file:
            file.write(sheet.replace("113=reward:prank1", "113=reward:cookies3"))
        crumb.tap("Play without a Card Sheet")
        crumb.wait_for("None: you’ll say what your cards give")
        wait_until(lambda: not crumb.shows("Play without a Card Sheet"), "the sheet to close")
        crumb.look()
        crumb.tap("Card Sheet")
        crumb.tap("Open Sheet…")
        # The newest file comes first there.
        crumb.leave_other_window(lambda: (crumb.look(), crumb.keys("Home")), "Return")
        crumb.wait_for("REWARD: 3 cookies")
        crumb.tap("Use")
        crumb.wait_for("Zoe & co")
        crumb.quit()


def main():
    program, game, pictures = arguments("PROGRAM", "GAME", "PICTURES")
    program, game, pictures = (os.path.abspath(path) for path in (program, game, pictures))
    tap = Tap()
    with on_a_desk(tap, "carry-failed", program, pictures) as crumb:
        # Looking through the libraries takes as long as all the rest here, and no dialog is closed in mid-fade.
        crumb.desk.environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "")
        # What is printed or exported gets where the program was started.
        os.chdir(crumb.desk.home)
        mine, other = change(game, crumb.desk.home)
        check_open(crumb, tap, game)
        check_print(crumb, tap, crumb.desk)
        check_asks(crumb, tap, mine, other)
        check_looks(crumb, tap, crumb.desk, game)
        check_drop(crumb, tap, crumb.desk)
        check_table(crumb, tap, crumb.desk)
        check_sheet(crumb, tap, crumb.desk)
        check_travel(crumb, tap, crumb.desk)
    tap.end()


main()
