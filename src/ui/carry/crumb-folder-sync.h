/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The sync folder, and whether syncing works. */

#pragma once

#include "record/folder/crumb-folder.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_FOLDER_SYNC (crumb_folder_sync_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFolderSync, crumb_folder_sync, CRUMB, FOLDER_SYNC, GObject)

/*
 * Property `busy` (boolean, read-only), notified on change only: files are being read or written.
 * Signals: `updated`, a pass through the folder is done, or another folder was chosen; `trouble` (sentence: string),
 * once for each trouble; `decided` (sentence: string), which versions of games are used; the others wait among the
 * deleted games; `hidden` (ids: GStrv, sentence: string), which games another machine deleted; `overruled` (sentence:
 * string), that some stay though it did; `emptied`, the folder had games and is empty: crumb_folder_sync_fill() fills it.
 */

/** crumb_folder_sync_new: @settings: remembers the folder in `folder`, and in `folder-in-step` when it was synced last. */
CrumbFolderSync *crumb_folder_sync_new (CrumbStore *store, GSettings *settings);

/** crumb_folder_sync_get_place: (transfer none) (nullable): The folder. */
GFile *crumb_folder_sync_get_place (CrumbFolderSync *self);
/** crumb_folder_sync_set_place: @place: (nullable): FALSE when it is in no file system of this computer. */
gboolean crumb_folder_sync_set_place (CrumbFolderSync *self, GFile *place);

/** crumb_folder_sync_fill: Writes all games into the folder again. */
void crumb_folder_sync_fill (CrumbFolderSync *self);

/** crumb_folder_sync_hold: @game: (nullable): the game on the table, which nothing replaces meanwhile. */
void crumb_folder_sync_hold (CrumbFolderSync *self, CrumbGame *game);

gboolean crumb_folder_sync_get_busy (CrumbFolderSync *self);

/** crumb_folder_sync_describe: (transfer full): When it was last synced, or why it can't be, in a sentence. */
char *crumb_folder_sync_describe (CrumbFolderSync *self);

/** crumb_folder_sync_get_troubles: (transfer none) (nullable) (element-type CrumbFolderTrouble): until `updated`. */
GPtrArray *crumb_folder_sync_get_troubles (CrumbFolderSync *self);

G_END_DECLS
