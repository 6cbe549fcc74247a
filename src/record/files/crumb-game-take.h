/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports one game of a file, and reports the outcome. Private to the record. */

#pragma once

#include "crumb-game-draft.h"
#include "crumb-versions.h"

G_BEGIN_DECLS

/**
 * crumb_game_take:
 * @draft: the parsed file; its id becomes another one if both versions are kept
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

G_END_DECLS
