/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies on a table, to be looked at: a scoreboard, a replay, a ruling for the whole room. */

#include "crumb-config.h"

#include "crumb-tabletop-page.h"

#include "crumb-seat-places.h"
#include "crumb-tabletop.h"

#define LEAST_WIDTH 340
#define LEAST_HEIGHT 60

struct _CrumbTabletopPage
{
  CrumbGamePanel parent_instance;

  GtkWidget *scroller;
  GtkWidget *tabletop;
  unsigned room;
  guint settling;
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
}

static gboolean
settle_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CrumbTabletopPage *self = CRUMB_TABLETOP_PAGE (widget);

  self->settling = 0;
  self->room = crumb_room_of (widget, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  crumb_tabletop_set_room (CRUMB_TABLETOP (self->tabletop), self->room);
  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  gtk_widget_measure (CRUMB_TABLETOP_PAGE (widget)->scroller, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = MAX (*natural, *minimum);
}

/* As at a table, the style sheet changes only once this layout is done. */
static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbTabletopPage *self = CRUMB_TABLETOP_PAGE (widget);

  if (crumb_room_of (widget, width, height) != self->room && self->settling == 0)
    self->settling = gtk_widget_add_tick_callback (widget, settle_cb, NULL, NULL);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
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
  self->tabletop = crumb_tabletop_new ();
  self->scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->tabletop, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (get_request_mode, measure, allocate));
}

GtkWidget *
crumb_tabletop_page_new (void)
{
  return g_object_new (CRUMB_TYPE_TABLETOP_PAGE, NULL);
}

const char *
crumb_tabletop_page_get_said (CrumbTabletopPage *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP_PAGE (self), NULL);

  return crumb_tabletop_get_said (CRUMB_TABLETOP (self->tabletop));
}
