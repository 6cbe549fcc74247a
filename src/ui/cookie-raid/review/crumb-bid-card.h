/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The ruling of a bid that is looked back at, what came of the last die, and the chances before it was rolled. */

#pragma once

#include "crumb-past-round.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_BID_CARD (crumb_bid_card_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBidCard, crumb_bid_card, CRUMB, BID_CARD, AdwBin)

/** crumb_bid_card_new: @bid: a bid of @game */
GtkWidget *crumb_bid_card_new (CrumbGame *game, const CrumbPastBid *bid);

G_END_DECLS
