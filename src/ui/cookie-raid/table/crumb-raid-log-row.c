/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws one row of the log: a bid is its number, who won, the dice of all, and the die that was taken. */

#include "crumb-config.h"

#include "crumb-raid-log-row.h"

#include "ui/cookie-raid/panels/crumb-places.h"
#include "ui/cookie-raid/panels/crumb-raid-of.h"
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

struct _CrumbRaidLogRow
{
  AdwBin parent_instance;

  CrumbRaidLogItem *item;

  GtkLabel *number;
  GtkLabel *text;
  AdwWrapBox *rolls;
  GtkWidget *tied;
  GtkWidget *take;
  CrumbDiceRow *taken;

  Roll seats[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbRaidLogRow, crumb_raid_log_row, ADW_TYPE_BIN)

static void
add_roll (CrumbRaidLogRow *self, Roll *roll)
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
show_rolls (CrumbRaidLogRow *self, const CrumbRaidLogEntry *entry)
{
  CrumbGame *game = crumb_raid_log_item_get_game (self->item);
  CrumbPlace places[CRUMB_SEATS_MAX];
  guint n = crumb_places_fill (&crumb_raid_of (game)->rules, entry->n_seats, &entry->roll, entry->winner, places);

  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    {
      Roll *roll = &self->seats[i];
      gboolean bids = i < n && places[i].kind != CRUMB_PLACE_NO_BID;

      gtk_widget_set_visible (roll->box, bids);
      if (!bids)
        continue;
      gtk_widget_set_visible (roll->won, places[i].kind == CRUMB_PLACE_WINNER);
      crumb_seat_mark_set_colour (roll->mark, crumb_game_get_seat (game, places[i].seat)->colour);
      crumb_dice_row_set_dice (roll->dice, &places[i].dice);
    }
}

/* Where nobody bid there is nothing to draw. */
static gboolean
is_drawn (const CrumbRaidLogEntry *entry)
{
  gboolean drawn = entry->winner < entry->n_seats;

  for (guint seat = 0; seat < entry->n_seats; seat++)
    drawn = drawn || entry->roll.dice[seat].count > 0;
  return entry->kind == CRUMB_RAID_LOG_BID && drawn;
}

static void
show_bid (CrumbRaidLogRow *self, const CrumbRaidLogEntry *entry)
{
  CrumbDice taken = { .count = 1, .dice = { entry->rerolled ? entry->shows : entry->die } };
  g_autofree char *number = g_strdup_printf ("%u", entry->number);

  gtk_label_set_label (self->number, number);
  show_rolls (self, entry);
  gtk_widget_set_visible (self->tied, entry->tied);
  crumb_dice_row_set_dice (self->taken, &taken);
  gtk_widget_set_visible (self->take, entry->taken);
}

static void
set_item (CrumbRaidLogRow *self, CrumbRaidLogItem *item)
{
  const CrumbRaidLogEntry *entry;
  gboolean bid;

  if (!crumb_set_object (self, "item", &self->item, item) || item == NULL)
    return;

  entry = crumb_raid_log_item_get_entry (item);
  bid = is_drawn (entry);
  gtk_widget_set_visible (GTK_WIDGET (self->number), bid);
  gtk_widget_set_visible (GTK_WIDGET (self->rolls), bid);
  gtk_widget_set_visible (self->tied, FALSE);
  gtk_widget_set_visible (self->take, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->text), !bid);
  gtk_label_set_label (self->text, bid ? "" : crumb_raid_log_item_get_text (item));
  crumb_set_css_class (GTK_WIDGET (self->text), "heading", entry->kind == CRUMB_RAID_LOG_ROUND);
  crumb_set_css_class (GTK_WIDGET (self->text), "caption", entry->kind != CRUMB_RAID_LOG_ROUND);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), bid ? crumb_raid_log_item_get_text (item) : NULL);
  if (bid)
    show_bid (self, entry);
}

static void
crumb_raid_log_row_class_init (CrumbRaidLogRowClass *klass)
{
  crumb_class_property (klass, CrumbRaidLogRow, item, set_item,
                        g_param_spec_object ("item", NULL, NULL, CRUMB_TYPE_RAID_LOG_ITEM, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  crumb_class_template (klass, CrumbRaidLogRow, "crumb-raid-log-row", number, text, rolls, tied, take, taken);
  crumb_class_owns (klass, CrumbRaidLogRow, g_object_unref, item);
}

static void
crumb_raid_log_row_init (CrumbRaidLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    add_roll (self, &self->seats[i]);
}

GtkWidget *
crumb_raid_log_row_new (void)
{
  return g_object_new (CRUMB_TYPE_RAID_LOG_ROW, NULL);
}
