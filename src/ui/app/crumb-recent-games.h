/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The unfinished games and the last finished ones; each opens when it is tapped. */

#pragma once

#include "ui/game/crumb-game-ui.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RECENT_GAMES (crumb_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRecentGames, crumb_recent_games, CRUMB, RECENT_GAMES, AdwBin)

/** crumb_recent_games_new: @ui: the game whose welcome is shown above the list if there is room. */
GtkWidget *crumb_recent_games_new (const CrumbGameUi *ui);

/**
 * crumb_recent_games_show:
 * @running: (element-type CrumbGameSummary)
 * @finished: (element-type CrumbGameSummary)
 *
 * Lists these games. Those below the edge of the window are added once it has been drawn.
 */
void crumb_recent_games_show (CrumbRecentGames *self, GPtrArray *running, GPtrArray *finished);

G_END_DECLS
