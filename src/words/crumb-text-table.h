/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A table of plain text whose columns line up in any script. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbTextTable CrumbTextTable;

/** crumb_text_table_new: @columns has one letter a column: l for text that starts at its left, r at its right. */
CrumbTextTable *crumb_text_table_new (const char *columns);
void crumb_text_table_free (CrumbTextTable *self);

/** crumb_text_table_take: Adds the next cell, row by row, and owns its text. */
void crumb_text_table_take (CrumbTextTable *self, char *text);

/**
 * crumb_text_table_to_string: (transfer full):
 * @width: the most cells of a terminal that a line should take, 0 for any number
 *
 * The table, each row in a line. In a table that is too wide the widest columns become narrower, and what doesn't fit
 * goes on in the next line of its row: at a space if there is one, never within a character.
 */
char *crumb_text_table_to_string (CrumbTextTable *self, guint width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbTextTable, crumb_text_table_free)

G_END_DECLS
