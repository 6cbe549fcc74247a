#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Every view in a language a third longer than English, and in one that is written from right to left."""

import os

from crumb_window import CLOSED, arguments, on_a_desk
from desk import Failure
from pseudo import LONG, MARK, MIRRORED, make_catalogs, translate
from tap import Tap

SIZES = ((360, 294), (400, 800), (1280, 800), (1920, 1080))
VIEWS = ("Table", "Rulings", "History")


def check_tabs(crumb, mirrored):
    """The views are offered in the order in which people read."""
    places = [crumb.center_of(translate(view, MARK if mirrored else ""))[0] for view in VIEWS]
    if places != sorted(places, reverse=mirrored) or len(set(places)) != len(VIEWS):
        raise Failure(f"The views stand at {places}.")


def check_keys(crumb):
    """A number pad begins from the left everywhere."""
    places = [crumb.center_of(str(face))[0] for face in range(1, 4)]
    if places != sorted(places) or len(set(places)) != len(places):
        raise Failure(f"1, 2 and 3 stand at {places}.")


def look(crumb, language, what, check=lambda: None):
    """Has the window at each size, and looks for what libraries complain about."""
    for width, height in SIZES:
        crumb.resize(width, height)
        check()
        crumb.picture(f"languages-{what}-{width}x{height}-{language}")
    crumb.check_quiet()


def look_at_dialog(crumb, language, what, key):
    """Opens it at each size, since libadwaita complains of itself while a dialog becomes a sheet."""
    for width, height in SIZES:
        crumb.resize(width, height)
        crumb.keys(key)
        crumb.picture(f"languages-{what}-{width}x{height}-{language}")
        crumb.keys("Escape")
        crumb.look(CLOSED)
    crumb.check_quiet()


def walk(crumb, games, language, tap):
    """All views of games that were played, and of one that is."""
    mirrored = language == MIRRORED
    with tap.case(f"A game is played, {language}"):
        crumb.cli("import", os.path.join(games, "two-players.json"))
        crumb.import_new("cookie-raid", "Sue", "John", day=2, entries=[{"what": "cookies", "seat": 0, "amount": 30}])
        crumb.start()
        crumb.keys("Return")
        crumb.wait_for("Sue")
        look(crumb, language, "table", lambda: check_keys(crumb))
    with tap.case(f"The views are in their order, {language}"):
        crumb.resize(1280, 800)
        check_tabs(crumb, mirrored)
    with tap.case(f"A bid is judged, {language}"):
        crumb.keys("alt+2", *"661662")
        if not mirrored:
            crumb.wait_for("6, 6, 2")
        crumb.wait_for(translate("Show Rule", MARK if mirrored else ""))
        look(crumb, language, "rulings")
    with tap.case(f"A game is looked back at, {language}"):
        crumb.keys("alt+3")
        crumb.wait_for("John")
        look(crumb, language, "history")
    for name, key in (("new-game", "ctrl+n"), ("preferences", "ctrl+comma"), ("shortcuts", "ctrl+question")):
        with tap.case(f"The dialog {name} fits, {language}"):
            look_at_dialog(crumb, language, name, key)
    crumb.quit()


def main():
    program, games, pictures = arguments("PROGRAM", "GAMES", "PICTURES")
    tap = Tap()
    for language, locale in ((LONG, "en_US"), (MIRRORED, "ar_EG")):
        with on_a_desk(tap, "languages-failed", program, pictures, 2000, 1200, language=language,
                       locale=locale) as crumb:
            crumb.desk.environment["CRUMB_LOCALE_DIR"] = os.path.join(crumb.desk.home, "locale")
            make_catalogs(crumb.desk.environment["CRUMB_LOCALE_DIR"])
            walk(crumb, games, language, tap)
    tap.end()


main()
