/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that is looked back at: each of its bids, and what the hands brought. */

#include "crumb-config.h"

#include "crumb-round-detail.h"

#include "crumb-past-bid-row.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/table/crumb-tabletop.h"

#include <glib/gi18n.h>

struct _CrumbRoundDetail
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbRoundDetail, crumb_round_detail, GTK_TYPE_BOX)

static void
add_bids (CrumbRoundDetail *self, CrumbGame *game, const CrumbPastRound *round)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < round->bids->len; i++)
    gtk_box_append (GTK_BOX (rows), crumb_past_bid_row_new (game, &g_array_index (round->bids, CrumbPastBid, i)));
  gtk_box_append (GTK_BOX (self), rows);
}

static void
add_scores (CrumbRoundDetail *self, CrumbGame *game, const CrumbPastRound *round)
{
  GtkWidget *scores = crumb_tabletop_new ();
  CrumbRaid scored;

  crumb_game_state_after (game, round->scored, &scored);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (scores), game, round->scored, &scored);
  gtk_box_append (GTK_BOX (self), scores);
}

/* The rows of bids show the corrections of their bids themselves. */
static void
add_corrections (CrumbRoundDetail *self, CrumbGame *game, const CrumbPastRound *round)
{
  guint from = round->begun;
  g_autofree char *lines = NULL;

  if (round->bids->len > 0)
    from = g_array_index (round->bids, CrumbPastBid, round->bids->len - 1).ended;
  lines = crumb_past_moves_corrected (game, from, round->ended);
  if (lines != NULL)
    gtk_box_append (GTK_BOX (self),
                    g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "corrected", "caption", NULL },
                                  "label", lines, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                                  NULL));
}

static void
add_correct (CrumbRoundDetail *self, const CrumbPastRound *round)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Correct This Round…"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", round->begun);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.correct-among");
  gtk_box_append (GTK_BOX (self), button);
}

static void
crumb_round_detail_class_init (CrumbRoundDetailClass *klass)
{
}

static void
crumb_round_detail_init (CrumbRoundDetail *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
}

GtkWidget *
crumb_round_detail_new (CrumbGame *game, const CrumbPastRound *round)
{
  CrumbRoundDetail *self = g_object_new (CRUMB_TYPE_ROUND_DETAIL, NULL);

  if (round->bids->len > 0)
    add_bids (self, game, round);
  else
    gtk_box_append (GTK_BOX (self),
                    g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "dimmed", NULL }, "label",
                                  _ ("No bids were entered in this round."), "wrap", TRUE, "xalign", 0.0, NULL));
  if (round->scored > 0)
    add_scores (self, game, round);
  add_corrections (self, game, round);
  add_correct (self, round);
  return GTK_WIDGET (self);
}
