/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What stands beside the answer is built once the answer is on the screen. */

#include "crumb-after-frame.h"

/* @clock: (nullable): tells when the awaited frame was painted */
typedef struct
{
  GtkWidget *place;
  GSourceOnceFunc fill;
  gpointer owner;
  GdkFrameClock *clock;
  guint idle;
} Filler;

static void painted_cb (Filler *self);

/* The clock of a window that was closed has dropped its handlers already. */
static void
stop_waiting (Filler *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_func (self->clock, painted_cb, self);
  g_clear_object (&self->clock);
}

static void
filler_free (gpointer data)
{
  Filler *self = data;

  stop_waiting (self);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_free (self);
}

static void
idle_cb (gpointer data)
{
  Filler *self = data;

  self->idle = 0;
  if (gtk_widget_get_mapped (self->place))
    self->fill (self->owner);
}

/* The frame is sent to the display before the next idle moment. */
static void
painted_cb (Filler *self)
{
  stop_waiting (self);
  if (self->idle == 0)
    self->idle = g_idle_add_once (idle_cb, self);
}

static void
mapped_cb (Filler *self)
{
  stop_waiting (self);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->place));
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (painted_cb), self);
}

void
crumb_fill_after_frame (GtkWidget *place, GSourceOnceFunc fill, gpointer owner)
{
  Filler *self;

  g_return_if_fail (GTK_IS_WIDGET (place));
  g_return_if_fail (fill != NULL);

  self = g_new0 (Filler, 1);
  self->place = place;
  self->fill = fill;
  self->owner = owner;
  g_object_set_data_full (G_OBJECT (place), "crumb-filler", self, filler_free);
  g_signal_connect_swapped (place, "map", G_CALLBACK (mapped_cb), self);
}
