/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The bids of a round: from the plate to the lucky last. */

#include "raid-private.h"

#include <string.h>

static const CrumbDie unknown_die = { 0 };

static void
clear_bid (CrumbRaid *raid)
{
  memset (&raid->roll, 0, sizeof raid->roll);
  memset (&raid->tied, 0, sizeof raid->tied);
  memset (&raid->ruling, 0, sizeof raid->ruling);
  memset (raid->bid, 0, sizeof raid->bid);
  raid->reroll = 0;
  raid->roll.seats = raid->scores.playing;
  raid->n_ties = 0;
  raid->ruled = false;
  raid->winner = CRUMB_NO_SEAT;
  raid->focus = CRUMB_NO_SEAT;
}

void
crumb_raid_begin_round (CrumbRaid *raid)
{
  bool by_bids = raid->detail <= CRUMB_RAID_DETAIL_BIDS;

  raid->phase = by_bids ? CRUMB_RAID_AT_BID : CRUMB_RAID_AT_REVEAL;
  raid->started = false;
  raid->plate_open = raid->detail == CRUMB_RAID_DETAIL_PLATE;
  raid->plate_entered = 0;
  raid->plate_missing = 0;
  raid->counts_known = by_bids;
  raid->n_bids = 0;
  raid->lucky = unknown_die;
  raid->lucky_new = unknown_die;
  raid->lucky_by = CRUMB_NO_SEAT;
  raid->by_cookies = raid->detail == CRUMB_RAID_DETAIL_SCORE;
  raid->hands_closed = 0;
  raid->asked = 0;
  raid->cookies_in = 0;
  memset (&raid->plate, 0, sizeof raid->plate);
  raid->plate.count = (uint8_t) raid->rules.plate;
  memset (raid->won, 0, sizeof raid->won);
  memset (raid->taken, 0, sizeof raid->taken);
  memset (raid->hands, 0, sizeof raid->hands);
  memset (raid->cookies, 0, sizeof raid->cookies);
  memset (&raid->reveal, 0, sizeof raid->reveal);
  memset (&raid->roll_off, 0, sizeof raid->roll_off);
  clear_bid (raid);
}

void
crumb_raid_begin_reveal (CrumbRaid *raid)
{
  clear_bid (raid);
  raid->phase = CRUMB_RAID_AT_REVEAL;
  raid->plate_open = false;
}

/* Bids are entered after all in a round that was to be hands or cookies only. */
static void
begin_bids (CrumbRaid *raid)
{
  raid->phase = CRUMB_RAID_AT_BID;
  raid->counts_known = true;
  raid->plate_open = false;
  raid->by_cookies = false;
  raid->started = true;
  raid->detail = raid->plate_entered > 0 ? CRUMB_RAID_DETAIL_PLATE : CRUMB_RAID_DETAIL_BIDS;
}

bool
crumb_raid_plate_fits (const CrumbRaid *raid)
{
  if (crumb_raid_untouched (raid))
    return true;
  return raid->n_bids == 0 && raid->phase <= CRUMB_RAID_AT_TAKE;
}

bool
crumb_raid_plate (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal too_many = {
    .reason = CRUMB_RAID_REFUSAL_PLATE_COUNT,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = (int16_t) raid->rules.plate,
    .got = move->dice.count,
  };

  if (!crumb_raid_plate_fits (raid))
    return crumb_raid_not_now (move, refusal);
  if (move->dice.count > raid->rules.plate && crumb_raid_objects (raid, refusal, too_many))
    return false;

  raid->plate = move->dice;
  for (unsigned i = raid->plate.count; i < CRUMB_DICE_MAX; i++)
    raid->plate.dice[i] = unknown_die;
  raid->plate.count = (uint8_t) raid->rules.plate;
  raid->plate_entered = move->dice.count;
  raid->plate_open = move->open && move->dice.count < raid->rules.plate;
  raid->by_cookies = false;
  raid->detail = move->open || move->dice.count > 0 ? CRUMB_RAID_DETAIL_PLATE : CRUMB_RAID_DETAIL_BIDS;
  if (raid->phase == CRUMB_RAID_AT_REVEAL)
    {
      raid->phase = CRUMB_RAID_AT_BID;
      raid->counts_known = true;
    }
  return true;
}

static void
settle (CrumbRaid *raid)
{
  raid->ruling = crumb_bid_judge (&raid->rules, raid->roll.dice, raid->scores.n_seats);
  raid->ruling.no_bid &= raid->roll.seats;
  raid->ruled = true;
  if (raid->n_ties == 0)
    for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
      raid->bid[seat] = raid->roll.dice[seat].count;

  switch (raid->ruling.verdict)
    {
    case CRUMB_VERDICT_WIN:
      raid->winner = raid->ruling.winner;
      raid->phase = CRUMB_RAID_AT_TAKE;
      break;
    case CRUMB_VERDICT_REROLL:
      if (raid->n_ties == 0)
        raid->reroll = raid->ruling.reroll;
      raid->tied = raid->roll;
      raid->roll = (CrumbRoll) { .seats = raid->ruling.reroll };
      if (raid->n_ties < UINT8_MAX)
        raid->n_ties++;
      raid->phase = CRUMB_RAID_AT_TIE;
      break;
    case CRUMB_VERDICT_NOBODY:
      raid->phase = CRUMB_RAID_AT_NOBODY;
      break;
    }
}

/* Puts down what a seat rolled; the last one in brings the ruling. */
static void
roll (CrumbRaid *raid, const CrumbMove *move, unsigned full)
{
  bool closed = !move->open || (move->dice.count >= full && !raid->overrule);

  raid->winner = CRUMB_NO_SEAT;
  raid->ruled = raid->phase == CRUMB_RAID_AT_TIE;
  raid->roll.dice[move->seat] = move->dice;
  raid->focus = closed ? CRUMB_NO_SEAT : move->seat;
  if (closed)
    raid->roll.closed |= crumb_seats_of (move->seat);
  else
    raid->roll.closed &= (CrumbSeats) ~crumb_seats_of (move->seat);

  if (raid->roll.closed == raid->roll.seats)
    settle (raid);
}

/* A bid can be corrected until its die is taken. Once a tie has been re-rolled only undo helps. */
bool
crumb_raid_bid_fits (const CrumbRaid *raid)
{
  if (crumb_raid_untouched (raid))
    return true;
  switch (raid->phase)
    {
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_NOBODY:
      return true;
    case CRUMB_RAID_AT_TAKE:
      return raid->n_ties == 0;
    case CRUMB_RAID_AT_TIE:
      return raid->n_ties == 1;
    default:
      return false;
    }
}

static bool
check_bid_count (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned held = crumb_raid_holds (raid, move->seat);
  CrumbRefusal why = {
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .can_overrule = true,
    .got = move->dice.count,
  };

  if (move->dice.count > held)
    {
      why.reason = CRUMB_RAID_REFUSAL_HOLDS_FEWER;
      why.max = (int16_t) held;
    }
  else if (move->dice.count > crumb_bid_most_dice (&raid->rules, held))
    {
      why.reason = CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID;
      why.max = (int16_t) raid->rules.most_dice;
    }
  return why.reason == CRUMB_REFUSAL_NONE || !crumb_raid_objects (raid, refusal, why);
}

bool
crumb_raid_bid (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!crumb_raid_bid_fits (raid))
    return crumb_raid_not_now (move, refusal);
  if (!check_bid_count (raid, move, refusal))
    return false;

  if (raid->phase == CRUMB_RAID_AT_TIE)
    {
      raid->roll = raid->tied;
      memset (&raid->tied, 0, sizeof raid->tied);
      raid->n_ties = 0;
    }
  memset (raid->bid, 0, sizeof raid->bid);
  raid->reroll = 0;
  begin_bids (raid);
  roll (raid, move, crumb_bid_most_dice (&raid->rules, crumb_raid_holds (raid, move->seat)));
  return true;
}

bool
crumb_raid_reroll_fits (const CrumbRaid *raid)
{
  return raid->phase == CRUMB_RAID_AT_TIE || (raid->phase == CRUMB_RAID_AT_TAKE && raid->n_ties > 0);
}

static bool
check_in_tie (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal outside = { .reason = CRUMB_RAID_REFUSAL_NOT_IN_TIE, .seat = move->seat, .other = CRUMB_NO_SEAT };

  return crumb_seats_has (raid->roll.seats, move->seat) || !crumb_raid_objects (raid, refusal, outside);
}

bool
crumb_raid_reroll (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned dice = raid->tied.dice[move->seat].count;
  CrumbRefusal wrong_count = {
    .reason = CRUMB_RAID_REFUSAL_REROLL_COUNT,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .can_overrule = move->dice.count > 0,
    .min = (int16_t) dice,
    .max = (int16_t) dice,
    .got = move->dice.count,
  };

  if (!crumb_raid_reroll_fits (raid))
    return crumb_raid_not_now (move, refusal);
  if (!check_in_tie (raid, move, refusal))
    return false;
  if ((move->dice.count > dice || (!move->open && move->dice.count < dice))
      && crumb_raid_objects (raid, refusal, wrong_count))
    return false;

  raid->phase = CRUMB_RAID_AT_TIE;
  raid->ruling = crumb_bid_judge (&raid->rules, raid->tied.dice, raid->scores.n_seats);
  raid->ruling.no_bid &= raid->tied.seats;
  roll (raid, move, dice);
  return true;
}

bool
crumb_raid_winner_fits (const CrumbRaid *raid)
{
  return crumb_raid_untouched (raid) || raid->phase <= CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_NOBODY;
}

/* Whether the dice that were entered say that somebody else has won. */
static bool
check_beaten (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal why = { .reason = CRUMB_RAID_REFUSAL_BEATEN, .seat = move->seat, .can_overrule = true };
  CrumbDice bids[CRUMB_SEATS_MAX] = { 0 };
  CrumbRuling ruling;

  if (!crumb_seats_has (raid->roll.closed, move->seat))
    return true;

  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    if (crumb_seats_has (raid->roll.closed, seat))
      bids[seat] = raid->roll.dice[seat];

  ruling = crumb_bid_judge (&raid->rules, bids, raid->scores.n_seats);
  why.other = (uint8_t) crumb_seats_first (ruling.standing[0]);
  return crumb_seats_has (ruling.standing[0], move->seat) || !crumb_raid_objects (raid, refusal, why);
}

bool
crumb_raid_winner (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool closed = crumb_seats_has (raid->roll.closed, move->seat);
  CrumbRefusal did_not_bid = { .reason = CRUMB_RAID_REFUSAL_DID_NOT_BID, .seat = move->seat, .other = CRUMB_NO_SEAT };

  if (!crumb_raid_winner_fits (raid) || raid->winner == move->seat)
    return crumb_raid_not_now (move, refusal);
  if (!check_in_tie (raid, move, refusal))
    return false;
  if (closed && raid->roll.dice[move->seat].count == 0 && crumb_raid_objects (raid, refusal, did_not_bid))
    return false;
  if (!check_beaten (raid, move, refusal))
    return false;

  if (raid->n_ties == 0)
    begin_bids (raid);
  raid->phase = CRUMB_RAID_AT_TAKE;
  raid->winner = move->seat;
  raid->focus = CRUMB_NO_SEAT;
  raid->ruled = raid->roll.closed == raid->roll.seats;
  return true;
}

static bool
check_taker (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal why = {
    .seat = move->seat,
    .other = raid->winner,
    .got = move->dice.count,
    .max = 1,
  };

  if (move->seat != raid->winner)
    why.reason = CRUMB_REFUSAL_NOT_YOUR_TURN;
  else if (move->dice.count > 1 || (move->what == CRUMB_RAID_TAKE && move->dice.count == 0))
    why.reason = CRUMB_RAID_REFUSAL_ONE_DIE;
  return why.reason == CRUMB_REFUSAL_NONE || !crumb_raid_objects (raid, refusal, why);
}

static bool
can_be_same (unsigned one, unsigned other)
{
  return one == other || one == 0 || other == 0;
}

/* How well a die of the plate matches the one that is taken: anything that was not entered can match. 0: not at all. */
static unsigned
fit (CrumbDie lies, CrumbDie taken)
{
  if ((lies.face != taken.face && lies.face != 0) || !can_be_same (lies.colour, taken.colour))
    return 0;
  return 1u + 2u * (lies.face == taken.face) + (lies.colour == taken.colour);
}

/* Takes the die that fits best off the plate. False when none fits, or when nobody can know which one it was. */
static bool
leave_plate (CrumbDice *plate, CrumbDie die)
{
  unsigned best = 0, best_fit = 0;

  if (die.face == 0 && crumb_dice_count_face (plate, 0) < plate->count)
    return false;
  for (unsigned i = 0; i < plate->count; i++)
    if (fit (plate->dice[i], die) > best_fit)
      {
        best = i;
        best_fit = fit (plate->dice[i], die);
      }
  return best_fit > 0 && crumb_dice_take_out (plate, best);
}

bool
crumb_raid_take (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbDie die = move->dice.dice[0];
  CrumbDice plate = raid->plate;
  CrumbRefusal has_none = {
    .reason = CRUMB_RAID_REFUSAL_PLATE_HAS_NONE,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
    .face = die.face,
    .colour = crumb_dice_count_face (&plate, die.face) > 0 ? die.colour : 0,
    .can_overrule = true,
  };

  if (raid->phase != CRUMB_RAID_AT_TAKE)
    return crumb_raid_not_now (move, refusal);
  if (!check_taker (raid, move, refusal))
    return false;
  if (!leave_plate (&plate, die))
    {
      if (die.face != 0 && crumb_raid_objects (raid, refusal, has_none))
        return false;
      raid->plate_missing++;
    }

  raid->plate = plate;
  raid->plate_open = false;
  raid->won[move->seat]++;
  raid->n_bids++;
  crumb_dice_add (&raid->taken[move->seat], die);

  if (crumb_raid_plate_left (raid) > 0)
    {
      clear_bid (raid);
      raid->phase = CRUMB_RAID_AT_BID;
    }
  else if (raid->rules.lucky_last)
    {
      raid->lucky = die;
      raid->phase = CRUMB_RAID_AT_LUCKY;
    }
  else
    crumb_raid_begin_reveal (raid);
  return true;
}

bool
crumb_raid_lucky (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbDice *taken;

  if (raid->phase != CRUMB_RAID_AT_LUCKY)
    return crumb_raid_not_now (move, refusal);
  if (!check_taker (raid, move, refusal))
    return false;

  taken = &raid->taken[move->seat];
  if (move->dice.count == 1)
    {
      taken->dice[taken->count - 1] = move->dice.dice[0];
      raid->lucky_new = move->dice.dice[0];
      raid->lucky_by = move->seat;
    }
  crumb_raid_begin_reveal (raid);
  return true;
}

bool
crumb_raid_reveal_fits (const CrumbRaid *raid)
{
  return raid->phase <= CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_NOBODY;
}

bool
crumb_raid_reveal (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!crumb_raid_reveal_fits (raid))
    return crumb_raid_not_now (move, refusal);

  if (raid->phase != CRUMB_RAID_AT_NOBODY)
    raid->counts_known = false;
  if (!raid->started)
    raid->detail = CRUMB_RAID_DETAIL_HANDS;
  crumb_raid_begin_reveal (raid);
  return true;
}
