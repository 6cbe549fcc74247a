/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The odds of the dice that were bid, for a bid that was played. */

#include "luck.h"

#include "odds.h"

#include <string.h>

bool
crumb_luck (const CrumbRaid *raid, CrumbLuck *luck)
{
  unsigned bidders = 0;
  CrumbOdds odds;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    bidders += raid->bid[seat] > 0;
  if (bidders < 2 || !crumb_odds_bid (&raid->rules, raid->bid, CRUMB_SEATS_MAX, &odds))
    return false;

  memcpy (luck->dice, raid->bid, sizeof luck->dice);
  memcpy (luck->chances, odds.win, sizeof luck->chances);
  return true;
}
