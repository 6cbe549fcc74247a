/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The moves of one round, as an unsaved correction has them. No widgets. */

#pragma once

#include "record/store/crumb-correction.h"
#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

/**
 * CrumbRoundMove:
 * @index: which move of the correction it is
 * @place: where in the game: "Round 3, bid 2"
 * @entered: what was entered: "Sue bids 5-1-1"
 * @changed: whether the correction changes or adds it
 * @added: whether the correction adds it
 */
typedef struct
{
  guint index;
  char *place;
  char *entered;
  gboolean changed;
  gboolean added;
} CrumbRoundMove;

void crumb_round_move_free (CrumbRoundMove *move);

/**
 * crumb_round_moves_list:
 * @ui: the views of the game, which say what is listed
 * @round: counted from 0
 *
 * Everything that was entered in @round as one line each: what dice were entered bit by bit is one. Ends before the
 * move that no longer fits.
 *
 * Returns: (transfer full) (element-type CrumbRoundMove)
 */
GPtrArray *crumb_round_moves_list (CrumbCorrection *correction, const CrumbGameUi *ui, guint round,
                                   const char *const names[]);

/**
 * crumb_round_moves_find:
 * @round: counted from 0
 * @from: (out): the first of its moves
 * @to: (out): the one after the last, or the misfit if that comes first
 */
void crumb_round_moves_find (CrumbCorrection *correction, guint round, guint *from, guint *to);

/** crumb_round_moves_get_begin: The first move that entered what the one at @index completes, its overrule included. */
guint crumb_round_moves_get_begin (CrumbCorrection *correction, guint index);

/** crumb_round_moves_get_end: The move that completes what the one at @index begins to enter. */
guint crumb_round_moves_get_end (CrumbCorrection *correction, guint index);

/** crumb_round_moves_get_round: The round, counted from 0, of the move at @index, or of the misfit before it. */
guint crumb_round_moves_get_round (CrumbCorrection *correction, guint index);

/**
 * crumb_round_moves_get_before: (transfer full): The state before the move at @index, or before the misfit if that
 * comes first.
 */
gpointer crumb_round_moves_get_before (CrumbCorrection *correction, guint index);

G_END_DECLS
