/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A list model of the games in the record. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-game-item.h"
#include "crumb-store.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_LIST (crumb_game_list_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameList, crumb_game_list, CRUMB, GAME_LIST, GObject)

/*
 * A GListModel of #CrumbGameItem, each a game or the games of an evening: unfinished games first, then the most recent. It knows the order of all games, and
 * reads the row of one when it is asked for. It updates when the main loop is idle, and reports only the range between
 * the first and the last change, so that a view keeps its scroll position.
 *
 * Properties, notified on change only: `n-items` (uint, read-only); `error` (#GError, read-only), set while the record
 * can't be read; the list then has no items, or items without a summary.
 */

/** crumb_game_list_new: (transfer full): All games of @store. */
CrumbGameList *crumb_game_list_new (CrumbStore *store);

/** crumb_game_list_set_filter: @filter: (nullable): copied; NULL selects every game. */
void crumb_game_list_set_filter (CrumbGameList *self, const CrumbGameFilter *filter);

/** crumb_game_list_set_grouped: Whether finished games of an evening are one item. */
void crumb_game_list_set_grouped (CrumbGameList *self, gboolean grouped);

/** crumb_game_list_count: How many games there are in all items. */
guint crumb_game_list_count (CrumbGameList *self);

/** crumb_game_list_get_error: (transfer none) (nullable): why the record can't be read. */
const GError *crumb_game_list_get_error (CrumbGameList *self);

/**
 * crumb_game_list_get_month:
 * @start: (out): the first position of the month in which the game at @position began
 * @end: (out): the position after its last one
 * @month: (out): when the month begins, in the local time zone: microseconds since 1970, UTC
 *
 * The unfinished games are one group without a month.
 *
 * Returns: FALSE in that group
 */
gboolean crumb_game_list_get_month (CrumbGameList *self, guint position, guint *start, guint *end, gint64 *month);

/**
 * crumb_game_list_find: Brings the list up to date and finds the item that has a game; FALSE when it is not in the list.
 */
gboolean crumb_game_list_find (CrumbGameList *self, const char *id, guint *position);

/** crumb_game_list_get_row: (transfer full) (nullable): The ids of the games of an item, the last one first. */
GStrv crumb_game_list_get_row (CrumbGameList *self, guint position);

/**
 * crumb_game_list_get_ids:
 *
 * Updates the list first, so that the n-th id is that of the n-th item.
 *
 * Returns: (transfer full) (nullable): the ids of all games in the list, of an evening its last one; NULL with `error` set, or when
 * another program is writing just now
 */
GStrv crumb_game_list_get_ids (CrumbGameList *self);

G_END_DECLS
