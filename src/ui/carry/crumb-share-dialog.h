/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The ways in which one game can be taken away. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHARE_DIALOG (crumb_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShareDialog, crumb_share_dialog, CRUMB, SHARE_DIALOG, AdwDialog)

/*
 * Shows the game as it is when the dialog is made.
 *
 * Actions: `share.save-picture`, `share.copy-picture`, `share.copy-sheet`, `share.save-pdf`, `share.save-table`,
 * `share.save-game`, `share.copy-link`.
 */

/** crumb_share_dialog_new: @settings: (nullable): has the rules that this table gave a name. */
AdwDialog *crumb_share_dialog_new (CrumbGame *game, GSettings *settings);

G_END_DECLS
