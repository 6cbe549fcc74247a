#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Sees to it that build-aux asks for everything that Meson needs.

What environment.sh does not know of is missed only on a machine that lacks it,
so it is compared with what Meson looked for in this build folder.
"""

import json
import pathlib
import re
import subprocess
import sys

FOUND = re.compile(r"^Program (\S+) found: YES \((.*)\)$", re.MULTILINE)


def known(repository, function):
    """Returns the first word of each line that a function of environment.sh prints."""
    command = f". build-aux/environment.sh && {function}"
    printed = subprocess.run(["bash", "-c", command], cwd=repository, check=True, capture_output=True, text=True)
    return {line.split()[0] for line in printed.stdout.splitlines()}


def libraries(build):
    """Returns the libraries that Meson found by pkg-config."""
    found = json.loads((build / "meson-info" / "intro-dependencies.json").read_text())
    return {library["name"] for library in found if library["type"] == "pkgconfig"}


def programs(build, repository):
    """Returns the programs that Meson found, but for those of the repository."""
    found = FOUND.findall((build / "meson-logs" / "meson-log.txt").read_text())
    return {pathlib.Path(name).name for name, path in found if not path.startswith(str(repository))}


def main():
    build, repository = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    missing = libraries(build) - known(repository, "needed_libraries")
    missing |= programs(build, repository) - known(repository, "needed_programs")
    for name in sorted(missing):
        print(f"build-aux/environment.sh does not ask for {name}.")
    return 1 if missing else 0


sys.exit(main())
