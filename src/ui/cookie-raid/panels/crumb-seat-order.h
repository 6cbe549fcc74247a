/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rows of a table, one for each seat, in the order in which people sit. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_seat_order_rows:
 * @box: where the rows are
 * @rows: the row of each seat, %CRUMB_SEATS_MAX of them
 * @shown: whose rows are shown; the others are hidden
 *
 * Puts the rows in the order of @raid.
 */
void crumb_seat_order_rows (GtkBox *box, GtkWidget *const rows[CRUMB_SEATS_MAX], const CrumbRaid *raid,
                            CrumbSeats shown);

G_END_DECLS
