# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""What people read: the template for translators, and the catalogs of languages."""

import ast
import re
import subprocess
from dataclasses import dataclass

import house

PO = house.REPOSITORY / "po"
PLACEHOLDER = re.compile(r"%(?:\d\$)?[-+]?[0-9.]*l?([cdfsu])")
# What po/meson.build gives to xgettext.
OPTIONS = re.findall(r"'(--.*)'", (PO / "meson.build").read_text(encoding="utf-8"))


@dataclass
class Message:
    """A message; empty strings where something is missing."""
    places: str
    comment: str
    flags: str
    context: str
    # In English, one or two.
    ids: tuple
    # In the language of a catalog, one for each plural form.
    texts: tuple

    @property
    def place(self):
        """Where it stands first."""
        return self.places.split(" ")[0]

    @property
    def key(self):
        """What it is found by."""
        return self.context, self.ids[0]


def parse(text):
    """Yields each message of a catalog but its head and what is obsolete."""
    for block in text.split("\n\n")[1:]:
        fields = {}
        for line in block.splitlines():
            if match := re.match(r"(#[.:,]|msg\w+(?:\[\d\])?) (.*)", line):
                name, value = match.groups()
                fields[name] = fields.get(name, "") + (value + " " if name.startswith("#") else ast.literal_eval(value))
            elif line.startswith('"'):
                fields[name] += ast.literal_eval(line)
        if "msgid" in fields:
            yield Message(fields.get("#:", ""), fields.get("#.", ""), fields.get("#,", ""), fields.get("msgctxt", ""),
                          tuple(fields[name] for name in ("msgid", "msgid_plural") if name in fields),
                          tuple(value for name, value in fields.items() if name.startswith("msgstr")))


def extract(program):
    """Returns all messages of the sources, as xgettext finds them."""
    template = subprocess.run(
        [program, *OPTIONS, "--files-from=po/POTFILES.in", "--directory=.", "--output=-"],
        cwd=house.REPOSITORY, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return list(parse(template))
