#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Every picture that the README and the metainfo name is there, of a size that software centers and pages show well."""

import re
import struct

import house

FOLDER = "data/screenshots"
NAMED = re.compile(FOLDER + r"/([\w-]+\.png)")
# Of the README, and of the metainfo: what Flathub asks of pictures with two pixels to a point.
MOST = {"README.md": (2800, 1600), "data/crumb.metainfo.xml.in": (2000, 1400)}
LEAST = (1240, 700)
BYTES_MAX = 200_000


def size(path):
    """Returns the width and height that a PNG file states."""
    signature, length, kind, width, height = struct.unpack(">8sI4sII", path.read_bytes()[:24])
    assert (signature, length, kind) == (b"\x89PNG\r\n\x1a\n", 13, b"IHDR"), f"{path} is no PNG file."
    return width, height


def look(name, most):
    """Returns what is wrong with that picture."""
    path = house.REPOSITORY / FOLDER / name
    if not path.exists():
        return f"{name} is not in {FOLDER}."
    if not all(low <= length <= high for low, length, high in zip(LEAST, size(path), most)):
        return f"{name} is {'×'.join(map(str, size(path)))} large."
    if path.stat().st_size > BYTES_MAX:
        return f"{name} has {path.stat().st_size} bytes, more than {BYTES_MAX}."
    return None


def main():
    messages = []
    unnamed = {path.name for path in (house.REPOSITORY / FOLDER).iterdir()}
    for text, most in MOST.items():
        names = NAMED.findall((house.REPOSITORY / text).read_text())
        unnamed.difference_update(names)
        messages += filter(None, (look(name, most) for name in names))
        if not names:
            messages.append(f"{text} shows no picture.")
    messages += (f"Nothing shows {FOLDER}/{name}." for name in sorted(unnamed))
    house.end(messages)


main()
