/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keyboard focus and scrolling that survive a new layout of the window. */

#include "crumb-focus.h"

/** A breakpoint hides a widget for less than this. */
#define MOMENT G_USEC_PER_SEC

/* @focus: what has the focus (weak); @lost: what had it when it was hidden at @since (weak); @tick: gives it back */
typedef struct
{
  GtkWindow *window;
  GtkWidget *focus;
  GtkWidget *lost;
  gint64 since;
  guint tick;
} LostFocus;

/* (nullable): The dialog that lies over @widget, in the same window. */
static AdwDialog *
find_dialog_over (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  else if (ADW_IS_WINDOW (root))
    dialog = adw_window_get_visible_dialog (ADW_WINDOW (root));
  return dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog)) ? dialog : NULL;
}

static void
take (GtkWidget *widget)
{
  AdwDialog *dialog = find_dialog_over (widget);

  if (dialog != NULL)
    {
      g_signal_handlers_disconnect_by_func (dialog, crumb_take_focus, widget);
      g_signal_connect_object (dialog, "closed", G_CALLBACK (crumb_take_focus), widget, G_CONNECT_SWAPPED);
    }
  else if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

static gboolean
idle_cb (gpointer widget)
{
  take (widget);
  return G_SOURCE_REMOVE;
}

void
crumb_take_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  take (widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, g_object_ref (widget), g_object_unref);
}

gboolean
crumb_has_focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

void
crumb_keep_focus (GtkWidget *widget, GtkWidget *spent)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || !gtk_widget_get_mapped (widget))
    return;
  if (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus)
      || (spent != NULL && gtk_widget_is_ancestor (focus, spent)))
    gtk_widget_grab_focus (widget);
}

void
crumb_tab_leaves_lists (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_LIST_BOX (root))
    gtk_list_box_set_tab_behavior (GTK_LIST_BOX (root), GTK_LIST_TAB_ITEM);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    crumb_tab_leaves_lists (child);
}

static gboolean
shows_other (GtkWidget *pages, gpointer page)
{
  if (GTK_IS_STACK (pages))
    return gtk_stack_get_visible_child (GTK_STACK (pages)) != page;
  if (ADW_IS_VIEW_STACK (pages))
    return adw_view_stack_get_visible_child (ADW_VIEW_STACK (pages)) != page;
  if (ADW_IS_NAVIGATION_VIEW (pages))
    return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) != page;
  return FALSE;
}

/* A page is not mapped for a moment when a breakpoint lays it out anew. */
gboolean
crumb_is_other_page (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       widget = parent, parent = gtk_widget_get_parent (parent))
    if (shows_other (parent, widget))
      return TRUE;
  return FALSE;
}

gboolean
crumb_is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (root == NULL || crumb_is_other_page (widget))
    return TRUE;
  if (focus != NULL && GTK_IS_POPOVER (gtk_widget_get_native (focus)))
    return TRUE;
  return find_dialog_over (widget) != NULL;
}

#define VIEW "crumb-view"

/* What is to be seen of a viewport: one widget, and of another one (both weak) as much as there is room for. GTK's own
 * function goes to its end and back at each call. */
/* The most that lies above what is first in a viewport. */
#define MARGIN 12

typedef struct
{
  GtkWidget *from;
  GtkWidget *to;
} View;

static void
view_free (gpointer data)
{
  View *view = data;

  g_clear_weak_pointer (&view->from);
  g_clear_weak_pointer (&view->to);
  g_free (view);
}

static gboolean
find_bounds (GtkWidget *viewport, GtkWidget *widget, graphene_rect_t *bounds)
{
  return widget != NULL && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), bounds);
}

/* Setting the value ends what scrolls there, such as to what GTK gives the focus to while a breakpoint hides what had
 * it. */
static void
layout_cb (GtkWidget *viewport, GdkFrameClock *clock)
{
  const View *view = g_object_get_data (G_OBJECT (viewport), VIEW);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  double height = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t from, to, first;
  double top, end;

  g_signal_handlers_disconnect_by_func (clock, layout_cb, viewport);
  if (!find_bounds (viewport, view->from, &from))
    return;
  top = from.origin.y;
  end = top + MIN (from.size.height, height);
  if (find_bounds (viewport, view->to, &to))
    {
      top = MAX (MIN (top, to.origin.y), end - height);
      end = MIN (MAX (end, to.origin.y + to.size.height), from.origin.y + height);
      /* Of what comes after it the first part is seen, up to half of the room. */
      if (find_bounds (viewport, gtk_widget_get_first_child (view->to), &first))
        end = MAX (
            end, MIN (first.origin.y + first.size.height, from.origin.y + MAX (height, from.size.height + height / 2)));
    }
  /* What is first is seen with its margin. */
  top = MAX (top > MARGIN ? top : 0, end - height);
  gtk_adjustment_set_value (adjustment, CLAMP (gtk_adjustment_get_value (adjustment), end - height, top));
}

/* Once all has its place. */
static void
look (GtkWidget *viewport)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (viewport);

  if (clock == NULL)
    return;
  g_signal_handlers_disconnect_by_func (clock, layout_cb, viewport);
  g_signal_connect_object (clock, "layout", G_CALLBACK (layout_cb), viewport, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static View *
get_view (GtkWidget *viewport)
{
  View *view = g_object_get_data (G_OBJECT (viewport), VIEW);

  if (view != NULL)
    return view;
  view = g_new0 (View, 1);
  g_object_set_data_full (G_OBJECT (viewport), VIEW, view, view_free);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), "changed", G_CALLBACK (look),
                           viewport, G_CONNECT_SWAPPED);
  return view;
}

void
crumb_keep_in_view (GtkWidget *from, GtkWidget *to)
{
  View *view;
  GtkWidget *viewport = gtk_widget_get_ancestor (from, GTK_TYPE_VIEWPORT);

  g_return_if_fail (GTK_IS_WIDGET (from));

  if (viewport == NULL)
    return;
  view = get_view (viewport);
  g_set_weak_pointer (&view->from, from);
  g_set_weak_pointer (&view->to, to);
  look (viewport);
}

static void mapped_cb (LostFocus *self, GtkWidget *widget);
static void unmapped_cb (LostFocus *self, GtkWidget *widget);

static void
forget (LostFocus *self, GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, mapped_cb, self);
  g_signal_handlers_disconnect_by_func (widget, unmapped_cb, self);
}

static void
give_up (LostFocus *self)
{
  if (self->lost != NULL && self->lost != self->focus)
    forget (self, self->lost);
  g_clear_weak_pointer (&self->lost);
}

/* Text that is being typed isn't selected, as the next letter would replace it. */
static void
give_back (LostFocus *self)
{
  if (self->lost == self->focus)
    return;
  if (GTK_IS_TEXT (self->lost))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (self->lost));
  else
    gtk_widget_grab_focus (self->lost);
}

static gboolean
tick_cb (GtkWidget *window, GdkFrameClock *clock, gpointer user_data)
{
  LostFocus *self = user_data;

  self->tick = 0;
  /* A second breakpoint may have hidden it again. */
  if (self->lost == NULL || !gtk_widget_get_mapped (self->lost))
    return G_SOURCE_REMOVE;

  give_back (self);
  give_up (self);
  return G_SOURCE_REMOVE;
}

/* GTK moves the focus at the end of a frame, so we give it back in the next one. */
static void
mapped_cb (LostFocus *self, GtkWidget *widget)
{
  if (widget != self->lost || self->tick != 0)
    return;
  if (g_get_monotonic_time () - self->since > MOMENT)
    give_up (self);
  else
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), tick_cb, self, NULL);
}

static gboolean
is_waiting (LostFocus *self)
{
  return self->lost != NULL && g_get_monotonic_time () - self->since <= MOMENT;
}

static void
lose (LostFocus *self, GtkWidget *widget)
{
  give_up (self);
  g_set_weak_pointer (&self->lost, widget);
  self->since = g_get_monotonic_time ();
}

static gboolean
select_again_cb (gpointer settings)
{
  gtk_settings_reset_property (settings, "gtk-entry-select-on-focus");
  return G_SOURCE_REMOVE;
}

/* A dialog takes another shape when a phone is turned. It gives its text the focus once more meanwhile, before that is
 * shown again, and GTK would select all of it. */
static void
select_nothing (LostFocus *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self->window));

  g_object_set (settings, "gtk-entry-select-on-focus", FALSE, NULL);
  g_idle_add_full (G_PRIORITY_HIGH, select_again_cb, g_object_ref (settings), g_object_unref);
}

/* Ignores what is hidden because its menu closed, and where GTK put the focus while another widget waits for it. */
static void
unmapped_cb (LostFocus *self, GtkWidget *widget)
{
  if (gtk_widget_get_native (widget) != GTK_NATIVE (self->window))
    return;
  if (GTK_IS_TEXT (widget))
    select_nothing (self);
  if (self->lost == widget || !is_waiting (self))
    lose (self, widget);
}

static void
focus_changed_cb (LostFocus *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (self->focus != NULL && self->focus != self->lost)
    forget (self, self->focus);
  g_set_weak_pointer (&self->focus, focus);
  if (focus == NULL)
    return;

  forget (self, focus);
  g_signal_connect_swapped (focus, "map", G_CALLBACK (mapped_cb), self);
  g_signal_connect_swapped (focus, "unmap", G_CALLBACK (unmapped_cb), self);
  /* A dialog that opens is given the focus while a breakpoint still hides what is in it. */
  if (!gtk_widget_get_mapped (focus))
    lose (self, focus);
}

static void
lost_focus_free (gpointer data)
{
  LostFocus *self = data;

  give_up (self);
  if (self->focus != NULL)
    forget (self, self->focus);
  g_clear_weak_pointer (&self->focus);
  g_free (self);
}

void
crumb_lost_focus_return (GtkWindow *window)
{
  LostFocus *self = g_new0 (LostFocus, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));

  self->window = window;
  g_object_set_data_full (G_OBJECT (window), "crumb-lost-focus", self, lost_focus_free);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
}

void
crumb_lost_focus_forget (GtkWindow *window)
{
  LostFocus *self = g_object_get_data (G_OBJECT (window), "crumb-lost-focus");

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (self != NULL)
    give_up (self);
}
