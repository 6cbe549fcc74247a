/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Auntie Mildred's list are entered again when they are corrected, which can be added, and how a replay
 * steps. */

#include "crumb-mildred-form.h"

#include "rules/auntie-mildred/mildred.h"

/* Whose turn it is follows from the moves before, so only what stands at any time has a seat to choose. Cards and places
 * are tapped at the table; a wrong one is removed and entered anew. */
static const CrumbMoveForm forms[CRUMB_MILDRED_N_MOVES] = {
  [CRUMB_MILDRED_START_SHAKE] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_DICE_MAX },
  [CRUMB_MILDRED_FIRST_TURN] = { .parts = CRUMB_MOVE_SEAT },
  [CRUMB_MILDRED_SHAKE] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_DICE_MAX },
  [CRUMB_MILDRED_USE_MODIFY] = { .parts = CRUMB_MOVE_DICE, .max_dice = 2 },
  [CRUMB_MILDRED_USE_PRANK] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_USE_DODGE] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_INDULGE] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_DICE_MAX, .sorted = TRUE },
  [CRUMB_MILDRED_SCALLY] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_MILDRED_LEVELS_MAX },
  [CRUMB_MILDRED_COOKIES] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_MILDRED_COOKIES_MAX },
  [CRUMB_MILDRED_GIVE_VICTORY] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_MILDRED_VICTORY },
  [CRUMB_MILDRED_ADD_PRANK] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_ADD_DODGE] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_REROLL] = { .parts = CRUMB_MOVE_DICE, .max_dice = 2 * CRUMB_MILDRED_REROLL_MAX },
  [CRUMB_MILDRED_STANDS] = { .parts = CRUMB_MOVE_SEAT | CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_MILDRED_STANDS_MAX },
};

gboolean
crumb_mildred_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form)
{
  *form = forms[move->what];
  form->sides = CRUMB_MILDRED_SIDES;
  return move->what != CRUMB_MILDRED_OVERRULE;
}

/* Those that need no card and no place. */
gboolean
crumb_mildred_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  CrumbMildredExpect expect = crumb_mildred_expect (before);

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = expect.seat };
  if (expect.seat == CRUMB_NO_SEAT)
    move->seat = 0;
  if ((expect.also >> what & 1) == 0)
    return FALSE;
  switch (what)
    {
    case CRUMB_MILDRED_INDULGE:
    case CRUMB_MILDRED_SCALLY:
    case CRUMB_MILDRED_USE_MODIFY:
    case CRUMB_MILDRED_REROLL:
      return FALSE;
    case CRUMB_MILDRED_KEEP:
    case CRUMB_MILDRED_STRAIGHTEN:
    case CRUMB_MILDRED_COMBAT:
    case CRUMB_MILDRED_PASS:
      return TRUE;
    default:
      return forms[what].parts != 0;
    }
}

/* What both dice show after it; a total can't go below nothing. */
guint
crumb_mildred_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  const CrumbMildred *game = before;

  if (game->scores.over)
    return 0;
  for (guint8 seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    moves[seat] = (CrumbMove) {
      .what = CRUMB_MILDRED_STANDS,
      .seat = seat,
      .amount = (gint16) CLAMP (game->scores.totals[seat] + points[seat], 0, CRUMB_MILDRED_STANDS_MAX),
    };
  return CRUMB_MILDRED_SEATS;
}

unsigned
crumb_mildred_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  const CrumbMildred *was = before, *is = after;
  unsigned parts = told && move->what != CRUMB_MILDRED_OVERRULE ? CRUMB_REPLAY_STOP : 0;

  if (is->scores.round > was->scores.round)
    parts |= CRUMB_REPLAY_ROUND;
  return parts;
}
