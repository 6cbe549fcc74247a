/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Calls a player something else in all games. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * CrumbRenaming:
 *
 * A player who was renamed, and what each game said before. Every game has the new name in its own journal, so it
 * travels with exports, imports and the sync folder, like titles and notes.
 */
typedef struct _CrumbRenaming CrumbRenaming;

/**
 * crumb_renaming_new:
 * @key: of a player
 * @name: as typed. Where another player has it, the games of both will be one player's
 *
 * Returns: (transfer full) (nullable): NULL with an error when @name is no name
 */
CrumbRenaming *crumb_renaming_new (const char *key, const char *name, GError **error);

/**
 * crumb_renaming_run:
 * @forth: FALSE: takes it back
 *
 * Renames the player in all games that aren't deleted, in one transaction. Run again it concerns the same games, and
 * only those that still call the player what the renaming left: those renamed otherwise since, or deleted, stay.
 *
 * Returns: FALSE with an error when somebody of that name sat at the same table, or when saving fails; nothing has
 *   changed then
 */
gboolean crumb_renaming_run (CrumbRenaming *self, CrumbStore *store, gboolean forth, GError **error);

/** crumb_renaming_get_n_games: In how many games the player was renamed. */
guint crumb_renaming_get_n_games (const CrumbRenaming *self);

/** crumb_renaming_get_names: @before, @after: (out) (transfer none): what the player was called, and is called now. */
void crumb_renaming_get_names (const CrumbRenaming *self, const char **before, const char **after);

void crumb_renaming_free (CrumbRenaming *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbRenaming, crumb_renaming_free)

G_END_DECLS
