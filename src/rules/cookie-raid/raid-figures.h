/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cookie Raid counts of its players. */

#pragma once

#include "raid.h"

#include "rules/figure.h"

/** Bids are told apart by their dice up to this many; those of more dice count with the largest. */
#define CRUMB_RAID_BID_SIZES 4

/**
 * The places of the figures in a #CrumbFigures. From CRUMB_RAID_FIGURE_BIDS on there are three for each size of a bid;
 * see crumb_raid_figure_of_bids().
 */
typedef enum
{
  CRUMB_RAID_FIGURE_HANDS,   /**< the rounds that were scored by hands; only they tell who had the bonus */
  CRUMB_RAID_FIGURE_BONUSES, /**< those of them in which the seat had the bonus, alone or shared */
  CRUMB_RAID_FIGURE_TAKEN,   /**< the dice it took from plates */
  CRUMB_RAID_FIGURE_TIES,    /**< the contested bids in which it had to re-roll */
  CRUMB_RAID_FIGURE_BIDS,
  CRUMB_RAID_FIGURE_LUCKY_KEPT = CRUMB_RAID_FIGURE_BIDS + 3 * CRUMB_RAID_BID_SIZES,
  /**< the last dice of a plate that it took and did not re-roll */
  CRUMB_RAID_FIGURE_LUCKY_REROLLED, /**< the last dice of a plate that it took and re-rolled */
  CRUMB_RAID_FIGURE_LUCKY_BETTER,   /**< of those with both faces known, those that show more pips now */
  CRUMB_RAID_FIGURE_LUCKY_WORSE,    /**< and those that show fewer */
  CRUMB_RAID_FIGURE_LUCKY_PIPS,     /**< the pips gained by re-rolling them, below 0 when lost */
  CRUMB_RAID_FIGURE_LUCKY_WEIGHED,  /**< those re-rolled whose hand was entered, so that the next is exact */
  CRUMB_RAID_FIGURE_LUCKY_GAINED,   /**< the cookies its hands have more than with those dice as they lay */
  CRUMB_RAID_FIGURE_BIDS_VARIANCE,  /**< how far the bids won may be off what was expected by chance: the variance of
                                       their number, in %CRUMB_FIGURE_BILLIONTHS */
  CRUMB_RAID_FIGURE_REROLLS,        /**< the most times that a bid was re-rolled before it was won */
  CRUMB_RAID_N_FIGURES
} CrumbRaidFigure;

/** The three figures of the bids of one size. */
enum
{
  CRUMB_RAID_BIDS_MADE,     /**< a bid counts once its die is taken, if every seat's dice were entered and two or more
                                 bid; re-rolls are part of it */
  CRUMB_RAID_BIDS_WON,      /**< how many of them were won */
  CRUMB_RAID_BIDS_EXPECTED, /**< how many the exact chances add up to, in %CRUMB_FIGURE_BILLIONTHS */
};

/** The figures, in the order of #CrumbRaidFigure. */
extern const CrumbFigure crumb_raid_figures[CRUMB_RAID_N_FIGURES];

/** crumb_raid_figure_of_bids: Where the three figures of bids of so many @dice, at least 1, begin. */
static inline unsigned
crumb_raid_figure_of_bids (unsigned dice)
{
  return CRUMB_RAID_FIGURE_BIDS + 3 * ((dice < CRUMB_RAID_BID_SIZES ? dice : CRUMB_RAID_BID_SIZES) - 1);
}

/** crumb_raid_count: What one move adds to the figures; the `count` of #CrumbGameKind. */
void crumb_raid_count (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after,
                       CrumbFigures figures[CRUMB_SEATS_MAX]);
