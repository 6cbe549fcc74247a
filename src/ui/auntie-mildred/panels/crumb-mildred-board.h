/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of the table: the sets of tasks, PRANK and DODGE, the Indulgency cards. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_mildred_board_new: The `stage_new` of #CrumbGameUi. Where the table has this action, taps on it mean
 * something: `table.spot` (i: a #CrumbMildredPlace or an Indulgency card). Rows that take what is picked light up where the table has the class for it: `picks-4`, `picks-any`,
 * `picks-full-house`, `picks-two-rows`, `picks-group`.
 */
GtkWidget *crumb_mildred_board_new (void);

G_END_DECLS
