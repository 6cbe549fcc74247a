#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Takes the pictures in the README and the metainfo: the real window in the middle of the tests' games."""

import json
import math
import os

from crumb_window import Crumb, arguments
from desk import Desk
from png import write_small_png

# Pixels to a point, so that pictures are sharp on fine screens.
SCALE = 2
# The window as it opens first.
WINDOW = (900, 640)
LAPTOP, PHONE = (1000, 750), (360, 750)
DESK = (1200, 900)
# As GNOME has it.
SETTINGS = "gtk-decoration-layout=:close\n"
# Of a picture, in pixels: the radius of a window's corners, the line around it, and the gap between two.
RADIUS = 15 * SCALE
LINE = SCALE
LINE_SHADE = 0.15
GAP = 24 * SCALE
# The names in some games are there because they are hard to show.
NAMES = {
    "four-players": ("Ann", "Ben", "Sue", "John"),
    "three-players": ("John", "Ben", "Ann"),
    "cubbage/two-players": ("Ann", "Ben"),
}
ALL = ("two-players", "three-players", "cubbage/two-players", "four-players")
# For each picture the games, how many entries of the last one were made before, the keys, and what is shown then.
STATES = {
    "ruling": (ALL[-1:], 329, "2 Return", "6 beats 6-4-1"),
    "table": (ALL[-1:], 379, "2 5", "What did Ben roll?"),
    "scored": (ALL[-1:], 318, "3 1 3 3", "Ben has the best set"),
    "history": (ALL, None, "alt+3 Down Return", "Chart"),
    "cubbage": (("cubbage/two-players",), 48, "2", "run"),
}


def write_game(desk, games, name, end):
    """Writes a game file with plain names that ends before that entry."""
    with open(os.path.join(games, name + ".json"), encoding="utf-8") as file:
        game = json.load(file)
    game["entries"] = game["entries"][:end]
    for player, plain in zip(game["players"], NAMES.get(name, ())):
        player["name"] = plain
    path = os.path.join(desk.home, name.replace("/", "-") + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)
    return path


def take(program, games, state, *sizes):
    """The window in that state at each size: its width, height and pixels."""
    names, end, keys, shown = STATES[state]
    with Desk(SCALE * DESK[0], SCALE * DESK[1], scale=SCALE, settings=SETTINGS) as desk:
        crumb = Crumb(desk, os.path.abspath(program), desk.home)
        try:
            for name in names:
                crumb.cli("import", write_game(desk, games, name, end))
            crumb.start(*WINDOW)
            crumb.keys(*keys.split())
            crumb.wait_for(shown)
            windows = []
            for size in sizes:
                crumb.resize(*size)
                windows.append(crumb.content())
            crumb.quit()
            return windows
        finally:
            crumb.end()


def trim(pixels, at, depth):
    """Draws what is so far inside the window's outline: nothing outside of it, then the line, then the window."""
    line = LINE_SHADE * min(max(LINE + 0.5 - depth, 0), 1)
    for channel in range(at, at + 3):
        pixels[channel] = round(pixels[channel] * (1 - line))
    pixels[at + 3] = round(15 * min(max(depth + 0.5, 0), 1)) * 17


def outline(width, height, pixels):
    """Those pixels with round corners and a thin line around them, to be seen on any background."""
    pixels = bytearray(pixels)
    pixels[3::4] = b"\xff" * (width * height)
    for y in range(height):
        down = min(y, height - 1 - y) + 0.5
        sides = RADIUS if down < RADIUS else LINE + 1
        for x in range(width) if down < LINE + 1 else (*range(sides), *range(width - sides, width)):
            across = min(x, width - 1 - x) + 0.5
            corner = max(across, down) < RADIUS
            trim(pixels, 4 * (y * width + x),
                 RADIUS - math.hypot(RADIUS - across, RADIUS - down) if corner else min(across, down))
    return pixels


def save(path, windows):
    """Saves one picture of the windows side by side."""
    width = sum(window[0] for window in windows) + GAP * (len(windows) - 1)
    height = max(window[1] for window in windows)
    pixels = bytearray(4 * width * height)
    left = 0
    for part, rows, content in windows:
        outlined = outline(part, rows, content)
        for row in range(rows):
            start = 4 * (row * width + left)
            pixels[start:start + 4 * part] = outlined[4 * row * part:4 * (row + 1) * part]
        left += part + GAP
    write_small_png(path, width, height, pixels)


def main():
    program, games, folder = arguments("PROGRAM", "GAMES", "FOLDER")
    os.makedirs(folder, exist_ok=True)
    for state in STATES:
        save(os.path.join(folder, state + ".png"), take(program, games, state, WINDOW))
    save(os.path.join(folder, "laptop-and-phone.png"), take(program, games, "ruling", LAPTOP, PHONE))


main()
