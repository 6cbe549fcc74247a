/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules that were saved by name, and those that new games begin with. */

#pragma once

#include "rules/cookie-raid/house-rules.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * All of these take a program without settings, NULL: then nothing is saved, and new games begin with the final
 * rules. Rules are kept as text; text that is no longer understood is left where it is and not listed.
 */

/** crumb_rule_sets_list: (transfer full): The names of all that were saved, in alphabetical order. */
GStrv crumb_rule_sets_list (GSettings *settings);

/** crumb_rule_sets_get: (transfer full): The text of the rules saved as @name; empty when there are none. */
char *crumb_rule_sets_get (GSettings *settings, const char *name);

/** crumb_rule_sets_set: Saves rules by name; empty @rules delete them. */
void crumb_rule_sets_set (GSettings *settings, const char *name, const char *rules);

/** crumb_rule_sets_find: (transfer full) (nullable): The name that exactly these rules were saved by. */
char *crumb_rule_sets_find (GSettings *settings, const CrumbHouseRules *rules);

/** crumb_rule_sets_for_new_games: What new games begin with. */
CrumbHouseRules crumb_rule_sets_for_new_games (GSettings *settings);

/** crumb_rule_sets_set_default: From now on new games begin with these rules. */
void crumb_rule_sets_set_default (GSettings *settings, const char *rules);

G_END_DECLS
