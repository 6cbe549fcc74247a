# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""All that can be translated, as translators get it."""

import ast
import re
import subprocess

import house

# What po/meson.build gives to xgettext.
OPTIONS = re.findall(r"'(--.*)'", (house.REPOSITORY / "po" / "meson.build").read_text(encoding="utf-8"))


def read_messages(program):
    """Yields each message: where it is, its comment, its context (may be empty) and its one or two texts."""
    template = subprocess.run(
        [program, *OPTIONS, "--files-from=po/POTFILES.in", "--directory=.", "--output=-"],
        cwd=house.REPOSITORY, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    for block in template.split("\n\n")[1:]:
        fields = {}
        for line in block.splitlines():
            if match := re.match(r"(#\.|#:|msg\w+(?:\[\d\])?) (.*)", line):
                name, text = match.groups()
                fields[name] = fields.get(name, "") + (text + " " if name.startswith("#") else ast.literal_eval(text))
            elif line.startswith('"'):
                fields[name] += ast.literal_eval(line)
        texts = [fields[name] for name in ("msgid", "msgid_plural") if name in fields]
        yield fields.get("#:", "").split(" ")[0], fields.get("#.", ""), fields.get("msgctxt", ""), texts
