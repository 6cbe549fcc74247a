/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The History view: finding, selecting, deleting and restoring games, and the players' pages. */

#include "history-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/store/crumb-correction.h"
#include "ui/deleted/crumb-deleted-dialog.h"
#include "ui/deleted/crumb-deleted-row.h"
#include "ui/history/crumb-game-browser.h"
#include "ui/history/crumb-merge-dialog.h"
#include "ui/history/crumb-player-browser.h"
#include "ui/history/crumb-player-line.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/past/crumb-filter-chips.h"
#include "ui/past/crumb-game-card.h"
#include "ui/past/crumb-line-chart.h"
#include "ui/past/crumb-past-page.h"
#include "ui/widgets/crumb-share-bar.h"

#include <sqlite3.h>

#define HOSTILE "<b>Zoë</b>"

static void
add_three (History *history)
{
  g_autofree char *one = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *two = history_add_game (history, "playtest-3", "Sue", HOSTILE, TRUE);
  g_autofree char *three = history_add_game (history, "", HOSTILE, "Ann", FALSE);

  history_settle ();
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
search (History *history, GType browser, const char *words)
{
  g_autoptr (GPtrArray) entries = NULL;

  history_act (GTK_WIDGET (history->view), "history.search", NULL);
  history_assert_count_in (history_find (history, browser), GTK_TYPE_SEARCH_ENTRY, 1);
  entries = widget_find_all (history_find (history, browser), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (g_ptr_array_index (entries, 0), words);
}

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_frames)
{
  return ++*(guint *) n_frames < 4 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_shown (gpointer n_frames)
{
  return *(guint *) n_frames == 4;
}

static void
test_empty (History *history, gconstpointer data)
{
  guint n_frames = 0;

  gtk_widget_add_tick_callback (GTK_WIDGET (history->view), count_frame_cb, &n_frames, NULL);
  history_wait_until (is_shown, &n_frames, "the window to be drawn and laid out");
  history_wait_for_text (GTK_WIDGET (history->view), "No Games Yet");
  g_assert_false (widget_shows (GTK_WIDGET (history->view), "Select a Game"));
  g_assert_false (widget_shows (GTK_WIDGET (history->view), "New Game"));
  add_three (history);
  history_wait_for_text (GTK_WIDGET (history->view), "Unfinished");
  /* As when it opens, the newest game is beside the list. */
  history_wait_for_text (GTK_WIDGET (history->view), "Sue wins with 50 cookies.");
}

static void
test_cards (History *history, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  add_three (history);
  cards = widget_find_all (GTK_WIDGET (history->view), CRUMB_TYPE_GAME_CARD);
  first = widget_texts (g_ptr_array_index (cards, 0));
  second = widget_texts (g_ptr_array_index (cards, 1));

  /* The heading says that it is unfinished. */
  g_assert_null (strstr (first, "Unfinished"));
  g_assert_nonnull (strstr (first, HOSTILE));
  g_assert_nonnull (strstr (second, "Sue\n50\n" HOSTILE "\n7\n"));
  g_assert_nonnull (strstr (second, "Playtest 3"));
  g_assert_null (strstr (second, "Unfinished"));
}

/* A player who left doesn't lead, whatever the total. */
static void
test_who_left (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Ann", "Sue", FALSE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  static const gint16 amounts[] = { 40, 21, 7 };
  CrumbRefusal refusal;

  g_assert_true (crumb_game_join (game, "Kai", 0, &refusal, NULL));
  for (guint8 seat = 0; seat < 3; seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = amounts[seat] };

      g_assert_true (crumb_game_play (game, &move, &refusal, NULL));
    }
  record_play (game, CRUMB_RAID_LEAVE, 0, "");
  history_wait_for_text (GTK_WIDGET (history->view), "Sue leads with 21 cookies.");
  record_play (game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  history_wait_for_text (GTK_WIDGET (history->view), "Sue wins with 21 cookies.");
}

static void
test_search (History *history, gconstpointer data)
{
  add_three (history);

  search (history, CRUMB_TYPE_GAME_BROWSER, "zoë ann");
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  search (history, CRUMB_TYPE_GAME_BROWSER, "nobody of that name");
  history_wait_for_text (GTK_WIDGET (history->view), "No Games Found");
  history_act (history_find (history, GTK_TYPE_SEARCH_ENTRY), "games.show-all", NULL);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
test_filter (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key (HOSTILE);
  CrumbGameBrowser *games;

  add_three (history);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));

  history_act (GTK_WIDGET (history->view), "history.games-by",
               crumb_filter_values_new ((const char *const[CRUMB_FILTER_N]) { [CRUMB_FILTER_PLAYER] = key }));
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  g_assert_cmpuint (widget_count_class (GTK_WIDGET (games), "chip"), ==, 1);

  crumb_game_browser_show_by (games, (const char *const[CRUMB_FILTER_N]) { [CRUMB_FILTER_PROGRESS] = "running" });
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  history_wait_for_text (GTK_WIDGET (games), "Unfinished");

  history_act (history_find (history, CRUMB_TYPE_FILTER_CHIPS), "chips.remove",
               g_variant_new_uint32 (CRUMB_FILTER_PROGRESS));
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_cmpuint (widget_count_class (GTK_WIDGET (games), "chip"), ==, 0);
}

static void
test_delete (History *history, gconstpointer data)
{
  g_autofree char *id = NULL;
  CrumbGameBrowser *games;
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);

  add_three (history);
  id = history_add_game (history, "", "Kai", "Brad", TRUE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));

  crumb_game_browser_mark (games, id);
  history_act (history_find (history, CRUMB_TYPE_GAME_CARD), "games.delete", NULL);
  g_assert_true (history_is_deleted (history, id));
  history_wait_for_text (history->window, "Game deleted");
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_cmpstr (crumb_edits_get_label (edits, FALSE), ==, "Undo Delete");

  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  g_assert_null (crumb_edits_get_label (edits, FALSE));
  g_assert_cmpstr (crumb_edits_get_label (edits, TRUE), ==, "Redo Delete");

  crumb_edits_step (edits, TRUE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_true (history_is_deleted (history, id));
}

/* Whether the keys are with the game that is selected. */
static gboolean
focuses_selected (gpointer data)
{
  History *history = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (history->window));
  GtkWidget *card = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
  gboolean selected = FALSE;

  if (CRUMB_IS_GAME_CARD (card) && gtk_widget_get_mapped (card))
    g_object_get (card, "selected", &selected, NULL);
  return selected;
}

/* A key that comes before the next frame isn't lost with the row that had the focus. */
static void
assert_keys_in_list (GtkWidget *list)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (focus == list || gtk_widget_is_ancestor (focus, list));
}

/* The list then has other rows; Delete must not mean another game than the one that has the focus. */
static void
test_focus_follows (History *history, gconstpointer data)
{
  g_autofree char *oldest = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *id = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *newest = history_add_game (history, "", "Sue", "Ann", TRUE);
  CrumbGameBrowser *games;
  GtkSelectionModel *rows;
  GtkWidget *list;
  gulong changed;

  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));
  crumb_game_browser_mark (games, newest);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (games)));
  history_wait_until (focuses_selected, history, "the focus on the newest game");
  list = widget_find (GTK_WIDGET (games), GTK_TYPE_LIST_VIEW);
  rows = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  changed = g_signal_connect_data (rows, "items-changed", G_CALLBACK (assert_keys_in_list), list, NULL,
                                   G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  history_act (GTK_WIDGET (games), "games.delete", NULL);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  history_wait_until (focuses_selected, history, "the focus on the next game");
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  history_wait_until (focuses_selected, history, "the focus on the game that is still selected");
  g_signal_handler_disconnect (rows, changed);
  history_assert_deletes (history, id);
}

/* The page beside the list is about the game that is selected there, however people came to it. */
static void
test_arrow_keys (History *history, gconstpointer data)
{
  g_autofree char *oldest = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *newest = history_add_game (history, "", "Sue", "John", TRUE);
  GtkWidget *games;

  history_wait_for_text (GTK_WIDGET (history->view), "Sue wins with 50 cookies.");
  games = history_find (history, CRUMB_TYPE_GAME_BROWSER);
  g_assert_true (gtk_widget_grab_focus (games));
  history_wait_until (focuses_selected, history, "the focus on the newest game");
  widget_move_focus (history->window, GDK_KEY_Down, GTK_DIR_DOWN);
  history_wait_for_text (GTK_WIDGET (history->view), "Kai wins with 50 cookies.");
  history_wait_until (focuses_selected, history, "the focus to stay in the list");
  history_assert_deletes (history, oldest);
}

/* A game that goes on opens at the table: the list still says what is on the page beside it. */
static void
test_unfinished (History *history, gconstpointer data)
{
  g_autofree char *over = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *running = history_add_game (history, "", "Sue", "John", FALSE);
  GtkWidget *games, *list;
  g_auto (GStrv) selected = NULL;

  history_wait_for_text (GTK_WIDGET (history->view), "Kai wins with 50 cookies.");
  games = history_find (history, CRUMB_TYPE_GAME_BROWSER);
  list = widget_find (games, GTK_TYPE_LIST_VIEW);
  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), 0, TRUE);
  g_signal_emit_by_name (list, "activate", 0);
  selected = crumb_game_browser_get_selected (CRUMB_GAME_BROWSER (games));
  g_assert_cmpuint (g_strv_length (selected), ==, 1);
  g_assert_cmpstr (selected[0], ==, over);
}

static void
test_selection (History *history, gconstpointer data)
{
  CrumbGameBrowser *games;
  GtkWidget *card;
  g_auto (GStrv) chosen = NULL;

  add_three (history);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));
  card = history_find (history, CRUMB_TYPE_GAME_CARD);

  history_act (card, "games.select", NULL);
  history_wait_for_text (GTK_WIDGET (games), "0 Selected");
  /* Nothing is selected, so nothing is deleted. */
  gtk_widget_activate_action (card, "games.delete", NULL);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);

  history_act (card, "games.select-all", NULL);
  history_wait_for_text (GTK_WIDGET (games), "3 Selected");
  chosen = crumb_game_browser_get_selected (games);
  g_assert_cmpuint (g_strv_length (chosen), ==, 3);

  history_act (card, "games.delete", NULL);
  history_wait_for_text (history->window, "3 games deleted");
  history_wait_for_text (GTK_WIDGET (history->view), "No Games Yet");
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static gboolean
count_frames_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_frames)
{
  ++*(guint *) n_frames;
  return G_SOURCE_CONTINUE;
}

static gboolean
has_five (gpointer n_frames)
{
  return *(guint *) n_frames >= 5;
}

/* Whoever is quicker than the view is laid out chooses what they choose: the newest game isn't shown any more. */
static void
test_selection_at_once (History *history, gconstpointer data)
{
  GtkWidget *view;
  GtkWidget *games;
  guint n_frames = 0;

  add_three (history);
  view = g_object_new (CRUMB_TYPE_HISTORY_VIEW, "store", history->record.store, NULL);
  adw_window_set_content (ADW_WINDOW (history->window), view);
  games = widget_find (view, CRUMB_TYPE_GAME_BROWSER);
  g_assert_true (gtk_widget_activate_action (games, "games.select", NULL));
  gtk_widget_add_tick_callback (view, count_frames_cb, &n_frames, NULL);
  history_wait_until (has_five, &n_frames, "five frames");
  history_wait_for_text (games, "0 Selected");
}

/* The newest game is shown beside the players, too. */
static void
test_players_at_once (History *history, gconstpointer data)
{
  GtkWidget *view;
  guint n_frames = 0;

  add_three (history);
  view = g_object_new (CRUMB_TYPE_HISTORY_VIEW, "store", history->record.store, NULL);
  adw_window_set_content (ADW_WINDOW (history->window), view);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (widget_find (view, ADW_TYPE_VIEW_STACK)), "players");
  gtk_widget_add_tick_callback (view, count_frames_cb, &n_frames, NULL);
  history_wait_until (has_five, &n_frames, "five frames");
  widget_find (view, CRUMB_TYPE_PLAYER_BROWSER);
  history_wait_for_text (view, "Sue led from the start.");
}

static void
test_player (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key (HOSTILE);
  g_autofree char *sue = crumb_seat_name_key ("Sue");
  GtkWidget *page;

  add_three (history);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  page = history_find (history, CRUMB_TYPE_PLAYER_PAGE);

  history_wait_for_text (page, HOSTILE);
  history_wait_for_text (page, "1 game, 0 won");
  history_wait_for_text (page, "No bids with every roll entered yet.");
  history_wait_for_text (page, "No lucky lasts yet.");
  history_wait_for_text (page, "1 game: ahead in 0, behind in 1\n7 cookies to 50");
  /* One game makes no line chart, and no bids make no share bar. */
  history_assert_count (history, CRUMB_TYPE_LINE_CHART, 0);
  history_assert_count (history, CRUMB_TYPE_SHARE_BAR, 0);

  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (sue));
  history_wait_for_text (GTK_WIDGET (history->view), "Won the last 2 games.");
  /* Of what she scored, and of how strong she is. */
  history_assert_count (history, CRUMB_TYPE_LINE_CHART, 2);
}

/* From a player to the two, and to the games of both. */
static void
test_games_of_two (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key ("Sue");
  g_autoptr (GPtrArray) rows = NULL;
  guint n_rivals = 0;

  add_three (history);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  rows = widget_find_all (history_find (history, CRUMB_TYPE_PLAYER_PAGE), ADW_TYPE_ACTION_ROW);
  for (guint i = 0; i < rows->len; i++)
    n_rivals += g_strcmp0 (gtk_actionable_get_action_name (rows->pdata[i]), "history.rivals") == 0;
  g_assert_cmpuint (n_rivals, ==, 2);
  history_activate_row (history_find (history, CRUMB_TYPE_PLAYER_PAGE), "John");
  history_wait_for_text (GTK_WIDGET (history->view), "Sue and John");
  history_wait_for_text (history_find (history, CRUMB_TYPE_PAST_PAGE), "Sue ahead in 1, John in 0");
  history_activate_row (history_find (history, CRUMB_TYPE_PAST_PAGE), "Show Their Games");
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  history_wait_for_text (history_find (history, CRUMB_TYPE_GAME_BROWSER), "With John");
}

static void
test_hide (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key ("Sue");
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  add_three (history);
  before = crumb_store_find_players (history->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  history_act (history_find (history, CRUMB_TYPE_PLAYER_PAGE), "player.hidden", NULL);
  history_wait_for_text (history->window, "“Sue” is hidden");

  after = crumb_store_find_players (history->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  g_assert_cmpuint (after->len, ==, before->len - 1);
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  g_clear_pointer (&after, g_ptr_array_unref);
  after = crumb_store_find_players (history->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  g_assert_cmpuint (after->len, ==, before->len);
}

static void
test_merge (History *history, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autofree char *key = crumb_seat_name_key ("Susan");
  g_autoptr (CrumbPlayer) susan = NULL;
  g_autoptr (CrumbPlayer) sue = NULL;
  GtkWidget *page;

  add_three (history);
  id = history_add_game (history, "", "Susan", "John", TRUE);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  page = history_find (history, CRUMB_TYPE_PLAYER_PAGE);
  history_wait_for_text (page, "1 game, 1 won");

  susan = crumb_store_find_player (history->record.store, "Susan", NULL);
  sue = crumb_store_find_player (history->record.store, "Sue", NULL);
  crumb_edits_merge (crumb_history_view_get_edits (history->view), susan, sue);
  history_wait_for_text (history->window, "“Susan” is now counted as “Sue”");
  history_wait_for_text (page, "3 games, 3 won");
  history_wait_for_text (page, "Other Spellings");

  history_act (page, "player.unmerge", g_variant_new_string (susan->key));
  history_wait_for_text (page, "1 game, 1 won");
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  history_wait_for_text (page, "3 games, 3 won");
}

/* Nobody who sat at the same table is offered. */
static void
test_merge_dialog (History *history, gconstpointer data)
{
  g_autoptr (CrumbPlayer) sue = NULL;
  AdwDialog *dialog;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *texts = NULL;

  add_three (history);
  sue = crumb_store_find_player (history->record.store, "Sue", NULL);
  dialog = crumb_merge_dialog_new (history->record.store, sue);
  adw_dialog_present (dialog, GTK_WIDGET (history->view));
  history_wait_for_text (GTK_WIDGET (dialog), "Ann");

  lines = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_PLAYER_LINE);
  g_assert_cmpuint (lines->len, ==, 1);
  texts = widget_texts (GTK_WIDGET (dialog));
  g_assert_nonnull (strstr (texts, "“Sue”"));
  adw_dialog_force_close (dialog);
  history_settle ();
}

static void
test_follows (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key ("Sue");
  g_autofree char *id = NULL;

  add_three (history);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  history_wait_for_text (GTK_WIDGET (history->view), "2 games, 2 won");
  id = history_add_game (history, "", "Brad", "Sue", TRUE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  history_wait_for_text (GTK_WIDGET (history->view), "3 games, 2 won");
}

static GtkWidget *
find_player_row (GtkWidget *browser, const char *texts)
{
  g_autoptr (GPtrArray) lines = widget_find_all (browser, CRUMB_TYPE_PLAYER_LINE);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *shown = widget_texts (lines->pdata[i]);

      if (g_str_has_prefix (shown, texts))
        return lines->pdata[i];
    }
  return NULL;
}

/* A list makes its rows once it is laid out. */
static GtkWidget *
wait_for_player_row (GtkWidget *browser, const char *texts)
{
  GtkWidget *row;

  while ((row = find_player_row (browser, texts)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return row;
}

/* A row that is being tapped stays where it is when the record changes, unless it says something else now. */
static void
test_player_rows_stay (History *history, gconstpointer data)
{
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "default-height", 400, "default-width", 360, NULL);
  GtkWidget *browser, *zoe, *sue;

  add_three (history);
  browser = g_object_new (CRUMB_TYPE_PLAYER_BROWSER, "store", history->record.store, NULL);
  gtk_window_set_child (GTK_WINDOW (window), browser);
  gtk_window_present (GTK_WINDOW (window));
  sue = wait_for_player_row (browser, "Sue\n2 games, 2 won");
  zoe = wait_for_player_row (browser, HOSTILE);
  g_signal_emit_by_name (history->record.store, "players-changed");
  g_assert_true (gtk_widget_get_mapped (sue));
  history_settle ();
  g_assert_true (wait_for_player_row (browser, "Sue") == sue);
  g_assert_true (wait_for_player_row (browser, HOSTILE) == zoe);
  g_free (history_add_game (history, "", "Sue", "Brad", TRUE));
  wait_for_player_row (browser, "Sue\n3 games, 3 won");
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
cookies_of (History *history, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);

  return crumb_scores_of (crumb_game_get_state (game))->totals[1];
}

/* Deleted, corrected and described in turn: any number back, forward again, and each says what it is. */
static void
test_one_stack (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *other = history_add_game (history, "", "Kai", "Brad", TRUE);
  const char *const ids[] = { other, NULL };
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  CrumbGameDetails details = { .title = (char *) "Sunday", .place = (char *) "Home", .note = (char *) "" };
  static const char *const labels[] = { "Undo Details", "Undo Correction", "Undo Delete" };

  crumb_edits_delete_games (edits, ids);
  history_correct_cookies (game, 9);
  crumb_edits_corrected (edits, game);
  details.started = crumb_game_get_started (game) - G_TIME_SPAN_DAY;
  crumb_edits_describe (edits, game, &details);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_assert_cmpstr (crumb_edits_get_label (edits, FALSE), ==, labels[i]);
      crumb_edits_step (edits, FALSE);
    }
  g_assert_null (crumb_edits_get_label (edits, FALSE));
  g_assert_cmpint (cookies_of (history, id), ==, 7);
  g_assert_cmpstr (crumb_game_get_title (game), ==, "");
  g_assert_cmpint (crumb_game_get_started (game), ==, crumb_game_get_head (game)->started);
  g_assert_false (history_is_deleted (history, other));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    crumb_edits_step (edits, TRUE);
  g_assert_null (crumb_edits_get_label (edits, TRUE));
  g_assert_cmpint (cookies_of (history, id), ==, 9);
  g_assert_cmpstr (crumb_game_get_place (game), ==, "Home");
  g_assert_true (history_is_deleted (history, other));
}

/* Presses Delete for Good, and answers what is asked then. */
static void
erase_and_answer (AdwDialog *dialog, const char *response)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (dialog)));
  g_autoptr (GPtrArray) questions = NULL;
  AdwDialog *question;

  gtk_widget_activate_action (GTK_WIDGET (dialog), "deleted.erase", NULL);
  questions = widget_find_all (root, ADW_TYPE_ALERT_DIALOG);
  g_assert_cmpuint (questions->len, ==, 1);
  question = questions->pdata[0];
  g_signal_emit_by_name (question, "response", response);
  adw_dialog_force_close (question);
  for (guint i = 0; i < 20; i++)
    {
      history_settle ();
      g_usleep (10000);
    }
}

/* A deleted game can be looked at, not changed, and brought back from where it waits. */
static void
test_deleted_games (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Sue", HOSTILE, TRUE);
  const char *const ids[] = { id, NULL };
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  AdwDialog *dialog = crumb_deleted_dialog_new (history->record.store, edits, NULL);
  g_autoptr (GPtrArray) lists = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) buttons = NULL;

  adw_dialog_present (dialog, GTK_WIDGET (history->view));
  history_wait_for_text (GTK_WIDGET (dialog), "No Deleted Games");
  crumb_edits_delete_games (edits, ids);
  history_wait_for_text (GTK_WIDGET (dialog), "Today: You deleted this game.");
  history_wait_for_text (GTK_WIDGET (dialog), HOSTILE);

  rows = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  buttons = widget_find_all (rows->pdata[0], GTK_TYPE_BUTTON);
  g_signal_emit_by_name (buttons->pdata[0], "clicked");
  g_assert_false (history_is_deleted (history, id));
  g_assert_cmpstr (crumb_edits_get_label (edits, FALSE), ==, "Undo Restore");
  crumb_edits_step (edits, FALSE);
  history_wait_for_text (GTK_WIDGET (dialog), "Today: You deleted this game.");
  lists = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  g_signal_emit_by_name (lists->pdata[0], "activate");
  history_wait_for_text (GTK_WIDGET (dialog), "Sue wins with 50 cookies.");
  adw_dialog_force_close (dialog);
  history_settle ();
}

/* People erase deleted games, one, some or all, and nothing else asks. */
static void
test_deleted_for_good (History *history, gconstpointer data)
{
  g_autofree char *sues = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *anns = history_add_game (history, "", "Ann", "John", TRUE);
  g_autofree char *pauls = history_add_game (history, "", "Paul", "John", FALSE);
  const char *const ids[] = { sues, anns, pauls, NULL };
  CrumbStore *store = history->record.store;
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  AdwDialog *dialog = crumb_deleted_dialog_new (store, edits, NULL);
  g_autoptr (GPtrArray) searches = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) checks = NULL;
  g_autoptr (GPtrArray) left = NULL;

  crumb_edits_delete_games (edits, ids);
  adw_dialog_present (dialog, GTK_WIDGET (history->view));
  history_assert_count_in (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW, 3);
  searches = widget_find_all (GTK_WIDGET (dialog), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (searches->pdata[0], "ann");
  g_signal_emit_by_name (searches->pdata[0], "search-changed");
  history_assert_count_in (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW, 1);
  history_wait_for_text (GTK_WIDGET (dialog), "Delete All for Good…");
  erase_and_answer (dialog, "erase");
  g_assert_null (crumb_store_look_at_game (store, anns, NULL));

  gtk_editable_set_text (searches->pdata[0], "");
  g_signal_emit_by_name (searches->pdata[0], "search-changed");
  history_assert_count_in (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW, 2);
  rows = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  checks = widget_find_all (rows->pdata[0], GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (checks->pdata[0], TRUE);
  history_wait_for_text (GTK_WIDGET (dialog), "Delete Selected for Good…");
  history_wait_for_text (GTK_WIDGET (dialog), "Restore Selected");
  erase_and_answer (dialog, "cancel");
  history_assert_count_in (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW, 2);
  erase_and_answer (dialog, "erase");
  history_assert_count_in (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW, 1);

  gtk_widget_activate_action (GTK_WIDGET (dialog), "deleted.restore", NULL);
  left = crumb_store_find_deleted (store, NULL, NULL);
  g_assert_cmpuint (left->len, ==, 0);
  adw_dialog_force_close (dialog);
  history_settle ();
}

/* A correction of another day is undone, and made again, where the game is looked back at. */
static void
test_earlier_correction (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);

  history_correct_cookies (game, 9);
  g_assert_null (crumb_edits_get_label (edits, FALSE));
  crumb_history_view_review (history->view, game);
  g_assert_cmpstr (crumb_edits_get_label (edits, FALSE), ==, "Undo Correction");
  crumb_edits_step (edits, FALSE);
  g_assert_cmpint (cookies_of (history, id), ==, 7);
  g_assert_null (crumb_edits_get_label (edits, FALSE));
  crumb_edits_step (edits, TRUE);
  g_assert_cmpint (cookies_of (history, id), ==, 9);
}

/* A change to the record that this window is not told of shows up all the same, and at once. */
static void
test_watch (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) shown = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (CrumbStore) other = crumb_store_open (history->record.path, NULL);
  g_autoptr (CrumbGame) theirs = crumb_store_load_game (other, id, NULL);
  const char *const ids[] = { id, NULL };
  g_autofree char *new = NULL;

  crumb_history_view_review (history->view, shown);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  g_assert_true (crumb_game_set_title (theirs, "From elsewhere", NULL));
  history_wait_for_text (history_find (history, CRUMB_TYPE_REVIEW_PAGE), "From elsewhere");
  new = history_add_game_to (other, "", "Liv", "Bo", TRUE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  g_assert_true (crumb_store_delete_games (other, ids, NULL));
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  history_assert_count (history, CRUMB_TYPE_REVIEW_PAGE, 0);
}

static void
add (const char *name, void (*test) (History *history, gconstpointer data))
{
  g_test_add (name, History, NULL, history_set_up, test, history_tear_down);
}

void
add_history_tests (void)
{
  adw_init ();

  add ("/history/empty", test_empty);
  add ("/history/one-stack", test_one_stack);
  add ("/history/deleted-games", test_deleted_games);
  add ("/history/deleted-for-good", test_deleted_for_good);
  add ("/history/earlier-correction", test_earlier_correction);
  add ("/history/watch", test_watch);
  add ("/history/cards", test_cards);
  add ("/history/who-left", test_who_left);
  add ("/history/search", test_search);
  add ("/history/filter", test_filter);
  add ("/history/delete", test_delete);
  add ("/history/focus-follows", test_focus_follows);
  add ("/history/arrow-keys", test_arrow_keys);
  add ("/history/unfinished", test_unfinished);
  add ("/history/selection", test_selection);
  add ("/history/selection-at-once", test_selection_at_once);
  add ("/history/players-at-once", test_players_at_once);
  add ("/history/player", test_player);
  add ("/history/games-of-two", test_games_of_two);
  add ("/history/hide", test_hide);
  add ("/history/merge", test_merge);
  add ("/history/merge-dialog", test_merge_dialog);
  add ("/history/player-rows-stay", test_player_rows_stay);
  add ("/history/follows", test_follows);
}
