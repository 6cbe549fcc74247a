/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every roll that some dice can make, from the worst to the best, and in how many ways they make it. */

#pragma once

#include "house-rules.h"
#include "rules/dice.h"

#define CRUMB_PIPS_MAX (CRUMB_DICE_MAX * CRUMB_SIDES_MAX)

/**
 * CrumbRolls:
 * @count: how many dice
 * @rank: the rank of this roll among bids; see bid-rank.h
 * @ways: in how many ways the dice make it
 * @pips: with most pips, its pips
 * @worths: else what its dice are worth, highest first: the face, or with lowest die its opposite
 *
 * One roll of many. With most pips all rolls of as many pips count as one.
 */
typedef struct
{
  const CrumbHouseRules *rules;
  unsigned count;
  uint64_t rank;
  uint64_t ways;
  unsigned pips;
  uint8_t worths[CRUMB_DICE_MAX];
  uint64_t ways_of_pips[CRUMB_PIPS_MAX + 1];
} CrumbRolls;

/** crumb_rolls_first: The worst roll of @count dice, 1 to %CRUMB_DICE_MAX. @rules must outlive @rolls. */
void crumb_rolls_first (CrumbRolls *rolls, const CrumbHouseRules *rules, unsigned count);

/** crumb_rolls_next: The roll that is next best; false when there is none. */
bool crumb_rolls_next (CrumbRolls *rolls);
