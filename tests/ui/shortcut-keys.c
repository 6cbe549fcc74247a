/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys that the program reacts to, as people read them. */

#include "shortcut-keys.h"

#include "widget-texts.h"

#include <adwaita.h>

static gboolean
is_left_out (guint key, GdkModifierType modifiers)
{
  const char *name = gdk_keyval_name (key);

  /* The last die of a bid has ten keys, of which the first and the last that dice have are listed. */
  return key == GDK_KEY_Escape || g_str_has_prefix (name, "KP_") || key == GDK_KEY_ISO_Enter
         || (modifiers == GDK_CONTROL_MASK && g_ascii_isdigit (name[0]));
}

/* Actions of a name belong to us; functions are ours where GTK's own widget has none. */
static gboolean
is_ours (GtkWidget *widget, GtkShortcutAction *action)
{
  if (GTK_IS_NAMED_ACTION (action))
    {
      const char *name = gtk_named_action_get_action_name (GTK_NAMED_ACTION (action));

      return !g_str_has_prefix (name, "default.") && !g_str_has_prefix (name, "menu.")
             && !g_str_has_prefix (name, "clipboard.") && !g_str_has_prefix (name, "selection.")
             && !g_str_has_prefix (name, "text.") && !g_str_has_prefix (name, "list.");
    }
  return GTK_IS_CALLBACK_ACTION (action) && !GTK_IS_WINDOW (widget) && !ADW_IS_DIALOG (widget)
         && !GTK_IS_LIST_BOX_ROW (widget);
}

static void
add_shortcut (GHashTable *keys, GtkWidget *widget, GtkShortcut *shortcut)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
  guint key;
  GdkModifierType modifiers;

  if (!GTK_IS_KEYVAL_TRIGGER (trigger) || !is_ours (widget, gtk_shortcut_get_action (shortcut)))
    return;
  key = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));
  modifiers = gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger));
  if (!is_left_out (key, modifiers))
    g_hash_table_add (keys, gtk_accelerator_get_label (key, modifiers));
}

static void
add_of_widget (GHashTable *keys, GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      guint n = GTK_IS_SHORTCUT_CONTROLLER (controller) ? g_list_model_get_n_items (G_LIST_MODEL (controller)) : 0;

      for (guint at = 0; at < n; at++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), at);

          add_shortcut (keys, widget, shortcut);
        }
    }
}

void
shortcut_keys_add (GHashTable *keys, GtkWidget *root)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (root, GTK_TYPE_WIDGET);

  g_ptr_array_add (widgets, root);
  for (guint i = 0; i < widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (widgets, i);

      if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Crumb"))
        add_of_widget (keys, widget);
    }
}

void
shortcut_keys_add_application (GHashTable *keys, GtkApplication *application)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);
      guint key;
      GdkModifierType modifiers;

      for (guint at = 0; accels[at] != NULL; at++)
        if (gtk_accelerator_parse (accels[at], &key, &modifiers))
          g_hash_table_add (keys, gtk_accelerator_get_label (key, modifiers));
    }
}

void
shortcut_keys_assert_shown (GHashTable *keys, GtkWidget *root)
{
  g_autofree char *texts = widget_texts (root);
  g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);
  GHashTableIter iter;
  gpointer key;

  g_assert_cmpuint (g_hash_table_size (keys), >, 30);
  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_strv_contains ((const char *const *) lines, key))
      g_error ("%s isn't among the shortcuts:\n%s", (char *) key, texts);
}
