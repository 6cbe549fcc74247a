/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows its child as large as it fits, for people who are not close, on either side of the table. */

#include "crumb-placard.h"

#include "crumb-widget-helpers.h"

#define SMALLEST 0.5
#define LARGEST 8.0
/** The edge of an icon before it is scaled. */
#define ICON_SIZE 16
/* So many halvings of the range are finer than a pixel. */
#define HALVINGS 12

struct _CrumbPlacard
{
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean scrolls;
  gboolean turned;
};

G_DEFINE_FINAL_TYPE (CrumbPlacard, crumb_placard, GTK_TYPE_WIDGET)

static gboolean
fits (CrumbPlacard *self, int width, int height, double scale)
{
  int wide = (int) (width / scale);
  int needed;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  if (needed > wide)
    return FALSE;
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, wide, &needed, NULL, NULL, NULL);
  return needed <= (int) (height / scale);
}

static double
find_scale (CrumbPlacard *self, int width, int height)
{
  double fitting = SMALLEST;
  double too_large = LARGEST;

  for (guint i = 0; i < HALVINGS; i++)
    {
      double scale = (fitting + too_large) / 2;

      if (fits (self, width, height, scale))
        fitting = scale;
      else
        too_large = scale;
    }
  return fitting;
}

/* An icon is drawn once, at its size; ours are scaled later, and would be blurred. */
static void
sharpen (GtkWidget *widget)
{
  if (GTK_IS_IMAGE (widget) && gtk_image_get_storage_type (GTK_IMAGE (widget)) == GTK_IMAGE_ICON_NAME)
    {
      GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
      g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
          theme, gtk_image_get_icon_name (GTK_IMAGE (widget)), NULL, (int) (LARGEST * ICON_SIZE), 1,
          gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

      gtk_image_set_from_paintable (GTK_IMAGE (widget), GDK_PAINTABLE (icon));
      gtk_image_set_pixel_size (GTK_IMAGE (widget), ICON_SIZE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sharpen (child);
}

static void
crumb_placard_map (GtkWidget *widget)
{
  sharpen (widget);
  GTK_WIDGET_CLASS (crumb_placard_parent_class)->map (widget);
}

static GtkSizeRequestMode
crumb_placard_get_request_mode (GtkWidget *widget)
{
  return CRUMB_PLACARD (widget)->scrolls ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
crumb_placard_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  CrumbPlacard *self = CRUMB_PLACARD (widget);

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, orientation, self->scrolls && for_size >= 0 ? (int) (for_size / SMALLEST) : -1,
                      minimum, natural, NULL, NULL);
  *minimum = (int) (*minimum * SMALLEST + 0.5);
  if (self->scrolls)
    *natural = *minimum;
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*minimum, 100);
}

static void
crumb_placard_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbPlacard *self = CRUMB_PLACARD (widget);
  GskTransform *transform = NULL;
  double scale;
  int wide, high, least_wide, least_high;

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  scale = find_scale (self, width, height);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_wide, NULL, NULL, NULL);
  wide = MAX ((int) (width / scale), least_wide);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, wide, &least_high, NULL, NULL, NULL);
  high = MAX ((int) (height / scale), least_high);

  if (self->turned)
    {
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_widget_allocate (self->child, wide, high, -1, transform);
}

static void
crumb_placard_dispose (GObject *object)
{
  g_clear_pointer (&CRUMB_PLACARD (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (crumb_placard_parent_class)->dispose (object);
}

static void
set_scrolls (CrumbPlacard *self, gboolean scrolls)
{
  if (crumb_set_boolean (self, "scrolls", &self->scrolls, scrolls))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
crumb_placard_class_init (CrumbPlacardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_placard_dispose;
  widget_class->map = crumb_placard_map;
  widget_class->get_request_mode = crumb_placard_get_request_mode;
  widget_class->measure = crumb_placard_measure;
  widget_class->size_allocate = crumb_placard_size_allocate;

  crumb_class_property (klass, CrumbPlacard, child, crumb_placard_set_child,
                        g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, CRUMB_READWRITE));
  /* Inside a scrolled window it becomes as high as what is in it at its smallest. */
  crumb_class_property (klass, CrumbPlacard, scrolls, set_scrolls,
                        g_param_spec_boolean ("scrolls", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbPlacard, turned, crumb_placard_set_turned,
                        g_param_spec_boolean ("turned", NULL, NULL, FALSE, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "placard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_placard_init (CrumbPlacard *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
crumb_placard_set_child (CrumbPlacard *self, GtkWidget *child)
{
  g_return_if_fail (CRUMB_IS_PLACARD (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "child");
}

void
crumb_placard_set_turned (CrumbPlacard *self, gboolean turned)
{
  g_return_if_fail (CRUMB_IS_PLACARD (self));

  if (crumb_set_boolean (self, "turned", &self->turned, turned))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}
