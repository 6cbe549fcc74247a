/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A button with the name of the rules, and a menu of others: presets, saved rules, house rules. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RULES_BUTTON (crumb_rules_button_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulesButton, crumb_rules_button, CRUMB, RULES_BUTTON, AdwBin)

/*
 * Properties, notified on change only: `rules` (string), as crumb_rule_book_format() writes them, set by the menu
 * too; `settings` (#GSettings, nullable), where rule sets are saved.
 *
 * Actions: `rules.use` (s, any text that crumb_rule_book_parse() reads) and `rules.agree`, which opens the page on
 * which a table agrees on its rules.
 */

/** crumb_rules_button_get_rules: (transfer none): What was chosen. */
const char *crumb_rules_button_get_rules (CrumbRulesButton *self);

/** crumb_rules_button_set_rules: Text that is not understood changes nothing. */
void crumb_rules_button_set_rules (CrumbRulesButton *self, const char *rules);

G_END_DECLS
