/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cubbage are entered again when they are corrected, and which can be added. */

#include "crumb-cubbage-form.h"

#include "rules/cubbage/cubbage.h"

/* Whose turn it is follows from the dice, so a die that is laid or rolled has no seat to choose. */
static const CrumbMoveForm forms[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = { .parts = CRUMB_MOVE_SEAT },
  [CRUMB_CUBBAGE_ROLL] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_CUBBAGE_ROLLED },
  [CRUMB_CUBBAGE_TO_CRIB] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_CUBBAGE_PUSHED },
  [CRUMB_CUBBAGE_LAY] = { .parts = CRUMB_MOVE_DICE, .max_dice = 1 },
  [CRUMB_CUBBAGE_THROW] = { .parts = CRUMB_MOVE_DICE, .max_dice = 1 },
  [CRUMB_CUBBAGE_STARTER] = { .parts = CRUMB_MOVE_DICE, .max_dice = 1 },
  [CRUMB_CUBBAGE_CRIB_DICE] = { .parts = CRUMB_MOVE_DICE, .max_dice = CRUMB_CUBBAGE_CRIB },
  [CRUMB_CUBBAGE_CLAIM] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_CUBBAGE_POINTS_MAX },
  [CRUMB_CUBBAGE_POINTS] = { .parts = CRUMB_MOVE_AMOUNT, .max_amount = CRUMB_CUBBAGE_POINTS_MAX },
};

gboolean
crumb_cubbage_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form)
{
  *form = forms[move->what];
  form->sides = CRUMB_CUBBAGE_SIDES;
  return move->what != CRUMB_CUBBAGE_OVERRULE;
}

gboolean
crumb_cubbage_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (before);

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = expect.seat };
  if (what == CRUMB_CUBBAGE_FIRST_CRIB)
    move->seat = 0;
  return (expect.also & (UINT32_C (1) << what)) != 0 && (forms[what].parts != 0 || what == CRUMB_CUBBAGE_GO);
}

guint
crumb_cubbage_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  const CrumbCubbage *game = before;

  if (game->phase == CRUMB_CUBBAGE_AT_POINTS
      || (crumb_cubbage_expect (game).also & (UINT32_C (1) << CRUMB_CUBBAGE_POINTS)) == 0)
    return 0;

  for (guint8 seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    moves[seat] = (CrumbMove) { .what = CRUMB_CUBBAGE_POINTS, .seat = seat, .amount = (gint16) points[seat] };
  return CRUMB_CUBBAGE_SEATS;
}
