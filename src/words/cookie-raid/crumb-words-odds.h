/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Chances and means put into words. Plain text, never markup. */

#pragma once

#include "rules/cookie-raid/odds.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_percent: (transfer full): A chance as people read it: "21.3%". */
char *crumb_words_percent (CrumbFraction chance);

/** crumb_words_mean: (transfer full): A mean without its fraction: "472.5". */
char *crumb_words_mean (CrumbFraction mean);

/**
 * crumb_words_odds:
 * @names: a name for each of @seats seats, valid UTF-8, shown as typed
 *
 * Returns: (transfer full): "Chances of winning the bid: Sue 21.3%, John 78.7%. …"
 */
char *crumb_words_odds (const CrumbOdds *odds, unsigned seats, const char *const names[]);

/** crumb_words_study: (transfer full): The means of one, two and three dice, under each advantage there is. */
char *crumb_words_study (const CrumbHouseRules *rules);

/** crumb_words_study_table: (transfer full): The same figures as a table for a terminal of @columns, a line for each advantage. */
char *crumb_words_study_table (const CrumbHouseRules *rules, guint columns);

/** crumb_words_advantage: (transfer none): What an advantage is called: "Defender’s advantage". */
const char *crumb_words_advantage (CrumbAdvantage advantage);

G_END_DECLS
