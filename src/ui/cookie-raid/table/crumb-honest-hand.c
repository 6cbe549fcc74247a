/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a hand that is being entered in a game can be honest: the moves that stand, asked of the rules. */

#include "crumb-honest-hand.h"

#include "ui/cookie-raid/panels/crumb-raid-of.h"

static void
observe_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  crumb_honesty_observe (user_data, before, move, after);
}

CrumbHonestyVerdict
crumb_honest_hand_check (CrumbGame *game, const CrumbMove *move, CrumbHonesty *honesty)
{
  const CrumbRaid *raid = crumb_raid_of (game);
  CrumbRefusal refusal;
  CrumbRaid after;

  if (raid == NULL || move->what != CRUMB_RAID_HAND || raid->overrule)
    return (CrumbHonestyVerdict) { .reason = CRUMB_HONESTY_POSSIBLE };
  after = *raid;
  if (!crumb_raid_apply (&after, move, &refusal) || !crumb_seats_has (after.hands_closed, move->seat))
    return (CrumbHonestyVerdict) { .reason = CRUMB_HONESTY_POSSIBLE };

  *honesty = crumb_honesty_start (move->seat);
  crumb_game_walk (game, observe_cb, honesty);
  crumb_honesty_observe (honesty, raid, move, &after);
  return crumb_honesty_check (honesty, &after.hands[move->seat]);
}
