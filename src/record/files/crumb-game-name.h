/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the file of a game is called. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * crumb_game_name_file:
 *
 * A name that people can read and every file system takes: "2026-11-21 Sue, John (917ad25b).json". It follows from
 * what never changes in a game, so that it is the same on every machine and at any time. (transfer full)
 */
char *crumb_game_name_file (CrumbGame *game);

/** crumb_game_name_file_long: As above with the whole id, for when another game has the short name. (transfer full) */
char *crumb_game_name_file_long (CrumbGame *game);

G_END_DECLS
