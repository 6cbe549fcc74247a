/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Holds the button that opens the log. */

#include "crumb-log-room.h"

#include "ui/game/crumb-game-panel.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbLogRoom
{
  AdwBin parent_instance;

  GtkWidget *table;
  GSignalGroup *signals;
  guint moved;
};

G_DEFINE_FINAL_TYPE (CrumbLogRoom, crumb_log_room, ADW_TYPE_BIN)

static gboolean
update_cb (gpointer user_data)
{
  CrumbLogRoom *self = user_data;
  gboolean shown = CRUMB_IS_GAME_PANEL (self->table) && crumb_game_panel_get_shows_log (CRUMB_GAME_PANEL (self->table));

  self->moved = 0;
  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), !shown);
  return G_SOURCE_REMOVE;
}

/* A table learns how much room it has while the window is laid out, which is too late to change the header. */
static void
shows_log_cb (CrumbLogRoom *self)
{
  if (self->moved == 0)
    self->moved = g_idle_add (update_cb, self);
}

static void
set_table (CrumbLogRoom *self, GtkWidget *table)
{
  if (!crumb_set_object (self, "table", &self->table, table))
    return;
  g_signal_group_set_target (self->signals, CRUMB_IS_GAME_PANEL (table) ? table : NULL);
  shows_log_cb (self);
}

static void
crumb_log_room_class_init (CrumbLogRoomClass *klass)
{
  crumb_class_property (klass, CrumbLogRoom, table, set_table,
                        g_param_spec_object ("table", NULL, NULL, GTK_TYPE_WIDGET, CRUMB_READWRITE));
  crumb_class_owns (klass, CrumbLogRoom, g_object_unref, table, signals);
  crumb_class_owns_sources (klass, CrumbLogRoom, moved);
}

static void
crumb_log_room_init (CrumbLogRoom *self)
{
  self->signals = g_signal_group_new (CRUMB_TYPE_GAME_PANEL);
  g_signal_group_connect_object (self->signals, "notify::shows-log", G_CALLBACK (shows_log_cb), self,
                                 G_CONNECT_SWAPPED);
}
