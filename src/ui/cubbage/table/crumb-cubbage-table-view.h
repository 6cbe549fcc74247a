/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of a game of Cubbage. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_TABLE_VIEW (crumb_cubbage_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageTableView, crumb_cubbage_table_view, CRUMB, CUBBAGE_TABLE_VIEW, CrumbGamePanel)

/*
 * A #CrumbUndoable. Properties: `compact`, whether there is little room; `dice-size`, the length of an edge of the
 * dice in the scene.
 */

G_END_DECLS
