/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player: statistics, and what people can change. */

#pragma once

#include "ui/game/crumb-edits.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAYER_PAGE (crumb_player_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerPage, crumb_player_page, CRUMB, PLAYER_PAGE, AdwNavigationPage)

/*
 * Follows the record. Actions: `player.merge`, which asks who it is; `player.unmerge` (s: the key of a spelling);
 * `player.hidden`, a switch.
 */

/** crumb_player_page_new: @settings: (nullable); @key: of a player; @edits: takes up what people do here */
AdwNavigationPage *crumb_player_page_new (CrumbStore *store, GSettings *settings, const char *key, CrumbEdits *edits);

G_END_DECLS
