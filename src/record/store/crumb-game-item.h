/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game summary as an item of a list model. */

#pragma once

#include "crumb-game-summary.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_ITEM (crumb_game_item_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameItem, crumb_game_item, CRUMB, GAME_ITEM, GObject)

/** crumb_game_item_new: @summary: (transfer full) (nullable) */
CrumbGameItem *crumb_game_item_new (CrumbGameSummary *summary);

/** crumb_game_item_get_summary: (transfer none): never changes. */
const CrumbGameSummary *crumb_game_item_get_summary (CrumbGameItem *self);

G_END_DECLS
