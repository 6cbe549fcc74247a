/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's roll or hand in a dispute: it is changed die by die, and shows the outcome. */

#pragma once

#include "crumb-rulings.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DISPUTE_ROW (crumb_dispute_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDisputeRow, crumb_dispute_row, CRUMB, DISPUTE_ROW, GtkBox)

/*
 * Taps are the actions `rulings.pick`, `rulings.seat` (ii: roll, seat), `rulings.remove` (i: seat) and, once a name was
 * typed or its entry was left, `rulings.rename` (is: seat, what the entry says).
 */

/** crumb_dispute_row_new: The row of @seat in @roll; the names of all rows of @names are equally wide. */
GtkWidget *crumb_dispute_row_new (guint roll, guint seat, GtkSizeGroup *names);

/** crumb_dispute_row_show: What the row is now. The seat has to be in the roll. */
void crumb_dispute_row_show (CrumbDisputeRow *self, CrumbRulings *rulings);

/** crumb_dispute_row_set_dice_size: The length of an edge of its dice, from when it is shown next. */
void crumb_dispute_row_set_dice_size (CrumbDisputeRow *self, int dice_size);

G_END_DECLS
