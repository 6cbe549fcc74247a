/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Finds out how much room there is, so that what is in it can be laid out for a phone, a laptop or a television. */

#include "crumb-config.h"

#include "crumb-room-bin.h"

#include "crumb-seat-places.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbRoomBin
{
  AdwBin parent_instance;

  guint room;
  guint settling;
  GskRenderNode *drawn;
};

G_DEFINE_FINAL_TYPE (CrumbRoomBin, crumb_room_bin, ADW_TYPE_BIN)

static void
set_room (CrumbRoomBin *self, guint room)
{
  crumb_set_uint (self, "room", &self->room, room);
}

/* In a window that has just become small what is in it is larger for one more frame. */
static unsigned
find_room (GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_ancestor (gtk_widget_get_parent (widget), CRUMB_TYPE_ROOM_BIN);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (around == NULL)
    return crumb_room_of (widget, width, height);
  return crumb_room_of (widget, MIN (width, gtk_widget_get_width (around)),
                        MIN (height, gtk_widget_get_height (around)));
}

/* What the style sheet makes of a room can't change in the middle of a layout: the next frame has it. Until then what
 * was drawn before is seen, not the layout of the one room in the size of the other. */
static gboolean
settle_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CrumbRoomBin *self = CRUMB_ROOM_BIN (widget);

  self->settling = 0;
  set_room (self, find_room (widget));
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
crumb_room_bin_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbRoomBin *self = CRUMB_ROOM_BIN (widget);

  if (self->settling == 0)
    {
      GtkSnapshot *drawn = gtk_snapshot_new ();

      gtk_widget_snapshot_child (widget, adw_bin_get_child (ADW_BIN (self)), drawn);
      g_clear_pointer (&self->drawn, gsk_render_node_unref);
      self->drawn = gtk_snapshot_free_to_node (drawn);
    }
  if (self->drawn != NULL)
    gtk_snapshot_append_node (snapshot, self->drawn);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, -1, minimum, natural, NULL, NULL);
  *minimum = 0;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbRoomBin *self = CRUMB_ROOM_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  int least_width, least_height;

  if (find_room (widget) != self->room && self->settling == 0)
    self->settling = gtk_widget_add_tick_callback (widget, settle_cb, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, MAX (height, least_height) }, -1);
}

static void
crumb_room_bin_class_init (CrumbRoomBinClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = crumb_room_bin_snapshot;
  crumb_class_owns (klass, CrumbRoomBin, gsk_render_node_unref, drawn);
  crumb_class_property (klass, CrumbRoomBin, room, set_room,
                        g_param_spec_uint ("room", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));
}

static void
crumb_room_bin_init (CrumbRoomBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (NULL, measure, allocate));
}

GtkWidget *
crumb_room_bin_new (GtkWidget *child, int least_width, int least_height)
{
  return g_object_new (CRUMB_TYPE_ROOM_BIN, "child", child, "width-request", least_width, "height-request",
                       least_height, NULL);
}

void
crumb_room_bin_expect (CrumbRoomBin *self, int width, int height)
{
  g_return_if_fail (CRUMB_IS_ROOM_BIN (self));

  set_room (self, crumb_room_of (GTK_WIDGET (self), width, height));
}

unsigned
crumb_room_bin_get_room (CrumbRoomBin *self)
{
  g_return_val_if_fail (CRUMB_IS_ROOM_BIN (self), 0);

  return self->room;
}
