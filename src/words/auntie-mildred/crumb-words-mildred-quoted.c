/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move of Auntie Mildred's list enters, whatever came of it, to be quoted in a sentence. */

#include "crumb-words-mildred.h"

#include "words/crumb-words-private.h"

#include <glib/gi18n.h>

/* Dice that nobody entered are counted. */
static char *
words_for_some_dice (const CrumbMove *move)
{
  unsigned n = move->dice.count;

  for (unsigned i = 0; i < n; i++)
    if (move->dice.dice[i].face != 0)
      return crumb_words_dice (&move->dice);
  if (n == 1)
    return g_strdup (C_ ("dice that are put somewhere", "a die"));
  /* Translators: what somebody puts somewhere; %u counts dice. */
  return g_strdup_printf (ngettext ("%u die", "%u dice", n), n);
}

static char *
words_for_dice_move (const CrumbMove *move, const char *name, const char *at)
{
  g_autofree char *dice = words_for_some_dice (move);

  switch (move->what)
    {
    case CRUMB_MILDRED_START_SHAKE:
      if (move->amount > 0)
        /* Translators: quoted in a sentence. %1$s is a name, %2$d a total. */
        return g_strdup_printf (_ ("%1$s shakes %2$d in all"), name, move->amount);
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice. */
      return g_strdup_printf (_ ("%1$s shakes %2$s"), name, dice);
    case CRUMB_MILDRED_SHAKE:
      if (move->dice.count == 0)
        /* Translators: quoted in a sentence. %s is a name. */
        return g_strdup_printf (_ ("%s shakes"), name);
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice. */
      return g_strdup_printf (_ ("%1$s shakes %2$s"), name, dice);
    case CRUMB_MILDRED_USE_PRANK:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice. */
      return g_strdup_printf (_ ("%1$s puts %2$s on PRANK"), name, dice);
    case CRUMB_MILDRED_USE_DODGE:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice. */
      return g_strdup_printf (_ ("%1$s puts %2$s on DODGE"), name, dice);
    default:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, %3$s is a place, such as “Full House”. */
      return g_strdup_printf (_ ("%1$s puts %2$s on %3$s"), name, dice, at);
    }
}

static char *
words_for_modify (const CrumbMove *move, const char *name)
{
  g_autofree char *spent = crumb_words_die (move->dice.dice[0]);
  g_autofree char *changed = crumb_words_die (move->dice.dice[1]);

  /* Translators: quoted in a sentence. %1$s is a name, %2$s and %3$s are dice. */
  return g_strdup_printf (move->amount > 0 ? _ ("%1$s spends %2$s to turn %3$s up by one")
                                           /* Translators: quoted in a sentence. %1$s is a name, %2$s and %3$s dice. */
                                           : _ ("%1$s spends %2$s to turn %3$s down by one"),
                          name, spent, changed);
}

static char *
words_for_reroll (const CrumbMove *move, const char *name)
{
  CrumbDice from = { 0 }, to = { 0 };
  g_autofree char *old = NULL, *now = NULL;

  for (unsigned i = 0; i < move->dice.count; i++)
    crumb_dice_add (i < move->dice.count / 2u ? &from : &to, move->dice.dice[i]);
  old = crumb_words_dice (&from);
  now = crumb_words_dice (&to);
  /* Translators: quoted in a sentence. %1$s is a name, %2$s and %3$s are dice. */
  return g_strdup_printf (_ ("%1$s rolls %2$s again and gets %3$s"), name, old, now);
}

/* What a card gave. */
static char *
words_for_gift (const CrumbMove *move, const char *name)
{
  gulong n = (gulong) move->amount;

  switch (move->what)
    {
    case CRUMB_MILDRED_COOKIES:
      /* Translators: quoted in a sentence. %1$s is a name, %2$d a number of cookies. */
      return g_strdup_printf (ngettext ("%1$s gets %2$d cookie", "%1$s gets %2$d cookies", n), name, move->amount);
    case CRUMB_MILDRED_GIVE_VICTORY:
      /* Translators: quoted in a sentence. %1$s is a name, %2$d counts victory dice. */
      return g_strdup_printf (ngettext ("%1$s gets %2$d victory die", "%1$s gets %2$d victory dice", n), name,
                              move->amount);
    case CRUMB_MILDRED_ADD_PRANK:
      /* Translators: quoted in a sentence. %1$s is a name, %2$d a number. */
      return g_strdup_printf (_ ("%1$s adds %2$d to the prank"), name, move->amount);
    default:
      /* Translators: quoted in a sentence. %1$s is a name, %2$d a number. */
      return g_strdup_printf (_ ("%1$s adds %2$d to the dodge"), name, move->amount);
    }
}

static char *
words_for_card_move (const CrumbMove *move, const char *name, const char *at)
{
  switch (move->what)
    {
    case CRUMB_MILDRED_SCORE:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a card, such as “Full House”. */
      return g_strdup_printf (_ ("%1$s takes the dice off %2$s to score"), name, at);
    case CRUMB_MILDRED_WAKE:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a card, such as “LAUNDRY#4”. */
      return g_strdup_printf (_ ("%1$s wakes %2$s"), name, at);
    case CRUMB_MILDRED_TASK:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a card, such as “COOK#3”. */
      return g_strdup_printf (_ ("%1$s takes the reward of %2$s"), name, at);
    case CRUMB_MILDRED_COLLECT:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a place, such as “PRANK”. */
      return g_strdup_printf (_ ("%1$s takes dice back from %2$s"), name, at);
    default:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a place, such as “the pool”. */
      return g_strdup_printf (_ ("%1$s takes a victory die from %2$s"), name, at);
    }
}

static char *
words_for_plain_move (const CrumbMove *move, const char *name)
{
  g_autofree char *standing = NULL;

  switch (move->what)
    {
    case CRUMB_MILDRED_FIRST_TURN:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s starts"), name);
    case CRUMB_MILDRED_KEEP:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s keeps the first dice"), name);
    case CRUMB_MILDRED_STRAIGHTEN:
      if (move->amount != 0)
        {
          standing = crumb_words_mildred_at (move->amount);
          /* Translators: quoted in a sentence. %1$s is a name, %2$s a set of tasks. */
          return g_strdup_printf (_ ("%1$s straightens %2$s"), name, standing);
        }
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s straightens all scallywag dice"), name);
    case CRUMB_MILDRED_COMBAT:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s pranks"), name);
    case CRUMB_MILDRED_GOAL:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s takes all scallywag dice back"), name);
    case CRUMB_MILDRED_PASS:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s passes"), name);
    case CRUMB_MILDRED_STANDS:
      standing = crumb_words_mildred_standing (move->amount);
      /* Translators: quoted in a sentence. %1$s is a name, %2$s as in “2 victory dice, black die at 4”. */
      return g_strdup_printf (_ ("%1$s has %2$s"), name, standing);
    case CRUMB_MILDRED_RESIGN:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s gives up"), name);
    case CRUMB_MILDRED_END:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The game ends early"));
    default:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The table overrules"));
    }
}

char *
crumb_words_mildred_quoted (const CrumbMove *move, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  g_autofree char *at = crumb_words_mildred_at (move->amount);

  switch ((CrumbMildredMove) move->what)
    {
    case CRUMB_MILDRED_START_SHAKE:
    case CRUMB_MILDRED_SHAKE:
    case CRUMB_MILDRED_USE_PRANK:
    case CRUMB_MILDRED_USE_DODGE:
    case CRUMB_MILDRED_INDULGE:
    case CRUMB_MILDRED_SCALLY:
      return words_for_dice_move (move, name, at);
    case CRUMB_MILDRED_USE_MODIFY:
      return words_for_modify (move, name);
    case CRUMB_MILDRED_REROLL:
      return words_for_reroll (move, name);
    case CRUMB_MILDRED_COOKIES:
    case CRUMB_MILDRED_GIVE_VICTORY:
    case CRUMB_MILDRED_ADD_PRANK:
    case CRUMB_MILDRED_ADD_DODGE:
      return words_for_gift (move, name);
    case CRUMB_MILDRED_SCORE:
    case CRUMB_MILDRED_WAKE:
    case CRUMB_MILDRED_TASK:
    case CRUMB_MILDRED_COLLECT:
    case CRUMB_MILDRED_TAKE_VICTORY:
      return words_for_card_move (move, name, at);
    default:
      return words_for_plain_move (move, name);
    }
}
