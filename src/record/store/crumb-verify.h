/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Checks the whole record for damage, and mends what follows from games. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * CrumbFault:
 * @game: (nullable): the id of the damaged game
 * @player: (nullable): the key of the affected player
 * @sentence: what is wrong, for people
 * @mended: whether it has been mended
 */
typedef struct
{
  char *game;
  char *player;
  char *sentence;
  gboolean mended;
} CrumbFault;

void crumb_fault_free (CrumbFault *fault);

/**
 * crumb_store_verify:
 * @n_games: (out) (optional): how many games there are
 *
 * Checks the file's pages and references, folds every game and checks its hash chain, and compares what lists and
 * statistics have of it. What follows from games, and the names of players, is mended; the rest stays as it is.
 *
 * Returns: (transfer full) (element-type CrumbFault) (nullable): all faults found; NULL with an error when the record
 *   can't be read at all
 */
GPtrArray *crumb_store_verify (CrumbStore *self, guint *n_games, GError **error);

/** crumb_store_is_verify_due: Whether the last check was more than a week ago, or the record was left in mid-write. */
gboolean crumb_store_is_verify_due (CrumbStore *self);

/** crumb_store_mend_lines: Makes lists anew if they lack games. What can't be read or written is left as it is. */
void crumb_store_mend_lines (CrumbStore *self);

/**
 * crumb_store_verify_async:
 * @all: FALSE: only as crumb_store_mend_lines()
 *
 * Does so in another thread, a little at a time, so that others can write meanwhile. The pages
 * of journals are only read game by game.
 */
void crumb_store_verify_async (CrumbStore *self, gboolean all, CrumbHeadway *headway, GAsyncReadyCallback callback,
                               gpointer user_data);
/** crumb_store_verify_finish: Emits `changed` and `players-changed` if something was mended. */
GPtrArray *crumb_store_verify_finish (CrumbStore *self, GAsyncResult *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFault, crumb_fault_free)

G_END_DECLS
