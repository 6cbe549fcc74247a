/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A working copy of a game's moves, to change, look at, and then save or discard. */

#pragma once

#include "crumb-game.h"

G_BEGIN_DECLS

/**
 * CrumbCorrection:
 *
 * Starts with the standing moves of a game. Moves are counted from 0, in the order in which they are folded; strikes
 * and insertions shift all later ones. Nothing is saved before crumb_game_correct().
 */
typedef struct _CrumbCorrection CrumbCorrection;

/** crumb_correction_new: (transfer full): holds a reference to @game. */
CrumbCorrection *crumb_correction_new (CrumbGame *game);
void crumb_correction_free (CrumbCorrection *self);

/** crumb_correction_get_game: (transfer none) */
CrumbGame *crumb_correction_get_game (CrumbCorrection *self);
guint crumb_correction_get_n_moves (CrumbCorrection *self);
/** (transfer none): until the correction is changed. */
const CrumbMove *crumb_correction_get_move (CrumbCorrection *self, guint index);

/** crumb_correction_is_changed: Whether the move at @index was replaced or inserted. */
gboolean crumb_correction_is_changed (CrumbCorrection *self, guint index);

/** Stands for the place in the game of a move that is not in it. */
#define CRUMB_CORRECTION_ADDED G_MAXUINT

/**
 * crumb_correction_get_source: Which standing move of the game the one at @index was; %CRUMB_CORRECTION_ADDED for one
 * that was inserted.
 */
guint crumb_correction_get_source (CrumbCorrection *self, guint index);

/** crumb_correction_get_first: The first of the moves that entered this move's dice one by one. */
guint crumb_correction_get_first (CrumbCorrection *self, guint index);

/** crumb_correction_replace: Replaces the move at @index with @move. A player who joins stays under the old name. */
void crumb_correction_replace (CrumbCorrection *self, guint index, const CrumbMove *move);

/**
 * crumb_correction_strike:
 *
 * Removes the move at @index, with the moves that entered its dice one by one and its overrule.
 *
 * Returns: the index of the move now in its place
 */
guint crumb_correction_strike (CrumbCorrection *self, guint index);

/**
 * crumb_correction_find_round: The moves from @from up to @to are of one round with the one at @index, as the game stands
 * without the correction.
 */
void crumb_correction_find_round (CrumbCorrection *self, guint index, guint *from, guint *to);

/** crumb_correction_cut: Removes the move at @index and all that follow up to @to, with its overrule. */
void crumb_correction_cut (CrumbCorrection *self, guint index, guint to);

/**
 * crumb_correction_play_on: Lets the game go on before the move at @index, where it is over by now, until all of its
 * moves are played; a game that was over ends with them.
 */
void crumb_correction_play_on (CrumbCorrection *self, guint index);

/**
 * crumb_correction_insert: Inserts @move before the one at @before, or at the end if @before is the number of moves.
 */
void crumb_correction_insert (CrumbCorrection *self, guint before, const CrumbMove *move);

/** crumb_correction_replace_all: Removes the moves from @from up to @to and inserts all @n of @moves there. */
void crumb_correction_replace_all (CrumbCorrection *self, guint from, guint to, const CrumbMove moves[], guint n);

/** crumb_correction_insist: Inserts the kind's overrule before the move at @index, so that the table insists on it. */
void crumb_correction_insist (CrumbCorrection *self, guint index);

/** crumb_correction_is_outdated: Whether the game has changed since the correction was begun, so it can't be saved. */
gboolean crumb_correction_is_outdated (CrumbCorrection *self);

/** crumb_correction_get_n_changes: How many of the changes above there have been. */
guint crumb_correction_get_n_changes (CrumbCorrection *self);
/** crumb_correction_undo: Undoes all of those changes but the first @n_changes. */
void crumb_correction_undo (CrumbCorrection *self, guint n_changes);

/**
 * crumb_correction_check:
 * @misfit: (out) (optional): the first move that the rules refuse
 * @refusal: (out) (optional): why
 *
 * Folds the moves from the start.
 *
 * Returns: TRUE when the rules take all moves
 */
gboolean crumb_correction_check (CrumbCorrection *self, guint *misfit, CrumbRefusal *refusal);

/**
 * crumb_correction_get_state: (transfer none): the state after all moves, or before the misfit; valid until the
 * correction changes.
 */
gconstpointer crumb_correction_get_state (CrumbCorrection *self);

/** crumb_correction_walk: Folds the moves, up to the misfit, and calls @step for each as crumb_game_walk() does. */
void crumb_correction_walk (CrumbCorrection *self, CrumbGameStep step, gpointer user_data);

/**
 * crumb_game_correct:
 * @why: (nullable): the reason, truncated to %CRUMB_WHY_MAX characters
 *
 * Saves the changes as one tap, then emits `changed`. Without changes no entry is added. The correction can end a
 * running game, or resume a finished one.
 *
 * Returns: FALSE with an error when the rules refuse a move, the game changed since crumb_correction_new(), or saving
 *   fails; nothing has changed then
 */
gboolean crumb_game_correct (CrumbGame *self, CrumbCorrection *correction, const char *why, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbCorrection, crumb_correction_free)

G_END_DECLS
