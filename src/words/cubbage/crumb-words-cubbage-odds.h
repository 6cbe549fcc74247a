/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What dice are worth on average, in words. Plain text; what is returned is (transfer full). */

#pragma once

#include "rules/cubbage/keep.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_cubbage_best_keep: "Keep 1-2-2-4 and push 5-6: the hand is worth 8.50 points on average, …" */
char *crumb_words_cubbage_best_keep (const CrumbCubbageKeep *best, CrumbCubbageCribSide side);

/** crumb_words_cubbage_kept: How well @name kept: "Ana kept 1-4-5-5. On average, 1-2-4-5 brings 1.50 more points." */
char *crumb_words_cubbage_kept (const CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS], guint kept, const char *name);

/** crumb_words_cubbage_keeps: All @n ways to keep four as a table of lines, the best first. */
char *crumb_words_cubbage_keeps (const CrumbCubbageKeep keeps[], guint n, CrumbCubbageCribSide side);

/** crumb_words_cubbage_hand_mean: "The hand is worth 8.50 points on average (17/2), from 6 to 14." */
char *crumb_words_cubbage_hand_mean (const CrumbCubbageHandOdds *odds);

/** crumb_words_cubbage_hand_odds: That sentence, then a line for each value and the starters that bring it. */
char *crumb_words_cubbage_hand_odds (const CrumbCubbageHandOdds *odds);

/** crumb_words_cubbage_study_means: What random dice are worth, in one line. */
char *crumb_words_cubbage_study_means (const CrumbCubbageStudy *study);

/** crumb_words_cubbage_study: That sentence, then a line for each value and how often a hand has it. */
char *crumb_words_cubbage_study (const CrumbCubbageStudy *study);

G_END_DECLS
