/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage on the command line: its commands, and its figures as JSON. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-game-commands.h"
#include "cli/crumb-stats-json.h"
#include "rules/cubbage/cubbage-figures.h"
#include "rules/cubbage/keep.h"

#include <glib/gi18n.h>

/* What the keeps lost is a whole number of parts; everything else is counted as it is. */
static void
add_figures (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  for (guint i = 0; i < CRUMB_CUBBAGE_N_FIGURES; i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (crumb_cubbage_figures[i].id), "-", '_');

      json_builder_set_member_name (json, name);
      if (i == CRUMB_CUBBAGE_FIGURE_KEEP_LOSS)
        json_builder_add_double_value (json, (double) stats->figures[i] / CRUMB_CUBBAGE_KEEP_PARTS);
      else
        json_builder_add_int_value (json, stats->figures[i]);
    }
  crumb_stats_json_add_best (json, stats);
}

static const CrumbCommand *const commands[] = {
  &crumb_command_cubbage_count, &crumb_command_cubbage_play,  &crumb_command_cubbage_keep,
  &crumb_command_cubbage_study, &crumb_command_cubbage_rules, NULL,
};

const CrumbGameCommands crumb_cubbage_commands = {
  .kind = &crumb_cubbage,
  .commands = commands,
  .about_figures = N_ ("Kept dice are compared with the best way to keep four, hand and crib together. Only solo games "
                       "show all of them."),
  .points = "points",
  .their_points = "their_points",
  .add_figures = add_figures,
};
