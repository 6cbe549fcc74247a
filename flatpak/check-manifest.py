#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
"""Fails when the sandbox gives more than a window, or is another program's."""

import json
import sys

ALLOWED = ["--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"]

path, application_id = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    manifest = json.load(file)

if manifest["id"] != application_id:
    sys.exit(f"{path}: the id is {manifest['id']}, not {application_id}.")
if manifest["finish-args"] != ALLOWED:
    sys.exit(f"{path}: finish-args are {manifest['finish-args']}, not {ALLOWED}.")
