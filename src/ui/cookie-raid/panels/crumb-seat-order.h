/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rows of a table, one for each seat, in the order in which people sit. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** CrumbNewRow: (transfer floating): Makes the row of @seat. */
typedef GtkWidget *(*CrumbNewRow) (guint seat, gpointer data);

/**
 * crumb_seat_order_rows:
 * @box: where the rows are
 * @rows: the row of each seat, %CRUMB_SEATS_MAX of them; NULL until it is first shown
 * @shown: whose rows are shown; the others are hidden
 * @new_row: makes the rows that are missing, from @data
 *
 * Puts the rows in the order of @raid.
 */
void crumb_seat_order_rows (GtkBox *box, GtkWidget *rows[CRUMB_SEATS_MAX], const CrumbRaid *raid, CrumbSeats shown,
                            CrumbNewRow new_row, gpointer data);

G_END_DECLS
