/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the game waits for, and which move a tap makes of it. */

#include "raid-private.h"

/* The seat whose dice are entered next: the one that was pointed at, else the first missing one from the first bidder
 * on. */
static unsigned
next_seat (const CrumbRaid *raid, CrumbSeats seats, CrumbSeats done)
{
  CrumbSeats missing = seats & (CrumbSeats) ~done;
  unsigned playing = crumb_seats_count (raid->scores.playing);
  unsigned from = 0;

  if (crumb_seats_has (missing, raid->focus))
    return raid->focus;
  while (raid->scores.order[from] != raid->first)
    from++;
  for (unsigned i = 0; i < playing; i++)
    {
      unsigned seat = raid->scores.order[(from + i) % playing];

      if (crumb_seats_has (missing, seat))
        return seat;
    }
  return CRUMB_NO_SEAT;
}

static void
expect_plate_or_bid (const CrumbRaid *raid, CrumbRaidExpect *expect)
{
  unsigned seat = next_seat (raid, raid->roll.seats, raid->roll.closed);

  if (raid->plate_open)
    {
      expect->what = CRUMB_RAID_PLATE;
      expect->dice = raid->plate;
      expect->dice.count = raid->plate_entered;
      expect->max = (uint8_t) raid->rules.plate;
      return;
    }
  expect->what = CRUMB_RAID_BID;
  expect->seat = (uint8_t) seat;
  expect->dice = raid->roll.dice[seat];
  expect->max = (uint8_t) crumb_bid_most_dice (&raid->rules, crumb_raid_holds (raid, seat));
}

static void
expect_reroll (const CrumbRaid *raid, CrumbRaidExpect *expect)
{
  unsigned seat = next_seat (raid, raid->roll.seats, raid->roll.closed);

  expect->what = CRUMB_RAID_REROLL;
  expect->seat = (uint8_t) seat;
  expect->dice = raid->roll.dice[seat];
  expect->min = expect->max = raid->tied.dice[seat].count;
}

static void
expect_hand_or_cookies (const CrumbRaid *raid, CrumbRaidExpect *expect)
{
  unsigned seat = next_seat (raid, raid->scores.playing, raid->hands_closed | raid->cookies_in);
  unsigned min, max;

  expect->seat = (uint8_t) seat;
  if (raid->by_cookies)
    {
      expect->what = CRUMB_RAID_COOKIES;
      return;
    }
  crumb_raid_hand_bounds (raid, seat, &min, &max);
  expect->what = CRUMB_RAID_HAND;
  expect->dice = raid->hands[seat];
  expect->min = (uint8_t) min;
  expect->max = (uint8_t) max;
}

static uint32_t
also (const CrumbRaid *raid)
{
  const bool fits[CRUMB_RAID_N_MOVES] = {
    [CRUMB_RAID_PLATE] = crumb_raid_plate_fits (raid),
    [CRUMB_RAID_BID] = crumb_raid_bid_fits (raid),
    [CRUMB_RAID_REROLL] = crumb_raid_reroll_fits (raid),
    [CRUMB_RAID_WINNER] = crumb_raid_winner_fits (raid),
    [CRUMB_RAID_TAKE] = raid->phase == CRUMB_RAID_AT_TAKE,
    [CRUMB_RAID_LUCKY] = raid->phase == CRUMB_RAID_AT_LUCKY,
    [CRUMB_RAID_REVEAL] = crumb_raid_reveal_fits (raid),
    [CRUMB_RAID_HAND] = crumb_raid_scoring_fits (raid),
    [CRUMB_RAID_COOKIES] = crumb_raid_scoring_fits (raid),
    [CRUMB_RAID_ROLL_OFF] = raid->phase == CRUMB_RAID_AT_ROLL_OFF,
    [CRUMB_RAID_ROUND] = raid->phase == CRUMB_RAID_AT_SCORED,
    [CRUMB_RAID_END] = true,
    [CRUMB_RAID_OVERRULE] = !raid->overrule,
    [CRUMB_RAID_JOIN] = crumb_raid_people_fits (raid) && crumb_seats_count (raid->scores.playing) < CRUMB_SEATS_MAX,
    [CRUMB_RAID_LEAVE] = crumb_raid_people_fits (raid) && crumb_seats_count (raid->scores.playing) > CRUMB_SEATS_MIN,
    [CRUMB_RAID_ORDER] = true,
    [CRUMB_RAID_TARGET] = true,
    [CRUMB_RAID_ROUNDS] = true,
  };
  uint32_t bits = 0;

  for (unsigned what = 0; what < CRUMB_RAID_N_MOVES; what++)
    bits |= (uint32_t) fits[what] << what;
  return bits;
}

CrumbRaidExpect
crumb_raid_expects (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = { .seat = CRUMB_NO_SEAT };

  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_BID:
      expect_plate_or_bid (raid, &expect);
      break;
    case CRUMB_RAID_AT_TIE:
      expect_reroll (raid, &expect);
      break;
    case CRUMB_RAID_AT_TAKE:
      expect.what = CRUMB_RAID_TAKE;
      expect.seat = raid->winner;
      expect.min = expect.max = 1;
      break;
    case CRUMB_RAID_AT_LUCKY:
      expect.what = CRUMB_RAID_LUCKY;
      expect.seat = raid->winner;
      expect.max = 1;
      break;
    case CRUMB_RAID_AT_NOBODY:
      expect.what = CRUMB_RAID_REVEAL;
      break;
    case CRUMB_RAID_AT_REVEAL:
      expect_hand_or_cookies (raid, &expect);
      break;
    case CRUMB_RAID_AT_ROLL_OFF:
      expect.what = CRUMB_RAID_ROLL_OFF;
      expect.seat = (uint8_t) next_seat (raid, raid->roll_off.seats, raid->roll_off.closed);
      expect.min = expect.max = 1;
      break;
    case CRUMB_RAID_AT_SCORED:
      expect.what = CRUMB_RAID_ROUND;
      break;
    case CRUMB_RAID_AT_OVER:
      expect.also = UINT32_C (1) << CRUMB_RAID_PLAY_ON;
      return expect;
    }
  expect.also = also (raid);
  return expect;
}

CrumbMove
crumb_raid_enter_die (const CrumbRaid *raid, CrumbDie die)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  bool no_die = expect.max == 0;
  CrumbMove move = {
    .what = expect.what,
    .seat = no_die ? CRUMB_NO_SEAT : expect.seat,
    .open = expect.what == CRUMB_RAID_PLATE || expect.what == CRUMB_RAID_BID || expect.what == CRUMB_RAID_REROLL
            || expect.what == CRUMB_RAID_HAND,
    .dice = expect.dice,
  };

  if (no_die)
    move.what = CRUMB_RAID_BID;
  crumb_dice_add (&move.dice, die);
  return move;
}

CrumbMove
crumb_raid_enter_digit (const CrumbRaid *raid, unsigned digit)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  bool begun = expect.seat < raid->scores.n_seats && expect.seat == raid->focus;
  int amount = (begun ? raid->cookies[expect.seat] * 10 : 0) + (int) digit;

  return (CrumbMove) {
    .what = CRUMB_RAID_COOKIES,
    .seat = expect.seat,
    .open = true,
    .amount = (int16_t) (amount <= CRUMB_COOKIES_MAX ? amount : CRUMB_COOKIES_MAX + 1),
  };
}

CrumbMove
crumb_raid_enter_done (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbMove move = { .what = expect.what, .seat = expect.seat, .dice = expect.dice };

  if (expect.what == CRUMB_RAID_TAKE)
    crumb_dice_add (&move.dice, (CrumbDie) { 0 });
  if (expect.what == CRUMB_RAID_COOKIES)
    move.amount = raid->cookies[expect.seat];
  return move;
}

static bool
any_dice (const CrumbRoll *roll)
{
  unsigned dice = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    dice += roll->dice[seat].count;
  return dice > 0;
}

CrumbMove
crumb_raid_enter_seat (const CrumbRaid *raid, unsigned seat)
{
  bool scoring = raid->phase == CRUMB_RAID_AT_REVEAL;
  bool named = raid->phase == CRUMB_RAID_AT_TAKE && !raid->ruled;
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = (uint8_t) seat, .open = true };

  if (scoring)
    move.what = raid->by_cookies ? CRUMB_RAID_COOKIES : CRUMB_RAID_HAND;
  else if (raid->phase != CRUMB_RAID_AT_NOBODY && (named || !any_dice (&raid->roll)))
    return (CrumbMove) { .what = CRUMB_RAID_WINNER, .seat = (uint8_t) seat };
  else if (raid->n_ties > 0)
    move.what = CRUMB_RAID_REROLL;

  if (!scoring && !crumb_seats_has (raid->roll.closed, seat) && seat < raid->scores.n_seats)
    move.dice = raid->roll.dice[seat];
  return move;
}
