/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How often each of two players was ahead, as one bar in their colors. */

#include "crumb-rival-bar.h"

#include "ui/widgets/crumb-seat-mark.h"

#include "record/base/crumb-class.h"

#define HEIGHT 28
#define ROUND 8
#define GAP 2.0f

struct _CrumbRivalBar
{
  GtkWidget parent_instance;

  CrumbColour colours[2];
  float shares[2];
};

CRUMB_DEFINE_PLAIN (CrumbRivalBar, crumb_rival_bar, GTK_TYPE_WIDGET)

static void
crumb_rival_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbRivalBar *self = CRUMB_RIVAL_BAR (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GskRoundedRect bar;
  GdkRGBA level;

  gtk_widget_get_color (widget, &level);
  level.alpha *= 0.2f;
  gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT (0, 0, width, height), ROUND);
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  gtk_snapshot_append_color (snapshot, &level, &bar.bounds);
  for (guint i = 0; i < 2; i++)
    {
      CrumbSeatPaint paint = crumb_seat_paint_on (widget, self->colours[i]);
      float part = MAX (width * self->shares[i] - GAP, 0);
      gboolean first = (i == 0) != mirrored;

      gtk_snapshot_append_color (snapshot, &paint.fill,
                                 &GRAPHENE_RECT_INIT (first ? 0 : width - part, 0, part, height));
    }
  gtk_snapshot_pop (snapshot);
}

static void
crumb_rival_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = HEIGHT;
}

static void
crumb_rival_bar_class_init (CrumbRivalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_rival_bar_measure;
  widget_class->snapshot = crumb_rival_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

GtkWidget *
crumb_rival_bar_new (CrumbColour one, CrumbColour other, guint ahead, guint behind, guint games, const char *text)
{
  CrumbRivalBar *self = g_object_new (CRUMB_TYPE_RIVAL_BAR, NULL);

  self->colours[0] = one;
  self->colours[1] = other;
  self->shares[0] = (float) ahead / (float) MAX (games, 1);
  self->shares[1] = (float) behind / (float) MAX (games, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return GTK_WIDGET (self);
}
