/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Crumb without a window: `crumb games`, `crumb show` and all other commands. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** crumb_cli_handles: Whether the arguments name a command, or ask for help or the version. Needs no display. */
gboolean crumb_cli_handles (int argc, char *argv[]);

/** crumb_cli_run: Runs it and returns the exit status: 0, 1 when something is off, 2 for bad input. */
int crumb_cli_run (int argc, char *argv[]);

G_END_DECLS
