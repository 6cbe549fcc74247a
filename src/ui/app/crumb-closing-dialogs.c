/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-closing-dialogs.h"

#define KEPT "crumb-kept"

static gboolean
let_go_cb (gpointer dialog)
{
  g_object_unref (dialog);
  return G_SOURCE_REMOVE;
}

/* It goes before anything that it still meant to do: it has no window any more. */
static void
unparented_cb (GtkWidget *dialog)
{
  if (gtk_widget_get_parent (dialog) != NULL)
    return;
  g_signal_handlers_disconnect_by_func (dialog, unparented_cb, NULL);
  g_object_set_data (G_OBJECT (dialog), KEPT, NULL);
  g_idle_add_full (G_PRIORITY_HIGH, let_go_cb, dialog, NULL);
}

/* From here on it fades out. */
static void
closed_cb (AdwDialog *dialog)
{
  if (g_object_get_data (G_OBJECT (dialog), KEPT) != NULL)
    return;
  g_object_set_data (G_OBJECT (dialog), KEPT, g_object_ref (dialog));
  g_signal_connect (dialog, "notify::parent", G_CALLBACK (unparented_cb), NULL);
}

static void
visible_dialog_cb (GObject *window)
{
  g_autoptr (AdwDialog) dialog = NULL;

  g_object_get (window, "visible-dialog", &dialog, NULL);
  if (dialog == NULL)
    return;
  g_signal_handlers_disconnect_by_func (dialog, closed_cb, NULL);
  g_signal_connect (dialog, "closed", G_CALLBACK (closed_cb), NULL);
}

void
crumb_closing_dialogs_keep (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (ADW_IS_WINDOW (window) || ADW_IS_APPLICATION_WINDOW (window))
    g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (visible_dialog_cb), NULL);
}
