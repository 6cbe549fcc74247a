/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hands, cribs, the play and the dice that were kept, as lines of a list. */

#include "crumb-words-cubbage-figures.h"

#include "crumb-words-cubbage.h"
#include "rules/cubbage/cubbage-figures.h"
#include "rules/cubbage/keep.h"

#include <glib/gi18n.h>

const char *const crumb_words_cubbage_largest[CRUMB_CUBBAGE_N_FIGURES] = {
  [CRUMB_CUBBAGE_FIGURE_BEST_HAND] = N_ ("Best hand"),
  [CRUMB_CUBBAGE_FIGURE_BEST_CRIB] = N_ ("Best crib"),
};

static char *
average (gint64 points, gint64 n)
{
  return g_strdup_printf ("%.1f", (double) points / (double) n);
}

static void
add_hands (GPtrArray *lines, const CrumbFigures figures)
{
  gint64 hands = figures[CRUMB_CUBBAGE_FIGURE_HANDS], cribs = figures[CRUMB_CUBBAGE_FIGURE_CRIBS];

  if (hands == 0)
    crumb_figure_lines_take (lines, _ ("No hands counted yet."), NULL);
  else
    {
      crumb_figure_lines_take (lines, _ ("Best hand"),
                               crumb_words_cubbage_points ((int) figures[CRUMB_CUBBAGE_FIGURE_BEST_HAND]));
      crumb_figure_lines_take (lines, _ ("Average hand"), average (figures[CRUMB_CUBBAGE_FIGURE_HAND_POINTS], hands));
    }
  if (cribs == 0)
    return;
  crumb_figure_lines_take (lines, _ ("Best crib"),
                           crumb_words_cubbage_points ((int) figures[CRUMB_CUBBAGE_FIGURE_BEST_CRIB]));
  crumb_figure_lines_take (lines, _ ("Average crib"), average (figures[CRUMB_CUBBAGE_FIGURE_CRIB_POINTS], cribs));
}

static void
add_number (GPtrArray *lines, const char *what, gint64 number)
{
  crumb_figure_lines_take (lines, what, g_strdup_printf ("%u", (guint) number));
}

static void
add_points (GPtrArray *lines, const CrumbFigures figures)
{
  add_number (lines, _ ("Points in the play"), figures[CRUMB_CUBBAGE_FIGURE_PLAY_POINTS]);
  add_number (lines, _ ("Points from hands"), figures[CRUMB_CUBBAGE_FIGURE_HAND_POINTS]);
  add_number (lines, _ ("Points from cribs"), figures[CRUMB_CUBBAGE_FIGURE_CRIB_POINTS]);
}

static void
add_play (GPtrArray *lines, const CrumbFigures figures)
{
  if (figures[CRUMB_CUBBAGE_FIGURE_LAID] == 0)
    {
      crumb_figure_lines_take (lines, _ ("No dice laid yet."), NULL);
      return;
    }
  add_number (lines, _ ("Dice laid"), figures[CRUMB_CUBBAGE_FIGURE_LAID]);
  add_number (lines, _ ("Sevens in the play"), figures[CRUMB_CUBBAGE_FIGURE_SEVENS]);
  add_number (lines, _ ("Fifteens in the play"), figures[CRUMB_CUBBAGE_FIGURE_FIFTEENS]);
  add_number (lines, _ ("Pairs and bigger sets made"), figures[CRUMB_CUBBAGE_FIGURE_KINDS]);
  add_number (lines, _ ("Runs made"), figures[CRUMB_CUBBAGE_FIGURE_RUNS]);
  add_number (lines, _ ("Last dice"), figures[CRUMB_CUBBAGE_FIGURE_LASTS]);
  if (figures[CRUMB_CUBBAGE_FIGURE_FALSE_GOS] > 0)
    add_number (lines, _ ("False gos"), figures[CRUMB_CUBBAGE_FIGURE_FALSE_GOS]);
}

/* Points that somebody did not count, here or on the other side. */
static void
add_missed (GPtrArray *lines, const CrumbFigures figures)
{
  if (figures[CRUMB_CUBBAGE_FIGURE_MISSED] > 0)
    add_number (lines, _ ("Points missed"), figures[CRUMB_CUBBAGE_FIGURE_MISSED]);
  if (figures[CRUMB_CUBBAGE_FIGURE_OTHER_POINTS] > 0)
    add_number (lines, _ ("Points others missed or paid"), figures[CRUMB_CUBBAGE_FIGURE_OTHER_POINTS]);
}

static char *
words_for_keeps (const CrumbFigures figures)
{
  gint64 keeps = figures[CRUMB_CUBBAGE_FIGURE_KEEPS];
  double loss = (double) figures[CRUMB_CUBBAGE_FIGURE_KEEP_LOSS] / CRUMB_CUBBAGE_KEEP_PARTS;

  /* Translators: how often somebody kept the best four dice, of how many times, and what the other times cost. */
  return g_strdup_printf (_ ("%1$u of %2$u, %3$.2f points lost per deal"),
                          (guint) figures[CRUMB_CUBBAGE_FIGURE_BEST_KEEPS], (guint) keeps, loss / (double) keeps);
}

static void
begin_group (GPtrArray *lines, guint first, const char *title)
{
  if (first < lines->len)
    ((CrumbFigureLine *) lines->pdata[first])->group = g_strdup (title);
}

GPtrArray *
crumb_words_cubbage_figures (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();
  guint first = lines->len;

  add_hands (lines, figures);
  add_missed (lines, figures);
  begin_group (lines, first, _ ("Hands and Cribs"));

  first = lines->len;
  add_play (lines, figures);
  add_points (lines, figures);
  begin_group (lines, first, _ ("The Play"));

  if (figures[CRUMB_CUBBAGE_FIGURE_KEEPS] == 0)
    return lines;
  first = lines->len;
  crumb_figure_lines_take (lines, _ ("Best dice kept"), words_for_keeps (figures));
  begin_group (lines, first, _ ("Dice Kept"));
  return lines;
}

GPtrArray *
crumb_words_cubbage_figures_in_short (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();

  if (figures[CRUMB_CUBBAGE_FIGURE_HANDS] > 0)
    add_hands (lines, figures);
  if (figures[CRUMB_CUBBAGE_FIGURE_LAID] > 0)
    {
      add_points (lines, figures);
      add_number (lines, _ ("Sevens in the play"), figures[CRUMB_CUBBAGE_FIGURE_SEVENS]);
      add_number (lines, _ ("Fifteens in the play"), figures[CRUMB_CUBBAGE_FIGURE_FIFTEENS]);
    }
  add_missed (lines, figures);
  if (figures[CRUMB_CUBBAGE_FIGURE_KEEPS] > 0)
    crumb_figure_lines_take (lines, _ ("Best dice kept"), words_for_keeps (figures));
  return lines;
}

char *
crumb_words_cubbage_against (gint64 points, gint64 theirs)
{
  /* Translators: what one player got in all games together, and what the other one got. */
  return g_strdup_printf (ngettext ("%1$d point to %2$d", "%1$d points to %2$d", (gulong) ABS (points)), (int) points,
                          (int) theirs);
}

char *
crumb_words_cubbage_last_games (guint games, double least, double most, double mean)
{
  return g_strdup_printf (
      /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */
      ngettext ("Points per deal in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",
                "Points per deal in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average.", games),
      games, least, most, mean);
}

char *
crumb_words_cubbage_last_game (const char *date, double per_deal, gboolean won)
{
  /* Translators: %1$s is a date, %2$.1f an average. */
  return g_strdup_printf (won ? _ ("%1$s: %2$.1f points per deal, won")
                              /* Translators: %1$s is a date, %2$.1f an average. */
                              : _ ("%1$s: %2$.1f points per deal, lost"),
                          date, per_deal);
}
