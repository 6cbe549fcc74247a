/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The chances of a bid before it is rolled, and what some dice are worth on average, both without rounding. */

#pragma once

#include "house-rules.h"
#include "rules/fraction.h"
#include "rules/seats.h"

/** The probability study looks at up to so many dice. */
#define CRUMB_STUDY_DICE 3

/**
 * CrumbOdds:
 * @win: the chance of each seat to win the bid, re-rolls among the tied played out; they add up to 1
 * @tie: the chance that the first roll ties for best
 */
typedef struct
{
  CrumbFraction win[CRUMB_SEATS_MAX];
  CrumbFraction tie;
} CrumbOdds;

/**
 * crumb_odds_bid:
 * @rules: what the table agreed on
 * @dice: how many dice each seat bids; 0 is no bid
 * @seats: how many seats, 1 to %CRUMB_SEATS_MAX
 * @odds: (out): the odds; when nobody bids nobody wins
 *
 * Exact for up to three dice a seat under all rules, and for as many dice as a game has wherever equal bids have
 * equally many dice, which is so unless most pips win without an advantage. Takes time and no memory: with many
 * dice every different roll is still looked at.
 *
 * Returns: false when a number would need more than 128 bits
 */
bool crumb_odds_bid (const CrumbHouseRules *rules, const uint8_t dice[], unsigned seats, CrumbOdds *odds);

/**
 * crumb_odds_mean:
 * @dice: 1 to %CRUMB_STUDY_DICE
 *
 * What @dice dice are worth on average in the designer's probability study: 100 for each pip of the highest die,
 * 10 for the next, 1 for the last. A die that is missing counts 0 without an advantage, and with it one more than
 * the best face: at the end when the advantage goes to the seat that runs out of dice, right after the highest die when
 * it goes there, so that (5,1) is 571 and beats the 541 of (5,4,1). With lowest die a face counts as its opposite. With
 * most pips the roll is worth its pips.
 */
CrumbFraction crumb_odds_mean (const CrumbHouseRules *rules, unsigned dice);
