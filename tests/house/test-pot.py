#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""test-pot.py XGETTEXT: what people read is plain US English, and a translator is told enough.

Walks over all messages, as the template for translators has them."""

import ast
import re
import subprocess
import sys

import house

PLACEHOLDER = re.compile(r"%(?:\d\$)?[-+]?[0-9.]*l?([cdfsu])")
# “the 5s”, or “the %us” when it is filled in: no other language can bend that.
GLUED = re.compile(r"\b\d+[A-Za-z]+")
BRITISH = re.compile(
    r"\w*(?:colour|favour|behaviour|honour|neighbour|centre|metre|cancelled|cancelling|labelled|travell|catalogue|"
    r"dialogue|licence|grey|whilst|learnt|(?:organ|recogn|summar|normal)is[ei])\w*", re.IGNORECASE)
# Nouns, or adjectives, that are also verbs.
EITHER = set(
    "bid bids change chart check claim claims clear close color copy correct count cover cut date deal deals details "
    "export face fall figure file filter finish fit go hand hands help hide import keep keeps last lay lead leads "
    "level list load lock log lose match merge more move moves name names next note number off open order out pick "
    "place play plays point points present press print push rank re-roll re-rolls record release rematch repeat replay "
    "rest result reveal review right roll rolls round rounds row rule rules run runs save score scored scores search "
    "second select separate set sets share show skip sort split start stay step stop switch tab taken target test tie "
    "tied ties turn type use view win wins won work".split())

# What po/meson.build gives to xgettext.
OPTIONS = re.findall(r"'(--.*)'", (house.REPOSITORY / "po" / "meson.build").read_text(encoding="utf-8"))


def read_messages(program):
    """Yields each message: where it is, its comment, its context (may be empty) and its one or two texts."""
    template = subprocess.run(
        [program, *OPTIONS, "--files-from=po/POTFILES.in", "--directory=.", "--output=-"],
        cwd=house.REPOSITORY, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    for block in template.split("\n\n")[1:]:
        fields = {}
        for line in block.splitlines():
            if match := re.match(r"(#\.|#:|msg\w+(?:\[\d\])?) (.*)", line):
                name, text = match.groups()
                fields[name] = fields.get(name, "") + (text + " " if name.startswith("#") else ast.literal_eval(text))
            elif line.startswith('"'):
                fields[name] += ast.literal_eval(line)
        texts = [fields[name] for name in ("msgid", "msgid_plural") if name in fields]
        yield fields.get("#:", "").split(" ")[0], fields.get("#.", ""), fields.get("msgctxt", ""), texts


def find_faults(comment, context, text):
    """Yields what is wrong with a text."""
    word = re.sub(r"[_…:.!?]", "", text)
    if text.startswith("Who ") and "?" not in text:
        yield "begins with “Who”, and asks nothing: name the subject"
    if match := BRITISH.search(f"{context} {text}"):
        yield f"“{match[0]}” is British"
    if match := GLUED.search(PLACEHOLDER.sub(lambda match: "0" if match[1] in "dfu" else "…", text)):
        yield f"“{match[0]}” has letters glued to a number"
    if PLACEHOLDER.search(text) and not comment:
        yield "has a placeholder, and no comment for translators"
    if word.lower() in EITHER and not word.isupper() and not context:
        yield "can be a noun or a verb: give it a context"


def main():
    messages = list(read_messages(sys.argv[1]))
    faults = [f"{place}: “{text}”: {fault}." for place, comment, context, texts in messages for text in texts
              for fault in find_faults(comment, context, text)]
    if len(messages) < 1000:
        faults.append(f"Only {len(messages)} messages were found.")
    house.end(faults)


main()
