/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks for points that somebody gets or loses besides the dice, and why. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ADJUST_DIALOG (crumb_adjust_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAdjustDialog, crumb_adjust_dialog, CRUMB, ADJUST_DIALOG, AdwDialog)

/** crumb_adjust_dialog_new: @game is one of Cubbage that runs. */
AdwDialog *crumb_adjust_dialog_new (CrumbGame *game);

G_END_DECLS
