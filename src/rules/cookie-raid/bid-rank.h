/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a bid is worth as a single number: the better bid has the greater one. Judging and odds share it. */

#pragma once

#include "house-rules.h"
#include "rules/dice.h"

/* A rank has one hexadecimal digit per die, the die compared first on top, and room for one more digit. */
#define CRUMB_RANK_DIGIT_BITS 4
#define CRUMB_RANK_DIGITS (CRUMB_DICE_MAX + 1)
#define CRUMB_RANK_BEATS_ANY_DIE UINT64_C (15)

/** crumb_bid_digit_shift: How far up the digit of the die compared at @position is. */
static inline unsigned
crumb_bid_digit_shift (unsigned position)
{
  return (CRUMB_RANK_DIGITS - 1 - position) * CRUMB_RANK_DIGIT_BITS;
}

/**
 * crumb_bid_rank_by_dice:
 * @digits: what the dice are worth, the one compared first on top; 0 where there is no die
 * @count: how many dice
 *
 * Dice are compared one by one.
 */
static inline uint64_t
crumb_bid_rank_by_dice (const CrumbHouseRules *rules, uint64_t digits, unsigned count)
{
  switch ((CrumbAdvantage) rules->advantage)
    {
    case CRUMB_ADVANTAGE_LAST_DIE:
      return digits | CRUMB_RANK_BEATS_ANY_DIE << crumb_bid_digit_shift (count);
    case CRUMB_ADVANTAGE_HIGHEST_DIE:
      {
        uint64_t highest = digits >> crumb_bid_digit_shift (0) << crumb_bid_digit_shift (0);
        uint64_t fewer = (uint64_t) (CRUMB_DICE_MAX - count) << crumb_bid_digit_shift (1);

        return highest | fewer | (digits ^ highest) >> CRUMB_RANK_DIGIT_BITS;
      }
    case CRUMB_ADVANTAGE_NONE:
      break;
    }
  return digits;
}

/** crumb_bid_rank_by_pips: Adds up the pips of @count dice. */
static inline uint64_t
crumb_bid_rank_by_pips (const CrumbHouseRules *rules, uint64_t pips, unsigned count)
{
  if (rules->advantage == CRUMB_ADVANTAGE_NONE)
    return pips;
  return pips << CRUMB_RANK_DIGIT_BITS | (CRUMB_DICE_MAX - count);
}
