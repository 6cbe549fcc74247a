/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks who plays, and begins the game. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_NEW_GAME_DIALOG (crumb_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNewGameDialog, crumb_new_game_dialog, CRUMB, NEW_GAME_DIALOG, AdwDialog)

/*
 * Property `kind` (pointer): the game that is chosen, one of #crumb_game_uis; at first the one played last. Signal
 * `started` (CrumbGame): the game has begun; the dialog closes by itself.
 */

/** crumb_new_game_dialog_new: @settings: (nullable): where rules are saved by name */
AdwDialog *crumb_new_game_dialog_new (CrumbStore *store, GSettings *settings);

G_END_DECLS
