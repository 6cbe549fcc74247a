/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as an agreement that people can read: a sentence for each thing that is settled. Plain text. */

#pragma once

#include "rules/cookie-raid/house-rules.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_agreement: (transfer full): What is settled by @knob: "8 dice lie on the plate." */
char *crumb_words_agreement (const CrumbHouseRules *rules, unsigned knob);

/** crumb_words_agreement_value: (transfer full): A position of @knob as one of a list: "Most pips". */
char *crumb_words_agreement_value (unsigned knob, int number);

/** crumb_words_agreement_note: (transfer none) (nullable): An example, or what else it means. */
const char *crumb_words_agreement_note (const CrumbHouseRules *rules, unsigned knob);

/** crumb_words_agreement_final: (transfer full): What the final rules say of @knob. */
char *crumb_words_agreement_final (unsigned knob);

/** crumb_words_agreement_idle: (transfer none) (nullable): Why @knob changes nothing; NULL when it does. */
const char *crumb_words_agreement_idle (const CrumbHouseRules *rules, unsigned knob);

/** crumb_words_agreement_changes: (transfer full): "3 things differ from the final rules." */
char *crumb_words_agreement_changes (const CrumbHouseRules *rules);

/** crumb_words_agreement_differences: (transfer full): The sentences that differ, one to a line; empty: none does. */
char *crumb_words_agreement_differences (const CrumbHouseRules *rules);

/** crumb_words_agreement_name: (transfer none): The name of the preset that these rules are, or "House rules". */
const char *crumb_words_agreement_name (const CrumbHouseRules *rules);

/** crumb_words_agreement_label: (transfer full): The name, and in one line what differs where that says too little. */
char *crumb_words_agreement_label (const CrumbHouseRules *rules);

G_END_DECLS
