#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Writes po/POTFILES.in: data's own files, the manual page, and whatever in src has texts to translate.

build-aux/potfiles.py            rewrites it
build-aux/potfiles.py --check    says what is missing from it or too much
"""

import pathlib
import re
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[1]
POTFILES = REPOSITORY / "po" / "POTFILES.in"
COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)
# What po/meson.build looks for.
GETTEXT = re.compile(r"\b(_|C_|N_|NC_|NP_|n?gettext|g_d[cnp]?gettext2?) ?\(")


def has_texts(path):
    """Returns whether a file can have texts that are translated: any blueprint, and code that asks for them."""
    if path.suffix == ".blp":
        return True
    return GETTEXT.search(COMMENT_OR_STRING.sub('""', path.read_text(encoding="utf-8"))) is not None


def expected():
    """Returns what POTFILES.in is to list."""
    data = (path for path in (REPOSITORY / "data").glob("*.in") if path.is_file())
    src = (path for path in (REPOSITORY / "src").rglob("*") if path.suffix in {".c", ".h", ".blp"} and has_texts(path))
    manual = REPOSITORY / "build-aux" / "manual.py"
    return sorted(str(path.relative_to(REPOSITORY)) for path in (manual, *data, *src))


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    if not sys.argv[1:]:
        POTFILES.write_text("".join(f"{path}\n" for path in expected()), encoding="utf-8")
        return
    want = expected()
    listed = POTFILES.read_text(encoding="utf-8").splitlines()
    wrong = [f"po/POTFILES.in lacks {path}." for path in want if path not in listed]
    wrong += [f"po/POTFILES.in lists {path}, which has no texts." for path in listed if path not in want]
    if not wrong and listed != want:
        wrong = ["po/POTFILES.in is not in order."]
    for message in wrong:
        print(message)
    if wrong:
        sys.exit("Run build-aux/potfiles.py to rewrite it.")


main()
