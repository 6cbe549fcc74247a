/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A figure of a player in words, as a line of a list. */

#include "crumb-figure-line.h"

static void
figure_line_free (CrumbFigureLine *line)
{
  g_free (line->group);
  g_free (line->note);
  g_free (line->what);
  g_free (line->text);
  g_free (line);
}

GPtrArray *
crumb_figure_lines_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) figure_line_free);
}

CrumbFigureLine *
crumb_figure_lines_take (GPtrArray *lines, const char *what, char *text)
{
  CrumbFigureLine *line = g_new0 (CrumbFigureLine, 1);

  line->what = g_strdup (what);
  line->text = text;
  line->share = -1;
  g_ptr_array_add (lines, line);
  return line;
}

void
crumb_figure_lines_number (GPtrArray *lines, const char *what, gint64 number)
{
  crumb_figure_lines_take (lines, what, g_strdup_printf ("%u", (guint) number));
}

void
crumb_figure_lines_head (GPtrArray *lines, guint first, const char *title)
{
  if (first < lines->len)
    ((CrumbFigureLine *) lines->pdata[first])->group = g_strdup (title);
}
