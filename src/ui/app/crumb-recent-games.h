/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The games that run and those that ended last, each a way to open it. */

#pragma once

#include "ui/people/crumb-game-ui.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RECENT_GAMES (crumb_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRecentGames, crumb_recent_games, CRUMB, RECENT_GAMES, AdwBin)

/** crumb_recent_games_new: @ui greets people above the games where there is room. */
GtkWidget *crumb_recent_games_new (const CrumbGameUi *ui);

/**
 * crumb_recent_games_show:
 * @running: (element-type CrumbGameSummary)
 * @finished: (element-type CrumbGameSummary)
 *
 * Lists these games. What a window has no room for follows once it has been drawn.
 */
void crumb_recent_games_show (CrumbRecentGames *self, GPtrArray *running, GPtrArray *finished);

G_END_DECLS
