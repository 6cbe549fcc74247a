/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where deleted games wait, to be looked at and brought back. */

#pragma once

#include "ui/game/crumb-edits.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DELETED_DIALOG (crumb_deleted_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDeletedDialog, crumb_deleted_dialog, CRUMB, DELETED_DIALOG, AdwDialog)

/** crumb_deleted_dialog_new: @settings: (nullable): where rules are saved by name */
AdwDialog *crumb_deleted_dialog_new (CrumbStore *store, CrumbEdits *edits, GSettings *settings);

G_END_DECLS
