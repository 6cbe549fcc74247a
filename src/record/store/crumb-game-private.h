/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parts of CrumbGame that only other files of the record use. */

#pragma once

#include "crumb-game.h"
#include "record/database/crumb-database.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/**
 * crumb_game_new:
 * @store: (nullable): NULL for a read-only game
 * @head: (transfer full)
 * @journal: (transfer full): as @store has it
 */
CrumbGame *crumb_game_new (CrumbStore *store, CrumbGameHead *head, CrumbJournal *journal);

/** crumb_game_get_journal: (transfer none): until `changed`. */
CrumbJournal *crumb_game_get_journal (CrumbGame *self);

/**
 * crumb_game_keep:
 *
 * Saves the journal's entries from @from on, and emits `changed`.
 *
 * Returns: FALSE when saving failed; the game is then reloaded from the record. A watched store lets it hold the
 *   entries instead, until nothing is in the way any more
 */
gboolean crumb_game_keep (CrumbGame *self, guint from, GError **error);

/** crumb_game_goes_on_in: Whether another file has the game as far as it was saved, so that its held taps can follow. */
gboolean crumb_game_goes_on_in (CrumbGame *self, sqlite3 *db);

/** crumb_game_save_held: Saves the taps that the store let it hold. Call it again after a failure. */
gboolean crumb_game_save_held (CrumbGame *self, GError **error);

/** crumb_game_drop_held: Gives up the taps that are held: the game is again as the record has it. */
void crumb_game_drop_held (CrumbGame *self);

/** crumb_game_clip_reason: (transfer full) (nullable): @why, cleaned and truncated; NULL when nothing is left. */
char *crumb_game_clip_reason (const char *why);

/** crumb_game_set_too_many: Sets @error to say that the game was corrected too often. */
void crumb_game_set_too_many (GError **error);

G_END_DECLS
