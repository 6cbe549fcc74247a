/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player. */

#include "crumb-words-player.h"

#include <glib/gi18n.h>

char *
crumb_words_games (guint64 games)
{
  /* Translators: %u counts games. */
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
    return g_strdup (_ ("No finished games yet."));
  /* Translators: %1$s is “12 games”, %2$s is “5 won”. */
  return g_strdup_printf (C_ ("games of a player", "%1$s, %2$s"), played, of_them);
}

char *
crumb_words_head_to_head (guint64 games, guint64 ahead, guint64 behind)
{
  guint level = (guint) (games - ahead - behind);
  g_autofree char *played = crumb_words_games (games);

  if (level == 0)
    /* Translators: of two players: %1$s is “12 games” that both played; the first was ahead in %2$u, behind in %3$u */
    return g_strdup_printf (_ ("%1$s: ahead in %2$u, behind in %3$u"), played, (guint) ahead, (guint) behind);
  /* Translators: of two players: %1$s is “12 games” that both played; the first was ahead in %2$u, behind in %3$u */
  return g_strdup_printf (_ ("%1$s: ahead in %2$u, behind in %3$u, tied in %4$u"), played, (guint) ahead,
                          (guint) behind, level);
}

char *
crumb_words_average (double mean)
{
  return g_strdup_printf ("%.1f", mean);
}

char *
crumb_words_streak (int streak)
{
  gulong n = (gulong) ABS (streak);

  if (streak == 0)
    return g_strdup (_ ("The last game was a draw."));
  if (streak > 0)
    /* Translators: %lu counts games in a row. */
    return g_strdup_printf (ngettext ("Won the last game.", "Won the last %lu games.", n), n);
  /* Translators: %lu counts games in a row. */
  return g_strdup_printf (ngettext ("Lost the last game.", "Lost the last %lu games.", n), n);
}

char *
crumb_words_longest_streaks (guint won, guint lost)
{
  g_autofree char *best = NULL;
  g_autofree char *worst = NULL;

  /* Translators: %u counts games in a row, as in “Longest streaks: 3 wins, 4 losses”. */
  best = g_strdup_printf (ngettext ("%u win", "%u wins", won), won);
  /* Translators: %u counts games in a row, as in “Longest streaks: 3 wins, 4 losses”. */
  worst = g_strdup_printf (ngettext ("%u loss", "%u losses", lost), lost);
  /* Translators: %1$s is “3 wins”, %2$s is “4 losses”. */
  return g_strdup_printf (_ ("Longest streaks: %1$s, %2$s"), best, worst);
}

char *
crumb_words_lacking (guint games)
{
  /* Translators: %u counts games that can’t be read, and so are missing from statistics. */
  return g_strdup_printf (ngettext ("Without %u damaged game.", "Without %u damaged games.", games), games);
}

char *
crumb_words_deleted (guint games)
{
  if (games == 1)
    return g_strdup (_ ("Game deleted"));
  /* Translators: %u counts the games that were selected. */
  return g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", games), games);
}
