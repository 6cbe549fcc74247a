/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws a bid in one line: its number, who won, the dice of all side by side, and the die that was taken. */

#include "crumb-config.h"

#include "crumb-bid-line.h"

#include "crumb-places.h"
#include "crumb-raid-of.h"
#include "ui/table/crumb-mend-tap.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/** The dice of one seat. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *won;
  CrumbSeatMark *mark;
  CrumbDiceRow *dice;
} Roll;

struct _CrumbBidLine
{
  AdwBin parent_instance;

  GtkLabel *number;
  AdwWrapBox *rolls;
  GtkWidget *nobody;
  GtkWidget *tied;
  GtkWidget *take;
  CrumbDiceRow *taken;
  GtkWidget *rerolled;
  CrumbDiceRow *shows;
  GtkWidget *lucky;

  Roll seats[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbBidLine, crumb_bid_line, ADW_TYPE_BIN)

static void
add_roll (CrumbBidLine *self, Roll *roll)
{
  roll->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 4, NULL);
  roll->won = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                            "object-select-symbolic", "tooltip-text", _ ("Takes the bid"), NULL);
  roll->mark =
      g_object_new (CRUMB_TYPE_SEAT_MARK, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "pixel-size", 12, NULL);
  roll->dice = g_object_new (CRUMB_TYPE_DICE_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "pixel-size", 20,
                             "valign", GTK_ALIGN_CENTER, NULL);
  crumb_dice_row_keep_in_line (roll->dice);
  gtk_box_append (GTK_BOX (roll->box), roll->won);
  gtk_box_append (GTK_BOX (roll->box), GTK_WIDGET (roll->mark));
  gtk_box_append (GTK_BOX (roll->box), GTK_WIDGET (roll->dice));
  adw_wrap_box_append (self->rolls, roll->box);
}

static void
show_rolls (CrumbBidLine *self, CrumbGame *game, const CrumbDrawnBid *bid)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  guint n = crumb_places_fill (&crumb_raid_of (game)->rules, bid->n_seats, &bid->roll, bid->winner, places);
  guint n_bids = 0;

  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    {
      Roll *roll = &self->seats[i];
      gboolean bids = i < n && places[i].kind != CRUMB_PLACE_NO_BID;

      gtk_widget_set_visible (roll->box, bids);
      if (!bids)
        continue;
      n_bids++;
      gtk_widget_set_visible (roll->won, places[i].kind == CRUMB_PLACE_WINNER);
      crumb_seat_mark_set_colour (roll->mark, crumb_game_get_seat (game, places[i].seat)->colour);
      crumb_dice_row_set_dice (roll->dice, &places[i].dice);
      crumb_mend_tap_set (roll->box,
                          crumb_game_entered_by (game, bid->ruled, CRUMB_RAID_BIDS, places[i].seat, &places[i].dice));
    }
  gtk_widget_set_visible (self->nobody, n_bids == 0);
}

static void
show_take (CrumbBidLine *self, const CrumbDrawnBid *bid)
{
  const CrumbDice taken = { .count = 1, .dice = { bid->die } };
  const CrumbDice shows = { .count = 1, .dice = { bid->shows } };

  crumb_dice_row_set_dice (self->taken, &taken);
  crumb_dice_row_set_dice (self->shows, &shows);
  crumb_mend_tap_set (GTK_WIDGET (self->taken), bid->took);
  crumb_mend_tap_set (GTK_WIDGET (self->shows), bid->rolled);
  gtk_widget_set_visible (self->take, bid->taken);
  gtk_widget_set_visible (self->rerolled, bid->rerolled);
  gtk_widget_set_visible (GTK_WIDGET (self->shows), bid->rerolled);
  gtk_widget_set_visible (self->lucky, bid->lucky);
}

static void
crumb_bid_line_class_init (CrumbBidLineClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  crumb_class_template (klass, CrumbBidLine, "crumb-bid-line", number, rolls, nobody, tied, take, taken, rerolled,
                        shows, lucky);
}

static void
crumb_bid_line_init (CrumbBidLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    add_roll (self, &self->seats[i]);
}

void
crumb_bid_line_show (CrumbBidLine *self, CrumbGame *game, const CrumbDrawnBid *bid)
{
  g_autofree char *number = NULL;

  g_return_if_fail (CRUMB_IS_BID_LINE (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (bid != NULL);

  number = g_strdup_printf ("%u", bid->number);
  gtk_label_set_label (self->number, number);
  show_rolls (self, game, bid);
  gtk_widget_set_visible (self->tied, bid->tied);
  show_take (self, bid);
}
