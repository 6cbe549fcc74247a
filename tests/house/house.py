# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What the tests of this folder share: the files of src, and how a test ends."""

import pathlib
import re
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SRC = REPOSITORY / "src"
# Each game has a folder of rules.
GAMES = sorted(folder.name for folder in (SRC / "rules").iterdir() if folder.is_dir())

COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def files(*suffixes):
    """Returns the files of src with these suffixes, relative to it and in order."""
    return sorted(path.relative_to(SRC) for path in SRC.rglob("*") if path.suffix in suffixes)


def without_comments(text):
    """Returns C or Blueprint without its comments; strings and lines stay."""

    def keep(match):
        return match[0] if match[0].startswith('"') else "\n" * match[0].count("\n")

    return COMMENT_OR_STRING.sub(keep, text)


def end(messages):
    """Prints the messages and ends the test, which failed if there are any."""
    for message in messages:
        print(message)
    sys.exit(1 if messages else 0)
