/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scores of the last scored round: how much each seat got, and why. */

#include "crumb-config.h"

#include "crumb-round-scores.h"

#include "crumb-game-ruling.h"
#include "crumb-hand-row.h"
#include "crumb-kept-hands.h"
#include "crumb-seat-order.h"
#include "ui/table/crumb-mend-tap.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbRoundScores
{
  CrumbRaidPanel parent_instance;

  GtkLabel *headline;
  GtkBox *rows;

  GtkWidget *seat_rows[CRUMB_SEATS_MAX];
};

CRUMB_DEFINE_TEMPLATE (CrumbRoundScores, crumb_round_scores, CRUMB_TYPE_RAID_PANEL)

/* A game that was ended early may have hands of a round that was never scored. */
static gboolean
has_scores (const CrumbRaid *raid)
{
  CrumbSeats played;

  if (raid == NULL || raid->scores.n_rounds == 0)
    return FALSE;
  if (raid->phase != CRUMB_RAID_AT_OVER)
    return raid->phase == CRUMB_RAID_AT_SCORED;

  played = raid->scores.round_seats[raid->scores.n_rounds - 1];
  return raid->rounds[raid->scores.n_rounds - 1].by_hands ? raid->hands_closed == played && raid->reveal.roll_off == 0
                                                          : raid->cookies_in == played;
}

static void
show_headline (CrumbRoundScores *self, const CrumbRaid *raid)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *headline = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  if (raid->rounds[raid->scores.n_rounds - 1].by_hands)
    headline = crumb_words_bonus (&raid->rules, &raid->reveal, names);
  else
    /* Translators: %u is the number of a round. */
    headline = g_strdup_printf (_ ("Round %u"), raid->scores.n_rounds);
  gtk_label_set_label (self->headline, headline);
}

static void
show_seat (CrumbRoundScores *self, const CrumbRaid *raid, const CrumbKeptHands *kept, guint seat)
{
  unsigned last = raid->scores.n_rounds - 1u;
  const CrumbRaidRound *round = &raid->rounds[last];
  int cookies = raid->scores.points[last][seat];
  CrumbHandRow *row = CRUMB_HAND_ROW (self->seat_rows[seat]);
  g_autofree char *note =
      crumb_kept_hands_words (kept, seat, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat)->told);
  g_autofree char *faces =
      round->by_hands ? crumb_words_faces (&raid->rules, &raid->reveal, raid->hands, raid->scores.n_seats, seat) : NULL;
  const CrumbDice none = { 0 };

  crumb_hand_row_set_seat (row, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat));
  crumb_hand_row_set_hand (row, &raid->rules, round->by_hands ? &raid->hands[seat] : &none, 0);
  crumb_hand_row_set_bonus (row, round->by_hands ? raid->reveal.seats[seat].bonus : 0);
  crumb_hand_row_set_cookies (row, cookies);
  crumb_hand_row_set_totals (row, raid->scores.totals[seat] - cookies, raid->scores.totals[seat]);
  crumb_hand_row_set_faces (row, faces);
  crumb_hand_row_set_note (row, note);
  crumb_mend_tap_set (GTK_WIDGET (row), crumb_game_entered_by (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)),
                                                               crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self)),
                                                               CRUMB_RAID_SCORES, seat, NULL));
}

static GtkWidget *
new_row (guint seat, gpointer data)
{
  return g_object_new (CRUMB_TYPE_HAND_ROW, NULL);
}

static void
crumb_round_scores_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRoundScores *self = CRUMB_ROUND_SCORES (panel);
  CrumbKeptHands kept;
  CrumbSeats seats;

  gtk_widget_set_visible (GTK_WIDGET (self), has_scores (raid));
  if (!has_scores (raid))
    return;

  show_headline (self, raid);
  seats = raid->scores.round_seats[raid->scores.n_rounds - 1];
  kept = crumb_kept_hands_find (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel));
  crumb_seat_order_rows (self->rows, self->seat_rows, raid, seats, new_row, NULL);
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    if (crumb_seats_has (seats, seat))
      show_seat (self, raid, &kept, seat);
}

static void
crumb_round_scores_class_init (CrumbRoundScoresClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_round_scores_update;

  crumb_class_template (klass, CrumbRoundScores, "crumb-round-scores", headline, rows);
}

GtkWidget *
crumb_round_scores_new (void)
{
  return g_object_new (CRUMB_TYPE_ROUND_SCORES, NULL);
}
