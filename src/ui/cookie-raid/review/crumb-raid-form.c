/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cookie Raid are entered again when they are corrected. */

#include "crumb-raid-form.h"

#include "rules/cookie-raid/raid.h"

static const unsigned parts_of[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = CRUMB_MOVE_DICE,
  [CRUMB_RAID_BID] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_REROLL] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_WINNER] = CRUMB_MOVE_SEAT,
  [CRUMB_RAID_TAKE] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_LUCKY] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_HAND] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_COOKIES] = CRUMB_MOVE_SEAT | CRUMB_MOVE_AMOUNT,
  [CRUMB_RAID_ROLL_OFF] = CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE,
  [CRUMB_RAID_JOIN] = CRUMB_MOVE_AMOUNT,
};

static gboolean
has_one_die (const CrumbMove *move)
{
  return move->what == CRUMB_RAID_TAKE || move->what == CRUMB_RAID_LUCKY || move->what == CRUMB_RAID_ROLL_OFF;
}

/* Overrules go with their move, and the beginning and the end of a round follow from the others. */
static gboolean
is_listed (const CrumbMove *move)
{
  return move->what != CRUMB_RAID_OVERRULE && move->what != CRUMB_RAID_ROUND && move->what != CRUMB_RAID_REVEAL;
}

gboolean
crumb_raid_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form)
{
  const CrumbRaid *raid = before;

  *form = (CrumbMoveForm) {
    .parts = parts_of[move->what],
    .sides = raid->rules.sides,
    .colours = raid->rules.flush,
    .max_dice = has_one_die (move) ? 1 : CRUMB_DICE_MAX,
    /* A die that was taken is there, whether its face is known or not. */
    .unseen = move->what == CRUMB_RAID_TAKE,
    .max_amount = CRUMB_COOKIES_MAX,
  };
  return is_listed (move);
}
