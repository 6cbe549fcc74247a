/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cubbage counts of its players. */

#pragma once

#include "cubbage.h"

#include "rules/figure.h"

/**
 * CrumbCubbageFigure:
 * @CRUMB_CUBBAGE_FIGURE_PLAY_POINTS: points from the play
 * @CRUMB_CUBBAGE_FIGURE_HANDS: hands that were counted
 * @CRUMB_CUBBAGE_FIGURE_HAND_POINTS: points from them
 * @CRUMB_CUBBAGE_FIGURE_BEST_HAND: the most points of one of them
 * @CRUMB_CUBBAGE_FIGURE_CRIBS: cribs that were counted
 * @CRUMB_CUBBAGE_FIGURE_CRIB_POINTS: points from them
 * @CRUMB_CUBBAGE_FIGURE_BEST_CRIB: the most points of one of them
 * @CRUMB_CUBBAGE_FIGURE_OTHER_POINTS: points that the other seat missed, or paid for a false go
 * @CRUMB_CUBBAGE_FIGURE_MISSED: points of its hands and cribs that it did not claim
 * @CRUMB_CUBBAGE_FIGURE_LAID: dice laid in the play
 * @CRUMB_CUBBAGE_FIGURE_SEVENS: totals of seven made
 * @CRUMB_CUBBAGE_FIGURE_KINDS: dice laid that equal the one before
 * @CRUMB_CUBBAGE_FIGURE_RUNS: runs ended in the play
 * @CRUMB_CUBBAGE_FIGURE_FIFTEENS: totals of fifteen made
 * @CRUMB_CUBBAGE_FIGURE_LASTS: points for the last die
 * @CRUMB_CUBBAGE_FIGURE_FALSE_GOS: gos that were none
 * @CRUMB_CUBBAGE_FIGURE_KEEPS: dice kept in a solo game
 * @CRUMB_CUBBAGE_FIGURE_BEST_KEEPS: those of them with no better way on average, hand and crib together
 * @CRUMB_CUBBAGE_FIGURE_KEEP_LOSS: what the best ways would have brought more, in 216ths of a point
 * @CRUMB_CUBBAGE_FIGURE_LUCK: what its hands and cribs are worth more than their four dice are on average over all
 *   starters, in sixths of a point
 * @CRUMB_CUBBAGE_FIGURE_LUCK_VARIANCE: the variance of that, in 36ths of a squared point. One starter serves all that a
 *   seat counts in a deal
 * @CRUMB_CUBBAGE_FIGURE_CRIB_DEALS: deals with points in which the crib was its own
 * @CRUMB_CUBBAGE_FIGURE_CRIB_DEAL_POINTS: its points of them
 * @CRUMB_CUBBAGE_FIGURE_OTHER_DEALS: deals with points in which the crib was the other seat's
 * @CRUMB_CUBBAGE_FIGURE_OTHER_DEAL_POINTS: its points of them
 * @CRUMB_CUBBAGE_FIGURE_PLAY_DEALS: deals in which it laid a die
 *
 * The places of the figures in a #CrumbFigures. All add up over games but the best hand and the best crib.
 */
typedef enum
{
  CRUMB_CUBBAGE_FIGURE_PLAY_POINTS,
  CRUMB_CUBBAGE_FIGURE_HANDS,
  CRUMB_CUBBAGE_FIGURE_HAND_POINTS,
  CRUMB_CUBBAGE_FIGURE_BEST_HAND,
  CRUMB_CUBBAGE_FIGURE_CRIBS,
  CRUMB_CUBBAGE_FIGURE_CRIB_POINTS,
  CRUMB_CUBBAGE_FIGURE_BEST_CRIB,
  CRUMB_CUBBAGE_FIGURE_OTHER_POINTS,
  CRUMB_CUBBAGE_FIGURE_MISSED,
  CRUMB_CUBBAGE_FIGURE_LAID,
  CRUMB_CUBBAGE_FIGURE_SEVENS,
  CRUMB_CUBBAGE_FIGURE_KINDS,
  CRUMB_CUBBAGE_FIGURE_RUNS,
  CRUMB_CUBBAGE_FIGURE_FIFTEENS,
  CRUMB_CUBBAGE_FIGURE_LASTS,
  CRUMB_CUBBAGE_FIGURE_FALSE_GOS,
  CRUMB_CUBBAGE_FIGURE_KEEPS,
  CRUMB_CUBBAGE_FIGURE_BEST_KEEPS,
  CRUMB_CUBBAGE_FIGURE_KEEP_LOSS,
  CRUMB_CUBBAGE_FIGURE_LUCK,
  CRUMB_CUBBAGE_FIGURE_LUCK_VARIANCE,
  CRUMB_CUBBAGE_FIGURE_CRIB_DEALS,
  CRUMB_CUBBAGE_FIGURE_CRIB_DEAL_POINTS,
  CRUMB_CUBBAGE_FIGURE_OTHER_DEALS,
  CRUMB_CUBBAGE_FIGURE_OTHER_DEAL_POINTS,
  CRUMB_CUBBAGE_FIGURE_PLAY_DEALS,
  CRUMB_CUBBAGE_N_FIGURES
} CrumbCubbageFigure;

/** The figures, in the order of #CrumbCubbageFigure. */
extern const CrumbFigure crumb_cubbage_figures[CRUMB_CUBBAGE_N_FIGURES];

/** crumb_cubbage_add_figures: What one move adds to the figures; the `count` of #CrumbGameKind. */
void crumb_cubbage_add_figures (const CrumbCubbage *before, const CrumbCubbage *after,
                                CrumbFigures figures[CRUMB_SEATS_MAX]);
