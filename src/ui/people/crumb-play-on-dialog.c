/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks how far a game that is over goes on. */

#include "crumb-play-on-dialog.h"

#include "crumb-people.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

struct _CrumbPlayOnDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;

  AdwBanner *banner;
  AdwActionRow *goal_row;
  GtkSpinButton *goal;
  GtkAdjustment *adjustment;
  AdwSwitchRow *until_we_stop;
};

G_DEFINE_FINAL_TYPE (CrumbPlayOnDialog, crumb_play_on_dialog, ADW_TYPE_DIALOG)

static void
start_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbPlayOnDialog *self = CRUMB_PLAY_ON_DIALOG (widget);
  gboolean open_end = adw_switch_row_get_active (self->until_we_stop);
  g_autofree char *sentence = NULL;
  CrumbMove play_on;

  gtk_spin_button_update (self->goal);
  play_on = crumb_people_play_on_move (self->game, open_end ? 0 : gtk_spin_button_get_value_as_int (self->goal));
  if (crumb_people_play (self->game, &play_on, &sentence))
    {
      g_signal_emit_by_name (self, "played-on", sentence);
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }

  adw_banner_set_title (self->banner, sentence);
  adw_banner_set_revealed (self->banner, TRUE);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
}

static void
cancel_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
goal_activated_cb (CrumbPlayOnDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play-on.start", NULL);
}

static void
show_goals (CrumbPlayOnDialog *self)
{
  const CrumbGameWords *words = crumb_game_words_of (crumb_game_get_kind (self->game));
  gconstpointer state = crumb_game_get_state (self->game);
  g_autofree char *so_far = words->so_far (state);
  int min;
  int max;
  int next;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->goal_row), words->goal (state));
  adw_action_row_set_subtitle (self->goal_row, so_far);

  if (crumb_people_get_goals (self->game, &min, &max, &next))
    {
      gtk_adjustment_configure (self->adjustment, next, min, max, 1, 10, 0);
      return;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->goal_row), FALSE);
  adw_switch_row_set_active (self->until_we_stop, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->until_we_stop), FALSE);
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

  gtk_widget_class_install_action (widget_class, "play-on.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "play-on.start", NULL, start_action);

  crumb_class_template (klass, CrumbPlayOnDialog, "crumb-play-on-dialog", banner, goal_row, goal, adjustment,
                        until_we_stop);
  crumb_class_owns (klass, CrumbPlayOnDialog, g_object_unref, game);
}

static void
crumb_play_on_dialog_init (CrumbPlayOnDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* The button itself would take one Enter for the number, and be activated by the next. */
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->goal)), "activate",
                           G_CALLBACK (goal_activated_cb), self, G_CONNECT_SWAPPED);
}

AdwDialog *
crumb_play_on_dialog_new (CrumbGame *game)
{
  CrumbPlayOnDialog *self = g_object_new (CRUMB_TYPE_PLAY_ON_DIALOG, NULL);

  self->game = g_object_ref (game);
  show_goals (self);

  return ADW_DIALOG (self);
}
