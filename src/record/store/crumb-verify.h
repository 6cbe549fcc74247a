/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Looks through the whole record for anything that is not what was written. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * CrumbFault:
 * @game: (nullable): the id of the game that it is about
 * @player: (nullable): the key of the player that it is about
 * @sentence: what is wrong, for people
 */
typedef struct
{
  char *game;
  char *player;
  char *sentence;
} CrumbFault;

void crumb_fault_free (CrumbFault *fault);

/** CrumbVerifyProgress: @done of @n games have been looked at. FALSE stops. */
typedef gboolean (*CrumbVerifyProgress) (guint done, guint n, gpointer user_data);

/**
 * crumb_store_verify:
 * @progress: (nullable)
 *
 * Checks the file's pages and references, folds every game with its chain of hashes, and compares what follows with
 * every derived table. Reads only; nothing is changed.
 *
 * Returns: (transfer full) (element-type CrumbFault) (nullable): what is off, empty when nothing is; NULL with an
 *   error when the record can't be read at all, %G_IO_ERROR_CANCELLED when @progress stopped it
 */
GPtrArray *crumb_store_verify (CrumbStore *self, CrumbVerifyProgress progress, gpointer user_data, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFault, crumb_fault_free)

G_END_DECLS
