/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cubbage: asks what the game waits for, and makes moves of taps and keys. */

#pragma once

#include "ui/table/crumb-table.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_TABLE_VIEW (crumb_cubbage_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageTableView, crumb_cubbage_table_view, CRUMB, CUBBAGE_TABLE_VIEW, CrumbTable)

/*
 * Actions, besides those of the frame: `table.die` (i: a face), `table.digit` (i), `table.done`, `table.go`, `table.seat`
 * (i: who has the first crib), `table.enter-points` and `table.enter-dice`, which change how a deal is entered.
 */

GtkWidget *crumb_cubbage_table_view_new (void);

G_END_DECLS
