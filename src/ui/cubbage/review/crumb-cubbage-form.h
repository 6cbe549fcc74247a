/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cubbage are entered again when they are corrected. */

#pragma once

#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

/** crumb_cubbage_move_to_add: The `move_to_add` of #CrumbGameUi. */
gboolean crumb_cubbage_move_to_add (gconstpointer before, guint what, CrumbMove *move);

/** crumb_cubbage_round_to_add: The `round_to_add` of #CrumbGameUi. */
guint crumb_cubbage_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[]);

G_END_DECLS
