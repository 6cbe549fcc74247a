/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A section of the rules as a page to read. */

#pragma once

#include "crumb-drawn-rulebook.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RULES_PAGE (crumb_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulesPage, crumb_rules_page, CRUMB, RULES_PAGE, AdwBin)

/** crumb_rules_page_set_rulebook: Whose examples are drawn; not copied. */
void crumb_rules_page_set_rulebook (CrumbRulesPage *self, const CrumbDrawnRulebook *rulebook);

/** crumb_rules_page_set_rules: The text of a table's rules, from the next page on; empty for the usual ones. */
void crumb_rules_page_set_rules (CrumbRulesPage *self, const char *rules);

/**
 * crumb_rules_page_show_section: Its paragraphs and its examples, and where the rules of the table differ.
 * @marked: the ids of the paragraphs that decided, separated by spaces. Those in @section are marked, and the
 *   first is in view
 */
void crumb_rules_page_show_section (CrumbRulesPage *self, const CrumbRuleSection *section, const char *marked);

/** crumb_rules_page_show_check: Every example of every section, with what the rulebook and the referee say of it. */
void crumb_rules_page_show_check (CrumbRulesPage *self);

G_END_DECLS
