/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-name.h"

#include "crumb-smaller.h"
#include "record/base/crumb-class.h"

#include <math.h>

/* Of how many letters it keeps the room, drawn that small, unless it is told another number: most names are no longer. */
#define LETTERS 12

/* How much smaller than other names a word gets before it is broken. */
#define SMALLER_WORD 0.8

struct _CrumbName
{
  GtkWidget parent_instance;

  GtkLabel *label;
  int width_chars;
  int max_width_chars;
  gboolean wrap;
  gboolean at_end;
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

/* Of a name that wraps the longest word, else all of it. */
static int
find_longest (CrumbName *self)
{
  g_auto (GStrv) words = NULL;
  int longest = 0;

  if (!self->wrap)
    return crumb_smaller_natural (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL);

  words = g_strsplit (gtk_label_get_text (self->label), " ", 0);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->label), words[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      longest = MAX (longest, width);
    }
  return longest;
}

/* A label is never narrower than its widest letter, which may be wider than many others. */
static int
find_narrowest (CrumbName *self)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* How much smaller it is drawn. What can't be whole even so is as large as a word that just fits. */
static double
shrink_to (CrumbName *self, int width)
{
  double least = crumb_smaller_least (GTK_WIDGET (self)) * (self->wrap ? SMALLER_WORD : 1);
  int longest = find_longest (self);

  if (least * longest > width)
    longest = MAX (MIN (longest, width_of (self, LETTERS)), find_narrowest (self));
  return longest > width ? MAX ((double) width / longest, least) : 1;
}

static GtkSizeRequestMode
crumb_name_get_request_mode (GtkWidget *widget)
{
  return CRUMB_NAME (widget)->wrap ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* As high as if it were not drawn smaller: GTK expects no height to grow with the width. */
static void
measure_wrapped (CrumbName *self, int width, int *minimum, int *natural)
{
  double factor = shrink_to (self, width);

  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_VERTICAL, (int) (width / factor + 0.5), minimum,
                      natural, NULL, NULL);
}

static void
crumb_name_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  CrumbName *self = CRUMB_NAME (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && self->wrap && for_size >= 0)
    {
      measure_wrapped (self, for_size, minimum, natural);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->label), orientation, -1, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum = (int) ceil (crumb_smaller_least (widget)
                         * MAX (MIN (find_longest (self), width_of (self, self->width_chars)), find_narrowest (self)));
  if (self->max_width_chars > 0)
    *natural = MAX (*minimum, MIN (*natural, width_of (self, self->max_width_chars)));
}

static void
crumb_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbName *self = CRUMB_NAME (widget);

  crumb_smaller_allocate (GTK_WIDGET (self->label), width, height, baseline, shrink_to (self, width));
}

static void
set_wrap (CrumbName *self, gboolean wrap)
{
  if (!crumb_set_boolean (self, "wrap", &self->wrap, wrap))
    return;
  gtk_label_set_ellipsize (self->label, wrap ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_wrap (self->label, wrap);
}

static void
set_at_end (CrumbName *self, gboolean at_end)
{
  if (crumb_set_boolean (self, "at-end", &self->at_end, at_end))
    g_object_set (self->label, "justify", at_end ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT, "xalign", at_end ? 1.0 : 0.0,
                  NULL);
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

  crumb_class_property (klass, CrumbName, at_end, set_at_end,
                        g_param_spec_boolean ("at-end", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbName, width_chars, set_width_chars,
                        g_param_spec_int ("width-chars", NULL, NULL, 1, G_MAXINT, LETTERS, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbName, max_width_chars, set_max_width_chars,
                        g_param_spec_int ("max-width-chars", NULL, NULL, 0, G_MAXINT, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbName, wrap, set_wrap,
                        g_param_spec_boolean ("wrap", NULL, NULL, FALSE, CRUMB_READWRITE));
}

static void
crumb_name_init (CrumbName *self)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  self->width_chars = LETTERS;
  self->label = g_object_new (GTK_TYPE_LABEL, "attributes", attributes, "ellipsize", PANGO_ELLIPSIZE_MIDDLE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
}

void
crumb_name_set_name (CrumbName *self, const char *name)
{
  g_return_if_fail (CRUMB_IS_NAME (self));

  gtk_label_set_text (self->label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->wrap ? NULL : name);
}
