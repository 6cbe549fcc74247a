/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in the history: who scored what, who won, when, and what the table says of it. */

#pragma once

#include "record/store/crumb-game-item.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_CARD (crumb_game_card_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameCard, crumb_game_card, CRUMB, GAME_CARD, AdwBin)

/*
 * Properties, notified on change only: `selecting`, whether a check mark says which games are chosen; `selected`,
 * whether this one is.
 */

/**
 * crumb_game_card_show:
 * @summary: (nullable): NULL while the record does not answer
 * @settings: (nullable): where rules are saved by name
 */
void crumb_game_card_show (CrumbGameCard *self, const CrumbGameSummary *summary, GSettings *settings);

/** crumb_game_card_show_item: Shows a game or an evening. @name_game: whether to say what was played too */
void crumb_game_card_show_item (CrumbGameCard *self, CrumbGameItem *item, GSettings *settings, gboolean name_game);

/** crumb_game_card_name_game: Says what was played too, until it shows something else. */
void crumb_game_card_name_game (CrumbGameCard *self, const char *kind_id);

/** crumb_game_card_add_menu: @row: of a list of #CrumbGameItem, and @card its child: the other button opens a menu. */
void crumb_game_card_add_menu (GtkWidget *card, GtkListItem *row);

/** crumb_game_card_add_menu_keys: Of a list of such rows: the keys for menus open that of the row that has the keys. */
void crumb_game_card_add_menu_keys (GtkWidget *list);

G_END_DECLS
