/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The end of a game: who has won, and how it came to that. */

#include "crumb-config.h"

#include "crumb-over-panel.h"

#include "crumb-round-table.h"
#include "crumb-score-chart.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"

struct _CrumbOverPanel
{
  CrumbGamePanel parent_instance;

  GtkBox *marks;
  GtkLabel *result;
  GtkLabel *details;
  GtkActionable *review;
  AdwBin *place;
  CrumbGamePanel *game_details;

  CrumbSeatMark *seat_marks[CRUMB_SEATS_MAX];
  char *announced;
};

G_DEFINE_FINAL_TYPE (CrumbOverPanel, crumb_over_panel, CRUMB_TYPE_GAME_PANEL)

static void
show_marks (CrumbOverPanel *self, CrumbGame *game, gconstpointer state)
{
  CrumbSeats winners = crumb_scores_of (state)->winners;

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->seat_marks[seat]), crumb_seats_has (winners, seat));
      if (crumb_seats_has (winners, seat))
        crumb_seat_mark_set_colour (self->seat_marks[seat], crumb_game_get_seat (game, seat)->colour);
    }
}

/* A corrected last move was played when its old self was. */
static gint64
time_of_end (CrumbGame *game)
{
  guint n_moves = crumb_game_get_n_moves (game);
  const CrumbEntry *entry =
      n_moves > 0 ? crumb_game_get_entry (game, crumb_game_get_move_entry (game, n_moves - 1)) : NULL;

  while (entry != NULL && entry->place == CRUMB_ENTRY_PLACE_INSTEAD)
    entry = crumb_game_get_entry (game, entry->of);
  return entry != NULL ? entry->at : crumb_game_get_started (game);
}

static char *
words_for_details (CrumbGame *game, gconstpointer state, const char *const names[])
{
  g_autofree char *margin = crumb_game_words_margin (crumb_game_get_kind (game), state, names);
  g_autofree char *duration = crumb_words_duration (time_of_end (game) - crumb_game_get_started (game));

  return margin != NULL ? g_strjoin (" ", margin, duration, NULL) : g_steal_pointer (&duration);
}

static void
crumb_over_panel_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbOverPanel *self = CRUMB_OVER_PANEL (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  gboolean over = state != NULL && crumb_scores_of (state)->over;
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *result = NULL;
  g_autofree char *details = NULL;

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), over);
  if (self->game_details != NULL)
    crumb_game_panel_set_game (self->game_details, game);
  if (!over)
    {
      g_clear_pointer (&self->announced, g_free);
      return;
    }

  crumb_game_panel_get_names (panel, names);
  result = crumb_game_words_result (crumb_game_get_kind (game), state, names);
  details = words_for_details (game, state, names);
  gtk_label_set_label (self->result, result);
  gtk_label_set_label (self->details, details);
  show_marks (self, game, state);
  gtk_actionable_set_action_target (self->review, "s", crumb_game_get_id (game));
  if (!g_set_str (&self->announced, result))
    return;
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, result);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, details);
}

static void
crumb_over_panel_class_init (CrumbOverPanelClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_over_panel_update;

  g_type_ensure (CRUMB_TYPE_ROUND_TABLE);
  g_type_ensure (CRUMB_TYPE_SCORE_CHART);
  crumb_class_template (klass, CrumbOverPanel, "crumb-over-panel", marks, result, details, review, place);
  crumb_class_owns (klass, CrumbOverPanel, g_free, announced);
}

static void
crumb_over_panel_init (CrumbOverPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      self->seat_marks[seat] = g_object_new (CRUMB_TYPE_SEAT_MARK, "pixel-size", 32, NULL);
      gtk_box_append (self->marks, GTK_WIDGET (self->seat_marks[seat]));
    }
}

GtkWidget *
crumb_over_panel_new (CrumbGamePanel *details)
{
  CrumbOverPanel *self = g_object_new (CRUMB_TYPE_OVER_PANEL, NULL);

  self->game_details = details;
  adw_bin_set_child (self->place, GTK_WIDGET (details));
  return GTK_WIDGET (self);
}
