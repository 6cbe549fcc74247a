/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A list of games in sections: the unfinished ones, and those of each month. */

#pragma once

#include "record/store/crumb-game-list.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_MONTHS (crumb_game_months_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameMonths, crumb_game_months, CRUMB, GAME_MONTHS, GObject)

/** crumb_game_months_new: (transfer full): A list model of the items of @games, which is also a section model. */
CrumbGameMonths *crumb_game_months_new (CrumbGameList *games);

/** crumb_game_months_name: (transfer full): What heads the section of the game at @position: "March 2026". */
char *crumb_game_months_name (CrumbGameMonths *self, guint position);

G_END_DECLS
