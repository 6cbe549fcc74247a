# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""A private display, window manager, session bus and home directory to run the real program in."""

import contextlib
import os
import select
import shutil
import struct
import subprocess
import tempfile
import time

from png import write_png

SETTINGS = """[Settings]
gtk-enable-animations=true
gtk-cursor-blink=false
gtk-font-name=Cantarell 11
"""

# Whether this is the long check.
LONG = os.environ.get("CRUMB_TESTS") == "long"
# An entry of the colormap in the file that Xvfb stores the screen in, an X window dump.
COLOUR = 12


class Failure(Exception):
    """A failed expectation, in one sentence."""


def wait_until(condition, what, seconds=60):
    """Calls condition until it returns something true, and returns that. Fails after that many seconds."""
    start = time.monotonic()
    while True:
        answer = condition()
        if answer:
            return answer
        waited = time.monotonic() - start
        if waited > seconds:
            raise Failure(f"Waited {seconds} seconds for {what}.")
        # What takes long needn't be noticed at once, and asking takes a processor.
        time.sleep(min(0.3, 0.03 + waited / 10))


def start_and_read(command, **options):
    """Starts a server that writes a line to the descriptor {fd} once it is ready; returns both."""
    reading, writing = os.pipe()
    command = [word.format(fd=writing) for word in command]
    server = subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, **options)
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        line = pipe.readline().strip()
    if not line:
        raise Failure(f"{command[0]} does not start.")
    return server, line


class Desk:
    """An isolated desk: it can't read or change anything of the user who runs the tests.

    With a scale other than 1 a window can be typed into and looked at, but not tapped. The style is light, dark,
    large, which is light with texts twice as large as usual, or contrast, which is light in high contrast without
    animations. With a language all is said in that; whether it is written from right to left is the locale's."""

    def __init__(self, width=1400, height=1000, style="light", scale=1, settings="", language="", locale="en_US"):
        self.home = tempfile.mkdtemp(prefix="crumb-")
        self.log_path = os.path.join(self.home, "log")
        self._servers = []
        self._size = width, height
        self._asked = 0
        self.environment = {
            **os.environ,
            "ADW_DEBUG_COLOR_SCHEME": "prefer-dark" if style == "dark" else "prefer-light",
            "ADW_DISABLE_PORTAL": "1",
            # Looks through the libraries too, slowly: so tests/lsan.supp can tell whose memory was lost.
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":fast_unwind_on_malloc=0",
            "COLUMNS": "1000",
            "GDK_BACKEND": "x11",
            "GDK_DEBUG": "no-portals",
            "GDK_DISABLE": "gl,vulkan",
            "GDK_SCALE": str(scale),
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "keyfile",
            "GSK_RENDERER": "cairo",
            "G_DEBUG": os.environ.get("G_DEBUG", "fatal-warnings"),
            "LANGUAGE": language,
            "LC_ALL": f"{locale}.UTF-8",
            "NO_AT_BRIDGE": "1",
            "TZ": "UTC",
        }
        for name in ("AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "GTK_A11Y", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)
        for name in ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR", "STATE_HOME"):
            folder = os.path.join(self.home, name.lower())
            os.mkdir(folder, 0o700)
            self.environment["XDG_" + name] = folder
        if style == "contrast":
            self.environment["ADW_DEBUG_HIGH_CONTRAST"] = "1"
            settings += "gtk-enable-animations=false\n"
        self._write_settings(SETTINGS + settings)
        self._write_resources(192 if style == "large" else 96)
        try:
            self._start_servers(width, height)
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _write_settings(self, text):
        folder = os.path.join(self.environment["XDG_CONFIG_HOME"], "gtk-4.0")
        os.mkdir(folder)
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as settings:
            settings.write(text)

    def _write_resources(self, dpi):
        """Where GTK looks before its own settings, which is why gtk-xft-dpi changes nothing there."""
        path = os.path.join(self.home, "resources")
        with open(path, "w", encoding="utf-8") as resources:
            resources.write(f"Xft.dpi: {dpi}\n")
        self.environment["XENVIRONMENT"] = path

    def _start_servers(self, width, height):
        with open(self.log_path, "ab") as log:
            display, number = start_and_read(
                ["Xvfb", "-displayfd", "{fd}", "-screen", "0", f"{width}x{height}x24", "-noreset",
                 "-nolisten", "tcp", "-nocursor", "-fbdir", self.home],
                stdout=log, stderr=log)
            self._servers.append(display)
            self.environment["DISPLAY"] = ":" + number
            bus, address = start_and_read(
                ["dbus-daemon", "--session", "--nofork", "--print-address={fd}"],
                stdout=log, stderr=log, env=self.environment)
            self._servers.append(bus)
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
            self._manager = subprocess.Popen([os.environ["CRUMB_MANAGER"]], env=self.environment, stderr=log,
                                             stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._servers.append(self._manager)
            self._manager.stdout.readline()

    def window_answers(self, seconds):
        """Whether the window that is active says within that time that it is alive."""
        self._asked += 1
        self._manager.stdin.write(f"{self._asked}\n".encode())
        self._manager.stdin.flush()
        end = time.monotonic() + seconds
        while select.select([self._manager.stdout], [], [], max(0, end - time.monotonic()))[0]:
            if int(os.read(self._manager.stdout.fileno(), 4096).split()[-1]) == self._asked:
                return True
        return False

    def leave_buses(self):
        """Programs that are started from now on find neither the session bus nor, through it, accessibility."""
        # GTK warns that there is none.
        self.environment |= {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "G_DEBUG": "fatal-criticals"}

    def servers(self):
        """The processes that programs here talk to."""
        return [server.pid for server in self._servers]

    def preload(self, library):
        """Has all programs that are started here load that library first."""
        self.environment["LD_PRELOAD"] = os.path.abspath(library)
        # The library is no part of the program, so it may come before the sanitizers.
        self.environment["ASAN_OPTIONS"] = self.environment.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"

    @contextlib.contextmanager
    def leaking(self):
        """For programs that open dialogs of GTK itself: nobody can tell what those leaked from what the program did."""
        checks = self.environment.get("ASAN_OPTIONS", "")
        self.environment["ASAN_OPTIONS"] = checks + ":detect_leaks=0"
        yield
        self.environment["ASAN_OPTIONS"] = checks

    def screen(self, width, height):
        """The upper left of the display as rows of blue, green, red and an unused byte."""
        with open(os.path.join(self.home, "Xvfb_screen0"), "rb") as file:
            header = struct.unpack(">25I", file.read(100))
            line, colours = header[12], header[19]
            file.seek(header[0] + colours * COLOUR)
            rows = file.read(line * height)
        return b"".join(rows[start:start + 4 * width] for start in range(0, line * height, line))

    def picture(self, path):
        """Saves a picture of all of the display."""
        write_png(path, *self._size, self.screen(*self._size))

    def run(self, *command, seconds=60):
        """Runs a command here and returns its output."""
        ended = subprocess.run(command, env=self.environment, capture_output=True, text=True,
                               timeout=seconds, stdin=subprocess.DEVNULL, check=False)
        if ended.returncode != 0:
            raise Failure(f"{' '.join(command)} ended with {ended.returncode}: {ended.stderr.strip()}")
        return ended.stdout

    def close(self):
        """Stops the servers and removes the home."""
        for server in reversed(self._servers):
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        self._servers.clear()
        shutil.rmtree(self.home, ignore_errors=True)
