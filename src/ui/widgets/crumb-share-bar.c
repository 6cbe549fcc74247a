/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A part of a whole as a bar, with a line where it was to be expected. */

#include "crumb-share-bar.h"

#define NATURAL_WIDTH 100
#define MIN_WIDTH 48
#define HEIGHT 20
#define TRACK 8.0f
#define TICK 2.0f

struct _CrumbShareBar
{
  GtkWidget parent_instance;

  float share;
  float expected;
};

G_DEFINE_FINAL_TYPE (CrumbShareBar, crumb_share_bar, GTK_TYPE_WIDGET)

static void
append_part (CrumbShareBar *self, GtkSnapshot *snapshot, float from, float width, float height, const GdkRGBA *colour)
{
  float whole = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float middle = (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_snapshot_append_color (
      snapshot, colour,
      &GRAPHENE_RECT_INIT (mirrored ? whole - from - width : from, middle - height / 2, width, height));
}

static void
crumb_share_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbShareBar *self = CRUMB_SHARE_BAR (widget);
  float width = (float) gtk_widget_get_width (widget);
  float middle = (float) gtk_widget_get_height (widget) / 2;
  GskRoundedRect track;
  GdkRGBA colour, faint, tick;

  gtk_widget_get_color (widget, &colour);
  faint = colour;
  faint.alpha *= 0.15f;
  gtk_widget_get_color (gtk_widget_get_parent (widget), &tick);

  gsk_rounded_rect_init_from_rect (&track, &GRAPHENE_RECT_INIT (0, middle - TRACK / 2, width, TRACK), TRACK / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &track);
  append_part (self, snapshot, 0, width, TRACK, &faint);
  append_part (self, snapshot, 0, width * self->share, TRACK, &colour);
  gtk_snapshot_pop (snapshot);

  if (self->expected >= 0)
    append_part (self, snapshot, CLAMP (width * self->expected - TICK / 2, 0, width - TICK), TICK, HEIGHT, &tick);
}

static void
crumb_share_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = along ? MIN_WIDTH : HEIGHT;
  *natural = along ? NATURAL_WIDTH : HEIGHT;
}

static void
crumb_share_bar_class_init (CrumbShareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_share_bar_measure;
  widget_class->snapshot = crumb_share_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "sharebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
crumb_share_bar_init (CrumbShareBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
crumb_share_bar_new (double share, double expected)
{
  CrumbShareBar *self = g_object_new (CRUMB_TYPE_SHARE_BAR, NULL);

  self->share = CLAMP ((float) share, 0, 1);
  self->expected = CLAMP ((float) expected, -1, 1);
  return GTK_WIDGET (self);
}
