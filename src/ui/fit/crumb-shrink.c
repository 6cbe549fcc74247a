/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-shrink.h"

#include <adwaita.h>

/* How small it gets, beside text of the usual size: the room that people with larger text have is no greater. */
#define SMALLEST 0.75
/* A narrow header that is full of buttons leaves no more than this. */
#define NARROWEST 40

struct _CrumbShrink
{
  GtkWidget parent_instance;
};

static void
crumb_shrink_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = crumb_shrink_add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbShrink, crumb_shrink, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static int
natural_of (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The last one is drawn smaller if it must. */
static GtkWidget *
choose (CrumbShrink *self, int width)
{
  GtkWidget *child = next_shown (gtk_widget_get_first_child (GTK_WIDGET (self)));

  while (child != NULL && natural_of (child, GTK_ORIENTATION_HORIZONTAL) > width)
    {
      GtkWidget *shorter = next_shown (gtk_widget_get_next_sibling (child));

      if (shorter == NULL)
        break;
      child = shorter;
    }
  return child;
}

static double
least_of (CrumbShrink *self, GtkWidget *child)
{
  double text = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (GTK_WIDGET (self)));

  return MIN (NARROWEST, SMALLEST / text * natural_of (child, GTK_ORIENTATION_HORIZONTAL));
}

static GtkSizeRequestMode
crumb_shrink_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
crumb_shrink_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *last = choose (CRUMB_SHRINK (widget), 0);

  *natural = 0;
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    *natural = MAX (*natural, natural_of (child, orientation));
  *minimum = *natural;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && last != NULL)
    *minimum = MIN (*natural, (int) least_of (CRUMB_SHRINK (widget), last));
}

static void
allocate_child (GtkWidget *child, int width, int height, int baseline)
{
  int natural = natural_of (child, GTK_ORIENTATION_HORIZONTAL);
  float factor;
  GskTransform *smaller;

  if (natural <= width)
    {
      gtk_widget_allocate (child, width, height, baseline, NULL);
      return;
    }
  factor = (float) width / (float) natural;
  smaller = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) height * (1 - factor) / 2));
  gtk_widget_allocate (child, natural, height, baseline, gsk_transform_scale (smaller, factor, factor));
}

/* What isn't shown is not told to screen readers either. Without any width nothing is: shrunk to a point, a child would
 * take every click around it. */
static void
crumb_shrink_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *chosen = width > 0 ? choose (CRUMB_SHRINK (widget), width) : NULL;

  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      gtk_widget_set_child_visible (child, child == chosen);
      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, child != chosen, -1);
    }
  if (chosen != NULL)
    allocate_child (chosen, width, height, baseline);
}

static void
crumb_shrink_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (crumb_shrink_parent_class)->dispose (object);
}

static void
crumb_shrink_class_init (CrumbShrinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_shrink_dispose;
  widget_class->get_request_mode = crumb_shrink_get_request_mode;
  widget_class->measure = crumb_shrink_measure;
  widget_class->size_allocate = crumb_shrink_size_allocate;
}

static void
crumb_shrink_init (CrumbShrink *self)
{
}

GtkWidget *
crumb_shrink_new (GtkWidget *child)
{
  GtkWidget *self = g_object_new (CRUMB_TYPE_SHRINK, NULL);

  gtk_widget_set_parent (child, self);
  return self;
}
