/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Victory dice, pranks and groups, as lines of a list. */

#include "crumb-words-mildred-figures.h"

#include "rules/auntie-mildred/mildred-figures.h"

#include <glib/gi18n.h>

static void
add (GPtrArray *lines, const char *what, gint64 number)
{
  crumb_figure_lines_take (lines, what, g_strdup_printf ("%u", (guint) number));
}

/* Adds the title of a group to the lines that were added since @first. */
static void
begin_group (GPtrArray *lines, guint first, const char *title)
{
  ((CrumbFigureLine *) lines->pdata[first])->group = g_strdup (title);
}

static void
add_victory (GPtrArray *lines, const CrumbFigures figures)
{
  add (lines, _ ("Victory dice from cookies"), figures[CRUMB_MILDRED_FIGURE_VICTORY_COOKIES]);
  add (lines, _ ("Victory dice from cards"), figures[CRUMB_MILDRED_FIGURE_VICTORY_CARDS]);
  add (lines, _ ("Victory dice from the goal line"), figures[CRUMB_MILDRED_FIGURE_VICTORY_GOAL]);
}

static void
add_pranks (GPtrArray *lines, const CrumbFigures figures)
{
  add (lines, _ ("Pranks that hit"), figures[CRUMB_MILDRED_FIGURE_PRANKS_HIT]);
  add (lines, _ ("Pranks that were dodged"), figures[CRUMB_MILDRED_FIGURE_PRANKS_DODGED]);
  add (lines, _ ("Cookies lost to pranks"), figures[CRUMB_MILDRED_FIGURE_COOKIES_LOST]);
  add (lines, _ ("Victory dice lost to pranks"), figures[CRUMB_MILDRED_FIGURE_VICTORY_LOST]);
}

static void
add_cards (GPtrArray *lines, const CrumbFigures figures)
{
  add (lines, _ ("Cookies from cards"), figures[CRUMB_MILDRED_FIGURE_COOKIES]);
  add (lines, _ ("Cookies lost beyond 6"), figures[CRUMB_MILDRED_FIGURE_EXCESS]);
  add (lines, _ ("Groups that scored"), figures[CRUMB_MILDRED_FIGURE_GROUPS]);
  add (lines, _ ("Groups that were blocked"), figures[CRUMB_MILDRED_FIGURE_BLOCKED]);
  add (lines, _ ("Tasks done"), figures[CRUMB_MILDRED_FIGURE_TASKS]);
  add (lines, _ ("Turns"), figures[CRUMB_MILDRED_FIGURE_TURNS]);
}

GPtrArray *
crumb_words_mildred_figures (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_words_mildred_figures_in_short (figures);

  begin_group (lines, 0, C_ ("heading", "Victory Dice"));
  begin_group (lines, 3, C_ ("heading", "Pranks"));
  begin_group (lines, 7, C_ ("heading", "Cards"));
  return lines;
}

GPtrArray *
crumb_words_mildred_figures_in_short (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();

  add_victory (lines, figures);
  add_pranks (lines, figures);
  add_cards (lines, figures);
  return lines;
}

char *
crumb_words_mildred_against (gint64 points, gint64 theirs)
{
  /* Translators: the cookies of two players in all games that they played together. */
  return g_strdup_printf (ngettext ("%1$u cookie to %2$u", "%1$u cookies to %2$u", (gulong) points), (guint) points,
                          (guint) theirs);
}

char *
crumb_words_mildred_last_games (guint games, double least, double most, double mean)
{
  return g_strdup_printf (
      /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */
      ngettext ("Cookies per turn in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",
                "Cookies per turn in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average.", games),
      games, least, most, mean);
}

char *
crumb_words_mildred_last_game (const char *date, double per_turn, gboolean won)
{
  /* Translators: %1$s is a date, %2$.1f an average. */
  return g_strdup_printf (won ? _ ("%1$s: %2$.1f cookies per turn, won")
                              /* Translators: %1$s is a date, %2$.1f an average. */
                              : _ ("%1$s: %2$.1f cookies per turn, lost"),
                          date, per_turn);
}
