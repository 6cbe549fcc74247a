/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Points, goals and refusals of a game that has no words of its own for them. */

#include "crumb-neutral-words.h"

#include "crumb-words-private.h"

char *
crumb_neutral_points (int points)
{
  /* Translators: %d is a number of points. */
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
}

char *
crumb_neutral_rematch (const char *name)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Rematch: %s goes first"), name);
}

const char *
crumb_neutral_goal (const void *state, unsigned what)
{
  return C_ ("goal", "Target");
}

char *
crumb_neutral_so_far (const void *state, unsigned what)
{
  const CrumbScores *scores = state;
  int most = scores->totals[crumb_seats_first (scores->leaders)];

  return g_strdup_printf (
      /* Translators: %d is a number of points. */
      ngettext ("The highest total so far is %d point.", "The highest total so far is %d points.", (gulong) most),
      most);
}

static char *
words_for_dice_count (const CrumbRefusal *refusal)
{
  if (refusal->min < refusal->max)
    return g_strdup_printf (
        /* Translators: %1$d is the fewest, %2$d the most, %3$d how many were entered. */
        ngettext ("You need %1$d to %2$d die here, and you entered %3$d.",
                  "You need %1$d to %2$d dice here, and you entered %3$d.", (gulong) refusal->max),
        refusal->min, refusal->max, refusal->got);
  /* Translators: %1$d is how many dice are needed, %2$d how many were entered. */
  return g_strdup_printf (ngettext ("You need %1$d die here, and you entered %2$d.",
                                    "You need %1$d dice here, and you entered %2$d.", (gulong) refusal->max),
                          refusal->max, refusal->got);
}

static char *
words_for_target_range (const CrumbRefusal *refusal)
{
  if (refusal->min > refusal->max)
    return g_strdup (_ ("There’s no higher target. Play on without one."));
  /* Translators: %1$d is the lowest target, %2$d the highest, %3$d the one that was entered. */
  return g_strdup_printf (_ ("You can play on to a target from %1$d to %2$d, and you entered %3$d."), refusal->min,
                          refusal->max, refusal->got);
}

char *
crumb_neutral_refusal (const CrumbRefusal *refusal, const char *const names[])
{
  switch ((unsigned) refusal->reason)
    {
    case CRUMB_REFUSAL_NONE:
      return g_strdup ("");
    case CRUMB_REFUSAL_NO_SUCH_SEAT:
      return g_strdup (_ ("Nobody sits there. Pick one of the players."));
    case CRUMB_REFUSAL_NOT_YOUR_TURN:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("It’s %s’s turn."), crumb_words_name (names, refusal->other));
    case CRUMB_REFUSAL_BAD_FACE:
      /* Translators: %1$u is a face that was entered, %2$d the highest one there is. */
      return g_strdup_printf (_ ("There’s no %1$u on a die. Faces go from 1 to %2$d."), refusal->face, refusal->max);
    case CRUMB_REFUSAL_BAD_COLOUR:
      return g_strdup (_ ("Colors mean nothing here. Enter the faces only."));
    case CRUMB_REFUSAL_NEEDS_FACE:
      return g_strdup (_ ("Every die counts here. Enter the face it shows."));
    case CRUMB_REFUSAL_DICE_COUNT:
      return words_for_dice_count (refusal);
    case CRUMB_REFUSAL_POINTS_RANGE:
      /* Translators: %1$d is the least, %2$d the most, %3$d what was entered. */
      return g_strdup_printf (_ ("Points go from %1$d to %2$d, and you entered %3$d."), refusal->min, refusal->max,
                              refusal->got);
    case CRUMB_REFUSAL_TOO_MANY_ROUNDS:
      /* Translators: %d is a number of rounds. */
      return g_strdup_printf (ngettext ("A game has at most %d round. End this one and start another.",
                                        "A game has at most %d rounds. End this one and start another.",
                                        (gulong) refusal->max),
                              refusal->max);
    case CRUMB_REFUSAL_OVER:
      return g_strdup (_ ("The game is over. Start another."));
    case CRUMB_REFUSAL_TARGET_RANGE:
      return words_for_target_range (refusal);
    default:
      return g_strdup (_ ("You can’t enter that right now."));
    }
}
