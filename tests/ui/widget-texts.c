/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads the texts that a widget shows. */

#include "widget-texts.h"

#include <adwaita.h>

#include <string.h>

typedef void (*Visit) (GtkWidget *widget, gpointer data);

static void
visit_shown (GtkWidget *widget, Visit visit, gpointer data)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  visit (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit_shown (child, visit, data);
}

static void
visit_children (GtkWidget *root, Visit visit, gpointer data)
{
  if (!gtk_widget_get_visible (root))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    visit_shown (child, visit, data);
}

static void
add_text (GtkWidget *widget, gpointer data)
{
  GString *texts = data;

  if (!GTK_IS_LABEL (widget) || *gtk_label_get_text (GTK_LABEL (widget)) == '\0')
    return;
  if (texts->len > 0)
    g_string_append_c (texts, '\n');
  g_string_append (texts, gtk_label_get_text (GTK_LABEL (widget)));
}

char *
widget_texts (GtkWidget *root)
{
  GString *texts = g_string_new (NULL);

  visit_children (root, add_text, texts);
  return g_string_free_and_steal (texts);
}

typedef struct
{
  GType type;
  GPtrArray *found;
} Find;

static void
add_if_of_type (GtkWidget *widget, gpointer data)
{
  Find *find = data;

  if (g_type_is_a (G_OBJECT_TYPE (widget), find->type))
    g_ptr_array_add (find->found, widget);
}

GPtrArray *
widget_find_all (GtkWidget *root, GType type)
{
  Find find = { type, g_ptr_array_new () };

  visit_children (root, add_if_of_type, &find);
  return find.found;
}

GtkWidget *
widget_find (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (found->len, >=, 1);
  return g_ptr_array_index (found, 0);
}

typedef struct
{
  const char *css_class;
  guint n;
} Count;

static void
count_if_of_class (GtkWidget *widget, gpointer data)
{
  Count *count = data;

  if (gtk_widget_has_css_class (widget, count->css_class))
    count->n++;
}

guint
widget_count_class (GtkWidget *root, const char *css_class)
{
  Count count = { css_class, 0 };

  visit_children (root, count_if_of_class, &count);
  return count.n;
}

static gboolean
is_of_key (GtkShortcut *shortcut, guint keyval)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0;
}

static GtkShortcut *
find_shortcut (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) && j < g_list_model_get_n_items (keys); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, j);

          if (is_of_key (shortcut, keyval))
            return g_steal_pointer (&shortcut);
        }
    }
  return NULL;
}

static gboolean
activate (GtkWidget *widget, GtkShortcut *shortcut)
{
  return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                       gtk_shortcut_get_arguments (shortcut));
}

/* Numbers have no shortcuts: the window, or the dialog, asks which key is which. */
static gboolean
press_number (GtkWidget *widget, guint keyval)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);
  GtkWidget *around = dialog != NULL ? dialog : GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (around);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", keyval, 0u, 0, &taken);
    }
  return taken;
}

gboolean
widget_press (GtkWidget *widget, guint keyval)
{
  g_autoptr (GtkShortcut) shortcut = NULL;

  if (g_unichar_isdigit (gdk_keyval_to_unicode (keyval)))
    return press_number (widget, keyval);
  shortcut = find_shortcut (widget, keyval);

  g_assert_nonnull (shortcut);
  return activate (widget, shortcut);
}

void
widget_move_focus (GtkWidget *window, guint keyval, GtkDirectionType direction)
{
  for (GtkWidget *widget = gtk_root_get_focus (gtk_widget_get_root (window)); widget != NULL && widget != window;
       widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GtkShortcut) shortcut = find_shortcut (widget, keyval);

      if (shortcut != NULL && activate (widget, shortcut))
        return;
    }
  gtk_widget_child_focus (window, direction);
}

static gboolean
wake_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

void
widget_wait (void)
{
  guint wake = g_timeout_add (16, wake_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (wake);
}

/* A breakpoint bin hides its child until the tick after the change. */
static gboolean
is_between_layouts (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if ((ADW_IS_BREAKPOINT_BIN (widget) && !gtk_widget_get_child_visible (child)) || is_between_layouts (child))
      return TRUE;
  return FALSE;
}

void
widget_destroy_window (GtkWindow *window)
{
  while (gtk_widget_get_mapped (GTK_WIDGET (window)) && is_between_layouts (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (window);
}

gboolean
widget_shows (GtkWidget *root, const char *text)
{
  g_autofree char *texts = widget_texts (root);

  return strstr (texts, text) != NULL;
}

void
widget_assert_shows (GtkWidget *root, const char *text)
{
  g_autofree char *texts = widget_texts (root);

  if (strstr (texts, text) == NULL)
    g_error ("“%s” is not shown, but:\n%s", text, texts);
}
