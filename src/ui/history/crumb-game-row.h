/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of the record in a list: players, result and date. */

#pragma once

#include "record/store/crumb-game-summary.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_ROW (crumb_game_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameRow, crumb_game_row, CRUMB, GAME_ROW, AdwActionRow)

/** crumb_game_row_new: Activates `win.open-game` with the id of the game. */
GtkWidget *crumb_game_row_new (const CrumbGameSummary *summary);

G_END_DECLS
