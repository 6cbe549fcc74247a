/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Something that people save under a name that they choose. */

#include "crumb-file-writer.h"

#include "record/base/crumb-file-error.h"
#include "record/base/crumb-text.h"

#include <glib/gi18n.h>

static char *
tell (GFile *file, const GError *error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = crumb_text_of_file (base);

  if (error == NULL)
    /* Translators: %s is the name of a file */
    return g_strdup_printf (_ ("Saved “%s”"), name);
  /* Translators: %1$s is the name of a file, %2$s a sentence that says why */
  return g_strdup_printf (_ ("Couldn’t save “%1$s”: %2$s"), name,
                          crumb_file_error_tell (error, _ ("Its folder doesn’t exist.")));
}

static void
written_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);
  g_task_return_pointer (task, tell (G_FILE (file), error), g_free);
}

static void
chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (file == NULL)
    g_task_return_pointer (task, NULL, NULL);
  else
    g_file_replace_contents_bytes_async (file, g_task_get_task_data (task), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                         written_cb, g_object_ref (task));
}

void
crumb_file_writer_ask_async (GtkWidget *widget, const char *title, const char *name, GBytes *content,
                             GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GTask *task = g_task_new (widget, NULL, callback, user_data);

  g_task_set_source_tag (task, crumb_file_writer_ask_async);
  g_task_set_task_data (task, g_bytes_ref (content), (GDestroyNotify) g_bytes_unref);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, task);
}

char *
crumb_file_writer_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, crumb_file_writer_ask_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
