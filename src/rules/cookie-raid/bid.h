/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who wins a bid, and why. */

#pragma once

#include "house-rules.h"
#include "rules/dice.h"
#include "rules/seats.h"

/** What came of the rolls. */
typedef enum
{
  CRUMB_VERDICT_NOBODY, /**< nobody bid: the round ends */
  CRUMB_VERDICT_WIN,    /**< one seat takes a die */
  CRUMB_VERDICT_REROLL, /**< the best bids are exactly equal: those seats re-roll */
} CrumbVerdict;

/** What separates the best bid from the runner-up, or ties them. */
typedef enum
{
  CRUMB_BID_NOBODY,      /**< nobody bid */
  CRUMB_BID_ONLY,        /**< a single bidder wins whatever the dice show */
  CRUMB_BID_HIGHEST_DIE, /**< the highest dice differ */
  CRUMB_BID_NEXT_DIE,    /**< the highest are equal, the next one compared differs */
  CRUMB_BID_LAST_DIE,    /**< the third or a later die differs, the last of the smaller bid */
  CRUMB_BID_ADVANTAGE,   /**< all compared dice are equal and the winner rolled fewer */
  CRUMB_BID_TIE,         /**< exactly equal */
  CRUMB_BID_LOWEST_DIE,  /**< house rule, lowest die: the lowest dice differ */
  CRUMB_BID_MOST_PIPS,   /**< house rule, most pips: the sums differ */
  CRUMB_BID_MORE_DICE,   /**< house rule, no advantage: all compared dice are equal and the winner rolled more */
} CrumbBidReason;

/**
 * CrumbRuling:
 * @verdict: what came of it
 * @reason: why
 * @winner: who takes a die, or %CRUMB_NO_SEAT
 * @reroll: who re-rolls; empty unless the verdict says so
 * @no_bid: who rolled no dice and is no part of it
 * @n_standing: how many groups of equal bids there are
 * @standing: the groups, best first
 * @deciding: which die decides, counted from 0 in the order of comparison. With the advantage it is the first
 *   die that the winner does not have. Meaningless unless dice were compared one by one
 */
typedef struct
{
  CrumbVerdict verdict;
  CrumbBidReason reason;
  uint8_t winner;
  CrumbSeats reroll;
  CrumbSeats no_bid;
  uint8_t n_standing;
  CrumbSeats standing[CRUMB_SEATS_MAX];
  uint8_t deciding;
} CrumbRuling;

/**
 * crumb_bid_judge:
 * @rules: what the table agreed on
 * @bids: the dice of each seat, in any order, every face known; no dice is no bid
 * @seats: how many seats, 1 to %CRUMB_SEATS_MAX
 *
 * Rules, "Bids": dice are compared one by one, highest first; if all of them are equal until one seat runs out of dice,
 * that seat has the defender's advantage; exactly equal best bids re-roll.
 */
CrumbRuling crumb_bid_judge (const CrumbHouseRules *rules, const CrumbDice bids[], unsigned seats);

/** crumb_bid_order: The dice in the order in which @rules compare them: highest first, or lowest first. */
CrumbDice crumb_bid_order (const CrumbHouseRules *rules, const CrumbDice *bid);

/** crumb_bid_most_dice: How many dice a seat that holds @held may bid. */
unsigned crumb_bid_most_dice (const CrumbHouseRules *rules, unsigned held);
