#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A quarrel settled, a bid played and the rules checked in another language, with no English left on the way."""

import os
import re
import sys

from crumb_window import arguments, on_a_desk
from desk import Failure
from tap import Tap
from tour import Tour

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "house"))
import messages  # noqa: E402  pylint: disable=wrong-import-position

# The country whose locale is looked for.
COUNTRIES = {"ar": "EG", "de": "DE", "es": "ES", "fr": "FR", "ja": "JP"}
# What libadwaita says itself, and not in every language.
LIBRARY = {"Back", "Close"}
EQUAL_TO_THE_END = "%1$s beats %2$s: all equal down to %3$s’s last die, and %3$s rolled fewer dice."


class Language:
    """What a catalog says."""

    def __init__(self, code):
        self._messages = list(messages.parse((messages.PO / f"{code}.po").read_text(encoding="utf-8")))
        self._texts = {message.key: message.texts for message in self._messages}
        # In a language some words are those of English, and names and numbers are in all.
        self.english = {message.ids[0].replace("_", "") for message in self._messages
                        if message.texts[0] != message.ids[0] and "%" not in message.ids[0]}
        self.english -= {text.replace("_", "") for message in self._messages for text in message.texts} | LIBRARY

    def text(self, english, context=""):
        """A text as a label shows it."""
        return re.sub(r"\(_\w\)|_", "", self._texts[context, english][0])

    def pattern(self, english):
        """What a text with placeholders, in any of its forms, looks like once they are filled."""
        return re.compile("|".join(".+".join(map(re.escape, messages.PLACEHOLDER.split(text)[::2]))
                                   for text in self._texts["", english]), re.DOTALL)


def all_agree(crumb, pattern):
    """Every example of the rulebook is ruled as it says."""
    said = next(name for name in crumb.names() if pattern.search(name))
    numbers = re.findall(r"\d+", said)
    if len(set(numbers)) != 1:
        raise Failure(f"The referee: “{said}”")


def walk_through(tour, crumb, language):
    def check():
        left = language.english.intersection(crumb.names())
        if left:
            raise Failure(f"English is left: {', '.join(sorted(left))}.")

    def step(name, deeds, wanted):
        tour.step(name, deeds, wanted, check=check)

    tour.start()
    step("welcome", "", language.text("Ready to Raid?"))
    step("settled", "alt+2 4 3 3 4 3 Return", language.pattern(EQUAL_TO_THE_END))
    step("history", "alt+3", language.text("No Games Yet"))
    step("preferences", "ctrl+comma", language.text("Preferences", "title"))
    step("history again", "Escape", language.text("No Games Yet"))
    step("new game", "alt+1 ctrl+n", language.text("_Start", "button"))
    step("plate", "<李> Return <Zoë> Return Return", language.text("What’s on the plate?"))
    step("bid", "5 4 3 2 1 6 6 6 4 3 3 4 3 Return", language.pattern(EQUAL_TO_THE_END))
    step("taken", "6", language.pattern("Bid %1$u of %2$u"))
    step("rules", "F1", language.pattern("Rules of %s"))
    agreed = language.pattern("%1$u of %2$u agrees")
    step("referee", f"[{language.text('_Check the Referee')}]", agreed)
    all_agree(crumb, agreed)
    crumb.quit()


def main():
    program, code, size, pictures = arguments("PROGRAM", "LANGUAGE", "SIZE", "PICTURES")
    tap = Tap()
    # Without a locale of its own a language has dates in English, and is never written from right to left.
    locale = code if "_" in code else f"{code}_{COUNTRIES[code]}" if code in COUNTRIES else "en_US"
    with on_a_desk(tap, f"failed-{size}", program, os.path.join(pictures, code), language=code, locale=locale) as crumb:
        walk_through(Tour(crumb, tap, code, size, "light"), crumb, Language(code))
    tap.end()


main()
