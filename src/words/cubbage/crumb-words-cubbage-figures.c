/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hands, cribs, the play and the dice that were kept, as lines of a list. */

#include "crumb-words-cubbage-figures.h"

#include "crumb-words-cubbage.h"
#include "rules/cubbage/cubbage-figures.h"
#include "rules/cubbage/keep.h"

#include <glib/gi18n.h>
#include <math.h>

const char *const crumb_words_cubbage_largest[CRUMB_CUBBAGE_N_FIGURES] = {
  [CRUMB_CUBBAGE_FIGURE_BEST_HAND] = N_ ("Best hand"),
  [CRUMB_CUBBAGE_FIGURE_BEST_CRIB] = N_ ("Best crib"),
};

static gboolean
value_of_counts (const CrumbFigures figures, double *value, double *band)
{
  *value = (double) figures[CRUMB_CUBBAGE_FIGURE_LUCK] / CRUMB_CUBBAGE_SIDES;
  *band = 2 * sqrt ((double) figures[CRUMB_CUBBAGE_FIGURE_LUCK_VARIANCE]) / CRUMB_CUBBAGE_SIDES;
  return figures[CRUMB_CUBBAGE_FIGURE_HANDS] + figures[CRUMB_CUBBAGE_FIGURE_CRIBS] > 0;
}

static gboolean
value_of_keeps (const CrumbFigures figures, double *value, double *band)
{
  gint64 keeps = figures[CRUMB_CUBBAGE_FIGURE_KEEPS];

  *value = (double) figures[CRUMB_CUBBAGE_FIGURE_KEEP_LOSS] / CRUMB_CUBBAGE_KEEP_PARTS / (double) MAX (keeps, 1);
  *band = 0;
  return keeps > 0;
}

const CrumbFigureCourse crumb_words_cubbage_courses[] = {
  {
      .id = "counts",
      .heading = N_ ("Luck with the Starter"),
      .what = N_ ("Points from lucky starters"),
      .note = N_ ("Points in hands and cribs minus their average over all starters. By chance alone, the line stays in "
                  "the band 19 times in 20."),
      .value = value_of_counts,
  },
  {
      .id = "keeps",
      .heading = N_ ("Points Lost by Keeping"),
      .what = N_ ("Points lost by keeping"),
      .note = N_ ("Points per deal that the best four dice would have brought on average. Lower is better."),
      .value = value_of_keeps,
  },
  { 0 },
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
                               crumb_neutral_points ((int) figures[CRUMB_CUBBAGE_FIGURE_BEST_HAND]));
      crumb_figure_lines_take (lines, _ ("Average hand"), average (figures[CRUMB_CUBBAGE_FIGURE_HAND_POINTS], hands));
    }
  if (cribs == 0)
    return;
  crumb_figure_lines_take (lines, _ ("Best crib"),
                           crumb_neutral_points ((int) figures[CRUMB_CUBBAGE_FIGURE_BEST_CRIB]));
  crumb_figure_lines_take (lines, _ ("Average crib"), average (figures[CRUMB_CUBBAGE_FIGURE_CRIB_POINTS], cribs));
}

static void
add_points (GPtrArray *lines, const CrumbFigures figures)
{
  crumb_figure_lines_number (lines, _ ("Points in the play"), figures[CRUMB_CUBBAGE_FIGURE_PLAY_POINTS]);
  if (figures[CRUMB_CUBBAGE_FIGURE_PLAY_DEALS] > 0)
    crumb_figure_lines_take (
        lines, _ ("Points in the play per deal"),
        average (figures[CRUMB_CUBBAGE_FIGURE_PLAY_POINTS], figures[CRUMB_CUBBAGE_FIGURE_PLAY_DEALS]));
  crumb_figure_lines_number (lines, _ ("Points from hands"), figures[CRUMB_CUBBAGE_FIGURE_HAND_POINTS]);
  crumb_figure_lines_number (lines, _ ("Points from cribs"), figures[CRUMB_CUBBAGE_FIGURE_CRIB_POINTS]);
}

/* Deals with the crib are worth more. */
static void
add_deals (GPtrArray *lines, const CrumbFigures figures)
{
  gint64 own = figures[CRUMB_CUBBAGE_FIGURE_CRIB_DEALS], others = figures[CRUMB_CUBBAGE_FIGURE_OTHER_DEALS];

  if (own > 0)
    crumb_figure_lines_take (lines, _ ("Points per deal with the crib"),
                             average (figures[CRUMB_CUBBAGE_FIGURE_CRIB_DEAL_POINTS], own));
  if (others > 0)
    crumb_figure_lines_take (lines, _ ("Points per deal without the crib"),
                             average (figures[CRUMB_CUBBAGE_FIGURE_OTHER_DEAL_POINTS], others));
}

static void
add_play (GPtrArray *lines, const CrumbFigures figures)
{
  if (figures[CRUMB_CUBBAGE_FIGURE_LAID] == 0)
    {
      crumb_figure_lines_take (lines, _ ("No dice laid yet."), NULL);
      return;
    }
  crumb_figure_lines_number (lines, _ ("Dice laid"), figures[CRUMB_CUBBAGE_FIGURE_LAID]);
  crumb_figure_lines_number (lines, _ ("Sevens in the play"), figures[CRUMB_CUBBAGE_FIGURE_SEVENS]);
  crumb_figure_lines_number (lines, _ ("Fifteens in the play"), figures[CRUMB_CUBBAGE_FIGURE_FIFTEENS]);
  crumb_figure_lines_number (lines, _ ("Pairs and bigger sets made"), figures[CRUMB_CUBBAGE_FIGURE_KINDS]);
  crumb_figure_lines_number (lines, _ ("Runs made"), figures[CRUMB_CUBBAGE_FIGURE_RUNS]);
  crumb_figure_lines_number (lines, _ ("Last dice"), figures[CRUMB_CUBBAGE_FIGURE_LASTS]);
  if (figures[CRUMB_CUBBAGE_FIGURE_FALSE_GOS] > 0)
    crumb_figure_lines_number (lines, _ ("False gos"), figures[CRUMB_CUBBAGE_FIGURE_FALSE_GOS]);
}

/* Points that somebody did not count, here or on the other side. */
static void
add_missed (GPtrArray *lines, const CrumbFigures figures)
{
  if (figures[CRUMB_CUBBAGE_FIGURE_MISSED] > 0)
    crumb_figure_lines_number (lines, _ ("Points missed"), figures[CRUMB_CUBBAGE_FIGURE_MISSED]);
  if (figures[CRUMB_CUBBAGE_FIGURE_OTHER_POINTS] > 0)
    crumb_figure_lines_number (lines, _ ("Points others missed or paid"), figures[CRUMB_CUBBAGE_FIGURE_OTHER_POINTS]);
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

GPtrArray *
crumb_words_cubbage_figures (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();
  guint first = lines->len;

  add_hands (lines, figures);
  add_missed (lines, figures);
  add_deals (lines, figures);
  crumb_figure_lines_head (lines, first, _ ("Hands and Cribs"));

  first = lines->len;
  add_play (lines, figures);
  add_points (lines, figures);
  crumb_figure_lines_head (lines, first, _ ("The Play"));

  if (figures[CRUMB_CUBBAGE_FIGURE_KEEPS] == 0)
    return lines;
  first = lines->len;
  crumb_figure_lines_take (lines, _ ("Best dice kept"), words_for_keeps (figures));
  crumb_figure_lines_head (lines, first, _ ("Dice Kept"));
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
      crumb_figure_lines_number (lines, _ ("Sevens in the play"), figures[CRUMB_CUBBAGE_FIGURE_SEVENS]);
      crumb_figure_lines_number (lines, _ ("Fifteens in the play"), figures[CRUMB_CUBBAGE_FIGURE_FIFTEENS]);
    }
  add_missed (lines, figures);
  add_deals (lines, figures);
  if (figures[CRUMB_CUBBAGE_FIGURE_KEEPS] > 0)
    crumb_figure_lines_take (lines, _ ("Best dice kept"), words_for_keeps (figures));
  return lines;
}
