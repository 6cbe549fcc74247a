/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lines columns up as terminals show them. */

#include "crumb-text-table.h"

#include "crumb-text-wrap.h"

#include <string.h>

#define GAP 2

struct _CrumbTextTable
{
  char *columns;
  GPtrArray *cells;
};

CrumbTextTable *
crumb_text_table_new (const char *columns)
{
  CrumbTextTable *self = g_new0 (CrumbTextTable, 1);

  self->columns = g_strdup (columns);
  self->cells = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
crumb_text_table_free (CrumbTextTable *self)
{
  g_free (self->columns);
  g_ptr_array_unref (self->cells);
  g_free (self);
}

void
crumb_text_table_take (CrumbTextTable *self, char *text)
{
  g_ptr_array_add (self->cells, text);
}

static void
append_blanks (GString *text, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, ' ');
}

char *
crumb_text_table_to_string (CrumbTextTable *self)
{
  guint n_columns = (guint) strlen (self->columns);
  g_autofree guint *widths = g_new0 (guint, n_columns);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cells->len; i++)
    widths[i % n_columns] = MAX (widths[i % n_columns], crumb_text_width (self->cells->pdata[i], -1));

  for (guint i = 0; i < self->cells->len; i++)
    {
      guint column = i % n_columns;
      const char *cell = self->cells->pdata[i];
      guint missing = widths[column] - crumb_text_width (cell, -1);

      if (column > 0)
        append_blanks (text, GAP);
      if (self->columns[column] == 'r')
        append_blanks (text, missing);
      g_string_append (text, cell);
      if (column == n_columns - 1)
        g_string_append_c (text, '\n');
      else if (self->columns[column] == 'l')
        append_blanks (text, missing);
    }
  return g_string_free_and_steal (text);
}
