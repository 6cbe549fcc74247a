/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What everybody had after each round, as a chart shows it. No widgets. */

#include "crumb-score-lines.h"

static void
find_ends (CrumbScoreLines *lines, const CrumbGameKind *kind, gconstpointer state, guint seat)
{
  lines->from[seat] = lines->to[seat] = lines->n_rounds;
  for (guint round = lines->n_rounds; round > 0; round--)
    if (crumb_seats_has (crumb_scores_of (state)->round_seats[round - 1], seat))
      lines->from[seat] = round - 1;
  if (crumb_seats_has (crumb_scores_of (state)->playing, seat))
    return;
  while (lines->to[seat] > lines->from[seat]
         && !crumb_seats_has (crumb_scores_of (state)->round_seats[lines->to[seat] - 1], seat))
    lines->to[seat]--;
}

CrumbScoreLines
crumb_score_lines_read (CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  CrumbScoreLines lines = {
    .n_seats = crumb_scores_of (state)->n_seats,
    .n_rounds = crumb_scores_of (state)->n_rounds,
    .target = crumb_scores_of (state)->target,
  };

  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      lines.totals[0][seat] = crumb_scores_of (state)->brought[seat];
      for (guint round = 0; round < lines.n_rounds; round++)
        lines.totals[round + 1][seat] = lines.totals[round][seat] + crumb_scores_of (state)->points[round][seat];
      find_ends (&lines, kind, state, seat);
    }
  return lines;
}

int
crumb_score_lines_highest (const CrumbScoreLines *lines)
{
  int highest = 1;

  for (guint round = 0; round <= lines->n_rounds; round++)
    for (guint seat = 0; seat < lines->n_seats; seat++)
      highest = MAX (highest, lines->totals[round][seat]);
  return lines->target * 6 <= highest * 7 ? MAX (highest, lines->target) : highest;
}

int
crumb_score_lines_step (int highest, guint most)
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
