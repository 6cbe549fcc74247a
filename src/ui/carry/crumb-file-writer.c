/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Something that people save under a name that they choose. */

#include "crumb-file-writer.h"

#include "record/base/crumb-file-error.h"
#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-toast.h"

#include <glib/gi18n.h>

#define CONTENT "crumb-content"

/* (transfer full) */
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
  g_autoptr (GtkWidget) widget = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);
  sentence = tell (G_FILE (file), error);
  crumb_toast_say (widget, sentence);
}

static void
chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (file != NULL)
    g_file_replace_contents_bytes_async (file, g_object_get_data (dialog, CONTENT), NULL, FALSE, G_FILE_CREATE_NONE,
                                         NULL, written_cb, g_steal_pointer (&widget));
}

void
crumb_file_writer_ask (GtkWidget *widget, const char *title, const char *name, GBytes *content)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *offered = g_strdelimit (g_strdup (name), "/\\:", '-');

  g_object_set_data_full (G_OBJECT (dialog), CONTENT, g_bytes_ref (content), (GDestroyNotify) g_bytes_unref);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, offered);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, g_object_ref (widget));
}
