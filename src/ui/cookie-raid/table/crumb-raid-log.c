/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The log of a game of Cookie Raid: a row for each bid, grouped by round, the newest on top. */

#include "crumb-config.h"

#include "crumb-raid-log.h"

#include "ui/cookie-raid/panels/crumb-bid-line.h"
#include "ui/cookie-raid/panels/crumb-raid-log-item.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbRaidLog
{
  CrumbRaidPanel parent_instance;

  GtkListView *list;
  GListStore *items;
};

CRUMB_DEFINE_TEMPLATE (CrumbRaidLog, crumb_raid_log, CRUMB_TYPE_RAID_PANEL)

/* Counted from the end: the oldest rows are the last. */
static gboolean
is_same (CrumbRaidLog *self, GPtrArray *items, guint from_end)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autoptr (CrumbRaidLogItem) shown = g_list_model_get_item (G_LIST_MODEL (self->items), n_shown - 1 - from_end);

  return crumb_raid_log_item_equal (shown, g_ptr_array_index (items, items->len - 1 - from_end));
}

/* Rows that have not changed stay what they are. */
static void
crumb_raid_log_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRaidLog *self = CRUMB_RAID_LOG (panel);
  g_autoptr (GPtrArray) items =
      raid != NULL ? crumb_raid_log_read (crumb_game_panel_get_game (panel)) : g_ptr_array_new ();
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint n_same = 0;

  while (n_same < MIN (n_shown, items->len) && is_same (self, items, n_same))
    n_same++;
  if (n_same == n_shown && n_same == items->len)
    return;

  g_list_store_splice (self->items, 0, n_shown - n_same, items->pdata, items->len - n_same);
  if (items->len > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
activate_cb (CrumbRaidLog *self, guint position)
{
  g_autoptr (CrumbRaidLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.look-at", "u", crumb_raid_log_item_get_entry (item)->ruled);
}

/* A bid is drawn; all else is a text. A screen reader has the text of both. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_box_append (GTK_BOX (box), g_object_new (CRUMB_TYPE_BID_LINE, "hexpand", TRUE, NULL));
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "hexpand", TRUE,
                                "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL));
  gtk_list_item_set_child (row, box);
  gtk_list_item_set_selectable (row, FALSE);
}

/* Where nobody bid there is nothing to draw. */
static gboolean
is_drawn (const CrumbDrawnBid *bid)
{
  gboolean drawn = bid->winner < bid->n_seats;

  for (guint seat = 0; seat < bid->n_seats; seat++)
    drawn = drawn || bid->roll.dice[seat].count > 0;
  return drawn;
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  CrumbRaidLogItem *item = gtk_list_item_get_item (row);
  const CrumbRaidLogEntry *entry = crumb_raid_log_item_get_entry (item);
  const char *said = crumb_raid_log_item_get_text (item);
  GtkWidget *box = gtk_list_item_get_child (row);
  GtkWidget *line = gtk_widget_get_first_child (box), *text = gtk_widget_get_last_child (box);
  CrumbDrawnBid bid = entry->bid;
  gboolean drawn = is_drawn (&bid);

  /* There is no room for more words. */
  bid.lucky = FALSE;
  if (drawn)
    crumb_bid_line_show (CRUMB_BID_LINE (line), crumb_raid_log_item_get_game (item), &bid);
  gtk_widget_set_visible (line, drawn);
  gtk_widget_set_visible (text, !drawn);
  gtk_label_set_label (GTK_LABEL (text), drawn ? "" : said);
  crumb_set_css_class (text, "heading", entry->kind == CRUMB_RAID_LOG_ROUND);
  crumb_set_css_class (text, "caption", entry->kind != CRUMB_RAID_LOG_ROUND);
  gtk_widget_set_tooltip_text (box, drawn ? said : NULL);
  gtk_list_item_set_accessible_label (row, said);
  gtk_list_item_set_activatable (row, entry->ruled > 0);
}

static void
crumb_raid_log_class_init (CrumbRaidLogClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_raid_log_update;

  g_type_ensure (CRUMB_TYPE_RAID_LOG_ITEM);
  crumb_class_template (klass, CrumbRaidLog, "crumb-raid-log", list, items);
  crumb_class_callbacks (klass, activate_cb, bind_cb, setup_cb);
}

GtkWidget *
crumb_raid_log_new (void)
{
  return g_object_new (CRUMB_TYPE_RAID_LOG, NULL);
}
