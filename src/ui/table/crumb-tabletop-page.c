/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies on a table, to be looked at: a scoreboard, a replay, a ruling for the whole room. */

#include "crumb-config.h"

#include "crumb-tabletop-page.h"

#include "crumb-room-bin.h"
#include "crumb-seat-places.h"
#include "crumb-tabletop.h"
#include "ui/widgets/crumb-focus.h"

#define LEAST_WIDTH 340
#define LEAST_HEIGHT 60

struct _CrumbTabletopPage
{
  CrumbGamePanel parent_instance;

  GtkWidget *room;
  GtkWidget *all;
  GtkWidget *tabletop;
  GtkWidget *above;
  unsigned shown;
};

G_DEFINE_FINAL_TYPE (CrumbTabletopPage, crumb_tabletop_page, CRUMB_TYPE_GAME_PANEL)

static void
crumb_tabletop_page_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbTabletopPage *self = CRUMB_TABLETOP_PAGE (panel);
  CrumbGamePanel *tabletop = CRUMB_GAME_PANEL (self->tabletop);

  if (state != NULL)
    crumb_game_panel_set_past (tabletop, crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel),
                               state);
  else
    crumb_game_panel_set_game (tabletop, NULL);
  crumb_tabletop_keep_in_view (CRUMB_TABLETOP (self->tabletop));
}

static void
room_changed_cb (CrumbTabletopPage *self)
{
  unsigned room = crumb_room_bin_get_room (CRUMB_ROOM_BIN (self->room)) | self->shown;

  crumb_tabletop_set_room (CRUMB_TABLETOP (self->tabletop), room);
  if (self->above != NULL)
    crumb_room_style (self->above, room);
}

static void
crumb_tabletop_page_class_init (CrumbTabletopPageClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_tabletop_page_update;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_tabletop_page_init (CrumbTabletopPage *self)
{
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->tabletop = crumb_tabletop_new ();
  gtk_widget_set_vexpand (self->tabletop, TRUE);
  gtk_box_append (GTK_BOX (self->all), self->tabletop);
  self->room = crumb_room_bin_new (
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->all, "hscrollbar-policy", GTK_POLICY_NEVER, NULL),
      LEAST_WIDTH, LEAST_HEIGHT);
  g_signal_connect_swapped (self->room, "notify::room", G_CALLBACK (room_changed_cb), self);
  adw_bin_set_child (ADW_BIN (self), self->room);
}

GtkWidget *
crumb_tabletop_page_new (void)
{
  return g_object_new (CRUMB_TYPE_TABLETOP_PAGE, NULL);
}

void
crumb_tabletop_page_show_large (CrumbTabletopPage *self, GtkWidget *above)
{
  g_return_if_fail (CRUMB_IS_TABLETOP_PAGE (self));

  self->shown = CRUMB_ROOM_SHOWN;
  self->above = above;
  gtk_box_prepend (GTK_BOX (self->all), above);
  crumb_keep_in_view (above, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "shown-large");
  room_changed_cb (self);
}

const char *
crumb_tabletop_page_get_said (CrumbTabletopPage *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP_PAGE (self), NULL);

  return crumb_tabletop_get_said (CRUMB_TABLETOP (self->tabletop));
}

void
crumb_tabletop_page_lay (CrumbTabletopPage *self, const CrumbPlace places[], guint n, const CrumbSaying *saying)
{
  g_return_if_fail (CRUMB_IS_TABLETOP_PAGE (self));

  crumb_tabletop_lay (CRUMB_TABLETOP (self->tabletop), places, n, saying);
}
