/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid or a round of the running game, looked at again: its ruling, and what can be done about it. */

#include "crumb-config.h"

#include "crumb-settled-dialog.h"

#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/people/crumb-people.h"
#include "ui/table/crumb-tabletop.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-heading.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbSettledDialog
{
  AdwDialog parent_instance;

  guint n_moves;

  CrumbGamePanel *tabletop;
  GtkLabel *taken;
  GtkButton *correct;
  GtkWidget *open;
};

CRUMB_DEFINE_TEMPLATE (CrumbSettledDialog, crumb_settled_dialog, ADW_TYPE_DIALOG)

/* What opens next takes the place of this dialog. */
static void
leave_for (CrumbSettledDialog *self, const char *action, guint target)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  adw_dialog_close (ADW_DIALOG (self));
  gtk_widget_activate_action (window, action, "u", target);
}

static void
correct_cb (CrumbSettledDialog *self)
{
  leave_for (self, "win.correct-among", self->n_moves - 1);
}

static void
open_cb (CrumbSettledDialog *self)
{
  leave_for (self, "win.open-ruling", self->n_moves);
}

static void
crumb_settled_dialog_class_init (CrumbSettledDialogClass *klass)
{
  g_type_ensure (CRUMB_TYPE_TABLETOP);
  crumb_class_template (klass, CrumbSettledDialog, "crumb-settled-dialog", tabletop, taken, correct, open);
  crumb_class_callbacks (klass, correct_cb, open_cb);
}

/* The die that the winner took right after, if one was. */
static void
show_taken (CrumbSettledDialog *self, CrumbGame *game, const CrumbRaid *settled)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *words = NULL;
  CrumbRaid after;

  if (self->n_moves < crumb_game_get_n_moves (game)
      && crumb_game_get_move (game, self->n_moves)->what == CRUMB_RAID_TAKE)
    {
      crumb_people_get_names (game, names);
      crumb_game_state_after (game, self->n_moves + 1, &after);
      words = crumb_words_move (settled, crumb_game_get_move (game, self->n_moves), &after, names);
    }
  crumb_label_show (self->taken, words);
}

AdwDialog *
crumb_settled_dialog_new (CrumbGame *game, guint n_moves)
{
  CrumbSettledDialog *self = g_object_new (CRUMB_TYPE_SETTLED_DIALOG, NULL);
  g_autofree char *round = NULL;
  g_autofree char *bid = NULL;
  g_autofree char *title = NULL;
  CrumbDispute dispute;
  CrumbRaid settled;
  gboolean scored;

  self->n_moves = n_moves;
  crumb_game_state_after (game, n_moves, &settled);
  scored = settled.phase == CRUMB_RAID_AT_SCORED || settled.phase == CRUMB_RAID_AT_OVER;
  round = crumb_words_heading_title (&settled);
  bid = crumb_words_heading_subtitle (&settled);
  /* Translators: how far a game is: %1$s is “Round 2”, %2$s is “Bid 3 of 8” */
  title = g_strdup_printf (_ ("%1$s · %2$s"), round, bid);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  crumb_game_panel_set_past (self->tabletop, game, n_moves, &settled);
  show_taken (self, game, &settled);
  gtk_button_set_label (self->correct, scored ? _ ("_Correct This Round…") : _ ("_Correct This Bid…"));
  gtk_widget_set_visible (self->open, crumb_game_ruling_at (game, n_moves, &dispute));
  return ADW_DIALOG (self);
}
