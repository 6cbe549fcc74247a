# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The real program in a real window: starts it, presses its keys, looks at it, kills it."""

import contextlib
import itertools
import json
import os
import re
import subprocess
import sys
import time

from gi.repository import GLib

from desk import Desk, Failure, wait_until
from png import write_png
from screen_reader import (BUTTON, CHECK_BOX, COMBO_BOX, FOCUSED, HAS_POPUP, LIST_ITEM, MENU_ITEM, PRESSED, RADIO_BUTTON,
                           SCROLL_PANE, SENSITIVE, SWITCH, TAB, TABLE_ROW, TOGGLE_BUTTON, ScreenReader)
from watchdog import Watchdog, waited

BUTTONS = (BUTTON, TOGGLE_BUTTON, MENU_ITEM, LIST_ITEM, RADIO_BUTTON, CHECK_BOX, COMBO_BOX, TAB, TABLE_ROW,
           SWITCH)
# The function keys by their place: xdotool presses Alt with them where the layout is of xkeyboard-config 2.48.
FUNCTION_KEYS = {"F1": "67", "F10": "76", "F11": "95"}
# How many seconds without a change count as being at rest.
AT_REST = 0.1
# The same for a tap after Escape: what it closed is still in the way of the pointer for a moment.
CLOSED = 0.5
# A press that begins sooner after another one, or after the window came, was meant for what was there before: the table's keys ignore it then.
TOO_SOON = 0.4
# Enter that comes sooner after the last die of something was meant for that. A key of this name waits as long.
PAUSE, READ = "pause", "0.8"
# How many seconds after the last key GTK surely draws no focus any more.
UNFOCUSED = 5
# For how many seconds an idle window uses how much of a processor at most; a clock tick counts whole.
CALM, LEISURE = 0.5, 0.05
# After how many seconds something may be in a row that a long list has not built.
UNSEEN = 3
# The files that are written to whenever something is kept.
RECORD = ("crumb.db", "crumb.db-wal")
# What xdotool types at one speed: what keys have, or another letter.
LETTERS = re.compile(r"[ -~]+|[^ -~]")
COMPLAINTS = ("CRITICAL", "WARNING", "ERROR:", "runtime error:")
# Warnings of libraries about themselves, as in tests/ui/gdk-warning.c: about a session bus or a portal that isn't there,
# about columns of the file chooser, and about what a breakpoint draws once more before it lays it out anew.
NOT_OURS = ("Unable to acquire session bus",
            "Not a supported version of the OpenURI portal",
            "gtk_sorter_changed: assertion 'GTK_IS_SORTER (self)' failed",
            "Trying to snapshot Adw",
            "gdk_frame_timings_submitted() called on submitted frame",
            "gdk_frame_timings_throttling_hint: runtime check failed")


class Crumb:
    """One start of the program on a desk; call start again after kill or quit."""

    def __init__(self, desk, program, pictures):
        self.desk = desk
        self._scale = int(desk.environment.get("GDK_SCALE", "1"))
        self.program = program
        self.pictures = pictures
        self.width = self.height = self._border = 0
        self.taken = []
        self._process = None
        self._window = None
        self._frame = None
        self._answers = {}
        self._escaped = False
        # What was tapped last, if it opens a menu.
        self._menu = None
        self._acted = 0
        # What was read last while the window didn't change, and how it looked.
        self._read = None, []
        self._errors = os.path.join(desk.home, "errors")
        self._reader = ScreenReader(desk.environment["DBUS_SESSION_BUS_ADDRESS"])
        os.makedirs(pictures, exist_ok=True)

    # Starting and ending

    def start(self, width=900, height=640, ready=lambda: True):
        """Starts it and waits until its window is shown, focused and as large as asked.

        ready returns whether this is the expected window, in case another one comes first."""
        self.launch()
        wait_until(ready, "the window that comes last")
        self.find_window(width, height)

    def launch(self, *options):
        """Starts it without waiting for a window."""
        self._frame = None
        self._read = None, []
        with open(self._errors, "wb") as errors:
            self._process = subprocess.Popen([self.program, *options], env=self.desk.environment, stdin=subprocess.DEVNULL,
                                             stdout=errors, stderr=errors)

    def find_window(self, width, height, gone=()):
        """Switches to its window, if there is a new one."""
        self._window = wait_until(lambda: self._alive() and [w for w in self.windows() if w not in gone],
                                  "the window")[0]
        self._xdotool("windowfocus", self._window)
        self.point_away()
        self._frame = wait_until(self._find_frame, "what is in the window")
        self.resize(width, height)
        self._acted = time.monotonic()

    def find_window_unasked(self):
        """Focuses its window without a question to it; only its keys can be used then."""
        self._window = wait_until(lambda: self._alive() and self.windows(), "the window")[0]
        self._xdotool("windowfocus", "--sync", self._window)

    def point_away(self):
        """Moves the pointer off the window, where it would highlight whatever is below it."""
        self._xdotool("mousemove", "10000", "10000")

    def _alive(self):
        if self._process.poll() is not None:
            raise Failure(f"The program ended with {self._process.returncode}: {self.errors()}")
        return True

    def windows(self):
        """The ids of its windows on the display."""
        found = subprocess.run(["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self._process.pid)],
                               env=self.desk.environment, capture_output=True, text=True, check=False)
        return found.stdout.split()

    def kill(self):
        """Kills it at once, as a crash would."""
        self._process.kill()
        self._process.wait()

    def quit(self):
        """Quits it with its key, at rest; it must exit cleanly and without warnings."""
        self.check_idle()
        self.keys("ctrl+q")
        self.check_ended()

    def check_ended(self):
        """Fails unless it ends cleanly and without warnings."""
        status = self._process.wait(60)
        if status != 0:
            raise Failure(f"The program ended with {status}: {self.errors()}")
        self.check_quiet()

    def running(self):
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def watched(self):
        """Notices, while it is entered, when the main loop stands still."""
        return Watchdog(self.desk, self._process.pid)

    def end(self):
        """Makes sure that no process is left running."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def errors(self):
        """Its warnings so far."""
        with open(self._errors, encoding="utf-8", errors="replace") as errors:
            return errors.read()

    def check_quiet(self):
        """Fails if it has printed warnings."""
        errors = [line for line in self.errors().splitlines() if not any(word in line for word in NOT_OURS)]
        if any(word in line for word in COMPLAINTS for line in errors):
            raise Failure(f"The program complains: {errors}")

    # The window

    def _xdotool(self, *words):
        self._alive()
        return self.desk.run("xdotool", *words)

    def _ask(self, question, node):
        """What a screen reader says of the object; nothing once it is gone."""
        try:
            return question(node)
        except GLib.Error as error:
            if "does not exist" in error.message and self._alive():
                return None
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                raise Failure(f"No answer about “{node.name}”: {error.message}") from None
            self._alive()

    def _extents(self, node):
        return self._ask(self._reader.extents, node) or (0, 0, 0, 0)

    def _states(self, node):
        return self._ask(self._reader.states, node) or ()

    def inside(self):
        """The size inside the window's border."""
        return self._inside()[1:]

    def _find_frame(self):
        """The window and its content, as accessible objects."""
        nodes = self.nodes()
        return nodes[:2] if len(nodes) > 2 else None

    def _inside(self):
        """The width of the window's border and the size of its content."""
        window, content = self._frame
        width, height = self._extents(content)[2:]
        return (self._extents(window)[2] - width) // 2, width, height

    def _outside(self):
        """How many pixels large the window is."""
        return tuple(self._scale * length for length in self._extents(self._frame[0])[2:])

    def resize(self, width, height, *then):
        """Resizes the content, and has xdotool do the rest at once."""
        border = self._inside()[0]
        outside = (str(self._scale * (length + 2 * border)) for length in (width, height))
        self._xdotool("windowsize", self._window, *outside, *then)
        wait_until(lambda: self.inside() == (width, height), f"the window to be {width}×{height}, not "
                   f"{'×'.join(map(str, self.inside()))}", 10)
        self._border, self.width, self.height = self._inside()

    def keys(self, *keys):
        """Presses keys one after the other, by their X keysym names; a menu that was tapped is open by then."""
        if self._menu is not None:
            wait_until(lambda: PRESSED in self._states(self._menu), f"“{self._menu.name}” to open")
            self.look()
            self._menu = None
        words = []
        for pause, some in itertools.groupby(keys, lambda key: key == PAUSE):
            words += ["sleep", READ] if pause else ["key", "--delay", "15", *(FUNCTION_KEYS.get(key, key) for key in some)]
        self._xdotool(*words)
        self._escaped = keys[-1:] == ("Escape",)
        self._acted = time.monotonic()

    def hold_key(self, key, until):
        """Holds a key down, which then comes again and again, until that returns something."""
        self._xdotool("keydown", key)
        try:
            wait_until(until, f"“{key}” to be held long enough")
        finally:
            self._xdotool("keyup", key)

    def leave_other_window(self, answer=lambda: None, leave_by="Escape"):
        """Answers the window that it opened beside this one, as soon as it is there, and closes it by a key."""
        other = wait_until(lambda: [window for window in self.windows() if window != self._window], "another window")[0]
        self._xdotool("windowfocus", "--sync", other)
        answer()
        self.keys(leave_by)
        wait_until(lambda: other not in self.windows(), "the other window to close")
        self._xdotool("windowfocus", "--sync", self._window)

    def save(self, replace=False):
        """Saves a file where that is asked, by its name and in the folder that it was started in.

        With replace that file is there already."""
        def answer():
            self.look()
            if replace:
                windows = self.windows()
                self.keys("Return")
                question = wait_until(lambda: [window for window in self.windows() if window not in windows], "a question")
                self._xdotool("windowfocus", "--sync", question[0])

        self.leave_other_window(answer, "alt+r" if replace else "Return")

    def write(self, text):
        """Types text. A letter that no key has is put on one for as long as it takes, and a window must read it by then."""
        for letters in LETTERS.findall(text):
            self._xdotool("type", "--delay", "15" if letters.isascii() else "300", letters)

    def resize_at_once(self, width, height):
        """Resizes the window without waiting for it to be laid out, which find_window() did once before."""
        self._xdotool("windowsize", self._window, str(width), str(height))

    def check_idle(self):
        """Fails if it goes on using a processor although nobody does anything: something asks again for ever."""
        def calm():
            before = self._worked()
            time.sleep(CALM)
            return self._alive() and self._worked() - before <= CALM * LEISURE
        wait_until(calm, "the window to use no processor time", 10)

    def check_answers(self, seconds):
        """Fails if the window that is active takes longer to answer, not counting what it waited for a processor."""
        processes = (self._process.pid, *self.desk.servers())
        start, before = time.monotonic(), waited(processes)
        # Another window may be active by now, so it is asked again.
        while self.running() and not self.desk.window_answers(0.3):
            if time.monotonic() - start - (waited(processes) - before) > seconds:
                raise Failure(f"The window didn't answer within {seconds} seconds.")

    def _worked(self):
        """For how many seconds it has used a processor so far."""
        with open(f"/proc/{self._process.pid}/stat", encoding="ascii", errors="replace") as file:
            user, system = file.read().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    # What it shows

    def nodes(self):
        """All accessible objects that it shows."""
        before = self._pixels()
        nodes = wait_until(lambda: self._alive() and self._reader.read(self._process.pid),
                           "the window to be told to screen readers")
        if before is not None and before == self._pixels():
            self._read = before, nodes
        return nodes

    def _pixels(self):
        return self.desk.screen(*self._outside()) if self._frame else None

    def _nodes_if_unchanged(self):
        """What was read last, unless the window looks different now."""
        pixels, nodes = self._read
        return nodes if pixels == self._pixels() else []

    def names(self):
        """The names of everything shown, in reading order, without duplicates."""
        return list(dict.fromkeys(node.name for node in self.nodes() if node.name))

    def _on_screen(self, node):
        width, height = self._extents(node)[2:]
        return width > 0 and height > 0

    def shows(self, text):
        """Whether anything shown has that text in its name."""
        return any(text in name for name in self.names())

    def wait_for(self, text):
        """Waits until something shown has that text in its name."""
        wait_until(lambda: self.shows(text), f"“{text}” to be shown")

    def find(self, name, roles=BUTTONS):
        """The first control with that name, or a name that begins with it; enabled ones come first.

        Of a menu's button and what that is in, the button comes first."""
        return self._find_among(self.nodes(), name, roles)

    def _find_among(self, nodes, name, roles):
        nodes = [node for node in nodes if node.role in roles and node.name.startswith(name)]
        nodes.sort(key=lambda node: (node.name != name, not node.has(SENSITIVE), not node.has(HAS_POPUP)))
        return next((node for node in nodes if self._on_screen(node)), None)

    def _find_with_page(self, name, roles, nodes):
        """That control among the objects, and the page that scrolls it, if any."""
        node = self._find_among(nodes, name, roles)
        return node and (node, self._page_of(node, nodes))

    def _page_of(self, node, nodes):
        # One that must be scrolled to itself scrolls sideways.
        pages = [other for other in nodes[:nodes.index(node)]
                 if other.role == SCROLL_PANE and self._on_screen(other) and self._place(other)[2]]
        return pages[-1] if pages else None

    def size_of(self, name):
        """The width and height of the first object shown with that name."""
        node = wait_until(lambda: next((node for node in self.nodes() if node.name == name), None), f"“{name}”", 15)
        return self._extents(node)[2:]

    def place_of(self, name):
        """The x and y of the first object shown with that name, in the window."""
        node = wait_until(lambda: next((node for node in self.nodes() if node.name == name), None), f"“{name}”", 15)
        return self._extents(node)[:2]

    def center_of(self, name):
        """Where the button with that name would be pressed, in the picture of the window."""
        return self._place(wait_until(lambda: self.find(name), f"a button “{name}”", 15))[:2]

    def focused(self):
        """The focused object."""
        return next((node for node in self.nodes() if node.has(FOCUSED)), None)

    def tab_to(self, name):
        """Moves the focus on to what has a name that begins so."""
        def reached():
            node = self.focused()
            return node is not None and node.name.startswith(name) or self.keys("Tab")
        wait_until(reached, f"the focus to reach “{name}”")

    def _place(self, node):
        """Its center in the picture of the window, and whether that is inside the border."""
        x, y, width, height = self._extents(node)
        left, top = self._extents(self._frame[0])[:2]
        border = self._border
        x += border - left + width // 2
        y += border - top + height // 2
        return x, y, border <= x < self.width + border and border <= y < self.height + border

    def _below_fold(self, node, page):
        """How far it is below the end of its page, which may be higher than the window's border; 0 if it is above."""
        if page is None:
            return max(0, self._place(node)[1] - self.height)
        (_, top, _, height), (_, y, _, node_height) = self._extents(page), self._extents(node)
        return max(0, y + node_height // 2 - (top + height) + 1)

    def _above_page(self, node, page):
        """Whether it is scrolled out of its page, under what is above that."""
        if page is None:
            return False
        (_, top, _, _), (_, y, _, height) = self._extents(page), self._extents(node)
        return y + height // 2 < top

    def _scroll_to(self, node, page):
        """Turns the wheel above its page until it is in view, or at the end."""
        turns = 1
        x, y, inside = self._place(node)
        while not inside or self._below_fold(node, page) or self._above_page(node, page):
            above = self._place(page)[1] if page is not None else self.height // 2
            self._xdotool("mousemove", str(x), str(min(above, self.height - 1)), "click", "--repeat", str(turns),
                          "--delay", "15", "4" if self._above_page(node, page) else "5")
            self.look()
            before = y
            x, y, inside = self._place(node)
            if y == before:
                break
            turns = max(1, self._below_fold(node, page) * turns // max(1, before - y))

    def _turn_wheel(self):
        """Rows far below have no widgets until a list is scrolled."""
        self._xdotool("mousemove", str(self.width // 2), str(self.height // 2), "sleep", "0.2", "click", "5")

    def tap(self, name, roles=BUTTONS, scroll=False, button=1, until=None, at_rest=False):
        """Clicks the object of that name, which must be in view unless scrolling is allowed.

        With until it is held down until that returns something. In a window at rest that looks as it did when it was
        read, it isn't read anew."""
        if self._escaped:
            self.look(CLOSED)
            self._escaped = False
        unseen = time.monotonic() + UNSEEN
        node, page = (at_rest and self._find_with_page(name, roles, self._nodes_if_unchanged())) or wait_until(
            lambda: self._find_with_page(name, roles, self.nodes()) or
            (scroll and time.monotonic() > unseen and self._turn_wheel()), f"a button “{name}”", 20)
        if scroll:
            self._scroll_to(node, page)
        self._menu = node if HAS_POPUP in self._states(node) else None
        x, y, inside = self._place(node)
        if not inside:
            # It may still be on its way in.
            self.look()
            x, y, inside = self._place(node)
        if not inside:
            raise Failure(f"“{name}” lies outside the window, at {x}, {y}.")
        wait_until(lambda: SENSITIVE in self._states(node), f"“{name}” to be able to be pressed")
        self._point_at(node)
        time.sleep(max(0, self._acted + TOO_SOON - time.monotonic()))
        self._xdotool("mousedown", str(button))
        if until is not None:
            wait_until(until, f"“{name}” to be held long enough")
        self._xdotool("mouseup", str(button))
        self._acted = time.monotonic()

    def tap_in(self, name, across, down=0.5):
        """Scrolls to the first object with that name or one that begins with it, and clicks so far across it."""
        self.point_in(name, across, down, "click", "1")

    def point_in(self, name, across, down=0.5, *then):
        """Scrolls to it too, but only moves the pointer there, and has xdotool do the rest at once."""
        def found():
            nodes = self.nodes()
            node = next((node for node in nodes if node.name.startswith(name) and self._on_screen(node)), None)
            return node and (node, self._page_of(node, nodes))
        node, page = wait_until(found, f"“{name}”", 15)
        self._scroll_to(node, page)
        (x, y, width, height), (left, top) = self._extents(node), self._extents(self._frame[0])[:2]
        x += self._border - left + int(width * across)
        y += self._border - top + int(height * down)
        self._xdotool("mousemove", str(x), str(y), "sleep", "0.05", *then)

    def _point_at(self, node):
        """Moves the pointer there, and after it if it moves: a toast that goes gives its room to what is below."""
        # On its way out of the window the pointer leaves tooltips behind, which would take the click.
        self._xdotool("mousemove", "10000", "10000", "sleep", "0.05")
        pointed = None
        while pointed != (pointed := self._place(node)):
            self._xdotool("mousemove", str(pointed[0]), str(pointed[1]), "sleep", "0.05")

    # What it says

    def heard(self):
        """All that it has announced to screen readers so far."""
        return self._reader.heard()

    # Pictures

    def look(self, rest=AT_REST):
        """A picture of the window, once it has not changed for that many seconds."""
        seen = None
        since = 0.0
        size = self._outside()

        def at_rest():
            nonlocal seen, since
            before, seen = seen, self.desk.screen(*size)
            if seen != before:
                since = time.monotonic()
            return time.monotonic() - since >= rest

        wait_until(at_rest, "the window to come to rest", 20)
        return seen

    def screen(self, rest=3):
        """A picture of the window after a redraw, once its scrollbars have faded out."""
        width, height = self.width, self.height
        self.resize(width + 1, height + 1)
        self.resize(width, height)
        return self.look(rest)

    def picture(self, name):
        """Saves a picture of the window at rest."""
        pixels = self.look()
        path = os.path.join(self.pictures, name + ".png")
        write_png(path, *self._outside(), pixels)
        self.taken.append(path)
        return path

    def content(self):
        """The window without its border, scrollbars and the focus of its keys: the width, height and pixels."""
        border, width, height = (self._scale * length for length in self._inside())
        pixels, line = self.screen(UNFOCUSED), 4 * self._outside()[0]
        start = border * line + 4 * border
        rows = range(start, start + height * line, line)
        return width, height, b"".join(pixels[row:row + 4 * width] for row in rows)

    def copied(self):
        """The text of the clipboard."""
        return self.desk.run("python3", "-B", os.path.join(os.path.dirname(__file__), "clipboard.py"))

    # What it has saved

    def cli(self, *words):
        """Runs the program's command line on the same record."""
        return self.desk.run(self.program, *words)

    def write_game(self, kind, players, entries=(), name="new", day=1, **more):
        """Writes the file of a game, before its first move unless entries has some. Returns its path."""
        path = os.path.join(self.desk.home, name + ".json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"crumb-game": 1, "game": kind, "started": f"2026-03-{day:02}T19:30:00Z", "rules": "",
                       "players": [{"name": player} for player in players], "entries": list(entries)} | more, file)
        return path

    def import_new(self, kind, *players, **more):
        """Has it keep such a game."""
        self.cli("import", self.write_game(kind, players, **more))

    def _record(self):
        """Differs whenever the record has been written to since."""
        files = (os.path.join(self.desk.environment["XDG_DATA_HOME"], "crumb", name) for name in RECORD)
        stats = [os.stat(file) if os.path.exists(file) else None for file in files]
        return [stat and (stat.st_ino, stat.st_mtime_ns, stat.st_size) for stat in stats]

    def _saved(self, *words):
        """What the command line says of the record, which is asked again only once that was written to."""
        record = self._record()
        if words not in self._answers or self._answers[words][0] != record:
            self._answers[words] = record, self.cli(*words)
        return json.loads(self._answers[words][1])

    def games(self):
        """The games of the record, the last played first."""
        return self._saved("games", "--json")

    def export(self):
        """The last game played, as a game file."""
        games = self.games()
        return self._saved("export", games[0]["id"]) if games else None

    def show(self):
        """The scores of the last game played."""
        return self._saved("show", self.games()[0]["id"], "--json")


@contextlib.contextmanager
def on_a_desk(tap, failed, program, pictures, *size, **about):
    """The program on a desk of its own, both of which end with the block.

    A case that fails leaves a picture of that name."""
    with Desk(*size, **about) as desk:
        crumb = Crumb(desk, os.path.abspath(program), pictures)
        tap.on_failure = lambda: crumb.picture(failed)
        try:
            yield crumb
        finally:
            crumb.end()


def arguments(*names):
    """The command-line arguments of a test."""
    if len(sys.argv) != len(names) + 1:
        sys.exit(f"Usage: {sys.argv[0]} {' '.join(names)}")
    return sys.argv[1:]
