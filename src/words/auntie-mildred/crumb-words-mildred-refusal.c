/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a move of Auntie Mildred's list was not taken, and what to do about it. */

#include "crumb-words-mildred.h"

#include "words/crumb-neutral-words.h"
#include "words/crumb-words-private.h"

#include <glib/gi18n.h>

static char *
words_for_phase (const CrumbRefusal *refusal)
{
  if (refusal->min == CRUMB_MILDRED_AT_WAKEUP)
    return g_strdup (_ ("That belongs to WAKEUP, and the dice are shaken already."));
  return g_strdup (_ ("That’s an action: shake your dice first."));
}

static char *
words_for_wanted (const CrumbRefusal *refusal, const char *at)
{
  if (refusal->min == 0)
    /* Translators: %s is a set of tasks, such as “DIY”. */
    return g_strdup_printf (_ ("%s is full. Put the die somewhere else."), at);
  if (refusal->min == 1)
    /* Translators: %1$s is a set of tasks, %2$u the face that was entered. */
    return g_strdup_printf (_ ("%1$s is empty: it starts with a 1, not with a %2$u."), at, refusal->face);
  /* Translators: %1$s is a set of tasks that stands at %2$d, so a %3$d is next; %4$u was entered. */
  return g_strdup_printf (_ ("%1$s stands at %2$d: the next die must be a %3$d, not a %4$u."), at, refusal->min - 1,
                          refusal->min, refusal->face);
}

static char *
words_for_match (const CrumbRefusal *refusal)
{
  if (refusal->got == CRUMB_MILDRED_FULL_HOUSE)
    return g_strdup (_ ("That’s no Full House: it takes three dice of one value and two of another."));
  if (refusal->got == CRUMB_MILDRED_TWO_ROWS)
    return g_strdup (
        _ ("Those aren’t two rows of three: each takes three dice of one value, and the rows must differ."));
  return g_strdup_printf (
      /* Translators: %d is a number of dice. */
      ngettext ("The other player has %d die there, so you need as many.",
                "The other player has %d dice there, so you need as many.", (gulong) refusal->max),
      refusal->max);
}

/* What the text of the rules says of a card. */
static char *
words_for_kind (const CrumbRefusal *refusal, const char *at)
{
  switch ((CrumbMildredTaskKind) refusal->max)
    {
    case CRUMB_MILDRED_TASK_ALWAYS:
      /* Translators: %s is a card, such as “LAUNDRY#1”. */
      return g_strdup_printf (_ ("%s holds ALWAYS. You don’t do anything for it."), at);
    case CRUMB_MILDRED_TASK_REWARD:
      /* Translators: %s is a card, such as “COOK#3”. */
      return g_strdup_printf (_ ("%s is a REWARD. Take it in ACTION, after the shake."), at);
    default:
      /* Translators: %s is a card, such as “LAUNDRY#4”. */
      return g_strdup_printf (_ ("%s is for WAKEUP, before the shake."), at);
    }
}

/* Refusals about one place, or none. */
static char *
words_for_place (const CrumbRefusal *refusal, const char *name, const char *at)
{
  switch ((unsigned) refusal->reason)
    {
    case CRUMB_MILDRED_REFUSAL_SET_USED:
      /* Translators: %s is a set of tasks, such as “COOK”. */
      return g_strdup_printf (_ ("%s is used already. Straighten it at your next WAKEUP."), at);
    case CRUMB_MILDRED_REFUSAL_NOT_REACHED:
      /* Translators: %1$s is a name, %2$s a card, such as “DIY#4”. */
      return g_strdup_printf (_ ("%1$s’s dice don’t reach %2$s. Pick a lower card, or place more dice."), name, at);
    case CRUMB_MILDRED_REFUSAL_HIGHEST_STAYS:
      /* Translators: %s is a set of tasks. */
      return g_strdup_printf (_ ("The highest die stays on %s, unless you take all of them. Say which you take."), at);
    case CRUMB_MILDRED_REFUSAL_NO_SLOT:
      /* Translators: %s is PRANK or DODGE. */
      return g_strdup_printf (_ ("There’s no slot left on %s."), at);
    case CRUMB_MILDRED_REFUSAL_NEEDS_A_DIE:
      /* Translators: %s is a place, such as “PRANK”. */
      return g_strdup_printf (_ ("There’s no die on %s. Put one there first."), at);
    case CRUMB_MILDRED_REFUSAL_SPOTS_TAKEN:
      /* Translators: %1$s is a name, %2$s a card, such as “Full House”. */
      return g_strdup_printf (_ ("%1$s has dice on %2$s already. Take them off at WAKEUP first."), name, at);
    case CRUMB_MILDRED_REFUSAL_NO_DICE_THERE:
      /* Translators: %1$s is a name, %2$s a place, such as “PRANK”. */
      return g_strdup_printf (_ ("%1$s has no such dice on %2$s. Pick others."), name, at);
    default:
      return NULL;
    }
}

/* Refusals about what was done before, or has to be. */
static char *
words_for_order (const CrumbRefusal *refusal, const char *name)
{
  switch ((unsigned) refusal->reason)
    {
    case CRUMB_MILDRED_REFUSAL_NOT_STARTED:
      return g_strdup (_ ("Nobody has started yet. Enter the first shake, or say who starts."));
    case CRUMB_MILDRED_REFUSAL_ALREADY_STARTED:
      return g_strdup (_ ("The game has started already."));
    case CRUMB_MILDRED_REFUSAL_HAS_SHAKEN:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s has shaken already. Enter the other player’s dice."), name);
    case CRUMB_MILDRED_REFUSAL_STRAIGHTEN_FIRST:
      return g_strdup (_ ("Straighten your scallywag dice first. WAKEUP abilities come after that."));
    case CRUMB_MILDRED_REFUSAL_ONCE_PER_TURN:
      return g_strdup (_ ("That was done this turn, and goes only once."));
    case CRUMB_MILDRED_REFUSAL_NO_MODIFY_SPOT:
      return g_strdup (_ ("Both modify spots are taken. Take their dice back at WAKEUP."));
    case CRUMB_MILDRED_REFUSAL_NO_DICE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s has no dice left in the pool."), name);
    case CRUMB_MILDRED_REFUSAL_NO_PRANK:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s has no dice on PRANK, so there’s nothing to fight with."), name);
    case CRUMB_MILDRED_REFUSAL_NO_SOURCE:
      return g_strdup (_ ("No card gave that. Score a group, wake an ability or take a reward first."));
    case CRUMB_MILDRED_REFUSAL_KEEP_ONLY_FIRST:
      return g_strdup (_ ("Only the second player can keep dice, and only in the first turn. Shake them."));
    case CRUMB_MILDRED_REFUSAL_VICTORY_DIE_DUE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("First pick the die that becomes %s’s victory die."), name);
    case CRUMB_MILDRED_REFUSAL_NO_VICTORY_DUE:
      return g_strdup (_ ("Nothing brought a victory die."));
    default:
      return NULL;
    }
}

char *
crumb_words_mildred_refusal (const CrumbRefusal *refusal, const char *const names[])
{
  const char *name = crumb_words_name (names, refusal->seat);
  g_autofree char *at = crumb_words_mildred_at (refusal->got);
  char *words = words_for_place (refusal, name, at);

  if (words == NULL)
    words = words_for_order (refusal, name);
  if (words != NULL)
    return words;

  switch ((unsigned) refusal->reason)
    {
    case CRUMB_MILDRED_REFUSAL_PHASE:
      return words_for_phase (refusal);
    case CRUMB_MILDRED_REFUSAL_AMOUNT:
      /* Translators: %1$d is the least, %2$d the most, %3$d what was entered. */
      return g_strdup_printf (_ ("A number from %1$d to %2$d goes there, and you entered %3$d."), refusal->min,
                              refusal->max, refusal->got);
    case CRUMB_MILDRED_REFUSAL_NEEDS_FACE:
      return g_strdup (_ ("These dice decide something. Enter the faces they show."));
    case CRUMB_MILDRED_REFUSAL_NOT_IN_POOL:
      /* Translators: %1$s is a name, %2$u the face of a die. */
      return g_strdup_printf (_ ("%1$s has no %2$u in the pool. Pick another die."), name, refusal->face);
    case CRUMB_MILDRED_REFUSAL_WANTED:
      return words_for_wanted (refusal, at);
    case CRUMB_MILDRED_REFUSAL_NOT_A_REWARD:
    case CRUMB_MILDRED_REFUSAL_NOT_A_WAKEUP:
      return words_for_kind (refusal, at);
    case CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT:
      /* Translators: %s is a card, such as “COOK#3”. */
      return g_strdup_printf (_ ("Your card sheet says that %s gives something else."), at);
    case CRUMB_MILDRED_REFUSAL_MODIFY_FORM:
      return g_strdup (_ ("Pick the die you spend and the one you change, and turn that up or down by one."));
    case CRUMB_MILDRED_REFUSAL_DOES_NOT_MATCH:
      return words_for_match (refusal);
    case CRUMB_MILDRED_REFUSAL_NO_SUCH_CARD:
      /* Translators: %d is a number that stands for a card. */
      return g_strdup_printf (_ ("There’s no card %d in this game."), refusal->got);
    case CRUMB_MILDRED_REFUSAL_NO_SUCH_SET:
      /* Translators: %d is a number that stands for a set of tasks. */
      return g_strdup_printf (_ ("There’s no set %d. Pick LAUNDRY, DIY, CLEAN or COOK."), refusal->got);
    case CRUMB_MILDRED_REFUSAL_NO_SUCH_PLACE:
      /* Translators: %d is a number that stands for a place of dice. */
      return g_strdup_printf (_ ("No dice come from place %d. Pick another."), refusal->got);
    default:
      return crumb_neutral_refusal (refusal, names);
    }
}
