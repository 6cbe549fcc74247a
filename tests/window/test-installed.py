#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Installs what was built into an empty folder, and starts it from there."""

import os

from crumb_window import Crumb, arguments
from desk import Desk, Failure
from tap import Tap

ID = "io.github.crumbapp.Crumb"
# Without any of these something that people are promised is missing, wherever else a distribution may put it.
WANTED = (
    "bin/crumb",
    f"share/applications/{ID}.desktop",
    f"share/dbus-1/services/{ID}.service",
    f"share/glib-2.0/schemas/{ID}.gschema.xml",
    f"share/gnome-shell/search-providers/{ID}.search-provider.ini",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/scalable/mimetypes/{ID}-game.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    "share/locale/de/LC_MESSAGES/crumb.mo",
    "share/man/de/man1/crumb.1",
    "share/man/man1/crumb.1",
    f"share/metainfo/{ID}.metainfo.xml",
    f"share/mime/packages/{ID}.xml",
)


def install(desk, build):
    """Returns the prefix in a folder that had nothing before."""
    folder = os.path.join(desk.home, "installed")
    desk.run("meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", folder)
    prefix, = {root[:-len("/bin")] for root, _, files in os.walk(folder) if root.endswith("/bin") and "crumb" in files}
    missing = [path for path in WANTED if not os.path.isfile(os.path.join(prefix, path))]
    if missing:
        raise Failure(f"Nothing installs {', '.join(missing)}.")
    # What a package manager does after it has put a schema there.
    desk.run("glib-compile-schemas", os.path.join(prefix, "share/glib-2.0/schemas"))
    return prefix


def main():
    build, pictures = arguments("BUILD", "PICTURES")
    tap = Tap()
    with Desk() as desk:
        for name in ("CRUMB_LOCALE_DIR", "GSETTINGS_SCHEMA_DIR"):
            desk.environment.pop(name, None)
        with tap.case("All is installed into an empty folder"):
            prefix = install(desk, build)
        desk.environment["XDG_DATA_DIRS"] = os.path.join(prefix, "share") + ":/usr/share"
        crumb = Crumb(desk, os.path.join(prefix, "bin/crumb"), pictures)
        try:
            with tap.case("It starts from there, and keeps what its settings say"):
                crumb.start()
                crumb.wait_for("Ready to Raid?")
                crumb.picture("installed")
                crumb.resize(720, 500)
                crumb.quit()
                crumb.start(720, 500)
                crumb.quit()
            with tap.case("Its commands answer"):
                if "6" not in crumb.cli("bid", "Ann=6", "Ben=5"):
                    raise Failure("It doesn’t settle a bid.")
        finally:
            crumb.end()
    tap.end()


main()
