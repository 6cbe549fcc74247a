/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games taken away: many in one file, or each in a file of its own. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_EXPORT (crumb_export_get_type ())
G_DECLARE_FINAL_TYPE (CrumbExport, crumb_export, CRUMB, EXPORT, GObject)

/*
 * Signal `progress`: a game was written; emitted between two games, in the thread of the record.
 */

/**
 * crumb_export_new_to_stream:
 * @ids: (nullable) (array zero-terminated=1): which games; NULL: all
 *
 * One file of many games: data/game-file.md. Games are sorted by when they began, so that equal records give equal
 * bytes.
 */
CrumbExport *crumb_export_new_to_stream (CrumbStore *store, const char *const *ids, GOutputStream *stream);

/**
 * crumb_export_new_to_folder:
 * @folder: is made when it is missing; a file of the same name is replaced, any other stays
 */
CrumbExport *crumb_export_new_to_folder (CrumbStore *store, const char *const *ids, GFile *folder);

/** crumb_export_step: Writes the next game; FALSE at the end, or with an @error. Blocks while it writes. */
gboolean crumb_export_step (CrumbExport *self, GCancellable *cancellable, GError **error);

/** crumb_export_run_async: Writes all, in slices between which the main loop runs. */
void crumb_export_run_async (CrumbExport *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer user_data);
gboolean crumb_export_run_finish (CrumbExport *self, GAsyncResult *result, GError **error);

/**
 * crumb_export_get_last:
 * @name: (out) (transfer none) (nullable): what its file in the folder is called; NULL: one file has all games
 *
 * Returns: (transfer none) (nullable): the id of the game that was written last; until the next step
 */
const char *crumb_export_get_last (CrumbExport *self, const char **name);

guint crumb_export_get_n_done (CrumbExport *self);
guint crumb_export_get_n_games (CrumbExport *self);

G_END_DECLS
