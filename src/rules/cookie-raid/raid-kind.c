/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid behind the interface that all games share. */

#include "raid-figures.h"
#include "raid-private.h"

/** Targets that people agree on are multiples of this. */
#define GOAL_STEP 50

#define SEAT CRUMB_MOVE_SEAT
#define DICE (CRUMB_MOVE_DICE | CRUMB_MOVE_LOOSE)
#define AMOUNT CRUMB_MOVE_AMOUNT

const CrumbMoveKind crumb_raid_moves[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = { "plate", DICE, .dice = CRUMB_DICE_MAX },
  [CRUMB_RAID_BID] = { "bid", SEAT | DICE | CRUMB_MOVE_NONE, .dice = CRUMB_DICE_MAX },
  [CRUMB_RAID_REROLL] = { "reroll", SEAT | DICE, .dice = CRUMB_DICE_MAX },
  [CRUMB_RAID_WINNER] = { "winner", SEAT },
  [CRUMB_RAID_TAKE] = { "take", SEAT | DICE | CRUMB_MOVE_ONE, .dice = 1 },
  [CRUMB_RAID_LUCKY] = { "lucky", SEAT | DICE, .dice = 1 },
  [CRUMB_RAID_REVEAL] = { "reveal", CRUMB_MOVE_GOES },
  [CRUMB_RAID_HAND] = { "hand", SEAT | DICE, .dice = CRUMB_DICE_MAX },
  [CRUMB_RAID_COOKIES] = { "cookies", SEAT | AMOUNT, .most = CRUMB_COOKIES_MAX },
  [CRUMB_RAID_ROLL_OFF] = { "roll-off", SEAT | DICE, .dice = 1 },
  [CRUMB_RAID_ROUND] = { "round", CRUMB_MOVE_GOES },
  [CRUMB_RAID_END] = { "end", 0 },
  [CRUMB_RAID_OVERRULE] = { "overrule", CRUMB_MOVE_GOES },
  [CRUMB_RAID_JOIN] = { "join", SEAT | CRUMB_MOVE_TURN | AMOUNT, .most = CRUMB_TOTAL_MAX },
  [CRUMB_RAID_LEAVE] = { "leave", SEAT | CRUMB_MOVE_FIXED },
  [CRUMB_RAID_ORDER] = { "order", AMOUNT | CRUMB_MOVE_CODE, .least = 1, .most = CRUMB_TOTAL_MAX },
  [CRUMB_RAID_PLAY_ON] = { "play-on", AMOUNT | CRUMB_MOVE_FIXED, .most = CRUMB_TOTAL_MAX },
  [CRUMB_RAID_TARGET] = { "target", AMOUNT | CRUMB_MOVE_FIXED | CRUMB_MOVE_NEW, .least = 1, .most = CRUMB_TARGET_MAX },
  [CRUMB_RAID_ROUNDS] = { "rounds", AMOUNT | CRUMB_MOVE_FIXED | CRUMB_MOVE_NEW, .least = 1,
                          .most = CRUMB_LAST_ROUND_MAX },
};

static void
start (void *state, unsigned seats, unsigned first)
{
  CrumbRaid *raid = state;
  CrumbHouseRules rules = raid->rules;

  *raid = crumb_raid_start (&rules, seats, first);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_raid_apply (state, move, refusal);
}

/* What was agreed on, if it is not reached yet. */
static int
usual_goal (const CrumbRaid *raid, bool by_target, int least, int most)
{
  int agreed = by_target ? raid->rules.target : raid->rules.rounds;
  int round_goal = ((least - 1) / GOAL_STEP + 1) * GOAL_STEP;

  if (agreed >= least)
    return agreed;
  if (!by_target)
    return least;
  return round_goal < most ? round_goal : most;
}

/* A goal that is out of range is refused with the range. */
static bool
goals (const void *state, unsigned what, int *least, int *most, int *usual)
{
  CrumbRaid raid = *(const CrumbRaid *) state;
  const CrumbMove move = { .what = (uint8_t) what, .seat = CRUMB_NO_SEAT, .amount = -1 };
  CrumbRefusal refusal;

  crumb_raid_apply (&raid, &move, &refusal);
  if ((refusal.reason != CRUMB_REFUSAL_TARGET_RANGE && refusal.reason != CRUMB_RAID_REFUSAL_ROUNDS_RANGE)
      || refusal.min > refusal.max)
    return false;

  *least = refusal.min;
  *most = refusal.max;
  *usual = usual_goal (&raid, refusal.reason == CRUMB_REFUSAL_TARGET_RANGE, refusal.min, refusal.max);
  return true;
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  crumb_raid_count (before, move, after, figures);
}

const CrumbGameKind crumb_cookie_raid = {
  CRUMB_NO_MOVES,
  .id = "cookie-raid",
  .name = "Cookie Raid",
  .state_size = sizeof (CrumbRaid),
  .seats_min = CRUMB_SEATS_MIN,
  .seats_max = CRUMB_SEATS_MAX,
  .n_moves = CRUMB_RAID_N_MOVES,
  .moves = crumb_raid_moves,
  .overrule = CRUMB_RAID_OVERRULE,
  .end = CRUMB_RAID_END,
  .join = CRUMB_RAID_JOIN,
  .leave = CRUMB_RAID_LEAVE,
  .reorder = CRUMB_RAID_ORDER,
  .play_on = CRUMB_RAID_PLAY_ON,
  .retarget = CRUMB_RAID_TARGET,
  .rerounds = CRUMB_RAID_ROUNDS,
  .rules = &crumb_house_rule_book,
  .rules_at = offsetof (CrumbRaid, rules),
  .start = start,
  .apply = apply,
  .goals = goals,
  .figures = crumb_raid_figures,
  .n_figures = CRUMB_RAID_N_FIGURES,
  .count = count,
};
