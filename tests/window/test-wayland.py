#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A game on Wayland: the display is the window of a compositor, which passes our keys on."""

import contextlib
import glob
import json
import os
import subprocess

from crumb_window import arguments, on_a_desk
from desk import wait_until
from tap import Tap

ID = "io.github.crumbapp.Crumb"
CONFIG = """xwayland disable
default_border none
output * resolution 900x640
"""

@contextlib.contextmanager
def compositor(desk):
    """Starts a compositor on the display, for all programs that are started here from then on."""
    runtime = desk.environment["XDG_RUNTIME_DIR"]
    path = os.path.join(desk.home, "sway")
    with open(path, "w", encoding="utf-8") as config:
        config.write(CONFIG)

    def find(name):
        return next((found for found in glob.glob(os.path.join(runtime, name)) if not found.endswith(".lock")), None)

    with open(desk.log_path, "ab") as log:
        sway = subprocess.Popen(["sway", "--config", path], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                env={**desk.environment, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman"})
    try:
        socket = wait_until(lambda: find("sway-ipc.*") and find("wayland-*"), "the compositor")
        desk.environment |= {"GDK_BACKEND": "wayland", "SWAYSOCK": find("sway-ipc.*"), "WAYLAND_DISPLAY": socket}
        yield
    finally:
        sway.terminate()
        sway.wait()


def windows(desk):
    """The windows of the compositor: the id, as the desktop file is called."""
    def walk(node):
        if node.get("app_id"):
            yield node["app_id"]
        for child in node["nodes"] + node["floating_nodes"]:
            yield from walk(child)

    return list(walk(json.loads(desk.run("swaymsg", "--type", "get_tree", "--raw"))))


def main():
    program, pictures = arguments("PROGRAM", "PICTURES")
    tap = Tap()
    with on_a_desk(tap, "wayland-failed", program, pictures, 900, 800) as crumb, compositor(crumb.desk):
        desk = crumb.desk
        tap.on_failure = lambda: desk.picture(os.path.join(pictures, "wayland-failed.png"))
        with tap.case("It opens on Wayland, as the program that the desktop knows"):
            crumb.launch()
            wait_until(lambda: windows(desk) == [ID], "the window")
            crumb.wait_for("New Game")
        with tap.case("A game is begun by keys"):
            crumb.keys("ctrl+n")
            crumb.wait_for("Player 1")
            crumb.keys(*"Sue", "Return", *"John", "Return", "Return")
            crumb.wait_for("plate?")
        with tap.case("A bid is entered by keys, and kept"):
            crumb.keys("Return")
            crumb.wait_for("What did Sue roll?")
            crumb.keys(*"511")
            wait_until(lambda: "511" in [entry.get("dice") for entry in crumb.export()["entries"]], "the bid to be kept")
            desk.picture(os.path.join(pictures, "wayland-bid.png"))
        with tap.case("It quits without a complaint"):
            crumb.quit()
    tap.end()


main()
