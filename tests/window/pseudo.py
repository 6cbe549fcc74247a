# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Languages that nobody speaks: all that can be translated is, into words with accents that are 40 % longer, as in
tests/ui/pseudo.c. The sentences of one of them run from right to left."""

import os
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "house"))
from messages import extract  # pylint: disable=wrong-import-position

LONG, MIRRORED = "xl", "xr"
# Placeholders and markup stay.
KEPT = re.compile(r"(%(?:\d\$)?[-+]?[0-9.]*l?[a-z%]|<[^<>]*>|&\w+;)")
VOWELS = str.maketrans({plain: accented for plain, accented in zip(
    "aeiouAEIOU", ("áà", "éè", "íì", "óò", "úù", "Áà", "Éè", "Íì", "Óò", "Úù"))})
DIRECTION = "direction of writing"
# What a key is called by GTK.
KEYS = "keys"
# Has a sentence run from right to left, whatever is in it.
MARK = "\u200f"
HEAD = r"""msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"
"""


def translate(text, mark):
    """The text in one of the languages. A single letter is a key, and stays one."""
    if len(text.strip("_")) == 1:
        return text
    return mark + "".join(part if KEPT.fullmatch(part) else part.translate(VOWELS) for part in KEPT.split(text))


def quote(text):
    """A string of a catalog."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def entry(context, texts, said):
    """A message of a catalog."""
    lines = [f"msgctxt {quote(context)}"] if context else []
    lines += [f"{name} {quote(text)}" for name, text in zip(("msgid", "msgid_plural"), texts)]
    if len(texts) == 1:
        return [*lines, f"msgstr {quote(said[0])}", ""]
    return [*lines, *(f"msgstr[{form}] {quote(text)}" for form, text in enumerate(said)), ""]


def make_catalogs(folder):
    """Makes the catalogs of both languages, as they are installed."""
    messages = [(message.context, message.ids) for message in extract("xgettext")]
    for language, direction, mark in ((LONG, "ltr", ""), (MIRRORED, "rtl", MARK)):
        lines = [HEAD]
        for context, texts in messages:
            if context == DIRECTION:
                said = [direction]
            else:
                said = texts if context == KEYS else [translate(text, mark) for text in texts]
            lines += entry(context, texts, said)
        place = os.path.join(folder, language, "LC_MESSAGES")
        os.makedirs(place)
        subprocess.run(["msgfmt", "--output-file", os.path.join(place, "crumb.mo"), "-"], input="\n".join(lines),
                       text=True, check=True)
