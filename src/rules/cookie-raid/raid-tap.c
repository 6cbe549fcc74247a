/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one tap means where it means more than a move, or has to be asked about first. */

#include "raid-private.h"

static void
add (CrumbRaidTap *tap, CrumbMove move)
{
  if (tap->count < CRUMB_RAID_TAP_MAX)
    tap->moves[tap->count++] = move;
}

/* The state after the tap; false when it is refused. */
static bool
fold (const CrumbRaid *raid, const CrumbRaidTap *tap, CrumbRaid *after)
{
  CrumbRefusal refusal;

  *after = *raid;
  for (unsigned i = 0; i < tap->count; i++)
    if (!crumb_raid_apply (after, &tap->moves[i], &refusal))
      return false;
  return true;
}

static CrumbMove
take (unsigned seat, CrumbDie die)
{
  CrumbMove move = { .what = CRUMB_RAID_TAKE, .seat = (uint8_t) seat };

  crumb_dice_add (&move.dice, die);
  return move;
}

static void
take_last_die (const CrumbRaid *raid, CrumbRaidTap *tap)
{
  CrumbRaid after;

  if (!raid->rules.lucky_last || !fold (raid, tap, &after) || after.phase != CRUMB_RAID_AT_TAKE)
    return;
  if (after.plate.count == 1 && after.plate_missing == 0 && after.plate.dice[0].face != 0)
    add (tap, take (after.winner, after.plate.dice[0]));
}

CrumbRaidTap
crumb_raid_tap (const CrumbRaid *raid, const CrumbMove *move)
{
  CrumbRaidTap tap = { .moves = { *move }, .count = 1 };

  take_last_die (raid, &tap);
  return tap;
}

CrumbRaidTap
crumb_raid_tap_insist (const CrumbRaid *raid, const CrumbMove *move)
{
  CrumbRaidTap tap = { .moves = { { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT }, *move }, .count = 2 };

  take_last_die (raid, &tap);
  return tap;
}

CrumbMove
crumb_raid_ask (const CrumbMove *move)
{
  CrumbMove asked = *move;

  asked.open = true;
  asked.amount = CRUMB_RAID_ASKED;
  return asked;
}

static CrumbSeats
open_bids (const CrumbRaid *raid)
{
  if (raid->phase != CRUMB_RAID_AT_BID || raid->plate_open)
    return 0;
  return raid->roll.seats & (CrumbSeats) ~raid->roll.closed;
}

unsigned
crumb_raid_open_bids (const CrumbRaid *raid)
{
  return crumb_seats_count (open_bids (raid));
}

static CrumbRaidTap
end_bids (const CrumbRaid *raid)
{
  CrumbRaidTap tap = { .count = 0 };

  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    if (crumb_seats_has (open_bids (raid), seat))
      add (&tap, (CrumbMove) { .what = CRUMB_RAID_BID, .seat = (uint8_t) seat, .dice = raid->roll.dice[seat] });
  return tap;
}

CrumbRaidTap
crumb_raid_tap_rest (const CrumbRaid *raid)
{
  CrumbRaidTap tap = end_bids (raid);

  take_last_die (raid, &tap);
  return tap;
}

CrumbRaidTap
crumb_raid_tap_take (const CrumbRaid *raid, CrumbDie die)
{
  CrumbRaidTap tap = end_bids (raid);
  CrumbRaid after;

  if (fold (raid, &tap, &after) && after.phase == CRUMB_RAID_AT_TAKE)
    add (&tap, take (after.winner, die));
  return tap;
}

CrumbMove
crumb_raid_enter_last_die (const CrumbRaid *raid, CrumbDie die)
{
  CrumbMove move = crumb_raid_enter_die (raid, die);

  if (move.what != CRUMB_RAID_PLATE)
    move.open = false;
  return move;
}

bool
crumb_raid_ends_first (const CrumbRaid *raid, unsigned seat)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  return raid->phase == CRUMB_RAID_AT_BID && expect.what == CRUMB_RAID_BID && expect.dice.count > 0
         && expect.seat != seat && !crumb_seats_has (raid->roll.closed, seat);
}

bool
crumb_raid_wipes (const CrumbRaid *raid, unsigned seat)
{
  CrumbMove move = crumb_raid_enter_seat (raid, seat);

  switch ((CrumbRaidMove) move.what)
    {
    case CRUMB_RAID_BID:
    case CRUMB_RAID_REROLL:
      return crumb_seats_has (raid->roll.closed, seat) && raid->roll.dice[seat].count > 0;
    case CRUMB_RAID_HAND:
      return raid->hands[seat].count > 0;
    case CRUMB_RAID_COOKIES:
      return crumb_seats_has (raid->cookies_in, seat);
    default:
      return false;
    }
}

/* With all dice on the table of one face, one seat takes the pips of all. */
static int
most_by_face (const CrumbRaid *raid)
{
  unsigned dice = raid->rules.plate + CRUMB_HAND_START * crumb_seats_count (raid->scores.playing);

  return (int) (dice * raid->rules.sides);
}

int
crumb_raid_most_cookies (const CrumbRaid *raid, unsigned seat)
{
  int set = raid->rules.set_points * (raid->rules.flush ? 2 : 1);
  int single = raid->rules.single_points;
  unsigned min, dice;

  if (raid->rules.by_face)
    return most_by_face (raid) + raid->rules.bonus;
  crumb_raid_hand_bounds (raid, seat, &min, &dice);
  return (int) dice * (set > single ? set : single) + raid->rules.bonus;
}
