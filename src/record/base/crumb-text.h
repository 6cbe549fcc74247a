/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cleans text that people type before it is stored, and before it is shown. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Whether a text can have several lines. */
typedef enum
{
  CRUMB_TEXT_ONE_LINE,
  CRUMB_TEXT_LINES,
} CrumbTextShape;

/** crumb_text_clean: (transfer full): @typed, valid UTF-8, without control characters and spaces at its ends. */
char *crumb_text_clean (const char *typed, CrumbTextShape shape);

/**
 * crumb_text_tame: (transfer full): @text, valid UTF-8, safe to show: without characters that reverse the text around
 * it, and with spaces or new lines for those that break the line; empty when nothing visible is left.
 */
char *crumb_text_tame (const char *text, CrumbTextShape shape);

/**
 * crumb_text_tell: (transfer full): @text, valid UTF-8, as part of a sentence: tamed, and isolated so that its
 * direction changes nothing around it, and numbers in it aren't read as dice.
 */
char *crumb_text_tell (const char *text);

/**
 * crumb_text_fold: (transfer full): @text, normalized, as it looks at a glance: with straight apostrophes and quotes,
 * one kind of dash and one space for several, and without what can't be seen.
 */
char *crumb_text_fold (const char *text);

/** crumb_text_of_file: (transfer full): The name of a file, or its path, as a part of a sentence. */
char *crumb_text_of_file (const char *name);

/** crumb_text_is_clean: Whether crumb_text_clean() would leave it unchanged, and it has at most @max characters. */
gboolean crumb_text_is_clean (const char *text, CrumbTextShape shape, glong max);

/** crumb_text_count: How many characters people see: marks and joined signs belong to the one before. */
guint crumb_text_count (const char *text);

/** crumb_text_cut: (transfer full): The first @max characters of @typed, cleaned and tamed. */
char *crumb_text_cut (const char *typed, CrumbTextShape shape, glong max);

G_END_DECLS
