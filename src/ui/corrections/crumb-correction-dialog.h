/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Corrects what was entered wrong, and shows what that changes before it is saved. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CORRECTION_DIALOG (crumb_correction_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCorrectionDialog, crumb_correction_dialog, CRUMB, CORRECTION_DIALOG, AdwDialog)

/* Signal `corrected`: the correction has been kept, and crumb_game_undo() would take it back. */

/**
 * crumb_correction_dialog_install:
 * @callback: asks crumb_correction_dialog_new() for its dialog and presents it
 *
 * Gives a class the actions by which what is shown opens its correction: `win.correct` (u: a move), `win.correct-die`
 * (uuu: a move, and the face and the color of the die that is wrong), and `win.correct-among` (u: a move, which is shown
 * in the list of all of its round). A page that shows another game than the window's table has them for that game.
 */
void crumb_correction_dialog_install (gpointer klass, GCallback callback);

/** crumb_correction_dialog_set_enabled: Whether a widget of such a class does what those actions ask for. */
void crumb_correction_dialog_set_enabled (GtkWidget *widget, gboolean enabled);

/**
 * crumb_correction_dialog_new:
 * @game: of a kind whose moves can be corrected
 * @action: one of those that crumb_correction_dialog_install() installs
 * @target: (transfer none): what it was activated with, a standing move of @game, counted from 0
 */
AdwDialog *crumb_correction_dialog_new (CrumbGame *game, const char *action, GVariant *target);

G_END_DECLS
