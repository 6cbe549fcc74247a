/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps a folder synced with the record, for other programs to carry to other machines. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_FOLDER (crumb_folder_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFolder, crumb_folder, CRUMB, FOLDER, GObject)

/**
 * CrumbFolderTrouble:
 * @file: the name of a bad file in the folder, which is left unchanged and tried again when it changes; or the id of a
 *   game damaged in the record, which is tried again in every pass
 * @sentence: what is wrong with it
 */
typedef struct
{
  char *file;
  char *sentence;
} CrumbFolderTrouble;

/*
 * Every finished game is one file. A pass imports what is new in the folder and exports what is new in the record; a
 * deleted game gets a mark file beside it, and so does a restored one. Foreign files, and those that can't be read, are
 * never touched, and no file is ever deleted. Machines with equal folders end up with equal records: if a game has two
 * versions, all machines choose the same one, and those that saw both keep the other among their deleted games.
 *
 * Properties: `busy` (boolean, read-only, notified): a pass is running.
 * Signals: `updated` (guint read, guint written): a pass is done; how many games and marks it imported and exported.
 * `decided` (guint theirs, guint ours): two machines had different versions of some games: how many now have the
 * folder's version, and how many keep ours. The versions that lost are among the deleted games.
 * `emptied`: the folder had files and is empty: nothing is written until crumb_folder_fill().
 * `hidden` (ids: GStrv): another machine deleted these games. `overruled` (ids: GStrv): it did, but they were played
 * later or are held, so they stay, and a later mark says so.
 */

/** crumb_folder_new: @place: a folder in a local file system, which may be empty. */
CrumbFolder *crumb_folder_new (CrumbStore *store, GFile *place);

GFile *crumb_folder_get_place (CrumbFolder *self);

/**
 * crumb_folder_start:
 *
 * Syncs now, whenever the folder or the record changes, and every few minutes, since not every file system reports
 * changes. Does so in another thread.
 */
void crumb_folder_start (CrumbFolder *self);
void crumb_folder_stop (CrumbFolder *self);

/** crumb_folder_fill: Writes all games into the folder again, in the next pass. */
void crumb_folder_fill (CrumbFolder *self);

/**
 * crumb_folder_hold:
 * @id: (nullable): the game on screen, which must not be replaced; its files in the folder wait
 */
void crumb_folder_hold (CrumbFolder *self, const char *id);

/** crumb_folder_update: Syncs the folder once, blocking. */
gboolean crumb_folder_update (CrumbFolder *self, GError **error);

gboolean crumb_folder_get_busy (CrumbFolder *self);

/** (transfer none) (nullable): why the folder can't be synced at all; NULL while it can. */
const char *crumb_folder_get_problem (CrumbFolder *self);

/** (transfer none) (element-type CrumbFolderTrouble): bad files and damaged games; valid until `updated`. */
GPtrArray *crumb_folder_get_troubles (CrumbFolder *self);

G_END_DECLS
