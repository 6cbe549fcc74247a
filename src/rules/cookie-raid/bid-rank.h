/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a bid is worth as a single number: the better bid has the greater one. Judging and odds share it. */

#pragma once

#include "house-rules.h"
#include "rules/dice.h"

/* What bids have in each place is written as one digit; the greatest of them is more than any die. */
#define CRUMB_RANK_BASE 16
#define CRUMB_RANK_BEATS_ANY_DIE (CRUMB_RANK_BASE - 1)

/**
 * crumb_bid_rank_by_dice:
 * @worths: what the dice are worth, in the order in which they are compared
 * @count: how many dice
 *
 * Dice are compared one by one. The first difference decides, so the dice are the digits of a number, the one compared
 * first on top.
 */
static inline uint64_t
crumb_bid_rank_by_dice (const CrumbHouseRules *rules, const uint8_t worths[], unsigned count)
{
  uint64_t rank = 0;

  for (unsigned place = 0; place < CRUMB_DICE_MAX; place++)
    {
      rank = rank * CRUMB_RANK_BASE + (place < count ? worths[place] : 0u);

      /* Defender's advantage: a bid that runs out of dice while everything was equal beats the one that goes on. */
      if (rules->advantage == CRUMB_ADVANTAGE_LAST_DIE && place == count)
        rank += CRUMB_RANK_BEATS_ANY_DIE;

      /* The advantage of a house rule: if the first dice tie, the bid with fewer dice wins. */
      if (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE && place == 0)
        rank = rank * CRUMB_RANK_BASE + CRUMB_DICE_MAX - count;
    }
  return rank;
}

/** crumb_bid_rank_by_pips: The most pips win; where they tie, the advantage is with the bid that has fewer dice. */
static inline uint64_t
crumb_bid_rank_by_pips (const CrumbHouseRules *rules, unsigned pips, unsigned count)
{
  unsigned fewer = rules->advantage == CRUMB_ADVANTAGE_NONE ? 0 : CRUMB_DICE_MAX - count;

  return (uint64_t) pips * CRUMB_RANK_BASE + fewer;
}
