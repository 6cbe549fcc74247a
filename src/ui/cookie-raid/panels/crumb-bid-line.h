/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws a bid in one line: its number, who won, the dice of all side by side, and the die that was taken. */

#pragma once

#include "crumb-game-ruling.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_BID_LINE (crumb_bid_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBidLine, crumb_bid_line, CRUMB, BID_LINE, AdwBin)

/* For screen readers it is nothing: what it is in says the same in words. */

/** crumb_bid_line_show: @game: whose seats and rules these are */
void crumb_bid_line_show (CrumbBidLine *self, CrumbGame *game, const CrumbDrawnBid *bid);

G_END_DECLS
