/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid that is looked back at, in one row that opens to its ruling and can be corrected. */

#include "crumb-config.h"

#include "crumb-past-bid-row.h"

#include "ui/cookie-raid/panels/crumb-bid-line.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/table/crumb-tabletop.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/luck.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/cookie-raid/crumb-words-review.h"

#include <glib/gi18n.h>

struct _CrumbPastBidRow
{
  GtkBox parent_instance;

  CrumbRaidLogItem *bid;

  GtkWidget *toggle;
  GtkImage *arrow;
  CrumbBidLine *line;
  GtkWidget *corrected;
  GtkLabel *corrections;
  GtkWidget *correct;
  GtkWidget *card;
};

CRUMB_DEFINE_TEMPLATE (CrumbPastBidRow, crumb_past_bid_row, GTK_TYPE_BOX)

/* The card --------------------------------------------------------------- */

/* (nullable): Of the lucky last: whether it was kept or re-rolled, and what it showed then. */
static char *
words_for_lucky (CrumbGame *game, const CrumbRaidLogEntry *bid, const char *const names[])
{
  CrumbRaid before, after;

  if (!bid->bid.lucky)
    return NULL;
  crumb_game_state_after (game, bid->ended - 1, &before);
  crumb_game_state_after (game, bid->ended, &after);
  return crumb_words_move (&before, crumb_game_get_move (game, bid->ended - 1), &after, names);
}

/* What the table insisted on after overrule @n, which may have been entered die by die. */
static char *
words_for_overrule (CrumbGame *game, guint n, const char *const names[])
{
  guint insisted = n + 1;
  CrumbRaid before;

  while (insisted + 1 < crumb_game_get_n_moves (game) && crumb_game_get_move (game, insisted)->open)
    insisted++;
  crumb_game_state_after (game, n, &before);
  return crumb_words_kept (&before, crumb_game_get_move (game, insisted), crumb_game_get_why (game, n), names);
}

/* The ruling, what came of the last die, the chances before the roll, and what the table kept against the referee. */
static GtkWidget *
new_card (CrumbGame *game, const CrumbRaidLogEntry *bid)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *tabletop = crumb_tabletop_new ();
  GtkWidget *replay = crumb_button_new_about (_ ("_Show in Replay"), "review.replay", bid->ruled);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *lucky = NULL;
  CrumbRaid ruled;
  CrumbLuck luck;

  crumb_game_state_after (game, bid->ruled, &ruled);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (tabletop), game, bid->ruled, &ruled);
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (tabletop), names);
  gtk_box_append (GTK_BOX (card), tabletop);
  lucky = words_for_lucky (game, bid, names);
  if (lucky != NULL)
    gtk_box_append (GTK_BOX (card), crumb_text_new (lucky, NULL));
  if (crumb_luck (&ruled, &luck))
    {
      g_autofree char *words = crumb_words_chances (&luck, names);
      GtkWidget *chances = crumb_text_new (words, "caption");

      gtk_widget_add_css_class (chances, "dimmed");
      gtk_box_append (GTK_BOX (card), chances);
    }
  for (guint i = bid->begun; i <= bid->ruled && i + 1 < crumb_game_get_n_moves (game); i++)
    if (crumb_game_get_move (game, i)->what == CRUMB_RAID_OVERRULE)
      {
        g_autofree char *note = words_for_overrule (game, i, names);

        gtk_box_append (GTK_BOX (card), crumb_text_new (note, "caption"));
      }
  gtk_widget_set_halign (replay, GTK_ALIGN_START);
  gtk_widget_add_css_class (replay, "flat");
  gtk_box_append (GTK_BOX (card), replay);
  return card;
}

/* The row ---------------------------------------------------------------- */

/* The ruling is only made once somebody wants to see it. */
static void
toggled_cb (CrumbPastBidRow *self)
{
  gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle));

  if (open && self->card == NULL)
    {
      self->card = new_card (crumb_raid_log_item_get_game (self->bid), crumb_raid_log_item_get_entry (self->bid));
      gtk_box_append (GTK_BOX (self), self->card);
    }
  if (self->card != NULL)
    gtk_widget_set_visible (self->card, open);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

/* Where there is nothing to mend. */
static void
line_tapped_cb (CrumbPastBidRow *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggle),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle)));
}

static void
crumb_past_bid_row_class_init (CrumbPastBidRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_BID_LINE);
  crumb_class_template (klass, CrumbPastBidRow, "crumb-past-bid-row", toggle, arrow, line, corrected, corrections,
                        correct);
  crumb_class_owns (klass, CrumbPastBidRow, g_object_unref, bid);
  crumb_class_callbacks (klass, line_tapped_cb, toggled_cb);
}

GtkWidget *
crumb_past_bid_row_new (CrumbRaidLogItem *bid)
{
  CrumbPastBidRow *self = g_object_new (CRUMB_TYPE_PAST_BID_ROW, NULL);
  CrumbGame *game = crumb_raid_log_item_get_game (bid);
  const CrumbRaidLogEntry *entry = crumb_raid_log_item_get_entry (bid);
  g_autofree char *corrections = crumb_past_moves_corrected (game, entry->begun, entry->ended);
  g_autofree char *aloud = crumb_words_aloud (crumb_raid_log_item_get_text (bid));
  /* Translators: %u is the number of a bid in its round. */
  g_autofree char *correct = g_strdup_printf (_ ("Correct Bid %u…"), entry->bid.number);

  self->bid = g_object_ref (bid);
  crumb_bid_line_show (self->line, game, &entry->bid);
  gtk_label_set_label (self->corrections, corrections != NULL ? corrections : "");
  gtk_widget_set_visible (self->corrected, corrections != NULL);
  gtk_widget_set_visible (self->correct, !crumb_game_is_read_only (game));
  gtk_widget_set_tooltip_text (self->correct, correct);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "u", entry->ruled - 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, aloud, -1);
  toggled_cb (self);
  return GTK_WIDGET (self);
}
