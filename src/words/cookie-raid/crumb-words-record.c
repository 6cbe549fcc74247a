/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of somebody who plays Cookie Raid, in whole sentences. Plain text, never markup. */

#include "crumb-words-record.h"

#include <glib/gi18n.h>

char *
crumb_words_bid_size (guint dice)
{
  if (dice == 0)
    return g_strdup (_ ("4 dice or more"));
  /* Translators: %u is how many dice. */
  return g_strdup_printf (ngettext ("%u die", "%u dice", dice), dice);
}

char *
crumb_words_bids_won (guint64 bids, guint64 won, double expected)
{
  /* Translators: %1$u of %2$u bids; %3$.1f is how many the exact chances add up to. */
  return g_strdup_printf (ngettext ("Won %1$u of %2$u bid. The exact odds predict %3$.1f.",
                                    "Won %1$u of %2$u bids. The exact odds predict %3$.1f.", (gulong) bids),
                          (guint) won, (guint) bids, expected);
}

char *
crumb_words_lucky_lasts (guint64 kept, guint64 rerolled)
{
  g_autofree char *again = NULL;

  /* Translators: %u counts the last dice of a plate that somebody rolled again. */
  again = g_strdup_printf (ngettext ("%u lucky last re-rolled", "%u lucky lasts re-rolled", (gulong) rerolled),
                           (guint) rerolled);
  /* Translators: %1$s is “4 lucky lasts re-rolled”; %2$u lucky lasts were kept as they lay. */
  return g_strdup_printf (ngettext ("%1$s, %2$u kept.", "%1$s, %2$u kept.", (gulong) kept), again, (guint) kept);
}

static char *
words_for_pips (gint64 pips)
{
  gulong n = (gulong) ABS (pips);

  if (pips == 0)
    return g_strdup (_ ("no change in pips"));
  if (pips > 0)
    /* Translators: %lu is by how much all re-rolls of lucky lasts raised their pips. */
    return g_strdup_printf (ngettext ("%lu more pip overall", "%lu more pips overall", n), n);
  /* Translators: %lu is by how much all re-rolls of lucky lasts lowered their pips. */
  return g_strdup_printf (ngettext ("%lu fewer pip overall", "%lu fewer pips overall", n), n);
}

char *
crumb_words_rerolls (guint64 better, guint64 worse, gint64 pips)
{
  g_autofree char *more = NULL;
  g_autofree char *fewer = NULL;
  g_autofree char *in_all = words_for_pips (pips);

  /* Translators: %u counts re-rolls of lucky lasts. */
  more = g_strdup_printf (ngettext ("%u showed more pips", "%u showed more pips", (gulong) better), (guint) better);
  /* Translators: %u counts re-rolls of lucky lasts that showed fewer pips. */
  fewer = g_strdup_printf (ngettext ("%u showed fewer", "%u showed fewer", (gulong) worse), (guint) worse);
  /* Translators: %1$s is “2 showed more pips”, %2$s is “1 showed fewer”, %3$s is “3 pips more in all”. */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s."), more, fewer, in_all);
}

char *
crumb_words_reroll_cookies (gint64 cookies)
{
  gulong n = (gulong) ABS (cookies);

  if (cookies == 0)
    return g_strdup (_ ("No cookies gained or lost"));
  if (cookies > 0)
    return g_strdup_printf (
        /* Translators: %lu is what re-rolling lucky lasts brought in all. */
        ngettext ("Gained %lu cookie", "Gained %lu cookies", n), n);
  return g_strdup_printf (
      /* Translators: %lu is what re-rolling lucky lasts cost in all. */
      ngettext ("Lost %lu cookie", "Lost %lu cookies", n), n);
}

char *
crumb_words_rerolls_weighed (guint64 weighed)
{
  if (weighed == 0)
    return g_strdup (_ ("No hands entered after them yet"));
  return g_strdup_printf (
      /* Translators: %u counts re-rolls of lucky lasts whose round was scored by hands. */
      ngettext ("Hands were entered after %u of them", "Hands were entered after %u of them", (gulong) weighed),
      (guint) weighed);
}

char *
crumb_words_bonuses (guint64 bonuses, guint64 rounds)
{
  /* Translators: how often somebody had the best set. */
  return g_strdup_printf (ngettext ("in %1$u of %2$u round", "in %1$u of %2$u rounds", (gulong) rounds),
                          (guint) bonuses, (guint) rounds);
}
