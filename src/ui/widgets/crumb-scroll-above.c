/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that scrolls, and what is always in view below it: at the bottom, or right under the page. */

#include "crumb-scroll-above.h"

#include "record/base/crumb-class.h"

/** Two more lines of a question. */
#define SLACK 56

/* @end: where what is below has ended at this size; @shortest: how high it was at least */
struct _CrumbScrollAbove
{
  GtkWidget parent_instance;

  GtkWidget *page;
  GtkWidget *below;
  gboolean near;
  gboolean together;
  int end;
  int shortest;
  int width;
  int height;
};

CRUMB_DEFINE_PLAIN (CrumbScrollAbove, crumb_scroll_above, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PAGE,
  PROP_BELOW,
  PROP_NEAR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
crumb_scroll_above_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
crumb_scroll_above_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  CrumbScrollAbove *self = CRUMB_SCROLL_ABOVE (widget);
  int page_minimum, page_natural;

  gtk_widget_measure (self->page, orientation, for_size, &page_minimum, &page_natural, NULL, NULL);
  gtk_widget_measure (self->below, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + page_minimum : MAX (*minimum, page_minimum);
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + page_natural : MAX (*natural, page_natural);
}

/* The page in the scrolled window is asked itself: a scrolled window asks for the height of some other width. */
static int
measure_page (CrumbScrollAbove *self, int width)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->page));
  int natural;

  if (GTK_IS_VIEWPORT (child))
    child = gtk_viewport_get_child (GTK_VIEWPORT (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* What is below may ask in a few words more than now, without moving its end. */
static int
find_steady_end (CrumbScrollAbove *self, int page, int below)
{
  self->shortest = self->shortest > 0 ? MIN (self->shortest, below) : below;
  self->end = MAX (self->end, page + MAX (below, self->shortest + SLACK));
  return self->end;
}

/* How high the page is drawn, of a height that it may have at most. */
static int
find_height (CrumbScrollAbove *self, int width, int most, int below)
{
  int page = self->near || self->together ? measure_page (self, width) : most;

  if (!self->together && self->near && below > 0)
    page = find_steady_end (self, page, below) - below;
  return MIN (page, most);
}

static void
forget_end (CrumbScrollAbove *self)
{
  self->end = self->shortest = 0;
}

static void
crumb_scroll_above_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbScrollAbove *self = CRUMB_SCROLL_ABOVE (widget);
  int page_minimum, page, below_minimum, below = 0;

  gtk_widget_measure (self->page, GTK_ORIENTATION_VERTICAL, width, &page_minimum, NULL, NULL, NULL);
  if (gtk_widget_should_layout (self->below))
    {
      gtk_widget_measure (self->below, GTK_ORIENTATION_VERTICAL, width, &below_minimum, &below, NULL, NULL);
      below = CLAMP (height - page_minimum, below_minimum, below);
    }
  if (below == 0 || width != self->width || height != self->height)
    forget_end (self);
  self->width = width;
  self->height = height;
  page = MAX (find_height (self, width, height - below, below), page_minimum);

  gtk_widget_size_allocate (self->page, &(GtkAllocation) { 0, 0, width, page }, -1);
  if (gtk_widget_should_layout (self->below))
    gtk_widget_size_allocate (self->below, &(GtkAllocation) { 0, page, width, below }, -1);
}

static void
crumb_scroll_above_dispose (GObject *object)
{
  CrumbScrollAbove *self = CRUMB_SCROLL_ABOVE (object);

  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);

  G_OBJECT_CLASS (crumb_scroll_above_parent_class)->dispose (object);
}

static void
set_flag (CrumbScrollAbove *self, gboolean *flag, gboolean value)
{
  if (*flag == value)
    return;
  *flag = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A breakpoint reads what it sets back later. */
static void
crumb_scroll_above_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_NEAR)
    g_value_set_boolean (value, CRUMB_SCROLL_ABOVE (object)->near);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
crumb_scroll_above_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CrumbScrollAbove *self = CRUMB_SCROLL_ABOVE (object);

  switch (prop_id)
    {
    case PROP_PAGE:
      self->page = g_value_get_object (value);
      gtk_widget_insert_after (self->page, GTK_WIDGET (self), NULL);
      break;
    case PROP_BELOW:
      self->below = g_value_get_object (value);
      gtk_widget_insert_before (self->below, GTK_WIDGET (self), NULL);
      break;
    case PROP_NEAR:
      set_flag (self, &self->near, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_scroll_above_class_init (CrumbScrollAboveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_scroll_above_dispose;
  object_class->get_property = crumb_scroll_above_get_property;
  object_class->set_property = crumb_scroll_above_set_property;
  widget_class->get_request_mode = crumb_scroll_above_get_request_mode;
  widget_class->measure = crumb_scroll_above_measure;
  widget_class->size_allocate = crumb_scroll_above_size_allocate;

  props[PROP_PAGE] =
      g_param_spec_object ("page", NULL, NULL, GTK_TYPE_SCROLLED_WINDOW, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_BELOW] =
      g_param_spec_object ("below", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_NEAR] = g_param_spec_boolean ("near", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

void
crumb_scroll_above_set_together (CrumbScrollAbove *self, gboolean together)
{
  g_return_if_fail (CRUMB_IS_SCROLL_ABOVE (self));

  set_flag (self, &self->together, together);
}
