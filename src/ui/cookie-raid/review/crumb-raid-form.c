/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cookie Raid are entered again when they are corrected, and which can be added. */

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

static guint
most_dice (const CrumbRaid *raid, const CrumbMove *move)
{
  if (has_one_die (move))
    return 1;
  return move->what == CRUMB_RAID_PLATE ? (guint) raid->rules.plate : CRUMB_DICE_MAX;
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
    .max_dice = most_dice (raid, move),
    .sorted = true,
    .none = move->what == CRUMB_RAID_BID,
    /* A die that was taken is there, whether its face is known or not. */
    .unseen = move->what == CRUMB_RAID_TAKE,
    .max_amount = CRUMB_COOKIES_MAX,
  };
  return is_listed (move);
}

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

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = CRUMB_NO_SEAT };
  if (parts_of[what] & CRUMB_MOVE_SEAT)
    move->seat = seat_to_ask (raid, &expect);
  return (expect.also & (UINT32_C (1) << what)) != 0 && (parts_of[what] != 0 || what == CRUMB_RAID_REVEAL)
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

  for (guint i = 0; i < crumb_seats_count (raid.playing); i++)
    moves[n++] = (CrumbMove) {
      .what = CRUMB_RAID_COOKIES,
      .seat = raid.order[i],
      .amount = (int16_t) points[raid.order[i]],
    };
  for (guint i = 0; i < n; i++)
    crumb_raid_apply (&raid, &moves[i], &refusal);
  /* What follows is of the round that had begun already. */
  if (!scored && raid.phase == CRUMB_RAID_AT_SCORED)
    moves[n++] = next;
  return n;
}
