/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The parts of reading a game file, for callers that need more detail on the outcome. */

#pragma once

#include "crumb-game-draft.h"
#include "crumb-game-file.h"

G_BEGIN_DECLS

/**
 * crumb_game_file_fold: Folds a draft and sets the id and start of its head, which needs no record: in any thread. What
 * is wrong is kept for crumb_game_file_keep_draft().
 */
void crumb_game_file_fold (CrumbGameDraft *draft);

/** crumb_game_file_keep_draft: Stores a draft, folded if need be, as crumb_game_file_read() does; sets the head's id. */
gboolean crumb_game_file_keep_draft (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice,
                                     gboolean *known, CrumbGameFileRefusal *refusal, GError **error);

/**
 * crumb_game_file_look_at: (transfer full) (nullable): The game of a complete draft, which can't be changed. Takes the
 * draft's head.
 */
CrumbGame *crumb_game_file_look_at (CrumbGameDraft *draft);

G_END_DECLS
