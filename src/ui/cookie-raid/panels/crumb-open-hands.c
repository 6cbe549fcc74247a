/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Open hands, as far as they were entered: each settled roll shows dice, and whatever was rolled unseen hides them. */

#include "crumb-open-hands.h"

#include <string.h>

/* The dice rolled are in the hand as they lie; which of the others were rolled is not known. */
static void
see_roll (CrumbOpenHands *self, const CrumbRoll *roll, unsigned seats)
{
  for (unsigned seat = 0; seat < seats; seat++)
    {
      if (!crumb_seats_has (roll->seats, seat))
        continue;
      if (!crumb_seats_has (roll->closed, seat) || roll->dice[seat].count > 0)
        self->known[seat] = roll->dice[seat];
    }
}

void
crumb_open_hands_step (const void *before, const CrumbMove *move, const void *after, void *open_hands)
{
  const CrumbRaid *was = before, *is = after;
  CrumbOpenHands *self = open_hands;
  /* The moves that show dice have a seat. */
  CrumbDice *known = &self->known[move->seat < CRUMB_SEATS_MAX ? move->seat : 0];

  if (is->n_ties == 1 && was->n_ties == 0)
    memcpy (self->before_tie, self->known, sizeof self->known);
  if (is->n_ties > was->n_ties)
    see_roll (self, &is->tied, is->scores.n_seats);

  switch (move->what)
    {
    case CRUMB_RAID_BID:
      /* The bid that was tied is put right: what it showed was not so. */
      if (was->phase == CRUMB_RAID_AT_TIE)
        memcpy (self->known, self->before_tie, sizeof self->known);
      break;
    case CRUMB_RAID_TAKE:
      see_roll (self, &was->roll, was->scores.n_seats);
      crumb_dice_add (known, move->dice.dice[0]);
      break;
    case CRUMB_RAID_LUCKY:
      if (move->dice.count == 1 && known->count > 0)
        known->dice[known->count - 1] = move->dice.dice[0];
      break;
    case CRUMB_RAID_ROUND:
      memset (self, 0, sizeof *self);
      break;
    default:
      break;
    }
}

CrumbDice
crumb_open_hands_show (const CrumbOpenHands *open_hands, const CrumbRaid *raid, unsigned seat)
{
  CrumbDice hand = crumb_dice_sorted (&open_hands->known[seat]);
  unsigned held = crumb_raid_holds (raid, seat);

  while (hand.count < held && crumb_dice_add (&hand, (CrumbDie) { 0 }))
    continue;
  return hand;
}
