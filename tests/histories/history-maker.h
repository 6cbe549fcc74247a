/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records of many games, made from a seed: the same seed, the same record. */

#pragma once

#include <glib.h>

/** How many people play in such a record, most of them now and then. */
#define HISTORY_PLAYERS 40
/** One game in so many was entered with every plate, bid, take and hand; the others by hands or cookies. */
#define HISTORY_FULL_ONE_IN 10
/** How many of the last games are unfinished. */
#define HISTORY_RUNNING 3

/**
 * history_make:
 * @path: of a record that does not exist yet
 * @n: how many games
 *
 * Makes it through the record's own table functions, many games to a transaction, so that it is what playing them
 * would have left.
 */
void history_make (const char *path, guint n, guint32 seed);

/** history_folder: (transfer full) Where benchmarks keep theirs: what CRUMB_BENCH_DIR names, else among what is built. */
char *history_folder (void);

/**
 * history_find:
 *
 * The record of that folder that history_make () makes of the same @n; made when it is missing, for it takes a while,
 * and left for the next run.
 *
 * Returns: (transfer full): its path
 */
char *history_find (guint n, guint32 seed);

/** history_player_name: What player @player, below %HISTORY_PLAYERS, is called; the first one plays most. */
const char *history_player_name (guint player);
