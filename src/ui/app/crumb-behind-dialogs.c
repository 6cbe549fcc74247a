/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-behind-dialogs.h"

static void
update (GtkWidget *content)
{
  GtkRoot *window = gtk_widget_get_root (content);

  if (ADW_IS_APPLICATION_WINDOW (window))
    gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) != NULL,
                                 -1);
}

static gboolean
mapped_again_cb (gpointer content)
{
  update (content);
  return G_SOURCE_REMOVE;
}

/* After this, GTK says of widgets that a breakpoint maps again that they aren't hidden. */
static void
map_cb (GtkWidget *content)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, mapped_again_cb, g_object_ref (content), g_object_unref);
}

void
crumb_behind_dialogs_hide (AdwApplicationWindow *window)
{
  GtkWidget *content = adw_application_window_get_content (window);

  g_signal_connect_object (window, "notify::visible-dialog", G_CALLBACK (update), content, G_CONNECT_SWAPPED);
  g_signal_connect (content, "map", G_CALLBACK (map_cb), NULL);
}
