# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Notices when the program's main loop stands still."""

import threading
import time

from gi.repository import Gio, GLib

from accessibility_bus import connect
from desk import LONG, Failure

# How long the main loop may take to answer, in seconds, without the time that anybody waited for a processor. The long
# check's program has sanitizers, and is at least half as slow again.
PATIENCE = 1.0 if LONG else 0.5
NAME = "io.github.crumbapp.Crumb"
PATH = "/io/github/crumbapp/Crumb"


def waited(processes):
    """How long they have all waited for a processor, each in its first thread, and this thread."""
    total = 0
    for task in (*(f"{process}/task/{process}" for process in processes), "thread-self"):
        with open(f"/proc/{task}/schedstat", encoding="ascii") as file:
            total += int(file.read().split()[1])
    return total / 1e9


class Watchdog:
    """Asks the program something that only its main loop answers, again and again, until it is left."""

    def __init__(self, desk, process):
        # The answer goes through the bus, and the program waits for its display.
        self._processes = (process, *desk.servers())
        self._bus = connect(desk.environment["DBUS_SESSION_BUS_ADDRESS"])
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self.longest = 0.0
        self.answers = 0

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, kind, *_):
        self._ended.set()
        self._thread.join()
        if kind is None and self.longest > PATIENCE:
            raise Failure(f"The main loop stood still for {self.longest:.2f} seconds.")
        if kind is None and self.answers == 0:
            raise Failure("The main loop never answered.")

    def _watch(self):
        while not self._ended.is_set():
            try:
                before, start = waited(self._processes), time.monotonic()
                self._bus.call_sync(NAME, PATH, "org.gtk.Actions", "List", None, None, Gio.DBusCallFlags.NONE, 20000,
                                    None)
                self.answers += 1
                self.longest = max(self.longest, time.monotonic() - start - (waited(self._processes) - before))
            except GLib.Error as error:
                # It isn't there yet, or any more; but no answer is no excuse.
                if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                    self.longest = 20
            except OSError:
                return
            time.sleep(0.02)
