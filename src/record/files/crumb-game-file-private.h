/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The steps of reading a game file, for those who need to know more than whether it was taken. */

#pragma once

#include "crumb-game-draft.h"
#include "crumb-game-file.h"

G_BEGIN_DECLS

/** crumb_game_file_keep_draft: Folds a draft and keeps it, as crumb_game_file_read() does; the head has its id then. */
gboolean crumb_game_file_keep_draft (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice,
                                     gboolean *known, CrumbGameFileRefusal *refusal, GError **error);

G_END_DECLS
