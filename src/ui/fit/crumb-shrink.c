/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-shrink.h"

#include "crumb-smaller.h"

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

  while (child != NULL && crumb_smaller_natural (child, GTK_ORIENTATION_HORIZONTAL) > width)
    {
      GtkWidget *shorter = next_shown (gtk_widget_get_next_sibling (child));

      if (shorter == NULL)
        break;
      child = shorter;
    }
  return child;
}

static int
least_of (GtkWidget *child)
{
  int natural = crumb_smaller_natural (child, GTK_ORIENTATION_HORIZONTAL);

  return MIN (NARROWEST, (int) (crumb_smaller_least (child) * natural));
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
    *natural = MAX (*natural, crumb_smaller_natural (child, orientation));
  *minimum = *natural;
  if (orientation == GTK_ORIENTATION_HORIZONTAL && last != NULL)
    *minimum = MIN (*natural, least_of (last));
}

static double
factor_for (GtkWidget *child, int width)
{
  return MIN ((double) width / crumb_smaller_natural (child, GTK_ORIENTATION_HORIZONTAL), 1);
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
    crumb_smaller_allocate (chosen, width, height, baseline, factor_for (chosen, width));
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
