/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The exact chances of a bid, and the probability study. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ODDS_PAGE (crumb_odds_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbOddsPage, crumb_odds_page, CRUMB, ODDS_PAGE, AdwBin)

/**
 * crumb_odds_page_set_rules:
 * @rules: house rules, as crumb_rule_book_parse() takes them; text that it refuses changes nothing
 *
 * The rules to begin with; the advantage and the sides of the dice can be changed on the page.
 */
void crumb_odds_page_set_rules (CrumbOddsPage *self, const char *rules);

G_END_DECLS
