#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""test-format.py CLANG-FORMAT: all C of src and tests is as clang-format leaves it.

Each version of clang-format leaves something else: with another than ours the
test is skipped.
"""

import re
import subprocess
import sys

import house

VERSION = "19"
SKIPPED = 77


def main():
    program = sys.argv[1]
    version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    if re.search(r"version (\d+)", version)[1] != VERSION:
        print(f"clang-format is not {VERSION}: {version}", end="")
        sys.exit(SKIPPED)
    files = [path for room in ("src", "tests") for path in (house.REPOSITORY / room).rglob("*.[ch]")]
    found = subprocess.run(
        ["xargs", "-0", "-P2", "-n50", program, "--dry-run", "--Werror"],
        input="\0".join(map(str, files)),
        stderr=subprocess.PIPE,
        text=True,
    ).stderr
    wrong = sorted(set(re.findall(r"^(/.*?):\d+:\d+: error", found, re.MULTILINE)))
    messages = [f"{house.pathlib.Path(path).relative_to(house.REPOSITORY)} is not formatted." for path in wrong]
    house.end(messages and [*messages, "Run build-aux/dev clang-format -i on them."] or found.splitlines())


main()
