/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a move of Cubbage was not taken, and what to do about it. */

#include "crumb-words-cubbage-private.h"

#include "words/crumb-neutral-words.h"

#include <glib/gi18n.h>

static char *
words_for_over_fifteen (unsigned total, unsigned face)
{
  /* Translators: the total of the dice laid so far, a die, and what they make together: “12 and 4 make 16 …” */
  return g_strdup_printf (_ ("%1$u and %2$u make %3$u, and the play stops at %4$d. Lay a lower die."), total, face,
                          total + face, CRUMB_CUBBAGE_PLAY_TO);
}

static char *
words_for_below_zero (const CrumbRefusal *refusal, const char *name)
{
  g_autofree char *has = crumb_neutral_points (refusal->max);

  /* Translators: %1$s is a name, %2$s is “3 points”, %3$d a higher number of points. */
  return g_strdup_printf (_ ("%1$s has only %2$s, so you can’t take %3$d away."), name, has, -refusal->got);
}

char *
crumb_words_cubbage_refusal (const CrumbRefusal *refusal, const char *const names[])
{
  const char *name = crumb_words_name (names, refusal->seat);

  switch ((unsigned) refusal->reason)
    {
    case CRUMB_REFUSAL_TOO_MANY_ROUNDS:
      /* Translators: %d is a number of deals. */
      return g_strdup_printf (ngettext ("A game has at most %d deal. End this one and start another.",
                                        "A game has at most %d deals. End this one and start another.",
                                        (gulong) refusal->max),
                              refusal->max);
    case CRUMB_REFUSAL_OVER:
      return g_strdup (_ ("The game is over. Play on, or start another."));
    case CRUMB_CUBBAGE_REFUSAL_NEEDS_CRIB:
      return g_strdup (_ ("Nobody has the first crib yet. Pick who does."));
    case CRUMB_CUBBAGE_REFUSAL_OPPONENT:
      return g_strdup_printf (
          /* Translators: %s is the opponent, which nobody sits for. */
          _ ("Nobody sits for %s. You roll its dice one by one in the play, and Crumb counts them."), name);
    case CRUMB_CUBBAGE_REFUSAL_NO_OPPONENT:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s plays their own dice. Enter the die they laid."), name);
    case CRUMB_CUBBAGE_REFUSAL_HIDDEN:
      return g_strdup (_ ("Dice stay hidden at this table. Enter them as they’re laid."));
    case CRUMB_CUBBAGE_REFUSAL_KNOWN:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("Crumb knows %s’s dice, and passes when none fits. Lay one that does."), name);
    case CRUMB_CUBBAGE_REFUSAL_NOT_ROLLED:
      /* Translators: %1$s is a name, %2$d a number of dice. */
      return g_strdup_printf (ngettext ("%1$s hasn’t rolled yet. Enter all %2$d die first.",
                                        "%1$s hasn’t rolled yet. Enter all %2$d dice first.", (gulong) refusal->min),
                              name, refusal->min);
    case CRUMB_CUBBAGE_REFUSAL_NOT_HELD:
      /* Translators: %1$s is a name, %2$u the face of a die. */
      return g_strdup_printf (_ ("%1$s has no %2$u left. Pick another die."), name, refusal->face);
    case CRUMB_CUBBAGE_REFUSAL_OVER_FIFTEEN:
      return words_for_over_fifteen ((unsigned) (refusal->got - refusal->face), refusal->face);
    case CRUMB_CUBBAGE_REFUSAL_NO_GO:
      /* Translators: %d is the total of the dice laid so far. */
      return g_strdup_printf (_ ("At %d every die fits, so that’s no go. Lay a die."), refusal->got);
    case CRUMB_CUBBAGE_REFUSAL_CLAIM_HIGH:
      /* Translators: %1$s is a name, %2$d are points. What the dice are worth is not said. */
      return g_strdup_printf (_ ("%1$s claims %2$d. That’s too many. Count again."), name, refusal->got);
    case CRUMB_CUBBAGE_REFUSAL_MIXED:
      return g_strdup (_ ("You’re entering this deal as points. Undo them to enter dice again."));
    case CRUMB_CUBBAGE_REFUSAL_CRIB_TURN:
      /* Translators: both are names. */
      return g_strdup_printf (_ ("%1$s had the crib last time, so it’s %2$s’s now."), name,
                              crumb_words_name (names, refusal->other));
    case CRUMB_CUBBAGE_REFUSAL_BELOW_ZERO:
      return words_for_below_zero (refusal, name);
    default:
      return crumb_neutral_refusal (refusal, names);
    }
}

char *
crumb_words_cubbage_bar (const CrumbCubbageExpect *expect, unsigned face, const char *const names[])
{
  switch ((CrumbCubbageBar) expect->bars[face])
    {
    case CRUMB_CUBBAGE_FITS:
      return NULL;
    case CRUMB_CUBBAGE_NOT_HELD:
      /* Translators: %1$s is a name, %2$u the face of a die. */
      return g_strdup_printf (_ ("%1$s has no %2$u left."), crumb_words_name (names, expect->seat), face);
    case CRUMB_CUBBAGE_OVER_FIFTEEN:
      /* Translators: the total so far, a die, and what they make together */
      return g_strdup_printf (_ ("%1$u and %2$u make %3$u."), expect->total, face, expect->total + face);
    }
  g_return_val_if_reached (NULL);
}
