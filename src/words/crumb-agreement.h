/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table agrees on, in words that no neutral code has to know: one const table for each game. */

#pragma once

#include "crumb-words.h"

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

#include <glib.h>

G_BEGIN_DECLS

/** CrumbAgreed: room for the rules of any game, which are the fields that its knobs set. */
typedef union
{
  uint16_t fields[CRUMB_RULE_FIELDS_MAX];
} CrumbAgreed;

/** CrumbAgreementGroup: @title: marked with NC_ ("heading"); @knobs: the words of those below it, ended by NULL. */
typedef struct
{
  const char *title;
  const char *const *knobs;
} CrumbAgreementGroup;

/**
 * CrumbPositionWords:
 * @knob: the id of a knob
 * @number: where it stands
 * @sentence: what is settled by that
 * @value: (nullable): that position as one of a list, marked with NC_ ("choice"); the number where NULL
 * @note: (nullable): an example, or what else it means
 *
 * What a position of a knob means. The rest is marked with N_().
 */
typedef struct
{
  const char *knob;
  int number;
  const char *sentence;
  const char *value;
  const char *note;
} CrumbPositionWords;

/** CrumbPresetWords: what the preset of that id is called, marked with NC_ ("preset"), and one sentence about
 * it, marked with N_(). */
typedef struct
{
  const char *id;
  const char *name;
  const char *about;
} CrumbPresetWords;

/**
 * CrumbAgreement:
 * @kind: whose rules these are
 * @book: the knobs and the presets
 * @groups: how they are laid out on a page, ended by one without a title
 * @positions: the positions that have words, ended by one without a knob; all others are numbers
 * @presets: the words of all presets, ended by one without an id
 * @knobs: what each knob is about, in the order of the book, marked with N_(): "points to play to"
 * @idle: why a knob changes nothing, for each value of the book's `idle`, marked with N_()
 * @old_sets_key, @old_default_key: (nullable): the settings in which older versions kept rules that were saved by name,
 *   and those for new games; NULL for games that are newer
 * @back: (nullable): the way back to the usual rules, marked with N_(): "Use Final Rules"; NULL for "Use Usual Rules"
 * @usual: (nullable): what says of a knob what the usual rules have, marked with N_(): "Final rules: %s"
 * @unchanged: (nullable): that nothing differs from them, marked with N_(): "Same as the final rules."
 * @changes: how many things differ; empty for the usual words
 * @impossible: (nullable): what is wrong with rules that can't be played, marked with N_(), if there is more
 *   to say than that
 * @possible: (nullable): whether the rules can be played; NULL where the book refuses all others
 * @numbered: (transfer full): what is settled by a knob that stands at a number without words
 * @numbered_value: (transfer full) (nullable): such a number with its unit as one of a list; NULL for the bare number
 * @thing: (transfer full) (nullable): one of the things that a knob can be set apart for, counted from 0: "DIY". NULL
 *   where none can be set apart
 * @note: (transfer none) (nullable): what to say in place of the note of @position under these rules; what it returns
 *   is nullable. NULL where all notes stand as they are
 *
 * What the tables of a game agree on. Rules are of the type that @book has, and fit into a #CrumbAgreed.
 */
typedef struct
{
  const CrumbGameKind *kind;
  const CrumbRuleBook *book;
  const CrumbAgreementGroup *groups;
  const CrumbPositionWords *positions;
  const CrumbPresetWords *presets;
  const char *const *knobs;
  const char *const *idle;
  const char *old_sets_key;
  const char *old_default_key;
  const char *back;
  const char *usual;
  const char *unchanged;
  CrumbPlural changes;
  const char *impossible;
  bool (*possible) (const void *rules);
  char *(*numbered) (const void *rules, const char *knob, int number);
  char *(*numbered_value) (const char *knob, int number);
  char *(*thing) (const char *knob, unsigned thing);
  const char *(*note) (const void *rules, const CrumbPositionWords *position);
} CrumbAgreement;

/** crumb_agreement_parse: Reads a text of rules; FALSE, changing nothing, when it is not understood. */
gboolean crumb_agreement_parse (const CrumbAgreement *agreement, const char *text, void *rules);

/** crumb_agreement_format: (transfer full): The canonical text, in which knobs that change nothing are as usual. */
char *crumb_agreement_format (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_name: (transfer none): The name of the preset that these rules are, or "House rules". */
const char *crumb_agreement_name (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_preset_name: (transfer none): What a preset is called: "Open hands". */
const char *crumb_agreement_preset_name (const CrumbAgreement *agreement, const CrumbRulePreset *preset);

/** crumb_agreement_preset_about: (transfer none): What it is for or where it comes from, in one sentence. */
const char *crumb_agreement_preset_about (const CrumbAgreement *agreement, const CrumbRulePreset *preset);

/** crumb_agreement_sentence: (transfer full): What is settled by @knob: "The plate has 8 dice." */
char *crumb_agreement_sentence (const CrumbAgreement *agreement, const void *rules, unsigned knob);

/** crumb_agreement_value: (transfer full): A position of @knob as one of a list: "Most pips". */
char *crumb_agreement_value (const CrumbAgreement *agreement, unsigned knob, int number);

/** crumb_agreement_note: (transfer none) (nullable): An example, or what else it means. */
const char *crumb_agreement_note (const CrumbAgreement *agreement, const void *rules, unsigned knob);

/** crumb_agreement_possible: Whether the rules can be played. */
gboolean crumb_agreement_possible (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_back: (transfer none): The way back to the usual rules: "Use Usual Rules". */
const char *crumb_agreement_back (const CrumbAgreement *agreement);

/** crumb_agreement_usual: (transfer full): What the usual rules say of @knob. */
char *crumb_agreement_usual (const CrumbAgreement *agreement, unsigned knob);

/** crumb_agreement_idle: (transfer none) (nullable): Why @knob changes nothing; NULL when it does. */
const char *crumb_agreement_idle (const CrumbAgreement *agreement, const void *rules, unsigned knob);

/** crumb_agreement_changes: (transfer full): How many things differ from the usual rules. */
char *crumb_agreement_changes (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_differences: (transfer full): The sentences that differ, one to a line; empty: none does. */
char *crumb_agreement_differences (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_choices: (transfer full): What the choices that differ are called, such as “Muggins”, one to a line. */
char *crumb_agreement_choices (const CrumbAgreement *agreement, const void *rules);

/** crumb_agreement_label: (transfer full): The name, and in one line what differs where that says too little. */
char *crumb_agreement_label (const CrumbAgreement *agreement, const void *rules);

G_END_DECLS
