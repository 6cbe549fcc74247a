/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which moves of Cubbage can be added when a game is corrected. */

#include "crumb-cubbage-form.h"

#include "rules/cubbage/cubbage.h"

gboolean
crumb_cubbage_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (before);

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = expect.seat };
  if (what == CRUMB_CUBBAGE_FIRST_CRIB)
    move->seat = 0;
  return (expect.also & (UINT32_C (1) << what)) != 0
         && (crumb_move_form (&crumb_cubbage, before, what).parts != 0 || what == CRUMB_CUBBAGE_GO);
}

guint
crumb_cubbage_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  const CrumbCubbage *game = before;

  /* In the midst of a deal they would take the place of what it brought. */
  if (game->phase > CRUMB_CUBBAGE_AT_ROLL || game->scores.n_rounds > game->scores.round
      || (crumb_cubbage_expect (game).also & (UINT32_C (1) << CRUMB_CUBBAGE_POINTS)) == 0)
    return 0;

  for (guint8 seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    moves[seat] = (CrumbMove) { .what = CRUMB_CUBBAGE_POINTS, .seat = seat, .amount = (gint16) points[seat] };
  return CRUMB_CUBBAGE_SEATS;
}
