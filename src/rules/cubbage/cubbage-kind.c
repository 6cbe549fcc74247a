/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The kind: Cubbage as the record, the history and the players see it. */

#include "cubbage-figures.h"
#include "cubbage-private.h"

/* People agree on targets that are one more than a multiple of this: 61, 121. */
#define GOAL_STEP 60

static const char *const move_words[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = "first-crib",
  [CRUMB_CUBBAGE_ROLL] = "roll",
  [CRUMB_CUBBAGE_TO_CRIB] = "to-crib",
  [CRUMB_CUBBAGE_LAY] = "lay",
  [CRUMB_CUBBAGE_THROW] = "throw",
  [CRUMB_CUBBAGE_GO] = "go",
  [CRUMB_CUBBAGE_STARTER] = "starter",
  [CRUMB_CUBBAGE_CRIB_DICE] = "crib-dice",
  [CRUMB_CUBBAGE_CLAIM] = "claim",
  [CRUMB_CUBBAGE_POINTS] = "points",
  [CRUMB_CUBBAGE_END] = "end",
  [CRUMB_CUBBAGE_OVERRULE] = "overrule",
  [CRUMB_CUBBAGE_PLAY_ON] = "play-on",
};

static bool
rules_normalise (const char *text, char canonical[CRUMB_RULES_TEXT_MAX])
{
  CrumbCubbageRules rules;

  if (!crumb_cubbage_rules_parse (text, &rules, NULL))
    return false;

  crumb_cubbage_rules_format (&rules, canonical);
  return true;
}

static bool
start (void *state, const char *text, unsigned seats, unsigned first)
{
  CrumbCubbageRules rules;

  if (seats != CRUMB_CUBBAGE_SEATS || first >= seats || !crumb_cubbage_rules_parse (text, &rules, NULL))
    return false;

  *(CrumbCubbage *) state = crumb_cubbage_start (&rules);
  return true;
}

static void
rules_of (const void *state, char canonical[CRUMB_RULES_TEXT_MAX])
{
  crumb_cubbage_rules_format (&((const CrumbCubbage *) state)->rules, canonical);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_cubbage_apply (state, move, refusal);
}

static bool
over (const void *state)
{
  return ((const CrumbCubbage *) state)->phase == CRUMB_CUBBAGE_AT_OVER;
}

static bool
ended_early (const void *state)
{
  return ((const CrumbCubbage *) state)->ended_early;
}

static CrumbSeats
winners (const void *state)
{
  return ((const CrumbCubbage *) state)->winners;
}

static CrumbSeats
leaders (const void *state)
{
  return crumb_cubbage_leaders (state);
}

static unsigned
seats (const void *state)
{
  (void) state;

  return CRUMB_CUBBAGE_SEATS;
}

static CrumbSeats
playing (const void *state)
{
  (void) state;

  return CRUMB_CUBBAGE_BOTH;
}

/* Nobody sits for the opponent of a solo game. */
static CrumbSeats
people (const void *state)
{
  return crumb_cubbage_is_opponent (state, CRUMB_CUBBAGE_OPPONENT) ? crumb_seats_of (!CRUMB_CUBBAGE_OPPONENT)
                                                                   : CRUMB_CUBBAGE_BOTH;
}

static unsigned
order (const void *state, uint8_t listed[CRUMB_SEATS_MAX])
{
  (void) state;

  for (uint8_t seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    listed[seat] = seat;
  return CRUMB_CUBBAGE_SEATS;
}

static unsigned
rounds (const void *state)
{
  return crumb_cubbage_rounds (state);
}

static unsigned
current_round (const void *state)
{
  return ((const CrumbCubbage *) state)->n_deals;
}

static CrumbSeats
round_seats (const void *state, unsigned round)
{
  (void) state;
  (void) round;

  return CRUMB_CUBBAGE_BOTH;
}

static int
points (const void *state, unsigned round, unsigned seat)
{
  return crumb_cubbage_deal_points (&((const CrumbCubbage *) state)->deals[round], seat);
}

static int
brought (const void *state, unsigned seat)
{
  return seat == CRUMB_CUBBAGE_OPPONENT ? ((const CrumbCubbage *) state)->rules.head_start : 0;
}

static int
total (const void *state, unsigned seat)
{
  return ((const CrumbCubbage *) state)->totals[seat];
}

static int
target (const void *state)
{
  return ((const CrumbCubbage *) state)->goal;
}

static bool
goals (const void *state, int *min, int *max, int *next)
{
  const CrumbCubbage *game = state;

  *min = game->totals[crumb_seats_first (crumb_cubbage_leaders (game))] + 1;
  *max = CRUMB_CUBBAGE_TOTAL_MAX;
  *next = ((*min + GOAL_STEP - 2) / GOAL_STEP) * GOAL_STEP + 1;
  return over (state) && *next <= *max;
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  (void) move;

  crumb_cubbage_add_figures (before, after, figures);
}

const CrumbGameKind crumb_cubbage = {
  .id = "cubbage",
  .name = "Cubbage",
  .state_size = sizeof (CrumbCubbage),
  .seats_min = CRUMB_CUBBAGE_SEATS,
  .seats_max = CRUMB_CUBBAGE_SEATS,
  .total_max = CRUMB_CUBBAGE_TOTAL_MAX,
  .n_moves = CRUMB_CUBBAGE_N_MOVES,
  .move_words = move_words,
  .overrule = CRUMB_CUBBAGE_OVERRULE,
  .end = CRUMB_CUBBAGE_END,
  .join = CRUMB_NO_MOVE,
  .leave = CRUMB_NO_MOVE,
  .reorder = CRUMB_NO_MOVE,
  .play_on = CRUMB_CUBBAGE_PLAY_ON,
  .rules_normalise = rules_normalise,
  .start = start,
  .rules = rules_of,
  .apply = apply,
  .over = over,
  .ended_early = ended_early,
  .winners = winners,
  .leaders = leaders,
  .seats = seats,
  .playing = playing,
  .people = people,
  .order = order,
  .rounds = rounds,
  .round = current_round,
  .round_seats = round_seats,
  .points = points,
  .brought = brought,
  .total = total,
  .target = target,
  .goals = goals,
  .figures = crumb_cubbage_figures,
  .n_figures = CRUMB_CUBBAGE_N_FIGURES,
  .count = count,
};
