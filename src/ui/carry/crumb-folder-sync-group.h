/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The part of Preferences about the sync folder. */

#pragma once

#include "crumb-folder-sync.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_FOLDER_SYNC_GROUP (crumb_folder_sync_group_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFolderSyncGroup, crumb_folder_sync_group, CRUMB, FOLDER_SYNC_GROUP, AdwPreferencesGroup)

/* Signal `say` (sentence: string): for a toast. Actions: `folder.choose`, `folder.stop`. */

GtkWidget *crumb_folder_sync_group_new (CrumbFolderSync *sync);

G_END_DECLS
