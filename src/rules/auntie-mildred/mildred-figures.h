/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Auntie Mildred's list counts of its players. */

#pragma once

#include "mildred.h"

#include "rules/figure.h"

/**
 * CrumbMildredFigure:
 * @CRUMB_MILDRED_FIGURE_TURNS: turns that were passed
 * @CRUMB_MILDRED_FIGURE_COOKIES: cookies that cards gave, without those that were lost
 * @CRUMB_MILDRED_FIGURE_EXCESS: cookies beyond 6, which were lost
 * @CRUMB_MILDRED_FIGURE_VICTORY_COOKIES: victory dice from cookies
 * @CRUMB_MILDRED_FIGURE_VICTORY_CARDS: victory dice that cards gave
 * @CRUMB_MILDRED_FIGURE_VICTORY_GOAL: victory dice from the goal line
 * @CRUMB_MILDRED_FIGURE_PRANKS_HIT: pranks that hit
 * @CRUMB_MILDRED_FIGURE_PRANKS_DODGED: pranks that the other one dodged
 * @CRUMB_MILDRED_FIGURE_COOKIES_LOST: cookies lost to pranks
 * @CRUMB_MILDRED_FIGURE_VICTORY_LOST: victory dice lost to pranks
 * @CRUMB_MILDRED_FIGURE_GROUPS: groups that came off Indulgency cards and scored
 * @CRUMB_MILDRED_FIGURE_BLOCKED: groups that did not score
 * @CRUMB_MILDRED_FIGURE_TASKS: rewards taken, and abilities woken
 *
 * The places of the figures in a #CrumbFigures. All add up over games.
 */
typedef enum
{
  CRUMB_MILDRED_FIGURE_TURNS,
  CRUMB_MILDRED_FIGURE_COOKIES,
  CRUMB_MILDRED_FIGURE_EXCESS,
  CRUMB_MILDRED_FIGURE_VICTORY_COOKIES,
  CRUMB_MILDRED_FIGURE_VICTORY_CARDS,
  CRUMB_MILDRED_FIGURE_VICTORY_GOAL,
  CRUMB_MILDRED_FIGURE_PRANKS_HIT,
  CRUMB_MILDRED_FIGURE_PRANKS_DODGED,
  CRUMB_MILDRED_FIGURE_COOKIES_LOST,
  CRUMB_MILDRED_FIGURE_VICTORY_LOST,
  CRUMB_MILDRED_FIGURE_GROUPS,
  CRUMB_MILDRED_FIGURE_BLOCKED,
  CRUMB_MILDRED_FIGURE_TASKS,
  CRUMB_MILDRED_N_FIGURES
} CrumbMildredFigure;

/** The figures, in the order of #CrumbMildredFigure. */
extern const CrumbFigure crumb_mildred_figures[CRUMB_MILDRED_N_FIGURES];

/** crumb_mildred_add_figures: What one move adds to the figures; the `count` of #CrumbGameKind. */
void crumb_mildred_add_figures (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after,
                                CrumbFigures figures[CRUMB_SEATS_MAX]);
