/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which moves of Cookie Raid can be added when a game is corrected. */

#include "crumb-raid-form.h"

#include "rules/cookie-raid/raid.h"

/* The seat that is asked, if the game waits for this kind of move; else the winner of the bid, or who sits first. */
static uint8_t
seat_to_ask (const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  return expect->seat != CRUMB_NO_SEAT ? expect->seat : raid->first;
}

gboolean
crumb_raid_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  const CrumbRaid *raid = before;
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  unsigned parts = crumb_move_form (&crumb_cookie_raid, before, what).parts;

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = CRUMB_NO_SEAT };
  if (parts & CRUMB_MOVE_SEAT)
    move->seat = seat_to_ask (raid, &expect);
  return (expect.also & (UINT32_C (1) << what)) != 0 && (parts != 0 || what == CRUMB_RAID_REVEAL)
         && what != CRUMB_RAID_JOIN;
}

guint
crumb_raid_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  CrumbRaid raid = *(const CrumbRaid *) before;
  const CrumbMove next = { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT };
  gboolean scored = raid.phase == CRUMB_RAID_AT_SCORED;
  CrumbRefusal refusal;
  guint n = 0;

  if (scored)
    moves[n++] = next;
  else if (raid.started || (crumb_raid_expects (&raid).also & (UINT32_C (1) << CRUMB_RAID_COOKIES)) == 0)
    return 0;

  for (guint i = 0; i < crumb_seats_count (raid.scores.playing); i++)
    moves[n++] = (CrumbMove) {
      .what = CRUMB_RAID_COOKIES,
      .seat = raid.scores.order[i],
      .amount = (int16_t) points[raid.scores.order[i]],
    };
  for (guint i = 0; i < n; i++)
    crumb_raid_apply (&raid, &moves[i], &refusal);
  /* What follows is of the round that had begun already. */
  if (!scored && raid.phase == CRUMB_RAID_AT_SCORED)
    moves[n++] = next;
  return n;
}
