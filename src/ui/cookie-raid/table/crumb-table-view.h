/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table: a game of Cookie Raid that is being played. */

#pragma once

#include "ui/table/crumb-table.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_TABLE_VIEW (crumb_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTableView, crumb_table_view, CRUMB, TABLE_VIEW, CrumbTable)

/*
 * Properties, notified on change only: `any-die`, whether a die is taken that the plate is not known to have; `colour`
 * (uint), that of the next dice where colours count, 0 for none; `settings` (#GSettings, nullable), what is remembered
 * of the countdown.
 *
 * Actions, enabled as the game's state allows: `table.die` (i, a face), `table.digit` (i), `table.done`,
 * `table.no-bid`, `table.back`, `table.seat` (i), `table.take` (yy, a face, 0 where it is unknown, and a colour),
 * `table.colour` (u), `table.countdown`, `table.reveal`, `table.enter-plate`, `table.enter-bids`,
 * `table.enter-hands`, `table.enter-cookies`, and `table.insist` (s, the reason, which may be empty), which repeats
 * what the rules have refused or what can't be an honest hand.
 */

GtkWidget *crumb_table_view_new (void);

G_END_DECLS
