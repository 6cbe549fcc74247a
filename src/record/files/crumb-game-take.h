/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports one game of a file, and reports the outcome. Private to the record. */

#pragma once

#include "crumb-game-draft.h"
#include "crumb-game-file.h"

G_BEGIN_DECLS

/**
 * CrumbGameTaken:
 * @outcome: whether it was added, refused and so on
 * @id: (nullable): the game's id, when it is known
 * @waiting: (nullable): the id under which the version that lost now waits among the deleted games: ours if the
 *   file's took its place, otherwise the file's, which @lost
 * @n_entries: how many entries its journal in the record has now
 * @same: whether the file is complete and equal to the game in the record
 * @refusal: why the rules refuse one of its moves, or reason %CRUMB_REFUSAL_NONE
 */
typedef struct
{
  CrumbImportOutcome outcome;
  char *id;
  char *waiting;
  gboolean lost;
  guint n_entries;
  gboolean same;
  CrumbGameFileRefusal refusal;
} CrumbGameTaken;

void crumb_game_taken_clear (CrumbGameTaken *taken);

/**
 * crumb_game_take:
 * @draft: the parsed file; its head gets an id if it has none
 * @taken: (out caller-allocates): empty before
 *
 * In any thread; see crumb_game_taken_changed().
 *
 * Returns: FALSE with an error for %CRUMB_IMPORT_REFUSED and %CRUMB_IMPORT_DIFFERS, and when the record fails
 */
gboolean crumb_game_take (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice, CrumbGameTaken *taken,
                          GError **error);

/** crumb_game_taken_changed: Whether the game in the record is another now, so that `changed` has to be emitted. */
gboolean crumb_game_taken_changed (const CrumbGameTaken *taken);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameTaken, crumb_game_taken_clear)

G_END_DECLS
