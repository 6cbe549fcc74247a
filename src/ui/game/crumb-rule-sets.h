/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules that were saved by name, and those that new games begin with. */

#pragma once

#include "words/crumb-agreement.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Settings keep them for each kind of game by its id. They are NULL where a program has none: then nothing is saved,
 * and new games begin with the usual rules. Rules are kept as text; text that is no longer understood is left where it
 * is and not listed.
 */

/** crumb_rule_sets_list: (transfer full): The names of all that were saved, in alphabetical order. */
GStrv crumb_rule_sets_list (const CrumbAgreement *agreement, GSettings *settings);

/** crumb_rule_sets_get: (transfer full): The text of the rules saved as @name; empty when there are none. */
char *crumb_rule_sets_get (const CrumbAgreement *agreement, GSettings *settings, const char *name);

/** crumb_rule_sets_set: Saves rules by name; empty @rules delete them. */
void crumb_rule_sets_set (const CrumbAgreement *agreement, GSettings *settings, const char *name, const char *rules);

/** crumb_rule_sets_find: (transfer full) (nullable): The name that exactly these rules were saved by. */
char *crumb_rule_sets_find (const CrumbAgreement *agreement, GSettings *settings, const void *rules);

/** crumb_rule_sets_saved_name: (transfer full) (nullable): The name that the rules in a text were saved by. */
char *crumb_rule_sets_saved_name (const CrumbAgreement *agreement, GSettings *settings, const char *text);

/** crumb_rule_sets_for_new_games: (transfer full): The canonical text of what new games begin with. */
char *crumb_rule_sets_for_new_games (const CrumbAgreement *agreement, GSettings *settings);

/**
 * crumb_rule_sets_name: (transfer full) (nullable): What rules that differ from the usual ones are called: what they
 * were saved by, or the preset; NULL for the usual ones.
 */
char *crumb_rule_sets_name (const CrumbAgreement *agreement, GSettings *settings, const char *text);

/**
 * crumb_rule_sets_summary: (transfer full): Rules in a line or a few: a preset goes by its name; what a table made up
 * itself is said in full, below the name that it was saved by.
 */
char *crumb_rule_sets_summary (const CrumbAgreement *agreement, GSettings *settings, const char *text);

/** crumb_rule_sets_set_default: From now on new games begin with these rules. */
void crumb_rule_sets_set_default (const CrumbAgreement *agreement, GSettings *settings, const char *rules);

/**
 * crumb_rule_sets_follow: Calls @changed (@object) whenever rules of any game were saved, for as long as both are
 * alive.
 */
void crumb_rule_sets_follow (GSettings *settings, GCallback changed, gpointer object);

/** crumb_rule_sets_carry_over: Moves what older versions saved, in keys of one game each, to where it is now kept. */
void crumb_rule_sets_carry_over (GSettings *settings);

G_END_DECLS
