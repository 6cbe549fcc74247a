/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How those who bid stand, in the order in which a ruling is looked at. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"

/** What became of a bid. */
typedef enum
{
  CRUMB_PLACE_WINNER, /**< takes a die */
  CRUMB_PLACE_TIED,   /**< re-rolls */
  CRUMB_PLACE_BEATEN, /**< gets nothing */
  CRUMB_PLACE_NO_BID, /**< did not bid */
} CrumbPlaceKind;

/**
 * CrumbRollPlace:
 * @kind: what became of it
 * @seat: whose bid it is
 * @rank: 1 is the best, equal bids have the same; 0 where the dice were not compared
 * @dice: the bid, in the order of comparison
 * @marked: which of @dice decides, counted from 0, or their number where it is the die that is missing; -1 for none
 */
typedef struct
{
  CrumbPlaceKind kind;
  uint8_t seat;
  uint8_t rank;
  CrumbDice dice;
  int marked;
} CrumbRollPlace;

/**
 * crumb_places_fill:
 * @roll: what @n_seats seats rolled, or some of them
 * @winner: who takes a die by this roll, or %CRUMB_NO_SEAT. Without the best dice, the table said who won
 * @places: (out): best first, who did not bid last
 *
 * Where the roll was not entered in full nobody is ranked, and only the winner and the dice that are known are there.
 *
 * Returns: how many
 */
unsigned crumb_places_fill (const CrumbHouseRules *rules, unsigned n_seats, const CrumbRoll *roll, unsigned winner,
                            CrumbRollPlace places[CRUMB_SEATS_MAX]);

/** crumb_places_take_taps: Whether a seat can be tapped now: it won, or it is the one to enter. */
bool crumb_places_take_taps (const CrumbRaid *raid);
