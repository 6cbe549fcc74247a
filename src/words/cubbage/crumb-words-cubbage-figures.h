/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cubbage counts of a player, line by line. */

#pragma once

#include "rules/figure.h"
#include "words/crumb-figure-line.h"

G_BEGIN_DECLS

/** crumb_words_cubbage_figures: (transfer full) (element-type CrumbFigureLine): For a page, in groups. */
GPtrArray *crumb_words_cubbage_figures (const CrumbFigures figures);

/** crumb_words_cubbage_figures_in_short: (transfer full) (element-type CrumbFigureLine): For a table of text. */
GPtrArray *crumb_words_cubbage_figures_in_short (const CrumbFigures figures);

/** crumb_words_cubbage_largest: What figures of which only the largest counts are called, not translated yet. */
extern const char *const crumb_words_cubbage_largest[];

/** crumb_words_cubbage_against: The points of two who played together: "412 points to 398". */
char *crumb_words_cubbage_against (gint64 points, gint64 theirs);

/** crumb_words_cubbage_last_games: "Points per deal in the last 20 games: between 19.5 and 28.2, 24.0 on average." */
char *crumb_words_cubbage_last_games (guint games, double least, double most, double mean);

/** crumb_words_cubbage_last_game: "12/03/26: 24.4 points per deal, won" */
char *crumb_words_cubbage_last_game (const char *date, double per_deal, gboolean won);

G_END_DECLS
