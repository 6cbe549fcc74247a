/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cookie Raid counts of a player, line by line. */

#pragma once

#include "rules/figure.h"
#include "words/crumb-figure-course.h"
#include "words/crumb-figure-line.h"
#include "words/crumb-words.h"

G_BEGIN_DECLS

/** crumb_words_figures: (transfer full) (element-type CrumbFigureLine): In whole sentences, in groups. */
GPtrArray *crumb_words_figures (const CrumbFigures figures);

/** crumb_words_figures_in_short: (transfer full) (element-type CrumbFigureLine): For a table of text; no groups. */
GPtrArray *crumb_words_figures_in_short (const CrumbFigures figures);

/** crumb_words_raid_largest, crumb_words_raid_counts: Figures of which only the largest counts, and what they count. */
extern const char *const crumb_words_raid_largest[];
extern const CrumbPlural crumb_words_raid_counts[];

/** crumb_words_raid_courses: Bids won against the odds. */
extern const CrumbFigureCourse crumb_words_raid_courses[];

G_END_DECLS
