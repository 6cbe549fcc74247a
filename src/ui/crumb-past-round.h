/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rounds of a game of Cookie Raid that is looked back at, and the bids of each. No widgets. */

#pragma once

#include "record/crumb-game.h"
#include "rules/cookie-raid/odds.h"
#include "rules/cookie-raid/raid.h"

G_BEGIN_DECLS

/**
 * CrumbPastBid:
 * @begun: how many moves stood before it
 * @settled: after how many moves it had been ruled on, or been won by word
 * @first: what was rolled first, before any tie was re-rolled
 * @winner: who won it; %CRUMB_NO_SEAT when nobody bid
 * @taken: whether a die was taken
 * @die: which one, as it lay on the plate; face 0 when that was not entered
 * @lucky: whether it was the last die, to be kept or re-rolled
 * @rerolled: whether it was re-rolled
 * @shows: what it showed then
 */
typedef struct
{
  guint begun;
  guint settled;
  CrumbRoll first;
  guint8 winner;
  gboolean taken;
  CrumbDie die;
  gboolean lucky;
  gboolean rerolled;
  CrumbDie shows;
} CrumbPastBid;

/**
 * CrumbPastRound:
 * @scored: after how many moves it had been scored; 0: it never was
 * @bids: (element-type CrumbPastBid): those that were settled, in order
 */
typedef struct
{
  guint scored;
  GArray *bids;
} CrumbPastRound;

/** crumb_past_rounds_read: (transfer full) (element-type CrumbPastRound): All rounds, the last one begun included. */
GPtrArray *crumb_past_rounds_read   (CrumbGame *game);

/** crumb_past_bid_bidders: Who rolled dice in it, as far as that was entered. */
CrumbSeats crumb_past_bid_bidders   (const CrumbPastBid *bid);

/** crumb_past_bid_contested: Whether it was entered in full and two or more bid, so that there are odds of it. */
gboolean   crumb_past_bid_contested (const CrumbPastBid *bid);

/** crumb_past_bid_odds: The exact chances before the first roll; FALSE when it was not contested. */
gboolean   crumb_past_bid_odds      (const CrumbPastBid *bid, const CrumbHouseRules *rules, CrumbOdds *odds);

G_END_DECLS
