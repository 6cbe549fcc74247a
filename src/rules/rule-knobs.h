/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as data: knobs that a table turns, presets, and their text. No game is known here. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Long enough for the text of any rule set, with its terminator. */
#define CRUMB_RULES_TEXT_MAX 512

/** What one thing that a knob is set apart for is at least: a digit that is left out is no 0. */
#define CRUMB_RULE_APART_MIN 1

/**
 * CrumbRuleKnob:
 * @id: the word for it in texts and files
 * @values: the words for its values, ended by NULL; NULL when any number will do
 * @numbers: for each word the number it stands for; NULL when the first stands for 0, the next for 1 and so on
 * @min: the least number
 * @max: the most, at most 999
 * @offset: where the game's rules keep it, as uint16_t
 * @apart: for how many things it can be set apart, as so many digits from %CRUMB_RULE_APART_MIN to @max, at most 4; 0
 *   where it is one number. Digits that are all equal mean that number
 * @later: whether the game was played before there was this knob: it is written only where it isn't as usual, so that
 *   the rules of older games keep their text
 *
 * One thing that a table can agree on.
 */
typedef struct
{
  const char *id;
  const char *const *values;
  const uint16_t *numbers;
  int min;
  int max;
  size_t offset;
  unsigned apart;
  bool later;
} CrumbRuleKnob;

/** CrumbRulePreset: a rule set with a name: @rules is what differs from the default, as `knob=value,…`. */
typedef struct
{
  const char *id;
  const char *rules;
} CrumbRulePreset;

/** The most fields that the rules of a game have. */
#define CRUMB_RULE_FIELDS_MAX 32

/**
 * CrumbRuleError:
 * @at: the part of the text that was not understood
 * @knob: the knob that does not go there, or NULL when @at names neither a knob nor a preset
 * @min: the least number that would do, for a knob without words
 * @max: the most
 */
typedef struct
{
  const char *at;
  const CrumbRuleKnob *knob;
  int min;
  int max;
} CrumbRuleError;

/**
 * CrumbRuleBook:
 * @knobs: all that a table can agree on, in the order in which people settle it
 * @n_knobs: how many there are
 * @presets: the rules that have a name; the first are the usual ones
 * @n_presets: how many there are
 * @usual: the rules that every table starts from, a struct of uint16_t alone
 * @size: the bytes of such a struct, at most %CRUMB_RULE_FIELDS_MAX fields
 * @idle: (nullable): why a knob, as it stands, changes nothing, as a value of an enum of the game; 0 when it does
 * @refuse: (nullable): whether rules can't be played that @text says, and which part of it is why
 *
 * What the tables of a game can agree on.
 */
typedef struct
{
  const CrumbRuleKnob *knobs;
  unsigned n_knobs;
  const CrumbRulePreset *presets;
  unsigned n_presets;
  const void *usual;
  size_t size;
  unsigned (*idle) (const void *rules, unsigned knob);
  bool (*refuse) (const void *rules, const char *text, CrumbRuleError *error);
} CrumbRuleBook;

/** crumb_rule_knob_number: The number that a word of the knob stands for, counted from 0. */
int crumb_rule_knob_number (const CrumbRuleKnob *knob, unsigned word);

/** crumb_rule_knob_word: The word for @number, or NULL when it has none. */
const char *crumb_rule_knob_word (const CrumbRuleKnob *knob, int number);

/** crumb_rule_knob_is_apart: Whether @number has a digit for each thing that the knob can be set apart for. */
bool crumb_rule_knob_is_apart (const CrumbRuleKnob *knob, int number);

/** crumb_rule_knob_of: What @number says of one thing, counted from 0: its digit where they are set apart. */
int crumb_rule_knob_of (const CrumbRuleKnob *knob, int number, unsigned thing);

/** crumb_rule_knob_with: What @number becomes where one thing is set to @digit: that digit where then all are equal. */
int crumb_rule_knob_with (const CrumbRuleKnob *knob, int number, unsigned thing, int digit);

/** crumb_rule_book_get: The number of knob @knob in @rules. */
int crumb_rule_book_get (const CrumbRuleBook *book, const void *rules, unsigned knob);

/** crumb_rule_book_set: Turns knob @knob; false, changing nothing, when it does not go there. */
bool crumb_rule_book_set (const CrumbRuleBook *book, void *rules, unsigned knob, int number);

/** crumb_rule_book_equal: Whether two tables agree on everything. */
bool crumb_rule_book_equal (const CrumbRuleBook *book, const void *a, const void *b);

/** crumb_rule_book_differs: Whether knob @knob changes something that the usual rules have otherwise. */
bool crumb_rule_book_differs (const CrumbRuleBook *book, const void *rules, unsigned knob);

/** crumb_rule_book_tidy: Sets every idle knob as in the usual rules. */
void crumb_rule_book_tidy (const CrumbRuleBook *book, void *rules);

/** crumb_rule_book_preset: The preset that these rules are, or NULL when they are a table's own. */
const CrumbRulePreset *crumb_rule_book_preset (const CrumbRuleBook *book, const void *rules);

/** crumb_rule_text_part: The part of @text that sets the knob @id, or @text itself if a preset does. */
const char *crumb_rule_text_part (const char *text, const char *id);

/**
 * crumb_rule_book_parse:
 * @text: parts separated by commas: a preset's id, first or alone, and `knob=value`; empty are the usual rules
 * @rules: (out): the rules, untouched when the text is refused
 * @error: (out) (optional): why it was refused
 *
 * Returns: whether the text was understood
 */
bool crumb_rule_book_parse (const CrumbRuleBook *book, const char *text, void *rules, CrumbRuleError *error);

/**
 * crumb_rule_book_format:
 * @base: (nullable): rules whose values are left out
 * @text: (out): long enough for every knob of @book
 *
 * Writes every knob as `knob=value,…`, or only those that differ from @base. Later ones are written only where they
 * differ from the usual rules. Returns @text.
 */
char *crumb_rule_book_format (const CrumbRuleBook *book, const void *rules, const void *base, char *text);

/** crumb_rule_book_is_later: Whether @text, which is understood, turns a later knob away from the usual. */
bool crumb_rule_book_is_later (const CrumbRuleBook *book, const char *text);
