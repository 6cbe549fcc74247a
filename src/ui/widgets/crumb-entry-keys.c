/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys that dice are entered with, the same everywhere. */

#include "crumb-entry-keys.h"

#include <adwaita.h>

/* Whether something lies over the widget that the keys are meant for. */
static gboolean
is_covered (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  AdwDialog *dialog = NULL;

  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (focus != NULL && GTK_IS_POPOVER (gtk_widget_get_native (focus)))
    return TRUE;
  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  else if (ADW_IS_WINDOW (root))
    dialog = adw_window_get_visible_dialog (ADW_WINDOW (root));
  return dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog));
}

static gboolean
number_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  CrumbNumberKey number_key = user_data;

  return !is_covered (widget) && number_key (widget, g_variant_get_int32 (arguments));
}

static gboolean
colour_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return !is_covered (widget) && gtk_widget_activate_action_variant (widget, "table.colour", arguments);
}

static gboolean
action_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  if (is_covered (widget))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, g_variant_get_string (arguments, NULL), NULL);
  return GDK_EVENT_STOP;
}

static void
add_key (GtkShortcutController *keys, guint keyval, GtkShortcutFunc callback, gpointer data, GVariant *arguments)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0), gtk_callback_action_new (callback, data, NULL));

  gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* Faces above 9, which no number key has, and the colours of dice. */
static void
add_letter_keys (GtkShortcutController *keys, CrumbNumberKey number_key)
{
  static const guint high_faces[] = { GDK_KEY_t, GDK_KEY_e, GDK_KEY_w };
  static const guint colours[] = { GDK_KEY_n, GDK_KEY_r, GDK_KEY_g, GDK_KEY_b };

  for (guint i = 0; i < G_N_ELEMENTS (high_faces); i++)
    add_key (keys, high_faces[i], number_key_cb, number_key, g_variant_new_int32 (10 + (int) i));
  for (guint colour = 0; colour < G_N_ELEMENTS (colours); colour++)
    add_key (keys, colours[colour], colour_key_cb, NULL, g_variant_new_uint32 (colour));
  add_key (keys, GDK_KEY_c, action_key_cb, NULL, g_variant_new_string ("table.countdown"));
}

/* Numbers and Backspace work wherever the focus is in the window, unless what has it wants them. */
static void
add_global_keys (GtkWidget *widget, CrumbNumberKey number_key)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  for (int number = 0; number <= 9; number++)
    {
      add_key (keys, GDK_KEY_0 + (guint) number, number_key_cb, number_key, g_variant_new_int32 (number));
      add_key (keys, GDK_KEY_KP_0 + (guint) number, number_key_cb, number_key, g_variant_new_int32 (number));
    }
  add_letter_keys (keys, number_key);
  add_key (keys, GDK_KEY_BackSpace, action_key_cb, NULL, g_variant_new_string ("table.back"));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
}

/* Enter and Space press the button that has the focus; where none has, they say that this was all. A global
 * shortcut would come too late: the window takes Enter for its default button. */
static void
add_done_keys (GtkWidget *widget)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  add_key (keys, GDK_KEY_Return, action_key_cb, NULL, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_KP_Enter, action_key_cb, NULL, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_space, action_key_cb, NULL, g_variant_new_string ("table.done"));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
}

void
crumb_entry_keys_add (GtkWidget *widget, CrumbNumberKey number_key)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (number_key != NULL);

  add_global_keys (widget, number_key);
  add_done_keys (widget);
}
