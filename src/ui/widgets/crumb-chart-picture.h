/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The picture of a chart of running totals: on the screen and on paper. */

#pragma once

#include "crumb-chart.h"
#include "crumb-score-lines.h"
#include "crumb-seat-mark.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbChartPicture:
 * @lines: what is drawn
 * @marks: the colour of each seat, whose shape marks its line
 * @paints: what that colour looks like
 * @names: (nullable): whose line it is, for each seat; NULL for no names
 * @names_width: the room for the names after the ends of the lines, from crumb_chart_picture_fit(); 0 for none
 * @left, @bottom: the room for the numbers, and
 * @number_width, @grid_height: what each of them needs, from crumb_chart_picture_fit()
 * @text: the colour of numbers and names, and of what is behind the lines
 * @pango: what numbers and names are written with
 * @mirrored: whether it is read from right to left
 * @width, @height: the room for it
 * @pointed: the round that is pointed at, or %CRUMB_CHART_NOTHING
 *
 * Owns nothing.
 */
typedef struct
{
  const CrumbScoreLines *lines;
  CrumbColour marks[CRUMB_SEATS_MAX];
  CrumbSeatPaint paints[CRUMB_SEATS_MAX];
  const char *names[CRUMB_SEATS_MAX];
  float names_width;
  float left;
  float bottom;
  float number_width;
  float grid_height;
  GdkRGBA text;
  PangoContext *pango;
  gboolean mirrored;
  float width;
  float height;
  int pointed;
} CrumbChartPicture;

/**
 * crumb_chart_picture_fit: Makes as much room for the numbers as they need, and for the names up to a share of the
 * picture.
 */
void crumb_chart_picture_fit (CrumbChartPicture *picture);

/** crumb_chart_picture_snapshot: Draws it, from 0, 0 on. */
void crumb_chart_picture_snapshot (const CrumbChartPicture *picture, GtkSnapshot *snapshot);

/** crumb_chart_picture_x: Where @round is. */
float crumb_chart_picture_x (const CrumbChartPicture *picture, guint round);

/** crumb_chart_picture_y: Where the line of @seat is after @round. */
float crumb_chart_picture_y (const CrumbChartPicture *picture, guint seat, guint round);

/** crumb_chart_picture_round: The round that is nearest to @x. */
guint crumb_chart_picture_round (const CrumbChartPicture *picture, float x);

/**
 * crumb_chart_picture_mark:
 * @middle: (out): where it is
 * @edge: (out): how large it is
 *
 * The mark of @seat after @round. FALSE where it has none: in little room only some rounds are marked, the last and the
 * one that is pointed at among them.
 */
gboolean crumb_chart_picture_mark (const CrumbChartPicture *picture, guint seat, guint round, graphene_point_t *middle,
                                   float *edge);

/**
 * crumb_chart_layout_names: Where names go, so that none hides another. All lengths are pixels.
 * @wanted: where the middle of each name would best be
 * @n: how many names there are, at most %CRUMB_SEATS_MAX
 * @height: that of a name
 * @top, @bottom: where the room for them begins and ends; it is for all of them
 * @placed: (out): where they go instead, as near as can be, in the same order from top to bottom
 */
void crumb_chart_layout_names (const float wanted[], guint n, float height, float top, float bottom, float placed[]);

G_END_DECLS
