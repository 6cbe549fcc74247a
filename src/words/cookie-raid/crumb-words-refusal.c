/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a move was not taken, and what to do about it. */

#include "crumb-words-raid-private.h"

#include "words/crumb-neutral-words.h"

#include <glib/gi18n.h>

static char *
words_for_too_many_in_bid (const CrumbRefusal *refusal)
{
  /* Translators: %1$d is how many dice the rules allow, %2$d how many were entered. */
  return g_strdup_printf (ngettext ("You can bid at most %1$d die, and you entered %2$d.",
                                    "You can bid at most %1$d dice, and you entered %2$d.", (gulong) refusal->max),
                          refusal->max, refusal->got);
}

static char *
words_for_holds_fewer (const CrumbRefusal *refusal, const char *name)
{
  /* Translators: %1$s is a name, %2$d how many dice there are, %3$d how many were entered. */
  return g_strdup_printf (ngettext ("%1$s has only %2$d die, and you entered %3$d.",
                                    "%1$s has only %2$d dice, and you entered %3$d.", (gulong) refusal->max),
                          name, refusal->max, refusal->got);
}

static char *
words_for_plate_count (const CrumbRefusal *refusal)
{
  if (refusal->max == 0)
    return g_strdup (_ ("The plate is empty. Enter the hands."));
  /* Translators: %1$d is how many dice there are, %2$d how many were entered. */
  return g_strdup_printf (ngettext ("The plate has %1$d die, and you entered %2$d.",
                                    "The plate has %1$d dice, and you entered %2$d.", (gulong) refusal->max),
                          refusal->max, refusal->got);
}

/* Where colours count, the plate may have the face in another one. */
static char *
words_for_plate_has_none (const CrumbRefusal *refusal)
{
  switch (refusal->colour)
    {
    case 1:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("The plate has no red %u left."), refusal->face);
    case 2:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("The plate has no green %u left."), refusal->face);
    case 3:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("The plate has no blue %u left."), refusal->face);
    default:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("The plate has no %u left."), refusal->face);
    }
}

static char *
words_for_reroll_count (const CrumbRefusal *refusal, const char *name)
{
  return g_strdup_printf (
      /* Translators: %1$s is a name, %2$d how many dice are rolled again, %3$d how many were entered. */
      ngettext ("%1$s bid %2$d die and re-rolls it, but you entered %3$d.",
                "%1$s bid %2$d dice and re-rolls all of them, but you entered %3$d.", (gulong) refusal->max),
      name, refusal->max, refusal->got);
}

static char *
words_for_hand_count (const CrumbRefusal *refusal, const char *name)
{
  if (refusal->min == refusal->max)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$d how many dice there must be, %3$d how many were entered. */
        ngettext ("%1$s has %2$d die at the end of this round, but you entered %3$d.",
                  "%1$s has %2$d dice at the end of this round, but you entered %3$d.", (gulong) refusal->max),
        name, refusal->max, refusal->got);
  return g_strdup_printf (
      /* Translators: %1$s is a name, %2$d the fewest and %3$d the most dice there can be, %4$d how many were entered. */
      ngettext ("%1$s has %2$d to %3$d die at the end of this round, but you entered %4$d.",
                "%1$s has %2$d to %3$d dice at the end of this round, but you entered %4$d.", (gulong) refusal->max),
      name, refusal->min, refusal->max, refusal->got);
}

static char *
words_for_one_die (const CrumbRefusal *refusal)
{
  if (refusal->got <= 0)
    return g_strdup (_ ("Enter one die."));
  return g_strdup_printf (
      /* Translators: %d is how many dice were entered. */
      ngettext ("Enter just one die. You entered %d.", "Enter just one die. You entered %d.", (gulong) refusal->got),
      refusal->got);
}

static char *
words_for_table_full (const CrumbRefusal *refusal)
{
  /* Translators: %d is a number of players. */
  return g_strdup_printf (ngettext ("A game has room for %d player, counting those who left. Start another.",
                                    "A game has room for %d players, counting those who left. Start another.",
                                    (gulong) refusal->max),
                          refusal->max);
}

static char *
words_for_too_few_stay (const CrumbRefusal *refusal)
{
  /* Translators: %d is a number of players. */
  return g_strdup_printf (ngettext ("At least %d player has to stay. End the game instead.",
                                    "At least %d players have to stay. End the game instead.", (gulong) refusal->min),
                          refusal->min);
}

static char *
words_for_target_range (const CrumbRefusal *refusal)
{
  if (refusal->min > refusal->max)
    return g_strdup (_ ("There’s no higher target. Play on without one."));
  /* Translators: %1$d is the lowest target, %2$d the highest, %3$d the one that was entered. */
  return g_strdup_printf (ngettext ("You can play on to a target from %1$d to %2$d cookie, and you entered %3$d.",
                                    "You can play on to a target from %1$d to %2$d cookies, and you entered %3$d.",
                                    (gulong) refusal->max),
                          refusal->min, refusal->max, refusal->got);
}

static char *
words_for_rounds_range (const CrumbRefusal *refusal, const char *const names[])
{
  const CrumbRefusal full = { .reason = CRUMB_REFUSAL_TOO_MANY_ROUNDS, .max = refusal->max };

  if (refusal->min > refusal->max)
    return crumb_neutral_refusal (&full, names);
  /* Translators: %1$d is the first round that is possible, %2$d the last, %3$d the one that was entered. */
  return g_strdup_printf (_ ("You can play on to the end of a round from %1$d to %2$d, and you entered %3$d."),
                          refusal->min, refusal->max, refusal->got);
}

char *
crumb_words_refusal (const CrumbRefusal *refusal, const char *const names[])
{
  gboolean own = refusal->reason >= CRUMB_REFUSAL_OWN;
  const char *name = own ? crumb_words_name (names, refusal->seat) : NULL;
  const char *other = own ? crumb_words_name (names, refusal->other) : NULL;

  switch ((unsigned) refusal->reason)
    {
    case CRUMB_REFUSAL_BAD_COLOUR:
      return g_strdup (_ ("Dice don’t come in that color. Pick red, green or blue."));
    case CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID:
      return words_for_too_many_in_bid (refusal);
    case CRUMB_RAID_REFUSAL_HOLDS_FEWER:
      return words_for_holds_fewer (refusal, name);
    case CRUMB_RAID_REFUSAL_PLATE_COUNT:
      return words_for_plate_count (refusal);
    case CRUMB_RAID_REFUSAL_PLATE_HAS_NONE:
      return words_for_plate_has_none (refusal);
    case CRUMB_RAID_REFUSAL_DID_NOT_BID:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s didn’t bid and can’t have won."), name);
    case CRUMB_RAID_REFUSAL_NOT_IN_TIE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s isn’t part of this tie and doesn’t re-roll. Pick another player."), name);
    case CRUMB_RAID_REFUSAL_BEATEN:
      /* Translators: %1$s and %2$s are names. */
      return g_strdup_printf (_ ("%1$s can’t have won. %2$s rolled better dice."), name, other);
    case CRUMB_RAID_REFUSAL_REROLL_COUNT:
      return words_for_reroll_count (refusal, name);
    case CRUMB_RAID_REFUSAL_HAND_COUNT:
      return words_for_hand_count (refusal, name);
    case CRUMB_REFUSAL_NEEDS_FACE:
      return g_strdup (_ ("This die matters. Enter the face it shows."));
    case CRUMB_RAID_REFUSAL_ONE_DIE:
      return words_for_one_die (refusal);
    case CRUMB_RAID_REFUSAL_MIXED_SCORES:
      return g_strdup_printf (
          /* Translators: %s is a name. */
          _ ("A round is scored by hands or by cookies, not both. Do the same as for %s, or undo that first."), other);
    case CRUMB_REFUSAL_POINTS_RANGE:
      /* Translators: %1$d is the least, %2$d the most, %3$d what was entered. */
      return g_strdup_printf (_ ("Cookies go from %1$d to %2$d, and you entered %3$d."), refusal->min, refusal->max,
                              refusal->got);
    case CRUMB_REFUSAL_OVER:
      return g_strdup (_ ("The game is over. Play on, or start another."));
    case CRUMB_RAID_REFUSAL_HAS_LEFT:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s has left the game. Pick another player."), name);
    case CRUMB_RAID_REFUSAL_BETWEEN_ROUNDS:
      return g_strdup (_ ("Players can join and leave only between rounds. Finish this round first."));
    case CRUMB_RAID_REFUSAL_TABLE_FULL:
      return words_for_table_full (refusal);
    case CRUMB_RAID_REFUSAL_TOO_FEW_STAY:
      return words_for_too_few_stay (refusal);
    case CRUMB_RAID_REFUSAL_BAD_ORDER:
      return g_strdup (_ ("The order needs every player exactly once."));
    case CRUMB_REFUSAL_TARGET_RANGE:
      return words_for_target_range (refusal);
    case CRUMB_RAID_REFUSAL_ROUNDS_RANGE:
      return words_for_rounds_range (refusal, names);
    default:
      return crumb_neutral_refusal (refusal, names);
    }
}
