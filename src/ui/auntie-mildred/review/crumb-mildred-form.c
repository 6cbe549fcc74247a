/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which moves of Auntie Mildred's list can be added when a game is corrected, and how a replay steps. */

#include "crumb-mildred-form.h"

#include "rules/auntie-mildred/mildred.h"

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
      return crumb_move_form (&crumb_auntie_mildred, before, what).parts != 0;
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
