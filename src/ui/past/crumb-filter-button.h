/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Chooses which games of the history are shown: those of one kind, of a player, by certain rules, of a year, unfinished ones. */

#pragma once

#include "record/store/crumb-game-filter.h"
#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** What can be chosen, each by itself. */
typedef enum
{
  CRUMB_FILTER_PROGRESS,
  CRUMB_FILTER_KIND,
  CRUMB_FILTER_PLAYER,
  CRUMB_FILTER_RULES,
  CRUMB_FILTER_YEAR,
  CRUMB_FILTER_WITH,
  CRUMB_FILTER_WINNER,
  CRUMB_FILTER_PLAYERS,
  CRUMB_FILTER_FROM,
  CRUMB_FILTER_TO,
  CRUMB_FILTER_PLACE,
  CRUMB_FILTER_N
} CrumbFilterKind;

#define CRUMB_TYPE_FILTER_BUTTON (crumb_filter_button_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFilterButton, crumb_filter_button, CRUMB, FILTER_BUTTON, AdwBin)

/*
 * Properties: `store`; `settings` (nullable), where rules are saved by name; `given`, a bit for each #CrumbFilterKind
 * that isn't offered. Signals `changed`: something else is chosen; `named`: the record has said what it is called.
 *
 * Where the action `games.evenings` is, it is offered too.
 */

/** crumb_filter_button_apply: Adds what is chosen to @filter. */
void crumb_filter_button_apply (CrumbFilterButton *self, CrumbGameFilter *filter);

/** crumb_filter_button_describe: (transfer full) (nullable): What is chosen there, in words; NULL: anything, or given. */
char *crumb_filter_button_describe (CrumbFilterButton *self, CrumbFilterKind kind);

/**
 * crumb_filter_button_choose:
 * @value: (nullable): the word for a kind of game, the key of a player, a text of rules, a year or a number of players
 *   as digits, a day such as "2026-03-01", a place, "running" or "over"; NULL: anything
 */
void crumb_filter_button_choose (CrumbFilterButton *self, CrumbFilterKind kind, const char *value);

/** crumb_filter_button_list: @values: (out) (transfer none): what is chosen, each as it is chosen; NULL: anything. */
void crumb_filter_button_list (CrumbFilterButton *self, const char *values[CRUMB_FILTER_N]);

/** crumb_filter_values_new: (transfer floating): A choice as the target of an action: ams, by #CrumbFilterKind. */
GVariant *crumb_filter_values_new (const char *const values[CRUMB_FILTER_N]);

/** crumb_filter_values_get: @values: (out) (transfer none): what @target has */
void crumb_filter_values_get (GVariant *target, const char *values[CRUMB_FILTER_N]);

/**
 * crumb_filter_list_kinds:
 * @kinds: (element-type CrumbGameKind): what @choice lists, in that order; empty while that changes
 *
 * Has @choice list the games of the record, and be seen where there are several.
 */
void crumb_filter_list_kinds (GtkDropDown *choice, GPtrArray *kinds, CrumbStore *store);

/** crumb_filter_button_clear: Anything will do. */
void crumb_filter_button_clear (CrumbFilterButton *self);

G_END_DECLS
