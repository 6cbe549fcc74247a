/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Scrolling to what people look at, after the layout that a change brings, and in the same frame. */

#include "crumb-config.h"

#include "crumb-keep-in-view.h"

static void
layout_cb (GdkFrameClock *clock, GtkWidget *widget)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);

  g_signal_handlers_disconnect_by_func (clock, layout_cb, widget);
  if (viewport != NULL && gtk_widget_get_mapped (widget))
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), widget, NULL);
}

void
crumb_keep_in_view (GtkWidget *widget)
{
  GdkFrameClock *clock;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  clock = gtk_widget_get_frame_clock (widget);
  if (clock == NULL)
    return;
  g_signal_handlers_disconnect_by_func (clock, layout_cb, widget);
  g_signal_connect_object (clock, "layout", G_CALLBACK (layout_cb), widget, G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}
