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

G_END_DECLS
