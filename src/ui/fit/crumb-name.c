/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-name.h"

#include "crumb-smaller.h"
#include "record/base/crumb-class.h"

/* Of how many letters it keeps the room, drawn that small, unless it is told another number: most names are no longer. */
#define LETTERS 12

struct _CrumbName
{
  GtkWidget parent_instance;

  GtkLabel *label;
  int width_chars;
  int max_width_chars;
};

G_DEFINE_FINAL_TYPE (CrumbName, crumb_name, GTK_TYPE_WIDGET)

/* In pixels. */
static int
width_of (CrumbName *self, int n_letters)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->label));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = n_letters * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

static GtkSizeRequestMode
crumb_name_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
crumb_name_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  CrumbName *self = CRUMB_NAME (widget);

  gtk_widget_measure (GTK_WIDGET (self->label), orientation, -1, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = (int) (crumb_smaller_least (widget) * MIN (*natural, width_of (self, self->width_chars)));
  if (self->max_width_chars > 0)
    *natural = MAX (*minimum, MIN (*natural, width_of (self, self->max_width_chars)));
}

/* How much smaller it is drawn. A name that can't be whole even so is as large as one that just fits. */
static double
shrink_to (CrumbName *self, int width)
{
  double least = crumb_smaller_least (GTK_WIDGET (self));
  int natural = crumb_smaller_natural (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL);

  if (least * natural > width)
    natural = MIN (natural, width_of (self, LETTERS));
  return natural > width ? MAX ((double) width / natural, least) : 1;
}

static void
crumb_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbName *self = CRUMB_NAME (widget);

  crumb_smaller_allocate (GTK_WIDGET (self->label), width, height, baseline, shrink_to (self, width));
}

static void
set_width_chars (CrumbName *self, int width_chars)
{
  if (crumb_set_int (self, "width-chars", &self->width_chars, width_chars))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_max_width_chars (CrumbName *self, int max_width_chars)
{
  if (crumb_set_int (self, "max-width-chars", &self->max_width_chars, max_width_chars))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
crumb_name_dispose (GObject *object)
{
  CrumbName *self = CRUMB_NAME (object);

  if (self->label != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->label));
  self->label = NULL;
  G_OBJECT_CLASS (crumb_name_parent_class)->dispose (object);
}

static void
crumb_name_class_init (CrumbNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_name_dispose;
  widget_class->get_request_mode = crumb_name_get_request_mode;
  widget_class->measure = crumb_name_measure;
  widget_class->size_allocate = crumb_name_size_allocate;

  crumb_class_property (klass, CrumbName, width_chars, set_width_chars,
                        g_param_spec_int ("width-chars", NULL, NULL, 1, G_MAXINT, LETTERS, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbName, max_width_chars, set_max_width_chars,
                        g_param_spec_int ("max-width-chars", NULL, NULL, 0, G_MAXINT, 0, CRUMB_READWRITE));
}

static void
crumb_name_init (CrumbName *self)
{
  self->width_chars = LETTERS;
  self->label = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_MIDDLE, "xalign", 0.0, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
}

const char *
crumb_name_get_name (CrumbName *self)
{
  g_return_val_if_fail (CRUMB_IS_NAME (self), NULL);

  return gtk_label_get_text (self->label);
}

void
crumb_name_set_name (CrumbName *self, const char *name)
{
  g_return_if_fail (CRUMB_IS_NAME (self));

  gtk_label_set_text (self->label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}
