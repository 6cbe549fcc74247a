/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Stands in for the kind of a game that this Crumb doesn't know. */

#include "crumb-unknown-kind.h"

#include <string.h>

#define WORD_MAX 40

/* All we know is how many seats there were at the start. */
typedef struct
{
  unsigned seats;
} Unknown;

static bool
rules_normalise (const char *text, char canonical[CRUMB_RULES_TEXT_MAX])
{
  return false;
}

static bool
start (void *state, const char *rules, unsigned seats, unsigned first)
{
  ((Unknown *) state)->seats = seats;
  return true;
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return true;
}

static bool
over (const void *state)
{
  return true;
}

static bool
ended_early (const void *state)
{
  return false;
}

static CrumbSeats
nobody (const void *state)
{
  return 0;
}

static unsigned
seats (const void *state)
{
  return ((const Unknown *) state)->seats;
}

static CrumbSeats
playing (const void *state)
{
  return crumb_seats_all (seats (state));
}

static unsigned
order (const void *state, uint8_t listed[CRUMB_SEATS_MAX])
{
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    listed[seat] = (uint8_t) seat;
  return seats (state);
}

static unsigned
rounds (const void *state)
{
  return 0;
}

static CrumbSeats
round_seats (const void *state, unsigned round)
{
  return 0;
}

static int
points (const void *state, unsigned round, unsigned seat)
{
  return 0;
}

static int
nothing_of_seat (const void *state, unsigned seat)
{
  return 0;
}

static int
target (const void *state)
{
  return 0;
}

static bool
goals (const void *state, int *min, int *max, int *next)
{
  return false;
}

const CrumbGameKind crumb_unknown_kind = {
  .id = "",
  .name = "",
  .state_size = sizeof (Unknown),
  .seats_max = CRUMB_SEATS_MAX,
  .overrule = CRUMB_NO_MOVE,
  .end = CRUMB_NO_MOVE,
  .join = CRUMB_NO_MOVE,
  .leave = CRUMB_NO_MOVE,
  .reorder = CRUMB_NO_MOVE,
  .play_on = CRUMB_NO_MOVE,
  .rules_normalise = rules_normalise,
  .start = start,
  .apply = apply,
  .over = over,
  .ended_early = ended_early,
  .winners = nobody,
  .leaders = nobody,
  .seats = seats,
  .playing = playing,
  .order = order,
  .rounds = rounds,
  .round_seats = round_seats,
  .points = points,
  .brought = nothing_of_seat,
  .total = nothing_of_seat,
  .target = target,
  .goals = goals,
};

bool
crumb_unknown_kind_is_word (const char *word)
{
  size_t length = strlen (word);

  return length <= WORD_MAX && word[0] >= 'a' && word[0] <= 'z'
         && strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}
