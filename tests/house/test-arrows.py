#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Every #include of src goes the way the arrows say, and can be read from its
line: the full path of another folder's header, the bare name of one's own."""

import re

import house

INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# Made by Meson.
GENERATED = {"crumb-config.h", "games.h"}


def read_arrows():
    """Returns what each folder may include. GAME is filled in for each game."""
    arrows = {}
    for line in (house.REPOSITORY / "tests" / "house" / "arrows").read_text().splitlines():
        if line and not line.startswith("#"):
            for game in house.GAMES:
                folder, _, below = line.replace("GAME", game).partition("<-")
                arrows[folder.strip()] = set(below.split())
    return {folder: reach(arrows, folder) for folder in arrows}


def reach(arrows, folder):
    """Returns the folder and all below it."""
    return {folder}.union(*(reach(arrows, below) for below in arrows[folder]))


def find_fault(arrows, path, header):
    """Returns what is wrong with an include, or None."""
    folder = str(path.parent)
    target = path.parent / header if "/" not in header else house.pathlib.Path(header)
    if header in GENERATED:
        return None
    if not (house.SRC / target).is_file() or ".." in target.parts:
        found = [str(other) for other in house.files(".h") if other.name == target.name]
        return f"src has no {header}: write {' or '.join(found) or 'what is there'}."
    if "/" in header and str(target.parent) == folder:
        return f"{header} is in this folder: write {target.name}."
    if str(target.parent) not in arrows[folder]:
        return f"no arrow goes from {folder} to {target.parent} (tests/house/arrows)."
    return None


def main():
    arrows = read_arrows()
    faults = []
    for path in house.files(".c", ".h"):
        if str(path.parent) not in arrows:
            house.end([f"src/{path}: {path.parent} has no line in tests/house/arrows."])
        text = (house.SRC / path).read_text()
        for match in INCLUDE.finditer(text):
            if fault := find_fault(arrows, path, match[1]):
                line = text.count("\n", 0, match.start()) + 1
                faults.append(f"src/{path}:{line}: {fault}")
    house.end(faults)


main()
