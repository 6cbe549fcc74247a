/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rows of a table, one for each seat, in the order in which people sit. */

#include "crumb-config.h"

#include "crumb-seat-order.h"

void
crumb_seat_order_rows (GtkBox *box, GtkWidget *const rows[CRUMB_SEATS_MAX], const CrumbRaid *raid, CrumbSeats shown)
{
  for (guint at = 1; at < raid->n_seats; at++)
    gtk_box_reorder_child_after (box, rows[raid->order[at]], rows[raid->order[at - 1]]);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    gtk_widget_set_visible (rows[seat], crumb_seats_has (shown, seat));
}
