/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rows of a table, one for each seat, in the order in which people sit. */

#include "crumb-config.h"

#include "crumb-seat-order.h"

void
crumb_seat_order_rows (GtkBox *box, GtkWidget *rows[CRUMB_SEATS_MAX], const CrumbRaid *raid, CrumbSeats shown,
                       CrumbNewRow new_row, gpointer data)
{
  GtkWidget *previous = NULL;

  for (guint at = 0; at < CRUMB_SEATS_MAX; at++)
    {
      /* Seats are taken in turn: those beyond the last are their own place. */
      guint seat = at < raid->scores.n_seats ? raid->scores.order[at] : at;
      gboolean is_shown = crumb_seats_has (shown, seat);

      if (rows[seat] == NULL && is_shown)
        gtk_box_append (box, rows[seat] = new_row (seat, data));
      if (rows[seat] == NULL)
        continue;
      gtk_widget_set_visible (rows[seat], is_shown);
      gtk_box_reorder_child_after (box, rows[seat], previous);
      previous = rows[seat];
    }
}
