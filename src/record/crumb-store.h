/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Everything that is kept: one SQLite file, one writer. */

#pragma once

#include "crumb-game.h"
#include "crumb-game-summary.h"
#include "crumb-record-error.h"
#include "crumb-seat.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_STORE (crumb_store_get_type ())
G_DECLARE_FINAL_TYPE (CrumbStore, crumb_store, CRUMB, STORE, GObject)

/** crumb_store_default_path: Where the record is kept: `crumb/crumb.db` in the user's data folder. (transfer full) */
char       *crumb_store_default_path (void);

/**
 * crumb_store_open:
 * @path: an absolute path; the file and its folders are made when they are missing
 *
 * Returns: (transfer full) (nullable): the record, or NULL with a %CRUMB_RECORD_ERROR; the file is then as it was
 */
CrumbStore *crumb_store_open (const char *path, GError **error);

/**
 * crumb_store_new_game:
 * @rules: what the kind's `rules_normalise` takes
 * @seats: (element-type CrumbSeat): 2 to 4, names all different
 * @first: whose dice are entered first
 *
 * Keeps a new game in which nothing has happened yet. New names become known players; known ones take the colour.
 *
 * Returns: (transfer full) (nullable)
 */
CrumbGame  *crumb_store_new_game  (CrumbStore          *self,
                                   const CrumbGameKind *kind,
                                   const char          *rules,
                                   GPtrArray           *seats,
                                   guint                first,
                                   GError             **error);

/** crumb_store_load_game: (transfer full) (nullable): The game with that id, every entry checked and folded. */
CrumbGame  *crumb_store_load_game (CrumbStore *self, const char *id, GError **error);

/** crumb_store_find_game: (transfer full) (nullable): The whole id of the one game whose id begins with @prefix. */
char       *crumb_store_find_game (CrumbStore *self, const char *prefix, GError **error);

/** crumb_store_list_games: (transfer container) (element-type CrumbGameSummary): the last touched first. */
GPtrArray  *crumb_store_list_games (CrumbStore *self, GError **error);

/** crumb_store_latest_game: (transfer full) (nullable): The game that was touched last; NULL with no @error: none. */
CrumbGame  *crumb_store_latest_game (CrumbStore *self, GError **error);

/** crumb_store_list_players: (transfer container) (element-type CrumbSeat): known players, who played last first. */
GPtrArray  *crumb_store_list_players (CrumbStore *self, GError **error);

/** crumb_store_rebuild_summaries: Works the derived columns out again from the journals. */
gboolean    crumb_store_rebuild_summaries (CrumbStore *self, GError **error);

G_END_DECLS
