/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A figure, game by game: a line with a dot for each game, which can be pointed at and opened. */

#pragma once

#include "ui/widgets/crumb-chart.h"

G_BEGIN_DECLS

/** The fewest points that make a chart. */
#define CRUMB_LINE_CHART_LEAST 2
/** The most points that are drawn as dots: more of them would run together. */
#define CRUMB_LINE_CHART_MOST_DOTS 60

/**
 * CrumbChartPoint:
 * @value: how high it is
 * @middle: the middle of a band
 * @spread: how far the band goes from there; 0 for none
 * @large: whether the dot is a large one
 * @started: when the game began, in microseconds since 1970, UTC
 * @id: (nullable): the game that is opened by `win.review`
 * @text: what the point says when it is pointed at
 *
 * The texts are the chart's once it is given to it.
 */
typedef struct
{
  double value;
  double middle;
  double spread;
  gboolean large;
  gint64 started;
  char *id;
  char *text;
} CrumbChartPoint;

/** crumb_chart_points_new: (transfer full) (element-type CrumbChartPoint): An empty list. */
GArray *crumb_chart_points_new (void);

#define CRUMB_TYPE_LINE_CHART (crumb_line_chart_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLineChart, crumb_line_chart, CRUMB, LINE_CHART, CrumbChart)

/**
 * crumb_line_chart_new:
 * @points: (transfer full): in the order in which the games began
 * @trend: draws the average of so many games at a time over all points; 0 doesn't
 * @text: what the whole chart says
 *
 * The pointer and the arrow keys point at a game, a click or Enter opens it.
 *
 * Returns: (nullable): NULL when there are too few points to see anything
 */
GtkWidget *crumb_line_chart_new (GArray *points, guint trend, const char *text);

G_END_DECLS
