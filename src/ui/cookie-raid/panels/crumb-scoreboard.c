/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How everybody stands: a card for each seat, in as many columns as there is room for. */

#include "crumb-config.h"

#include "crumb-scoreboard.h"

#include "crumb-open-hands.h"
#include "crumb-seat-card.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbScoreboard
{
  CrumbRaidPanel parent_instance;

  GtkGrid *grid;
  GtkWidget *cards[CRUMB_SEATS_MAX];
  guint n_seats;
  guint8 order[CRUMB_SEATS_MAX];
  gboolean compact;
  gboolean narrow;
  gboolean wide;
  GtkOrientation orientation;
};

G_DEFINE_FINAL_TYPE (CrumbScoreboard, crumb_scoreboard, CRUMB_TYPE_RAID_PANEL)

static guint
count_columns (CrumbScoreboard *self, guint n_seats)
{
  if (self->orientation == GTK_ORIENTATION_VERTICAL)
    return 1;
  /* Four full cards do not fit side by side on a phone, nor do three in large text. */
  return (n_seats == 4 && !self->compact) || self->narrow ? 2 : MAX (n_seats, 1);
}

static void
lay_out (CrumbScoreboard *self)
{
  guint columns = count_columns (self, self->n_seats);
  GtkWidget *previous = NULL;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));

  for (guint at = 0; at < CRUMB_SEATS_MAX; at++)
    {
      /* Seats are taken in turn: those beyond the last are their own place. */
      guint seat = at < self->n_seats ? self->order[at] : at;
      GtkWidget *card = self->cards[seat];

      if (card == NULL && at >= self->n_seats)
        continue;
      if (card == NULL)
        gtk_grid_attach (self->grid, card = self->cards[seat] = g_object_new (CRUMB_TYPE_SEAT_CARD, NULL), 0, 0, 1, 1);
      crumb_seat_card_set_room (CRUMB_SEAT_CARD (card), self->compact, columns > 2 && !self->wide);
      /* A screen reader goes by the order of the children, not by where the grid puts them. */
      gtk_widget_insert_after (card, GTK_WIDGET (self->grid), previous);
      previous = card;
      gtk_widget_set_visible (card, at < self->n_seats);
      /* A grid has the columns of what is hidden too. */
      g_object_set (gtk_layout_manager_get_layout_child (layout, card), "column",
                    at < self->n_seats ? (int) (at % columns) : 0, "row", at < self->n_seats ? (int) (at / columns) : 0,
                    NULL);
    }
}

/* At the reveal the hands are entered, and shown where that is done. */
static gboolean
hands_lie_open (const CrumbRaid *raid)
{
  return raid->rules.open_hands && raid->counts_known && raid->phase <= CRUMB_RAID_AT_NOBODY;
}

static void
show_hands (CrumbScoreboard *self, const CrumbRaid *raid)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  gboolean open = hands_lie_open (raid);
  CrumbOpenHands open_hands = { 0 };

  if (open)
    crumb_game_walk_to (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel), crumb_open_hands_step,
                        &open_hands);
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    {
      CrumbDice hand = crumb_open_hands_show (&open_hands, raid, seat);
      gboolean plays = crumb_seats_has (raid->scores.playing, seat);

      crumb_seat_card_show_hand (CRUMB_SEAT_CARD (self->cards[seat]), open && plays ? &hand : NULL);
    }
}

static void
crumb_scoreboard_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbScoreboard *self = CRUMB_SCOREBOARD (panel);

  self->n_seats = raid != NULL ? raid->scores.n_seats : 0;
  if (raid != NULL)
    memcpy (self->order, raid->scores.order, sizeof self->order);
  lay_out (self);
  for (guint seat = 0; raid != NULL && seat < raid->scores.n_seats; seat++)
    crumb_seat_card_show (CRUMB_SEAT_CARD (self->cards[seat]), crumb_game_panel_get_seat (panel, seat), raid, seat);
  if (raid != NULL)
    show_hands (self, raid);
}

static void
set_compact (CrumbScoreboard *self, gboolean compact)
{
  if (crumb_set_boolean (self, "compact", &self->compact, compact))
    lay_out (self);
}

static void
set_narrow (CrumbScoreboard *self, gboolean narrow)
{
  if (crumb_set_boolean (self, "narrow", &self->narrow, narrow))
    lay_out (self);
}

static void
set_wide (CrumbScoreboard *self, gboolean wide)
{
  if (crumb_set_boolean (self, "wide", &self->wide, wide))
    lay_out (self);
}

static void
set_orientation (CrumbScoreboard *self, GtkOrientation orientation)
{
  if (self->orientation == orientation)
    return;
  self->orientation = orientation;
  crumb_set_css_class (GTK_WIDGET (self), "vertical", orientation == GTK_ORIENTATION_VERTICAL);
  lay_out (self);
  g_object_notify (G_OBJECT (self), "orientation");
}

static void
crumb_scoreboard_class_init (CrumbScoreboardClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_scoreboard_update;

  crumb_class_property (klass, CrumbScoreboard, compact, set_compact,
                        g_param_spec_boolean ("compact", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbScoreboard, narrow, set_narrow,
                        g_param_spec_boolean ("narrow", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbScoreboard, wide, set_wide,
                        g_param_spec_boolean ("wide", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (
      klass, CrumbScoreboard, orientation, set_orientation,
      g_param_spec_enum ("orientation", NULL, NULL, GTK_TYPE_ORIENTATION, GTK_ORIENTATION_HORIZONTAL, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scoreboard");
}

static void
pressed_cb (CrumbScoreboard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.people", NULL);
}

/* A secondary click or a long press on the players is about the players. */
static void
add_gestures (CrumbScoreboard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (press, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (press));
}

static void
crumb_scoreboard_init (CrumbScoreboard *self)
{
  self->grid = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", 6, "row-spacing", 6, NULL);
  add_gestures (self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}

GtkWidget *
crumb_scoreboard_new (void)
{
  return g_object_new (CRUMB_TYPE_SCOREBOARD, NULL);
}
