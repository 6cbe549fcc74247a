#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""No folder of src has too many files, no file and no function too many lines; tests too are read by people."""

import collections
import re

import house

TESTS = house.REPOSITORY / "tests"
FILES_MAX = 60
LINES_MAX = 800
FUNCTION_MAX = 120

# As clang-format leaves it: only a function's body is between two lone braces.
FUNCTION = re.compile(r"^(\w+) \([^;{}]*\)\n\{\n.*?^\}$", re.MULTILINE | re.DOTALL)


def main():
    messages = []
    folders = collections.Counter(path.parent for path in house.SRC.rglob("*") if path.is_file())
    for folder, n_files in sorted(folders.items()):
        if n_files > FILES_MAX:
            messages.append(f"{folder.relative_to(house.REPOSITORY)} has {n_files} files, more than {FILES_MAX}.")
    for path in sorted([*house.SRC.rglob("*.c"), *TESTS.rglob("*.c"), *TESTS.rglob("*.py")]):
        name = path.relative_to(house.REPOSITORY)
        text = path.read_text()
        n_lines = text.count("\n")
        if n_lines > LINES_MAX:
            messages.append(f"{name} has {n_lines} lines, more than {LINES_MAX}.")
        for function in FUNCTION.finditer(text) if path.is_relative_to(house.SRC) else ():
            n_lines = function[0].count("\n") + 1
            if n_lines > FUNCTION_MAX:
                line = text.count("\n", 0, function.start()) + 1
                messages.append(f"{name}:{line}: {function[1]} () has {n_lines} lines, more than {FUNCTION_MAX}.")
    house.end(messages)


main()
