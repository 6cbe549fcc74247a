/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a kind of game counts of its players, beyond what every game has. */

#pragma once

#include "seats.h"

#include <stdint.h>

/** The most figures of one kind. */
#define CRUMB_FIGURES_MAX 64
/** A sum of chances is counted in this part of one, as a whole number, so that a game can be taken out again exactly. */
#define CRUMB_FIGURE_BILLIONTHS 1000000000

/** How the figure of one game joins that of others. */
typedef enum
{
  CRUMB_FIGURE_SUM, /**< they are added up */
  CRUMB_FIGURE_MAX, /**< the largest one counts */
} CrumbFigureJoin;

/**
 * CrumbFigure:
 * @id: the word for it in the database, never translated and never given to another figure
 * @join: a #CrumbFigureJoin
 */
typedef struct
{
  const char *id;
  CrumbFigureJoin join;
} CrumbFigure;

/** CrumbFigures: One seat's figures, in the order of the kind's list. */
typedef int64_t CrumbFigures[CRUMB_FIGURES_MAX];
