/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game of Auntie Mildred's list shows in the places of its seats, and what it says of the last move. */

#include "crumb-mildred-place.h"

#include "ui/people/crumb-people.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

/* A victory die is worth five cookies, and shows them. */
static void
add_victory (CrumbPlace *place, const CrumbMildredSeat *seat)
{
  for (guint i = 0; i < CRUMB_MILDRED_VICTORY; i++)
    place->prizes[place->n_prizes++] = (CrumbPlaceDie) {
      .die.face = CRUMB_MILDRED_VICTORY_WORTH,
      .look = i < seat->victory ? CRUMB_DIE_DECIDES : CRUMB_DIE_AWAITED,
    };
}

static char *
words_for_rest (const CrumbMildredSeat *seat)
{
  if (seat->used == 0)
    /* Translators: what somebody's black die shows. */
    return g_strdup_printf (_ ("black %u"), seat->black);
  /* Translators: what somebody's black die shows, and how many dice are used. */
  return g_strdup_printf (_ ("black %1$u, %2$u used"), seat->black, seat->used);
}

/* The dice of the pool, or those of a shake that is being entered. */
static void
add_dice (CrumbPlace *place, const CrumbMildred *state, guint seat)
{
  CrumbMildredExpect expect = crumb_mildred_expect (state);
  gboolean shakes = state->active == seat && state->phase == CRUMB_MILDRED_AT_WAKEUP;
  CrumbDice pool = crumb_dice_of (state->seats[seat].pool.faces, state->seats[seat].pool.n);

  if (expect.seat == seat && expect.dice.count > 0)
    {
      guint n = expect.dice.count;

      crumb_place_add_dice (place, &expect.dice, CRUMB_DIE_PLAIN);
      /* Where nobody has said how many dice there are, one more may come. */
      crumb_place_add_awaited (place, n < expect.min ? expect.min - n : n < expect.max ? 1 : 0);
      return;
    }
  crumb_place_add_dice (place, &pool, shakes ? CRUMB_DIE_FAINT : CRUMB_DIE_PLAIN);
  place->spare = TRUE;
  /* Translators: how many dice somebody has left; %u counts them. */
  if (state->phase != CRUMB_MILDRED_AT_START || pool.count > 0)
    place->note = g_strdup_printf (ngettext ("%u die", "%u dice", pool.count), pool.count);
}

void
crumb_mildred_describe (CrumbGame *game, guint n_moves, gconstpointer of, guint seat, CrumbPlace *place)
{
  const CrumbMildred *state = of;

  place->asked = !state->scores.over && crumb_mildred_expect (state).seat == seat;
  place->taps = !state->scores.over;
  place->won = crumb_seats_has (state->scores.winners, seat);
  place->badge = words_for_rest (&state->seats[seat]);
  add_victory (place, &state->seats[seat]);
  add_dice (place, state, seat);
}

gboolean
crumb_mildred_ruling_made (gconstpointer before, const CrumbMove *move, gconstpointer after)
{
  return move->what == CRUMB_MILDRED_COMBAT || move->what == CRUMB_MILDRED_SCORE || move->what == CRUMB_MILDRED_COOKIES;
}

void
crumb_mildred_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying)
{
  const char *names[CRUMB_SEATS_MAX];
  const CrumbMove *move;
  CrumbMildred before;

  if (n_moves == 0)
    return;
  move = crumb_game_get_move (game, n_moves - 1);
  crumb_people_get_names (game, names);
  crumb_game_state_after (game, n_moves - 1, &before);
  saying->headline = crumb_words_mildred_headline (move, state, names);
  saying->reason = crumb_words_mildred_reason (&before, move, state, names, &saying->rule);
  saying->large = crumb_mildred_ruling_made (&before, move, state);
}
