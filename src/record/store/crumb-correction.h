/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A working copy of a game's moves, to be changed, looked at and then kept, or thrown away. */

#pragma once

#include "crumb-game.h"

G_BEGIN_DECLS

/**
 * CrumbCorrection:
 *
 * Begins as the moves that stand in a game. Moves are counted from 0, in the order in which they are folded; a
 * strike and an insertion shift all that come after. Nothing is kept before crumb_game_correct().
 */
typedef struct _CrumbCorrection CrumbCorrection;

/** crumb_correction_new: (transfer full): keeps a reference to @game. */
CrumbCorrection *crumb_correction_new (CrumbGame *game);
void crumb_correction_free (CrumbCorrection *self);

/** crumb_correction_get_game: (transfer none) */
CrumbGame *crumb_correction_get_game (CrumbCorrection *self);
guint crumb_correction_get_n_moves (CrumbCorrection *self);
/** (transfer none): until the correction is changed. */
const CrumbMove *crumb_correction_get_move (CrumbCorrection *self, guint index);

/** crumb_correction_is_changed: Whether the move at @index is another one, or was not there, before. */
gboolean crumb_correction_is_changed (CrumbCorrection *self, guint index);

/** crumb_correction_get_first: The first of the moves that entered the dice of the one at @index bit by bit. */
guint crumb_correction_get_first (CrumbCorrection *self, guint index);

/** crumb_correction_replace: Puts @move in the place of the one at @index. Who joins keeps the name. */
void crumb_correction_replace (CrumbCorrection *self, guint index, const CrumbMove *move);

/**
 * crumb_correction_strike:
 *
 * Takes the move at @index out, with those that entered its dice bit by bit and the overrule that was for it.
 *
 * Returns: the index of what comes next now
 */
guint crumb_correction_strike (CrumbCorrection *self, guint index);

/** crumb_correction_insert: Puts @move in before the one at @before; at the end when that is the number of moves. */
void crumb_correction_insert (CrumbCorrection *self, guint before, const CrumbMove *move);

/** crumb_correction_insist: Puts the kind's overrule in before the move at @index: the table insists on it. */
void crumb_correction_insist (CrumbCorrection *self, guint index);

/** crumb_correction_can_undo: Whether any of the four above is to be taken back. */
gboolean crumb_correction_can_undo (CrumbCorrection *self);
/** crumb_correction_undo: Takes the last of them back. */
void crumb_correction_undo (CrumbCorrection *self);

/**
 * crumb_correction_check:
 * @misfit: (out) (optional): the first move that the rules refuse
 * @refusal: (out) (optional): why
 *
 * Folds the moves from the start.
 *
 * Returns: TRUE when all fit
 */
gboolean crumb_correction_check (CrumbCorrection *self, guint *misfit, CrumbRefusal *refusal);

/** crumb_correction_get_state: (transfer none): the state that all moves, or those before the misfit, lead to; until
 * the correction is changed. */
gconstpointer crumb_correction_get_state (CrumbCorrection *self);

/** crumb_correction_walk: Folds the moves, up to the misfit, and shows every step as crumb_game_walk() does. */
void crumb_correction_walk (CrumbCorrection *self, CrumbGameStep step, gpointer user_data);

/**
 * crumb_game_correct:
 * @why: (nullable): the reason, cut after %CRUMB_WHY_MAX characters
 *
 * Keeps the changes as one tap, and then shows them: `changed` is emitted after the commit. What changes nothing
 * adds nothing. A finished game may run again afterwards, and the other way round.
 *
 * Returns: FALSE with an error when a move does not fit, when the game went on since crumb_correction_new(), or
 *   when it could not be kept; nothing has changed then
 */
gboolean crumb_game_correct (CrumbGame *self, CrumbCorrection *correction, const char *why, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbCorrection, crumb_correction_free)

G_END_DECLS
