/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Works out which taps the table takes, for each state of a game. */

#include "crumb-taps.h"

#include "ui/cookie-raid/panels/crumb-places.h"

static bool
takes_also (const CrumbRaidExpect *expect, CrumbRaidMove what)
{
  return (expect->also >> what & 1u) != 0;
}

/* Whether "that was all" says something. One Enter too many, after what closes by itself, must not end the next. */
static bool
can_be_done (const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  switch (expect->what)
    {
    case CRUMB_RAID_BID:
    case CRUMB_RAID_REROLL:
    case CRUMB_RAID_HAND:
      return expect->dice.count > 0;
    case CRUMB_RAID_TAKE:
      return !crumb_dice_all_known (&raid->plate);
    case CRUMB_RAID_PLATE:
    case CRUMB_RAID_LUCKY:
    case CRUMB_RAID_REVEAL:
    case CRUMB_RAID_ROUND:
    /* Where nothing was typed the table says so. */
    case CRUMB_RAID_COOKIES:
      return true;
    default:
      return false;
    }
}

static CrumbTaps
taps_for_other_ways (const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  bool at_start = raid->phase == CRUMB_RAID_AT_BID || raid->phase == CRUMB_RAID_AT_REVEAL;
  CrumbTaps taps = 0;

  if (at_start && expect->what != CRUMB_RAID_PLATE && takes_also (expect, CRUMB_RAID_PLATE))
    taps |= CRUMB_TAP_ENTER_PLATE;
  if (at_start && expect->what != CRUMB_RAID_BID && takes_also (expect, CRUMB_RAID_BID))
    taps |= CRUMB_TAP_ENTER_BIDS;
  if (at_start && expect->what != CRUMB_RAID_HAND && takes_also (expect, CRUMB_RAID_HAND))
    taps |= CRUMB_TAP_ENTER_HANDS;
  if (at_start && expect->what != CRUMB_RAID_COOKIES && takes_also (expect, CRUMB_RAID_COOKIES))
    taps |= CRUMB_TAP_ENTER_COOKIES;
  if (raid->started && expect->what != CRUMB_RAID_REVEAL && takes_also (expect, CRUMB_RAID_REVEAL))
    taps |= CRUMB_TAP_REVEAL;
  return taps;
}

static bool
has_bids (const CrumbRaid *raid)
{
  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    if (raid->roll.dice[seat].count > 0)
      return true;
  return false;
}

/* Taps that end more than one thing, or go beyond the rules. */
static CrumbTaps
taps_for_short_ways (const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  unsigned open = crumb_raid_open_bids (raid);
  CrumbTaps taps = 0;

  if (open > 1)
    taps |= CRUMB_TAP_REST;
  if (open > 0 && has_bids (raid) && crumb_dice_all_known (&raid->plate) && raid->plate_missing == 0)
    taps |= CRUMB_TAP_TAKE_NOW;
  if (expect->what != CRUMB_RAID_BID && expect->what != CRUMB_RAID_REROLL && expect->what != CRUMB_RAID_HAND)
    return taps;
  taps |= CRUMB_TAP_LAST_DIE;
  if (!raid->overrule)
    taps |= CRUMB_TAP_MORE_DICE;
  return taps;
}

CrumbTaps
crumb_taps_allowed (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbTaps taps = 0;

  if (raid->phase == CRUMB_RAID_AT_OVER)
    return 0;
  if (expect.what == CRUMB_RAID_COOKIES)
    taps |= CRUMB_TAP_DIGIT;
  else if (expect.max > 0)
    taps |= CRUMB_TAP_DIE;
  if (can_be_done (raid, &expect))
    taps |= CRUMB_TAP_DONE;
  if (expect.what == CRUMB_RAID_BID && expect.dice.count == 0)
    taps |= CRUMB_TAP_NO_BID;
  if (crumb_places_take_taps (raid))
    taps |= CRUMB_TAP_SEAT;
  if (expect.what == CRUMB_RAID_TAKE)
    taps |= CRUMB_TAP_TAKE;
  return taps | taps_for_other_ways (raid, &expect) | taps_for_short_ways (raid, &expect);
}

CrumbMove
crumb_taps_enter (const CrumbRaid *raid, CrumbRaidMove what)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  uint8_t seat = expect.seat < raid->scores.n_seats ? expect.seat : raid->first;

  return (CrumbMove) { .what = what, .seat = what == CRUMB_RAID_PLATE ? CRUMB_NO_SEAT : seat, .open = true };
}
