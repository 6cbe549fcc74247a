/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid behind the interface that all games share. */

#include "raid-figures.h"
#include "raid-private.h"

#include <string.h>

/** Targets that people agree on are multiples of this. */
#define GOAL_STEP 50

static const char *const move_words[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = "plate",       [CRUMB_RAID_BID] = "bid",         [CRUMB_RAID_REROLL] = "reroll",
  [CRUMB_RAID_WINNER] = "winner",     [CRUMB_RAID_TAKE] = "take",       [CRUMB_RAID_LUCKY] = "lucky",
  [CRUMB_RAID_REVEAL] = "reveal",     [CRUMB_RAID_HAND] = "hand",       [CRUMB_RAID_COOKIES] = "cookies",
  [CRUMB_RAID_ROLL_OFF] = "roll-off", [CRUMB_RAID_ROUND] = "round",     [CRUMB_RAID_END] = "end",
  [CRUMB_RAID_OVERRULE] = "overrule", [CRUMB_RAID_JOIN] = "join",       [CRUMB_RAID_LEAVE] = "leave",
  [CRUMB_RAID_ORDER] = "order",       [CRUMB_RAID_PLAY_ON] = "play-on",
};

static bool
rules_normalise (const char *text, char canonical[CRUMB_RULES_TEXT_MAX])
{
  CrumbHouseRules rules;

  if (!crumb_house_rules_parse (text, &rules, NULL))
    return false;

  crumb_house_rules_format (&rules, canonical);
  return true;
}

static bool
start (void *state, const char *text, unsigned seats, unsigned first)
{
  CrumbHouseRules rules;

  if (seats < CRUMB_SEATS_MIN || seats > CRUMB_SEATS_MAX || first >= seats)
    return false;
  if (!crumb_house_rules_parse (text, &rules, NULL))
    return false;

  *(CrumbRaid *) state = crumb_raid_start (&rules, seats, first);
  return true;
}

static void
rules_of (const void *state, char canonical[CRUMB_RULES_TEXT_MAX])
{
  crumb_house_rules_format (&((const CrumbRaid *) state)->rules, canonical);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_raid_apply (state, move, refusal);
}

static bool
over (const void *state)
{
  return ((const CrumbRaid *) state)->phase == CRUMB_RAID_AT_OVER;
}

static bool
ended_early (const void *state)
{
  return ((const CrumbRaid *) state)->ended_early;
}

static CrumbSeats
winners (const void *state)
{
  return ((const CrumbRaid *) state)->winners;
}

static CrumbSeats
leaders (const void *state)
{
  return crumb_raid_leaders (state);
}

static unsigned
seats (const void *state)
{
  return ((const CrumbRaid *) state)->n_seats;
}

static CrumbSeats
playing (const void *state)
{
  return ((const CrumbRaid *) state)->playing;
}

static unsigned
order (const void *state, uint8_t listed[CRUMB_SEATS_MAX])
{
  const CrumbRaid *raid = state;

  memcpy (listed, raid->order, sizeof raid->order);
  return raid->n_seats;
}

static unsigned
rounds (const void *state)
{
  return ((const CrumbRaid *) state)->n_rounds;
}

static CrumbSeats
round_seats (const void *state, unsigned round)
{
  return ((const CrumbRaid *) state)->rounds[round].seats;
}

static int
points (const void *state, unsigned round, unsigned seat)
{
  return ((const CrumbRaid *) state)->rounds[round].cookies[seat];
}

static int
brought (const void *state, unsigned seat)
{
  return ((const CrumbRaid *) state)->brought[seat];
}

static int
total (const void *state, unsigned seat)
{
  return ((const CrumbRaid *) state)->totals[seat];
}

static int
target (const void *state)
{
  const CrumbRaid *raid = state;

  return raid->rules.end == CRUMB_END_TARGET ? raid->goal : 0;
}

/* A goal that is out of range is refused with the range. */
static bool
goals (const void *state, int *min, int *max, int *next)
{
  CrumbRaid raid = *(const CrumbRaid *) state;
  const CrumbMove move = { .what = CRUMB_RAID_PLAY_ON, .seat = CRUMB_NO_SEAT, .amount = -1 };
  CrumbRefusal refusal;

  crumb_raid_apply (&raid, &move, &refusal);
  if (refusal.reason == CRUMB_REFUSAL_NOT_NOW || refusal.min > refusal.max)
    return false;

  *min = refusal.min;
  *max = refusal.max;
  *next = refusal.min;
  if (raid.rules.end == CRUMB_END_TARGET)
    {
      int round_goal = ((refusal.min - 1) / GOAL_STEP + 1) * GOAL_STEP;

      *next = round_goal < refusal.max ? round_goal : refusal.max;
    }
  return true;
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  crumb_raid_count (before, move, after, figures);
}

const CrumbGameKind crumb_cookie_raid = {
  .id = "cookie-raid",
  .name = "Cookie Raid",
  .state_size = sizeof (CrumbRaid),
  .seats_min = CRUMB_SEATS_MIN,
  .seats_max = CRUMB_SEATS_MAX,
  .total_max = CRUMB_TOTAL_MAX,
  .n_moves = CRUMB_RAID_N_MOVES,
  .move_words = move_words,
  .overrule = CRUMB_RAID_OVERRULE,
  .end = CRUMB_RAID_END,
  .join = CRUMB_RAID_JOIN,
  .leave = CRUMB_RAID_LEAVE,
  .reorder = CRUMB_RAID_ORDER,
  .play_on = CRUMB_RAID_PLAY_ON,
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
  .order = order,
  .rounds = rounds,
  .round = rounds,
  .round_seats = round_seats,
  .points = points,
  .brought = brought,
  .total = total,
  .target = target,
  .goals = goals,
  .figures = crumb_raid_figures,
  .n_figures = CRUMB_RAID_N_FIGURES,
  .count = count,
};
