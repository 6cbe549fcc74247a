/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes records of many games from a seed: equal seeds, equal records. */

#pragma once

#include <glib.h>

/** How many players such a record has, most of them occasional. */
#define HISTORY_PLAYERS 40
/** One game in this many is entered in full; the others by hands or cookies. */
#define HISTORY_FULL_ONE_IN 10
/** How many of the last games are unfinished. */
#define HISTORY_RUNNING 3

/**
 * history_make:
 * @path: of a record that does not exist yet
 * @n: how many games
 *
 * Uses the record's own table functions, many games per transaction, so that the result equals that of playing them.
 */
void history_make (const char *path, guint n, guint32 seed);

/** history_copy: As history_make(), but the first one of as many games that a program makes is copied by all others. */
void history_copy (const char *path, guint n, guint32 seed);

/** history_folder: (transfer full) The cache folder of the benchmarks: $CRUMB_BENCH_DIR, or one in the build folder. */
char *history_folder (void);

/**
 * history_find:
 *
 * Returns the cached record of @n games, after making it if needed, since that takes a while.
 *
 * Returns: (transfer full): its path
 */
char *history_find (guint n, guint32 seed);

/** history_player_name: The name of player @player, below %HISTORY_PLAYERS; the first one plays most. */
const char *history_player_name (guint player);
