/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the other files of the record need of a game. */

#pragma once

#include "crumb-game.h"
#include "crumb-store.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/**
 * crumb_game_new:
 * @store: (nullable): none when the game is only looked at
 * @head: (transfer full)
 * @journal: (transfer full): as @store has it
 */
CrumbGame *crumb_game_new (CrumbStore *store, CrumbGameHead *head, CrumbJournal *journal);

/** crumb_game_get_kind_id: (transfer none): the word for its kind, of which an unknown one has no other. */
const char *crumb_game_get_kind_id (CrumbGame *self);

/** crumb_game_get_journal: (transfer none): until `changed`. */
CrumbJournal *crumb_game_get_journal (CrumbGame *self);

/**
 * crumb_game_keep:
 *
 * Keeps the entries that were added to the journal from @from on, and shows them.
 *
 * Returns: FALSE when they could not be kept; the game is then what the record has
 */
gboolean crumb_game_keep (CrumbGame *self, guint from, GError **error);

/** crumb_game_clip_reason: (transfer full) (nullable): @why as it is kept, NULL when it says nothing. */
char *crumb_game_clip_reason (const char *why);

/** crumb_game_set_too_many: Says that the game was corrected too often. */
void crumb_game_set_too_many (GError **error);

G_END_DECLS
