/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps the keyboard with the question that is being answered. */

#include "crumb-held-focus.h"

#include "crumb-entry-keys.h"
#include "crumb-focus.h"

/** In the first frame a breakpoint may hide a part of the widget; the next one shows it, and GTK moves the focus on. */
#define FRAMES 2

#define KEY "crumb-held-focus"

/* @widget: holds the focus and owns this; @root: its window while it is mapped; @keys: sees the window's input first;
 * @moving: whether the key that was pressed last moves the focus; @chosen: where such a key moved it (weak);
 * @frames: how many are left until the focus is looked at once, without a key */
typedef struct
{
  GtkWidget *widget;
  GtkRoot *root;
  GtkEventController *keys;
  gboolean moving;
  GtkWidget *chosen;
  guint frames;
} HeldFocus;

static gboolean
moves_focus (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_KP_Tab:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
presses_button (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* GTK, libadwaita and the pointer may have put the focus anywhere since. Returns whether it was elsewhere. */
static gboolean
settle (HeldFocus *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (focus == self->widget || crumb_is_covered (self->widget))
    return FALSE;
  if (focus == NULL || !gtk_widget_get_mapped (focus) || (focus != self->chosen && !GTK_IS_EDITABLE (focus)))
    return gtk_widget_grab_focus (self->widget);
  return FALSE;
}

/* The one moment at which it matters where the focus is. What answers a change of the focus with another is answered
 * itself by whoever made the first, without end. */
static gboolean
event_cb (HeldFocus *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS)
    {
      guint key = gdk_key_event_get_keyval (event);
      gboolean elsewhere = settle (self);

      self->moving = moves_focus (key);
      /* GTK sends it to where the focus was, and Enter would press the button there. */
      if (elsewhere && presses_button (key))
        return crumb_entry_keys_press (self->widget, event);
    }
  else if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->moving = FALSE;
  return GDK_EVENT_PROPAGATE;
}

static void
focus_changed_cb (HeldFocus *self)
{
  g_set_weak_pointer (&self->chosen, self->moving ? gtk_root_get_focus (self->root) : NULL);
  self->moving = FALSE;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  HeldFocus *self = data;

  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  if (self->root != NULL)
    settle (self);
  return G_SOURCE_REMOVE;
}

static void
unmap_cb (HeldFocus *self)
{
  if (self->root == NULL)
    return;
  g_clear_weak_pointer (&self->chosen);
  g_signal_handlers_disconnect_by_data (self->root, self);
  gtk_widget_remove_controller (GTK_WIDGET (self->root), self->keys);
  self->root = NULL;
}

static void
map_cb (HeldFocus *self)
{
  unmap_cb (self);
  self->root = gtk_widget_get_root (self->widget);
  crumb_lost_focus_forget (GTK_WINDOW (self->root));
  self->moving = FALSE;
  self->keys = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->root), self->keys);
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
  settle (self);
  if (self->frames == 0)
    gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
  self->frames = FRAMES;
}

void
crumb_hold_focus_at (GtkWidget *widget, GtkWidget *part)
{
  HeldFocus *self = g_object_get_data (G_OBJECT (widget), KEY);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (self == NULL || self->root == NULL || !gtk_widget_grab_focus (part))
    return;
  g_set_weak_pointer (&self->chosen, gtk_root_get_focus (self->root));
}

void
crumb_hold_focus (GtkWidget *widget)
{
  HeldFocus *self = g_new0 (HeldFocus, 1);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self->widget = widget;
  g_object_set_data (G_OBJECT (widget), KEY, self);
  /* Signal handlers last as long as the widget, and so does what they work on. */
  g_signal_connect_data (widget, "map", G_CALLBACK (map_cb), self, (GClosureNotify) (GCallback) g_free,
                         G_CONNECT_SWAPPED);
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (unmap_cb), self);
}
