/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opens backups to look at the games in them. */

#pragma once

#include "crumb-backups.h"
#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * crumb_backup_look:
 *
 * Opens a backup as a record to read from. The backup is unchanged, even if it is of an older version.
 *
 * Returns: (transfer full) (nullable): NULL with a %CRUMB_RECORD_ERROR when it can't be read
 */
CrumbStore *crumb_backup_look (const CrumbBackup *backup, GError **error);

/** crumb_backup_find_readable: (transfer none) (nullable): the first of @backups that can be read. */
const CrumbBackup *crumb_backup_find_readable (GPtrArray *backups);

/**
 * crumb_backup_find_game:
 * @folder: the folder of the backups
 * @backup: (out) (transfer full): where it was found
 *
 * Returns: (transfer full) (nullable): that game, to look at, from the newest backup that has it whole
 */
CrumbGame *crumb_backup_find_game (const char *folder, const char *id, CrumbBackup **backup);

G_END_DECLS
