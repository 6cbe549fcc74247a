/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A first round, one step at a time, for people with dice before them and no rules. */

#pragma once

#include "crumb-drawn-rulebook.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_FIRST_GAME_DIALOG (crumb_first_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFirstGameDialog, crumb_first_game_dialog, CRUMB, FIRST_GAME_DIALOG, AdwDialog)

/* Signal `finished`: a game is wanted now; the dialog has closed itself. */

/** crumb_first_game_dialog_new: @rulebook is not copied. */
AdwDialog *crumb_first_game_dialog_new (const CrumbDrawnRulebook *rulebook);

G_END_DECLS
