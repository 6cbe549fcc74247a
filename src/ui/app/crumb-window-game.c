/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How games begin and end, and who plays, from the window. */

#include "crumb-window-game.h"

#include "crumb-scoreboard-window.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/deleted/crumb-deleted-dialog.h"
#include "ui/game/crumb-new-game-dialog.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/history/crumb-game-log.h"
#include "ui/people/crumb-people-dialog.h"
#include "ui/people/crumb-play-on-dialog.h"
#include "ui/people/crumb-seating.h"
#include "ui/table/crumb-large-table.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>
#include <stdlib.h>

static void
say_with_undo (CrumbWindow *self, const char *sentence)
{
  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new_with_button (sentence, C_ ("button", "_Undo"), "win.undo"));
}

static void
new_game_action (CrumbWindow *self)
{
  AdwDialog *dialog = crumb_new_game_dialog_new (crumb_window_get_store (self), crumb_window_get_settings (self));

  g_signal_connect_object (dialog, "started", G_CALLBACK (crumb_window_set_game), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
begin_rematch (CrumbWindow *self, CrumbGame *before)
{
  const CrumbGameKind *kind = crumb_game_get_kind (before);
  g_autoptr (GPtrArray) seats = crumb_seating_of_game (before);
  guint first = crumb_seating_first_of_rematch (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autofree char *first_words = NULL, *summary = NULL, *title = NULL;
  char rules[CRUMB_RULES_TEXT_MAX];

  /* The rules that were played by last, which may have changed while the game ran. */
  crumb_game_kind_rules (kind, crumb_game_get_state (before), rules);
  game = crumb_store_new_game (crumb_window_get_store (self), kind, rules, crumb_game_get_head (before)->sheet, seats,
                               first, &error);

  if (game == NULL)
    {
      crumb_window_report_unkept (self, error);
      return;
    }

  crumb_window_set_game (self, game);
  first_words = crumb_game_words_of (kind)->rematch (crumb_game_get_seat (game, first)->told);
  summary = crumb_rule_sets_summary (crumb_game_words_of (kind)->agreement, crumb_window_get_settings (self), rules);
  /* What differs comes after the name of the rules. */
  summary[strcspn (summary, "\n")] = '\0';
  /* Translators: %1$s is “Rematch: Sue goes first”, %2$s says which rules are played, as in “Final Rules”. */
  title = g_strdup_printf (_ ("%1$s · %2$s"), first_words, summary);
  crumb_toast_say (GTK_WIDGET (self), title);
}

static void
rematch_action (CrumbWindow *self)
{
  begin_rematch (self, crumb_window_get_game (self));
}

/* Of a game that is looked back at: the new one is played at the table. */
static void
rematch_of_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  g_autoptr (CrumbGame) before = crumb_window_find_game (self, g_variant_get_string (parameter, NULL));

  if (before == NULL)
    return;
  begin_rematch (self, before);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "s",
                              crumb_game_get_id (crumb_window_get_game (self)));
}

static void
end_game_action (CrumbWindow *self)
{
  CrumbGame *game = crumb_window_get_game (self);
  const CrumbMove end = { .what = crumb_game_get_kind (game)->end, .seat = CRUMB_NO_SEAT };
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  if (crumb_game_play (game, &end, &refusal, &error))
    say_with_undo (self, _ ("Game ended early"));
  else
    crumb_window_report_unkept (self, error);
}

static void
resigned_cb (CrumbWindow *self, const char *response)
{
  CrumbGame *game = crumb_window_get_game (self);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  CrumbMove resign;

  if (g_str_equal (response, "cancel") || game == NULL)
    return;
  resign = (CrumbMove) { .what = crumb_game_get_kind (game)->resign, .seat = (guint8) atoi (response) };
  if (crumb_game_play (game, &resign, &refusal, &error))
    say_with_undo (self, _ ("Game ended early"));
  else if (error != NULL)
    crumb_window_report_unkept (self, error);
}

/* Whoever leads wins where the table stops; here somebody gives up, whoever leads. */
static void
resign_action (CrumbWindow *self)
{
  CrumbGame *game = crumb_window_get_game (self);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Who Resigns?"), _ ("Whoever leads among the others wins."));

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", C_ ("button", "_Cancel"));
  for (guint seat = 0; seat < scores->n_seats; seat++)
    if (crumb_seats_has (scores->people & scores->playing, seat))
      {
        g_auto (GStrv) parts = g_strsplit (crumb_game_get_seat (game, seat)->name, "_", -1);
        g_autofree char *id = g_strdup_printf ("%u", seat);
        g_autofree char *name = g_strjoinv ("__", parts);

        adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), id, name);
      }
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (resigned_cb), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
delete_games_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  g_autofree const char **ids = g_variant_get_strv (parameter, NULL);

  crumb_edits_delete_games (crumb_window_get_edits (self), ids);
}

static void
delete_game_action (CrumbWindow *self)
{
  const char *ids[] = { crumb_game_get_id (crumb_window_get_game (self)), NULL };

  gtk_widget_activate_action (GTK_WIDGET (self), "win.delete-games", "^as", ids);
}

static void
restore_games_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  g_autofree const char **ids = g_variant_get_strv (parameter, NULL);

  crumb_edits_bring_back (crumb_window_get_edits (self), ids);
}

static void
look_back_action (CrumbWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.review", "s", crumb_game_get_id (crumb_window_get_game (self)));
}

static void
people_action (CrumbWindow *self)
{
  crumb_window_present_dialog (self,
                               crumb_people_dialog_new (crumb_window_get_store (self), crumb_window_get_game (self)));
}

static void
play_on_action (CrumbWindow *self)
{
  AdwDialog *dialog = crumb_play_on_dialog_new (crumb_window_get_game (self));

  g_signal_connect_object (dialog, "played-on", G_CALLBACK (say_with_undo), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
show_large_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  crumb_window_present_dialog (self,
                               crumb_large_table_new (crumb_window_get_game (self), g_variant_get_uint32 (parameter)));
}

/* Corrections are made in history's dialog; the game on the table follows. */
static void
corrected_cb (CrumbWindow *self)
{
  say_with_undo (self, C_ ("done", "Corrected"));
}

static void
correct_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  AdwDialog *dialog = crumb_correction_dialog_new (crumb_window_get_game (self), action_name, parameter);

  g_signal_connect_object (dialog, "corrected", G_CALLBACK (corrected_cb), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
look_at_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (crumb_window_get_game (self)));

  if (ui->settled_new != NULL)
    crumb_window_present_dialog (self,
                                 ui->settled_new (crumb_window_get_game (self), g_variant_get_uint32 (parameter)));
}

static void
log_action (CrumbWindow *self)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (crumb_window_get_game (self)));
  GtkWidget *log = ui->log_new != NULL ? ui->log_new () : crumb_game_log_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  AdwDialog *dialog = g_object_new (ADW_TYPE_DIALOG, "child", view, "content-height", 600, "content-width", 400,
                                    "title", C_ ("what has happened in a game", "Log"), NULL);

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), log);
  crumb_game_panel_set_told (CRUMB_GAME_PANEL (log), crumb_window_get_game (self), crumb_window_get_untold (self));
  crumb_window_present_dialog (self, dialog);
}

static void
games_action (CrumbWindow *self)
{
  crumb_window_set_game (self, NULL);
}

static void
deleted_games_action (CrumbWindow *self)
{
  g_object_set (self, "view", "history", NULL);
  crumb_window_present_dialog (self,
                               crumb_deleted_dialog_new (crumb_window_get_store (self), crumb_window_get_edits (self),
                                                         crumb_window_get_settings (self)));
}

void
crumb_window_game_install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "win.games", NULL, G_CALLBACK (games_action));
  crumb_class_action (widget_class, "win.deleted-games", NULL, G_CALLBACK (deleted_games_action));
  crumb_class_action (widget_class, "win.new-game", NULL, G_CALLBACK (new_game_action));
  crumb_class_action (widget_class, "win.rematch", NULL, G_CALLBACK (rematch_action));
  crumb_class_action (widget_class, "win.delete-game", NULL, G_CALLBACK (delete_game_action));
  crumb_class_action (widget_class, "win.delete-games", "as", G_CALLBACK (delete_games_action));
  crumb_class_action (widget_class, "win.restore-games", "as", G_CALLBACK (restore_games_action));
  crumb_class_action (widget_class, "win.rematch-of", "s", G_CALLBACK (rematch_of_action));
  crumb_class_action (widget_class, "win.people", NULL, G_CALLBACK (people_action));
  crumb_class_action (widget_class, "win.play-on", NULL, G_CALLBACK (play_on_action));
  crumb_class_action (widget_class, "win.change-goal", NULL, G_CALLBACK (play_on_action));
  crumb_class_action (widget_class, "win.end-game", NULL, G_CALLBACK (end_game_action));
  crumb_class_action (widget_class, "win.resign", NULL, G_CALLBACK (resign_action));
  crumb_class_action (widget_class, "win.show-large", "u", G_CALLBACK (show_large_action));
  crumb_class_action (widget_class, "win.look-back", NULL, G_CALLBACK (look_back_action));
  crumb_class_action (widget_class, "win.log", NULL, G_CALLBACK (log_action));
  crumb_class_action (widget_class, "win.look-at", "u", G_CALLBACK (look_at_action));
  crumb_correction_dialog_install (widget_class, G_CALLBACK (correct_action));
  crumb_class_action (widget_class, "win.scoreboard", NULL, G_CALLBACK (crumb_scoreboard_window_toggle));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "win.scoreboard", NULL);
}

GMenu *
crumb_window_game_list (GMenu *main_menu)
{
  GMenu *games = g_menu_new ();

  for (guint i = 0; crumb_game_uis[i] != NULL; i++)
    {
      const CrumbGameKind *kind = crumb_game_uis[i]->kind;
      g_autofree char *action = g_strdup_printf ("win.kind::%s", kind->id);

      crumb_menu_add (games, _ (crumb_game_words_of (kind)->name), action);
    }
  if (g_menu_model_get_n_items (G_MENU_MODEL (games)) > 1)
    g_menu_insert_section (main_menu, 1, NULL, G_MENU_MODEL (games));
  return games;
}
