/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's bid, as far as it was entered. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cookie-raid/raid.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_BID_ROW (crumb_bid_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBidRow, crumb_bid_row, CRUMB, BID_ROW, AdwBin)

/** crumb_bid_row_new: The row of @seat; the dice of all rows of @group begin at the same place. */
GtkWidget *crumb_bid_row_new (guint seat, GtkSizeGroup *group);

/** crumb_bid_row_show: Shows the bid of the seat, which is @player's, in @raid. */
void crumb_bid_row_show (CrumbBidRow *self, const CrumbSeat *player, const CrumbRaid *raid);

G_END_DECLS
