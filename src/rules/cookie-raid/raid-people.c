/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who plays, in which order they sit, and how far the game goes. */

#include "raid-private.h"

bool
crumb_raid_people_fits (const CrumbRaid *raid)
{
  return crumb_raid_untouched (raid) || raid->phase == CRUMB_RAID_AT_SCORED;
}

static unsigned
count_playing (const CrumbRaid *raid)
{
  return crumb_seats_count (raid->scores.playing);
}

static bool
check_between_rounds (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal why = { .reason = CRUMB_RAID_REFUSAL_BETWEEN_ROUNDS, .seat = move->seat, .other = CRUMB_NO_SEAT };

  return crumb_raid_people_fits (raid) || !crumb_raid_objects (raid, refusal, why);
}

/* Starts the round over for whoever plays now, if nothing of it has been entered. */
static void
sit_down_again (CrumbRaid *raid)
{
  if (crumb_raid_untouched (raid))
    raid->roll.seats = raid->scores.playing;
}

/* Whether @seat was left, so that its player can come back. */
static bool
was_left (const CrumbRaid *raid, unsigned seat)
{
  return seat < raid->scores.n_seats && !crumb_seats_has (raid->scores.playing, seat);
}

bool
crumb_raid_join (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool back = was_left (raid, move->seat);
  int most = back ? 0 : CRUMB_TOTAL_MAX;
  CrumbRefusal why = {
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = CRUMB_SEATS_MAX,
    .got = move->amount,
  };

  if (!check_between_rounds (raid, move, refusal))
    return false;
  if (!back && raid->scores.n_seats == CRUMB_SEATS_MAX)
    why.reason = CRUMB_RAID_REFUSAL_TABLE_FULL;
  else if (!back && move->seat != raid->scores.n_seats)
    why.reason = CRUMB_REFUSAL_NO_SUCH_SEAT;
  else if (move->amount < 0 || move->amount > most)
    {
      why.reason = CRUMB_REFUSAL_POINTS_RANGE;
      why.max = (int16_t) most;
    }
  if (why.reason != CRUMB_REFUSAL_NONE && crumb_raid_objects (raid, refusal, why))
    return false;

  crumb_scores_join (&raid->scores, move->seat, move->amount);
  sit_down_again (raid);
  return true;
}

static unsigned
place_of (const CrumbRaid *raid, unsigned seat)
{
  unsigned at = 0;

  while (raid->scores.order[at] != seat)
    at++;
  return at;
}

bool
crumb_raid_leave (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned playing = count_playing (raid);
  unsigned at = place_of (raid, move->seat);
  CrumbRefusal too_few = {
    .reason = CRUMB_RAID_REFUSAL_TOO_FEW_STAY,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .min = CRUMB_SEATS_MIN,
  };

  if (!check_between_rounds (raid, move, refusal))
    return false;
  if (playing <= CRUMB_SEATS_MIN && crumb_raid_objects (raid, refusal, too_few))
    return false;

  if (raid->first == move->seat)
    raid->first = raid->scores.order[(at + 1) % playing];
  crumb_scores_leave (&raid->scores, move->seat);
  sit_down_again (raid);
  return true;
}

bool
crumb_raid_order (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal bad = { .reason = CRUMB_RAID_REFUSAL_BAD_ORDER, .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };

  return crumb_scores_reorder (&raid->scores, move->amount) || !crumb_raid_objects (raid, refusal, bad);
}

/* Whether the game can go on until @end is reached at the amount of @move: it isn't yet, and @most is the most. */
static bool
check_goal (const CrumbRaid *raid, unsigned end, int most, const CrumbMove *move, CrumbRefusal *refusal)
{
  int32_t total = raid->scores.totals[crumb_seats_first (raid->scores.leaders)];
  bool by_target = end == CRUMB_END_TARGET;
  int32_t min = by_target ? total + 1 : raid->scores.n_rounds + 1;
  CrumbRefusal out_of_range = {
    .reason = CRUMB_RAID_REFUSAL_ROUNDS_RANGE,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .min = (int16_t) (min < INT16_MAX ? min : INT16_MAX),
    .max = (int16_t) most,
    .got = move->amount,
  };

  if (by_target)
    out_of_range.reason = CRUMB_REFUSAL_TARGET_RANGE;
  return (move->amount >= min && move->amount <= most) || !crumb_raid_objects (raid, refusal, out_of_range);
}

static void
set_goal (CrumbRaid *raid, unsigned end, int amount)
{
  raid->scores.target = (int16_t) (end == CRUMB_END_TARGET ? amount : 0);
  raid->last_round = (uint8_t) (end == CRUMB_END_TARGET ? 0 : amount);
}

bool
crumb_raid_target (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!check_goal (raid, CRUMB_END_TARGET, CRUMB_TARGET_MAX, move, refusal))
    return false;

  raid->rules.end = CRUMB_END_TARGET;
  raid->rules.target = (uint16_t) move->amount;
  set_goal (raid, CRUMB_END_TARGET, move->amount);
  return true;
}

bool
crumb_raid_rounds (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!check_goal (raid, CRUMB_END_ROUNDS, CRUMB_LAST_ROUND_MAX, move, refusal))
    return false;

  raid->rules.end = CRUMB_END_ROUNDS;
  raid->rules.rounds = (uint16_t) move->amount;
  set_goal (raid, CRUMB_END_ROUNDS, move->amount);
  return true;
}

bool
crumb_raid_play_on (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned end = raid->rules.end;
  int most = end == CRUMB_END_TARGET ? CRUMB_TOTAL_MAX : CRUMB_ROUNDS_MAX;

  if (raid->phase != CRUMB_RAID_AT_OVER)
    return crumb_raid_not_now (move, refusal);
  if (move->amount != 0 && !check_goal (raid, end, most, move, refusal))
    return false;

  crumb_scores_play_on (&raid->scores, 0);
  set_goal (raid, end, move->amount);
  raid->phase = raid->over_from;
  raid->over_from = 0;
  return true;
}

void
crumb_raid_finish (CrumbRaid *raid, bool early)
{
  raid->over_from = raid->phase;
  crumb_scores_end (&raid->scores, early, raid->rules.tied_end == CRUMB_TIED_END_SHARED_WIN);
  raid->phase = CRUMB_RAID_AT_OVER;
}
