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

/** crumb_text_table_to_string: (transfer full): The table, each row in a line. */
char *crumb_text_table_to_string (CrumbTextTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbTextTable, crumb_text_table_free)

G_END_DECLS
