/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes daily copies of the record, and puts them back in its place. */

#pragma once

#include "record/base/crumb-record-error.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** We keep the backups of this many most recent days that have one, and the last one of each earlier month. */
#define CRUMB_BACKUPS_DAYS 10
/** We keep at most this many of one day: the first, and the last ones. */
#define CRUMB_BACKUPS_A_DAY 4

/**
 * CrumbBackup:
 * @path: the copy, a record of its own
 * @made: when it was made, in the time zone of that moment
 */
typedef struct
{
  char *path;
  GDateTime *made;
} CrumbBackup;

CrumbBackup *crumb_backup_copy (const CrumbBackup *backup);
void crumb_backup_free (CrumbBackup *backup);

/**
 * crumb_backups_default_folder: The default place for backups of the record at @path: `backups` beside it. (transfer
 * full)
 */
char *crumb_backups_default_folder (const char *path);

/**
 * crumb_backups_list: (transfer full) (element-type CrumbBackup): The newest first, those of a day to come last; empty
 * without such a folder.
 */
GPtrArray *crumb_backups_list (const char *folder);

/**
 * crumb_backups_make_daily:
 * @path: the record, which may be in use
 * @folder: created when it is missing
 * @now: the current time
 *
 * Makes today's backup, unless there is one or the record has no games, then deletes expired ones. Takes as long as the
 * disk does, but locks the record only for milliseconds at a time.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR; the backups are unchanged then
 */
gboolean crumb_backups_make_daily (const char *path, const char *folder, GDateTime *now, GError **error);

/**
 * crumb_backups_make_last: Makes a backup if anything has changed since the newest one, so that a day ends with all that
 * was played. Otherwise as crumb_backups_make_daily().
 */
gboolean crumb_backups_make_last (const char *path, const char *folder, GDateTime *now, GError **error);

/**
 * crumb_backup_copy_to_look: (transfer full) (nullable): The path of a copy, since opening a backup upgrades it and may
 * write. There is one at a time.
 */
char *crumb_backup_copy_to_look (const CrumbBackup *backup, GError **error);
/** crumb_backup_propagate: @error: (transfer full): names the backup in it, and not its copy at @look or the record. */
void crumb_backup_propagate (GError **to, GError *error, const char *look, const CrumbBackup *backup);

/**
 * crumb_backups_restore:
 * @path: the record; it must not be open in this program
 * @folder: the folder of the backups
 * @now: the current time
 *
 * Replaces the record with a backup. The old content becomes another backup; a record that can't be read is saved byte
 * by byte as `crumb.db.damaged` plus the time. At no moment is there neither the old file nor the new one.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR; the record is unchanged then
 */
gboolean crumb_backups_restore (const CrumbBackup *backup, const char *path, const char *folder, GDateTime *now,
                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbBackup, crumb_backup_free)

G_END_DECLS
