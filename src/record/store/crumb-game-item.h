/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game, or an evening of games, as an item of a list model. */

#pragma once

#include "crumb-evening.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_ITEM (crumb_game_item_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameItem, crumb_game_item, CRUMB, GAME_ITEM, GObject)

/** crumb_game_item_new: @summary: (transfer full) (nullable) */
CrumbGameItem *crumb_game_item_new (CrumbGameSummary *summary);

/** crumb_game_item_new_evening: @evening: (transfer full) */
CrumbGameItem *crumb_game_item_new_evening (CrumbEvening *evening);

/** crumb_game_item_get_evening: (transfer none) (nullable): never changes; NULL in an item that is one game. */
const CrumbEvening *crumb_game_item_get_evening (CrumbGameItem *self);

/** crumb_game_item_get_summary: (transfer none): never changes; of an evening, its last game. */
const CrumbGameSummary *crumb_game_item_get_summary (CrumbGameItem *self);

G_END_DECLS
