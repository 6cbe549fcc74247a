/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps the keyboard with the question that is being answered. */

#include "crumb-held-focus.h"

#include "crumb-focus.h"

/** What people did last. */
typedef enum
{
  INPUT_NONE, /**< nothing since the widget was mapped; libadwaita may move the focus on once a breakpoint has settled */
  INPUT_KEY,
  INPUT_MOVE, /**< a key that moves the focus */
  INPUT_POINTER,
} Input;

/* @widget: holds the focus and owns this; @root: its window while it is mapped; @keys: sees the window's input first;
 * @focus: what has the focus (weak); @strayed: whether the focus went where nobody moved it; @check: looks again */
typedef struct
{
  GtkWidget *widget;
  GtkRoot *root;
  GtkEventController *keys;
  GtkWidget *focus;
  Input input;
  gboolean strayed;
  guint check;
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
event_cb (HeldFocus *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      self->input = moves_focus (gdk_key_event_get_keyval (event)) ? INPUT_MOVE : INPUT_KEY;
      break;
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      self->input = INPUT_POINTER;
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_in_popover (GtkWidget *widget)
{
  return GTK_IS_POPOVER (gtk_widget_get_native (widget));
}

static gboolean
check_cb (gpointer data)
{
  HeldFocus *self = data;
  GtkWidget *focus = gtk_root_get_focus (self->root);
  gboolean gone = focus == NULL || !gtk_widget_get_mapped (focus);

  self->check = 0;
  if (crumb_find_dialog_over (self->widget) != NULL || (!gone && (is_in_popover (focus) || GTK_IS_EDITABLE (focus))))
    return G_SOURCE_REMOVE;
  if (gone || (self->strayed && focus != self->widget))
    gtk_widget_grab_focus (self->widget);
  self->strayed = FALSE;
  return G_SOURCE_REMOVE;
}

/* GTK is still moving the focus when it says so; a key that was pressed meanwhile waits for its turn. */
static void
check_soon (HeldFocus *self)
{
  if (self->check == 0)
    self->check = g_idle_add_full (G_PRIORITY_HIGH, check_cb, self, NULL);
}

static void
watch (HeldFocus *self, GtkWidget *focus)
{
  if (self->focus != NULL)
    g_signal_handlers_disconnect_by_func (self->focus, check_soon, self);
  g_set_weak_pointer (&self->focus, focus);
  if (focus != NULL)
    g_signal_connect_swapped (focus, "unmap", G_CALLBACK (check_soon), self);
}

static void
focus_changed_cb (HeldFocus *self)
{
  GtkWidget *before = self->focus;
  gboolean closed = before == NULL || !gtk_widget_get_mapped (before) || is_in_popover (before)
                    || gtk_widget_get_ancestor (before, ADW_TYPE_DIALOG) != NULL;

  self->strayed = self->strayed || closed || self->input == INPUT_NONE || self->input == INPUT_POINTER;
  if (!closed && self->input == INPUT_MOVE)
    self->strayed = FALSE;
  watch (self, gtk_root_get_focus (self->root));
  check_soon (self);
}

static void
unmap_cb (HeldFocus *self)
{
  if (self->root == NULL)
    return;
  watch (self, NULL);
  g_clear_handle_id (&self->check, g_source_remove);
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
  self->input = INPUT_NONE;
  self->strayed = FALSE;
  self->keys = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->root), self->keys);
  watch (self, gtk_root_get_focus (self->root));
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
  if (ADW_IS_APPLICATION_WINDOW (self->root))
    g_signal_connect_swapped (self->root, "notify::visible-dialog", G_CALLBACK (check_soon), self);
}

void
crumb_hold_focus (GtkWidget *widget)
{
  HeldFocus *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_new0 (HeldFocus, 1);
  self->widget = widget;
  g_object_set_data_full (G_OBJECT (widget), "crumb-held-focus", self, g_free);
  g_signal_connect_swapped (widget, "map", G_CALLBACK (map_cb), self);
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (unmap_cb), self);
}
