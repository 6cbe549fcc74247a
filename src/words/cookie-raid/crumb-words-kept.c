/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table kept against the rules, and the reason that it gave. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_move (const CrumbMove *move, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  g_autofree char *dice = crumb_words_dice (&move->dice);

  switch ((CrumbRaidMove) move->what)
    {
    case CRUMB_RAID_PLATE:
      /* Translators: %s is dice, as in “6-5-5-3”. */
      return g_strdup_printf (_ ("The table keeps the plate: %s."), dice);
    case CRUMB_RAID_BID:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table keeps the bid of %1$s: %2$s."), name, dice);
    case CRUMB_RAID_REROLL:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table keeps the re-roll of %1$s: %2$s."), name, dice);
    case CRUMB_RAID_WINNER:
      return g_strdup_printf (_ ("The table keeps its word that %s won the bid."), name);
    case CRUMB_RAID_TAKE:
      /* Translators: %1$s is a name, %2$s the face of a die. */
      return g_strdup_printf (_ ("The table keeps the die that %1$s takes: %2$s."), name, dice);
    case CRUMB_RAID_HAND:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table keeps the hand of %1$s: %2$s."), name, dice);
    case CRUMB_RAID_LUCKY:
    case CRUMB_RAID_REVEAL:
    case CRUMB_RAID_COOKIES:
    case CRUMB_RAID_ROLL_OFF:
    case CRUMB_RAID_ROUND:
    case CRUMB_RAID_END:
    case CRUMB_RAID_OVERRULE:
    case CRUMB_RAID_JOIN:
    case CRUMB_RAID_LEAVE:
    case CRUMB_RAID_ORDER:
    case CRUMB_RAID_PLAY_ON:
    case CRUMB_RAID_N_MOVES:
      break;
    }
  return g_strdup (_ ("The table insists on what comes next."));
}

char *
crumb_words_with_reason (const char *sentence, const char *why)
{
  g_autofree char *reason = NULL;

  if (why == NULL)
    return g_strdup (sentence);

  /* Translators: %s is what somebody typed, as in “Reason: misread a die”. */
  reason = g_strdup_printf (_ ("Reason: %s"), why);
  return crumb_words_two_sentences (sentence, reason);
}

char *
crumb_words_kept (const CrumbMove *move, const char *why, const char *const names[])
{
  g_autofree char *kept = words_for_move (move, names);

  return crumb_words_with_reason (kept, why);
}
