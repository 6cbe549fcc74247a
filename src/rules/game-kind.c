/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What follows from the kind of a game alone. */

#include "game-kind.h"

#include <string.h>

const CrumbGameKind *
crumb_game_kind_find (const char *id)
{
  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->id, id) == 0)
      return *kind;
  return NULL;
}

CrumbSeats
crumb_game_kind_people (const CrumbGameKind *kind, const void *state)
{
  return kind->people != NULL ? kind->people (state) : crumb_seats_all (kind->seats (state));
}

/* The one of @seats that leads alone with these totals, or CRUMB_NO_SEAT. */
static unsigned
sole_leader (const int totals[CRUMB_SEATS_MAX], CrumbSeats seats)
{
  unsigned leader = CRUMB_NO_SEAT;
  int most = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && (leader == CRUMB_NO_SEAT || totals[seat] > most))
      {
        leader = seat;
        most = totals[seat];
      }
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && seat != leader && totals[seat] == most)
      return CRUMB_NO_SEAT;
  return leader;
}

bool
crumb_game_kind_turning_point (const CrumbGameKind *kind, const void *state, unsigned *round)
{
  unsigned n_rounds = kind->rounds (state), n_seats = kind->seats (state);
  int totals[CRUMB_SEATS_MAX] = { 0 };
  unsigned leader;

  for (unsigned seat = 0; seat < n_seats; seat++)
    totals[seat] = kind->total (state, seat);
  leader = sole_leader (totals, kind->playing (state));
  if (n_rounds == 0 || leader == CRUMB_NO_SEAT)
    return false;

  *round = n_rounds;
  while (*round > 0 && sole_leader (totals, kind->round_seats (state, *round - 1)) == leader)
    {
      --*round;
      for (unsigned seat = 0; seat < n_seats; seat++)
        totals[seat] -= kind->points (state, *round, seat);
    }
  *round += *round > 0 && *round < n_rounds;
  return true;
}
