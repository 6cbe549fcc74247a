/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which moves of a game are of one of its rounds, and what was corrected among them. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/** CrumbRoundBounds: @round: counted from 0; @from: the first of its moves; @to: the one after the last. */
typedef struct
{
  const CrumbGameKind *kind;
  guint round;
  guint from;
  guint to;
} CrumbRoundBounds;

/** crumb_round_bounds_cb: To be called with each move in turn; @bounds: a #CrumbRoundBounds, 0 at first. */
void crumb_round_bounds_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer bounds);

/**
 * crumb_past_moves_find:
 * @round: counted from 0
 * @from: (out): the first of its moves
 * @to: (out): the one after the last
 */
void crumb_past_moves_find (CrumbGame *game, guint round, guint *from, guint *to);

/**
 * crumb_past_moves_corrected: (transfer full) (nullable): The table's corrections of the moves that stand from @from up
 * to @to, one a line, with reason and time; NULL when there are none.
 */
char *crumb_past_moves_corrected (CrumbGame *game, guint from, guint to);

G_END_DECLS
