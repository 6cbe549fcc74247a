/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a move was not taken, and what to do about it. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_too_many_in_bid (const CrumbRefusal *refusal)
{
  return g_strdup_printf (ngettext ("The rules allow %1$d die in a bid; %2$d were entered.",
                                    "The rules allow %1$d dice in a bid; %2$d were entered.", (gulong) refusal->max),
                          refusal->max, refusal->got);
}

static char *
words_for_holds_fewer (const CrumbRefusal *refusal, const char *name)
{
  return g_strdup_printf (ngettext ("%1$s holds %2$d die; %3$d were entered.",
                                    "%1$s holds %2$d dice; %3$d were entered.", (gulong) refusal->max),
                          name, refusal->max, refusal->got);
}

static char *
words_for_plate_count (const CrumbRefusal *refusal)
{
  if (refusal->max == 0)
    return g_strdup (_ ("The plate is empty."));
  return g_strdup_printf (ngettext ("The plate holds %1$d die; %2$d were entered.",
                                    "The plate holds %1$d dice; %2$d were entered.", (gulong) refusal->max),
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
  /* Translators: %3$d is how many dice were entered instead. */
  return g_strdup_printf (
      ngettext ("%1$s bid %2$d die and re-rolls it; the re-roll that was entered has %3$d.",
                "%1$s bid %2$d dice and re-rolls all of them; the re-roll that was entered has %3$d.",
                (gulong) refusal->max),
      name, refusal->max, refusal->got);
}

static char *
words_for_hand_count (const CrumbRefusal *refusal, const char *name)
{
  if (refusal->min == refusal->max)
    /* Translators: %3$d is how many dice were entered instead. */
    return g_strdup_printf (
        ngettext ("%1$s holds %2$d die at the end of this round; the hand that was entered has %3$d.",
                  "%1$s holds %2$d dice at the end of this round; the hand that was entered has %3$d.",
                  (gulong) refusal->max),
        name, refusal->max, refusal->got);
  /* Translators: %4$d is how many dice were entered instead. */
  return g_strdup_printf (
      ngettext ("%1$s holds %2$d to %3$d die at the end of this round; the hand that was entered has %4$d.",
                "%1$s holds %2$d to %3$d dice at the end of this round; the hand that was entered has %4$d.",
                (gulong) refusal->max),
      name, refusal->min, refusal->max, refusal->got);
}

static char *
words_for_one_die (const CrumbRefusal *refusal)
{
  if (refusal->got <= 0)
    return g_strdup (_ ("Exactly one die is asked for; none was entered."));
  return g_strdup_printf (ngettext ("Exactly one die is asked for; %d was entered.",
                                    "Exactly one die is asked for; %d were entered.", (gulong) refusal->got),
                          refusal->got);
}

static char *
words_for_too_many_rounds (const CrumbRefusal *refusal)
{
  return g_strdup_printf (ngettext ("A game has at most %d round: end this one and begin another.",
                                    "A game has at most %d rounds: end this one and begin another.",
                                    (gulong) refusal->max),
                          refusal->max);
}

static char *
words_for_table_full (const CrumbRefusal *refusal)
{
  return g_strdup_printf (ngettext ("A game has room for %d player, those who left included: begin another.",
                                    "A game has room for %d players, those who left included: begin another.",
                                    (gulong) refusal->max),
                          refusal->max);
}

static char *
words_for_too_few_stay (const CrumbRefusal *refusal)
{
  return g_strdup_printf (ngettext ("At least %d player has to stay: end the game instead.",
                                    "At least %d players have to stay: end the game instead.", (gulong) refusal->min),
                          refusal->min);
}

static char *
words_for_target_range (const CrumbRefusal *refusal)
{
  if (refusal->min > refusal->max)
    return g_strdup (_ ("There is no higher target: play on without one."));
  return g_strdup_printf (ngettext ("The game can go on to a target of %1$d to %2$d cookie; %3$d is outside of that.",
                                    "The game can go on to a target of %1$d to %2$d cookies; %3$d is outside of that.",
                                    (gulong) refusal->max),
                          refusal->min, refusal->max, refusal->got);
}

static char *
words_for_rounds_range (const CrumbRefusal *refusal)
{
  if (refusal->min > refusal->max)
    return words_for_too_many_rounds (refusal);
  return g_strdup_printf (_ ("The game can go on to the end of round %1$d to %2$d; %3$d is outside of that."),
                          refusal->min, refusal->max, refusal->got);
}

char *
crumb_words_refusal (const CrumbRefusal *refusal, const char *const names[])
{
  const char *name = refusal->reason == CRUMB_REFUSAL_NO_SUCH_SEAT ? NULL : crumb_words_name (names, refusal->seat);
  const char *other = refusal->reason == CRUMB_REFUSAL_NO_SUCH_SEAT ? NULL : crumb_words_name (names, refusal->other);

  switch (refusal->reason)
    {
    case CRUMB_REFUSAL_NONE:
      return g_strdup ("");
    case CRUMB_REFUSAL_NOT_NOW:
      return g_strdup (_ ("That is not asked for at this point of the round."));
    case CRUMB_REFUSAL_NO_SUCH_SEAT:
      return g_strdup (_ ("Nobody sits there: choose one of the players."));
    case CRUMB_REFUSAL_NOT_YOUR_TURN:
      return g_strdup_printf (_ ("It is %s who is asked now."), other);
    case CRUMB_REFUSAL_BAD_FACE:
      return g_strdup_printf (_ ("There is no %1$u on a die; faces go from 1 to %2$d."), refusal->face, refusal->max);
    case CRUMB_REFUSAL_BAD_COLOUR:
      return g_strdup (_ ("That is not a color that dice come in: red, green and blue are."));
    case CRUMB_REFUSAL_TOO_MANY_IN_BID:
      return words_for_too_many_in_bid (refusal);
    case CRUMB_REFUSAL_HOLDS_FEWER:
      return words_for_holds_fewer (refusal, name);
    case CRUMB_REFUSAL_PLATE_COUNT:
      return words_for_plate_count (refusal);
    case CRUMB_REFUSAL_PLATE_HAS_NONE:
      return words_for_plate_has_none (refusal);
    case CRUMB_REFUSAL_DID_NOT_BID:
      return g_strdup_printf (_ ("%s did not bid and can’t have won."), name);
    case CRUMB_REFUSAL_NOT_IN_TIE:
      return g_strdup_printf (_ ("%s is no part of this tie and does not re-roll."), name);
    case CRUMB_REFUSAL_BEATEN:
      return g_strdup_printf (_ ("%1$s can’t have won: %2$s rolled better dice."), name, other);
    case CRUMB_REFUSAL_REROLL_COUNT:
      return words_for_reroll_count (refusal, name);
    case CRUMB_REFUSAL_HAND_COUNT:
      return words_for_hand_count (refusal, name);
    case CRUMB_REFUSAL_NEEDS_FACE:
      return g_strdup (_ ("This die decides something: enter the face that it shows."));
    case CRUMB_REFUSAL_ONE_DIE:
      return words_for_one_die (refusal);
    case CRUMB_REFUSAL_MIXED_SCORES:
      return g_strdup_printf (
          _ ("A round is entered as hands or as plain cookies, not as both; for %s it was the other of them."), other);
    case CRUMB_REFUSAL_POINTS_RANGE:
      return g_strdup_printf (_ ("Cookies go from %1$d to %2$d; %3$d is outside of that."), refusal->min, refusal->max,
                              refusal->got);
    case CRUMB_REFUSAL_TOO_MANY_ROUNDS:
      return words_for_too_many_rounds (refusal);
    case CRUMB_REFUSAL_OVER:
      return g_strdup (_ ("The game is over: play on, or begin another."));
    case CRUMB_REFUSAL_HAS_LEFT:
      return g_strdup_printf (_ ("%s has left the game."), name);
    case CRUMB_REFUSAL_BETWEEN_ROUNDS:
      return g_strdup (_ ("People join and leave between rounds: finish this round first."));
    case CRUMB_REFUSAL_TABLE_FULL:
      return words_for_table_full (refusal);
    case CRUMB_REFUSAL_TOO_FEW_STAY:
      return words_for_too_few_stay (refusal);
    case CRUMB_REFUSAL_BAD_ORDER:
      return g_strdup (_ ("The order has to name everybody who plays, each of them once."));
    case CRUMB_REFUSAL_TARGET_RANGE:
      return words_for_target_range (refusal);
    case CRUMB_REFUSAL_ROUNDS_RANGE:
      return words_for_rounds_range (refusal);
    }
  g_return_val_if_reached (NULL);
}
