#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""test-po.py XGETTEXT: each language says all that Crumb says, and nothing that doesn't fit where it stands."""

import re
import sys

import messages

# How a text ends, for scripts that have marks of their own.
ENDS = {".": ".", "。": ".", "?": "?", "？": "?", "؟": "?", "!": "!", "！": "!", ":": ":", "：": ":", "…": "…"}
# A button, a menu item, a tab or a short heading, as English writes them.
BUTTON = re.compile(r"_?[A-Z][\w’.-]*(?: (?:_?[A-Z][\w’-]*|of|the|and|a|to|for|in|on|with|from|as)){0,2}…?$")
# No word is too long for a button that holds this one in another place.
SHORT = 12
# The letters that choose a player and start the countdown.
TAKEN = "asdfc"


def placeholders(text):
    """Returns what fills a text: each one's number and how it is written."""
    found = []
    for match in messages.PLACEHOLDER.finditer(text):
        number = re.match(r"%(\d)\$", match[0])
        found.append((int(number[1]) if number else len(found) + 1, match[1]))
    return set(found)


def ending(text):
    """Returns the mark that a text ends with, or nothing."""
    return ENDS.get(text.rstrip().rstrip("”\"’»)）」』“")[-1:], "")


def find_faults(message):
    """Yields what is wrong with a message of a catalog."""
    english = message.ids[-1]
    if "fuzzy" in message.flags:
        yield "is fuzzy"
    if not message.texts or not all(message.texts):
        yield "is missing"
        return
    for text in message.texts:
        lacking = placeholders(english) - placeholders(text)
        # A form for one number alone may say it in a word.
        if placeholders(text) - placeholders(english) or len(lacking) > (1 if len(message.ids) > 1 else 0):
            yield f"has other placeholders: “{text}”"
        if ending(message.ids[0]) != ending(text):
            yield f"ends in another way: “{text}”"
        if (message.ids[0][:1] == " ", message.ids[0][-1:] == "\n") != (text[:1] == " ", text[-1:] == "\n"):
            yield f"begins or ends with another blank: “{text}”"
        button = ".blp" in message.places or message.context in {"button", "menu", "tab", "view"}
        if button and BUTTON.match(message.ids[0]) and len(text) > max(2 * len(message.ids[0]), SHORT):
            yield f"is too long for a button: “{text}”"


def find_clashes(catalog):
    """Returns the letters that a language gives to two keys of the table, or takes from those that are the same everywhere."""
    letters = "".join(text for key, message in catalog.items() if message.context == "keys" for text in message.texts)
    letters = TAKEN + letters.replace(" ", "")
    return sorted({letter for letter in letters if letters.count(letter) > 1})


def main():
    template = {message.key for message in messages.extract(sys.argv[1])}
    faults = []
    for language in (messages.PO / "LINGUAS").read_text(encoding="utf-8").split():
        text = (messages.PO / f"{language}.po").read_text(encoding="utf-8")
        catalog = {message.key: message for message in messages.parse(text)}
        faults += [f"{language}: “{key[1]}” is missing." for key in template if key not in catalog]
        faults += [f"{language}: “{key[1]}” is no longer said." for key in catalog if key not in template]
        faults += [f"{language}: the key {letter} does two things." for letter in find_clashes(catalog)]
        faults += [f"{language}: “{key[1]}” {fault}." for key, message in catalog.items() for fault in find_faults(message)]
    messages.house.end(faults)


main()
