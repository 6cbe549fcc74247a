/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table kept against the rules, and the reason that it gave. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_cookies (const CrumbMove *move, const char *name)
{
  g_autofree char *cookies = crumb_words_cookies (move->amount);

  /* Translators: %1$s is a name, %2$s is “45 cookies”. */
  return g_strdup_printf (_ ("The table says %1$s got %2$s."), name, cookies);
}

static char *
words_for_move (const CrumbMove *move, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  g_autofree char *dice = crumb_words_dice (&move->dice);

  switch (move->what)
    {
    case CRUMB_RAID_PLATE:
      /* Translators: %s is dice, as in “6-5-5-3”. */
      return g_strdup_printf (_ ("The table says the plate shows %s."), dice);
    case CRUMB_RAID_BID:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table says %1$s bid %2$s."), name, dice);
    case CRUMB_RAID_REROLL:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table says %1$s re-rolled %2$s."), name, dice);
    case CRUMB_RAID_WINNER:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("The table says %s won the bid."), name);
    case CRUMB_RAID_TAKE:
      /* Translators: %1$s is a name, %2$s the face of a die. */
      return g_strdup_printf (_ ("The table says %1$s took %2$s."), name, dice);
    case CRUMB_RAID_HAND:
      /* Translators: %1$s is a name, %2$s dice, as in “5-5-3”. */
      return g_strdup_printf (_ ("The table says %1$s’s hand is %2$s."), name, dice);
    case CRUMB_RAID_COOKIES:
      return words_for_cookies (move, name);
    default:
      return g_strdup (_ ("The table goes against the rules."));
    }
}

/* What the rules said of the move before the table insisted on it. Empty for a hand that only honesty speaks against. */
static char *
words_for_refusal (const CrumbRaid *before, const CrumbMove *move, const char *const names[])
{
  CrumbRaid raid = *before;
  CrumbMove whole = *move;
  CrumbRefusal refusal;

  whole.open = false;
  if (crumb_raid_apply (&raid, &whole, &refusal) || !refusal.can_overrule)
    return g_strdup ("");
  return crumb_words_refusal (&refusal, names);
}

char *
crumb_words_kept (const void *before, const CrumbMove *move, const char *why, const char *const names[])
{
  g_autofree char *kept = words_for_move (move, names);
  g_autofree char *refused = words_for_refusal (before, move, names);
  g_autofree char *both = *refused != '\0' ? crumb_words_two_sentences (refused, kept) : g_strdup (kept);

  return crumb_words_with_reason (both, why);
}
