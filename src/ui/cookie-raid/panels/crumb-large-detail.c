/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the scoreboard for the whole room shows of Cookie Raid besides totals: the plate and the last ruling. */

#include "crumb-config.h"

#include "crumb-large-detail.h"

#include "crumb-game-ruling.h"
#include "crumb-hand-view.h"
#include "crumb-plate-row.h"
#include "crumb-ruling-panel.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

struct _CrumbLargeDetail
{
  CrumbRaidPanel parent_instance;

  CrumbPlateRow *plate;
  CrumbGamePanel *ruling;
  GtkWidget *scored;
  GtkLabel *bonus;
  AdwWrapBox *hands;
};

CRUMB_DEFINE_TEMPLATE (CrumbLargeDetail, crumb_large_detail, CRUMB_TYPE_RAID_PANEL)

/** @bid: after how many moves a bid was last settled, by its dice or by word; @round: a round. 0: never */
typedef struct
{
  guint n_moves;
  guint bid;
  guint round;
} Walk;

static void
find_ruling_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const CrumbRaid *was = before, *is = after;
  Walk *walk = user_data;

  walk->n_moves++;
  if (is->scores.n_rounds > was->scores.n_rounds)
    walk->round = walk->n_moves;
  else if (crumb_game_ruling_made (was, move, is) || (move->what == CRUMB_RAID_WINNER && is->winner == move->seat))
    walk->bid = walk->n_moves;
}

static void
show_bid (CrumbLargeDetail *self, CrumbGame *game, guint n_moves)
{
  CrumbRaid ruled;

  crumb_game_state_after (game, n_moves, &ruled);
  crumb_game_panel_set_past (self->ruling, game, n_moves, &ruled);
}

static void
add_hand (CrumbLargeDetail *self, CrumbGame *game, const CrumbRaid *scored, guint seat)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6, NULL);
  GtkWidget *hand = g_object_new (CRUMB_TYPE_HAND_VIEW, NULL);

  crumb_hand_view_set_hand (CRUMB_HAND_VIEW (hand), &scored->rules, &scored->hands[seat], 0);
  gtk_box_append (GTK_BOX (box), crumb_seat_mark_new (crumb_game_get_seat (game, seat)->colour));
  gtk_box_append (GTK_BOX (box), hand);
  adw_wrap_box_append (self->hands, box);
}

static void
show_round (CrumbLargeDetail *self, CrumbGame *game, guint n_moves)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *bonus = NULL;
  CrumbRaid scored;
  const CrumbRaidRound *round;

  crumb_game_state_after (game, n_moves, &scored);
  round = &scored.rounds[scored.scores.n_rounds - 1];
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  bonus = round->by_hands ? crumb_words_bonus (&scored.rules, &scored.reveal, names)
                          : crumb_words_round (&scored, scored.scores.n_rounds - 1u, names);
  gtk_label_set_label (self->bonus, bonus);

  while (gtk_widget_get_first_child (GTK_WIDGET (self->hands)) != NULL)
    adw_wrap_box_remove (self->hands, gtk_widget_get_first_child (GTK_WIDGET (self->hands)));
  for (guint seat = 0; round->by_hands && seat < scored.scores.n_seats; seat++)
    if (crumb_seats_has (scored.scores.round_seats[scored.scores.n_rounds - 1], seat))
      add_hand (self, game, &scored, seat);
}

static void
crumb_large_detail_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbLargeDetail *self = CRUMB_LARGE_DETAIL (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  Walk walk = { 0 };

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), raid != NULL);
  if (raid == NULL)
    return;

  crumb_plate_row_show (self->plate, raid);
  if (raid->phase > CRUMB_RAID_AT_LUCKY)
    gtk_widget_set_visible (GTK_WIDGET (self->plate), FALSE);

  crumb_game_walk (game, find_ruling_cb, &walk);
  gtk_widget_set_visible (GTK_WIDGET (self->ruling), walk.bid > walk.round);
  gtk_widget_set_visible (self->scored, walk.round > walk.bid);
  if (walk.bid > walk.round)
    show_bid (self, game, walk.bid);
  else if (walk.round > 0)
    show_round (self, game, walk.round);
}

static void
crumb_large_detail_class_init (CrumbLargeDetailClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_large_detail_update;

  g_type_ensure (CRUMB_TYPE_PLATE_ROW);
  g_type_ensure (CRUMB_TYPE_RULING_PANEL);
  crumb_class_template (klass, CrumbLargeDetail, "crumb-large-detail", plate, ruling, scored, bonus, hands);
}

GtkWidget *
crumb_large_detail_new (void)
{
  return g_object_new (CRUMB_TYPE_LARGE_DETAIL, NULL);
}
