/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What everybody had after each round, as a chart shows it. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * CrumbScoreLines:
 * @n_seats: how many lines there are
 * @n_rounds: how many rounds have been scored
 * @totals: what each seat had after so many rounds, 0 to @n_rounds
 * @from, @to: after how many rounds its line begins and ends: who joined later or left has a shorter one
 * @target: the total that is played to; 0 when the game ends otherwise
 */
typedef struct
{
  guint n_seats;
  guint n_rounds;
  int totals[CRUMB_ROUNDS_MAX + 1][CRUMB_SEATS_MAX];
  guint from[CRUMB_SEATS_MAX];
  guint to[CRUMB_SEATS_MAX];
  int target;
} CrumbScoreLines;

/** crumb_score_lines_read: Those of a game of any kind. */
CrumbScoreLines crumb_score_lines_read (CrumbGame *game);

/**
 * crumb_score_lines_highest: The highest value that a chart has to show: the most that anybody had, or the target where
 * that is at most a sixth above it.
 */
int crumb_score_lines_highest (const CrumbScoreLines *lines);

G_END_DECLS
