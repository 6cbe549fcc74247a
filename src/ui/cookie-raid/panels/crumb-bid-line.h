/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws a bid in one line: its number, who won, the dice of all side by side, and the die that was taken. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/raid.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * CrumbDrawnBid:
 * @number: that of the bid in its round, counted from 1
 * @n_seats: how many seats there were
 * @winner: who won the bid, or %CRUMB_NO_SEAT
 * @roll: the dice that settled it
 * @tied: whether there was a tie before, or is one now
 * @taken: whether a die was taken
 * @die: which one; face 0 when that was not entered
 * @lucky: whether it was the lucky last
 * @rerolled: whether that was re-rolled
 * @shows: what it showed then
 */
typedef struct
{
  guint number;
  guint n_seats;
  guint winner;
  CrumbRoll roll;
  gboolean tied;
  gboolean taken;
  CrumbDie die;
  gboolean lucky;
  gboolean rerolled;
  CrumbDie shows;
} CrumbDrawnBid;

#define CRUMB_TYPE_BID_LINE (crumb_bid_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbBidLine, crumb_bid_line, CRUMB, BID_LINE, AdwBin)

/* For screen readers it is nothing: what it is in says the same in words. */

/** crumb_bid_line_show: @game: whose seats and rules these are */
void crumb_bid_line_show (CrumbBidLine *self, CrumbGame *game, const CrumbDrawnBid *bid);

G_END_DECLS
