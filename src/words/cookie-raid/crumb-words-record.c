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
  return g_strdup_printf (ngettext ("%u die", "%u dice", dice), dice);
}

char *
crumb_words_bids_won (guint64 bids, guint64 won, double expected)
{
  /* Translators: %1$u of %2$u bids; %3$.1f is how many the exact chances add up to. */
  return g_strdup_printf (ngettext ("%1$u of %2$u bid won; by the exact odds it would be %3$.1f.",
                                    "%1$u of %2$u bids won; by the exact odds it would be %3$.1f.", (gulong) bids),
                          (guint) won, (guint) bids, expected);
}

char *
crumb_words_lucky_lasts (guint64 kept, guint64 rerolled)
{
  g_autofree char *again = NULL;

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
    return g_strdup (_ ("no pip more or less in all"));
  if (pips > 0)
    return g_strdup_printf (ngettext ("%lu pip more in all", "%lu pips more in all", n), n);
  return g_strdup_printf (ngettext ("%lu pip less in all", "%lu pips less in all", n), n);
}

char *
crumb_words_rerolls (guint64 better, guint64 worse, gint64 pips)
{
  g_autofree char *more = NULL;
  g_autofree char *fewer = NULL;
  g_autofree char *in_all = words_for_pips (pips);

  more = g_strdup_printf (ngettext ("%u showed more pips", "%u showed more pips", (gulong) better), (guint) better);
  fewer = g_strdup_printf (ngettext ("%u showed fewer", "%u showed fewer", (gulong) worse), (guint) worse);
  /* Translators: %1$s is “2 showed more pips”, %2$s is “1 showed fewer”, %3$s is “3 pips more in all”. */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s."), more, fewer, in_all);
}

char *
crumb_words_reroll_cookies (gint64 cookies)
{
  gulong n = (gulong) ABS (cookies);

  if (cookies == 0)
    return g_strdup (_ ("The hands scored as many cookies as they would have without."));
  if (cookies > 0)
    return g_strdup_printf (
        ngettext ("The hands scored %lu cookie more for it.", "The hands scored %lu cookies more for it.", n), n);
  return g_strdup_printf (
      ngettext ("The hands scored %lu cookie less for it.", "The hands scored %lu cookies less for it.", n), n);
}

char *
crumb_words_rerolls_weighed (guint64 weighed)
{
  if (weighed == 0)
    return g_strdup (_ ("No hand was entered after one of them yet."));
  /* Translators: of re-rolls of the last die. */
  return g_strdup_printf (
      ngettext ("The hand was entered after %u of them.", "The hand was entered after %u of them.", (gulong) weighed),
      (guint) weighed);
}

char *
crumb_words_per_round_chart (guint games, double least, double most, double mean)
{
  return g_strdup_printf (ngettext ("Cookies a round in the last %1$u game: between %2$.1f and %3$.1f, "
                                    "%4$.1f on average.",
                                    "Cookies a round in the last %1$u games: between %2$.1f and %3$.1f, "
                                    "%4$.1f on average.",
                                    games),
                          games, least, most, mean);
}

char *
crumb_words_per_round_of_game (const char *date, double per_round, gboolean won)
{
  /* Translators: %1$s is a date. */
  return g_strdup_printf (won ? _ ("%1$s: %2$.1f cookies a round, won") : _ ("%1$s: %2$.1f cookies a round, not won"),
                          date, per_round);
}

char *
crumb_words_bonuses (guint64 bonuses, guint64 rounds)
{
  /* Translators: how often somebody had the best set. */
  return g_strdup_printf (ngettext ("in %1$u of %2$u round", "in %1$u of %2$u rounds", (gulong) rounds),
                          (guint) bonuses, (guint) rounds);
}

char *
crumb_words_cookies_against (gint64 cookies, gint64 theirs)
{
  /* Translators: what one player got in all games together, and what the other one got. */
  return g_strdup_printf (ngettext ("%1$d cookie against %2$d", "%1$d cookies against %2$d", (gulong) ABS (cookies)),
                          (int) cookies, (int) theirs);
}
