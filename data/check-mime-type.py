#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A game file is known by its name or by what is in it, and any other JSON file is left what it is.

With --by-name by its name alone: Flatpak takes away what would look into files."""

import os
import shutil
import subprocess
import sys
import tempfile

TYPE = "application/vnd.crumb.game+json"
FILES = {
    "many.json": ('{\n  "crumb-games": 1,\n  "games": []\n}\n', TYPE),
    "one.crumb": ('{\n  "name": "not read: the name says it"\n}\n', TYPE),
    "other.json": ('{\n  "name": "no game"\n}\n', "application/json"),
    "words.txt": ('{\n  "crumb-game": 1\n}\n', "text/plain"),
}


def content_type(path, data):
    environment = dict(os.environ, XDG_DATA_HOME=data, XDG_DATA_DIRS=os.environ.get("XDG_DATA_DIRS", "/usr/share"),
                       GIO_USE_VFS="local", LC_ALL="C.UTF-8")
    shown = subprocess.run(["gio", "info", "-a", "standard::content-type", path], env=environment, check=True,
                           capture_output=True, text=True).stdout
    return shown.split("standard::content-type: ")[1].split()[0]


def main():
    definition, game, *by_name = sys.argv[1:]
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        packages = os.path.join(folder, "data", "mime", "packages")
        os.makedirs(packages)
        shutil.copy(definition, packages)
        subprocess.run(["update-mime-database", os.path.dirname(packages)], check=True)
        shutil.copy(game, os.path.join(folder, "one.json"))
        for name, (text, _) in FILES.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        wanted = {"one.json": TYPE} | {name: kind for name, (_, kind) in FILES.items()}
        if by_name:
            wanted = {"one.crumb": TYPE, "other.json": "application/json", "words.txt": "text/plain"}
        for name, kind in wanted.items():
            found = content_type(os.path.join(folder, name), os.path.join(folder, "data"))
            if found != kind:
                wrong.append(f"{name} is taken for {found}, not {kind}.")
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
