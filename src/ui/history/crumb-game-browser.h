/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of all games, to search, filter and select from, one game or several at once. */

#pragma once

#include "ui/past/crumb-filter-button.h"

#include "record/store/crumb-game-item.h"
#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_BROWSER (crumb_game_browser_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameBrowser, crumb_game_browser, CRUMB, GAME_BROWSER, AdwBin)

/*
 * Properties: `store`; `settings` (nullable), where rules are saved by name; `views` (AdwViewStack), which is switched
 * between in the header; `selecting`, notified on change only, whether several games are being chosen; `empty`
 * (read-only), notified on change only, whether there are no games at all; `grouped`, notified on change only, whether
 * the games of an evening are one row.
 *
 * Signals: `opened` (item: CrumbGameItem): people opened that game; `selected`: other games are selected
 * than before, or none; `delete` (ids: GStrv): people want to delete those games.
 */

/**
 * crumb_game_browser_show_by: Shows all games that match each value, as crumb_filter_button_choose() has it.
 * @values: (element-type utf8): NULL where any will do
 */
void crumb_game_browser_show_by (CrumbGameBrowser *self, const char *const values[CRUMB_FILTER_N]);

/** crumb_game_browser_mark: (nullable): Chooses the game with that id in the list; NULL: none. */
void crumb_game_browser_mark (CrumbGameBrowser *self, const char *id);

/** crumb_game_browser_search: Goes to where one types what is searched. */
void crumb_game_browser_search (CrumbGameBrowser *self);

/** crumb_game_browser_find: Searches for @words, as if they were typed. */
void crumb_game_browser_find (CrumbGameBrowser *self, const char *words);

/** crumb_game_browser_get_selecting: Whether several games are being chosen, even if none is yet. */
gboolean crumb_game_browser_get_selecting (CrumbGameBrowser *self);

/** crumb_game_browser_get_selected: (transfer full): The ids of the games that are chosen, in the list's order. */
GStrv crumb_game_browser_get_selected (CrumbGameBrowser *self);

G_END_DECLS
