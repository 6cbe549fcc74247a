/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game adds to the command line: one const table for each kind. */

#pragma once

#include "crumb-command.h"

#include "record/store/crumb-player-stats.h"
#include "rules/game-kind.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * CrumbGameCommands:
 * @kind: whose commands these are
 * @commands: its own ones, ended by NULL. Their names begin with the id of the kind, as in “crumb cubbage count”;
 *   those of Crumb's first game do not, and no two commands have the same name
 * @about_figures: (nullable): a sentence or two on how its figures are to be read, marked with N_()
 * @points: the name that points have in JSON; like the next one a word of the format, never translated
 * @their_points: the name that the points of somebody else have there
 * @add_figures: (nullable): adds what the kind counts of a player to an open JSON object, and calls
 *   crumb_stats_json_add_best() at the place where that belongs; NULL: all figures as they are counted, then that
 */
typedef struct
{
  const CrumbGameKind *kind;
  const CrumbCommand *const *commands;
  const char *about_figures;
  const char *points;
  const char *their_points;
  void (*add_figures) (JsonBuilder *json, const CrumbPlayerStats *stats);
} CrumbGameCommands;

/** crumb_game_commands: The commands of every game, in the order of #crumb_game_kinds, ended by NULL. */
extern const CrumbGameCommands *const crumb_game_commands[];

/** crumb_game_commands_of: What the command line has of @kind, one of #crumb_game_kinds. */
const CrumbGameCommands *crumb_game_commands_of (const CrumbGameKind *kind);
/** crumb_game_commands_find: The table that lists @command, which has to be in one. */
const CrumbGameCommands *crumb_game_commands_find (const CrumbCommand *command);

G_END_DECLS
