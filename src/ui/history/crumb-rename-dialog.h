/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks what a player is called from now on, in all games. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RENAME_DIALOG (crumb_rename_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRenameDialog, crumb_rename_dialog, CRUMB, RENAME_DIALOG, AdwDialog)

/* Signal `chosen` (name: string): as it was typed. The dialog has closed itself by then. */

AdwDialog *crumb_rename_dialog_new (CrumbStore *store, const CrumbPlayer *player);

G_END_DECLS
