#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What the desktop asks for: its search finds unfinished games and players and opens them, its icon begins a game."""

import os

from gi.repository import GLib

from crumb_window import arguments, on_a_desk
from desk import Failure, wait_until
from tap import Tap

NAME = "io.github.crumbapp.Crumb"
PATH = "/io/github/crumbapp/Crumb/SearchProvider"
INTERFACE = "org.gnome.Shell.SearchProvider2"


def ask(desk, method, *parameters):
    """Calls a method of the search provider and returns what it answers."""
    printed = desk.run("gdbus", "call", "--session", "--dest", NAME, "--object-path", PATH, "--method",
                       f"{INTERFACE}.{method}", *parameters)
    answer = GLib.Variant.parse(None, printed.strip(), None, None).unpack()
    return answer[0] if answer else None


def expect(found, wanted):
    if found != wanted:
        raise Failure(f"It answers {found}, not {wanted}.")


def check_found(desk, running):
    expect(ask(desk, "GetInitialResultSet", "['sue']"), [f"game:{running}", "player:sue"])
    expect(ask(desk, "GetSubsearchResultSet", "['player:sue']", "['nobody', 'else']"), [])
    metas = ask(desk, "GetResultMetas", f"['game:{running}', 'player:sue', 'game:gone']")
    expect([meta["name"] for meta in metas], ["Resume: 李 23, Sue 8, <b>Zoë</b> 7", "Sue"])
    expect(metas[1]["description"], "1 game, 1 won")


def have_manual_reader(desk):
    """Something that shows manual pages: it writes down which. Returns where."""
    shown = os.path.join(desk.home, "shown")
    folder = os.path.join(desk.environment["XDG_DATA_HOME"], "applications")
    os.makedirs(folder)
    with open(os.path.join(folder, "reader.desktop"), "w", encoding="utf-8") as file:
        file.write(f"[Desktop Entry]\nType=Application\nName=Reader\nMimeType=x-scheme-handler/man;\n"
                   f"Exec=sh -c 'echo \"$0\" > {shown}' %u\n")
    with open(os.path.join(folder, "mimeapps.list"), "w", encoding="utf-8") as file:
        file.write("[Default Applications]\nx-scheme-handler/man=reader.desktop\n")
    return shown


def read(path):
    """What is in a file, if there is one."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read().strip()


def main():
    program, running, finished, pictures = arguments("PROGRAM", "RUNNING", "FINISHED", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, "desktop-failed", program, pictures) as crumb:
        shown = have_manual_reader(crumb.desk)
        crumb.cli("import", running)
        crumb.cli("import", finished)
        game = next(game["id"] for game in crumb.games() if not game["over"])
        with tap.case("A search before the window was ever opened finds the game, and shows no window"):
            crumb.launch("--gapplication-service")
            crumb.desk.run("gdbus", "wait", "--session", NAME)
            check_found(crumb.desk, game)
            expect(crumb.windows(), [])
        with tap.case("What was found opens"):
            ask(crumb.desk, "ActivateResult", "player:sue", "[]", "0")
            crumb.find_window(900, 640)
            wait_until(lambda: crumb.shows("Head to Head"), "the page of Sue")
            ask(crumb.desk, "ActivateResult", f"game:{game}", "[]", "0")
            wait_until(lambda: crumb.shows("Round 3"), "the game")
            ask(crumb.desk, "LaunchSearch", "['sue']", "0")
            wait_until(lambda: crumb.shows("2 games"), "the games that were searched for")
            crumb.picture("desktop-search")
        with tap.case("New Game on the program's icon begins one"):
            crumb.desk.run("gapplication", "action", NAME, "new-game")
            wait_until(lambda: crumb.shows("Player 1"), "the dialog")
            crumb.keys("Escape")
        with tap.case("The manual page opens from About"):
            crumb.desk.run("gapplication", "action", NAME, "about")
            crumb.tap("Details")
            crumb.tap("Manual Page", scroll=True)
            wait_until(lambda: read(shown) == "man:crumb", "the page to be shown")
            crumb.keys("Escape")
        with tap.case("It quits without a complaint"):
            crumb.quit()
    tap.end()


main()
