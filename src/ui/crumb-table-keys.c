/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys of the table: one for each die, and one for each other tap of a bid. */

#include "crumb-config.h"

#include "crumb-table-keys.h"

/* Whether something lies over the table that the keys are meant for. */
static gboolean
is_covered (CrumbTableView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return TRUE;
  if (focus != NULL && GTK_IS_POPOVER (gtk_widget_get_native (focus)))
    return TRUE;
  return (ADW_IS_APPLICATION_WINDOW (root)
          && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) != NULL)
         || (ADW_IS_WINDOW (root) && adw_window_get_visible_dialog (ADW_WINDOW (root)) != NULL);
}

static gboolean
number_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  int number = g_variant_get_int32 (arguments);

  if (is_covered (self))
    return GDK_EVENT_PROPAGATE;
  if ((crumb_table_view_get_taps (self) & CRUMB_TAP_DIGIT) != 0)
    gtk_widget_activate_action (widget, "table.digit", "i", number);
  else if (number == 0)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  else
    gtk_widget_activate_action (widget, "table.die", "i", number);
  return GDK_EVENT_STOP;
}

static gboolean
takes_die (CrumbTableView *self)
{
  return !is_covered (self) && (crumb_table_view_get_taps (self) & CRUMB_TAP_DIE) != 0;
}

/* Only while a die is asked for, when there is a game. */
static const CrumbHouseRules *
get_rules (CrumbTableView *self)
{
  const CrumbRaid *raid = crumb_game_get_state (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)));

  return &raid->rules;
}

/* Faces above 9, which no key has: only where the dice go that far. */
static gboolean
high_face_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  if (!takes_die (self) || g_variant_get_int32 (arguments) > get_rules (self)->sides)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action_variant (widget, "table.die", arguments);
  return GDK_EVENT_STOP;
}

static gboolean
colour_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  if (!takes_die (self) || !get_rules (self)->flush)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action_variant (widget, "table.colour", arguments);
  return GDK_EVENT_STOP;
}

static gboolean
action_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  if (is_covered (CRUMB_TABLE_VIEW (widget)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, g_variant_get_string (arguments, NULL), NULL);
  return GDK_EVENT_STOP;
}

static void
add_key (GtkShortcutController *keys, guint keyval, GtkShortcutFunc callback, GVariant *arguments)
{
  GtkShortcut *shortcut
      = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0), gtk_callback_action_new (callback, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

static void
add_letter_keys (GtkShortcutController *keys)
{
  static const guint high_faces[] = { GDK_KEY_t, GDK_KEY_e, GDK_KEY_w };
  static const guint colours[] = { GDK_KEY_n, GDK_KEY_r, GDK_KEY_g, GDK_KEY_b };

  for (guint i = 0; i < G_N_ELEMENTS (high_faces); i++)
    add_key (keys, high_faces[i], high_face_key_cb, g_variant_new_int32 (10 + (int) i));
  for (guint colour = 0; colour < G_N_ELEMENTS (colours); colour++)
    add_key (keys, colours[colour], colour_key_cb, g_variant_new_uint32 (colour));
  add_key (keys, GDK_KEY_c, action_key_cb, g_variant_new_string ("table.countdown"));
}

/* Numbers and Backspace work wherever the focus is in the window, unless what has it wants them. */
static void
add_entry_keys (CrumbTableView *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int number = 0; number <= 9; number++)
    {
      add_key (keys, GDK_KEY_0 + (guint) number, number_key_cb, g_variant_new_int32 (number));
      add_key (keys, GDK_KEY_KP_0 + (guint) number, number_key_cb, g_variant_new_int32 (number));
    }
  add_letter_keys (keys);
  add_key (keys, GDK_KEY_BackSpace, action_key_cb, g_variant_new_string ("table.back"));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* Enter and Space press the button that has the focus; where none has, they say that this was all. A global
 * shortcut would come too late: the window takes Enter for its default button. */
static void
add_done_keys (CrumbTableView *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  add_key (keys, GDK_KEY_Return, action_key_cb, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_KP_Enter, action_key_cb, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_space, action_key_cb, g_variant_new_string ("table.done"));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

void
crumb_table_keys_add (CrumbTableView *self)
{
  g_return_if_fail (CRUMB_IS_TABLE_VIEW (self));

  add_entry_keys (self);
  add_done_keys (self);
}
