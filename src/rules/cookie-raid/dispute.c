/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One disputed bid, or the hands of one round: what follows from what was entered, and what is asked next. */

#include "dispute.h"

#include <string.h>

static bool
is_complete (const CrumbRoll *roll)
{
  return roll->closed == roll->seats;
}

static void
set_closed (CrumbRoll *roll, unsigned seat, bool closed)
{
  if (closed)
    roll->closed |= crumb_seats_of (seat);
  else
    roll->closed &= (CrumbSeats) ~crumb_seats_of (seat);
}

/* What follows from the dice --------------------------------------------- */

/* The seats whose single die is the highest. */
static CrumbSeats
highest_rolled (const CrumbRoll *roll)
{
  CrumbSeats highest = 0;
  unsigned face = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      unsigned rolled = roll->dice[seat].dice[0].face;

      if (!crumb_seats_has (roll->seats, seat) || rolled < face)
        continue;
      if (rolled > face)
        highest = 0;
      face = rolled;
      highest |= crumb_seats_of (seat);
    }
  return highest;
}

/* The seats that roll again after a complete roll. */
static CrumbSeats
tied_by (const CrumbDispute *dispute, unsigned roll)
{
  const CrumbRoll *rolled = &dispute->rolls[roll];
  CrumbSeats highest;

  if (dispute->kind == CRUMB_DISPUTE_BIDS)
    return crumb_bid_judge (&dispute->rules, rolled->dice, dispute->n_seats).reroll;
  if (roll == 0)
    return crumb_hands_score_of (&dispute->rules, rolled->dice, rolled->seats, CRUMB_NO_SEAT).roll_off;

  highest = highest_rolled (rolled);
  return crumb_seats_several (highest) ? highest : 0;
}

static bool
fits (const CrumbDispute *dispute, unsigned roll, CrumbSeats seats)
{
  const CrumbRoll *rolled = &dispute->rolls[roll];

  if (rolled->seats != seats)
    return false;
  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    {
      unsigned asked = crumb_dispute_most_dice (dispute, roll, seat);
      unsigned count = rolled->dice[seat].count;

      if (crumb_seats_has (rolled->closed, seat) ? count != asked : count > asked)
        return false;
    }
  return true;
}

/* Drops the rolls that no longer follow from the ties before them, and adds an empty one after the last tie. */
static void
follow (CrumbDispute *dispute)
{
  unsigned last = 0;

  for (; is_complete (&dispute->rolls[last]); last++)
    {
      CrumbSeats tied = tied_by (dispute, last);

      if (tied == 0 || last + 1 == CRUMB_DISPUTE_ROLLS_MAX)
        break;
      if (last + 1 >= dispute->n_rolls || !fits (dispute, last + 1, tied))
        {
          dispute->rolls[last + 1] = (CrumbRoll) { .seats = tied };
          dispute->n_rolls = (uint8_t) (last + 2);
        }
    }
  dispute->n_rolls = (uint8_t) (last + 1);
}

/* The first seat whose dice are missing. */
static void
ask_next (CrumbDispute *dispute)
{
  const CrumbRoll *roll;

  follow (dispute);
  dispute->roll = (uint8_t) (dispute->n_rolls - 1);
  roll = &dispute->rolls[dispute->roll];
  dispute->seat = (uint8_t) crumb_seats_first (roll->seats & (CrumbSeats) ~roll->closed);
  dispute->die = CRUMB_NEXT_DIE;
}

/* Marks the dice of a seat as complete, and sorts a bid into the order in which it is compared. */
static void
close_dice (CrumbDispute *dispute, unsigned roll, unsigned seat)
{
  CrumbDice *dice = &dispute->rolls[roll].dice[seat];

  if (dispute->kind == CRUMB_DISPUTE_BIDS)
    *dice = crumb_bid_order (&dispute->rules, dice);
  set_closed (&dispute->rolls[roll], seat, true);
}

static bool
is_in (const CrumbDispute *dispute, unsigned roll, unsigned seat)
{
  return roll < dispute->n_rolls && seat < dispute->n_seats && crumb_seats_has (dispute->rolls[roll].seats, seat);
}

static CrumbDice *
asked_dice (CrumbDispute *dispute)
{
  return &dispute->rolls[dispute->roll].dice[dispute->seat];
}

/* What is entered -------------------------------------------------------- */

CrumbDispute
crumb_dispute_start (const CrumbHouseRules *rules, CrumbDisputeKind kind, unsigned n_seats)
{
  CrumbDispute dispute = { .rules = *rules, .kind = (uint8_t) kind, .n_seats = (uint8_t) n_seats, .n_rolls = 1 };

  dispute.rolls[0].seats = crumb_seats_all (n_seats);
  ask_next (&dispute);
  return dispute;
}

bool
crumb_dispute_continue (CrumbDispute *dispute, const CrumbRoll *roll)
{
  bool first = crumb_dispute_is_empty (dispute);
  unsigned at = first ? 0 : dispute->n_rolls - 1u;

  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    if (!crumb_dice_all_known (&roll->dice[seat]))
      return false;
  if (!is_complete (roll))
    return false;
  if (!first && is_complete (&dispute->rolls[at]))
    at = CRUMB_DISPUTE_ROLLS_MAX - 1;

  dispute->rolls[at] = *roll;
  dispute->n_rolls = (uint8_t) (at + 1);
  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    if (crumb_seats_has (roll->seats, seat))
      close_dice (dispute, at, seat);
  ask_next (dispute);
  return true;
}

bool
crumb_dispute_is_empty (const CrumbDispute *dispute)
{
  if (dispute->rolls[0].closed != 0)
    return false;
  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    if (dispute->rolls[0].dice[seat].count > 0)
      return false;
  return true;
}

unsigned
crumb_dispute_most_dice (const CrumbDispute *dispute, unsigned roll, unsigned seat)
{
  unsigned all = CRUMB_HAND_START + dispute->rules.plate;

  if (!crumb_seats_has (dispute->rolls[roll].seats, seat))
    return 0;
  if (dispute->kind == CRUMB_DISPUTE_BIDS)
    return roll > 0 ? dispute->rolls[roll - 1].dice[seat].count : crumb_bid_most_dice (&dispute->rules, all);
  return roll > 0 ? 1 : all;
}

bool
crumb_dispute_enter (CrumbDispute *dispute, CrumbDie die)
{
  CrumbDice *dice;
  bool picked = dispute->die != CRUMB_NEXT_DIE;

  if (dispute->seat == CRUMB_NO_SEAT || die.face < 1 || die.face > dispute->rules.sides)
    return false;

  dice = asked_dice (dispute);
  if (picked)
    dice->dice[dispute->die] = die;
  else if (!crumb_dice_add (dice, die))
    return false;

  if (crumb_seats_has (dispute->rolls[dispute->roll].closed, dispute->seat)
      || dice->count >= crumb_dispute_most_dice (dispute, dispute->roll, dispute->seat))
    close_dice (dispute, dispute->roll, dispute->seat);
  else if (!picked)
    return true;
  ask_next (dispute);
  return true;
}

bool
crumb_dispute_can_be_done (const CrumbDispute *dispute)
{
  const CrumbRoll *roll = &dispute->rolls[dispute->roll];

  return dispute->seat != CRUMB_NO_SEAT && dispute->roll == 0 && dispute->die == CRUMB_NEXT_DIE
         && roll->dice[dispute->seat].count > 0;
}

bool
crumb_dispute_done (CrumbDispute *dispute)
{
  if (!crumb_dispute_can_be_done (dispute))
    return false;

  close_dice (dispute, dispute->roll, dispute->seat);
  ask_next (dispute);
  return true;
}

bool
crumb_dispute_can_have_no_bid (const CrumbDispute *dispute)
{
  return dispute->kind == CRUMB_DISPUTE_BIDS && dispute->seat != CRUMB_NO_SEAT && dispute->roll == 0
         && dispute->rolls[0].dice[dispute->seat].count == 0;
}

bool
crumb_dispute_no_bid (CrumbDispute *dispute)
{
  if (!crumb_dispute_can_have_no_bid (dispute))
    return false;

  close_dice (dispute, 0, dispute->seat);
  ask_next (dispute);
  return true;
}

/* What is changed -------------------------------------------------------- */

static bool
take_back_picked (CrumbDispute *dispute)
{
  CrumbDice *dice = asked_dice (dispute);
  unsigned die = dispute->die;

  memmove (&dice->dice[die], &dice->dice[die + 1], (dice->count - die - 1u) * sizeof dice->dice[0]);
  dice->count--;
  if (dice->count == 0 || dispute->roll > 0)
    set_closed (&dispute->rolls[dispute->roll], dispute->seat, false);
  ask_next (dispute);
  return true;
}

/* The last seat before the one that is asked that has entered something in this roll. */
static unsigned
last_entered (const CrumbDispute *dispute, const CrumbRoll *roll)
{
  for (unsigned seat = dispute->n_seats; seat > 0; seat--)
    if ((crumb_seats_has (roll->closed, seat - 1) || roll->dice[seat - 1].count > 0)
        && (dispute->seat == CRUMB_NO_SEAT || seat - 1 < dispute->seat))
      return seat - 1;
  return CRUMB_NO_SEAT;
}

bool
crumb_dispute_back (CrumbDispute *dispute)
{
  unsigned seat = dispute->seat;
  CrumbRoll *roll;

  if (seat != CRUMB_NO_SEAT && dispute->die != CRUMB_NEXT_DIE)
    return take_back_picked (dispute);

  if (seat == CRUMB_NO_SEAT || asked_dice (dispute)->count == 0)
    seat = last_entered (dispute, &dispute->rolls[dispute->roll]);
  if (seat == CRUMB_NO_SEAT && dispute->roll > 0)
    {
      dispute->roll--;
      dispute->seat = CRUMB_NO_SEAT;
      seat = last_entered (dispute, &dispute->rolls[dispute->roll]);
    }
  if (seat == CRUMB_NO_SEAT)
    return false;

  roll = &dispute->rolls[dispute->roll];
  if (roll->dice[seat].count > 0)
    roll->dice[seat].count--;
  set_closed (roll, seat, false);
  follow (dispute);
  dispute->seat = (uint8_t) seat;
  dispute->die = CRUMB_NEXT_DIE;
  return true;
}

bool
crumb_dispute_point (CrumbDispute *dispute, unsigned roll, unsigned seat)
{
  if (!is_in (dispute, roll, seat))
    return false;

  dispute->rolls[roll].dice[seat].count = 0;
  set_closed (&dispute->rolls[roll], seat, false);
  follow (dispute);
  dispute->roll = (uint8_t) roll;
  dispute->seat = (uint8_t) seat;
  dispute->die = CRUMB_NEXT_DIE;
  return true;
}

bool
crumb_dispute_pick (CrumbDispute *dispute, unsigned roll, unsigned seat, unsigned die)
{
  if (!is_in (dispute, roll, seat) || die >= dispute->rolls[roll].dice[seat].count)
    return false;

  if (dispute->roll == roll && dispute->seat == seat && dispute->die == die)
    return crumb_dispute_let_go (dispute);
  dispute->roll = (uint8_t) roll;
  dispute->seat = (uint8_t) seat;
  dispute->die = (uint8_t) die;
  return true;
}

bool
crumb_dispute_let_go (CrumbDispute *dispute)
{
  if (dispute->die == CRUMB_NEXT_DIE)
    return false;

  ask_next (dispute);
  return true;
}

bool
crumb_dispute_add_seat (CrumbDispute *dispute)
{
  CrumbRoll *first = &dispute->rolls[0];

  if (dispute->n_seats == CRUMB_SEATS_MAX)
    return false;

  first->dice[dispute->n_seats] = (CrumbDice) { 0 };
  set_closed (first, dispute->n_seats, false);
  first->seats |= crumb_seats_of (dispute->n_seats);
  dispute->n_seats++;
  ask_next (dispute);
  return true;
}

bool
crumb_dispute_remove_seat (CrumbDispute *dispute, unsigned seat)
{
  CrumbRoll *first = &dispute->rolls[0];
  CrumbSeats before = crumb_seats_all (seat);

  if (dispute->n_seats <= CRUMB_DISPUTE_SEATS_MIN || seat >= dispute->n_seats)
    return false;

  dispute->n_seats--;
  memmove (&first->dice[seat], &first->dice[seat + 1], (dispute->n_seats - seat) * sizeof first->dice[0]);
  first->dice[dispute->n_seats] = (CrumbDice) { 0 };
  first->closed = (CrumbSeats) ((first->closed & before) | (first->closed >> 1 & ~before));
  first->seats = (CrumbSeats) ((first->seats & before) | (first->seats >> 1 & ~before));
  dispute->n_rolls = 1;
  ask_next (dispute);
  return true;
}

static bool
allows (const CrumbDispute *dispute, unsigned roll, unsigned seat)
{
  const CrumbDice *dice = &dispute->rolls[roll].dice[seat];

  if (dice->count > crumb_dispute_most_dice (dispute, roll, seat))
    return false;
  for (unsigned i = 0; i < dice->count; i++)
    if (dice->dice[i].face > dispute->rules.sides)
      return false;
  return true;
}

void
crumb_dispute_set_rules (CrumbDispute *dispute, const CrumbHouseRules *rules)
{
  dispute->rules = *rules;
  for (unsigned roll = 0; roll < dispute->n_rolls; roll++)
    for (unsigned seat = 0; seat < dispute->n_seats; seat++)
      if (!allows (dispute, roll, seat))
        {
          dispute->rolls[roll].dice[seat].count = 0;
          set_closed (&dispute->rolls[roll], seat, false);
        }
      else if (crumb_seats_has (dispute->rolls[roll].closed, seat))
        close_dice (dispute, roll, seat);
  ask_next (dispute);
}

/* What comes of it ------------------------------------------------------- */

bool
crumb_dispute_ruling (const CrumbDispute *dispute, unsigned roll, CrumbRuling *ruling)
{
  if (dispute->kind != CRUMB_DISPUTE_BIDS || roll >= dispute->n_rolls || !is_complete (&dispute->rolls[roll]))
    return false;

  *ruling = crumb_bid_judge (&dispute->rules, dispute->rolls[roll].dice, dispute->n_seats);
  return true;
}

bool
crumb_dispute_reveal (const CrumbDispute *dispute, CrumbReveal *reveal)
{
  const CrumbRoll *hands = &dispute->rolls[0];
  const CrumbRoll *last = &dispute->rolls[dispute->n_rolls - 1];
  unsigned rolled_off = CRUMB_NO_SEAT;

  if (dispute->kind != CRUMB_DISPUTE_HANDS)
    return false;
  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    if (crumb_seats_has (hands->seats, seat) && hands->dice[seat].count == 0)
      return false;

  if (dispute->n_rolls > 1 && is_complete (last) && !crumb_seats_several (highest_rolled (last)))
    rolled_off = crumb_seats_first (highest_rolled (last));
  *reveal = crumb_hands_score_of (&dispute->rules, hands->dice, hands->seats, rolled_off);
  return true;
}
