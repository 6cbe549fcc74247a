/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One game of a file taken into the record, and what became of it. Private to the record. */

#pragma once

#include "crumb-game-draft.h"
#include "crumb-import.h"

G_BEGIN_DECLS

/**
 * CrumbGameTaken:
 * @outcome: what became of it
 * @id: (nullable): the game's id, when it is known
 * @n_entries: how many entries the record has of it now
 * @same: whether the record has exactly what the file says, which says it in full
 * @refusal: why the rules refuse a move of it, or reason %CRUMB_REFUSAL_NONE
 */
typedef struct
{
  CrumbImportOutcome outcome;
  char *id;
  guint n_entries;
  gboolean same;
  CrumbGameFileRefusal refusal;
} CrumbGameTaken;

void crumb_game_taken_clear (CrumbGameTaken *taken);

/**
 * crumb_game_take:
 * @draft: what the file says; its head has an id then
 * @taken: (out caller-allocates): empty before
 *
 * Returns: FALSE with an error for %CRUMB_IMPORT_REFUSED and %CRUMB_IMPORT_DIFFERS, and when the record fails
 */
gboolean crumb_game_take (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice, CrumbGameTaken *taken,
                          GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameTaken, crumb_game_taken_clear)

G_END_DECLS
