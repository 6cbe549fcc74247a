/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A figure, game by game: a line with a dot for each game, which can be pointed at and opened. */

#include "crumb-line-chart.h"

#include "crumb-game-line.h"

#include "record/base/crumb-class.h"

#include <math.h>

#define HEIGHT 180
#define NATURAL_WIDTH 300
#define MARGIN 8.0f
#define DOT_LARGE 5.0f
#define DOT 2.5f
#define MOST_LINES 5

struct _CrumbLineChart
{
  CrumbChart parent_instance;

  GArray *points;
  double bottom;
  double top;
  double step;
  guint trend;
};

G_DEFINE_FINAL_TYPE (CrumbLineChart, crumb_line_chart, CRUMB_TYPE_CHART)

static const CrumbChartPoint *
point_at (CrumbLineChart *self, guint i)
{
  return &g_array_index (self->points, CrumbChartPoint, i);
}

static PangoLayout *
write_text (CrumbLineChart *self, const char *text)
{
  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static PangoLayout *
write_number (CrumbLineChart *self, double value)
{
  g_autofree char *number = g_strdup_printf ("%g", value);

  return write_text (self, number);
}

static guint
count_lines (CrumbLineChart *self)
{
  return (guint) lround ((self->top - self->bottom) / self->step) + 1;
}

static double
value_of_line (CrumbLineChart *self, guint line)
{
  return self->bottom + line * self->step;
}

static float
measure_numbers (CrumbLineChart *self, float *line_height)
{
  int widest = 0;

  for (guint i = 0; i < count_lines (self); i++)
    {
      g_autoptr (PangoLayout) layout = write_number (self, value_of_line (self, i));
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      widest = MAX (widest, width);
      *line_height = (float) height;
    }
  return (float) widest;
}

/* The room for the line, right of the numbers and above the dates; from right to left it is mirrored. */
static graphene_rect_t
get_area (CrumbLineChart *self)
{
  float line = 0;
  float numbers = measure_numbers (self, &line);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? MARGIN : numbers + MARGIN * 2;

  return GRAPHENE_RECT_INIT (left, MARGIN + line / 2, width - numbers - MARGIN * 3, height - MARGIN * 3 - line * 3 / 2);
}

static float
get_y (CrumbLineChart *self, const graphene_rect_t *area, double value)
{
  double share = (CLAMP (value, self->bottom, self->top) - self->bottom) / (self->top - self->bottom);

  return area->origin.y + (float) (1 - share) * area->size.height;
}

static float
get_x (CrumbLineChart *self, const graphene_rect_t *area, guint i)
{
  float along = (float) i / (float) (self->points->len - 1);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    along = 1 - along;
  return area->origin.x + along * area->size.width;
}

static graphene_point_t
get_point (CrumbLineChart *self, const graphene_rect_t *area, guint i, double value)
{
  return GRAPHENE_POINT_INIT (get_x (self, area, i), get_y (self, area, value));
}

static void
append_grid (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkRGBA faint = *colour;

  for (guint i = 0; i < count_lines (self); i++)
    {
      double value = value_of_line (self, i);
      g_autoptr (PangoLayout) layout = write_number (self, value);
      float y = get_y (self, area, value);
      int width, height;

      /* Zero stands out where values are below it too. */
      faint.alpha = colour->alpha * (self->bottom < 0 && fabs (value) < self->step / 2 ? 0.5f : 0.15f);
      pango_layout_get_pixel_size (layout, &width, &height);
      gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (area->origin.x, y - 0.5f, area->size.width, 1));
      crumb_chart_append_text (snapshot, layout,
                               mirrored ? area->origin.x + area->size.width + MARGIN
                                        : area->origin.x - MARGIN - (float) width,
                               y - (float) height / 2, colour);
    }
}

/* When the first game was, and the last one. */
static void
append_dates (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  guint ends[] = { 0, self->points->len - 1 };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *date = crumb_game_line_date (point_at (self, ends[i])->started);
      g_autoptr (PangoLayout) layout = write_text (self, date);
      float x = get_x (self, area, ends[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      if (x > area->origin.x + area->size.width / 2)
        x -= (float) width;
      crumb_chart_append_text (snapshot, layout, x, area->origin.y + area->size.height + MARGIN, colour);
    }
}

static void
append_band (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  guint n = self->points->len;
  g_autofree graphene_point_t *points = g_new (graphene_point_t, 2 * n);
  g_autoptr (GskPath) path = NULL;
  GdkRGBA faint = *colour;

  faint.alpha *= 0.2f;
  for (guint i = 0; i < n; i++)
    {
      const CrumbChartPoint *point = point_at (self, i);

      points[i] = get_point (self, area, i, point->middle + point->spread);
      points[2 * n - 1 - i] = get_point (self, area, i, point->middle - point->spread);
    }
  path = crumb_chart_path (points, 2 * n);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &faint);
}

static void
append_dot (GtkSnapshot *snapshot, const graphene_point_t *point, float radius, const GdkRGBA *colour)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) dot = NULL;

  gsk_path_builder_add_circle (builder, point, radius);
  dot = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, dot, GSK_FILL_RULE_WINDING, colour);
}

/* The average of so many points around it, for a line that shows where many points go. */
static double
get_trend (CrumbLineChart *self, guint i)
{
  guint reach = self->trend / 2;
  guint from = i > reach ? i - reach : 0, to = MIN (i + reach, self->points->len - 1);
  double sum = 0;

  for (guint n = from; n <= to; n++)
    sum += point_at (self, n)->value;
  return sum / (to - from + 1);
}

static void
append_path (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour,
             gboolean trend)
{
  g_autofree graphene_point_t *points = g_new (graphene_point_t, self->points->len);
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2);

  for (guint i = 0; i < self->points->len; i++)
    points[i] = get_point (self, area, i, trend ? get_trend (self, i) : point_at (self, i)->value);
  path = crumb_chart_path (points, self->points->len);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
}

static void
append_line (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  GdkRGBA faint = *colour;

  if (self->trend > 0)
    faint.alpha *= 0.25f;
  append_path (self, snapshot, area, &faint, FALSE);
  if (self->trend > 0)
    append_path (self, snapshot, area, colour, TRUE);

  for (guint i = 0; self->points->len <= CRUMB_LINE_CHART_MOST_DOTS && i < self->points->len; i++)
    {
      graphene_point_t point = get_point (self, area, i, point_at (self, i)->value);

      append_dot (snapshot, &point, point_at (self, i)->large ? DOT_LARGE : DOT, colour);
    }
}

static void
append_pointed (CrumbLineChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, guint i,
                const GdkRGBA *colour)
{
  graphene_point_t point = get_point (self, area, i, point_at (self, i)->value);

  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (point.x - 0.5f, area->origin.y, 1, area->size.height));
  append_dot (snapshot, &point, DOT_LARGE + 1, colour);
}

static void
crumb_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbLineChart *self = CRUMB_LINE_CHART (widget);
  int pointed = crumb_chart_get_pointed (CRUMB_CHART (self));
  graphene_rect_t area = get_area (self);
  GdkRGBA colour, text;

  gtk_widget_get_color (widget, &colour);
  gtk_widget_get_color (gtk_widget_get_parent (widget), &text);
  append_grid (self, snapshot, &area, &text);
  append_dates (self, snapshot, &area, &text);
  if (point_at (self, 0)->spread > 0)
    append_band (self, snapshot, &area, &colour);
  append_line (self, snapshot, &area, &colour);
  if (pointed != CRUMB_CHART_NOTHING)
    append_pointed (self, snapshot, &area, (guint) pointed, &colour);
}

static void
crumb_line_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = NATURAL_WIDTH;
}

static guint
crumb_line_chart_find (CrumbChart *chart, float x)
{
  CrumbLineChart *self = CRUMB_LINE_CHART (chart);
  graphene_rect_t area = get_area (self);
  float along = CLAMP ((x - area.origin.x) / area.size.width, 0, 1);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    along = 1 - along;
  return (guint) (along * (float) (self->points->len - 1) + 0.5f);
}

static char *
crumb_line_chart_tell (CrumbChart *chart, guint point)
{
  return g_strdup (point_at (CRUMB_LINE_CHART (chart), point)->text);
}

/* Says what the pointed game was, for those who see. */
static gboolean
crumb_line_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  CrumbLineChart *self = CRUMB_LINE_CHART (widget);
  int pointed = crumb_chart_get_pointed (CRUMB_CHART (self));

  if (pointed != CRUMB_CHART_NOTHING)
    gtk_tooltip_set_text (tooltip, point_at (self, (guint) pointed)->text);
  return pointed != CRUMB_CHART_NOTHING;
}

static void
open_pointed (CrumbLineChart *self)
{
  int pointed = crumb_chart_get_pointed (CRUMB_CHART (self));

  if (pointed != CRUMB_CHART_NOTHING && point_at (self, (guint) pointed)->id != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.review", "s", point_at (self, (guint) pointed)->id);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  open_pointed (CRUMB_LINE_CHART (widget));
  return TRUE;
}

static void
clear_point (gpointer point)
{
  g_free (((CrumbChartPoint *) point)->id);
  g_free (((CrumbChartPoint *) point)->text);
}

GArray *
crumb_chart_points_new (void)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (CrumbChartPoint));

  g_array_set_clear_func (points, clear_point);
  return points;
}

static void
crumb_line_chart_class_init (CrumbLineChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_line_chart_measure;
  widget_class->snapshot = crumb_line_chart_snapshot;
  widget_class->query_tooltip = crumb_line_chart_query_tooltip;
  CRUMB_CHART_CLASS (klass)->find = crumb_line_chart_find;
  CRUMB_CHART_CLASS (klass)->tell = crumb_line_chart_tell;
  crumb_class_owns (klass, CrumbLineChart, g_array_unref, points);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_NO_MODIFIER_MASK, key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, GDK_NO_MODIFIER_MASK, key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "linechart");
}

static void
crumb_line_chart_init (CrumbLineChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (open_pointed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* Round numbers for the lines, so that few lines span all. */
static void
choose_steps (CrumbLineChart *self, double least, double most)
{
  self->step = crumb_chart_step (most - least, 0.1, MOST_LINES - 1);
  self->bottom = floor (least / self->step) * self->step;
  self->top = MAX (ceil (most / self->step) * self->step, self->bottom + self->step);
}

GtkWidget *
crumb_line_chart_new (GArray *points, guint trend, const char *text)
{
  g_autoptr (GArray) taken = points;
  CrumbLineChart *self;
  double least, most;

  if (points->len < CRUMB_LINE_CHART_LEAST)
    return NULL;

  self = g_object_new (CRUMB_TYPE_LINE_CHART, NULL);
  self->points = g_steal_pointer (&taken);
  self->trend = trend;
  least = most = point_at (self, 0)->value;
  for (guint i = 0; i < points->len; i++)
    {
      const CrumbChartPoint *point = point_at (self, i);

      least = MIN (least, point->spread > 0 ? MIN (point->value, point->middle - point->spread) : point->value);
      most = MAX (most, point->spread > 0 ? MAX (point->value, point->middle + point->spread) : point->value);
    }
  /* Averages begin at 0; what has a band has its own middle. */
  choose_steps (self, least > 0 && least < most / 2 && point_at (self, 0)->spread <= 0 ? 0 : least, most);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  crumb_chart_show (CRUMB_CHART (self), points->len - 1);
  return GTK_WIDGET (self);
}
