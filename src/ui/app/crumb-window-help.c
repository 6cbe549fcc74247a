/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules, and how to begin, from anywhere in the window. */

#include "crumb-window-help.h"

#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-first-game-dialog.h"
#include "ui/game/crumb-new-game-dialog.h"
#include "ui/game/crumb-rules-dialog.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#define RULEBOOK_OF "crumb-rulebook-of"

/* The game that is looked back at, or the one on the table. */
static CrumbGame *
find_game (CrumbWindow *self)
{
  g_autofree char *view = NULL;
  CrumbGame *shown;

  g_object_get (self, "view", &view, NULL);
  shown = g_strcmp0 (view, "history") == 0 ? crumb_edits_get_shown (crumb_window_get_edits (self)) : NULL;
  if (shown == NULL)
    shown = crumb_window_get_game (self);
  /* Rulings may be about another kind of game. */
  return shown != NULL && g_strcmp0 (view, "rulings") == 0
                 && crumb_game_get_kind (shown) != crumb_window_get_game_ui (self)->kind
             ? NULL
             : shown;
}

/* Of the game that is chosen in New Game, also below its other dialogs, that is looked back at, or on the table. */
static const CrumbGameUi *
find_ui (CrumbWindow *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self));
  CrumbGame *game = find_game (self);
  const CrumbGameKind *kind = game != NULL ? crumb_game_get_kind (game) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++)
    {
      g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i);

      if (CRUMB_IS_NEW_GAME_DIALOG (dialog))
        g_object_get (dialog, "kind", &kind, NULL);
    }
  return kind != NULL ? crumb_game_ui_of (kind) : crumb_window_get_game_ui (self);
}

/* Any dialog can open the rules; if they are open already, they turn to the place. */
static void
open_rules (GtkWidget *widget, const char *place, const char *rules)
{
  const CrumbGameUi *ui = find_ui (CRUMB_WINDOW (widget));
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (widget));

  if (ui->rulebook == NULL)
    return;
  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), RULEBOOK_OF) != ui)
    {
      dialog = crumb_rules_dialog_new (ui->rulebook);
      g_object_set_data (G_OBJECT (dialog), RULEBOOK_OF, (gpointer) ui);
      crumb_window_present_dialog (CRUMB_WINDOW (widget), dialog);
    }
  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), place, rules);
}

static void
rules_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  CrumbGame *game = find_game (self);
  gboolean is_this = game != NULL && crumb_game_ui_of (crumb_game_get_kind (game)) == find_ui (self);

  open_rules (GTK_WIDGET (self), g_variant_get_string (parameter, NULL),
              is_this ? crumb_game_get_head (game)->rules : "");
}

static void
rule_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char *place, *rules;

  g_variant_get (parameter, "(&s&s)", &place, &rules);
  open_rules (widget, place, rules);
}

static void
add_key (GtkWidget *widget, guint keyval, GdkModifierType modifiers, GtkShortcutAction *action, GVariant *argument)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers), action);

  gtk_shortcut_set_arguments (shortcut, argument);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
  gtk_widget_add_controller (widget, keys);
}

static void
add_rules_key (GtkWidget *widget)
{
  add_key (widget, GDK_KEY_F1, 0, gtk_named_action_new ("win.rules"), g_variant_new_string (""));
}

static gboolean
close_key_cb (GtkWidget *dialog, GVariant *arguments, gpointer user_data)
{
  return adw_dialog_close (ADW_DIALOG (dialog));
}

/* Dialogs don't pass keys on to the window, so each gets them itself. A question is answered first. What is behind them
 * can't be reached, so screen readers don't go there either; libadwaita leaves it to them. */
static void
dialogs_changed_cb (CrumbWindow *self, guint position, guint removed, guint added, GListModel *dialogs)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (adw_application_window_get_content (ADW_APPLICATION_WINDOW (self))),
                               GTK_ACCESSIBLE_STATE_HIDDEN, g_list_model_get_n_items (dialogs) > 0, -1);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWidget) dialog = g_list_model_get_item (dialogs, position + i);

      add_rules_key (dialog);
      if (ADW_IS_ALERT_DIALOG (dialog))
        continue;
      add_key (dialog, GDK_KEY_F11, 0, gtk_named_action_new ("win.scoreboard"), NULL);
      add_key (dialog, GDK_KEY_q, GDK_CONTROL_MASK, gtk_named_action_new ("app.quit"), NULL);
      add_key (dialog, GDK_KEY_w, GDK_CONTROL_MASK, gtk_callback_action_new (close_key_cb, NULL, NULL), NULL);
    }
}

/* Who has learned a game plays that one. */
static void
finished_cb (CrumbWindow *self)
{
  const CrumbGameUi *ui = find_ui (self);
  AdwDialog *dialog;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  if (CRUMB_IS_NEW_GAME_DIALOG (dialog))
    g_object_set (dialog, "kind", ui->kind, NULL);
}

static void
first_game_action (CrumbWindow *self)
{
  const CrumbGameUi *ui = find_ui (self);
  AdwDialog *dialog;

  if (ui->rulebook == NULL)
    return;
  dialog = crumb_first_game_dialog_new (ui->rulebook);
  g_signal_connect_object (dialog, "finished", G_CALLBACK (finished_cb), GTK_WIDGET (self), G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
game_rules_action (CrumbWindow *self)
{
  CrumbGame *game = crumb_window_get_game (self);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  char rules[CRUMB_RULES_TEXT_MAX];
  AdwDialog *dialog;

  crumb_game_kind_rules (kind, state, rules);
  dialog = crumb_agreement_dialog_new (crumb_game_words_of (kind)->agreement, crumb_window_get_settings (self), rules,
                                       FALSE);
  if (kind->retarget != CRUMB_NO_MOVE && !crumb_scores_of (state)->over)
    crumb_agreement_dialog_offer_goal (CRUMB_AGREEMENT_DIALOG (dialog));
  crumb_window_present_dialog (self, dialog);
}

void
crumb_window_help_install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "win.rules", "s", G_CALLBACK (rules_action));
  crumb_class_action (widget_class, "win.rule", "(ss)", G_CALLBACK (rule_action));
  crumb_class_action (widget_class, "win.first-game", NULL, G_CALLBACK (first_game_action));
  crumb_class_action (widget_class, "win.game-rules", NULL, G_CALLBACK (game_rules_action));
}

GListModel *
crumb_window_help_add_keys (CrumbWindow *self)
{
  GListModel *dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self));

  add_rules_key (GTK_WIDGET (self));
  g_signal_connect_object (dialogs, "items-changed", G_CALLBACK (dialogs_changed_cb), self, G_CONNECT_SWAPPED);
  return dialogs;
}
