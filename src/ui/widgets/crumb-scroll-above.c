/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that scrolls, and what is always in view below it: at the bottom, or right under the page. */

#include "crumb-scroll-above.h"

#include "crumb-widget-helpers.h"
#include "record/base/crumb-class.h"

/** Two more lines of a question. */
#define SLACK 56

/* @end: where what is below has ended at this size; @shortest: how high it was at least; @lead: (weak); @home: where
 * that is otherwise, while it is in the page; @shown: of @below with it there */
struct _CrumbScrollAbove
{
  GtkWidget parent_instance;

  GtkWidget *page;
  GtkWidget *below;
  GtkWidget *lead;
  GtkBox *home;
  GBinding *shown;
  gboolean near;
  gboolean low;
  gboolean together;
  int end;
  int shortest;
  int width;
  int height;
};

CRUMB_DEFINE_PLAIN (CrumbScrollAbove, crumb_scroll_above, GTK_TYPE_WIDGET)

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

static GtkWidget *
get_content (CrumbScrollAbove *self)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->page));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

/* The page in the scrolled window is asked itself: a scrolled window asks for the height of some other width. */
static int
measure_page (CrumbScrollAbove *self, int width)
{
  int natural;

  gtk_widget_measure (get_content (self), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
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

  g_clear_weak_pointer (&self->lead);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);

  G_OBJECT_CLASS (crumb_scroll_above_parent_class)->dispose (object);
}

static void
set_page (CrumbScrollAbove *self, GtkWidget *page)
{
  self->page = page;
  gtk_widget_insert_after (page, GTK_WIDGET (self), NULL);
}

static void
set_below (CrumbScrollAbove *self, GtkWidget *below)
{
  self->below = below;
  gtk_widget_insert_before (below, GTK_WIDGET (self), NULL);
}

static void
set_lead (CrumbScrollAbove *self, GtkWidget *lead)
{
  g_set_weak_pointer (&self->lead, lead);
}

static void
set_near (CrumbScrollAbove *self, gboolean near)
{
  if (crumb_set_boolean (self, "near", &self->near, near))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A page with nothing below it has all of the height, and scrolls by itself. */
static void
move_lead (CrumbScrollAbove *self)
{
  g_autoptr (GtkWidget) lead = g_object_ref (self->lead);
  GtkWidget *parent = gtk_widget_get_parent (lead);

  gtk_box_remove (GTK_BOX (parent), lead);
  if (self->low)
    {
      self->home = GTK_BOX (parent);
      gtk_box_append (GTK_BOX (adw_clamp_get_child (ADW_CLAMP (get_content (self)))), lead);
      self->shown = g_object_bind_property (self->below, "visible", lead, "visible", G_BINDING_SYNC_CREATE);
      return;
    }
  gtk_box_prepend (self->home, lead);
  g_binding_unbind (self->shown);
  gtk_widget_set_visible (lead, TRUE);
}

static void
set_low (CrumbScrollAbove *self, gboolean low)
{
  if (!crumb_set_boolean (self, "low", &self->low, low))
    return;
  crumb_set_css_class (GTK_WIDGET (self), "low", low);
  if (self->lead != NULL)
    move_lead (self);
}

static void
crumb_scroll_above_class_init (CrumbScrollAboveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_scroll_above_dispose;
  widget_class->get_request_mode = crumb_scroll_above_get_request_mode;
  widget_class->measure = crumb_scroll_above_measure;
  widget_class->size_allocate = crumb_scroll_above_size_allocate;

  crumb_class_property (klass, CrumbScrollAbove, page, set_page,
                        g_param_spec_object ("page", NULL, NULL, GTK_TYPE_SCROLLED_WINDOW, CRUMB_WRITABLE));
  crumb_class_property (klass, CrumbScrollAbove, below, set_below,
                        g_param_spec_object ("below", NULL, NULL, GTK_TYPE_WIDGET, CRUMB_WRITABLE));
  crumb_class_property (klass, CrumbScrollAbove, lead, set_lead,
                        g_param_spec_object ("lead", NULL, NULL, GTK_TYPE_WIDGET, CRUMB_WRITABLE));
  crumb_class_property (klass, CrumbScrollAbove, near, set_near,
                        g_param_spec_boolean ("near", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbScrollAbove, low, set_low,
                        g_param_spec_boolean ("low", NULL, NULL, FALSE, CRUMB_READWRITE));
}

void
crumb_scroll_above_set_together (CrumbScrollAbove *self, gboolean together)
{
  g_return_if_fail (CRUMB_IS_SCROLL_ABOVE (self));

  if (self->together == together)
    return;
  self->together = together;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
