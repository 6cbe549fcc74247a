/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Having the keys where people go on, whatever GTK does with the focus in between. */

#include "crumb-config.h"

#include "crumb-take-focus.h"

#include <adwaita.h>

static void
take (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  if (dialog != NULL && !gtk_widget_is_ancestor (widget, GTK_WIDGET (dialog)))
    {
      g_signal_handlers_disconnect_by_func (dialog, crumb_take_focus, widget);
      g_signal_connect_object (dialog, "closed", G_CALLBACK (crumb_take_focus), widget, G_CONNECT_SWAPPED);
    }
  else if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

static gboolean
idle_cb (gpointer widget)
{
  take (widget);
  return G_SOURCE_REMOVE;
}

void
crumb_take_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  take (widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, idle_cb, g_object_ref (widget), g_object_unref);
}
