/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps what every game has. Nothing here knows a game. */

#include "scores.h"

#include <string.h>

/* An order is written with one decimal digit a seat. */
#define ORDER_BASE 10
/* Most dice are cubes. */
#define USUAL_SIDES 6

/* Those of @seats with the highest of these totals. */
static CrumbSeats
highest (const int32_t totals[CRUMB_SEATS_MAX], CrumbSeats seats)
{
  CrumbSeats found = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      {
        unsigned best = crumb_seats_first (found);

        if (found == 0 || totals[seat] > totals[best])
          found = crumb_seats_of (seat);
        else if (totals[seat] == totals[best])
          found |= crumb_seats_of (seat);
      }
  return found;
}

static void
find_leaders (CrumbScores *scores)
{
  scores->leaders = highest (scores->totals, scores->playing);
}

CrumbScores
crumb_scores_start (unsigned n_seats, int target)
{
  CrumbScores scores = {
    .n_seats = (uint8_t) n_seats,
    .people = crumb_seats_all (n_seats),
    .playing = crumb_seats_all (n_seats),
    .leaders = crumb_seats_all (n_seats),
    .sides = USUAL_SIDES,
    .target = (int16_t) target,
  };

  for (unsigned seat = 0; seat < n_seats; seat++)
    scores.order[seat] = (uint8_t) seat;
  return scores;
}

void
crumb_scores_bring (CrumbScores *scores, unsigned seat, int points)
{
  scores->brought[seat] += points;
  scores->totals[seat] += points;
  find_leaders (scores);
}

/* Takes the seat out of the order, if it is there, and puts it at @at. */
static void
sit (CrumbScores *scores, unsigned seat, unsigned at)
{
  unsigned from = 0;

  while (from < scores->n_seats && scores->order[from] != seat)
    from++;
  if (from == scores->n_seats)
    scores->n_seats++;
  memmove (&scores->order[from], &scores->order[from + 1], scores->n_seats - from - 1u);
  memmove (&scores->order[at + 1], &scores->order[at], scores->n_seats - at - 1u);
  scores->order[at] = (uint8_t) seat;
}

void
crumb_scores_join (CrumbScores *scores, unsigned seat, int points)
{
  bool is_new = seat == scores->n_seats;

  sit (scores, seat, crumb_seats_count (scores->playing));
  scores->playing |= crumb_seats_of (seat);
  scores->people |= crumb_seats_of (seat);
  crumb_scores_bring (scores, seat, is_new ? points : 0);
}

void
crumb_scores_leave (CrumbScores *scores, unsigned seat)
{
  sit (scores, seat, scores->n_seats - 1u);
  scores->playing &= (CrumbSeats) ~crumb_seats_of (seat);
  find_leaders (scores);
}

bool
crumb_scores_reorder (CrumbScores *scores, int digits)
{
  unsigned n_playing = crumb_seats_count (scores->playing);
  uint8_t order[CRUMB_SEATS_MAX];
  CrumbSeats named = 0;

  for (unsigned at = n_playing; at > 0 && digits > 0; at--, digits /= ORDER_BASE)
    {
      order[at - 1] = (uint8_t) (digits % ORDER_BASE - 1);
      if (order[at - 1] < CRUMB_SEATS_MAX)
        named |= crumb_seats_of (order[at - 1]);
    }
  if (digits != 0 || named != scores->playing)
    return false;

  memcpy (scores->order, order, n_playing);
  return true;
}

bool
crumb_scores_full (const CrumbScores *scores)
{
  return scores->round == CRUMB_ROUNDS_MAX;
}

/* Counts the round that is being played among those that were scored. */
static void
count_round (CrumbScores *scores)
{
  scores->n_rounds = (uint8_t) (scores->round + 1);
  scores->round_seats[scores->round] = scores->playing;
}

void
crumb_scores_add (CrumbScores *scores, unsigned seat, int points)
{
  if (points == 0 || crumb_scores_full (scores))
    return;

  count_round (scores);
  scores->points[scores->round][seat] = (int16_t) (scores->points[scores->round][seat] + points);
  scores->totals[seat] += points;
  find_leaders (scores);
}

void
crumb_scores_end_round (CrumbScores *scores)
{
  if (crumb_scores_full (scores))
    return;

  count_round (scores);
  scores->round++;
}

static void
end (CrumbScores *scores, CrumbSeats winners, bool early)
{
  scores->over = true;
  scores->ended_early = early;
  scores->winners = winners;
}

void
crumb_scores_end (CrumbScores *scores, bool early, bool shared)
{
  CrumbSeats best = scores->n_rounds > 0 ? scores->leaders : 0;
  bool draw = crumb_seats_several (best) && !shared;

  end (scores, draw ? 0 : best, early);
  scores->drawn = draw ? best : 0;
}

void
crumb_scores_win (CrumbScores *scores, CrumbSeats winners)
{
  end (scores, winners, false);
}

void
crumb_scores_resign (CrumbScores *scores, unsigned seat)
{
  end (scores, highest (scores->totals, scores->playing & (CrumbSeats) ~crumb_seats_of (seat)), true);
}

void
crumb_scores_play_on (CrumbScores *scores, int target)
{
  scores->over = false;
  scores->ended_early = false;
  scores->winners = 0;
  scores->drawn = 0;
  scores->target = (int16_t) target;
}

bool
crumb_scores_counts (const CrumbScores *scores)
{
  return scores->over && (scores->winners | scores->drawn) != 0;
}

/* The first of these groups that it is in: whoever is on top, who plays, who has left. */
static unsigned
group_of (const CrumbScores *scores, unsigned seat)
{
  CrumbSeats top = scores->winners != 0 ? scores->winners : scores->leaders;

  return crumb_seats_has (top, seat) ? 0 : crumb_seats_has (scores->playing, seat) ? 1 : 2;
}

unsigned
crumb_scores_rank (const CrumbScores *scores, unsigned seat)
{
  unsigned group = group_of (scores, seat);
  unsigned rank = 1;

  for (unsigned other = 0; other < scores->n_seats; other++)
    if (group_of (scores, other) < group
        || (group > 0 && group_of (scores, other) == group && scores->totals[other] > scores->totals[seat]))
      rank++;
  return rank;
}

int
crumb_scores_total_after (const CrumbScores *scores, unsigned round, unsigned seat)
{
  int total = scores->brought[seat];

  for (unsigned i = 0; i <= round; i++)
    total += scores->points[i][seat];
  return total;
}

/* The one of @seats that leads alone with these totals, or CRUMB_NO_SEAT. */
static unsigned
sole_leader (const int32_t totals[CRUMB_SEATS_MAX], CrumbSeats seats)
{
  CrumbSeats best = highest (totals, seats);

  return crumb_seats_several (best) ? CRUMB_NO_SEAT : crumb_seats_first (best);
}

bool
crumb_scores_turning_point (const CrumbScores *scores, unsigned *round)
{
  unsigned leader = sole_leader (scores->totals, scores->playing);
  int32_t totals[CRUMB_SEATS_MAX];

  memcpy (totals, scores->totals, sizeof totals);
  if (scores->n_rounds == 0 || leader == CRUMB_NO_SEAT)
    return false;

  *round = scores->n_rounds;
  while (*round > 0 && sole_leader (totals, scores->round_seats[*round - 1]) == leader)
    {
      --*round;
      for (unsigned seat = 0; seat < scores->n_seats; seat++)
        totals[seat] -= scores->points[*round][seat];
    }
  *round += *round > 0 && *round < scores->n_rounds;
  return true;
}
