/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cubbage counts of a player, line by line. */

#pragma once

#include "rules/figure.h"
#include "words/crumb-figure-course.h"
#include "words/crumb-figure-line.h"

G_BEGIN_DECLS

/** crumb_words_cubbage_figures: (transfer full) (element-type CrumbFigureLine): For a page, in groups. */
GPtrArray *crumb_words_cubbage_figures (const CrumbFigures figures);

/** crumb_words_cubbage_figures_in_short: (transfer full) (element-type CrumbFigureLine): For a table of text. */
GPtrArray *crumb_words_cubbage_figures_in_short (const CrumbFigures figures);

/** crumb_words_cubbage_largest: What figures of which only the largest counts are called, not translated yet. */
extern const char *const crumb_words_cubbage_largest[];

/** crumb_words_cubbage_courses: What the starter brought, and what other dice than the best four cost. */
extern const CrumbFigureCourse crumb_words_cubbage_courses[];

G_END_DECLS
