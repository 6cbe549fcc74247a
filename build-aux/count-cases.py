#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Counts the test cases in Meson's testlog.json.

Meson counts programs. A program that speaks TAP has a case per "ok" line; any
other is one case. A program that fails without a failed case, by a crash
for instance, is one failed case more. Where no test ran Meson leaves no log.
"""

import json
import re
import sys

PLAN = re.compile(r"^1\.\.\d+", re.MULTILINE)
CASE = re.compile(r"^(not )?ok\b[^#\n]*(?:#\s*(\w+))?", re.MULTILINE)


def count_cases(test):
    """Returns how many cases of one test program passed, failed, were skipped."""
    passed = failed = skipped = 0
    output = test.get("stdout", "")
    if PLAN.search(output):
        for not_ok, directive in CASE.findall(output):
            if directive.upper().startswith("SKIP"):
                skipped += 1
            elif not_ok:
                failed += 1
            else:
                passed += 1

    match test["result"]:
        case "SKIP":
            skipped += not passed + skipped
        case "OK" | "EXPECTEDFAIL":
            passed += not passed + failed + skipped
        case _:
            failed += not failed
    return passed, failed, skipped


def main():
    try:
        with open(sys.argv[1], encoding="utf-8") as log:
            counts = [count_cases(json.loads(line)) for line in log]
    except FileNotFoundError:
        counts = []
    passed, failed, skipped = map(sum, zip((0, 0, 0), *counts))
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 0 if passed and not failed else 1


sys.exit(main())
