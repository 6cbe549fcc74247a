/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Auntie Mildred's list are entered again when they are corrected, which can be added, and how a replay
 * steps. */

#pragma once

#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

/** crumb_mildred_move_to_add: The `move_to_add` of #CrumbGameUi. */
gboolean crumb_mildred_move_to_add (gconstpointer before, guint what, CrumbMove *move);

/** crumb_mildred_round_to_add: The `round_to_add` of #CrumbGameUi. */
guint crumb_mildred_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[]);

/** crumb_mildred_replay_step: The `replay_step` of #CrumbGameUi. */
unsigned crumb_mildred_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told);

G_END_DECLS
