/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that is looked back at: each of its bids, and what the hands brought. */

#include "crumb-config.h"

#include "crumb-round-detail.h"

#include "crumb-past-bid-row.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/table/crumb-tabletop.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* A bid that was still tied when the hands were revealed was never settled. */
static gboolean
is_settled (const CrumbRaidLogEntry *entry)
{
  return entry->kind == CRUMB_RAID_LOG_BID && (entry->bid.winner != CRUMB_NO_SEAT || !entry->bid.tied);
}

/* Returns after how many moves the last bid had ended; @begun where there was none. */
static guint
add_bids (GtkBox *box, GPtrArray *items, guint begun)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint ended = begun;

  for (guint i = 0; i < items->len; i++)
    if (is_settled (crumb_raid_log_item_get_entry (items->pdata[i])))
      {
        gtk_box_append (GTK_BOX (rows), crumb_past_bid_row_new (items->pdata[i]));
        ended = crumb_raid_log_item_get_entry (items->pdata[i])->ended;
      }
  gtk_box_append (box, rows);
  if (ended == begun)
    gtk_box_append (GTK_BOX (rows), crumb_text_new (_ ("No bids were entered in this round."), "dimmed"));
  return ended;
}

static void
add_scores (GtkBox *box, CrumbGame *game, guint n_moves)
{
  GtkWidget *scores = crumb_tabletop_new ();
  CrumbRaid scored;

  crumb_game_state_after (game, n_moves, &scored);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (scores), game, n_moves, &scored);
  gtk_box_append (box, scores);
}

/* The rows of bids show the corrections of their bids themselves. */
GtkWidget *
crumb_round_detail_new (CrumbGame *game, guint round)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (GPtrArray) items = crumb_raid_log_read_round (game, round);
  const CrumbRaidLogEntry *heading = crumb_raid_log_item_get_entry (items->pdata[0]);
  guint ended = add_bids (GTK_BOX (box), items, heading->begun);
  g_autofree char *corrected = crumb_past_moves_corrected (game, ended, heading->ended);
  GtkWidget *correct = crumb_button_new_about (_ ("_Correct This Round…"), "win.correct-among", heading->begun);

  if (heading->scored > 0)
    add_scores (GTK_BOX (box), game, heading->scored);
  if (corrected != NULL)
    {
      GtkWidget *corrections = crumb_text_new (corrected, "corrected");

      gtk_widget_add_css_class (corrections, "caption");
      gtk_box_append (GTK_BOX (box), corrections);
    }
  gtk_widget_set_halign (correct, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), correct);
  return box;
}
