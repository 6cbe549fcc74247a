/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window: one game on the table, or the start page, and what can be done from anywhere. */

#include "crumb-config.h"

#include "crumb-window.h"

#include "crumb-inhibitor.h"
#include "crumb-quick-taps.h"
#include "crumb-start-page.h"
#include "crumb-window-carry.h"
#include "crumb-window-damaged.h"
#include "crumb-window-game.h"
#include "crumb-window-heading.h"
#include "crumb-window-help.h"
#include "crumb-window-unsaved.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/game/crumb-game-panel.h"
#include "ui/game/crumb-undoable.h"
#include "ui/history/crumb-history-view.h"
#include "ui/table/crumb-room-bin.h"
#include "ui/table/crumb-rulings-page.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/table/crumb-table.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbWindow
{
  AdwApplicationWindow parent_instance;

  CrumbStore *store;
  GSettings *settings;
  CrumbGame *game;
  CrumbGame *last_game;
  const CrumbGameUi *ui;
  const CrumbGameUi *settled; /* (nullable): what Rulings are about where that isn't @ui */
  GSignalGroup *game_signals;
  CrumbInhibitor *inhibitor;
  GListModel *dialogs;

  CrumbRoomBin *room;
  GtkWidget *heading;
  GtkLabel *title;
  GtkLabel *subtitle;
  AdwViewSwitcher *switcher;
  AdwViewSwitcherBar *switcher_bar;
  AdwBanner *unsaved;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkMenuButton *main_menu_button;
  GMenuModel *main_menu;
  GMenu *games;
  GtkMenuButton *game_menu_button;
  GMenuModel *game_menu;
  GtkWidget *back;
  GtkWidget *log_room;
  GtkWidget *log_button;
  GtkWidget *game_tools;
  GtkLabel *progress;
  AdwViewStack *views;
  GtkStack *table;
  GtkStack *rulings;
  GtkStack *history;

  gboolean from_table;
  GHashTable *disabled; /* (element-type utf8): the names of actions */
};

G_DEFINE_FINAL_TYPE (CrumbWindow, crumb_window, ADW_TYPE_APPLICATION_WINDOW)

/* Calls GTK only for a change: it always notifies all buttons, and 4.18 those on pages more often the more pages there
 * were. @action: a literal */
static void
set_enabled (CrumbWindow *self, const char *action, gboolean enabled)
{
  if (self->disabled == NULL)
    return;
  if (enabled ? g_hash_table_remove (self->disabled, action) : g_hash_table_add (self->disabled, (char *) action))
    gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

static gboolean
shows (CrumbWindow *self, GtkStack *place)
{
  return adw_view_stack_get_visible_child (self->views) == GTK_WIDGET (place);
}

/* Returns the view that is shown, NULL before there is one. */
static GtkWidget *
get_view (CrumbWindow *self)
{
  return gtk_stack_get_visible_child (GTK_STACK (adw_view_stack_get_visible_child (self->views)));
}

static gboolean
has_room (CrumbWindow *self, CrumbRoom room)
{
  return (crumb_room_bin_get_room (self->room) & room) != 0;
}

/* Where there is room for neither of the two switchers, the main menu has the views. */
static gboolean
has_switcher (CrumbWindow *self)
{
  return has_room (self, CRUMB_ROOM_WIDE) || !has_room (self, CRUMB_ROOM_LOW);
}

/* A dialog blocks what is behind it, for the keyboard too. */
static void
update_actions (CrumbWindow *self)
{
  gboolean reachable = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL;
  GtkWidget *view = get_view (self);
  CrumbUndoable *undoable = reachable && CRUMB_IS_UNDOABLE (view) ? CRUMB_UNDOABLE (view) : NULL;
  gboolean can_redo = undoable != NULL && crumb_undoable_can (undoable, TRUE);
  gboolean at_table = reachable && shows (self, self->table) && self->game != NULL;
  gboolean has_rulebook = crumb_window_get_game_ui (self)->rulebook != NULL;
  gboolean over = at_table && crumb_scores_of (crumb_game_get_state (self->game))->over;

  set_enabled (self, "win.undo", undoable != NULL && crumb_undoable_can (undoable, FALSE));
  set_enabled (self, "win.redo", can_redo);
  /* In little room the heading needs the place of a button that does nothing now. */
  gtk_widget_set_visible (self->redo, can_redo || has_room (self, CRUMB_ROOM_WIDE));
  /* The menu has room for the views or for the games; New Game has these, too. Anything can be settled beside a game. */
  set_enabled (self, "win.kind", reachable && (self->game == NULL ? has_switcher (self) : shows (self, self->rulings)));
  gtk_widget_set_tooltip_text (self->undo,
                               undoable != NULL ? crumb_undoable_get_label (undoable, FALSE) : C_ ("button", "Undo"));
  gtk_widget_set_tooltip_text (self->redo,
                               undoable != NULL ? crumb_undoable_get_label (undoable, TRUE) : C_ ("button", "Redo"));
  set_enabled (self, "win.go-to", !has_switcher (self));
  set_enabled (self, "win.new-game", reachable);
  set_enabled (self, "win.rematch", over);
  set_enabled (self, "win.games", at_table);
  set_enabled (self, "win.people", at_table);
  set_enabled (self, "win.log", at_table && gtk_widget_get_visible (self->log_button));
  set_enabled (self, "win.look-at", self->game != NULL);
  crumb_correction_dialog_set_enabled (GTK_WIDGET (self), self->game != NULL);
  set_enabled (self, "win.show-large", at_table);
  set_enabled (self, "win.play-on", over && self->ui->kind->play_on != CRUMB_NO_MOVE);
  set_enabled (self, "win.end-game", at_table && !over);
  set_enabled (self, "win.resign", at_table && !over && self->ui->kind->resign != CRUMB_NO_MOVE);
  set_enabled (self, "win.first-game", reachable && has_rulebook);
  set_enabled (self, "win.rules", has_rulebook);
  set_enabled (self, "win.rule", has_rulebook);
  set_enabled (self, "win.game-rules", at_table);
  set_enabled (self, "win.look-back", at_table);
  set_enabled (self, "win.import", reachable);
  set_enabled (self, "win.deleted-games", reachable);
  set_enabled (self, "win.export-all", reachable);
  set_enabled (self, "win.share", at_table);
  set_enabled (self, "win.delete-game", at_table);
  set_enabled (self, "win.export", reachable);
}

/* The way back is there as long as the ruling that was opened from the table is looked at. */
static void
update_buttons (CrumbWindow *self)
{
  if (!shows (self, self->rulings))
    self->from_table = FALSE;
  gtk_widget_set_visible (self->back, self->from_table);
  gtk_widget_set_visible (self->game_tools, shows (self, self->table) && self->game != NULL);
}

static void
update_heading (CrumbWindow *self)
{
  g_auto (CrumbWindowHeading) heading = { 0 };

  if (shows (self, self->rulings))
    heading.title = g_strdup (C_ ("view", "Rulings"));
  else if (shows (self, self->history))
    heading.title = g_strdup (C_ ("view", "History"));
  else if (self->game != NULL)
    crumb_window_heading_init (&heading, self->game, crumb_window_get_table (self), self->settings);

  gtk_label_set_label (self->title, heading.title != NULL ? heading.title : _ ("Crumb"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), heading.title);
  crumb_label_show (self->subtitle, heading.subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->subtitle), heading.subtitle);
  crumb_show_progress (self->progress, heading.title,
                       has_room (self, CRUMB_ROOM_BESIDE) ? heading.subtitle : heading.progress);
}

static void
update (CrumbWindow *self)
{
  update_actions (self);
  update_buttons (self);
  update_heading (self);
  crumb_inhibitor_set_wanted (self->inhibitor,
                              self->game != NULL && !crumb_scores_of (crumb_game_get_state (self->game))->over);
}

/* On a phone the views are below, and on a small one the log is in the menu of the game. */
static void
room_changed_cb (CrumbWindow *self)
{
  gboolean wide = has_room (self, CRUMB_ROOM_WIDE), phone = !wide && has_switcher (self);

  gtk_widget_set_visible (self->heading, !wide);
  gtk_widget_set_visible (GTK_WIDGET (self->switcher), wide);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), wide);
  gtk_widget_set_visible (self->log_room, !has_room (self, CRUMB_ROOM_SMALL));
  adw_view_switcher_bar_set_reveal (self->switcher_bar, phone);
  crumb_set_css_class (GTK_WIDGET (self), "phone", phone);
  crumb_set_css_class (GTK_WIDGET (self), "plain", has_room (self, CRUMB_ROOM_LOW));
  update (self);
}

/* At the table a toast lies over what is ruled next. */
static void
game_changed_cb (CrumbWindow *self)
{
  if (shows (self, self->table))
    crumb_toast_dismiss (GTK_WIDGET (self));
  update (self);
}

/* Actions ask for it before there is a template. */
static const char *
get_view_name (CrumbWindow *self)
{
  return self->views != NULL ? adw_view_stack_get_visible_child_name (self->views) : "table";
}

/* A game without rulings has no such view, whichever key or action asks for it. */
static void
set_view (CrumbWindow *self, const char *view)
{
  GtkWidget *child = adw_view_stack_get_child_by_name (self->views, view);

  if (child != NULL && adw_view_stack_page_get_visible (adw_view_stack_get_page (self->views, child)))
    adw_view_stack_set_visible_child_name (self->views, view);
}

/* Gives the focus to the view once a dialog has closed, unless another dialog is still open. */
static void
grab_focus_cb (CrumbWindow *self)
{
  GtkWidget *view = get_view (self);

  if (view != NULL && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL)
    gtk_widget_grab_focus (view);
}

/* Views ------------------------------------------------------------------ */

/* Each is made when it is first needed: the first frame waits for none that it does not show. */

static void
add_view (CrumbWindow *self, GtkStack *place, const char *name, GtkWidget *view)
{
  if (CRUMB_IS_UNDOABLE (view))
    g_signal_connect_object (view, "undo-changed", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (place, view, name);
}

static void
show_start_page (CrumbWindow *self)
{
  if (gtk_stack_get_child_by_name (self->table, "start") == NULL)
    add_view (self, self->table, "start", crumb_start_page_new (self->store, self->ui));
  gtk_stack_set_visible_child_name (self->table, "start");
}

static void
drawn_cb (CrumbWindow *self)
{
  g_signal_emit_by_name (self, "drawn");
}

static void
add_table (CrumbWindow *self)
{
  const char *name = self->ui->kind->id;
  GtkWidget *table;

  if (gtk_stack_get_child_by_name (self->table, name) != NULL)
    return;
  table = self->ui->table_new (self->settings);
  g_signal_connect_object (table, "notify::untold", G_CALLBACK (update_heading), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "drawn", G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);
  add_view (self, self->table, name, table);
}

/* What Rulings are about: any game, whichever is on the table. */
static const CrumbGameUi *
get_settled (CrumbWindow *self)
{
  return self->settled != NULL ? self->settled : self->ui;
}

/* Rulings begin with the people of the last game, even if it has left the table. */
static GtkWidget *
show_rulings (CrumbWindow *self)
{
  const CrumbGameUi *ui = get_settled (self);
  const char *name = ui->kind->id;
  GtkWidget *view = gtk_stack_get_child_by_name (self->rulings, name);

  if (view == NULL && ui->rulings_new != NULL)
    {
      view = ui->rulings_new (self->settings);
      if (CRUMB_IS_RULINGS_PAGE (view) && g_menu_model_get_n_items (G_MENU_MODEL (self->games)) > 1)
        crumb_rulings_page_offer (CRUMB_RULINGS_PAGE (view), ui->icon_name, G_MENU_MODEL (self->games));
      g_object_set (view, "game", self->last_game, NULL);
      g_object_set (view, "game", self->game, NULL);
      add_view (self, self->rulings, name, view);
    }
  gtk_stack_set_visible_child_name (self->rulings, name);
  return view;
}

/* Clears the table when its game was deleted. */
static void
deleted_cb (CrumbWindow *self)
{
  crumb_window_set_game (self, NULL);
}

static CrumbHistoryView *
show_history (CrumbWindow *self)
{
  GtkWidget *view = gtk_stack_get_visible_child (self->history);

  if (view == NULL)
    {
      view = crumb_history_view_new (self->store, self->settings);
      add_view (self, self->history, "history", view);
    }
  return CRUMB_HISTORY_VIEW (view);
}

/* Settles what belongs to another game than the one on the table; NULL for that one. */
static void
settle (CrumbWindow *self, const CrumbGameUi *ui)
{
  if (self->settled == ui)
    return;
  self->settled = ui;
  if (shows (self, self->rulings))
    show_rulings (self);
  g_object_notify (G_OBJECT (self), "kind");
}

/* Rulings, rules and the first game are those of this game while none is on the table. */
static void
set_ui (CrumbWindow *self, const CrumbGameUi *ui)
{
  if (self->ui == ui)
    return;
  self->ui = ui;
  adw_view_stack_page_set_visible (adw_view_stack_get_page (self->views, GTK_WIDGET (self->rulings)),
                                   ui->rulings_new != NULL);
  if (shows (self, self->rulings))
    show_rulings (self);
  g_object_notify (G_OBJECT (self), "kind");
}

static const char *
get_kind (CrumbWindow *self)
{
  return self->ui != NULL ? get_settled (self)->kind->id : "";
}

static void
set_kind (CrumbWindow *self, const char *id)
{
  const CrumbGameKind *kind = crumb_game_kind_find (id);
  GtkWidget *start = gtk_stack_get_child_by_name (self->table, "start");

  if (kind == NULL || kind == get_settled (self)->kind)
    return;
  if (self->game != NULL)
    {
      settle (self, crumb_game_ui_of (kind));
      update (self);
      grab_focus_cb (self);
      return;
    }
  set_ui (self, crumb_game_ui_of (kind));
  /* It greets people who have no games yet with the one that is chosen. */
  if (start != NULL)
    {
      gtk_stack_remove (self->table, start);
      show_start_page (self);
    }
  update (self);
}

/* Hands the game on the table, or NULL, to the views of its kind. */
static void
give_game (CrumbWindow *self, CrumbGame *game)
{
  GtkWidget *table = gtk_stack_get_child_by_name (self->table, self->ui->kind->id);
  GtkWidget *rulings = gtk_stack_get_child_by_name (self->rulings, self->ui->kind->id);

  if (table != NULL)
    g_object_set (table, "game", game, NULL);
  if (rulings != NULL)
    g_object_set (rulings, "game", game, NULL);
}

static void
view_changed_cb (CrumbWindow *self)
{
  if (shows (self, self->rulings))
    show_rulings (self);
  else if (shows (self, self->history))
    show_history (self);
  crumb_toast_dismiss (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "view");
  update (self);
  grab_focus_cb (self);
}

/* A dialog must not cover the view that is opened. */
static void
close_dialogs (CrumbWindow *self)
{
  g_autoptr (GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (self));

  for (guint i = g_list_model_get_n_items (dialogs); i > 0; i--)
    {
      g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, i - 1);

      adw_dialog_force_close (dialog);
    }
}

static void
open_ruling_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  gboolean from_table = shows (self, self->table);

  if (self->game == NULL)
    return;
  settle (self, NULL);
  if (!self->ui->rulings_open (show_rulings (self), self->game, g_variant_get_uint32 (parameter)))
    return;

  close_dialogs (self);
  set_view (self, "rulings");
  self->from_table = from_table;
  update_buttons (self);
}

static void
undo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  gboolean undo = g_str_equal (action_name, "win.undo");
  CrumbUndoable *view = CRUMB_UNDOABLE (get_view (self));
  g_autoptr (GError) error = NULL;

  if (undo)
    crumb_toast_dismiss (GTK_WIDGET (self));
  if (crumb_undoable_step (view, !undo, &error))
    crumb_announce (widget, CRUMB_SAID_UNDONE, undo ? C_ ("done", "Undone") : C_ ("done", "Redone"));
  else if (error != NULL)
    crumb_window_report_unkept (self, error);
}

/* A toast about an edit is also shown where undo means something else: at the table. */
static void
undo_edit_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_toast_dismiss (widget);
  crumb_edits_step (crumb_window_get_edits (CRUMB_WINDOW (widget)), FALSE);
}

static void
open_game_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (CrumbGame) game = crumb_window_find_game (self, g_variant_get_string (parameter, NULL));

  if (game == NULL)
    return;

  crumb_window_set_game (self, game);
  set_view (self, "table");
}

static void
review_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autoptr (CrumbGame) game = crumb_window_find_game (self, g_variant_get_string (parameter, NULL));

  if (game == NULL)
    return;
  set_view (self, "history");
  crumb_history_view_review (show_history (self), game);
}

/* What the history does by the same name. */
static void
history_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);
  g_autofree char *action = g_strconcat ("history.", action_name + strlen ("win."), NULL);

  set_view (self, "history");
  gtk_widget_activate_action_variant (GTK_WIDGET (show_history (self)), action, parameter);
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
  int width, height;

  G_OBJECT_CLASS (crumb_window_parent_class)->constructed (object);

  remember_size (self);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  crumb_room_bin_expect (self->room, width, height);
  crumb_store_watch (self->store);
  crumb_window_unsaved_follow (self, self->unsaved);
  adw_view_stack_page_set_visible (adw_view_stack_get_page (self->views, GTK_WIDGET (self->rulings)),
                                   self->ui->rulings_new != NULL);
  room_changed_cb (self);
}

static void
crumb_window_show (GtkWidget *widget)
{
  CrumbWindow *self = CRUMB_WINDOW (widget);

  if (self->game == NULL)
    {
      show_start_page (self);
      grab_focus_cb (self);
    }
  GTK_WIDGET_CLASS (crumb_window_parent_class)->show (widget);
}

static gboolean
crumb_window_close_request (GtkWindow *window)
{
  return crumb_window_unsaved_ask (CRUMB_WINDOW (window))
         || GTK_WINDOW_CLASS (crumb_window_parent_class)->close_request (window);
}

/* Keys are bound here and not by the application, so that an entry has its own undo first. */
static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.undo-edit", NULL, undo_edit_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.open-game", "s", open_game_action);
  gtk_widget_class_install_action (widget_class, "win.review", "s", review_action);
  gtk_widget_class_install_action (widget_class, "win.player", "s", history_action);
  gtk_widget_class_install_action (widget_class, "win.find", "s", history_action);
  gtk_widget_class_install_action (widget_class, "win.open-ruling", "u", open_ruling_action);
  gtk_widget_class_install_property_action (widget_class, "win.view", "view");
  gtk_widget_class_install_property_action (widget_class, "win.go-to", "view");
  gtk_widget_class_install_property_action (widget_class, "win.kind", "kind");
  crumb_window_carry_install_actions (widget_class);
  crumb_window_game_install_actions (widget_class);
  crumb_window_help_install_actions (widget_class);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-game", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "win.view", "s", "table");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "win.view", "s", "rulings");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "win.view", "s", "history");
}

static gboolean
needs_log_button (CrumbWindow *self, gboolean shows_log)
{
  return !shows_log;
}

static void
crumb_window_class_init (CrumbWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = crumb_window_constructed;
  widget_class->show = crumb_window_show;
  GTK_WINDOW_CLASS (klass)->close_request = crumb_window_close_request;

  crumb_class_property (klass, CrumbWindow, store, NULL,
                        g_param_spec_object ("store", NULL, NULL, CRUMB_TYPE_STORE, CRUMB_CONSTRUCT));
  crumb_class_property (klass, CrumbWindow, settings, NULL,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_CONSTRUCT));
  crumb_class_property (klass, CrumbWindow, game, crumb_window_set_game,
                        g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME, CRUMB_READWRITE));
  crumb_class_computed (klass, get_view_name, set_view,
                        g_param_spec_string ("view", NULL, NULL, "table", CRUMB_READWRITE));
  crumb_class_signal (klass, "drawn", 0);
  crumb_class_computed (klass, get_kind, set_kind, g_param_spec_string ("kind", NULL, NULL, NULL, CRUMB_READWRITE));
  install_actions (widget_class);

  g_type_ensure (CRUMB_TYPE_GAME_PANEL);
  g_type_ensure (CRUMB_TYPE_ROOM_BIN);
  crumb_class_template (klass, CrumbWindow, "crumb-window", room, heading, title, subtitle, switcher, switcher_bar,
                        undo, redo, main_menu_button, main_menu, game_menu_button, game_menu, back, log_room,
                        log_button, game_tools, progress, unsaved, views, rulings, history, table);
  crumb_class_owns (klass, CrumbWindow, g_hash_table_unref, disabled);
  crumb_class_owns (klass, CrumbWindow, g_object_unref, games, dialogs, inhibitor, game_signals, game, last_game,
                    settings, store);
  crumb_class_callbacks (klass, needs_log_button, room_changed_cb, update_actions, view_changed_cb);
}

static void
crumb_window_init (CrumbWindow *self)
{
  self->ui = crumb_game_uis[0];
  self->disabled = g_hash_table_new (g_str_hash, g_str_equal);
  gtk_widget_init_template (GTK_WIDGET (self));

  self->games = crumb_window_game_list (G_MENU (self->main_menu));
  crumb_menu_button_set_menu (self->main_menu_button, self->main_menu);
  crumb_menu_button_set_menu (self->game_menu_button, self->game_menu);
  self->dialogs = crumb_window_help_add_keys (self);
  crumb_window_carry_accept_files (self);
  crumb_lost_focus_return (GTK_WINDOW (self));
  crumb_quick_taps_keep (GTK_WIDGET (self));
  self->inhibitor = crumb_inhibitor_new (GTK_WINDOW (self));
  self->game_signals = g_signal_group_new (CRUMB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::can-undo", G_CALLBACK (update_actions), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::can-redo", G_CALLBACK (update_actions), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::deleted", G_CALLBACK (deleted_cb), self);
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (update_actions), NULL);
}

GtkWindow *
crumb_window_new (GtkApplication *application, CrumbStore *store, GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_WINDOW, "application", application, "store", store, "settings", settings, NULL);
}

CRUMB_DEFINE_GETTER (CrumbWindow, crumb_window, CrumbGame *, game)

/* Another kind of game has views of its own. */
static void
take_up (CrumbWindow *self, CrumbGame *game)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (game));

  g_set_object (&self->last_game, game);
  if (self->ui != ui)
    give_game (self, NULL);
  set_ui (self, ui);
  add_table (self);
  give_game (self, game);
  gtk_stack_set_visible_child_name (self->table, ui->kind->id);
}

void
crumb_window_set_game (CrumbWindow *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));
  g_return_if_fail (game == NULL || CRUMB_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  settle (self, NULL);

  if (game != NULL)
    take_up (self, game);
  else
    give_game (self, NULL);
  g_signal_group_set_target (self->game_signals, game);
  crumb_toast_dismiss (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "game");

  if (game != NULL)
    set_view (self, "table");
  else
    show_start_page (self);
  grab_focus_cb (self);
  update (self);
}

GtkWidget *
crumb_window_get_table (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return self->game != NULL ? gtk_stack_get_child_by_name (self->table, self->ui->kind->id) : NULL;
}

guint
crumb_window_get_untold (CrumbWindow *self)
{
  GtkWidget *table = crumb_window_get_table (self);

  return table != NULL ? crumb_table_get_untold (CRUMB_TABLE (table)) : 0;
}

const CrumbGameUi *
crumb_window_get_game_ui (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return shows (self, self->rulings) ? get_settled (self) : self->ui;
}

CRUMB_DEFINE_GETTER (CrumbWindow, crumb_window, GSettings *, settings)
CRUMB_DEFINE_GETTER (CrumbWindow, crumb_window, CrumbStore *, store)

CrumbEdits *
crumb_window_get_edits (CrumbWindow *self)
{
  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  return crumb_history_view_get_edits (show_history (self));
}

/* Returns the game on the table itself rather than a second copy, so that a change shows up everywhere. */
CrumbGame *
crumb_window_find_game (CrumbWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  g_return_val_if_fail (CRUMB_IS_WINDOW (self), NULL);

  if (self->game != NULL && g_str_equal (crumb_game_get_id (self->game), id))
    return g_object_ref (self->game);
  game = crumb_store_load_game (self->store, id, &error);
  if (game == NULL)
    crumb_window_damaged_explain (self, id, error);
  return game;
}

void
crumb_window_present_dialog (CrumbWindow *self, AdwDialog *dialog)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));

  g_signal_connect_object (dialog, "closed", G_CALLBACK (grab_focus_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

void
crumb_window_report_unkept (CrumbWindow *self, const GError *error)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));

  if (error != NULL)
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Save This"), error->message);
}

/* The start page lists the game, and says more when it is opened. */
static void
say_not_resumed (CrumbWindow *self, const GError *error)
{
  /* Translators: %s is a sentence that says why */
  g_autofree char *sentence = g_strdup_printf (_ ("Couldn’t open the last game. %s"), error->message);

  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new (sentence));
}

void
crumb_window_resume (CrumbWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = NULL;

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  if (!crumb_store_latest_game (self->store, &game, &error))
    say_not_resumed (self, error);
  else if (game != NULL && !crumb_scores_of (crumb_game_get_state (game))->over)
    crumb_window_set_game (self, game);
  else if (game != NULL)
    set_kind (self, crumb_game_get_kind (game)->id);
}
