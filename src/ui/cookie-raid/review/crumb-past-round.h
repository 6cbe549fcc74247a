/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rounds of a game of Cookie Raid that is looked back at, and the bids of each. No widgets. */

#pragma once

#include "ui/cookie-raid/panels/crumb-game-ruling.h"

G_BEGIN_DECLS

/**
 * CrumbPastBid:
 * @begun: how many moves stood before it
 * @settled: after how many moves it had been ruled on, or been won by word
 * @ended: after how many moves the next one began
 * @drawn: what is drawn of it
 */
typedef struct
{
  guint begun;
  guint settled;
  guint ended;
  CrumbDrawnBid drawn;
} CrumbPastBid;

/**
 * CrumbPastRound:
 * @begun: how many moves stood before it
 * @ended: after how many moves the next one began
 * @scored: after how many moves it had been scored; 0: it never was
 * @bids: (element-type CrumbPastBid): those that were settled, in order
 */
typedef struct
{
  guint begun;
  guint ended;
  guint scored;
  GArray *bids;
} CrumbPastRound;

/** crumb_past_rounds_read: (transfer full) (element-type CrumbPastRound): All rounds, the last one begun included. */
GPtrArray *crumb_past_rounds_read (CrumbGame *game);

G_END_DECLS
