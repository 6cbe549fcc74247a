/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The command of the null game: “crumb null count SEAT…”. */

#include "null-game.h"

#include "cli/crumb-game-commands.h"

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  *text = g_strdup_printf ("%u", asked->n);
  return TRUE;
}

static const CrumbCommand count = {
  .name = "null count",
  .arguments = "POINT…",
  .least = 1,
  .most = G_MAXINT,
  .summary = "Count points.",
  .details = "All of them.",
  .run = crumb_command_run_answer,
  .answer = answer,
};

static const CrumbCommand *const commands[] = { &count, NULL };

const CrumbGameCommands crumb_null_commands = {
  .kind = &crumb_null,
  .commands = commands,
  .points = "points",
  .their_points = "their_points",
};
