/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Pieces that only the sentences of Cookie Raid are made from. */

#pragma once

#include "crumb-words-raid.h"
#include "words/crumb-words-private.h"

G_BEGIN_DECLS

/** crumb_words_group: The dice of a group: "5-5-5", or "5" for a single. */
char *crumb_words_group (CrumbGroup group);

/** crumb_words_groups: All groups of @score: "6-6, 5-5-5, 1"; empty where it has none. */
char *crumb_words_groups (const CrumbHandScore *score);

/** crumb_words_bonus_headline: Who has the best set: "Sue has the best set and gets 5 more cookies." */
char *crumb_words_bonus_headline (const CrumbHouseRules *rules, const CrumbReveal *reveal, const char *const names[]);

/** crumb_words_bonus_reason: (nullable): Why, unless the headline has said it: "2-2-2-2 is a bigger set than 6-6." */
char *crumb_words_bonus_reason (const CrumbReveal *reveal, const char *const names[]);

G_END_DECLS
