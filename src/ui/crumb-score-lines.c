/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What everybody had after each round, as a chart shows it. No widgets. */

#include "crumb-score-lines.h"

/* Counted back from what a seat has now: what it began with need not be 0. */
CrumbScoreLines
crumb_score_lines_read (CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  CrumbScoreLines lines = {
    .n_seats = crumb_game_get_n_seats (game),
    .n_rounds = kind->rounds (state),
    .target = kind->target (state),
  };

  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      lines.totals[lines.n_rounds][seat] = kind->total (state, seat);
      for (guint round = lines.n_rounds; round > 0; round--)
        lines.totals[round - 1][seat] = lines.totals[round][seat] - kind->cookies (state, round - 1, seat);
    }
  return lines;
}

int
crumb_score_lines_highest (const CrumbScoreLines *lines)
{
  int highest = MAX (lines->target, 1);

  for (guint round = 0; round <= lines->n_rounds; round++)
    for (guint seat = 0; seat < lines->n_seats; seat++)
      highest = MAX (highest, lines->totals[round][seat]);
  return highest;
}

int
crumb_score_lines_step (int   highest,
                        guint most)
{
  static const int steps[] = { 1, 2, 5 };
  int unit = 1;

  for (guint i = 0;; i = (i + 1) % G_N_ELEMENTS (steps))
    {
      if (highest <= steps[i] * unit * (int) MAX (most, 1))
        return steps[i] * unit;
      if (i == G_N_ELEMENTS (steps) - 1)
        unit *= 10;
    }
}
