/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What stands beside the answer is built once the answer is on the screen. */

#include "crumb-after-frame.h"

/* @frame: the first that shows the place */
typedef struct
{
  GSourceOnceFunc fill;
  gpointer owner;
  guint tick;
  gint64 frame;
} Filler;

/* A frame is painted after its ticks. */
static gboolean
tick_cb (GtkWidget *place, GdkFrameClock *clock, gpointer data)
{
  Filler *self = data;
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (self->frame < 0)
    self->frame = frame;
  if (self->frame == frame && gtk_widget_get_mapped (place))
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  if (gtk_widget_get_mapped (place))
    self->fill (self->owner);
  return G_SOURCE_REMOVE;
}

static void
map_cb (GtkWidget *place, gpointer data)
{
  Filler *self = data;

  self->frame = -1;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (place, tick_cb, self, NULL);
}

void
crumb_fill_after_frame (GtkWidget *place, GSourceOnceFunc fill, gpointer owner)
{
  Filler *self;

  g_return_if_fail (GTK_IS_WIDGET (place));
  g_return_if_fail (fill != NULL);

  self = g_new0 (Filler, 1);
  self->fill = fill;
  self->owner = owner;
  g_signal_connect_data (place, "map", G_CALLBACK (map_cb), self, (GClosureNotify) (GCallback) g_free,
                         G_CONNECT_DEFAULT);
}
