/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All rolls of a dispute, one below the other, with a row for each seat that takes part. */

#pragma once

#include "crumb-rulings.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DISPUTE_ROWS (crumb_dispute_rows_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDisputeRows, crumb_dispute_rows, CRUMB, DISPUTE_ROWS, GtkBox)

/** crumb_dispute_rows_show: The dice of what @rulings look at, each @dice_size long; the row that is asked in view. */
void crumb_dispute_rows_show (CrumbDisputeRows *self, CrumbRulings *rulings, int dice_size);

G_END_DECLS
