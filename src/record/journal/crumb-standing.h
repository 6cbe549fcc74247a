/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of standing moves, and the state they fold to. Private to the record. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbStanding CrumbStanding;

/**
 * CrumbStandingMove: Returns the move that an entry supplies; valid until the next call.
 */
typedef const CrumbMove *(*CrumbStandingMove) (guint entry, gpointer user_data);

/**
 * crumb_standing_new:
 * @start: (transfer full): the state before the first move, of the kind's size
 * @get_move: looks up an entry's move
 */
CrumbStanding *crumb_standing_new (const CrumbGameKind *kind, gpointer start, CrumbStandingMove get_move,
                                   gpointer user_data);
void crumb_standing_free (CrumbStanding *self);

guint crumb_standing_get_n (CrumbStanding *self);
guint crumb_standing_get_entry (CrumbStanding *self, guint index);
/** crumb_standing_find: Sets @index to that of the standing move which @entry supplies; FALSE when it supplies none. */
gboolean crumb_standing_find (CrumbStanding *self, guint entry, guint *index);

/** crumb_standing_cost_of_removing: How many moves are folded again after the last one is removed. */
guint crumb_standing_cost_of_removing (CrumbStanding *self);

/** These change only the list; crumb_standing_fold() updates the state. */
void crumb_standing_insert (CrumbStanding *self, guint index, guint entry);
void crumb_standing_replace (CrumbStanding *self, guint index, guint entry);
void crumb_standing_remove (CrumbStanding *self, guint index);

/**
 * crumb_standing_fold:
 * @misfit: (out): the first move that the rules refuse
 *
 * Computes the state, starting from the first change.
 *
 * Returns: FALSE when a move is refused; the state is then the one before it
 */
gboolean crumb_standing_fold (CrumbStanding *self, guint *misfit, CrumbRefusal *refusal);

gconstpointer crumb_standing_get_state (CrumbStanding *self);
/** Sets @state to the state after the first @n moves. */
void crumb_standing_state_after (CrumbStanding *self, guint n, gpointer state);
/** The state before the first move. */
gconstpointer crumb_standing_get_start (CrumbStanding *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbStanding, crumb_standing_free)

G_END_DECLS
