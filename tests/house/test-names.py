#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""No game is named outside its own folders: not in code, not in what people read.

Includes are test-arrows.py's."""

import re

import house

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
# Words of a game besides the last of its name, in sentences or identifiers. Two games can have the same one.
WORDS = {
    "auntie-mildred": {"cookies", "laundry", "scally", "scallywag"},
    "cookie-raid": {"cookies", "raids"},
    "cubbage": {"crib", "cribs", "skunk", "muggins"},
}
# Identifiers of a game that have none of these words.
IDENTIFIERS = {
    "cookie-raid": re.compile(r"CrumbHouseRules|crumb_house_rules|CRUMB_HOUSE_RULES"),
}

INCLUDE = re.compile(r"^#include .*", re.MULTILINE)

# Files that may name a game: the steps from an older schema, which had only that one.
ALLOWED = ["record/database/crumb-schema.c"]


def find_name(game, text, own):
    """Returns where a text names the game, or None; own are the words of the game that the text is of."""
    names = WORDS.get(game, set()) - own | {game.split("-")[-1]}
    found = [match for match in WORD.finditer(text) if match[0].lower() in names]
    if game in IDENTIFIERS:
        found += IDENTIFIERS[game].finditer(text)
    return min(found, key=lambda match: match.start(), default=None)


def main():
    faults = []
    for path in house.files(".c", ".h", ".blp"):
        text = INCLUDE.sub("", house.without_comments((house.SRC / path).read_text()))
        own = set().union(*(words for game, words in WORDS.items() if game in path.parts))
        for game in house.GAMES:
            if game not in path.parts and str(path) not in ALLOWED and (match := find_name(game, text, own)):
                line = text.count("\n", 0, match.start()) + 1
                faults.append(f"src/{path}:{line}: “{match[0]}” is a word of {game}, in none of its folders.")
    house.end(faults)


main()
