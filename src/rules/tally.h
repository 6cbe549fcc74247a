/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one seat did in one game, in numbers that can be added up over many games. */

#pragma once

#include "seats.h"

#include <stdint.h>

/** Bids are told apart by their dice up to this many less one; the rest are one kind. */
#define CRUMB_TALLY_BIDS 4

/**
 * CrumbTallyBids:
 * @bids: how many there were
 * @won: how many of them were won
 * @expected: how many were to be won: the sum of the exact chances
 */
typedef struct
{
  uint16_t bids;
  uint16_t won;
  double expected;
} CrumbTallyBids;

/**
 * CrumbTally:
 * @rounds: the scored rounds that the seat played
 * @cookies: what it got in them, bonuses included, without what it brought along
 * @best_round: the most it got in one of them; 0 when it played none
 * @hands: those of @rounds that were scored by hands; only they tell who had the bonus
 * @bonuses: those of @hands in which it had the bonus, alone or shared
 * @taken: the dice it took from plates
 * @bids: its contested bids, by the dice of the first roll: 1 to 3, and at 0 those of four or more. A bid counts
 *   once its die is taken, if every seat's dice were entered and two or more bid; re-rolls are part of it, and
 *   are played out by chance in what was expected
 * @ties: those of @bids in which it had to re-roll
 * @kept: the last dice of a plate that it took and did not re-roll
 * @rerolled: those that it did
 * @better: those of @rerolled that show more pips since, of those whose two faces are known
 * @worse: those that show fewer
 * @pips: the pips gained by re-rolling them, below 0 when lost
 * @weighed: those of @rerolled whose hand was entered, so that @gained is exact
 * @gained: the cookies that its hands have more, below 0 for fewer, than they had with those dice as they lay
 */
typedef struct
{
  uint16_t rounds;
  int32_t cookies;
  int16_t best_round;
  uint16_t hands;
  uint16_t bonuses;
  uint16_t taken;
  CrumbTallyBids bids[CRUMB_TALLY_BIDS];
  uint16_t ties;
  uint16_t kept;
  uint16_t rerolled;
  uint16_t better;
  uint16_t worse;
  int32_t pips;
  uint16_t weighed;
  int32_t gained;
} CrumbTally;
