#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Whatever tests/README.md says shows a promise is there."""

import re

import house

ROW = re.compile(r"^\| P\d+ \|[^|]*\|([^|]*)\|", re.MULTILINE)
NAME = re.compile(r"`([^`]+)`")


def sources(suffix):
    """Returns the texts of all files of the tests and the data that are called so."""
    return [path.read_text() for folder in ("tests", "data") for path in (house.REPOSITORY / folder).rglob(suffix)]


def has_path(path, programs):
    """Whether some program has that test, or tests below it: the beginning of a path may be in a macro."""
    beginning, _, last = path.rpartition("/")
    whole = re.compile(rf'"{re.escape(path)}["/]')
    parts = [re.compile(rf'"{re.escape(beginning)}/'), re.compile(rf'"(?:[^"]*/)?{re.escape(last)}"')]
    return any(whole.search(text) or beginning and all(part.search(text) for part in parts) for text in programs)


def has_name(name, builds):
    """Whether some build file has that test, or tests whose names begin like that."""
    start = re.compile(rf"'{re.escape(name)}['\",]")
    return any(start.search(text) for text in builds)


def main():
    programs = sources("*.c")
    builds = sources("meson.build")
    table = (house.REPOSITORY / "tests" / "README.md").read_text()
    messages = []
    for name in sorted({name for cell in ROW.findall(table) for name in NAME.findall(cell)}):
        if name.startswith("<"):
            continue
        if name.startswith("/"):
            there = has_path(name, programs)
        elif name.startswith("build-aux/"):
            there = (house.REPOSITORY / name.split()[0]).exists()
        elif name.startswith("--suite "):
            there = has_name(name.split()[1], builds)
        else:
            there = has_name(name, builds)
        if not there:
            messages.append(f"tests/README.md says that {name} shows a promise, but there is no such test.")
    house.end(messages)


main()
