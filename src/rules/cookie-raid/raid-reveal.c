/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The end of a round, and of the game: hands, cookies, totals, winners. */

#include "raid-private.h"

#include <string.h>

void
crumb_raid_hand_bounds (const CrumbRaid *raid, unsigned seat, unsigned *min, unsigned *max)
{
  unsigned left = crumb_raid_plate_left (raid);

  *min = *max = crumb_raid_holds (raid, seat);
  if (raid->counts_known && !crumb_raid_untouched (raid))
    return;

  for (unsigned other = 0; other < raid->scores.n_seats; other++)
    {
      unsigned held = crumb_raid_holds (raid, other);
      unsigned extra = raid->hands[other].count > held ? raid->hands[other].count - held : 0;

      if (other != seat && crumb_seats_has (raid->hands_closed, other))
        left -= extra < left ? extra : left;
    }
  *max += left;
}

bool
crumb_raid_scoring_fits (const CrumbRaid *raid)
{
  return raid->phase == CRUMB_RAID_AT_REVEAL || crumb_raid_untouched (raid);
}

static bool
has_hand (const CrumbRaid *raid, unsigned seat)
{
  return raid->hands[seat].count > 0 || crumb_seats_has (raid->hands_closed, seat);
}

static bool
has_cookies (const CrumbRaid *raid, unsigned seat)
{
  return raid->cookies[seat] > 0 || crumb_seats_has (raid->cookies_in, seat);
}

/* A seat other than @seat with an entry of the other kind, or CRUMB_NO_SEAT: a round is scored in one way only. */
static unsigned
other_way (const CrumbRaid *raid, unsigned seat, bool by_hands)
{
  for (unsigned other = 0; other < raid->scores.n_seats; other++)
    if (other != seat && (by_hands ? has_cookies (raid, other) : has_hand (raid, other)))
      return other;
  return CRUMB_NO_SEAT;
}

static bool
check_one_way (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned other = other_way (raid, move->seat, move->what == CRUMB_RAID_HAND);
  CrumbRefusal mixed = { .reason = CRUMB_RAID_REFUSAL_MIXED_SCORES, .seat = move->seat, .other = (uint8_t) other };

  return other == CRUMB_NO_SEAT || !crumb_raid_objects (raid, refusal, mixed);
}

/* The first entry of a round without bids decides how much of a round this table enters. */
static void
begin_scoring (CrumbRaid *raid, CrumbRaidDetail detail)
{
  if (crumb_raid_untouched (raid))
    {
      raid->detail = (uint8_t) detail;
      raid->counts_known = false;
      crumb_raid_begin_reveal (raid);
    }
  raid->started = true;
}

static void
finish_game_if_over (CrumbRaid *raid)
{
  const CrumbScores *scores = &raid->scores;
  bool reached = scores->target > 0 ? scores->totals[crumb_seats_first (scores->leaders)] >= scores->target
                                    : raid->last_round > 0 && scores->n_rounds >= raid->last_round;

  if (!reached)
    return;
  if (crumb_seats_several (scores->leaders) && raid->rules.tied_end == CRUMB_TIED_END_ANOTHER_ROUND)
    return;

  crumb_raid_finish (raid, false);
}

static void
finish_round (CrumbRaid *raid, const int16_t cookies[CRUMB_SEATS_MAX], CrumbRaidRound round)
{
  raid->rounds[raid->scores.round] = round;
  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    crumb_scores_add (&raid->scores, seat, cookies[seat]);
  crumb_scores_end_round (&raid->scores);
  raid->phase = CRUMB_RAID_AT_SCORED;
  finish_game_if_over (raid);
}

static void
score_hands (CrumbRaid *raid, unsigned rolled_off)
{
  int16_t cookies[CRUMB_SEATS_MAX] = { 0 };

  raid->reveal = crumb_hands_score_of (&raid->rules, raid->hands, raid->scores.playing, rolled_off);
  if (raid->reveal.roll_off != 0)
    {
      raid->roll_off = (CrumbRoll) { .seats = raid->reveal.roll_off };
      raid->phase = CRUMB_RAID_AT_ROLL_OFF;
      return;
    }

  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    cookies[seat] = raid->reveal.seats[seat].cookies;
  finish_round (raid, cookies,
                (CrumbRaidRound) {
                    .by_hands = true,
                    .bonus_to = raid->reveal.bonus_to,
                    .reason = raid->reveal.reason,
                });
}

bool
crumb_raid_hand (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool asked = move->open && move->amount == CRUMB_RAID_ASKED;
  unsigned min, max;
  bool closed;
  CrumbRefusal wrong_count = {
    .reason = CRUMB_RAID_REFUSAL_HAND_COUNT,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .can_overrule = true,
    .got = move->dice.count,
  };

  if (!crumb_raid_scoring_fits (raid))
    return crumb_raid_not_now (move, refusal);
  if (!check_one_way (raid, move, refusal))
    return false;

  crumb_raid_hand_bounds (raid, move->seat, &min, &max);
  wrong_count.min = (int16_t) min;
  wrong_count.max = (int16_t) max;
  if ((move->dice.count > max || (!move->open && move->dice.count < min))
      && crumb_raid_objects (raid, refusal, wrong_count))
    return false;

  closed = !move->open || (move->dice.count >= max && !raid->overrule && !asked);
  begin_scoring (raid, CRUMB_RAID_DETAIL_HANDS);
  raid->by_cookies = false;
  raid->cookies[move->seat] = 0;
  raid->cookies_in &= (CrumbSeats) ~crumb_seats_of (move->seat);
  raid->hands[move->seat] = move->dice;
  raid->hands_closed &= (CrumbSeats) ~crumb_seats_of (move->seat);
  raid->asked &= (CrumbSeats) ~crumb_seats_of (move->seat);
  if (asked)
    raid->asked |= crumb_seats_of (move->seat);
  raid->focus = closed ? CRUMB_NO_SEAT : move->seat;
  if (closed)
    raid->hands_closed |= crumb_seats_of (move->seat);

  if (raid->hands_closed == raid->scores.playing)
    score_hands (raid, CRUMB_NO_SEAT);
  return true;
}

bool
crumb_raid_cookies (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal out_of_range = {
    .reason = CRUMB_REFUSAL_POINTS_RANGE,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .max = CRUMB_COOKIES_MAX,
    .got = move->amount,
  };

  if (!crumb_raid_scoring_fits (raid))
    return crumb_raid_not_now (move, refusal);
  if ((move->amount < 0 || move->amount > CRUMB_COOKIES_MAX) && crumb_raid_objects (raid, refusal, out_of_range))
    return false;
  if (!check_one_way (raid, move, refusal))
    return false;

  begin_scoring (raid, CRUMB_RAID_DETAIL_SCORE);
  raid->by_cookies = true;
  memset (&raid->hands[move->seat], 0, sizeof raid->hands[move->seat]);
  raid->hands_closed &= (CrumbSeats) ~crumb_seats_of (move->seat);
  raid->asked &= (CrumbSeats) ~crumb_seats_of (move->seat);
  raid->cookies[move->seat] = move->amount;
  raid->cookies_in &= (CrumbSeats) ~crumb_seats_of (move->seat);
  raid->focus = move->open ? move->seat : CRUMB_NO_SEAT;
  if (!move->open)
    raid->cookies_in |= crumb_seats_of (move->seat);

  if (raid->cookies_in == raid->scores.playing)
    finish_round (raid, raid->cookies, (CrumbRaidRound) { 0 });
  return true;
}

/* The seats whose die is the highest of the roll-off. */
static CrumbSeats
highest_rolled (const CrumbRoll *roll)
{
  CrumbSeats highest = 0;
  unsigned face = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      if (!crumb_seats_has (roll->seats, seat))
        continue;
      if (roll->dice[seat].dice[0].face > face)
        highest = 0;
      if (roll->dice[seat].dice[0].face >= face)
        {
          face = roll->dice[seat].dice[0].face;
          highest |= crumb_seats_of (seat);
        }
    }
  return highest;
}

bool
crumb_raid_roll_off (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRoll *roll = &raid->roll_off;
  CrumbRefusal why = { .seat = move->seat, .other = CRUMB_NO_SEAT, .max = 1, .got = move->dice.count };
  CrumbSeats highest;

  if (raid->phase != CRUMB_RAID_AT_ROLL_OFF)
    return crumb_raid_not_now (move, refusal);
  if (!crumb_seats_has (roll->seats, move->seat))
    why.reason = CRUMB_RAID_REFUSAL_NOT_IN_TIE;
  else if (move->dice.count != 1)
    why.reason = CRUMB_RAID_REFUSAL_ONE_DIE;
  if (why.reason != CRUMB_REFUSAL_NONE && crumb_raid_objects (raid, refusal, why))
    return false;

  roll->dice[move->seat] = move->dice;
  roll->closed |= crumb_seats_of (move->seat);
  if (roll->closed != roll->seats)
    return true;

  highest = highest_rolled (roll);
  if (crumb_seats_count (highest) > 1)
    *roll = (CrumbRoll) { .seats = highest };
  else
    score_hands (raid, crumb_seats_first (highest));
  return true;
}

bool
crumb_raid_round (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal too_many = {
    .reason = CRUMB_REFUSAL_TOO_MANY_ROUNDS,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = CRUMB_ROUNDS_MAX,
    .got = CRUMB_ROUNDS_MAX,
  };

  if (raid->phase != CRUMB_RAID_AT_SCORED)
    return crumb_raid_not_now (move, refusal);
  if (crumb_scores_full (&raid->scores) && crumb_raid_objects (raid, refusal, too_many))
    return false;

  crumb_raid_begin_round (raid);
  return true;
}

bool
crumb_raid_end (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  (void) move;
  (void) refusal;

  crumb_raid_finish (raid, true);
  return true;
}
