/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-quick-taps.h"

#define BUTTONS (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK)

/* A motion that GTK made up has no time. */
static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, gboolean *down)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      *down = TRUE;
      return GDK_EVENT_PROPAGATE;
    case GDK_BUTTON_RELEASE:
    case GDK_GRAB_BROKEN:
      *down = FALSE;
      return GDK_EVENT_PROPAGATE;
    case GDK_MOTION_NOTIFY:
      return *down && gdk_event_get_time (event) == GDK_CURRENT_TIME
             && (gdk_event_get_modifier_state (event) & BUTTONS) == 0;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

void
crumb_quick_taps_keep (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "event", G_CALLBACK (event_cb), g_new0 (gboolean, 1),
                         (GClosureNotify) (GCallback) g_free, 0);
  gtk_widget_add_controller (window, controller);
}
