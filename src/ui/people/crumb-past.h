/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game as it was after some of its moves: these are folded once more. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/** crumb_past_walk: Folds the first @n_moves of the moves that stand, and calls @step for each. */
void crumb_past_walk (CrumbGame *game, guint n_moves, CrumbGameStep step, gpointer user_data);

/** crumb_past_state: (transfer full): The state after so many of the moves that stand, of the type that the kind has. */
gpointer crumb_past_state (CrumbGame *game, guint n_moves);

G_END_DECLS
