/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Auntie Mildred's list counts of a player, line by line. */

#pragma once

#include "rules/figure.h"
#include "words/crumb-figure-line.h"

G_BEGIN_DECLS

/** crumb_words_mildred_figures: (transfer full) (element-type CrumbFigureLine): For a page, in groups. */
GPtrArray *crumb_words_mildred_figures (const CrumbFigures figures);

/** crumb_words_mildred_figures_in_short: (transfer full) (element-type CrumbFigureLine): For a table of text. */
GPtrArray *crumb_words_mildred_figures_in_short (const CrumbFigures figures);

/** crumb_words_mildred_against: The points of two who played together: "41 cookies to 39". */
char *crumb_words_mildred_against (gint64 points, gint64 theirs);

/** crumb_words_mildred_last_games: "Cookies per turn in the last 20 games: between 0.5 and 1.2, 0.9 on average." */
char *crumb_words_mildred_last_games (guint games, double least, double most, double mean);

/** crumb_words_mildred_last_game: "12/03/26: 1.4 cookies per turn, won" */
char *crumb_words_mildred_last_game (const char *date, double per_turn, gboolean won);

G_END_DECLS
