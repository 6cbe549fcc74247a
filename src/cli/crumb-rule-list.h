/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A command that lists what --rules of a game understands. */

#pragma once

#include "crumb-cli-private.h"

G_BEGIN_DECLS

/** crumb_rule_list_run: Parses `--json` and lists all presets and knobs of the game that has the command. */
int crumb_rule_list_run (const CrumbCommand *command, int argc, char *argv[]);

G_END_DECLS
