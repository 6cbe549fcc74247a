/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lines columns up as terminals show them. */

#include "crumb-text-table.h"

#include "crumb-text-wrap.h"

#include <string.h>

#define GAP 2
/* Such as "+12 = 345": figures stay whole. */
#define NARROWEST 9

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

/* How wide each column is: as its widest cell, or less where not all of that fits. */
static guint *
find_widths (CrumbTextTable *self, guint n_columns, guint width)
{
  guint *widths = g_new0 (guint, n_columns);
  guint sum = GAP * (n_columns - 1);

  for (guint i = 0; i < self->cells->len; i++)
    widths[i % n_columns] = MAX (widths[i % n_columns], crumb_text_width (self->cells->pdata[i], -1));
  for (guint i = 0; i < n_columns; i++)
    sum += widths[i];

  for (; width > 0 && sum > width; sum--)
    {
      guint widest = 0;

      for (guint i = 1; i < n_columns; i++)
        if (widths[i] > widths[widest])
          widest = i;
      if (widths[widest] <= NARROWEST)
        break;
      widths[widest]--;
    }
  return widths;
}

/* A line of a cell, which @rest goes on behind then; nothing once all of it was written. */
static void
append_cell (GString *text, const char **rest, guint width, char column)
{
  gsize taken = **rest != '\0' ? crumb_text_fit (*rest, width) : 0;
  guint missing = width - MIN (crumb_text_width (*rest, (gssize) taken), width);

  if (column == 'r')
    append_blanks (text, missing);
  g_string_append_len (text, *rest, (gssize) taken);
  if (column == 'l')
    append_blanks (text, missing);
  *rest += taken;
  *rest += strspn (*rest, " ");
}

/* Returns FALSE once all cells of the row were written. */
static gboolean
append_line (GString *text, const char *columns, guint n_columns, const char *rests[], const guint widths[])
{
  gboolean goes_on = FALSE;

  for (guint i = 0; i < n_columns; i++)
    {
      if (i > 0)
        append_blanks (text, GAP);
      append_cell (text, &rests[i], widths[i], columns[i]);
      goes_on = goes_on || *rests[i] != '\0';
    }
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
  return goes_on;
}

char *
crumb_text_table_to_string (CrumbTextTable *self, guint width)
{
  guint n_columns = (guint) strlen (self->columns);
  g_autofree guint *widths = find_widths (self, n_columns, width);
  g_autofree const char **rests = g_new (const char *, n_columns);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i + n_columns <= self->cells->len; i += n_columns)
    {
      for (guint column = 0; column < n_columns; column++)
        rests[column] = self->cells->pdata[i + column];
      while (append_line (text, self->columns, n_columns, rests, widths))
        ;
    }
  return g_string_free_and_steal (text);
}
