/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Builds the file name of a game. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * crumb_game_name_file:
 * @nth: 0, or more when something else has the names before: 1 is one with the whole id, which no other game has
 * @suffix: how it ends: ".crumb", or ".json" in the sync folder, where older versions look for that
 *
 * A readable name that is valid on every file system: "2026-11-21 Sue, John (917ad25b).json". It depends only on what
 * never changes in a game, so it is the same on every machine and at any time. (transfer full)
 */
char *crumb_game_name_file (CrumbGame *game, guint nth, const char *suffix);

/**
 * crumb_game_name_plain: A name as people look for it, without an end: "2026-11-21 Sue, John", by the date and the names
 * that the game has now. (transfer full)
 */
char *crumb_game_name_plain (CrumbGame *game);

/** crumb_game_name_is_one: Whether files with games are called so: `.crumb`, or `.json` as in older versions. */
gboolean crumb_game_name_is_one (const char *name);

G_END_DECLS
