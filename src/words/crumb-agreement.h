/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table agrees on, for dialogs that know no game: one const table for each. */

#pragma once

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most fields of the rules of a game. */
#define CRUMB_AGREEMENT_FIELDS_MAX 32

/** CrumbAgreed: room for the rules of any game, which are the fields that its knobs set. */
typedef union
{
  uint16_t fields[CRUMB_AGREEMENT_FIELDS_MAX];
} CrumbAgreed;

/** CrumbAgreementGroup: @title: marked with N_(); @knobs: the words of those below it, ended by NULL. */
typedef struct
{
  const char *title;
  const char *const *knobs;
} CrumbAgreementGroup;

/**
 * CrumbAgreement:
 * @kind: whose rules these are
 * @book: the knobs and the presets
 * @groups: how they are laid out on a page, ended by one without a title
 * @old_sets_key, @old_default_key: (nullable): the settings in which older versions kept rules that were saved by name,
 *   and those for new games; NULL for games that are newer
 * @back: the way back to the usual rules, marked with N_(): "Back to the Final Rules"
 * @impossible: what is wrong with rules that can't be played, marked with N_()
 * @parse: reads a text of rules; false, changing nothing, when it is not understood. Empty text is the usual rules
 * @format: (transfer full): the canonical text, in which knobs that change nothing are as usual
 * @preset: (nullable): the preset that these rules are
 * @differs: whether a knob changes something that the usual rules have otherwise
 * @possible: whether the rules can be played
 * @name: (transfer none): what people call them
 * @preset_name, @preset_about: (transfer none): what a preset is called, and one sentence about it
 * @sentence: (transfer full): what is settled by a knob
 * @value: (transfer full): a position of a knob as one of a list
 * @note: (transfer none) (nullable): an example, or what else it means
 * @usual: (transfer full): what the usual rules say of a knob
 * @idle: (transfer none) (nullable): why a knob changes nothing; NULL when it does
 * @changes: (transfer full): how many things differ
 * @differences: (transfer full): the sentences that differ, one to a line; empty: none does
 *
 * @rules are of the type that @book has, and fit into a #CrumbAgreed.
 */
typedef struct
{
  const CrumbGameKind *kind;
  const CrumbRuleBook *book;
  const CrumbAgreementGroup *groups;
  const char *old_sets_key;
  const char *old_default_key;
  const char *back;
  const char *impossible;
  bool (*parse) (const char *text, void *rules);
  char *(*format) (const void *rules);
  const CrumbRulePreset *(*preset) (const void *rules);
  bool (*differs) (const void *rules, unsigned knob);
  bool (*possible) (const void *rules);
  const char *(*name) (const void *rules);
  const char *(*preset_name) (const CrumbRulePreset *preset);
  const char *(*preset_about) (const CrumbRulePreset *preset);
  char *(*sentence) (const void *rules, unsigned knob);
  char *(*value) (unsigned knob, int number);
  const char *(*note) (const void *rules, unsigned knob);
  char *(*usual) (unsigned knob);
  const char *(*idle) (const void *rules, unsigned knob);
  char *(*changes) (const void *rules);
  char *(*differences) (const void *rules);
} CrumbAgreement;

G_END_DECLS
