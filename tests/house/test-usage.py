#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Each command of build-aux that takes no further options says how it is used when asked, and refuses others,
before it makes or builds anything."""

import subprocess

import house

COMMANDS = ("check", "coverage", "dev", "fuzz", "lint")


def run(command, *arguments):
    return subprocess.run([house.REPOSITORY / "build-aux" / command, *arguments], capture_output=True, text=True,
                          check=False)


def main():
    messages = []
    for command in COMMANDS:
        told = run(command, "--help")
        if told.returncode != 0 or not told.stdout.startswith(f"build-aux/{command} "):
            messages.append(f"build-aux/{command} --help ended with {told.returncode}, and said: {told.stdout}")
        refused = run(command, "--no-such-option")
        if refused.returncode != 2 or "--no-such-option" not in refused.stderr or told.stdout not in refused.stderr:
            messages.append(f"build-aux/{command} took --no-such-option, and said: {refused.stderr}")
    house.end(messages)


main()
