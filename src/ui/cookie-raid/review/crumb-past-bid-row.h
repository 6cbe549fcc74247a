/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid that is looked back at, in one row that opens to its ruling and can be corrected. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-log-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PAST_BID_ROW (crumb_past_bid_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPastBidRow, crumb_past_bid_row, CRUMB, PAST_BID_ROW, GtkBox)

/** crumb_past_bid_row_new: @bid: one that was settled */
GtkWidget *crumb_past_bid_row_new (CrumbRaidLogItem *bid);

G_END_DECLS
