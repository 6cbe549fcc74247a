/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A folder that is kept in step with the record, for other programs to carry to other machines. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_FOLDER (crumb_folder_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFolder, crumb_folder, CRUMB, FOLDER, GObject)

/**
 * CrumbFolderTrouble:
 * @file: the name of a file in the folder that is not right; it is left as it is, and tried again when it changes. Or
 *   the id of a game that is damaged in the record; it is tried again each time
 * @sentence: what is wrong with it
 */
typedef struct
{
  char *file;
  char *sentence;
} CrumbFolderTrouble;

/*
 * Every finished game is one file. What is new in the folder comes into the record, what is new in the record goes
 * into the folder; a game that was deleted gets a mark beside it, and so does one that was brought back. Files that
 * are none of this are never touched, and no file is ever deleted. Machines whose folders end equal end with equal
 * records: of two versions of a game that went different ways all take the same one, and the other is kept, hidden,
 * on the machine where it was made.
 *
 * Properties: `busy` (boolean, read-only, notified): files are being read or written.
 * Signal `updated` (guint read, guint written): the folder was gone through, and so many games came and went.
 */

/** crumb_folder_new: @place: a folder of a local file system, be it empty. */
CrumbFolder *crumb_folder_new (CrumbStore *store, GFile *place);

GFile *crumb_folder_get_place (CrumbFolder *self);

/**
 * crumb_folder_start:
 *
 * Goes through the folder now, whenever it or the record changes, and every few minutes, since not every file
 * system tells. Files are read and written in another thread, and the record is touched one game at a time.
 */
void crumb_folder_start (CrumbFolder *self);
void crumb_folder_stop (CrumbFolder *self);

/**
 * crumb_folder_hold:
 * @id: (nullable): the game on the table, which nothing may replace there; what the folder has of it waits
 */
void crumb_folder_hold (CrumbFolder *self, const char *id);

/** crumb_folder_update: Goes through the folder once, and blocks until it is done. */
gboolean crumb_folder_update (CrumbFolder *self, GError **error);

gboolean crumb_folder_get_busy (CrumbFolder *self);

/** (transfer none) (nullable): why the folder can't be kept in step at all; NULL while it can. */
const char *crumb_folder_get_problem (CrumbFolder *self);

/** (transfer none) (element-type CrumbFolderTrouble): files that are not right; until `updated`. */
GPtrArray *crumb_folder_get_troubles (CrumbFolder *self);

G_END_DECLS
