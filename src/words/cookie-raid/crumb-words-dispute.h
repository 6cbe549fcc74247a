/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling from beginning to end, to be read without the window: what was asked, rolled and ruled. */

#pragma once

#include "crumb-words-raid.h"

#include "rules/cookie-raid/dispute.h"

G_BEGIN_DECLS

/** crumb_words_dispute_asks: (transfer full): What is to be entered: "What did Sue roll?"; empty when it is all in. */
char *crumb_words_dispute_asks (const CrumbDispute *dispute, const char *const names[]);

/** crumb_words_dispute_headline: (transfer full) (nullable): What came of it so far. NULL while it is not known. */
char *crumb_words_dispute_headline (const CrumbDispute *dispute, const char *const names[]);

/** crumb_words_dispute_reason: (transfer full) (nullable): Why. NULL when the headline has said it. */
char *crumb_words_dispute_reason (const CrumbDispute *dispute, const char *const names[]);

/** crumb_words_dispute_rule: (transfer none): The paragraph of the rulebook that it rests on; "" while not known. */
const char *crumb_words_dispute_rule (const CrumbDispute *dispute);

/** crumb_words_dispute: (transfer full): All of it, line by line: the rules, each roll, who won and why. */
char *crumb_words_dispute (const CrumbDispute *dispute, const char *const names[]);

G_END_DECLS
