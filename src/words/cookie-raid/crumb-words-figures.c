/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cookie Raid counts of a player, line by line. */

#include "crumb-words-figures.h"

#include "crumb-words-record.h"

#include "rules/cookie-raid/raid-figures.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>
#include <math.h>

const char *const crumb_words_raid_largest[CRUMB_RAID_N_FIGURES] = {
  /* Translators: the most times that a tied bid was re-rolled until somebody won it */
  [CRUMB_RAID_FIGURE_REROLLS] = N_ ("Longest re-roll chain"),
};

const CrumbPlural crumb_words_raid_counts[CRUMB_RAID_N_FIGURES] = {
  /* Translators: %u counts re-rolls of one bid. */
  [CRUMB_RAID_FIGURE_REROLLS] = NP_ ("%u re-roll", "%u re-rolls"),
};

/* Bids of all sizes together. */
static gboolean
value_of_bids (const CrumbFigures figures, double *value, double *band)
{
  gint64 made = 0;

  *value = 0;
  for (guint size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (size)];

      made += bids[CRUMB_RAID_BIDS_MADE];
      *value += (double) bids[CRUMB_RAID_BIDS_WON] - (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS;
    }
  *band = 2 * sqrt ((double) figures[CRUMB_RAID_FIGURE_BIDS_VARIANCE] / CRUMB_FIGURE_BILLIONTHS);
  return made > 0;
}

const CrumbFigureCourse crumb_words_raid_courses[] = {
  {
      .id = "bids",
      .heading = N_ ("Luck with Bids"),
      .what = N_ ("Bids won above the odds"),
      .note = N_ ("Bids won minus what the odds predict. By chance alone, the line stays in the band 19 times in 20."),
      .value = value_of_bids,
  },
  { 0 },
};

static void
begin_group (CrumbFigureLine *line, const char *title)
{
  line->group = g_strdup (title);
}

static void
add_bonuses (GPtrArray *lines, const CrumbFigures figures)
{
  guint64 hands = (guint64) figures[CRUMB_RAID_FIGURE_HANDS];

  crumb_figure_lines_take (lines, _ ("Best Set"),
                           hands > 0 ? crumb_words_bonuses ((guint64) figures[CRUMB_RAID_FIGURE_BONUSES], hands)
                                     : g_strdup (_ ("No hands scored yet.")))
      ->is_figure = TRUE;
}

static void
add_rerolls (GPtrArray *lines, const CrumbFigures figures)
{
  gint64 n = figures[CRUMB_RAID_FIGURE_REROLLS];

  if (n > 0)
    crumb_figure_lines_take (lines, _ (crumb_words_raid_largest[CRUMB_RAID_FIGURE_REROLLS]),
                             crumb_game_words_figure (&crumb_cookie_raid, CRUMB_RAID_FIGURE_REROLLS, n));
}

static void
add_bids (GPtrArray *lines, const CrumbFigures figures)
{
  guint first = lines->len;

  for (guint size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (size)];
      double made = (double) bids[CRUMB_RAID_BIDS_MADE];
      double won = (double) bids[CRUMB_RAID_BIDS_WON];
      double expected = (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS;
      g_autofree char *what = crumb_words_bid_size (size % CRUMB_RAID_BID_SIZES);
      CrumbFigureLine *line;

      if (made == 0)
        continue;
      line = crumb_figure_lines_take (lines, what, crumb_words_bids_won ((guint64) made, (guint64) won, expected));
      line->share = won / made;
      line->expected = expected / made;
    }

  if (lines->len == first)
    crumb_figure_lines_take (lines, _ ("No bids with every roll entered yet."), NULL);
  else
    ((CrumbFigureLine *) lines->pdata[first])->note =
        g_strdup (_ ("The bar shows bids won. The line shows what the odds predict."));
  begin_group (lines->pdata[first], C_ ("heading", "Bids"));
  add_rerolls (lines, figures);
}

static void
add_lucky (GPtrArray *lines, const CrumbFigures figures)
{
  guint64 kept = (guint64) figures[CRUMB_RAID_FIGURE_LUCKY_KEPT];
  guint64 rerolled = (guint64) figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED];
  guint64 weighed = (guint64) figures[CRUMB_RAID_FIGURE_LUCKY_WEIGHED];
  g_autofree char *counts = crumb_words_lucky_lasts (kept, rerolled);
  g_autofree char *of_them = crumb_words_rerolls_weighed (weighed);
  g_autofree char *cookies = crumb_words_reroll_cookies (figures[CRUMB_RAID_FIGURE_LUCKY_GAINED]);
  guint first = lines->len;

  if (kept + rerolled == 0)
    crumb_figure_lines_take (lines, _ ("No lucky lasts yet."), NULL);
  else
    crumb_figure_lines_take (lines, counts,
                             rerolled > 0 ? crumb_words_rerolls ((guint64) figures[CRUMB_RAID_FIGURE_LUCKY_BETTER],
                                                                 (guint64) figures[CRUMB_RAID_FIGURE_LUCKY_WORSE],
                                                                 figures[CRUMB_RAID_FIGURE_LUCKY_PIPS])
                                          : NULL);
  if (weighed > 0)
    crumb_figure_lines_take (lines, cookies, g_steal_pointer (&of_them));
  else if (rerolled > 0)
    crumb_figure_lines_take (lines, of_them, NULL);
  begin_group (lines->pdata[first], _ ("Lucky Last"));
}

GPtrArray *
crumb_words_figures (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();

  add_bonuses (lines, figures);
  add_bids (lines, figures);
  add_lucky (lines, figures);
  return lines;
}

static void
add_bids_in_short (GPtrArray *lines, const CrumbFigures figures)
{
  static const char *const heads[CRUMB_RAID_BID_SIZES] = {
    N_ ("Bids of one die"),
    N_ ("Bids of two dice"),
    N_ ("Bids of three dice"),
    N_ ("Bids of four dice or more"),
  };

  for (guint size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (size)];

      if (bids[CRUMB_RAID_BIDS_MADE] > 0)
        crumb_figure_lines_take (
            lines, _ (heads[size - 1]),
            /* Translators: bids that were won, of how many, and how many the exact chances add up to. */
            g_strdup_printf (_ ("Won %1$u of %2$u, %3$.1f expected"), (guint) bids[CRUMB_RAID_BIDS_WON],
                             (guint) bids[CRUMB_RAID_BIDS_MADE],
                             (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS));
    }
}

static void
add_lucky_in_short (GPtrArray *lines, const CrumbFigures figures)
{
  guint kept = (guint) figures[CRUMB_RAID_FIGURE_LUCKY_KEPT];
  guint rerolled = (guint) figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED];
  g_autofree char *pips = crumb_words_plus ((int) figures[CRUMB_RAID_FIGURE_LUCKY_PIPS]);

  if (kept + rerolled > 0)
    crumb_figure_lines_take (lines, _ ("Lucky lasts"),
                             /* Translators: how many lucky lasts somebody kept as they were, and how many were rolled
                                again. */
                             g_strdup_printf (_ ("%1$u kept, %2$u re-rolled"), kept, rerolled));
  if (rerolled > 0)
    crumb_figure_lines_take (lines, _ ("Re-rolled lucky lasts"),
                             /* Translators: what re-rolling the lucky last did: how often it showed more pips, how
                                often fewer, and the sum. */
                             g_strdup_printf (ngettext ("%1$u better, %2$u worse, %3$s pip overall",
                                                        "%1$u better, %2$u worse, %3$s pips overall",
                                                        (gulong) ABS (figures[CRUMB_RAID_FIGURE_LUCKY_PIPS])),
                                              (guint) figures[CRUMB_RAID_FIGURE_LUCKY_BETTER],
                                              (guint) figures[CRUMB_RAID_FIGURE_LUCKY_WORSE], pips));
}

GPtrArray *
crumb_words_figures_in_short (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();

  if (figures[CRUMB_RAID_FIGURE_HANDS] > 0)
    crumb_figure_lines_take (lines, C_ ("figure", "Bonuses"),
                             /* Translators: how often a player had the bonus, and how many rounds could tell. */
                             g_strdup_printf (_ ("%1$u of %2$u"), (guint) figures[CRUMB_RAID_FIGURE_BONUSES],
                                              (guint) figures[CRUMB_RAID_FIGURE_HANDS]));
  add_bids_in_short (lines, figures);
  add_rerolls (lines, figures);
  add_lucky_in_short (lines, figures);
  return lines;
}
