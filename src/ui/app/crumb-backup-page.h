/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows what is in a backup, and restores it. */

#pragma once

#include "record/store/crumb-backup-look.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_BACKUP_PAGE (crumb_backup_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBackupPage, crumb_backup_page, CRUMB, BACKUP_PAGE, AdwNavigationPage)

/** crumb_backup_page_new: Its button activates `app.restore-backup` with the path of @backup. */
AdwNavigationPage *crumb_backup_page_new (const CrumbBackup *backup);

/** crumb_backup_page_title: (transfer full): When the copy was made: "November 21, 2026, 19:30". */
char *crumb_backup_page_title (const CrumbBackup *backup);

G_END_DECLS
