/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who plays, in which order they sit, and whether a game that is over goes on. */

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
  CrumbRefusal why = { .reason = CRUMB_REFUSAL_BETWEEN_ROUNDS, .seat = move->seat, .other = CRUMB_NO_SEAT };

  return crumb_raid_people_fits (raid) || !crumb_raid_objects (raid, refusal, why);
}

/* Starts the round over for whoever plays now, if nothing of it has been entered. */
static void
sit_down_again (CrumbRaid *raid)
{
  if (crumb_raid_untouched (raid))
    raid->roll.seats = raid->scores.playing;
}

bool
crumb_raid_join (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal why = {
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = CRUMB_SEATS_MAX,
    .got = move->amount,
  };

  if (!check_between_rounds (raid, move, refusal))
    return false;
  if (raid->scores.n_seats == CRUMB_SEATS_MAX)
    why.reason = CRUMB_REFUSAL_TABLE_FULL;
  else if (move->seat != raid->scores.n_seats)
    why.reason = CRUMB_REFUSAL_NO_SUCH_SEAT;
  else if (move->amount < 0 || move->amount > CRUMB_TOTAL_MAX)
    {
      why.reason = CRUMB_REFUSAL_POINTS_RANGE;
      why.max = CRUMB_TOTAL_MAX;
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
    .reason = CRUMB_REFUSAL_TOO_FEW_STAY,
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
  CrumbRefusal bad = { .reason = CRUMB_REFUSAL_BAD_ORDER, .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };

  return crumb_scores_reorder (&raid->scores, move->amount) || !crumb_raid_objects (raid, refusal, bad);
}

bool
crumb_raid_play_on (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  int32_t most = raid->scores.totals[crumb_seats_first (raid->scores.leaders)];
  bool by_target = raid->rules.end == CRUMB_END_TARGET;
  int32_t min = by_target ? most + 1 : raid->scores.n_rounds + 1;
  int max = by_target ? CRUMB_TOTAL_MAX : CRUMB_ROUNDS_MAX;
  CrumbRefusal out_of_range = {
    .reason = by_target ? CRUMB_REFUSAL_TARGET_RANGE : CRUMB_REFUSAL_ROUNDS_RANGE,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .min = (int16_t) (min < INT16_MAX ? min : INT16_MAX),
    .max = (int16_t) max,
    .got = move->amount,
  };

  if (raid->phase != CRUMB_RAID_AT_OVER)
    return crumb_raid_not_now (move, refusal);
  if (move->amount != 0 && (move->amount < min || move->amount > max)
      && crumb_raid_objects (raid, refusal, out_of_range))
    return false;

  crumb_scores_play_on (&raid->scores, by_target ? move->amount : 0);
  raid->last_round = (uint8_t) (by_target ? 0 : move->amount);
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
