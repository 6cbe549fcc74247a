/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Squares side by side, all as large as the row allows; more than one row only where the smallest don't fit. */

#include "crumb-fit-box.h"

#include "crumb-widget-helpers.h"

#define SPACING 4

struct _CrumbFitBox
{
  GtkWidget parent_instance;

  int min_size;
  int max_size;
};

G_DEFINE_FINAL_TYPE (CrumbFitBox, crumb_fit_box, GTK_TYPE_WIDGET)

/** The rows of squares that fit a width. */
typedef struct
{
  int columns;
  int rows;
  int edge;
} Grid;

static int
count_shown (CrumbFitBox *self)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

static int
length_of (int n, int edge)
{
  return n > 0 ? n * (edge + SPACING) - SPACING : 0;
}

/* In large text there may be no room for more than this, so only small text changes it. */
static int
get_least (CrumbFitBox *self)
{
  return MIN (self->min_size, crumb_scale_with_text (GTK_WIDGET (self), self->min_size));
}

static Grid
fit (CrumbFitBox *self, int n, int width)
{
  int most = crumb_scale_with_text (GTK_WIDGET (self), self->max_size);
  int least = get_least (self);
  int fitting = MAX ((width + SPACING) / (least + SPACING), 1);
  Grid grid = { .rows = MAX ((n + fitting - 1) / fitting, 1) };

  grid.columns = MAX ((n + grid.rows - 1) / grid.rows, 1);
  grid.edge = CLAMP ((width + SPACING) / grid.columns - SPACING, least, MAX (least, most));
  return grid;
}

static GtkSizeRequestMode
crumb_fit_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
crumb_fit_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  CrumbFitBox *self = CRUMB_FIT_BOX (widget);
  int most = crumb_scale_with_text (widget, self->max_size);
  int n = count_shown (self);
  Grid grid;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = n > 0 ? get_least (self) : 0;
      *natural = length_of (n, most);
      return;
    }
  grid = fit (self, n, for_size < 0 ? length_of (n, most) : for_size);
  /* Of the smallest squares, as the edge grows with the width: GTK expects no higher minimum for a greater width. */
  *minimum = n > 0 ? length_of (grid.rows, get_least (self)) : 0;
  *natural = n > 0 ? length_of (grid.rows, grid.edge) : 0;
}

static void
crumb_fit_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbFitBox *self = CRUMB_FIT_BOX (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n = count_shown (self);
  Grid grid = fit (self, n, width);
  int at = 0;
  int left;

  grid.edge = MIN (grid.edge, (height + SPACING) / grid.rows - SPACING);
  left = (width - length_of (MIN (n, grid.columns), grid.edge)) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { left + at % grid.columns * (grid.edge + SPACING),
                              at / grid.columns * (grid.edge + SPACING), grid.edge, grid.edge };

      if (!gtk_widget_should_layout (child))
        continue;
      if (mirrored)
        place.x = width - place.x - grid.edge;
      /* GTK wants every child to be measured before it gets its place. */
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
      at++;
    }
}

static void
crumb_fit_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (crumb_fit_box_parent_class)->dispose (object);
}

static void
set_min_size (CrumbFitBox *self, int min_size)
{
  if (crumb_set_int (self, "min-size", &self->min_size, min_size))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_max_size (CrumbFitBox *self, int max_size)
{
  if (crumb_set_int (self, "max-size", &self->max_size, max_size))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
crumb_fit_box_class_init (CrumbFitBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_fit_box_dispose;
  widget_class->get_request_mode = crumb_fit_box_get_request_mode;
  widget_class->measure = crumb_fit_box_measure;
  widget_class->size_allocate = crumb_fit_box_size_allocate;

  crumb_class_property (klass, CrumbFitBox, min_size, set_min_size,
                        g_param_spec_int ("min-size", NULL, NULL, 1, G_MAXINT, 32, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbFitBox, max_size, set_max_size,
                        g_param_spec_int ("max-size", NULL, NULL, 1, G_MAXINT, 64, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "fitbox");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_fit_box_init (CrumbFitBox *self)
{
  self->min_size = 32;
  self->max_size = 64;
}

GtkWidget *
crumb_fit_box_new (void)
{
  return g_object_new (CRUMB_TYPE_FIT_BOX, NULL);
}

void
crumb_fit_box_append (CrumbFitBox *self, GtkWidget *child)
{
  g_return_if_fail (CRUMB_IS_FIT_BOX (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}
