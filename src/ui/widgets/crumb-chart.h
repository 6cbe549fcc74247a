/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of charts, in which one point can be pointed at: with the mouse, a finger or the arrow keys. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Stands for "none" wherever a point of a chart is pointed at. */
#define CRUMB_CHART_NOTHING (-1)

#define CRUMB_TYPE_CHART (crumb_chart_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbChart, crumb_chart, CRUMB, CHART, GtkWidget)

/**
 * CrumbChartClass:
 * @find: the point that is nearest to @x
 * @tell: (transfer full): what a screen reader says of @point
 */
struct _CrumbChartClass
{
  GtkWidgetClass parent_class;

  guint (*find) (CrumbChart *self, float x);
  char *(*tell) (CrumbChart *self, guint point);
};

/* Property `pointed` (int, notified on change only): the point that is pointed at; CRUMB_CHART_NOTHING while none is. */

/** crumb_chart_show: It has the points 0 to @last now, and is drawn anew. */
void crumb_chart_show (CrumbChart *self, guint last);

int crumb_chart_get_pointed (CrumbChart *self);
void crumb_chart_set_pointed (CrumbChart *self, int pointed);

/** crumb_chart_path: (transfer full): The line through @points. */
GskPath *crumb_chart_path (const graphene_point_t points[], guint n);

/** crumb_chart_append_text: Draws text whose corner is at @x, @y. */
void crumb_chart_append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, float y, const GdkRGBA *colour);

/**
 * crumb_chart_step: The distance of the lines of a grid over @span, so that there are at most @most of them: 1, 2 or 5
 * times a power of ten, and at least @least, which is one.
 */
double crumb_chart_step (double span, double least, guint most);

G_END_DECLS
