/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Victory dice, pranks and groups, as lines of a list. */

#include "crumb-words-mildred-figures.h"

#include "rules/auntie-mildred/mildred-figures.h"

#include <glib/gi18n.h>

static void
add_victory (GPtrArray *lines, const CrumbFigures figures)
{
  crumb_figure_lines_number (lines, _ ("Victory dice from cookies"), figures[CRUMB_MILDRED_FIGURE_VICTORY_COOKIES]);
  crumb_figure_lines_number (lines, _ ("Victory dice from cards"), figures[CRUMB_MILDRED_FIGURE_VICTORY_CARDS]);
  crumb_figure_lines_number (lines, _ ("Victory dice from the goal line"), figures[CRUMB_MILDRED_FIGURE_VICTORY_GOAL]);
}

static void
add_pranks (GPtrArray *lines, const CrumbFigures figures)
{
  crumb_figure_lines_number (lines, _ ("Pranks that hit"), figures[CRUMB_MILDRED_FIGURE_PRANKS_HIT]);
  crumb_figure_lines_number (lines, _ ("Pranks that were dodged"), figures[CRUMB_MILDRED_FIGURE_PRANKS_DODGED]);
  crumb_figure_lines_number (lines, _ ("Cookies lost to pranks"), figures[CRUMB_MILDRED_FIGURE_COOKIES_LOST]);
  crumb_figure_lines_number (lines, _ ("Victory dice lost to pranks"), figures[CRUMB_MILDRED_FIGURE_VICTORY_LOST]);
}

static void
add_cards (GPtrArray *lines, const CrumbFigures figures)
{
  crumb_figure_lines_number (lines, _ ("Cookies from cards"), figures[CRUMB_MILDRED_FIGURE_COOKIES]);
  crumb_figure_lines_number (lines, _ ("Cookies lost beyond 6"), figures[CRUMB_MILDRED_FIGURE_EXCESS]);
  crumb_figure_lines_number (lines, _ ("Groups that scored"), figures[CRUMB_MILDRED_FIGURE_GROUPS]);
  crumb_figure_lines_number (lines, _ ("Groups that were blocked"), figures[CRUMB_MILDRED_FIGURE_BLOCKED]);
  crumb_figure_lines_number (lines, _ ("Tasks done"), figures[CRUMB_MILDRED_FIGURE_TASKS]);
  crumb_figure_lines_number (lines, C_ ("figure", "Turns"), figures[CRUMB_MILDRED_FIGURE_TURNS]);
}

GPtrArray *
crumb_words_mildred_figures (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_words_mildred_figures_in_short (figures);

  crumb_figure_lines_head (lines, 0, C_ ("heading", "Victory Dice"));
  crumb_figure_lines_head (lines, 3, C_ ("heading", "Pranks"));
  crumb_figure_lines_head (lines, 7, C_ ("heading", "Cards"));
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
