/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One sync pass through a folder. Private to the record. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_FOLDER_PASS (crumb_folder_pass_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFolderPass, crumb_folder_pass, CRUMB, FOLDER_PASS, GObject)

/**
 * crumb_folder_pass_new:
 * @held: (nullable): the id of a game whose files are not read
 * @troubles: (element-type utf8 utf8): what is wrong, by file name; entries of repaired files are removed
 */
CrumbFolderPass *crumb_folder_pass_new (CrumbStore *store, GFile *place, const char *held, GHashTable *troubles);

/** crumb_folder_pass_fill: Fills the folder even if it had files and is empty; else %CRUMB_RECORD_ERROR_MISSING. */
void crumb_folder_pass_fill (CrumbFolderPass *self);

/** crumb_folder_pass_run: Runs the whole pass, blocking. */
gboolean crumb_folder_pass_run (CrumbFolderPass *self, GError **error);

void crumb_folder_pass_run_async (CrumbFolderPass *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                                  gpointer user_data);
gboolean crumb_folder_pass_run_finish (CrumbFolderPass *self, GAsyncResult *result, GError **error);

/** How many games and marks were read into the record, and how many were written. */
guint crumb_folder_pass_get_n_read (CrumbFolderPass *self);
guint crumb_folder_pass_get_n_written (CrumbFolderPass *self);

/** In how many games the folder's version replaced ours, which is now among the deleted games. */
guint crumb_folder_pass_get_n_theirs (CrumbFolderPass *self);
/** In how many games our version stays and is written to the folder. */
guint crumb_folder_pass_get_n_ours (CrumbFolderPass *self);

/** crumb_folder_pass_get_hidden: (transfer none): The ids of games that another machine deleted. */
const char *const *crumb_folder_pass_get_hidden (CrumbFolderPass *self);

/** crumb_folder_pass_get_overruled: (transfer none): The ids of those that stay, since they were played after that. */
const char *const *crumb_folder_pass_get_overruled (CrumbFolderPass *self);

G_END_DECLS
