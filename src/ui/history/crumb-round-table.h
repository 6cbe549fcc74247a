/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All scored rounds of a game: points and running totals of each seat. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_ROUND_TABLE (crumb_round_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoundTable, crumb_round_table, CRUMB, ROUND_TABLE, CrumbGamePanel)

/*
 * Construct property `openable` (boolean): whether each round opens to what the game tells of it.
 * Property `narrow` (boolean): whether there is little room; notified on change only.
 */

G_END_DECLS
