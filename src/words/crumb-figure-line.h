/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A figure of a player in words, as a line of a list. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbFigureLine:
 * @group: (nullable): what heads the lines from here on; NULL: they go on as before
 * @note: (nullable): what the bars of that group show
 * @what: what the figure is about, or a whole sentence that needs no figure
 * @text: (nullable): the figure
 * @is_figure: whether @text is what people look for, and @what only names it
 * @share: what a bar beside the line shows, from 0 to 1; below 0 there is none
 * @expected: where the mark on the bar is
 */
typedef struct
{
  char *group;
  char *note;
  char *what;
  char *text;
  gboolean is_figure;
  double share;
  double expected;
} CrumbFigureLine;

/** crumb_figure_lines_new: (transfer full) (element-type CrumbFigureLine): An empty list. */
GPtrArray *crumb_figure_lines_new (void);

/**
 * crumb_figure_lines_take:
 * @what: copied
 * @text: (transfer full) (nullable)
 *
 * Returns: (transfer none): the new last line, without a bar
 */
CrumbFigureLine *crumb_figure_lines_take (GPtrArray *lines, const char *what, char *text);

/** crumb_figure_lines_number: Adds a line with a number. */
void crumb_figure_lines_number (GPtrArray *lines, const char *what, gint64 number);

/** crumb_figure_lines_head: Puts @title over the lines from @first on, if there are any. */
void crumb_figure_lines_head (GPtrArray *lines, guint first, const char *title);

G_END_DECLS
