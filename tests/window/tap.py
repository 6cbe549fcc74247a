# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""The Test Anything Protocol: one line per case."""

import contextlib
import sys
import traceback


class Tap:
    """Cases build on each other, so those after a failure are skipped."""

    def __init__(self):
        self._cases = 0
        self.on_failure = lambda: None

    @contextlib.contextmanager
    def case(self, name):
        """Reports its block as one case."""
        self._cases += 1
        try:
            yield
        except Exception as error:
            for line in traceback.format_exc().splitlines():
                print("#", line)
            with contextlib.suppress(Exception):
                self.on_failure()
            print(f"not ok {self._cases} - {name}: {' '.join(str(error).split())}")
            self.end()
            sys.exit(1)
        print(f"ok {self._cases} - {name}", flush=True)

    def end(self):
        """Prints the number of cases."""
        print(f"1..{self._cases}", flush=True)
