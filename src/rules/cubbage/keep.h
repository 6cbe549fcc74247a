/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What dice are worth on average, without rounding: a hand before the starter, and each way to keep four of six. */

#pragma once

#include "cubbage.h"
#include "rules/fraction.h"

/** The most ways to keep four of six dice: fewer where some are equal. */
#define CRUMB_CUBBAGE_KEEPS 15
/** No hand is worth more. */
#define CRUMB_CUBBAGE_HAND_BEST 24
/** The means of hands and cribs are whole numbers of this part of a point. */
#define CRUMB_CUBBAGE_KEEP_PARTS 216

/** Whose points the crib will be. */
typedef enum
{
  CRUMB_CUBBAGE_CRIB_ASIDE,  /**< the crib is not weighed */
  CRUMB_CUBBAGE_CRIB_MINE,   /**< it is added to the hand */
  CRUMB_CUBBAGE_CRIB_THEIRS, /**< it is taken from it */
} CrumbCubbageCribSide;

/**
 * CrumbCubbageHandOdds:
 * @points: for each starter, at 1 to 6, what the hand is worth with it
 * @ways: for each number of points, how many of the six starters make it
 * @mean: what it is worth on average
 */
typedef struct
{
  uint8_t points[CRUMB_CUBBAGE_SIDES + 1];
  uint8_t ways[CRUMB_CUBBAGE_HAND_BEST + 1];
  CrumbFraction mean;
} CrumbCubbageHandOdds;

/**
 * CrumbCubbageKeep:
 * @keep: the faces that are kept, low to high
 * @push: the other two, low to high
 * @hand: what the hand is worth on average
 * @crib: what the crib is worth on average, its other two dice and the starter being random
 * @value: the hand, plus or less the crib or alone, in parts of %CRUMB_CUBBAGE_KEEP_PARTS; may be below 0
 */
typedef struct
{
  uint8_t keep[CRUMB_CUBBAGE_KEPT];
  uint8_t push[CRUMB_CUBBAGE_PUSHED];
  CrumbFraction hand;
  CrumbFraction crib;
  int32_t value;
} CrumbCubbageKeep;

/**
 * CrumbCubbageStudy:
 * @ways: for each number of points, how many of the 7,776 hands with their starter are worth it
 * @hand: what a random hand with its starter is worth on average
 * @best_keep: what the hand is worth on average when the best four of six random dice are kept
 */
typedef struct
{
  uint16_t ways[CRUMB_CUBBAGE_HAND_BEST + 1];
  CrumbFraction hand;
  CrumbFraction best_keep;
} CrumbCubbageStudy;

/** crumb_cubbage_hand_odds: The chances of four dice whose starter is still to come. */
CrumbCubbageHandOdds crumb_cubbage_hand_odds (const uint8_t dice[CRUMB_CUBBAGE_KEPT]);

/**
 * crumb_cubbage_keeps:
 * @dice: the six faces that were rolled
 * @keeps: (out): every way to keep four of them once, best first; of equally good ones the one whose dice, low to high,
 *   are higher
 *
 * Returns: how many ways there are
 */
unsigned crumb_cubbage_keeps (const uint8_t dice[CRUMB_CUBBAGE_ROLLED], CrumbCubbageCribSide side,
                              CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS]);

/**
 * crumb_cubbage_deal_keeps:
 * @deal: one in which @seat has pushed two of its dice
 *
 * @kept: (out): which of @keeps it chose
 *
 * All of that for the dice that @seat rolled and the crib as it was.
 *
 * Returns: how many ways there were
 */
unsigned crumb_cubbage_deal_keeps (const CrumbCubbageDeal *deal, unsigned seat,
                                   CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS], unsigned *kept);

/** crumb_cubbage_study: What random dice are worth. Takes about a thousandth of a second. */
CrumbCubbageStudy crumb_cubbage_study (void);
