/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks how far a game goes: one that is over, or one that runs to another goal than was agreed on. */

#include "crumb-play-on-dialog.h"

#include "crumb-people.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbPlayOnDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;
  guint8 moves[2];

  AdwBanner *banner;
  GtkWidget *start;
  AdwComboRow *end;
  AdwActionRow *goal_row;
  GtkSpinButton *goal;
  GtkAdjustment *adjustment;
  AdwSwitchRow *until_we_stop;
};

G_DEFINE_FINAL_TYPE (CrumbPlayOnDialog, crumb_play_on_dialog, ADW_TYPE_DIALOG)

static guint
get_move (CrumbPlayOnDialog *self)
{
  return self->moves[adw_combo_row_get_selected (self->end)];
}

static void
start_action (CrumbPlayOnDialog *self)
{
  gboolean open_end = adw_switch_row_get_active (self->until_we_stop);
  g_autofree char *sentence = NULL;
  CrumbMove move;

  gtk_spin_button_update (self->goal);
  move = crumb_people_goal_move (get_move (self), open_end ? 0 : gtk_spin_button_get_value_as_int (self->goal));
  if (crumb_people_play (self->game, &move, &sentence))
    {
      g_signal_emit_by_name (self, "played-on", sentence);
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  crumb_banner_say (self->banner, sentence);
}

static void
show_goals (CrumbPlayOnDialog *self)
{
  const CrumbGameWords *words = crumb_game_words_of (crumb_game_get_kind (self->game));
  gconstpointer state = crumb_game_get_state (self->game);
  guint move = get_move (self);
  g_autofree char *so_far = words->so_far (state, move);
  gboolean over = crumb_scores_of (state)->over;
  int min = 0;
  int max = 0;
  int next = 0;
  gboolean any = crumb_game_get_kind (self->game)->goals (state, move, &min, &max, &next);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->goal_row), words->goal (state, move));
  adw_action_row_set_subtitle (self->goal_row, so_far);
  gtk_widget_set_visible (GTK_WIDGET (self->goal_row), any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play-on.start", any || over);
  if (any)
    gtk_adjustment_configure (self->adjustment, next, min, max, 1, 10, 0);
  if (any || !over)
    return;

  adw_switch_row_set_active (self->until_we_stop, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->until_we_stop), FALSE);
}

/* What ends a game that runs can be changed, besides the number. */
static void
show_ends (CrumbPlayOnDialog *self)
{
  const CrumbGameWords *words = crumb_game_words_of (crumb_game_get_kind (self->game));
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (self->game));
  g_autoptr (GtkStringList) ends = gtk_string_list_new (NULL);
  guint n_moves = crumb_people_goal_moves (self->game, self->moves);

  for (guint i = 0; i < n_moves; i++)
    gtk_string_list_append (ends, words->goal (scores, self->moves[i]));
  adw_combo_row_set_model (self->end, G_LIST_MODEL (ends));
  adw_combo_row_set_selected (self->end, n_moves > 1 && scores->target == 0 ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->end), n_moves > 1);
  show_goals (self);
  if (scores->over)
    return;

  adw_dialog_set_title (ADW_DIALOG (self), _ ("Change How the Game Ends"));
  gtk_button_set_label (GTK_BUTTON (self->start), C_ ("button", "C_hange"));
  gtk_widget_set_visible (GTK_WIDGET (self->until_we_stop), FALSE);
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_play_on_dialog_grab_focus (GtkWidget *widget)
{
  CrumbPlayOnDialog *self = CRUMB_PLAY_ON_DIALOG (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->goal))
         || gtk_widget_grab_focus (adw_dialog_get_default_widget (ADW_DIALOG (self)));
}

static void
crumb_play_on_dialog_class_init (CrumbPlayOnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_play_on_dialog_grab_focus;

  crumb_class_signal (klass, "played-on", 1, G_TYPE_STRING);

  crumb_class_action (widget_class, "play-on.start", NULL, G_CALLBACK (start_action));

  crumb_class_template (klass, CrumbPlayOnDialog, "crumb-play-on-dialog", banner, start, end, goal_row, goal,
                        adjustment, until_we_stop);
  crumb_class_callbacks (klass, show_goals);
  crumb_class_owns (klass, CrumbPlayOnDialog, g_object_unref, game);
}

static void
crumb_play_on_dialog_init (CrumbPlayOnDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_spin_button_activate (self->goal, "play-on.start");
}

AdwDialog *
crumb_play_on_dialog_new (CrumbGame *game)
{
  CrumbPlayOnDialog *self = g_object_new (CRUMB_TYPE_PLAY_ON_DIALOG, NULL);

  self->game = g_object_ref (game);
  show_ends (self);

  return ADW_DIALOG (self);
}
