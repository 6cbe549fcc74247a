#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""test-pot.py XGETTEXT: what people read is plain US English, and a translator is told enough.

Walks over all messages, as the template for translators has them, and over all texts in C that are none."""

import re
import sys

import house
import messages

# “the 5s”, or “the %us” when it is filled in: no other language can bend that.
GLUED = re.compile(r"\b\d+[A-Za-z]+")
BRITISH = re.compile(
    r"\w*(?:colour|favour|behaviour|honour|neighbour|centre|metre|cancelled|cancelling|labelled|travell|catalogue|"
    r"dialogue|licence|grey|whilst|learnt|(?:organ|recogn|summar|normal)is[ei])\w*", re.IGNORECASE)
# A number of these needs a message for each plural that a language has.
COUNTED = re.compile(
    r"%(?:\d\$)?\+?l?[du] (?:more |fewer |other |victory |black )?(?:dice|pips|points|cookies|rounds|deals|turns|games|"
    r"players|people|characters|items|entries|digits|seconds|minutes|hours|days|evenings|moves|wins|losses|tasks|slots|"
    r"sevens|seats|names|lines|files)\b")
# What fills these has no ending yet, and no other language can give it one.
ARTICLE = re.compile(r"\b(?:the|a|an) %(?:\d\$)?s(?! (?:among|that|in|must))", re.IGNORECASE)
ONLY_PLACEHOLDERS = re.compile(r"(?:\w+ )?%(?:\d\$)?[sdu] %(?:\d\$)?[sdu]\W*$")
# Nouns, or adjectives, that are also verbs.
EITHER = set(
    "bid bids change chart check claim claims clear close color copy correct count cover cut date deal deals details "
    "export face fall figure file filter finish fit go hand hands help hide import keep keeps last lay lead leads "
    "level list load lock log lose match merge more move moves name names next note number off open order out pick "
    "place play plays point points present press print push rank re-roll re-rolls record release rematch repeat replay "
    "rest result reveal review right roll rolls round rounds row rule rules run runs save score scored scores search "
    "second select separate set sets share show skip sort split start stay step stop switch tab taken target test tie "
    "tied ties turn type use view win wins won work".split())


def find_faults(comment, context, text):
    """Yields what is wrong with a text."""
    word = re.sub(r"[_…:.!?]", "", text)
    if text.startswith("Who ") and "?" not in text:
        yield "begins with “Who”, and asks nothing: name the subject"
    if match := BRITISH.search(f"{context} {text}"):
        yield f"“{match[0]}” is British"
    if match := GLUED.search(messages.PLACEHOLDER.sub(lambda match: "0" if match[1] in "dfu" else "…", text)):
        yield f"“{match[0]}” has letters glued to a number"
    if messages.PLACEHOLDER.search(text) and not comment:
        yield "has a placeholder, and no comment for translators"
    if "* " in comment:
        yield "has a star in the middle of its comment: begin its second line without one"
    if ARTICLE.search(text) or (ONLY_PLACEHOLDERS.match(text) and not (context or "sentence" in comment)):
        yield "is glued from pieces: write a whole message for each"
    if word.lower() in EITHER and not word.isupper() and not context:
        yield "can be a noun or a verb: give it a context"
    # What is typed after an option is a word in capitals, and stays one.
    elif re.fullmatch(r"[\w’-]+", word) and not word.isupper() and not context and not comment:
        yield "is a single word: give it a context, or a comment where it stands in a table"


# What marks a text, and what takes one that nobody reads.
MARKS = {"_", "C_", "N_", "NC_", "NP_", "ngettext", "g_dpgettext2"}
UNREAD = {"g_critical", "g_error", "g_info", "g_warning", "EXAMPLE"}
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\])\'|\w+|[^\s\w]', re.DOTALL)
# Three words, or one that begins a sentence and another, but no list of rules or moves, no signal and no markup.
READ = re.compile(r"(?![^a-z]*$|.*(?:[=<]|\w::\w|, lay))"
                  r"(?:.*[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}|[A-Z][a-z]+(?: [A-Za-z]{2,}|[.?!…]$))")


def find_unmarked(path):
    """Yields the texts of a file in C that look as if people read them, and that are not marked for translation."""
    calls, before = [], ""
    for token in (match[0] for match in TOKEN.finditer(path.read_text(encoding="utf-8"))):
        if token == "(":
            calls.append(before)
        elif token == ")":
            calls[-1:] = []
        elif token.startswith('"') and READ.match(token[1:-1]) and not (MARKS | UNREAD).intersection(calls):
            yield token
        if not token.startswith(('"', "/*", "//")):
            before = token


def main():
    template = messages.extract(sys.argv[1])
    faults = [f"{message.place}: “{text}”: {fault}." for message in template for text in message.ids
              for fault in find_faults(message.comment, message.context, text)]
    faults += [f"{message.place}: “{message.ids[0]}”: counts something: give it a plural." for message in template
               if len(message.ids) == 1 and COUNTED.search(message.ids[0])]
    faults += [f"{path.relative_to(house.REPOSITORY)}: {text} is not marked for translation."
               for room in ("cli", "ui", "words") for path in sorted((house.REPOSITORY / "src" / room).rglob("*.c"))
               for text in find_unmarked(path)]
    if len(template) < 1000:
        faults.append(f"Only {len(template)} messages were found.")
    house.end(faults)


main()
