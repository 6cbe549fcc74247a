#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""No module of src, a header and its source, needs another one that needs it, so that each can be read after those
that it rests on."""

import re

import house

INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# Parts of one thing: a window and what it does, edits and one of them, a game file.
WHOLES = (r"ui/app/crumb-(window|backup-page|scoreboard-window).*", r"ui/game/crumb-edits?")


def module_of(path):
    """Returns the name of the module that a file belongs to; what is private to one belongs to it."""
    name = re.sub(r"(-private)?\.[ch]$", "", str(path))
    for whole in WHOLES:
        if re.fullmatch(whole, name):
            return whole
    return name


def read_modules():
    """Returns which other modules each one includes."""
    modules = {}
    for path in house.files(".c", ".h"):
        needs = modules.setdefault(module_of(path), set())
        for header in INCLUDE.findall((house.SRC / path).read_text()):
            target = path.parent / header if "/" not in header else house.pathlib.Path(header)
            if (house.SRC / target).is_file():
                needs.add(module_of(target))
    for module, needs in modules.items():
        needs.discard(module)
    return modules


def find_circle(modules, module, way):
    """Returns the first way from a module back to itself, or None. Modules without one are removed."""
    if module in way:
        return [*way[way.index(module):], module]
    for other in sorted(modules.get(module, ())):
        circle = find_circle(modules, other, [*way, module])
        if circle:
            return circle
    modules[module] = set()
    return None


def main():
    modules = read_modules()
    circles = {", ".join(sorted(circle[1:])) for circle in
               filter(None, (find_circle(modules, module, []) for module in sorted(modules)))}
    house.end([f"These need each other: {circle}" for circle in sorted(circles)])


main()
