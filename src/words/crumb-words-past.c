/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What people look back for: evenings, rivals, records, strength. */

#include "crumb-words-past.h"

#include "crumb-game-words.h"

#include <glib/gi18n.h>

char *
crumb_words_list (const char *const texts[], guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        /* Translators: between two things of a list, as in “Zoë 3, Sue 1, Ann 0”. */
        g_string_append (list, C_ ("in a list", ", "));
      g_string_append (list, texts[i]);
    }
  return g_string_free_and_steal (list);
}

char *
crumb_words_wins (const char *name, guint won)
{
  /* Translators: a name, and how many games were won: “Zoë 3” */
  return g_strdup_printf (C_ ("wins", "%1$s %2$u"), name, won);
}

char *
crumb_words_day_and_place (const char *day, const char *place)
{
  if (place == NULL)
    return g_strdup (day);
  /* Translators: when and where an evening of games was: “Fri, Mar 20 · Kitchen” */
  return g_strdup_printf (C_ ("evening", "%1$s · %2$s"), day, place);
}

char *
crumb_words_evening_games (guint games, const char *kinds)
{
  /* Translators: %1$u counts games, %2$s is what was played: “4 games: Cookie Raid, Cubbage” */
  return g_strdup_printf (ngettext ("%1$u game: %2$s", "%1$u games: %2$s", games), games, kinds);
}

char *
crumb_words_games_on_evenings (guint games, guint evenings)
{
  /* Translators: %u counts games, as in “159 games on 38 evenings”. */
  g_autofree char *played = g_strdup_printf (ngettext ("%u game", "%u games", games), games);
  /* Translators: %u counts evenings, as in “159 games on 38 evenings”. */
  g_autofree char *when = g_strdup_printf (ngettext ("%u evening", "%u evenings", evenings), evenings);

  /* Translators: %1$s is “159 games”, %2$s is “38 evenings”. */
  return g_strdup_printf (_ ("%1$s on %2$s"), played, when);
}

char *
crumb_words_won_most (const char *names, guint won)
{
  /* Translators: %1$s is who won most games, or several names, and %2$u how many each of them won. */
  return g_strdup_printf (ngettext ("%1$s won most: %2$u game", "%1$s won most: %2$u games", won), names, won);
}

char *
crumb_words_playing_time (guint64 seconds)
{
  guint minutes = (guint) ((seconds + 30) / 60);

  if (minutes < 60)
    /* Translators: a length of time in minutes: “40 min” */
    return g_strdup_printf (_ ("%u min"), minutes);
  /* Translators: a length of time in hours and minutes: “2 h 5 min” */
  return g_strdup_printf (_ ("%1$u h %2$u min"), minutes / 60, minutes % 60);
}

char *
crumb_words_highlight_title (CrumbHighlightType type, const CrumbGameKind *kind, guint figure)
{
  switch (type)
    {
    case CRUMB_HIGHLIGHT_ROUND:
      return g_strdup (_ (crumb_game_words_of (kind)->best_round));
    case CRUMB_HIGHLIGHT_FIGURE:
      return g_strdup (_ (crumb_game_words_of (kind)->figure_names[figure]));
    case CRUMB_HIGHLIGHT_COMEBACK:
      return g_strdup (_ ("Biggest comeback"));
    case CRUMB_HIGHLIGHT_CLOSEST:
      return g_strdup (_ ("Closest finish"));
    case CRUMB_HIGHLIGHT_ROUNDS:
      return g_strdup (_ ("Longest game"));
    case CRUMB_HIGHLIGHT_STREAK:
      return g_strdup (_ ("Longest winning streak"));
    }
  return g_strdup ("");
}

static char *
words_for_had (const char *name, const char *figure)
{
  /* Translators: %1$s is a player, %2$s what that player had: “Sue: 41 cookies” */
  return g_strdup_printf (C_ ("record", "%1$s: %2$s"), name, figure);
}

static char *
words_for_margin (const char *name, gint64 margin, const char *points)
{
  if (margin == 0)
    /* Translators: %s is who won, though somebody else had as many points. */
    return g_strdup_printf (_ ("%s won with the same score."), name);
  /* Translators: %1$s is who won, %2$s by how much: “1 cookie” */
  return g_strdup_printf (_ ("%1$s won by %2$s."), name, points);
}

char *
crumb_words_highlight (CrumbHighlightType type, const CrumbGameKind *kind, guint figure, gint64 value, const char *name)
{
  g_autofree char *points = crumb_game_words_of (kind)->points ((int) value);
  g_autofree char *counted = NULL;

  switch (type)
    {
    case CRUMB_HIGHLIGHT_ROUND:
      return words_for_had (name, points);
    case CRUMB_HIGHLIGHT_FIGURE:
      counted = crumb_game_words_figure (kind, figure, value);
      return words_for_had (name, counted);
    case CRUMB_HIGHLIGHT_COMEBACK:
      /* Translators: %1$s is who won, %2$s how far behind that player had been: “22 cookies” */
      return g_strdup_printf (_ ("%1$s won after being %2$s behind."), name, points);
    case CRUMB_HIGHLIGHT_CLOSEST:
      return words_for_margin (name, value, points);
    case CRUMB_HIGHLIGHT_ROUNDS:
      return crumb_game_words_rounds (kind, (guint) value);
    case CRUMB_HIGHLIGHT_STREAK:
      /* Translators: %1$s is a player, %2$u counts games. */
      return g_strdup_printf (ngettext ("%1$s won %2$u game.", "%1$s won %2$u games in a row.", (gulong) value), name,
                              (guint) value);
    }
  return g_strdup ("");
}

char *
crumb_words_fallen (CrumbHighlightType type, const CrumbGameKind *kind, guint figure, gint64 value, const char *name)
{
  g_autofree char *title = crumb_words_highlight_title (type, kind, figure);
  g_autofree char *text = crumb_words_highlight (type, kind, figure, value, name);

  /* Translators: said at the table when a record of all games falls. %1$s says what it is about: “Best round”, %2$s who
     has it now: “Sue: 41 cookies” */
  return g_strdup_printf (_ ("New record · %1$s · %2$s"), title, text);
}

char *
crumb_words_ahead (const char *one, guint ahead, const char *other, guint behind, guint level)
{
  if (level == 0)
    /* Translators: in how many games each of two players was ahead of the other: “Zoë ahead in 12, Ann in 9” */
    return g_strdup_printf (_ ("%1$s ahead in %2$u, %3$s in %4$u"), one, ahead, other, behind);
  /* Translators: in how many games each of two players was ahead: “Zoë ahead in 12, Ann in 9, tied in 2” */
  return g_strdup_printf (_ ("%1$s ahead in %2$u, %3$s in %4$u, tied in %5$u"), one, ahead, other, behind, level);
}

char *
crumb_words_spell (const char *name, guint games)
{
  /* Translators: %1$s is who was ahead of a rival, %2$u in how many games that they played. */
  return g_strdup_printf (ngettext ("%1$s was ahead in %2$u game.", "%1$s was ahead in %2$u games in a row.", games),
                          name, games);
}

char *
crumb_words_score_of_two (const char *one, int points, const char *other, int their_points)
{
  /* Translators: two names with their points: “Zoë 41, Ann 40” */
  return g_strdup_printf (C_ ("score of two", "%1$s %2$d, %3$s %4$d"), one, points, other, their_points);
}

char *
crumb_words_strength (double rating, double deviation, gboolean provisional)
{
  if (provisional)
    /* Translators: the strength of a player and how far off it may be, of somebody who has played little. */
    return g_strdup_printf (_ ("%1$.0f ± %2$.0f (provisional)"), rating, deviation);
  /* Translators: the strength of a player and how far off it may be: “1534 ± 62” */
  return g_strdup_printf (C_ ("strength", "%1$.0f ± %2$.0f"), rating, deviation);
}

char *
crumb_words_course (double value, double band)
{
  if (band > 0)
    /* Translators: what luck brought so far, and how much of it would be nothing unusual: “+3.2 ± 4.1” */
    return g_strdup_printf (C_ ("luck", "%1$+.1f ± %2$.1f"), value, band);
  return g_strdup_printf ("%.2f", value);
}

char *
crumb_words_on_day (const char *date, const char *text)
{
  /* Translators: %1$s is a date, %2$s a strength: “12/03/26: 1534 ± 62” */
  return g_strdup_printf (C_ ("strength", "%1$s: %2$s"), date, text);
}
