/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What everybody had after each round, as a chart shows it. No widgets. */

#include "crumb-score-lines.h"

static void
find_ends (CrumbScoreLines *lines, const CrumbScores *scores, guint seat)
{
  lines->from[seat] = lines->to[seat] = lines->n_rounds;
  for (guint round = lines->n_rounds; round > 0; round--)
    if (crumb_seats_has (scores->round_seats[round - 1], seat))
      lines->from[seat] = round - 1;
  if (crumb_seats_has (scores->playing, seat))
    return;
  while (lines->to[seat] > lines->from[seat] && !crumb_seats_has (scores->round_seats[lines->to[seat] - 1], seat))
    lines->to[seat]--;
}

CrumbScoreLines
crumb_score_lines_read (CrumbGame *game)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  CrumbScoreLines lines = { .n_seats = scores->n_seats, .n_rounds = scores->n_rounds, .target = scores->target };

  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      lines.totals[0][seat] = scores->brought[seat];
      for (guint round = 0; round < lines.n_rounds; round++)
        lines.totals[round + 1][seat] = lines.totals[round][seat] + scores->points[round][seat];
      find_ends (&lines, scores, seat);
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
