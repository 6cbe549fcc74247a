/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Copies of the record: one a day, looked into and brought back. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/** How many of the last days on which there was a copy keep theirs; of the months before, the last copy stays. */
#define CRUMB_BACKUPS_DAYS 10

/**
 * CrumbBackup:
 * @path: the copy, a record of its own
 * @made: when, in the time zone that it was made in
 */
typedef struct
{
  char *path;
  GDateTime *made;
} CrumbBackup;

CrumbBackup *crumb_backup_copy (const CrumbBackup *backup);
void crumb_backup_free (CrumbBackup *backup);

/** crumb_backups_default_folder: Where copies of the record at @path are kept: `backups` beside it. (transfer full) */
char *crumb_backups_default_folder (const char *path);

/** crumb_backups_list: (transfer full) (element-type CrumbBackup): The newest first; none if there is no folder. */
GPtrArray *crumb_backups_list (const char *folder);

/**
 * crumb_backups_make_daily:
 * @path: the record, which may be in use
 * @folder: made when it is missing
 * @now: the moment
 *
 * Makes the copy of this day unless there is one or the record has no games, then deletes those that are no longer
 * kept. Takes as long as the disk does, and holds the record for milliseconds at a time.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR; the copies are then as they were
 */
gboolean crumb_backups_make_daily (const char *path, const char *folder, GDateTime *now, GError **error);

/** crumb_backups_make_daily_async: Makes the copy of today in another thread. */
void crumb_backups_make_daily_async (const char *path, const char *folder, GAsyncReadyCallback callback,
                                     gpointer user_data);
gboolean crumb_backups_make_daily_finish (GAsyncResult *result, GError **error);

/**
 * crumb_backups_look:
 *
 * What is in a copy, as a record to read from. The copy stays as it is, also when it is of an older version.
 *
 * Returns: (transfer full) (nullable): NULL with a %CRUMB_RECORD_ERROR when it can't be read
 */
CrumbStore *crumb_backups_look (const CrumbBackup *backup, GError **error);

/**
 * crumb_backups_restore:
 * @path: the record, which nothing in this program has open
 * @folder: the folder of the copies
 * @now: the moment
 *
 * Puts the content of a copy in the place of the record's. What was there becomes one more copy; a record that
 * can't be read is put aside byte by byte, as `crumb.db.damaged` and the moment.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR; the record is then as it was
 */
gboolean crumb_backups_restore (const CrumbBackup *backup, const char *path, const char *folder, GDateTime *now,
                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbBackup, crumb_backup_free)

G_END_DECLS
