/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scoreboard of any game for the whole room: totals, progress, who leads, how far it is, and what the game adds. */

#include "crumb-config.h"

#include "crumb-large-scores.h"

#include "crumb-game-ui.h"
#include "crumb-large-seat.h"
#include "ui/widgets/crumb-placard.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

struct _CrumbLargeScores
{
  CrumbGamePanel parent_instance;

  GtkLabel *heading;
  GtkBox *seats;
  AdwBin *place;

  GtkWidget *cards[CRUMB_SEATS_MAX];
  const CrumbGameUi *ui;
  gboolean tall;
};

G_DEFINE_FINAL_TYPE (CrumbLargeScores, crumb_large_scores, CRUMB_TYPE_GAME_PANEL)

/* Each kind of game adds another panel. */
static void
show_detail (CrumbLargeScores *self, CrumbGame *game)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (game));

  if (self->ui != ui)
    adw_bin_set_child (self->place, ui != NULL && ui->large_detail_new != NULL ? ui->large_detail_new () : NULL);
  self->ui = ui;
  if (adw_bin_get_child (self->place) != NULL)
    crumb_game_panel_set_game (CRUMB_GAME_PANEL (adw_bin_get_child (self->place)), game);
}

static void
show_seats (CrumbLargeScores *self, CrumbGame *game, gconstpointer state)
{
  const CrumbScores *scores = crumb_scores_of (state);

  for (guint at = 0; at < CRUMB_SEATS_MAX; at++)
    {
      gtk_widget_set_visible (self->cards[at], at < scores->n_seats);
      if (at < scores->n_seats)
        crumb_large_seat_show (CRUMB_LARGE_SEAT (self->cards[at]), game, scores->order[at]);
    }
}

static void
crumb_large_scores_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbLargeScores *self = CRUMB_LARGE_SCORES (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  g_autofree char *heading = NULL;

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), state != NULL);
  if (state == NULL)
    return;

  heading = crumb_game_words_progress (crumb_game_get_kind (game), state);
  gtk_label_set_label (self->heading, heading);
  show_seats (self, game, state);
  show_detail (self, game);
}

/* One below the other, totals can be larger where there is more height than width. */
static void
set_tall (CrumbLargeScores *self, gboolean tall)
{
  if (!crumb_set_boolean (self, "tall", &self->tall, tall))
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->seats),
                                  tall ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (guint at = 0; at < CRUMB_SEATS_MAX; at++)
    crumb_large_seat_set_beside (CRUMB_LARGE_SEAT (self->cards[at]), tall);
}

static void
crumb_large_scores_class_init (CrumbLargeScoresClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_large_scores_update;

  crumb_class_property (klass, CrumbLargeScores, tall, set_tall,
                        g_param_spec_boolean ("tall", NULL, NULL, FALSE, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_PLACARD);
  crumb_class_template (klass, CrumbLargeScores, "crumb-large-scores", heading, seats, place);
}

static void
crumb_large_scores_init (CrumbLargeScores *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint at = 0; at < CRUMB_SEATS_MAX; at++)
    {
      self->cards[at] = g_object_new (CRUMB_TYPE_LARGE_SEAT, NULL);
      gtk_box_append (self->seats, self->cards[at]);
    }
}

GtkWidget *
crumb_large_scores_new (void)
{
  return g_object_new (CRUMB_TYPE_LARGE_SCORES, NULL);
}
