/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of a game as people read them, with examples that the referee is held to, and the steps of a first game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbRulePart:
 * @id: (nullable): the word by which a ruling finds the paragraph, such as "equal-bids"
 * @number: the number by which people quote the paragraph; 0 for none
 * @text: (nullable): a paragraph, not translated yet
 * @example: (nullable): an example, when there is no text; what it is made of is the game's
 *
 * A paragraph or an example.
 */
typedef struct
{
  const char *id;
  guint number;
  const char *text;
  gconstpointer example;
} CrumbRulePart;

/**
 * CrumbRuleSection:
 * @id: the word by which a button finds it, such as "ties"; no paragraph has the same
 * @title: what it is called, marked with NC_ ("section")
 * @parts: what is in it, in reading order
 * @n_parts: how many
 * @knobs: the words of the knobs that change what is in it, ended by NULL; NULL for all knobs
 */
typedef struct
{
  const char *id;
  const char *title;
  const CrumbRulePart *parts;
  guint n_parts;
  const char *const *knobs;
} CrumbRuleSection;

/**
 * CrumbFirstGameStep:
 * @title: what to do, in a few words, marked with NC_ ("step")
 * @text: how, in a sentence or two, not translated yet
 * @example: the dice as they lie then
 */
typedef struct
{
  const char *title;
  const char *text;
  gconstpointer example;
} CrumbFirstGameStep;

/**
 * CrumbRulebook:
 * @sections: all sections in reading order
 * @n_sections: how many
 * @steps: what people who have never played do with their dice, step by step
 * @n_steps: how many
 * @is_judged: whether there is something to judge in an example
 * @agrees: whether the referee rules as the example says
 * @expected: (transfer full): what the example says must come of it
 * @ruling: (transfer full): what the referee says, and why
 */
typedef struct
{
  const CrumbRuleSection *sections;
  guint n_sections;
  const CrumbFirstGameStep *steps;
  guint n_steps;
  gboolean (*is_judged) (gconstpointer example);
  gboolean (*agrees) (gconstpointer example);
  char *(*expected) (gconstpointer example);
  char *(*ruling) (gconstpointer example);
} CrumbRulebook;

/**
 * crumb_rulebook_find:
 * @ids: of a section or of a paragraph; of several paragraphs, separated by spaces, it looks for the first
 * @part: (out) (optional) (nullable): the paragraph, when it is one
 *
 * Returns: (transfer none) (nullable): that section, or the one that the paragraph is in
 */
const CrumbRuleSection *crumb_rulebook_find (const CrumbRulebook *book, const char *ids, const CrumbRulePart **part);

/** crumb_rule_part_is_among: Whether @part is one of the paragraphs @ids, which are separated by spaces. */
gboolean crumb_rule_part_is_among (const CrumbRulePart *part, const char *ids);

/**
 * crumb_rulebook_count: How many examples there are to judge; @agreeing: (out): on how many of them the referee
 * agrees.
 */
guint crumb_rulebook_count (const CrumbRulebook *book, guint *agreeing);

G_END_DECLS
