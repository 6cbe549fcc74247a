/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The command of the null game: “crumb null count SEAT…”. */

#include "null-game.h"

#include "cli/crumb-cli-private.h"
#include "cli/crumb-game-commands.h"

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autofree char *line = NULL;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc < 2)
    return crumb_cli_missing (command, "POINT");

  line = g_strdup_printf ("%d", argc - 1);
  crumb_cli_print_line (line);
  return CRUMB_EXIT_OK;
}

static const CrumbCommand count = {
  .name = "null count",
  .arguments = "POINT…",
  .summary = "Count points.",
  .details = "All of them.",
  .run = run,
};

static const CrumbCommand *const commands[] = { &count, NULL };

const CrumbGameCommands crumb_null_commands = {
  .kind = &crumb_null,
  .commands = commands,
  .points = "points",
  .their_points = "their_points",
};
