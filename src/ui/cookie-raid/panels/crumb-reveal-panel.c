/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The hands of a round while they are being revealed. */

#include "crumb-config.h"

#include "crumb-reveal-panel.h"

#include "crumb-hand-row.h"
#include "crumb-kept-hands.h"
#include "crumb-seat-order.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

struct _CrumbRevealPanel
{
  CrumbRaidPanel parent_instance;

  GtkBox *rows;
  GtkLabel *tie;

  GtkWidget *seat_rows[CRUMB_SEATS_MAX];
  gboolean past;
};

G_DEFINE_FINAL_TYPE (CrumbRevealPanel, crumb_reveal_panel, CRUMB_TYPE_RAID_PANEL)

static gboolean
is_revealing (const CrumbRaid *raid)
{
  return raid != NULL && (raid->phase == CRUMB_RAID_AT_REVEAL || raid->phase == CRUMB_RAID_AT_ROLL_OFF);
}

/* Counts only what is certain: cookies that were typed, or those for the sets of @hand. */
static int
cookies_so_far (const CrumbRaid *raid, guint seat, const CrumbDice *hand)
{
  if (crumb_seats_has (raid->cookies_in, seat) || (raid->focus == seat && raid->by_cookies))
    return raid->cookies[seat];
  if (hand->count == 0 || raid->rules.by_face)
    return -1;
  return crumb_hands_score (&raid->rules, hand, 1, CRUMB_NO_SEAT).seats[0].set_cookies;
}

static void
show_seat (CrumbRevealPanel *self, const CrumbRaid *raid, const CrumbKeptHands *kept, guint seat)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbHandRow *row = CRUMB_HAND_ROW (self->seat_rows[seat]);
  gboolean current = !self->past && expect.seat == seat;
  const CrumbDice *hand = &raid->hands[seat];
  guint slots = current && expect.what == CRUMB_RAID_HAND && expect.min > hand->count ? expect.min - hand->count : 0;
  gboolean rolls = !self->past && crumb_seats_has (raid->roll_off.seats & (CrumbSeats) ~raid->roll_off.closed, seat);
  g_autofree char *note =
      crumb_kept_hands_words (kept, seat, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat)->told);

  crumb_hand_row_set_seat (row, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat));
  crumb_hand_row_set_hand (row, &raid->rules, hand, slots);
  crumb_hand_row_set_cookies (row, cookies_so_far (raid, seat, hand));
  crumb_hand_row_set_roll (row, &raid->roll_off.dice[seat], rolls ? 1 : 0);
  crumb_hand_row_set_current (row, current);
  crumb_hand_row_set_doubted (row, crumb_seats_has (raid->asked, seat));
  crumb_hand_row_set_note (row, note);
  if (current)
    crumb_keep_in_view (GTK_WIDGET (row));
}

static void
show_tie (CrumbRevealPanel *self, const CrumbRaid *raid)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *tie = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  if (raid->phase == CRUMB_RAID_AT_ROLL_OFF)
    tie = crumb_words_bonus (&raid->rules, &raid->reveal, names);
  crumb_label_show (self->tie, tie);
}

static GtkWidget *
new_row (guint seat, gpointer data)
{
  return g_object_new (CRUMB_TYPE_HAND_ROW, NULL);
}

static void
show_hands (CrumbRevealPanel *self, const CrumbRaid *raid)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  CrumbKeptHands kept = crumb_kept_hands_find (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel));

  crumb_seat_order_rows (self->rows, self->seat_rows, raid, raid->scores.playing, new_row, NULL);
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    if (crumb_seats_has (raid->scores.playing, seat))
      show_seat (self, raid, &kept, seat);
}

static void
crumb_reveal_panel_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRevealPanel *self = CRUMB_REVEAL_PANEL (panel);

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), is_revealing (raid));
  if (!is_revealing (raid))
    return;

  show_hands (self, raid);
  show_tie (self, raid);
}

static void
crumb_reveal_panel_class_init (CrumbRevealPanelClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_reveal_panel_update;

  crumb_class_property (klass, CrumbRevealPanel, past, NULL,
                        g_param_spec_boolean ("past", NULL, NULL, FALSE, CRUMB_CONSTRUCT));

  crumb_class_template (klass, CrumbRevealPanel, "crumb-reveal-panel", rows, tie);
}

static void
crumb_reveal_panel_init (CrumbRevealPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_reveal_panel_new (void)
{
  return g_object_new (CRUMB_TYPE_REVEAL_PANEL, NULL);
}
