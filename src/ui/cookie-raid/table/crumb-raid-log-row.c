/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws one row of the log: a bid is its number, who won, the dice of all, and the die that was taken. */

#include "crumb-config.h"

#include "crumb-raid-log-row.h"

#include "ui/cookie-raid/panels/crumb-bid-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbRaidLogRow
{
  AdwBin parent_instance;

  CrumbRaidLogItem *item;

  CrumbBidLine *bid;
  GtkLabel *text;
};

CRUMB_DEFINE_TEMPLATE (CrumbRaidLogRow, crumb_raid_log_row, ADW_TYPE_BIN)

/* Where nobody bid there is nothing to draw. */
static gboolean
is_drawn (const CrumbRaidLogEntry *entry)
{
  gboolean drawn = entry->bid.winner < entry->bid.n_seats;

  for (guint seat = 0; seat < entry->bid.n_seats; seat++)
    drawn = drawn || entry->bid.roll.dice[seat].count > 0;
  return drawn;
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
  gtk_widget_set_visible (GTK_WIDGET (self->bid), bid);
  gtk_widget_set_visible (GTK_WIDGET (self->text), !bid);
  gtk_label_set_label (self->text, bid ? "" : crumb_raid_log_item_get_text (item));
  crumb_set_css_class (GTK_WIDGET (self->text), "heading", entry->kind == CRUMB_RAID_LOG_ROUND);
  crumb_set_css_class (GTK_WIDGET (self->text), "caption", entry->kind != CRUMB_RAID_LOG_ROUND);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), bid ? crumb_raid_log_item_get_text (item) : NULL);
  if (bid)
    {
      CrumbDrawnBid drawn = entry->bid;

      /* There is no room for more words. */
      drawn.lucky = FALSE;
      crumb_bid_line_show (self->bid, crumb_raid_log_item_get_game (item), &drawn);
    }
}

static void
crumb_raid_log_row_class_init (CrumbRaidLogRowClass *klass)
{
  crumb_class_property (klass, CrumbRaidLogRow, item, set_item,
                        g_param_spec_object ("item", NULL, NULL, CRUMB_TYPE_RAID_LOG_ITEM, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_BID_LINE);
  crumb_class_template (klass, CrumbRaidLogRow, "crumb-raid-log-row", bid, text);
  crumb_class_owns (klass, CrumbRaidLogRow, g_object_unref, item);
}
