#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Writes the manual page, in English or another language, or the completion of a shell, from what the program says of its
own commands."""

import gettext
import json
import os
import pathlib
import subprocess
import sys


def ask(crumb, *words):
    """What the program answers, in English."""
    return subprocess.run([crumb, *words], env={**os.environ, "LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE, text=True,
                          check=True).stdout


def read_commands(crumb):
    """All commands, each with its options, and with the presets that its --rules takes."""
    commands = [json.loads(line) for line in ask(crumb, "help", "--json").splitlines()]
    names = [command["name"] for command in commands]
    for command in commands:
        game = command["name"].rpartition(" ")[0]
        lister = f"{game} rules".strip()
        command["presets"] = []
        if lister in names and any(option["name"] == "rules" for option in command["options"]):
            presets = json.loads(ask(crumb, *lister.split(), "--json"))["presets"]
            command["presets"] = [preset["id"] for preset in presets]
    return commands


# The manual page

def roff(text):
    """Text in which nothing means anything to troff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("“", "\\(lq").replace("”", "\\(rq")
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in escaped.split("\n"))


def option_name(option):
    """“-r, --rules=PRESET”"""
    name = "--" + option["name"] + ("=" + option["value"] if option.get("value") else "")
    return f"-{option['short']}, {name}" if option.get("short") else name


def manual(commands, version, language=gettext.NullTranslations()):
    """The page in section 1."""
    _, C_ = language.gettext, language.pgettext  # pylint: disable=invalid-name

    def translated(text):
        """The details of a command may end with a message of their own."""
        if not text or _(text) != text or "\n\n" not in text:
            return text and _(text)
        return "\n\n".join(map(translated, text.rsplit("\n\n", 1)))

    def said(text):
        return roff(translated(text))

    # Translators: the heads of a manual page, in capitals, as manual pages in your language have them.
    lines = [f'.TH CRUMB 1 "" "Crumb {version}" "Crumb"', ".SH " + roff(C_("manual page", "NAME")),
             # Translators: what Crumb is, after its name and a dash.
             "crumb \\- " + roff(_("referee and scorekeeper for dice games")),
             ".SH " + roff(C_("manual page", "SYNOPSIS")),
             ".B crumb", ".RI [ FILE ...]", ".br", ".B crumb", ".I COMMAND", ".RI [ OPTION ...]", ".br", ".B crumb help",
             ".RI [ COMMAND ]",
             ".SH " + roff(C_("manual page", "DESCRIPTION")),
             roff(_("Without a command, Crumb opens its window and imports the game files you name.")),
             ".SH " + roff(C_("manual page", "COMMANDS"))]
    for command in commands:
        lines += [f".SS crumb {roff(command['name'])} [OPTION...] {roff(command['arguments'])}".rstrip(),
                  said(command["summary"])]
        for paragraph in filter(None, said(command["details"]).split("\n\n")):
            lines += [".PP", *([".nf", paragraph, ".fi"] if paragraph.startswith("  ") else [paragraph])]
        for option in command["options"]:
            lines += [".TP", ".B " + roff(option_name(option)), said(option["summary"])]
    lines += [".SH " + roff(C_("manual page", "EXIT STATUS")), ".TP", ".B 0", roff(_("All is well.")), ".TP", ".B 1",
              roff(_("Something failed, the answer is no, or a line of a batch was wrong.")), ".TP", ".B 2",
              roff(_("An argument or a file is wrong.")), ""]
    return "\n".join(lines)


def manual_in(folder, catalog, commands, version):
    """The page in the language of a catalog, in the folder in which manual pages of that language are looked for."""
    with open(catalog, "rb") as file:
        page = manual(commands, version, gettext.GNUTranslations(file))
    (section := pathlib.Path(folder) / "man1").mkdir(parents=True, exist_ok=True)
    (section / "crumb.1").write_text(page, encoding="utf-8")


# Completions

def words_after(commands, path):
    """What can follow these words: the next words of commands."""
    depth = len(path)
    return list(dict.fromkeys(command["name"].split()[depth] for command in commands
                              if command["name"].split()[:depth] == path and len(command["name"].split()) > depth))


def games_of(commands):
    """The first words that have commands of their own."""
    return [word for word in words_after(commands, []) if words_after(commands, [word])]


def options_of(command):
    """Each option as it is typed."""
    for option in command["options"]:
        yield "--" + option["name"] + ("=" if option.get("value") else "")


def bash(commands, _version):
    """A function for bash."""
    lines = ["# bash completion for crumb", "_crumb ()", "{", "  local cur words_", "  COMPREPLY=()",
             "  cur=${COMP_LINE:0:COMP_POINT}; cur=${cur##* }",
             '  words_="${COMP_WORDS[*]:1:2}"', '  case "$words_" in']
    for command in sorted(commands, key=lambda command: -command["name"].count(" ")):
        name = command["name"]
        lines.append(f'    "{name}"|"{name} "*) set -- {" ".join(options_of(command))};;')
        if command["presets"]:
            lines[-1] = (f'    "{name}"|"{name} "*)\n      case "$cur" in\n        --rules=*) COMPREPLY=($(compgen -W '
                         f'"{" ".join(command["presets"])}" -- "${{cur#--rules=}}")); return;;\n      esac\n'
                         f'      set -- {" ".join(options_of(command))};;')
    for game in games_of(commands):
        words = " ".join(words_after(commands, [game]))
        lines += [f'    "{game}"*) set -- {words};;', f'    "help {game}"*) set -- {words};;']
    lines.append(f'    "help"*) set -- {" ".join(words_after(commands, []))};;')
    lines += [f'    *) set -- {" ".join(words_after(commands, []))} help --help --version;;', "  esac",
              '  if [[ $COMP_CWORD -eq 1 ]]; then', f'    set -- {" ".join(words_after(commands, []))} help --help --version',
              "  fi", '  COMPREPLY=($(compgen -W "$*" -- "$cur"))',
              '  [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2> /dev/null', "  return 0", "}",
              "complete -o default -F _crumb crumb", ""]
    return "\n".join(lines)


def quoted(text):
    """Text between single quotes, for zsh and fish."""
    return "'" + text.replace("'", "’") + "'"


def zsh(commands, _version):
    """A function for zsh."""
    lines = ["#compdef crumb", "_crumb () {", "  local -a choices", '  case "${words[2]} ${words[3]}" in']
    for command in sorted(commands, key=lambda command: -command["name"].count(" ")):
        pattern = f"({quoted(command['name'])})" if " " in command["name"] else f"({command['name']}' '*)"
        lines.append(f"    {pattern}")
        lines.append("      _arguments \\")
        for option in command["options"]:
            value = ":value:" if option.get("value") else ""
            if option["name"] == "rules" and command["presets"]:
                value = f":rules:({' '.join(command['presets'])})"
            summary = option["summary"].replace("[", "(").replace("]", ")").replace(":", " ")
            equals = "=" if option.get("value") else ""
            lines.append(f"        {quoted('--' + option['name'] + equals + '[' + summary + ']' + value)} \\")
        lines += ["        '*:file:_files'", "      return;;"]
    lines.append("  esac")
    first = " ".join(words_after(commands, []))
    lines += ['  case "${words[2,CURRENT-1]}" in']
    for game in games_of(commands):
        lines.append(f"    ({game}|'help {game}') compadd {' '.join(words_after(commands, [game]))}; return;;")
    lines += [f"    (help) compadd {first}; return;;", "    (help*) return;;", "  esac",
              f"  compadd {first} help", "  compadd -- --help --version", "  _files", "}", '_crumb "$@"', ""]
    return "\n".join(lines)


def fish(commands, _version):
    """Lines for fish."""
    lines = ["# fish completion for crumb"]
    first = words_after(commands, [])
    lines += ["complete -c crumb -n __fish_use_subcommand -a help -d 'Show help for a command'",
              "complete -c crumb -n __fish_use_subcommand -l help -s h -d 'Show this help'",
              "complete -c crumb -n __fish_use_subcommand -l version -d 'Show the version'",
              f"complete -c crumb -n '__fish_seen_subcommand_from help' -f -a {quoted(' '.join(first))}"]
    for word in first:
        summary = next((command["summary"] for command in commands if command["name"] == word), "")
        lines.append(f"complete -c crumb -n __fish_use_subcommand -a {word} -d {quoted(summary)}")
    for command in commands:
        seen = " and ".join(f"__fish_seen_subcommand_from {word}" for word in command["name"].split()).replace(
            " and ", "; and ")
        if " " in command["name"]:
            game, word = command["name"].split()
            lines.append(f"complete -c crumb -n '__fish_seen_subcommand_from {game}' -a {word} "
                         f"-d {quoted(command['summary'])}")
        for option in command["options"]:
            short = f" -s {option['short']}" if option.get("short") else ""
            value = ""
            if option.get("value"):
                value = f" -x -a {quoted(' '.join(command['presets']))}" if option["name"] == "rules" else " -r"
            lines.append(f"complete -c crumb -n '{seen}' -l {option['name']}{short}{value} -d "
                         f"{quoted(option['summary'])}")
    return "\n".join(lines) + "\n"


def main():
    """manual.py CRUMB man|bash|zsh|fish, or manual.py CRUMB CATALOG.mo FOLDER"""
    crumb, form, *folder = sys.argv[1:]
    version = ask(crumb, "--version").split()[-1]
    if folder:
        manual_in(folder[0], form, read_commands(crumb), version)
        return
    write = {"man": manual, "bash": bash, "zsh": zsh, "fish": fish}[form]
    sys.stdout.write(write(read_commands(crumb), version))


if __name__ == "__main__":
    main()
