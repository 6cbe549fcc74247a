/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a picture and a sheet of paper are drawn with: texts, marks and the chart of a game, in black on white. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbPage:
 * @snapshot: what is drawn on
 * @pango: what texts are laid out with
 * @mirrored: whether people read from right to left: then everything begins at the right
 * @width: how wide the page is
 *
 * All lengths have the unit of the page.
 */
typedef struct
{
  GtkSnapshot *snapshot;
  PangoContext *pango;
  gboolean mirrored;
  float width;
} CrumbPage;

/**
 * CrumbPageText:
 * @text: shown as it is
 * @size: how large the font is
 * @lines: how many lines it can take before it is cut, 1 or more
 * @row: the height of the row in whose middle it stands; 0: it begins at the top
 * @at_end: whether it stands where lines end rather than where they begin
 */
typedef struct
{
  const char *text;
  float size;
  gboolean bold;
  int lines;
  float row;
  gboolean at_end;
  GdkRGBA colour;
} CrumbPageText;

/*
 * Where things are is said by @x, how far their start is from where lines begin, and by @y from the top.
 */

/**
 * crumb_page_begin: An empty page, with fonts of @map; what is written without a style of its own has that @size. Ends
 * with crumb_page_end().
 */
CrumbPage crumb_page_begin (PangoFontMap *map, float width, float size);

/** crumb_page_end: (transfer full): What has been drawn; something must have been. */
GskRenderNode *crumb_page_end (CrumbPage *page);

/** crumb_page_add_text: Writes no wider than @width. Returns: how much room it took */
graphene_size_t crumb_page_add_text (const CrumbPage *page, const CrumbPageText *text, float x, float y, float width);

/**
 * crumb_page_break_lines: (transfer full): The lines that @text, written like any other, takes where there is so much
 * @width; none is cut.
 */
GStrv crumb_page_break_lines (const CrumbPage *page, const char *text, float size, float width);

/** crumb_page_add_shape: Fills a path that is drawn on a square of 16 by 16, as large as @edge says. */
void crumb_page_add_shape (const CrumbPage *page, GskPath *path, float x, float y, float edge, const GdkRGBA *colour);

/** crumb_page_add_mark: The mark of a player. */
void crumb_page_add_mark (const CrumbPage *page, CrumbColour colour, float x, float y, float edge);

/** crumb_page_add_chart: The totals of @game, round by round; numbers and grid are in @colour. */
void crumb_page_add_chart (const CrumbPage *page, CrumbGame *game, float x, float y, float width, float height,
                           const GdkRGBA *colour);

G_END_DECLS
