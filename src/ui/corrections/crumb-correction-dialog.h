/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Corrects moves that were entered wrong, and shows what that changes before it is saved. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CORRECTION_DIALOG (crumb_correction_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCorrectionDialog, crumb_correction_dialog, CRUMB, CORRECTION_DIALOG, AdwDialog)

/* Signal `corrected`: the correction has been kept, and crumb_game_undo() would take it back. */

/**
 * crumb_correction_dialog_new:
 * @game: of a kind whose moves can be corrected
 * @move: a standing move of @game, counted from 0: its round is what is shown at first, and where keys begin
 */
AdwDialog *crumb_correction_dialog_new (CrumbGame *game, guint move);

G_END_DECLS
