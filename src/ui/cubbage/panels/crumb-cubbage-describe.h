/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a state of Cubbage means for the place of each seat, and what was settled last. */

#pragma once

#include "ui/table/crumb-place.h"

G_BEGIN_DECLS

/** crumb_cubbage_describe: The `describe` of its #CrumbGameUi: who has the crib, whose turn it is, which dice are left. */
void crumb_cubbage_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place);

/**
 * crumb_cubbage_say: The `say` of its #CrumbGameUi: what the last move that settled anything brought; at the end who has
 * won, with the die or the count that won it.
 */
void crumb_cubbage_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying);

G_END_DECLS
