#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Trouble with the record while the window is open: nothing is lost, nothing stands still, and all of it is said."""

import datetime
import os
import sqlite3

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

SIZES = ((360, 294), (400, 800), (900, 640))
BUSY = "Not saved yet: another program is using your games"


def folder(desk):
    return os.path.join(desk.environment["XDG_DATA_HOME"], "crumb")


def record(desk):
    return os.path.join(folder(desk), "crumb.db")


def execute(desk, sql):
    """Changes the record as damage or another program would."""
    database = sqlite3.connect(record(desk), isolation_level=None)
    database.execute(sql)
    database.close()


def dice(crumb):
    """How many dice are entered into the running game."""
    return len(crumb.export()["entries"])


def check_lock(crumb, desk, tap, lock, size):
    look = f"{lock}, {size[0]}×{size[1]}"
    with tap.case(f"Taps go on while another program has the games, {look}"):
        crumb.start(*size)
        before = dice(crumb)
        database = sqlite3.connect(record(desk), isolation_level=None)
        database.execute("BEGIN " + lock)
        with crumb.watched():
            crumb.keys("ctrl+z", "ctrl+shift+z", "ctrl+z", "ctrl+shift+z")
            crumb.wait_for(BUSY)
            crumb.keys("ctrl+z")
            # A lock that lets others read: the lists are read, with a tap that isn't saved.
            crumb.keys("alt+3", "Down", "Up", "alt+1")
            crumb.picture(f"trouble-lock-{size[0]}x{size[1]}")
    with tap.case(f"Closing asks, {look}"):
        crumb.keys("ctrl+q")
        crumb.wait_for("Close Without Saving?")
        crumb.picture(f"trouble-close-{size[0]}x{size[1]}")
        crumb.keys("Escape")
        wait_until(lambda: not crumb.shows("Close Without Saving?"), "the question to go away")
    with tap.case(f"All of them are saved in order, {look}"):
        with crumb.watched():
            database.close()
            wait_until(lambda: not crumb.shows(BUSY), "the banner to go away")
        entries = crumb.export()["entries"]
        if [entry["what"] for entry in entries[before:]] != ["undo", "redo", "undo", "redo", "undo"]:
            raise Failure(f"There are {entries[before:]}.")
        crumb.quit()


def check_moved(crumb, desk, tap):
    with tap.case("A folder that is gone for a while"):
        crumb.start()
        before = dice(crumb)
        os.rename(folder(desk), folder(desk) + "-away")
        with crumb.watched():
            crumb.keys("ctrl+z", "ctrl+shift+z")
            crumb.wait_for("Not saved yet")
        os.rename(folder(desk) + "-away", folder(desk))
        wait_until(lambda: not crumb.shows("Not saved yet"), "the banner to go away")
        if dice(crumb) != before + 2:
            raise Failure(f"There are {dice(crumb)} entries after {before}.")
        crumb.quit()


def is_whole(crumb):
    """Whether all of the record is as it was written."""
    try:
        return bool(crumb.cli("verify"))
    except Failure:
        return False


def check_damage(crumb, desk, tap):
    damages = ("UPDATE summary SET started = started + (1 << 62)", "UPDATE summary SET colour_0 = 'plaid'",
               "UPDATE summary SET touched = -1")
    for damage in damages:
        with tap.case(f"Lists are mended once: {damage}"):
            games = crumb.games()
            execute(desk, damage)
            crumb.start()
            with crumb.watched():
                crumb.keys("alt+3")
                wait_until(lambda: crumb.shows("Sue"), "the games")
                wait_until(lambda: is_whole(crumb), "the lists to be mended")
            if crumb.games() != games:
                raise Failure(f"There are {crumb.games()}.")
            crumb.quit()


def root_of(desk, name):
    """The first page of a table or an index."""
    database = sqlite3.connect(record(desk))
    page = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
    database.close()
    return page


def cross(desk, name, page):
    """Says that a table or an index begins at another page."""
    database = sqlite3.connect(record(desk))
    database.execute("PRAGMA writable_schema = ON")
    database.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = ?", (page, name))
    database.commit()
    database.close()


def damage_game(desk, game):
    """Changes an entry, so that the game is damaged from the twentieth on."""
    trigger = "CREATE TRIGGER entry_not_changed BEFORE UPDATE ON entry\n" \
              "BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END"
    execute(desk, "DROP TRIGGER entry_not_changed")
    execute(desk, f"UPDATE entry SET at = at + 1 WHERE game = '{game}' AND n = 20")
    execute(desk, trigger)


def check_crossed(crumb, desk, tap):
    with tap.case("An index that leads to the games of another table is left alone, and that is said"):
        games = crumb.games()
        before = root_of(desk, "sitting_by_game")
        execute(desk, "UPDATE derived SET verified = 0")
        cross(desk, "sitting_by_game", root_of(desk, "entry"))
        crumb.start(*SIZES[0])
        with crumb.watched():
            crumb.wait_for("The file with your games is damaged.")
            crumb.picture("trouble-crossed")
        crumb.tap("Backups")
        crumb.wait_for("Crumb backs up your games")
        crumb.keys("Escape")
        crumb.quit()
        cross(desk, "sitting_by_game", before)
        if crumb.games() != games or not is_whole(crumb):
            raise Failure(f"There are {crumb.games()}.")


def newest_backup(desk):
    backups = os.path.join(folder(desk), "backups")
    return os.path.join(backups, max(name for name in os.listdir(backups) if name.startswith("crumb-")))


def damage_newest_backup(desk):
    """Damages one that is newer than all others, which has the same games."""
    newest = newest_backup(desk)
    later = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)
    with open(os.path.join(os.path.dirname(newest), f"crumb-{later:%Y-%m-%d-%H%M%S}.db"), "wb") as file:
        file.write(b"spilled coffee")


def lock_backup(desk):
    """A lock on the newest backup, to be closed."""
    database = sqlite3.connect(newest_backup(desk), isolation_level=None)
    database.execute("BEGIN EXCLUSIVE")
    return database


def look_at_version(crumb, version, picture):
    crumb.tab_to(f"Show: {version}")
    crumb.keys("Return")
    crumb.wait_for("Rounds")
    crumb.picture(picture)
    crumb.keys("Escape")
    wait_until(lambda: not crumb.shows("Rounds"), "the version to close")


def check_damaged_game(crumb, desk, tap):
    crumb.start()
    crumb.quit()
    running = crumb.games()[0]["id"]
    entries = dice(crumb)
    damage_game(desk, running)
    with tap.case("A damaged game is looked for in backups while the window goes on"):
        crumb.start()
        crumb.keys("Escape")
        lock = lock_backup(desk)
        with crumb.watched():
            crumb.tap("李", scroll=True)
            crumb.wait_for("Everything Before the Damage")
            crumb.wait_for("Looking in your backups…")
            crumb.keys("Escape")
            wait_until(lambda: not crumb.shows("Everything Before the Damage"), "the dialog to close")
        lock.close()
    with tap.case("A damaged game offers its good part and the copy in a backup, each to be looked at"):
        crumb.tap("李", scroll=True)
        crumb.wait_for("From the Backup of")
        crumb.picture("trouble-damaged-game")
        look_at_version(crumb, "Everything Before the Damage", "trouble-part")
        look_at_version(crumb, "From the Backup of", "trouble-backup")
    with tap.case("The version that has more of the game is chosen"):
        crumb.tap("Open")
        wait_until(lambda: is_whole(crumb), "a record that is whole")
        wait_until(lambda: dice(crumb) == entries, "the game of the backup")
        crumb.quit()
    with tap.case("The good part of a damaged game is chosen instead"):
        damage_game(desk, running)
        crumb.start()
        crumb.keys("Escape")
        crumb.tap("李", scroll=True)
        crumb.wait_for("From the Backup of")
        crumb.tab_to("From the Backup of")
        crumb.keys("Up")
        crumb.tap("Open")
        wait_until(lambda: is_whole(crumb), "a record that is whole")
        wait_until(lambda: dice(crumb) == 19, "the good part")
        crumb.picture("trouble-good-part")
        crumb.quit()


def check_missing(crumb, desk, tap):
    games = sorted(game["id"] for game in crumb.games())
    for size in SIZES:
        with tap.case(f"An empty file beside backups, {size[0]}×{size[1]}"):
            with open(record(desk), "wb"):
                pass
            crumb.start(*size)
            crumb.wait_for("Your Games Are Missing")
            crumb.picture(f"trouble-missing-{size[0]}x{size[1]}")
            crumb.keys("ctrl+q")
            wait_until(lambda: not crumb.running(), "it to quit")
    with tap.case("The newest backup that can be read takes its place"):
        damage_newest_backup(desk)
        crumb.start()
        crumb.wait_for("The newest one that isn’t damaged is from")
        windows = crumb.windows()
        crumb.keys("Return")
        crumb.find_window(900, 640, gone=windows)
        wait_until(lambda: sorted(game["id"] for game in crumb.games()) == games, "the games")
        crumb.picture("trouble-restored")
        crumb.quit()


def hostile(path):
    """A file of one game with a long tap of renames that is undone and redone again and again."""
    rename = '{"what":"rename","seat":0,"text":"Ann"%s}'
    entries = [rename % ""] + [rename % ',"joined":true'] * 6000
    entries += ['{"what":"undo"},{"what":"redo"}'] * 6000
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"crumb-game":1,"game":"cookie-raid","players":[{"name":"Ann"},{"name":"Bob"}],"entries":['
                   + ",".join(entries) + "]}")


def check_hostile(crumb, desk, tap):
    with tap.case("A file that would take minutes is refused at once"):
        path = os.path.join(desk.home, "hostile.json")
        hostile(path)
        crumb.start()
        with crumb.watched():
            crumb.cli(path)
            crumb.wait_for("corrected too many times")
            crumb.picture("trouble-hostile")
        crumb.keys("Escape")
        crumb.quit()


def check_import(crumb, desk, tap, path):
    with tap.case("An import waits for another program, and can be canceled"):
        crumb.start(*SIZES[0])
        games = len(crumb.games())
        database = sqlite3.connect(record(desk), isolation_level=None)
        database.execute("BEGIN IMMEDIATE")
        with crumb.watched():
            crumb.cli(path)
            crumb.wait_for("0 games read")
            crumb.picture("trouble-import")
            crumb.tap("Cancel")
            crumb.wait_for("Import canceled.")
        crumb.keys("Escape")
        database.close()
        if len(crumb.games()) != games:
            raise Failure(f"There are {crumb.games()}.")
        crumb.quit()


def check_rename(crumb, desk, tap, size):
    look = f"{size[0]}×{size[1]}"
    with tap.case(f"A rename waits for another program, and can be canceled, {look}"):
        crumb.start(*size)
        players = [game["players"] for game in crumb.games()]
        crumb.keys("alt+3")
        crumb.tap("Players")
        crumb.tap("Sue")
        database = sqlite3.connect(record(desk), isolation_level=None)
        database.execute("BEGIN IMMEDIATE")
        with crumb.watched():
            crumb.tap("Player Options")
            crumb.keys("Return")
            crumb.wait_for("All games will show the new name.")
            crumb.keys("ctrl+a")
            crumb.write("Susan")
            crumb.keys("Return")
            crumb.wait_for("Updating Your Games")
            crumb.picture(f"trouble-rename-{size[0]}x{size[1]}")
            crumb.keys("Escape")
            wait_until(lambda: not crumb.shows("Updating Your Games"), "the dialog to close")
            database.close()
        if [game["players"] for game in crumb.games()] != players:
            raise Failure(f"There are {crumb.games()}.")
        crumb.quit()


def main():
    program, running, first, second, third, pictures = arguments("PROGRAM", "GAME", "GAME", "GAME", "GAME", "PICTURES")
    program = os.path.abspath(program)
    tap = Tap()
    with on_a_desk(tap, "trouble-failed", program, pictures) as crumb:
        crumb.cli("import", first, second, running)
        for lock, size in zip(("EXCLUSIVE", "IMMEDIATE", "IMMEDIATE"), SIZES):
            check_lock(crumb, crumb.desk, tap, lock, size)
            check_rename(crumb, crumb.desk, tap, size)
        check_import(crumb, crumb.desk, tap, third)
        check_moved(crumb, crumb.desk, tap)
        check_damage(crumb, crumb.desk, tap)
        check_crossed(crumb, crumb.desk, tap)
        check_damaged_game(crumb, crumb.desk, tap)
        check_missing(crumb, crumb.desk, tap)
        check_hostile(crumb, crumb.desk, tap)
    tap.end()


main()
