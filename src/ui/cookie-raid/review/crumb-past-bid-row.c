/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid that is looked back at, in one row that opens to its ruling and can be corrected. */

#include "crumb-config.h"

#include "crumb-past-bid-row.h"

#include "crumb-bid-card.h"
#include "ui/cookie-raid/panels/crumb-bid-line.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbPastBidRow
{
  GtkBox parent_instance;

  CrumbGame *game;
  CrumbPastBid bid;

  GtkWidget *toggle;
  GtkImage *arrow;
  CrumbBidLine *line;
  GtkWidget *corrected;
  GtkLabel *corrections;
  GtkWidget *correct;
  GtkWidget *card;
};

CRUMB_DEFINE_TEMPLATE (CrumbPastBidRow, crumb_past_bid_row, GTK_TYPE_BOX)

/* The ruling is only made once somebody wants to see it. */
static void
toggled_cb (CrumbPastBidRow *self)
{
  gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle));

  if (open && self->card == NULL)
    {
      self->card = crumb_bid_card_new (self->game, &self->bid);
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

/* Who took the bid and why, what was taken, and what came of the last die. */
static char *
words_for_bid (CrumbGame *game, const CrumbPastBid *bid)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autoptr (GString) lines = g_string_new (NULL);

  crumb_people_get_names (game, names);
  for (guint i = bid->settled - 1; i < MAX (bid->ended, bid->settled); i++)
    {
      const CrumbMove *move = crumb_game_get_move (game, i);
      g_autofree char *line = NULL;
      CrumbRaid before, after;

      crumb_game_state_after (game, i, &before);
      crumb_game_state_after (game, i + 1, &after);
      if (i < bid->settled || move->what == CRUMB_RAID_TAKE || move->what == CRUMB_RAID_LUCKY)
        line = crumb_words_move (&before, move, &after, names);
      if (line != NULL)
        g_string_append_printf (lines, " %s", line);
    }
  /* Translators: a row of the log: %1$u is the number of a bid in its round, %2$s what came of it in sentences. */
  return g_strdup_printf (_ ("Bid %1$u: %2$s"), bid->drawn.number, g_strchug (lines->str));
}

static void
crumb_past_bid_row_class_init (CrumbPastBidRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_BID_LINE);
  crumb_class_template (klass, CrumbPastBidRow, "crumb-past-bid-row", toggle, arrow, line, corrected, corrections,
                        correct);
  crumb_class_owns (klass, CrumbPastBidRow, g_object_unref, game);
  crumb_class_callbacks (klass, line_tapped_cb, toggled_cb);
}

GtkWidget *
crumb_past_bid_row_new (CrumbGame *game, const CrumbPastBid *bid)
{
  CrumbPastBidRow *self = g_object_new (CRUMB_TYPE_PAST_BID_ROW, NULL);
  g_autofree char *corrections = crumb_past_moves_corrected (game, bid->begun, bid->ended);
  g_autofree char *words = words_for_bid (game, bid);
  g_autofree char *aloud = crumb_words_aloud (words);
  /* Translators: %u is the number of a bid in its round. */
  g_autofree char *correct = g_strdup_printf (_ ("Correct Bid %u…"), bid->drawn.number);

  self->game = g_object_ref (game);
  self->bid = *bid;
  crumb_bid_line_show (self->line, game, &bid->drawn);
  gtk_label_set_label (self->corrections, corrections != NULL ? corrections : "");
  gtk_widget_set_visible (self->corrected, corrections != NULL);
  gtk_widget_set_visible (self->correct, !crumb_game_is_read_only (game));
  gtk_widget_set_tooltip_text (self->correct, correct);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "u", bid->settled - 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, aloud, -1);
  toggled_cb (self);
  return GTK_WIDGET (self);
}
