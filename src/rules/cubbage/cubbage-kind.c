/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The kind: Cubbage as the record, the history and the players see it. */

#include "cubbage-figures.h"
#include "cubbage-private.h"

/* People agree on targets that are one more than a multiple of this: 61, 121. */
#define GOAL_STEP 60

#define SEAT CRUMB_MOVE_SEAT
#define TURN (CRUMB_MOVE_SEAT | CRUMB_MOVE_TURN)
#define DICE CRUMB_MOVE_DICE
#define AMOUNT CRUMB_MOVE_AMOUNT

const CrumbMoveKind crumb_cubbage_moves[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = { "first-crib", SEAT },
  [CRUMB_CUBBAGE_ROLL] = { "roll", TURN | DICE, .dice = CRUMB_CUBBAGE_ROLLED },
  [CRUMB_CUBBAGE_TO_CRIB] = { "to-crib", TURN | DICE, .dice = CRUMB_CUBBAGE_PUSHED },
  [CRUMB_CUBBAGE_LAY] = { "lay", TURN | DICE, .dice = 1 },
  [CRUMB_CUBBAGE_THROW] = { "throw", TURN | DICE, .dice = 1 },
  [CRUMB_CUBBAGE_GO] = { "go", TURN },
  [CRUMB_CUBBAGE_STARTER] = { "starter", DICE, .dice = 1 },
  [CRUMB_CUBBAGE_CRIB_DICE] = { "crib-dice", DICE, .dice = CRUMB_CUBBAGE_CRIB },
  [CRUMB_CUBBAGE_CLAIM] = { "claim", TURN | AMOUNT, .most = CRUMB_CUBBAGE_CLAIM_MAX },
  [CRUMB_CUBBAGE_POINTS] = { "points", TURN | AMOUNT, .most = CRUMB_CUBBAGE_POINTS_MAX },
  [CRUMB_CUBBAGE_END] = { "end", 0 },
  [CRUMB_CUBBAGE_OVERRULE] = { "overrule", CRUMB_MOVE_GOES },
  [CRUMB_CUBBAGE_RESIGN] = { "resign", SEAT | CRUMB_MOVE_FIXED | CRUMB_MOVE_NEW },
  [CRUMB_CUBBAGE_ADJUST] = { "adjust", SEAT | AMOUNT | CRUMB_MOVE_FIXED | CRUMB_MOVE_NEW | CRUMB_MOVE_REASON,
                             .least = -CRUMB_CUBBAGE_POINTS_MAX, .most = CRUMB_CUBBAGE_POINTS_MAX },
  [CRUMB_CUBBAGE_PLAY_ON] = { "play-on", AMOUNT | CRUMB_MOVE_FIXED, .most = CRUMB_CUBBAGE_TOTAL_MAX },
};

static void
start (void *state, unsigned seats, unsigned first)
{
  CrumbCubbage *game = state;
  CrumbCubbageRules rules = game->rules;

  (void) seats;
  (void) first;
  *game = crumb_cubbage_start (&rules);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_cubbage_apply (state, move, refusal);
}

static bool
goals (const void *state, unsigned what, int *least, int *most, int *usual)
{
  const CrumbCubbage *game = state;

  (void) what;

  *least = game->scores.totals[crumb_seats_first (game->scores.leaders)] + 1;
  *most = CRUMB_CUBBAGE_TOTAL_MAX;
  *usual = ((*least + GOAL_STEP - 2) / GOAL_STEP) * GOAL_STEP + 1;
  return game->scores.over && *usual <= *most;
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  (void) move;

  crumb_cubbage_add_figures (before, after, figures);
}

const CrumbGameKind crumb_cubbage = {
  CRUMB_NO_MOVES,
  .id = "cubbage",
  .name = "Cubbage",
  .state_size = sizeof (CrumbCubbage),
  .seats_min = CRUMB_CUBBAGE_SEATS,
  .seats_max = CRUMB_CUBBAGE_SEATS,
  .n_moves = CRUMB_CUBBAGE_N_MOVES,
  .moves = crumb_cubbage_moves,
  .overrule = CRUMB_CUBBAGE_OVERRULE,
  .end = CRUMB_CUBBAGE_END,
  .resign = CRUMB_CUBBAGE_RESIGN,
  .play_on = CRUMB_CUBBAGE_PLAY_ON,
  .rules = &crumb_cubbage_rule_book,
  .rules_at = offsetof (CrumbCubbage, rules),
  .start = start,
  .apply = apply,
  .goals = goals,
  .figures = crumb_cubbage_figures,
  .n_figures = CRUMB_CUBBAGE_N_FIGURES,
  .count = count,
};
