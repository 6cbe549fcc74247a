/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game of Cubbage waits for, how far it is, and how it stands. */

#include "crumb-words-cubbage-private.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

void
crumb_words_cubbage_say (GString *said, char *sentence)
{
  if (sentence == NULL)
    return;
  if (said->len > 0)
    g_string_append_c (said, '\n');
  g_string_append (said, sentence);
  g_free (sentence);
}

char *
crumb_words_cubbage_join (const GString *said)
{
  g_auto (GStrv) sentences = g_strsplit (said->str, "\n", -1);

  /* Translators: between two whole sentences. */
  return g_strjoinv (C_ ("between sentences", " "), sentences);
}

char *
crumb_words_cubbage_skunk (const char *rules, const int totals[], CrumbSeats winners, const char *const names[])
{
  CrumbCubbageRules agreed;
  unsigned seat;

  if (!crumb_rule_book_parse (&crumb_cubbage_rule_book, rules, &agreed, NULL)
      || !crumb_cubbage_is_skunk (&agreed, winners, totals))
    return NULL;
  seat = crumb_seats_has (winners, 0) ? 1 : 0;
  /* Translators: a skunk is a win over somebody who is far behind. %1$s is who lost, with so many points. */
  return g_strdup_printf (ngettext ("It’s a skunk: %1$s has only %2$d point.",
                                    "It’s a skunk: %1$s has only %2$d points.", (gulong) totals[seat]),
                          names[seat], totals[seat]);
}

static char *
words_for_die (const CrumbCubbage *game, const char *name)
{
  if (game->total == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("Which die does %s lead?"), name);
  if (game->rules.table == CRUMB_CUBBAGE_HIDDEN && game->total > CRUMB_CUBBAGE_ALL_FIT)
    /* Translators: %s is a name; who has no die that fits says “go”. */
    return g_strdup_printf (_ ("Which die does %s lay, or is it a go?"), name);
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("Which die does %s lay?"), name);
}

static char *
words_for_throw (const CrumbCubbage *game, const char *name)
{
  if (game->total == 0)
    /* Translators: %s is the opponent, which nobody sits for. */
    return g_strdup_printf (_ ("Roll a die for %s to lead. What is it?"), name);
  /* Translators: %s is the opponent, which nobody sits for. */
  return g_strdup_printf (_ ("Roll a die for %s. What is it?"), name);
}

char *
crumb_words_cubbage_ask (const CrumbCubbage *game, const char *const names[])
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  const char *name = crumb_words_name (names, expect.seat);

  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return g_strdup (_ ("The game is over."));

  switch ((CrumbCubbageMove) expect.what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      return g_strdup (_ ("Who has the first crib?"));
    case CRUMB_CUBBAGE_ROLL:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("What did %s roll?"), name);
    case CRUMB_CUBBAGE_TO_CRIB:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("Which two dice does %s push to the crib?"), name);
    case CRUMB_CUBBAGE_LAY:
      return words_for_die (game, name);
    case CRUMB_CUBBAGE_THROW:
      return words_for_throw (game, name);
    case CRUMB_CUBBAGE_STARTER:
      return g_strdup (_ ("What’s the starter?"));
    case CRUMB_CUBBAGE_CRIB_DICE:
      return g_strdup (expect.max < CRUMB_CUBBAGE_CRIB ? _ ("Roll the crib’s other two dice. What are they?")
                                                       : _ ("Which four dice are in the crib?"));
    case CRUMB_CUBBAGE_CLAIM:
      return g_strdup_printf (expect.counts == CRUMB_CUBBAGE_COUNTED_CRIB
                                  /* Translators: %s is a name. */
                                  ? _ ("How many points does %s count in the crib?")
                                  /* Translators: %s is a name. */
                                  : _ ("How many points does %s count in the hand?"),
                              name);
    case CRUMB_CUBBAGE_POINTS:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("How many points did %s get in this deal?"), name);
    case CRUMB_CUBBAGE_END:
      return g_strdup (_ ("There’s no room for another deal. End the game?"));
    case CRUMB_CUBBAGE_GO:
    case CRUMB_CUBBAGE_OVERRULE:
    case CRUMB_CUBBAGE_PLAY_ON:
    case CRUMB_CUBBAGE_RESIGN:
    case CRUMB_CUBBAGE_ADJUST:
    case CRUMB_CUBBAGE_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_expect (const void *state, const char *const names[])
{
  const CrumbCubbage *game = state;
  unsigned what = crumb_cubbage_expect (game).what;
  char *question = crumb_words_cubbage_ask (game, names);
  g_autofree char *asked = NULL;
  g_autofree char *total = NULL;

  if (game->phase == CRUMB_CUBBAGE_AT_OVER || game->total == 0
      || (what != CRUMB_CUBBAGE_LAY && what != CRUMB_CUBBAGE_THROW))
    return question;
  asked = question;
  /* Translators: %u is the total of the dice laid so far; a question follows. */
  total = g_strdup_printf (_ ("The total is %u."), game->total);
  return crumb_words_two_sentences (total, asked);
}

char *
crumb_words_cubbage_heading (const void *state)
{
  const CrumbCubbage *game = state;
  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return g_strdup (_ ("Game Over"));
  /* Translators: %u is the number of a deal. */
  return g_strdup_printf (_ ("Deal %u"), MIN (game->scores.round + 1u, (guint) CRUMB_CUBBAGE_DEALS_MAX));
}

char *
crumb_words_cubbage_subheading (const void *state)
{
  const CrumbCubbage *game = state;

  switch ((CrumbCubbagePhase) game->phase)
    {
    case CRUMB_CUBBAGE_AT_CRIB:
      /* Translators: the part of a game in which chance decides who has the first crib */
      return g_strdup (_ ("First crib"));
    case CRUMB_CUBBAGE_AT_ROLL:
      /* Translators: the part of a deal in which dice are rolled and two of them pushed to the crib */
      return g_strdup (C_ ("part of a deal", "Roll"));
    case CRUMB_CUBBAGE_AT_PLAY:
      /* Translators: the part of a deal in which dice are laid one by one */
      return g_strdup (C_ ("part of a deal", "Play"));
    case CRUMB_CUBBAGE_AT_STARTER:
      return g_strdup (C_ ("part of a deal", "Starter"));
    case CRUMB_CUBBAGE_AT_COUNT:
      /* Translators: the part of a deal in which hands and crib are counted */
      return g_strdup (C_ ("part of a deal", "Count"));
    case CRUMB_CUBBAGE_AT_CRIB_DICE:
      return g_strdup (C_ ("part of a deal", "Crib"));
    case CRUMB_CUBBAGE_AT_POINTS:
      /* Translators: a deal that is entered as points only, without its dice */
      return g_strdup (C_ ("part of a deal", "Points"));
    case CRUMB_CUBBAGE_AT_FULL:
      /* What was counted or laid last is still looked at. */
      if (game->scores.n_rounds < CRUMB_CUBBAGE_DEALS_MAX)
        return g_strdup (crumb_cubbage_deal (game)->n_counted > 0 ? C_ ("part of a deal", "Count")
                                                                  : C_ ("part of a deal", "Play"));
      break;
    case CRUMB_CUBBAGE_AT_OVER:
      break;
    }
  return crumb_game_words_rounds (&crumb_cubbage, game->scores.n_rounds);
}
