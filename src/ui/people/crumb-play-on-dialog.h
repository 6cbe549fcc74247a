/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks how far a game goes: one that is over, or one that runs to another goal than was agreed on. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAY_ON_DIALOG (crumb_play_on_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayOnDialog, crumb_play_on_dialog, CRUMB, PLAY_ON_DIALOG, AdwDialog)

/** crumb_play_on_dialog_new: Signal `played-on` (string): @game goes on, in a sentence. */
AdwDialog *crumb_play_on_dialog_new (CrumbGame *game);

G_END_DECLS
