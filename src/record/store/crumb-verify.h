/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Checks the whole record for damage. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * CrumbFault:
 * @game: (nullable): the id of the damaged game
 * @player: (nullable): the key of the affected player
 * @sentence: what is wrong, for people
 */
typedef struct
{
  char *game;
  char *player;
  char *sentence;
} CrumbFault;

void crumb_fault_free (CrumbFault *fault);

/** CrumbVerifyProgress: Called after @done of @n games. Return FALSE to stop. */
typedef gboolean (*CrumbVerifyProgress) (guint done, guint n, gpointer user_data);

/**
 * crumb_store_verify:
 * @progress: (nullable)
 *
 * Checks the file's pages and references, folds every game and checks its hash chain, and compares every derived table
 * with the result. Changes nothing.
 *
 * Returns: (transfer full) (element-type CrumbFault) (nullable): all faults found; NULL with an error when the record
 *   can't be read at all, %G_IO_ERROR_CANCELLED when @progress stopped it
 */
GPtrArray *crumb_store_verify (CrumbStore *self, CrumbVerifyProgress progress, gpointer user_data, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFault, crumb_fault_free)

G_END_DECLS
