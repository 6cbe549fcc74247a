/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The house rules of Cubbage as an agreement that people can read: a sentence for each thing that is settled. */

#pragma once

#include "rules/cubbage/cubbage-rules.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_cubbage_agreement: (transfer full): What is settled by @knob: "121 points win." */
char *crumb_words_cubbage_agreement (const CrumbCubbageRules *rules, unsigned knob);

/** crumb_words_cubbage_value: (transfer full): A position of @knob as one of a list: "Any order". */
char *crumb_words_cubbage_value (unsigned knob, int number);

/** crumb_words_cubbage_note: (transfer none) (nullable): An example, or what else it means. */
const char *crumb_words_cubbage_note (const CrumbCubbageRules *rules, unsigned knob);

/** crumb_words_cubbage_usual: (transfer full): What the game as written says of @knob. */
char *crumb_words_cubbage_usual (unsigned knob);

/** crumb_words_cubbage_idle: (transfer none) (nullable): Why @knob changes nothing; NULL when it does. */
const char *crumb_words_cubbage_idle (const CrumbCubbageRules *rules, unsigned knob);

/** crumb_words_cubbage_changes: (transfer full): "2 things differ from the usual rules." */
char *crumb_words_cubbage_changes (const CrumbCubbageRules *rules);

/** crumb_words_cubbage_differences: (transfer full): The sentences that differ, one to a line; empty: none does. */
char *crumb_words_cubbage_differences (const CrumbCubbageRules *rules);

/** crumb_words_cubbage_rules_name: (transfer none): The name of the preset that these rules are, or "House rules". */
const char *crumb_words_cubbage_rules_name (const CrumbCubbageRules *rules);

/** crumb_words_cubbage_rules_label: (transfer full): The name, and what differs where that says too little. */
char *crumb_words_cubbage_rules_label (const CrumbCubbageRules *rules);

/** crumb_words_cubbage_preset_name: (transfer none): What a preset is called: "Two players, hidden dice". */
const char *crumb_words_cubbage_preset_name (const CrumbRulePreset *preset);

/** crumb_words_cubbage_preset_about: (transfer none): What it is for, in one sentence. */
const char *crumb_words_cubbage_preset_about (const CrumbRulePreset *preset);

/** crumb_words_cubbage_knob: (transfer none): What a knob is about: "points to play to". */
const char *crumb_words_cubbage_knob (const CrumbRuleKnob *knob);

G_END_DECLS
