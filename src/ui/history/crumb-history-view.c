/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The third view: lists of games and players, and beside them the one that was chosen. */

#include "crumb-history-view.h"

#include "crumb-game-browser.h"
#include "crumb-player-browser.h"
#include "crumb-player-page.h"
#include "crumb-review-page.h"
#include "ui/game/crumb-undoable.h"
#include "ui/leaderboard/crumb-leaderboard-page.h"
#include "ui/past/crumb-evening-page.h"
#include "ui/past/crumb-highlights-page.h"
#include "ui/past/crumb-rivals-page.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-highlights.h"

#include <glib/gi18n.h>

/* How long the arrow keys rest on a game before it is shown beside the list. */
#define FOLLOW_MS 150
/* An edit that is done before this needs no progress. */
#define PATIENCE_MS 400

struct _CrumbHistoryView
{
  AdwBin parent_instance;

  CrumbStore *store;
  GSettings *settings;
  CrumbEdits *edits;
  AdwDialog *updating; /* (nullable): shows how far an edit of thousands of games is */
  GtkWidget *progress; /* in it */
  guint patience;
  guint take_focus;
  guint follow;
  int laid_out; /* how wide it was in the frame before */
  gboolean opened;
  /* Those of the game that is looked back at. */
  GSignalGroup *game_signals;

  AdwNavigationSplitView *split;
  AdwViewStack *lists;
  AdwNavigationPage *nothing;
  CrumbGameBrowser *games;
  CrumbPlayerBrowser *players;
};

static void crumb_history_view_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbHistoryView, crumb_history_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_history_view_undoable_init))

/* A page that takes the place of the one with the keys gets them, or Escape would lead nowhere. */
static void
show_page (CrumbHistoryView *self, AdwNavigationPage *page)
{
  AdwNavigationPage *before = adw_navigation_split_view_get_content (self->split);
  gboolean has_keys = before != NULL && crumb_has_focus_inside (GTK_WIDGET (before));

  adw_navigation_split_view_set_content (self->split, page);
  adw_navigation_split_view_set_show_content (self->split, page != self->nothing);
  if (has_keys)
    {
      /* Lists that Tab leaves ask where the focus is, and GTK complains if it went with the other page. */
      gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), GTK_WIDGET (self));
      gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
    }
}

/* @game: (nullable): the game that is looked back at */
static void
set_shown (CrumbHistoryView *self, CrumbGame *game)
{
  g_signal_group_set_target (self->game_signals, game);
  crumb_edits_set_shown (self->edits, game);
}

/* Not a game: a page about several of them. @id: (nullable): the game that is chosen in the list meanwhile */
static void
show_past (CrumbHistoryView *self, const char *id, AdwNavigationPage *page)
{
  crumb_toast_dismiss (GTK_WIDGET (self));
  crumb_game_browser_mark (self->games, id);
  set_shown (self, NULL);
  show_page (self, page);
}

static void
open_player (CrumbHistoryView *self, const char *key)
{
  show_past (self, NULL, crumb_player_page_new (self->store, self->settings, key, self->edits));
}

static void
open_evening (CrumbHistoryView *self, const char *const *ids)
{
  show_past (self, ids[0], crumb_evening_page_new (self->store, self->settings, ids));
}

/* In a narrow window, leaving a game's page unselects it. Its row may be another one by now, without the focus. */
static void
show_content_cb (CrumbHistoryView *self)
{
  if (!adw_navigation_split_view_get_collapsed (self->split)
      || adw_navigation_split_view_get_show_content (self->split))
    return;

  if (crumb_has_focus_inside (GTK_WIDGET (self))
      && adw_view_stack_get_visible_child (self->lists) == GTK_WIDGET (self->games))
    gtk_widget_grab_focus (GTK_WIDGET (self->games));
  crumb_game_browser_mark (self->games, NULL);
}

static gboolean
take_focus_cb (gpointer user_data)
{
  CrumbHistoryView *self = user_data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->take_focus = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self))
      && (!ADW_IS_APPLICATION_WINDOW (root)
          || adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) == NULL))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/*
 * A new layout hides the lists for a moment, and GTK then moves the focus out of the view. A key that was pressed
 * meanwhile waits for its turn.
 */
static void
collapsed_cb (CrumbHistoryView *self)
{
  if (self->take_focus == 0)
    self->take_focus = g_idle_add_full (G_PRIORITY_HIGH, take_focus_cb, self, NULL);
}

static void
game_opened_cb (CrumbHistoryView *self, CrumbGameItem *item)
{
  const CrumbGameSummary *summary = crumb_game_item_get_summary (item);
  g_auto (GStrv) ids = NULL;

  if (crumb_game_item_get_evening (item) != NULL)
    {
      ids = crumb_evening_list_ids (crumb_game_item_get_evening (item));
      open_evening (self, (const char *const *) ids);
    }
  else if (*summary->id != '\0' && summary->over)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.review", "s", summary->id);
  else if (*summary->id != '\0')
    {
      g_autoptr (CrumbGame) beside = g_signal_group_dup_target (self->game_signals);

      gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "s", summary->id);
      /* It is not what the list is left with. */
      crumb_game_browser_mark (self->games, beside != NULL ? crumb_game_get_id (beside) : NULL);
    }
}

/* Edits ------------------------------------------------------------------ */

static void
done_cb (CrumbHistoryView *self, const char *sentence)
{
  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new_with_button (sentence, C_ ("button", "_Undo"), "win.undo-edit"));
}

static void
undone_cb (CrumbHistoryView *self, gboolean back)
{
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_UNDONE, back ? C_ ("done", "Undone") : C_ ("done", "Redone"));
}

static void
failed_cb (CrumbHistoryView *self, const char *sentence, gboolean made)
{
  crumb_alert (GTK_WIDGET (self), made ? _ ("Couldn’t Undo This") : _ ("Couldn’t Save This"), sentence);
}

static void
show_progress_cb (gpointer user_data)
{
  CrumbHistoryView *self = user_data;

  self->patience = 0;
  self->updating = g_object_ref_sink (adw_alert_dialog_new (_ ("Updating Your Games"), NULL));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->updating), "cancel", C_ ("button", "_Cancel"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self->updating), "cancel");
  self->progress = g_object_ref_sink (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Updating your games"), -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->updating), self->progress);
  g_signal_connect_object (self->updating, "response", G_CALLBACK (crumb_edits_cancel), self->edits, G_CONNECT_SWAPPED);
  adw_dialog_present (self->updating, GTK_WIDGET (self));
}

static void
busy_cb (CrumbHistoryView *self)
{
  g_clear_handle_id (&self->patience, g_source_remove);
  if (crumb_edits_get_busy (self->edits))
    self->patience = g_timeout_add_once (PATIENCE_MS, show_progress_cb, self);
  else if (self->updating != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->updating, crumb_edits_cancel, self->edits);
      adw_dialog_force_close (self->updating);
      g_clear_object (&self->updating);
      g_clear_object (&self->progress);
    }
}

static void
progress_cb (CrumbHistoryView *self, double share)
{
  if (self->progress != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), share);
}

static void
edits_changed_cb (CrumbHistoryView *self)
{
  crumb_toast_dismiss (GTK_WIDGET (self));
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

/*
 * The game on the page was deleted. It stays in the list until that is read again, and on the page, only to be looked
 * at, where another computer deleted it: somebody may be reading.
 */
static void
deleted_cb (CrumbHistoryView *self, GParamSpec *pspec, CrumbGame *game)
{
  const char *id = crumb_game_get_id (game);
  gboolean outside = crumb_store_was_deleted_outside (self->store, id);
  g_autoptr (CrumbGame) left = outside ? crumb_store_look_at_game (self->store, id, NULL) : NULL;

  g_clear_handle_id (&self->follow, g_source_remove);
  set_shown (self, NULL);
  if (left != NULL)
    adw_navigation_split_view_set_content (self->split, crumb_review_page_new (left, NULL, self->settings));
  else
    show_page (self, self->nothing);
}

static const char *
get_label (CrumbUndoable *undoable, gboolean redo)
{
  return crumb_edits_get_label (CRUMB_HISTORY_VIEW (undoable)->edits, redo);
}

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  return get_label (undoable, redo) != NULL;
}

/* What comes of it is said by `undone` or `failed`, once it is saved. */
static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  crumb_edits_step (CRUMB_HISTORY_VIEW (undoable)->edits, redo);
  return FALSE;
}

static void
crumb_history_view_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
  iface->label = get_label;
}

/* Ways around ------------------------------------------------------------ */

static void
search_action (CrumbHistoryView *self)
{
  adw_navigation_split_view_set_show_content (self->split, FALSE);
  if (g_strcmp0 (adw_view_stack_get_visible_child_name (self->lists), "players") == 0)
    crumb_player_browser_search (self->players);
  else
    crumb_game_browser_search (self->games);
}

static void
find_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (self->lists, "games");
  adw_navigation_split_view_set_show_content (self->split, FALSE);
  crumb_game_browser_find (self->games, g_variant_get_string (parameter, NULL));
}

static void
player_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  open_player (self, g_variant_get_string (parameter, NULL));
}

static void
evening_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  g_autofree const char **ids = g_variant_get_strv (parameter, NULL);

  if (ids[0] != NULL)
    open_evening (self, ids);
}

static void
rivals_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  const char *values[CRUMB_FILTER_N];

  crumb_filter_values_get (parameter, values);
  show_past (self, NULL, crumb_rivals_page_new (self->store, self->settings, values));
}

static void
highlights_action (CrumbHistoryView *self)
{
  show_past (self, NULL, crumb_highlights_page_new (self->store, self->settings));
}

static void
leaderboard_action (CrumbHistoryView *self)
{
  show_past (self, NULL, crumb_leaderboard_page_new (self->store, self->settings));
}

static void
games_by_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  const char *values[CRUMB_FILTER_N];

  crumb_filter_values_get (parameter, values);
  adw_view_stack_set_visible_child_name (self->lists, "games");
  adw_navigation_split_view_set_show_content (self->split, FALSE);
  crumb_game_browser_show_by (self->games, values);
}

/* Type ------------------------------------------------------------------- */

static void
set_store (CrumbHistoryView *self, CrumbStore *store)
{
  g_return_if_fail (self->store == NULL);

  if (!crumb_set_object (self, "store", &self->store, store))
    return;

  self->edits = crumb_edits_new (store);
  g_signal_connect_object (self->edits, "changed", G_CALLBACK (edits_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edits, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edits, "undone", G_CALLBACK (undone_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edits, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edits, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edits, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
}

static void
look_back_at (CrumbHistoryView *self, CrumbGame *game)
{
  crumb_game_browser_mark (self->games, crumb_game_get_id (game));
  set_shown (self, game);
  show_page (self, crumb_review_page_new (game, self->edits, self->settings));
}

/* Where there is room beside the list. Nobody asked for the game: where there is none any more, the list is shown. */
static void
show_beside (CrumbHistoryView *self, const char *id)
{
  g_autoptr (CrumbGame) game = NULL;

  if (adw_navigation_split_view_get_collapsed (self->split))
    return;
  game = crumb_store_load_game (self->store, id, NULL);
  if (game == NULL || !crumb_scores_of (crumb_game_get_state (game))->over)
    return;
  look_back_at (self, game);
  adw_navigation_split_view_set_show_content (self->split, FALSE);
}

/* Replays the game of a record at the moment at which it was set. */
static void
record_action (CrumbHistoryView *self, const char *action_name, GVariant *parameter)
{
  /* The page whose it is goes meanwhile. */
  g_autoptr (GVariant) kept = g_variant_ref (parameter);
  CrumbHighlight record = { 0 };
  g_autoptr (CrumbGame) game = NULL;
  const char *id, *key;
  guint type;

  g_variant_get (kept, "(&s&suux)", &id, &key, &type, &record.figure, &record.value);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.review", "s", id);
  game = g_signal_group_dup_target (self->game_signals);
  if (game == NULL || !g_str_equal (crumb_game_get_id (game), id))
    return;
  record.type = type;
  record.kind = crumb_game_get_kind (game);
  gtk_widget_activate_action (GTK_WIDGET (adw_navigation_split_view_get_content (self->split)), "review.replay", "u",
                              crumb_highlight_find_moment (&record, key, game));
}

/* The newest game is looked back at, unless people chose something already. */
static void
show_newest (CrumbHistoryView *self)
{
  CrumbGameFilter over = { .progress = CRUMB_PROGRESS_OVER };
  g_auto (GStrv) selected = crumb_game_browser_get_selected (self->games);
  g_autoptr (GPtrArray) games = NULL;

  if (adw_navigation_split_view_get_content (self->split) != self->nothing || *selected != NULL
      || crumb_game_browser_get_selecting (self->games))
    return;
  games = crumb_store_list_games (self->store, &over, 1, NULL);
  if (games != NULL && games->len > 0)
    show_beside (self, ((const CrumbGameSummary *) games->pdata[0])->id);
}

/* Shows what is selected in the list beside it, unless it is there, or one of its games is. */
static void
follow (CrumbHistoryView *self, const char *const *ids)
{
  g_autoptr (CrumbGame) shown = g_signal_group_dup_target (self->game_signals);
  AdwNavigationPage *page = adw_navigation_split_view_get_content (self->split);

  if ((shown != NULL && g_strv_contains (ids, crumb_game_get_id (shown))) || crumb_evening_page_has_game (page, ids[0]))
    return;
  if (ids[1] == NULL)
    show_beside (self, ids[0]);
  else if (!adw_navigation_split_view_get_collapsed (self->split))
    {
      open_evening (self, ids);
      adw_navigation_split_view_set_show_content (self->split, FALSE);
    }
}

static gboolean
follow_cb (gpointer user_data)
{
  CrumbHistoryView *self = user_data;
  g_auto (GStrv) selected = crumb_game_browser_get_selected (self->games);

  self->follow = 0;
  if (*selected != NULL && !crumb_game_browser_get_selecting (self->games)
      && crumb_has_focus_inside (GTK_WIDGET (self->games)))
    follow (self, (const char *const *) selected);
  return G_SOURCE_REMOVE;
}

/* With the arrow keys, as a click does at once. */
static void
selected_cb (CrumbHistoryView *self)
{
  g_clear_handle_id (&self->follow, g_source_remove);
  self->follow = g_timeout_add (FOLLOW_MS, follow_cb, self);
}

/* The list has selected the next game. */
static void
delete_cb (CrumbHistoryView *self, const char *const *ids)
{
  g_auto (GStrv) next = crumb_game_browser_get_selected (self->games);

  if (*next != NULL && !g_strv_contains (ids, *next))
    follow (self, (const char *const *) next);
  crumb_edits_delete_games (self->edits, ids);
}

/* How much room there is, and so which layout, is known in the second frame with the same width. */
static gboolean
settled_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CrumbHistoryView *self = CRUMB_HISTORY_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  gboolean settled = width > 0 && width == self->laid_out;

  self->laid_out = width;
  if (!settled)
    return G_SOURCE_CONTINUE;
  show_newest (self);
  return G_SOURCE_REMOVE;
}

/* Games came into an empty History: it looks as if it had just been opened. */
static void
empty_cb (CrumbHistoryView *self)
{
  gboolean empty;

  g_object_get (self->games, "empty", &empty, NULL);
  if (self->opened && !empty)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), settled_cb, NULL, NULL);
}

/* Prints the game beside the list too, whose keys are with the list. */
static gboolean
print_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  AdwNavigationPage *page = adw_navigation_split_view_get_content (CRUMB_HISTORY_VIEW (widget)->split);

  return gtk_widget_activate_action (GTK_WIDGET (page), "review.print", NULL);
}

static void
mapped_cb (CrumbHistoryView *self)
{
  if (!self->opened && self->store != NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), settled_cb, NULL, NULL);
  self->opened = TRUE;
}

static gboolean
crumb_history_view_grab_focus (GtkWidget *widget)
{
  CrumbHistoryView *self = CRUMB_HISTORY_VIEW (widget);

  if (adw_navigation_split_view_get_collapsed (self->split) && adw_navigation_split_view_get_show_content (self->split))
    return gtk_widget_grab_focus (GTK_WIDGET (adw_navigation_split_view_get_content (self->split)));
  return gtk_widget_grab_focus (adw_view_stack_get_visible_child (self->lists));
}

static void
crumb_history_view_class_init (CrumbHistoryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_history_view_grab_focus;

  crumb_class_object (klass, CrumbHistoryView, settings, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE);
  crumb_class_object (klass, CrumbHistoryView, store, set_store, CRUMB_TYPE_STORE, CRUMB_READWRITE);

  crumb_class_action (widget_class, "history.search", NULL, G_CALLBACK (search_action));
  crumb_class_action (widget_class, "history.find", "s", G_CALLBACK (find_action));
  crumb_class_action (widget_class, "history.player", "s", G_CALLBACK (player_action));
  crumb_class_action (widget_class, "history.leaderboard", NULL, G_CALLBACK (leaderboard_action));
  crumb_class_action (widget_class, "history.highlights", NULL, G_CALLBACK (highlights_action));
  crumb_class_action (widget_class, "history.record", "(ssuux)", G_CALLBACK (record_action));
  crumb_class_action (widget_class, "history.evening", "as", G_CALLBACK (evening_action));
  crumb_class_action (widget_class, "history.rivals", "ams", G_CALLBACK (rivals_action));
  crumb_class_action (widget_class, "history.games-by", "ams", G_CALLBACK (games_by_action));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "history.search", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, print_key_cb, NULL);

  g_type_ensure (CRUMB_TYPE_GAME_BROWSER);
  g_type_ensure (CRUMB_TYPE_PLAYER_BROWSER);
  crumb_class_template (klass, CrumbHistoryView, "crumb-history-view", split, lists, nothing, games, players);
  crumb_class_owns_sources (klass, CrumbHistoryView, follow, patience, take_focus);
  crumb_class_owns (klass, CrumbHistoryView, g_object_unref, game_signals, updating, progress, edits, settings, store);
  crumb_class_callbacks (klass, mapped_cb, collapsed_cb, show_content_cb, game_opened_cb, open_player, delete_cb,
                         empty_cb, selected_cb);
}

static void
crumb_history_view_init (CrumbHistoryView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game_signals = g_signal_group_new (CRUMB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::deleted", G_CALLBACK (deleted_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (crumb_undoable_changed), self);
}

GtkWidget *
crumb_history_view_new (CrumbStore *store, GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_HISTORY_VIEW, "settings", settings, "store", store, NULL);
}

CRUMB_DEFINE_GETTER (CrumbHistoryView, crumb_history_view, CrumbEdits *, edits)

void
crumb_history_view_review (CrumbHistoryView *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_HISTORY_VIEW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  crumb_toast_dismiss (GTK_WIDGET (self));
  adw_view_stack_set_visible_child_name (self->lists, "games");
  look_back_at (self, game);
}
