/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys stay where they were when a window is laid out anew. */

#include "crumb-config.h"

#include "crumb-lost-focus.h"

/** What is hidden for longer was not hidden by a breakpoint. */
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

static gboolean
tick_cb (GtkWidget *window, GdkFrameClock *clock, gpointer user_data)
{
  LostFocus *self = user_data;

  self->tick = 0;
  /* One breakpoint after the other may hide it. */
  if (self->lost == NULL || !gtk_widget_get_mapped (self->lost))
    return G_SOURCE_REMOVE;

  gtk_widget_grab_focus (self->lost);
  give_up (self);
  return G_SOURCE_REMOVE;
}

/* GTK moves the focus at the end of a frame: by the next one it has. */
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

/* What is hidden with a menu is not lost. */
static void
unmapped_cb (LostFocus *self, GtkWidget *widget)
{
  if (gtk_widget_get_native (widget) != GTK_NATIVE (self->window) || (self->tick != 0 && self->lost != widget))
    return;

  give_up (self);
  g_set_weak_pointer (&self->lost, widget);
  self->since = g_get_monotonic_time ();
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
  LostFocus *self;

  g_return_if_fail (GTK_IS_WINDOW (window));

  self = g_new0 (LostFocus, 1);
  self->window = window;
  g_object_set_data_full (G_OBJECT (window), "crumb-lost-focus", self, lost_focus_free);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
}
