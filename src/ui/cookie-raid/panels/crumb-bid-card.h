/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid that is looked back at: its ruling, the die that was taken, and the chances before it was rolled. */

#pragma once

#include "crumb-past-round.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_BID_CARD (crumb_bid_card_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBidCard, crumb_bid_card, CRUMB, BID_CARD, AdwBin)

/** crumb_bid_card_new: @bid: the bid of that number, counted from 1, in a round of @game */
GtkWidget *crumb_bid_card_new (CrumbGame *game, const CrumbPastBid *bid, guint number);

G_END_DECLS
