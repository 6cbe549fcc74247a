/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How those who bid stand, in the order in which a ruling is looked at. No widgets. */

#include "crumb-places.h"

static bool
compares_dice (const CrumbRuling *ruling)
{
  switch (ruling->reason)
    {
    case CRUMB_BID_HIGHEST_DIE:
    case CRUMB_BID_NEXT_DIE:
    case CRUMB_BID_LAST_DIE:
    case CRUMB_BID_ADVANTAGE:
    case CRUMB_BID_LOWEST_DIE:
    case CRUMB_BID_MORE_DICE:
      return true;
    case CRUMB_BID_NOBODY:
    case CRUMB_BID_ONLY:
    case CRUMB_BID_TIE:
    case CRUMB_BID_MOST_PIPS:
      break;
    }
  return false;
}

/* The best and the runner-up show the die that decided; with pips added up there is none. */
static int
marked_of (const CrumbHouseRules *rules, const CrumbRuling *ruling, unsigned group)
{
  if (group > 1 || rules->comparison == CRUMB_COMPARE_MOST_PIPS || !compares_dice (ruling))
    return -1;
  return ruling->deciding;
}

static CrumbPlaceKind
kind_of (const CrumbRuling *ruling, unsigned seat, unsigned winner)
{
  if (seat == winner)
    return CRUMB_PLACE_WINNER;
  return winner == CRUMB_NO_SEAT && crumb_seats_has (ruling->reroll, seat) ? CRUMB_PLACE_TIED : CRUMB_PLACE_BEATEN;
}

static unsigned
fill_ranked (const CrumbHouseRules *rules, unsigned n_seats, const CrumbRoll *roll, unsigned winner,
             CrumbRollPlace places[])
{
  CrumbRuling ruling = crumb_bid_judge (rules, roll->dice, n_seats);
  bool by_dice = winner == ruling.winner;
  unsigned n = 0;

  for (unsigned group = 0; group < ruling.n_standing; group++)
    for (unsigned seat = 0; seat < n_seats; seat++)
      if (crumb_seats_has (ruling.standing[group], seat))
        places[n++] = (CrumbRollPlace) {
          .kind = kind_of (&ruling, seat, winner),
          .seat = (uint8_t) seat,
          .rank = (uint8_t) (group + 1),
          .dice = crumb_bid_order (rules, &roll->dice[seat]),
          .marked = by_dice ? marked_of (rules, &ruling, group) : -1,
        };
  return n;
}

static unsigned
fill_known (const CrumbHouseRules *rules, unsigned n_seats, const CrumbRoll *roll, unsigned winner,
            CrumbRollPlace places[])
{
  unsigned n = 0;

  if (winner < n_seats)
    places[n++] = (CrumbRollPlace) {
      .kind = CRUMB_PLACE_WINNER,
      .seat = (uint8_t) winner,
      .dice = crumb_bid_order (rules, &roll->dice[winner]),
      .marked = -1,
    };
  for (unsigned seat = 0; seat < n_seats; seat++)
    if (seat != winner && roll->dice[seat].count > 0)
      places[n++] = (CrumbRollPlace) {
        .kind = CRUMB_PLACE_BEATEN,
        .seat = (uint8_t) seat,
        .dice = crumb_bid_order (rules, &roll->dice[seat]),
        .marked = -1,
      };
  return n;
}

unsigned
crumb_places_fill (const CrumbHouseRules *rules, unsigned n_seats, const CrumbRoll *roll, unsigned winner,
                   CrumbRollPlace places[CRUMB_SEATS_MAX])
{
  bool complete = roll->closed == roll->seats;
  unsigned n =
      complete ? fill_ranked (rules, n_seats, roll, winner, places) : fill_known (rules, n_seats, roll, winner, places);

  for (unsigned seat = 0; seat < n_seats; seat++)
    if (seat != winner && crumb_seats_has (roll->closed, seat) && roll->dice[seat].count == 0)
      places[n++] = (CrumbRollPlace) { .kind = CRUMB_PLACE_NO_BID, .seat = (uint8_t) seat, .marked = -1 };
  return n;
}

bool
crumb_places_take_taps (const CrumbRaid *raid)
{
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_BID:
      return !raid->plate_open;
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_NOBODY:
    case CRUMB_RAID_AT_REVEAL:
      return true;
    case CRUMB_RAID_AT_TAKE:
      return !raid->ruled;
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_ROLL_OFF:
    case CRUMB_RAID_AT_SCORED:
    case CRUMB_RAID_AT_OVER:
      break;
    }
  return false;
}
