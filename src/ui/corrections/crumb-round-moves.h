/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The moves of one round, as an unsaved correction has them. No widgets. */

#pragma once

#include "record/store/crumb-correction.h"

G_BEGIN_DECLS

/** crumb_round_moves_goes_on: Whether the dice that the move at @index enters are completed by the next one. */
gboolean crumb_round_moves_goes_on (CrumbCorrection *correction, guint index);

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
