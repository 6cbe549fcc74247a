# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Writes PNG files."""

import collections
import struct
import zlib

RGB, PALETTE = 2, 3
COLORS = 256


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _write(path, width, height, kind, palette, channels, level):
    line = len(channels) // height
    rows = b"".join(b"\0" + channels[start:start + line] for start in range(0, len(channels), line))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))
                   + palette + _chunk(b"IDAT", zlib.compress(rows, level)) + _chunk(b"IEND", b""))


def write_png(path, width, height, pixels):
    """Writes pixels of blue, green, red and an unused byte."""
    rgb = bytearray(3 * width * height)
    rgb[0::3], rgb[1::3], rgb[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
    _write(path, width, height, RGB, b"", rgb, 1)


def write_small_png(path, width, height, pixels):
    """Writes pixels of blue, green, red and alpha in the colors that most of them have, which halves the file."""
    pixels = struct.unpack(f"<{width * height}I", pixels)
    counts = collections.Counter(pixels)
    channels = {color: struct.pack("<I", color) for color in counts}
    # Edges that are partly transparent are few, but would be seen.
    palette = sorted(counts, key=lambda color: (channels[color][3] == 255, -counts[color]))[:COLORS]

    def nearest(color):
        return min(range(len(palette)), key=lambda index: sum(
            (one - other) ** 2 for one, other in zip(channels[palette[index]], channels[color])))

    places = {color: index for index, color in enumerate(palette)}
    places |= {color: nearest(color) for color in counts if color not in places}
    colors = b"".join(channels[color][2::-1] for color in palette)
    alphas = bytes(channels[color][3] for color in palette)
    _write(path, width, height, PALETTE, _chunk(b"PLTE", colors) + _chunk(b"tRNS", alphas),
           bytes(map(places.__getitem__, pixels)), 9)
