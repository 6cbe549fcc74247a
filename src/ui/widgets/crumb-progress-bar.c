/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A picture of how far somebody is: ten crumbs, each a tenth of the way, filled from the start of the line. */

#include "crumb-progress-bar.h"

#include "crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define N_CRUMBS 10
#define SPACING 0.25f
#define MIN_EDGE 5
#define NATURAL_EDGE 14

struct _CrumbProgressBar
{
  GtkWidget parent_instance;

  int points;
  int target;
};

G_DEFINE_FINAL_TYPE (CrumbProgressBar, crumb_progress_bar, GTK_TYPE_WIDGET)

/* Where the dark spots of a crumb are, on a square of 1 by 1. */
static const graphene_point_t spots[] = {
  { 0.36f, 0.32f }, { 0.66f, 0.38f }, { 0.48f, 0.60f }, { 0.27f, 0.62f }, { 0.68f, 0.70f },
};

/* How long the row is, in edges of a crumb. */
static const float length = N_CRUMBS + SPACING * (N_CRUMBS - 1);

static void
snapshot_disc (GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  GskRoundedRect body;

  gsk_rounded_rect_init_from_rect (&body, area, area->size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &body);
  gtk_snapshot_append_color (snapshot, colour, area);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_spots (GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  const GdkRGBA dark = { .red = 0.2f, .green = 0.1f, .blue = 0.05f, .alpha = 0.75f };
  float edge = area->size.width;

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      graphene_rect_t spot =
          GRAPHENE_RECT_INIT (area->origin.x + (spots[i].x - 0.08f) * edge,
                              area->origin.y + (spots[i].y - 0.08f) * edge, 0.16f * edge, 0.16f * edge);

      snapshot_disc (snapshot, &spot, &dark);
    }
}

/* The outline of a crumb: it has to be seen where nothing is filled. */
static void
snapshot_outline (GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  const float width = MAX (area->size.width / 12, 1);
  GskRoundedRect body;

  gsk_rounded_rect_init_from_rect (&body, area, area->size.width / 2);
  gtk_snapshot_append_border (snapshot, &body, (const float[]) { width, width, width, width },
                              (const GdkRGBA[]) { *colour, *colour, *colour, *colour });
}

/* One crumb, @filled of it there, 0 to 1. */
static void
snapshot_part (CrumbProgressBar *self, GtkSnapshot *snapshot, const graphene_rect_t *area, float filled)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  float width = area->size.width * filled;
  GdkRGBA colour, missing;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  missing = colour;
  missing.alpha *= 0.12f;
  snapshot_disc (snapshot, area, &missing);
  snapshot_outline (snapshot, area, &colour);
  if (filled <= 0)
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (area->origin.x + (mirrored ? area->size.width - width : 0),
                                                         area->origin.y, width, area->size.height));
  snapshot_disc (snapshot, area, &colour);
  snapshot_spots (snapshot, area);
  gtk_snapshot_pop (snapshot);
}

static void
crumb_progress_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbProgressBar *self = CRUMB_PROGRESS_BAR (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float edge = MIN (height, width / length);
  float filled = (float) self->points * N_CRUMBS / (float) self->target;

  for (guint i = 0; i < N_CRUMBS; i++)
    {
      float x = (float) i * edge * (1 + SPACING);
      graphene_rect_t area = GRAPHENE_RECT_INIT (mirrored ? width - x - edge : x, (height - edge) / 2, edge, edge);

      snapshot_part (self, snapshot, &area, CLAMP (filled - (float) i, 0, 1));
    }
}

static void
crumb_progress_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;

  int edge = crumb_scale_with_text (widget, NATURAL_EDGE);

  *minimum = along ? (int) (MIN_EDGE * length) : MIN_EDGE;
  *natural = along ? (int) ((float) edge * length) : edge;
}

static void
crumb_progress_bar_class_init (CrumbProgressBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_progress_bar_measure;
  widget_class->snapshot = crumb_progress_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "scorebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
crumb_progress_bar_init (CrumbProgressBar *self)
{
  self->target = 1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, -1);
}

void
crumb_progress_bar_set_progress (CrumbProgressBar *self, const char *name, int points, int target)
{
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (CRUMB_IS_PROGRESS_BAR (self));
  g_return_if_fail (points >= 0 && target > 0);

  self->points = points;
  self->target = target;

  /* Translators: %1$d of the points that are played to, %2$d. */
  text = g_strdup_printf (_ ("%1$d of %2$d"), points, target);
  /* Translators: %1$s is a name, %2$s is “21 of 50”. */
  label = g_strdup_printf (_ ("%1$s: %2$s"), name, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) target, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) MIN (points, target), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
