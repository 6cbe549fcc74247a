/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "shell-fixture.h"

#include "widget-texts.h"

void
shell_settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

void
shell_set_up (Shell *shell, gconstpointer application)
{
  record_fixture_set_up (&shell->record, NULL);
  shell->application = GTK_APPLICATION ((gpointer) application);
  shell->window = crumb_window_new (shell->application, shell->record.store, NULL);
  gtk_window_present (shell->window);
  shell_settle ();
}

void
shell_tear_down (Shell *shell, gconstpointer application)
{
  widget_destroy_window (shell->window);
  shell_settle ();
  record_fixture_tear_down (&shell->record, NULL);
}

CrumbGame *
shell_get_game (Shell *shell)
{
  return crumb_window_get_game (CRUMB_WINDOW (shell->window));
}

void
shell_begin (Shell *shell, guint n_seats)
{
  g_autoptr (CrumbGame) game = record_new_game (shell->record.store, "", n_seats);

  crumb_window_set_game (CRUMB_WINDOW (shell->window), game);
  shell_settle ();
}

void
shell_act (Shell *shell, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), action, NULL));
  shell_settle ();
}

/* Animations take a few frames. */
void
shell_assert_texts (GtkWidget *root, const char *text)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  g_autofree char *texts = widget_texts (root);

  while (strstr (texts, text) == NULL)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("\"%s\" is not among:\n%s", text, texts);

      widget_wait ();
      g_free (texts);
      texts = widget_texts (root);
    }
}

GtkWidget *
shell_find (GtkWidget *root, GType type, guint index)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (index, <, found->len);
  return g_ptr_array_index (found, index);
}

guint
shell_count (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  return found->len;
}

/* Waits for a dialog with a widget of that type, as it appears with its second frame. */
GtkWidget *
shell_get_dialog (Shell *shell, GType type)
{
  GtkWidget *dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (shell->window)));

  while (shell_count (dialog, type) == 0)
    g_main_context_iteration (NULL, TRUE);

  return dialog;
}
