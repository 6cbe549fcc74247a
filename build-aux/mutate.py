# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors

"""Changes one operator, constant or call of a room at a time, and lists the changes that its tests don't notice.

Works on copies of the sources, so that a run that is cut short leaves nothing behind. Survivors that can't be told
from the original are explained in tests/mutants/ROOM, one a line: file function | line of code | change | why.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading

SOURCE = pathlib.Path(__file__).resolve().parent.parent
COPIED = ['COPYING', 'build-aux', 'data', 'flatpak', 'meson.build', 'meson.options', 'po', 'src', 'tests', 'README.md',
          'HACKING.md', '.clang-format']

# What is no code: comments, texts, characters, lines for the preprocessor, what only programmers' mistakes get to, what
# only they read, and how many of one thing are allocated: nobody looks at a second one.
OPAQUE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*#(?:\\\n|[^\n])*'
                    r'|^[ \t]*g_return_(?:val_)?if_[^;]*;|\bg_debug \([^;]*;|\bg_new0? \(\w+, 1\)', re.S | re.M)

# With a space on both sides, as the formatter sets them, an operator takes two operands.
OPERATORS = {
    ' < ': ' <= ', ' <= ': ' < ', ' > ': ' >= ', ' >= ': ' > ', ' == ': ' != ', ' != ': ' == ',
    ' + ': ' - ', ' - ': ' + ', ' * ': ' + ', ' / ': ' * ', ' % ': ' / ', ' << ': ' >> ', ' >> ': ' << ',
    ' && ': ' || ', ' || ': ' && ', ' & ': ' | ', ' | ': ' & ', ' += ': ' -= ', ' -= ': ' += ', ' |= ': ' &= ',
    ' &= ': ' |= ',
}
WORDS = {'TRUE': 'FALSE', 'FALSE': 'TRUE', 'true': 'false', 'false': 'true'}
# A number below zero says "none", or "to the end", like any other.
CHANGES = re.compile(
    r'(?P<operator> (?:<<|>>|<=|>=|==|!=|&&|\|\||\+=|-=|\|=|&=|[-+*/%<>&|]) )'
    r'|(?P<step>\+\+|--)'
    r'|(?P<negation>!)(?=[\w(])'
    r'|\b(?P<word>TRUE|FALSE|true|false)\b'
    r'|(?<![\w.-])(?P<number>\d+)(?![\w.])'
    r'|^(?P<call>[ \t]+[a-z_0-9]+ \([^;{}]*\);)$', re.M)

# Where a function begins: its name stands at the start of a line.
FUNCTION = re.compile(r'^([a-z_0-9]+) \(', re.M)

# An index past an array's end is noticed, as in the check, and what is read there is not all zeros.
STRICT = {'UBSAN_OPTIONS': 'halt_on_error=1', 'MALLOC_PERTURB_': '165',
          'LSAN_OPTIONS': f"suppressions='{SOURCE / 'tests/lsan.supp'}':print_suppressions=0"}

# A call that lets go of memory.
MEMORY = re.compile(r'free|clear|unref')

# In seconds; whoever waits that long waits for ever.
PATIENCE = 1200

Mutant = collections.namedtuple('Mutant', 'path function start end old new line text')


def change_of(match):
    kind, old = match.lastgroup, match.group(match.lastgroup)
    if kind == 'operator':
        return old, OPERATORS[old]
    if kind == 'step':
        return old, '--' if old == '++' else '++'
    if kind == 'negation':
        return old, ''
    if kind == 'word':
        return old, WORDS[old]
    if kind == 'number':
        return old, str(int(old) + 1)
    return old, ';'


def mutants_of(path):
    text = (SOURCE / path).read_text()
    code = OPAQUE.sub(lambda found: re.sub(r'[^\n]', '\0', found.group()), text)
    functions = list(FUNCTION.finditer(code))
    for match in CHANGES.finditer(code):
        old, new = change_of(match)
        start, end = match.span(match.lastgroup)
        line = code.count('\n', 0, start + len(old) - len(old.lstrip())) + 1
        function = next((found[1] for found in reversed(functions) if found.start() < start), '')
        yield Mutant(str(path), function, start, end, text[start:end].strip(), new, line, text.splitlines()[line - 1].strip())


def run(command, **rest):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **rest)


def worked():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def parts_of(test):
    """A program that is told which files of tests to run can run them one at a time, the shortest first."""
    program, *files = test['cmd']
    if len(files) < 2 or program.endswith('with-display'):
        return [{**test, 'part': test['name']}]
    return [{**test, 'cmd': [program, file], 'name': f'{test["name"]}: {file}', 'part': file} for file in files]


class Copy:
    """A copy of the sources with its build."""

    def __init__(self, room, seconds, sanitizers='undefined'):
        """seconds: what each test took in another copy, filled in by the first one."""
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='crumb-mutate-'))
        self.build = self.folder / '_build'
        for name in COPIED:
            whole = SOURCE / name
            (shutil.copytree if whole.is_dir() else shutil.copy)(whole, self.folder / name)
        self.must(['meson', 'setup', str(self.build), str(self.folder), '-Dbuildtype=debug', '-Doptimization=1',
                   f'-Db_sanitize={sanitizers}', '-Db_lundef=false'])
        tests = json.loads(self.must(['meson', 'introspect', '--tests', str(self.build)]))
        self.tests = [part for test in tests if 'crumb:' + room in test['suite'] for part in parts_of(test)]
        if not self.tests:
            sys.exit(f'There is no room “{room}” with tests.')
        self.programs = sorted({os.path.relpath(test['cmd'][0], self.build) for test in self.tests})
        self.must(['ninja', '-C', str(self.build), *self.programs])
        for test in self.tests:
            before = worked()
            if test['name'] not in seconds:
                if not self.passes(test, PATIENCE):
                    sys.exit(f'“{test["name"]}” fails without a change.')
                seconds[test['name']] = worked() - before
            test['seconds'] = seconds[test['name']]
        self.tests.sort(key=lambda test: test['seconds'])
        self.noticed_by = {}

    def must(self, command):
        done = run(command)
        if done.returncode != 0:
            sys.exit(done.stdout.decode())
        return done.stdout

    def passes(self, test, seconds):
        """Whether it passes in so much of the processor's time: on a busy machine it may well take longer."""
        command = ['prlimit', f'--cpu={round(seconds)}', *test['cmd']]
        try:
            done = run(command, cwd=test['workdir'] or self.build, env={**os.environ, **test['env'], **STRICT}, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def is_noticed(self, mutant):
        # What noticed the last change of this file may well notice this one, or what is called after it.
        last = self.noticed_by.get(mutant.path)
        for test in sorted(self.tests, key=lambda test: (test is not last, test['part'] not in mutant.path)):
            # An endless loop counts as noticed.
            if not self.passes(test, 10 + 5 * test['seconds']):
                self.noticed_by[mutant.path] = test
                return True
        return False

    def try_out(self, mutant):
        """Returns what became of it: "killed", "survived", or "invalid" where it doesn't compile."""
        path = self.folder / mutant.path
        text = path.read_text()
        path.write_text(text[:mutant.start] + mutant.new + text[mutant.end:])
        try:
            if run(['ninja', '-C', str(self.build), *self.programs]).returncode != 0:
                return 'invalid'
            return 'killed' if self.is_noticed(mutant) else 'survived'
        finally:
            path.write_text(text)


class SecondLook:
    """Looks with the sanitizers of the check, which notice memory that is lost, or read past its end.

    They take too long to look at everything, so this is built for the first survivor that they may notice."""

    def __init__(self, room):
        self.room = room
        self.copy = None
        self.lock = threading.Lock()

    def try_out(self, mutant):
        if not (MEMORY.search(mutant.old) or mutant.new in (' < ', ' <= ', ' > ', ' >= ')):
            return 'survived'
        with self.lock:
            self.copy = self.copy or Copy(self.room, {}, 'address,undefined')
            return self.copy.try_out(mutant)


def describe(mutant):
    return f'{mutant.path} {mutant.function}'.strip(), mutant.text, f'{mutant.old} → {mutant.new.strip() or "nothing"}'


def read_explained(room, possible):
    """Reads why some of the possible changes survive; each line has to be about one of them, and to say why."""
    file = SOURCE / 'tests/mutants' / room
    lines = file.read_text().splitlines() if file.exists() else []
    explained = set()
    for line in lines:
        if not line or line.startswith('#'):
            continue
        *change, why = (part.strip() for part in line.rsplit(' | ', 1))
        change = tuple(part.strip() for part in change[0].split(' | ', 1)) if change else ()
        change = change[:1] + tuple(part.strip() for part in change[1].rsplit(' | ', 1)) if len(change) == 2 else ()
        if change not in possible or not why:
            sys.exit(f'{file.relative_to(SOURCE)} explains what can’t be changed like that, or doesn’t say why: {line}')
        explained.add(change)
    return explained


def main():
    parser = argparse.ArgumentParser(prog='build-aux/mutate', description=__doc__.splitlines()[0])
    parser.add_argument('room', nargs='?', default='rules', help='a folder in src with tests of its own (default: rules)')
    parser.add_argument('--sample', '--count', type=int, help='how many changes to try, drawn at random (default: all)')
    parser.add_argument('--seed', type=int, default=1, help='for the draw (default: 1)')
    parser.add_argument('--file', default='', help='only files whose path contains this')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='how many at a time (default: one a core)')
    parser.add_argument('--check', action='store_true', help='only see whether what is explained is still in the code')
    options = parser.parse_args()

    files = sorted(path.relative_to(SOURCE) for path in (SOURCE / 'src' / options.room).rglob('*.c'))
    mutants = [mutant for path in files for mutant in mutants_of(path)]
    explained = read_explained(options.room, {describe(mutant) for mutant in mutants})
    if options.check:
        return 0
    mutants = [mutant for mutant in mutants if options.file in mutant.path]
    print(f'{len(mutants)} changes are possible in {len(files)} files.', flush=True)
    if options.sample is not None and options.sample < len(mutants):
        mutants = random.Random(options.seed).sample(mutants, options.sample)
        print(f'{len(mutants)} of them, with seed {options.seed}.', flush=True)

    totals = collections.Counter()
    seconds = {}
    copies = [Copy(options.room, seconds) for _ in range(options.jobs)]
    free = list(copies)
    second_look = SecondLook(options.room)

    def work(mutant):
        copy = free.pop()
        try:
            outcome = copy.try_out(mutant)
        finally:
            free.append(copy)
        if outcome == 'survived':
            outcome = 'explained' if describe(mutant) in explained else second_look.try_out(mutant)
        return mutant, outcome

    try:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for mutant, outcome in pool.map(work, mutants):
                totals[outcome] += 1
                if outcome == 'survived':
                    print(f'{mutant.path}:{mutant.line}: ' + ' | '.join(describe(mutant)[1:]), flush=True)
    finally:
        for copy in [*copies, *filter(None, [second_look.copy])]:
            shutil.rmtree(copy.folder, ignore_errors=True)

    counted = totals['killed'] + totals['survived']
    share = 100 * totals['killed'] / counted if counted else 100
    print(f"{totals['killed']} killed, {totals['survived']} survived, {totals['explained']} explained, "
          f"{totals['invalid']} did not compile: {share:.1f} % killed.")
    return 1 if totals['survived'] else 0


if __name__ == '__main__':
    sys.exit(main())
