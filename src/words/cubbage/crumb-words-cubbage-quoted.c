/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move of Cubbage enters, whatever came of it, to be quoted in a sentence, and where in a game it is. */

#include "crumb-words-cubbage-quoted.h"

#include "crumb-words-cubbage-private.h"

#include <glib/gi18n.h>

static char *
words_for_points (const CrumbMove *move, const char *name)
{
  g_autofree char *points = crumb_neutral_points (move->amount);

  if (move->what == CRUMB_CUBBAGE_CLAIM)
    /* Translators: quoted in a sentence. %1$s is a name, %2$s are points: “Ana claims 12 points” */
    return g_strdup_printf (_ ("%1$s claims %2$s"), name, points);
  /* Translators: quoted in a sentence. %1$s is a name, %2$s are points: “Ana gets 12 points” */
  return g_strdup_printf (_ ("%1$s gets %2$s"), name, points);
}

static char *
words_for_adjust (const CrumbMove *move, const char *name)
{
  g_autofree char *points = crumb_neutral_points (ABS (move->amount));

  if (move->amount < 0)
    /* Translators: quoted in a sentence. %1$s is a name, %2$s are points: “Ana loses 2 points besides the dice” */
    return g_strdup_printf (_ ("%1$s loses %2$s besides the dice"), name, points);
  /* Translators: quoted in a sentence. %1$s is a name, %2$s are points: “Ana gets 2 points besides the dice” */
  return g_strdup_printf (_ ("%1$s gets %2$s besides the dice"), name, points);
}

char *
crumb_words_cubbage_quoted (const CrumbMove *move, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  g_autofree char *dice = crumb_words_dice (&move->dice);

  switch ((CrumbCubbageMove) move->what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s has the crib"), name);
    case CRUMB_CUBBAGE_ROLL:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, as in “1-2-2-4-5-6”. */
      return g_strdup_printf (_ ("%1$s rolls %2$s"), name, dice);
    case CRUMB_CUBBAGE_TO_CRIB:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, as in “5-6”. */
      return g_strdup_printf (_ ("%1$s pushes %2$s to the crib"), name, dice);
    case CRUMB_CUBBAGE_LAY:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a die. */
      return g_strdup_printf (_ ("%1$s lays %2$s"), name, dice);
    case CRUMB_CUBBAGE_THROW:
      /* Translators: quoted in a sentence. %1$s is the opponent, for whom %2$s, a die, is rolled. */
      return g_strdup_printf (_ ("%1$s rolls %2$s"), name, dice);
    case CRUMB_CUBBAGE_GO:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s says go"), name);
    case CRUMB_CUBBAGE_STARTER:
      /* Translators: quoted in a sentence. %s is a die. */
      return g_strdup_printf (_ ("The starter is %s"), dice);
    case CRUMB_CUBBAGE_CRIB_DICE:
      /* Translators: quoted in a sentence. %s are dice, as in “3-4”. */
      return g_strdup_printf (_ ("The crib gets %s"), dice);
    case CRUMB_CUBBAGE_CLAIM:
    case CRUMB_CUBBAGE_POINTS:
      return words_for_points (move, name);
    case CRUMB_CUBBAGE_END:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The game ends early"));
    case CRUMB_CUBBAGE_OVERRULE:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The table overrules"));
    case CRUMB_CUBBAGE_PLAY_ON:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The game goes on"));
    case CRUMB_CUBBAGE_RESIGN:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s resigns"), name);
    case CRUMB_CUBBAGE_ADJUST:
      return words_for_adjust (move, name);
    case CRUMB_CUBBAGE_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_place (const void *state, const CrumbMove *move)
{
  const CrumbCubbage *game = state;
  unsigned deal = game->scores.round + 1u;
  gboolean over = game->phase == CRUMB_CUBBAGE_AT_FULL || game->phase == CRUMB_CUBBAGE_AT_OVER;

  /* Nothing is rolled or counted in a deal that is entered as plain points. */
  if (move->what == CRUMB_CUBBAGE_POINTS && !over)
    return crumb_words_cubbage_heading (game);

  switch ((CrumbCubbagePhase) game->phase)
    {
    case CRUMB_CUBBAGE_AT_CRIB:
    case CRUMB_CUBBAGE_AT_ROLL:
      /* Translators: a place in a game: dice are rolled, and two of them pushed to the crib. %u is a number. */
      return g_strdup_printf (_ ("Deal %u, roll"), deal);
    case CRUMB_CUBBAGE_AT_PLAY:
      /* Translators: a place in a game: dice are laid one by one. %u is a number. */
      return g_strdup_printf (_ ("Deal %u, play"), deal);
    case CRUMB_CUBBAGE_AT_STARTER:
    case CRUMB_CUBBAGE_AT_COUNT:
    case CRUMB_CUBBAGE_AT_CRIB_DICE:
    case CRUMB_CUBBAGE_AT_POINTS:
      /* Translators: a place in a game: hands and the crib are counted. %u is a number. */
      return g_strdup_printf (_ ("Deal %u, count"), deal);
    case CRUMB_CUBBAGE_AT_FULL:
    case CRUMB_CUBBAGE_AT_OVER:
      break;
    }
  return g_strdup (_ ("After the end of the game"));
}
