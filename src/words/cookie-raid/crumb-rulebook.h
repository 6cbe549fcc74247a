/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of Cookie Raid as people read them: sections of numbered paragraphs, with examples. */

#pragma once

#include "crumb-example.h"

G_BEGIN_DECLS

/**
 * CrumbRulePart:
 * @number: the number by which people quote the paragraph; 0 for none
 * @text: (nullable): a paragraph, not translated yet
 * @example: an example, when there is no text
 *
 * A paragraph or an example.
 */
typedef struct
{
  guint number;
  const char *text;
  CrumbExample example;
} CrumbRulePart;

/**
 * CrumbRuleSection:
 * @id: the word by which a ruling finds it, such as "advantage"
 * @title: what it is called, not translated yet
 * @parts: what is in it, in reading order
 * @n_parts: how many
 */
typedef struct
{
  const char *id;
  const char *title;
  const CrumbRulePart *parts;
  guint n_parts;
} CrumbRuleSection;

/** crumb_rulebook_sections: (transfer none): All sections in reading order; @n is how many. */
const CrumbRuleSection *crumb_rulebook_sections (guint *n);

/** crumb_rulebook_find: (transfer none) (nullable): The section of that id. */
const CrumbRuleSection *crumb_rulebook_find (const char *id);

/** crumb_rulebook_count: How many examples there are to judge; @agreeing: (out): on how many of them the referee
 * agrees. */
guint crumb_rulebook_count (guint *agreeing);

G_END_DECLS
