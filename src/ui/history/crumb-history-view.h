/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The third view: past games and the people who played them. */

#pragma once

#include "ui/game/crumb-edits.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_HISTORY_VIEW (crumb_history_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbHistoryView, crumb_history_view, CRUMB, HISTORY_VIEW, AdwBin)

/*
 * A #CrumbUndoable. Properties `store` and `settings`, where rules are saved by name.
 *
 * Actions: `history.search`; `history.find` (s: words), the games that have them; `history.player` (s: the key of a
 * player), that player's page; `history.games-by` (what is chosen), those games; `history.evening` (as: ids), a page
 * about these games; `history.rivals` (two players, and what else is chosen), a page about the two;
 * `history.highlights`; `history.record` (the id of a game, the key of a player, and the type, figure and value of a
 * #CrumbHighlight), the replay where it was set; `history.leaderboard`.
 */

/** crumb_history_view_new: @settings: (nullable) */
GtkWidget *crumb_history_view_new (CrumbStore *store, GSettings *settings);

/** crumb_history_view_get_edits: (transfer none): The changes made here that undo takes back. */
CrumbEdits *crumb_history_view_get_edits (CrumbHistoryView *self);

/** crumb_history_view_review: Looks back at @game. */
void crumb_history_view_review (CrumbHistoryView *self, CrumbGame *game);

G_END_DECLS
