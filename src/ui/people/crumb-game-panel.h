/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What all panels of a game have in common: they show it, and follow when it changes. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/raid.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_PANEL (crumb_game_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbGamePanel, crumb_game_panel, CRUMB, GAME_PANEL, AdwBin)

/**
 * CrumbGamePanelClass:
 * @update: shows what @raid is now; NULL when there is no game, or it is one of another kind
 */
struct _CrumbGamePanelClass
{
  AdwBinClass parent_class;

  void (*update) (CrumbGamePanel *self, const CrumbRaid *raid);
};

/*
 * Property `game` (#CrumbGame, nullable), notified on change only.
 */

CrumbGame *crumb_game_panel_get_game (CrumbGamePanel *self);
void crumb_game_panel_set_game (CrumbGamePanel *self, CrumbGame *game);

/** crumb_game_panel_get_seat: (transfer none): Who sits there; only while there is a game. */
const CrumbSeat *crumb_game_panel_get_seat (CrumbGamePanel *self, guint seat);

/** crumb_game_panel_get_names: (transfer none): The name of each seat, as long as the game is shown. */
void crumb_game_panel_get_names (CrumbGamePanel *self, const char *names[CRUMB_SEATS_MAX]);

G_END_DECLS
