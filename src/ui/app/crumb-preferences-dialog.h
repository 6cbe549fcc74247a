/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Preferences: the sync folder and the backups. */

#pragma once

#include "ui/carry/crumb-folder-sync.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PREFERENCES_DIALOG (crumb_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPreferencesDialog, crumb_preferences_dialog, CRUMB, PREFERENCES_DIALOG, AdwDialog)

/**
 * crumb_preferences_dialog_new: @backups: the folder of the backups; @sync: (nullable): NULL leaves out the sync
 * folder.
 */
AdwDialog *crumb_preferences_dialog_new (const char *backups, CrumbFolderSync *sync);

G_END_DECLS
