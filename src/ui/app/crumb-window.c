/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window: one game on the table, or the start page, and what can be done from anywhere. */

#include "crumb-config.h"

#include "crumb-window.h"

#include "crumb-inhibitor.h"
#include "crumb-start-page.h"
#include "crumb-window-carry.h"
#include "crumb-window-help.h"
#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/rulings/crumb-rulings-view.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/history/crumb-history-view.h"
#include "ui/people/crumb-new-game-dialog.h"
#include "ui/people/crumb-people-dialog.h"
#include "ui/people/crumb-play-on-dialog.h"
#include "ui/people/crumb-seating.h"
#include "ui/widgets/crumb-focus.h"
#include "words/cookie-raid/crumb-words-heading.h"

#include "rules/cookie-raid/raid.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

struct _CrumbWindow
{
  AdwApplicationWindow parent_instance;

  CrumbStore *store;
  GSettings *settings;
  CrumbGame *game;
  const CrumbGameUi *ui;
  GSignalGroup *game_signals;
  CrumbInhibitor *inhibitor;

  AdwToastOverlay *toasts;
  AdwWindowTitle *heading;
  GtkLabel *progress;
  AdwViewStack *views;
  CrumbRulingsView *rulings_view;
  CrumbHistoryView *history_view;
  GtkStack *stack;
  CrumbTableView *table_view;
};

G_DEFINE_FINAL_TYPE (CrumbWindow, crumb_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_STORE,
  PROP_SETTINGS,
  PROP_GAME,
  PROP_VIEW,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_enabled (CrumbWindow *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

static gboolean
shows_rulings (CrumbWindow *self)
{
  return adw_view_stack_get_visible_child (self->views) == GTK_WIDGET (self->rulings_view);
}

static gboolean
shows_history (CrumbWindow *self)
{
  return adw_view_stack_get_visible_child (self->views) == GTK_WIDGET (self->history_view);
}

/* What is behind a dialog is out of reach, of the keyboard too. */
static void
update_actions (CrumbWindow *self)
{
  const CrumbRaid *raid = self->game != NULL ? crumb_game_get_state (self->game) : NULL;
  gboolean reachable = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL;
  gboolean at_rulings = reachable && shows_rulings (self);
  gboolean at_history = reachable && shows_history (self);
  gboolean at_table = reachable && !at_rulings && !at_history && raid != NULL;
  gboolean over = at_table && raid->phase == CRUMB_RAID_AT_OVER;

  if (at_rulings)
    {
      CrumbRulings *rulings = crumb_rulings_view_get_rulings (self->rulings_view);

      set_enabled (self, "win.undo", crumb_rulings_get_can_undo (rulings));
      set_enabled (self, "win.redo", crumb_rulings_get_can_redo (rulings));
    }
  else if (at_history)
    {
      CrumbDeeds *deeds = crumb_history_view_get_deeds (self->history_view);

      set_enabled (self, "win.undo", crumb_deeds_get_can_undo (deeds));
      set_enabled (self, "win.redo", crumb_deeds_get_can_redo (deeds));
    }
  else
    {
      set_enabled (self, "win.undo", at_table && crumb_game_get_can_undo (self->game));
      set_enabled (self, "win.redo", at_table && crumb_game_get_can_redo (self->game));
    }
  set_enabled (self, "win.new-game", reachable);
  set_enabled (self, "win.rematch", over);
  set_enabled (self, "win.games", at_table);
  set_enabled (self, "win.people", at_table);
  set_enabled (self, "win.play-on", over);
  set_enabled (self, "win.end-game", at_table && !over);
  set_enabled (self, "win.first-game", reachable);
  /* Odds are for afterwards, and for whoever is curious; never beside a bid that is being made. */
  set_enabled (self, "win.odds", reachable && (!at_table || over));
  set_enabled (self, "win.game-rules", at_table);
  set_enabled (self, "win.look-back", at_table);
  set_enabled (self, "win.import", reachable);
  set_enabled (self, "win.export-all", reachable);
  set_enabled (self, "win.share", at_table);
  set_enabled (self, "win.share-game", reachable);
  set_enabled (self, "win.export", reachable);
}

static void
update_heading (CrumbWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *progress = NULL;

  if (shows_rulings (self))
    title = g_strdup (_ ("Rulings"));
  else if (shows_history (self))
    title = g_strdup (_ ("History"));
  else if (self->game != NULL)
    {
      title = crumb_words_heading_title (crumb_game_get_state (self->game));
      subtitle = crumb_words_heading_subtitle (crumb_game_get_state (self->game));
    }

  adw_window_title_set_title (self->heading, title != NULL ? title : _ ("Cookie Raid"));
  adw_window_title_set_subtitle (self->heading, subtitle != NULL ? subtitle : "");
  if (subtitle != NULL)
    /* Translators: how far a game is: %1$s is “Round 2”, %2$s is “Bid 3 of 8” */
    progress = g_strdup_printf (_ ("%1$s · %2$s"), title, subtitle);
  gtk_label_set_label (self->progress, progress != NULL ? progress : "");
}

static void
update (CrumbWindow *self)
{
  const CrumbRaid *raid = self->game != NULL ? crumb_game_get_state (self->game) : NULL;

  update_actions (self);
  update_heading (self);
  crumb_inhibitor_set_wanted (self->inhibitor, raid != NULL && raid->phase != CRUMB_RAID_AT_OVER);
}

static void
set_view (CrumbWindow *self, const char *view)
{
  if (adw_view_stack_get_child_by_name (self->views, view) != NULL)
    adw_view_stack_set_visible_child_name (self->views, view);
}

/* Where people go on, with the keys too, once a dialog has gone; below another one the focus is that one's. */
static void
grab_focus_cb (CrumbWindow *self)
{
  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL)
    {
      GtkWidget *view = adw_view_stack_get_visible_child (self->views);

      gtk_widget_grab_focus (view == GTK_WIDGET (self->stack) ? gtk_stack_get_visible_child (self->stack) : view);
    }
}

static void
add_toast (CrumbWindow *self, const char *title, const char *button, const char *action)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, title);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  crumb_window_add_toast (self, toast);
}

static void
report (CrumbWindow *self, const char *heading, const char *sentence)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, sentence);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
report_unkept (CrumbWindow *self, const char *sentence)
{
  report (self, _ ("This Was Not Kept"), sentence);
}

static void
view_changed_cb (CrumbWindow *self)
{
  adw_toast_overlay_dismiss_all (self->toasts);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
  update (self);
  grab_focus_cb (self);
}

static void
open_ruling_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  CrumbDispute dispute;

  if (self->game == NULL || !crumb_game_ruling_at (self->game, g_variant_get_uint32 (parameter), &dispute))
    return;

  crumb_rulings_open (crumb_rulings_view_get_rulings (self->rulings_view), self->game, &dispute);
  crumb_rulings_view_show_page (self->rulings_view, dispute.kind == CRUMB_DISPUTE_HANDS ? "hands" : "bids");
  set_view (self, "rulings");
}

static void
undo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  adw_toast_overlay_dismiss_all (self->toasts);
  if (shows_rulings (self))
    crumb_rulings_undo (crumb_rulings_view_get_rulings (self->rulings_view));
  else if (shows_history (self))
    crumb_deeds_undo (crumb_history_view_get_deeds (self->history_view));
  else if (!crumb_table_view_drop_loose_die (self->table_view) && !crumb_game_undo (self->game, &error)
           && error != NULL)
    report_unkept (self, error->message);
}

static void
redo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (shows_rulings (self))
    crumb_rulings_redo (crumb_rulings_view_get_rulings (self->rulings_view));
  else if (shows_history (self))
    crumb_deeds_redo (crumb_history_view_get_deeds (self->history_view));
  else if (!crumb_game_redo (self->game, &error) && error != NULL)
    report_unkept (self, error->message);
}

static void
new_game_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  AdwDialog *dialog = crumb_new_game_dialog_new (self->store, self->settings);

  g_signal_connect_object (dialog, "started", G_CALLBACK (crumb_window_set_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (grab_focus_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
odds_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);

  crumb_rulings_view_show_page (self->rulings_view, "odds");
  set_view (self, "rulings");
}

static void
rematch_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (GPtrArray) seats = crumb_seating_of_game (self->game);
  guint first = crumb_seating_first_of_rematch (self->game);
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  game = crumb_store_new_game (self->store, crumb_game_get_kind (self->game), crumb_game_get_rules (self->game), seats,
                               first, &error);
  if (game == NULL)
    {
      report_unkept (self, error->message);
      return;
    }

  crumb_window_set_game (self, game);
  /* Translators: %s is the name of a player */
  title = g_strdup_printf (_ ("Rematch: %s bids first"), crumb_game_get_seat (game, first)->name);
  add_toast (self, title, NULL, NULL);
}

static void
games_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_window_set_game (CRUMB_WINDOW (widget), NULL);
}

static void
open_game_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (CrumbGame) game = crumb_window_find_game (self, g_variant_get_string (parameter, NULL));

  if (game != NULL)
    crumb_window_set_game (self, game);
}

static void
review_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (CrumbGame) game = crumb_window_find_game (self, g_variant_get_string (parameter, NULL));

  if (game == NULL)
    return;

  set_view (self, "history");
  crumb_history_view_review (self->history_view, game);
}

/* A deleted game can't be played on. */
static void
deleted_cb (CrumbWindow *self, const char *const *ids)
{
  if (self->game != NULL && g_strv_contains (ids, crumb_game_get_id (self->game)))
    crumb_window_set_game (self, NULL);
}

static void
look_back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);

  gtk_widget_activate_action (widget, "win.review", "s", crumb_game_get_id (self->game));
}

static void
end_game_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  const CrumbMove end = { .what = CRUMB_RAID_END, .seat = CRUMB_NO_SEAT };
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  if (crumb_game_play (self->game, &end, &refusal, &error))
    add_toast (self, _ ("Game ended early"), _ ("_Undo"), "win.undo");
  else if (error != NULL)
    report_unkept (self, error->message);
}

static void
people_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  AdwDialog *dialog = crumb_people_dialog_new (self->store, self->game);

  g_signal_connect_object (dialog, "closed", G_CALLBACK (grab_focus_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
played_on_cb (CrumbWindow *self, const char *sentence)
{
  add_toast (self, sentence, _ ("_Undo"), "win.undo");
}

static void
play_on_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  AdwDialog *dialog = crumb_play_on_dialog_new (CRUMB_WINDOW (widget)->game);

  g_signal_connect_object (dialog, "played-on", G_CALLBACK (played_on_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (grab_focus_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
remember_size (CrumbWindow *self)
{
  if (self->settings == NULL)
    return;

  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
crumb_window_constructed (GObject *object)
{
  CrumbWindow *self = CRUMB_WINDOW (object);

  G_OBJECT_CLASS (crumb_window_parent_class)->constructed (object);

  remember_size (self);
  grab_focus_cb (self);
  update (self);
}

static void
crumb_window_dispose (GObject *object)
{
  CrumbWindow *self = CRUMB_WINDOW (object);

  g_clear_object (&self->inhibitor);
  g_clear_object (&self->game_signals);
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_WINDOW);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (crumb_window_parent_class)->dispose (object);
}

static void
crumb_window_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CrumbWindow *self = CRUMB_WINDOW (object);

  switch (prop_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;

    case PROP_SETTINGS:
      g_value_set_object (value, self->settings);
      break;

    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;

    case PROP_VIEW:
      /* Actions ask for it before there is a template. */
      g_value_set_string (value, self->views != NULL ? adw_view_stack_get_visible_child_name (self->views) : "table");
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_window_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CrumbWindow *self = CRUMB_WINDOW (object);

  switch (prop_id)
    {
    case PROP_STORE:
      self->store = g_value_dup_object (value);
      break;

    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;

    case PROP_GAME:
      crumb_window_set_game (self, g_value_get_object (value));
      break;

    case PROP_VIEW:
      set_view (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  props[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, CRUMB_TYPE_STORE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_SETTINGS] = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, "table",
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

/* Keys are bound here and not by the application, so that an entry has its own undo first. */
static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_action);
  gtk_widget_class_install_action (widget_class, "win.games", NULL, games_action);
  gtk_widget_class_install_action (widget_class, "win.open-game", "s", open_game_action);
  gtk_widget_class_install_action (widget_class, "win.review", "s", review_action);
  gtk_widget_class_install_action (widget_class, "win.look-back", NULL, look_back_action);
  gtk_widget_class_install_action (widget_class, "win.end-game", NULL, end_game_action);
  gtk_widget_class_install_action (widget_class, "win.people", NULL, people_action);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "win.odds", NULL, odds_action);
  gtk_widget_class_install_action (widget_class, "win.open-ruling", "u", open_ruling_action);
  gtk_widget_class_install_property_action (widget_class, "win.view", "view");
  crumb_window_carry_install_actions (widget_class);
  crumb_window_help_install_actions (widget_class);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-game", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "win.view", "s", "table");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "win.view", "s", "rulings");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "win.view", "s", "history");
}

static void
crumb_window_class_init (CrumbWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = crumb_window_constructed;
  object_class->dispose = crumb_window_dispose;
  object_class->get_property = crumb_window_get_property;
  object_class->set_property = crumb_window_set_property;

  install_properties (object_class);
  install_actions (widget_class);

  g_type_ensure (CRUMB_TYPE_HISTORY_VIEW);
  g_type_ensure (CRUMB_TYPE_RULINGS_VIEW);
  g_type_ensure (CRUMB_TYPE_START_PAGE);
  g_type_ensure (CRUMB_TYPE_TABLE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, views);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, rulings_view);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, history_view);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, CrumbWindow, table_view);
  gtk_widget_class_bind_template_callback (widget_class, deleted_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_actions);
  gtk_widget_class_bind_template_callback (widget_class, view_changed_cb);
}

static void
crumb_window_init (CrumbWindow *self)
{
  self->ui = crumb_game_uis[0];
  gtk_widget_init_template (GTK_WIDGET (self));

  crumb_window_help_add_keys (self);
  crumb_window_carry_accept_files (self);
  crumb_lost_focus_return (GTK_WINDOW (self));
  self->inhibitor = crumb_inhibitor_new (GTK_WINDOW (self));
  self->game_signals = g_signal_group_new (CRUMB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::can-undo", G_CALLBACK (update_actions), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::can-redo", G_CALLBACK (update_actions), self);
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (update_actions), NULL);
  g_signal_connect_object (crumb_rulings_view_get_rulings (self->rulings_view), "changed", G_CALLBACK (update_actions),
                           self, G_CONNECT_SWAPPED);
}

GtkWindow *
crumb_window_new (GtkApplication *application, CrumbStore *store, GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_WINDOW, "application", application, "store", store, "settings", settings, NULL);
}

CrumbGame *
crumb_window_get_game (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return self->game;
}

void
crumb_window_set_game (CrumbWindow *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));
  g_return_if_fail (game == NULL || CRUMB_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  if (game != NULL)
    self->ui = crumb_game_ui_of (crumb_game_get_kind (game));
  g_signal_group_set_target (self->game_signals, game);
  adw_toast_overlay_dismiss_all (self->toasts);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);

  gtk_stack_set_visible_child_name (self->stack, game != NULL ? "table" : "start");
  if (game != NULL)
    set_view (self, "table");
  grab_focus_cb (self);
  update (self);
}

const CrumbGameUi *
crumb_window_get_game_ui (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return self->ui;
}

CrumbStore *
crumb_window_get_store (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return self->store;
}

static CrumbGame *
load_game (CrumbWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_game (self->store, id, &error);

  if (game == NULL)
    report (self, _ ("This Game Can’t Be Opened"), error->message);
  return g_steal_pointer (&game);
}

/* The game on the table is not read a second time: what is done to it is to be seen wherever it is shown. */
CrumbGame *
crumb_window_find_game (CrumbWindow *self, const char *id)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  if (self->game != NULL && g_str_equal (crumb_game_get_id (self->game), id))
    return g_object_ref (self->game);
  return load_game (self, id);
}

void
crumb_window_read_again (CrumbWindow *self)
{
  g_autoptr (CrumbGame) game = NULL;

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  if (self->game == NULL)
    return;
  game = load_game (self, crumb_game_get_id (self->game));
  crumb_window_set_game (self, game);
}

void
crumb_window_present_dialog (CrumbWindow *self, AdwDialog *dialog)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));

  g_signal_connect_object (dialog, "closed", G_CALLBACK (grab_focus_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

void
crumb_window_add_toast (CrumbWindow *self, AdwToast *toast)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));
  g_return_if_fail (ADW_IS_TOAST (toast));

  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
crumb_window_resume (CrumbWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = NULL;

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  game = crumb_store_latest_game (self->store, &error);
  if (error != NULL)
    report (self, _ ("The Last Game Can’t Be Opened"), error->message);
  else if (game != NULL && !crumb_game_get_kind (game)->over (crumb_game_get_state (game)))
    crumb_window_set_game (self, game);
}
