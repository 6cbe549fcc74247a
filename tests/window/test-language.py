#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A quarrel settled, a bid played and the rules checked in another language, with no English left on the way."""

import os
import re
import sys

from crumb_window import Crumb, arguments
from desk import Desk, Failure, wait_until
from tap import Tap

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


class Walk:
    """Goes through the window and looks for English."""

    def __init__(self, crumb, tap, language, size):
        self._crumb = crumb
        self._tap = tap
        self._language = language
        self._size = size

    def step(self, name, deeds, *wanted):
        """Presses keys, types what is in angle brackets; then each text or pattern is shown, and nothing in English."""
        with self._tap.case(f"{name}, {self._size}"):
            for text, key in re.findall(r"<([^>]+)>|(\S+)", deeds):
                if text:
                    self._crumb.write(text)
                else:
                    self._crumb.keys(key)
            self._crumb.look()
            for want in wanted:
                wait_until(lambda want=want: self._shown(want), f"“{want}”", 15)
            self._crumb.picture(f"{name}-{self._size}".replace(" ", "-"))
            left = self._language.english.intersection(self._crumb.names())
            if left:
                raise Failure(f"English is left: {', '.join(sorted(left))}.")

    def _shown(self, want):
        names = self._crumb.names()
        if isinstance(want, str):
            return any(want in name for name in names)
        return any(want.search(name) for name in names)

    def tap(self, english, context="button"):
        """Taps what is called so."""
        self._crumb.tap(self._language.text(english, context), scroll=True)


def all_agree(crumb, pattern):
    """Every example of the rulebook is ruled as it says."""
    said = next(name for name in crumb.names() if pattern.search(name))
    numbers = re.findall(r"\d+", said)
    if len(set(numbers)) != 1:
        raise Failure(f"The referee: “{said}”")


def walk_through(crumb, walk, language):
    walk.step("welcome", "", language.text("Ready to Raid?"))
    walk.step("settled", "alt+2 4 3 3 4 3 Return", language.pattern(EQUAL_TO_THE_END))
    walk.step("history", "alt+3", language.text("No Games Yet"))
    walk.step("preferences", "ctrl+comma", language.text("Preferences", "title"))
    walk.step("history again", "Escape", language.text("No Games Yet"))
    walk.step("new game", "alt+1 ctrl+n", language.text("_Start", "button"))
    walk.step("plate", "<李> Return <Zoë> Return Return", language.text("What’s on the plate?"))
    walk.step("bid", "5 4 3 2 1 6 6 6 4 3 3 4 3 Return", language.pattern(EQUAL_TO_THE_END))
    walk.step("taken", "6", language.pattern("Bid %1$u of %2$u"))
    walk.step("rules", "F1", language.pattern("Rules of %s"))
    walk.tap("_Check the Referee", "")
    agreed = language.pattern("%1$u of %2$u agrees")
    walk.step("referee", "", agreed)
    all_agree(crumb, agreed)


def main():
    program, code, size, pictures = arguments("PROGRAM", "LANGUAGE", "SIZE", "PICTURES")
    width, height = (int(length) for length in size.split("x"))
    tap = Tap()
    # Without a locale of its own a language has dates in English, and is never written from right to left.
    locale = code if "_" in code else f"{code}_{COUNTRIES[code]}" if code in COUNTRIES else "en_US"
    with Desk(max(width + 100, 1400), max(height + 100, 1000), language=code, locale=locale) as desk:
        crumb = Crumb(desk, os.path.abspath(program), os.path.join(pictures, code))
        language = Language(code)
        tap.on_failure = lambda: crumb.picture(f"failed-{size}")
        try:
            crumb.start(width, height)
            walk_through(crumb, Walk(crumb, tap, language, size), language)
            crumb.quit()
        finally:
            crumb.end()
    tap.end()


main()
