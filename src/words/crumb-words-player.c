/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player. */

#include "crumb-words-player.h"

#include <glib/gi18n.h>

char *
crumb_words_games (guint64 games)
{
  return g_strdup_printf (ngettext ("%u game", "%u games", (gulong) games), (guint) games);
}

static char *
words_for_won (guint64 won)
{
  /* Translators: how many games of those before were won, as in “12 games, 5 won”. */
  return g_strdup_printf (ngettext ("%u won", "%u won", (gulong) won), (guint) won);
}

char *
crumb_words_games_won (guint64 games, guint64 won)
{
  g_autofree char *played = crumb_words_games (games);
  g_autofree char *of_them = words_for_won (won);

  if (games == 0)
    return g_strdup (_ ("No finished game yet."));
  /* Translators: %1$s is “12 games”, %2$s is “5 won”. */
  return g_strdup_printf (C_ ("games of a player", "%1$s, %2$s"), played, of_them);
}

char *
crumb_words_head_to_head (guint64 games, guint64 won, guint64 lost)
{
  g_autofree char *played = crumb_words_games (games);
  g_autofree char *of_them = words_for_won (won);
  g_autofree char *others = NULL;

  /* Translators: how many games the other player won, as in “12 games: 5 won, 6 lost”. */
  others = g_strdup_printf (ngettext ("%u lost", "%u lost", (gulong) lost), (guint) lost);
  /* Translators: %1$s is “12 games”, %2$s is “5 won”, %3$s is “6 lost”. */
  return g_strdup_printf (C_ ("head to head", "%1$s: %2$s, %3$s"), played, of_them, others);
}

char *
crumb_words_average (double mean)
{
  return g_strdup_printf ("%.1f", mean);
}

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
crumb_words_streak (int streak)
{
  gulong n = (gulong) ABS (streak);

  if (streak == 0)
    return g_strdup (_ ("No finished game yet."));
  if (streak > 0)
    return g_strdup_printf (ngettext ("The last game was won.", "The last %lu games were won.", n), n);
  return g_strdup_printf (ngettext ("The last game was not won.", "The last %lu games were not won.", n), n);
}

char *
crumb_words_longest_streaks (guint won, guint lost)
{
  g_autofree char *best = NULL;
  g_autofree char *worst = NULL;

  best = g_strdup_printf (ngettext ("%u game won in a row", "%u games won in a row", won), won);
  worst = g_strdup_printf (ngettext ("%u not won", "%u not won", lost), lost);
  /* Translators: %1$s is “4 games won in a row”, %2$s is “7 not won”. */
  return g_strdup_printf (_ ("At most %1$s, and %2$s."), best, worst);
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

char *
crumb_words_deleted (guint games)
{
  if (games == 1)
    return g_strdup (_ ("Game deleted"));
  return g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", games), games);
}
