#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The manual page and the completions know every command and option that the program has."""

import json
import os
import shutil
import subprocess
import sys

LINES = {
    "crumb ": {"bid", "cubbage", "games", "help"},
    "crumb bi": {"bid"},
    "crumb cubbage ": {"count", "keep", "play", "rules", "study"},
    "crumb cubbage k": {"keep"},
    "crumb cubbage keep --c": {"--crib="},
    "crumb games --p": {"--place=", "--player="},
    "crumb bid 511 --j": {"--json"},
    "crumb bid --rules=fin": {"final"},
    "crumb help ha": {"hands"},
    "crumb help cubbage k": {"keep"},
    "crumb cubbage play --rules=two-h": {"two-hidden"},
}
ASK = 'source "$1"; COMP_LINE=$2; COMP_POINT=${#2}; read -ra COMP_WORDS <<< "$2"; ' \
      '[[ $2 == *" " ]] && COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _crumb; printf "%s\\n" "${COMPREPLY[@]}"'


def read(path):
    """The text of a file."""
    with open(path, encoding="utf-8") as file:
        return file.read()


def check_words(crumb, page, *completions):
    """Each command and each of its options is in all of them."""
    lines = subprocess.run([crumb, "help", "--json"], stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in lines.splitlines():
        command = json.loads(line)
        assert ".SS crumb " + command["name"].replace("-", "\\-") + " " in page, command["name"]
        assert all(command["name"].split()[-1] in text for text in completions), command["name"]
        for option in command["options"]:
            assert "\\-\\-" + option["name"].replace("-", "\\-") in page, option["name"]
            assert all(option["name"] in text for text in completions), option["name"]


def check_help(zsh, fish):
    """After “help” come commands."""
    assert "\n    (help) compadd bid " in zsh
    assert "subcommand -a help " in fish and "from help' -f -a 'bid " in fish


def check_bash(path):
    """Lines are completed as people expect."""
    for line, wanted in LINES.items():
        found = subprocess.run(["bash", "-c", ASK, "bash", path, line], stdout=subprocess.PIPE, text=True,
                               check=True).stdout.split()
        assert wanted <= set(found), (line, found)
        assert not line[-1].isalnum() or set(found) == wanted, (line, found)


def check_syntax(shell, path):
    """The shell, if it is here, can read the file."""
    if shutil.which(shell) is not None:
        subprocess.run([shell, "-n", path], check=True)


def main():
    """test-manual.py CRUMB PAGE BASH ZSH FISH"""
    crumb, page, bash, zsh, fish = sys.argv[1:]
    os.environ["LC_ALL"] = "C.UTF-8"
    check_words(crumb, read(page), read(bash), read(zsh), read(fish))
    check_help(read(zsh), read(fish))
    check_bash(bash)
    check_syntax("bash", bash)
    check_syntax("zsh", zsh)
    check_syntax("fish", fish)


main()
