/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The History view: finding, selecting, deleting and restoring games, and the players' pages. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/store/crumb-correction.h"
#include "ui/deleted/crumb-deleted-dialog.h"
#include "ui/deleted/crumb-deleted-row.h"
#include "ui/history/crumb-game-browser.h"
#include "ui/history/crumb-game-card.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-merge-dialog.h"
#include "ui/history/crumb-player-chart.h"
#include "ui/history/crumb-player-line.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/widgets/crumb-share-bar.h"

#define HOSTILE "<b>Zoë</b>"

typedef struct
{
  RecordFixture record;
  GtkWidget *window;
  CrumbHistoryView *view;
} History;

/* Waits until @done returns TRUE: animations, and a list that updates when idle, take a few frames. */
static void
wait_until (gboolean (*done) (gpointer data), gpointer data, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (!done (data))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("Waited for %s in vain.", what);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

typedef struct
{
  GtkWidget *root;
  const char *text;
} Sought;

static gboolean
shows_text (gpointer data)
{
  Sought *sought = data;
  g_autofree char *texts = widget_texts (sought->root);

  return strstr (texts, sought->text) != NULL;
}

static void
assert_texts (GtkWidget *root, const char *text)
{
  wait_until (shows_text, &(Sought) { root, text }, text);
}

typedef struct
{
  GtkWidget *root;
  GType type;
  guint n;
} Expected;

static gboolean
shows_as_many (gpointer data)
{
  Expected *expected = data;
  g_autoptr (GPtrArray) found = widget_find_all (expected->root, expected->type);

  return found->len == expected->n;
}

static void
assert_count (History *history, GType type, guint n)
{
  wait_until (shows_as_many, &(Expected) { GTK_WIDGET (history->view), type, n }, g_type_name (type));
}

static GtkWidget *
find (History *history, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (GTK_WIDGET (history->view), type);

  g_assert_cmpuint (found->len, >, 0);
  return g_ptr_array_index (found, 0);
}

static void
act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) target = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (widget, action, target));
  settle ();
}

/* Adds a two-player game that @first leads or wins, 50 to 7. */
static char *
add_game_to (CrumbStore *store, const char *rules, const char *first, const char *second, gboolean over)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  static const gint16 amounts[] = { 50, 7 };

  g_ptr_array_add (seats, crumb_seat_new (first, CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new (second, CRUMB_COLOUR_RED));
  game = crumb_store_new_game (store, crumb_game_kind_find ("cookie-raid"), rules, seats, 0, &error);
  g_assert_no_error (error);
  for (guint8 seat = 0; over && seat < 2; seat++)
    {
      CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = amounts[seat] };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &move, &refusal, &error));
    }
  return g_strdup (crumb_game_get_id (game));
}

static char *
add_game (History *history, const char *rules, const char *first, const char *second, gboolean over)
{
  return add_game_to (history->record.store, rules, first, second, over);
}

/* Changes the record through another connection, which this one gets no signal for. */
static void
change_from_outside (History *history, const char *gone)
{
  const char *const ids[] = { gone, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) other = crumb_store_open (history->record.path, &error);
  g_autofree char *one = add_game_to (other, "", "Liv", "Bo", TRUE);
  g_autofree char *two = add_game_to (other, "", "Bo", "Liv", FALSE);

  g_assert_no_error (error);
  if (gone != NULL)
    g_assert_true (crumb_store_delete_games (other, ids, &error));
}

static gboolean
is_deleted (History *history, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (GPtrArray) games = crumb_store_list_games (history->record.store, NULL, 0, NULL);

  g_assert_nonnull (game);
  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (((const CrumbGameSummary *) games->pdata[i])->id, id))
      return FALSE;
  return TRUE;
}

static void
set_up (History *history, gconstpointer data)
{
  record_fixture_set_up (&history->record, NULL);
  crumb_store_watch (history->record.store);
  history->view = g_object_new (CRUMB_TYPE_HISTORY_VIEW, "store", history->record.store, NULL);
  history->window = g_object_new (ADW_TYPE_WINDOW, "content", widget_below_toasts (GTK_WIDGET (history->view)),
                                  "default-width", 1000, "default-height", 900, NULL);
  gtk_window_present (GTK_WINDOW (history->window));
  settle ();
}

static void
tear_down (History *history, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (history->window));
  settle ();
  record_fixture_tear_down (&history->record, NULL);
}

static void
add_three (History *history)
{
  g_autofree char *one = add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *two = add_game (history, "playtest-3", "Sue", HOSTILE, TRUE);
  g_autofree char *three = add_game (history, "", HOSTILE, "Ann", FALSE);

  settle ();
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
search (History *history, GType browser, const char *words)
{
  g_autoptr (GPtrArray) entries = NULL;

  act (GTK_WIDGET (history->view), "history.search", NULL);
  wait_until (shows_as_many, &(Expected) { find (history, browser), GTK_TYPE_SEARCH_ENTRY, 1 }, "the search");
  entries = widget_find_all (find (history, browser), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (g_ptr_array_index (entries, 0), words);
}

static void
test_empty (History *history, gconstpointer data)
{
  assert_texts (GTK_WIDGET (history->view), "No Games Yet");
  add_three (history);
  assert_texts (GTK_WIDGET (history->view), "Unfinished");
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

  g_assert_nonnull (strstr (first, "Unfinished\n" HOSTILE));
  g_assert_nonnull (strstr (second, "Sue\n50\n" HOSTILE "\n7\n"));
  g_assert_nonnull (strstr (second, "Playtest 3"));
  g_assert_null (strstr (second, "Unfinished"));
}

/* A player who left doesn't lead, whatever the total. */
static void
test_who_left (History *history, gconstpointer data)
{
  g_autofree char *id = add_game (history, "", "Ann", "Sue", FALSE);
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
  assert_texts (GTK_WIDGET (history->view), "Sue leads with 21 cookies.");
  record_play (game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  assert_texts (GTK_WIDGET (history->view), "Sue wins with 21 cookies.");
}

static void
test_search (History *history, gconstpointer data)
{
  add_three (history);

  search (history, CRUMB_TYPE_GAME_BROWSER, "zoë ann");
  assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  search (history, CRUMB_TYPE_GAME_BROWSER, "nobody of that name");
  assert_texts (GTK_WIDGET (history->view), "No Game Found");
  act (find (history, GTK_TYPE_SEARCH_ENTRY), "games.show-all", NULL);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
test_filter (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key (HOSTILE);
  CrumbGameBrowser *games;

  add_three (history);
  games = CRUMB_GAME_BROWSER (find (history, CRUMB_TYPE_GAME_BROWSER));

  act (GTK_WIDGET (history->view), "history.games-of", g_variant_new_string (key));
  assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  g_assert_cmpuint (widget_count_class (GTK_WIDGET (games), "chip"), ==, 1);

  crumb_game_browser_show_only (games, CRUMB_FILTER_PROGRESS, "running");
  assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  assert_texts (GTK_WIDGET (games), "Unfinished");

  act (find (history, CRUMB_TYPE_GAME_CARD), "games.unfilter", g_variant_new_uint32 (CRUMB_FILTER_PROGRESS));
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_cmpuint (widget_count_class (GTK_WIDGET (games), "chip"), ==, 0);
}

static void
test_delete (History *history, gconstpointer data)
{
  g_autofree char *id = NULL;
  CrumbGameBrowser *games;
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);

  add_three (history);
  id = add_game (history, "", "Kai", "Brad", TRUE);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  games = CRUMB_GAME_BROWSER (find (history, CRUMB_TYPE_GAME_BROWSER));

  crumb_game_browser_mark (games, id);
  act (find (history, CRUMB_TYPE_GAME_CARD), "games.delete", NULL);
  g_assert_true (is_deleted (history, id));
  assert_texts (history->window, "Game deleted");
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_cmpstr (crumb_edits_get_undo_label (edits), ==, "Undo Delete");

  crumb_edits_undo (crumb_history_view_get_edits (history->view));
  assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  g_assert_null (crumb_edits_get_undo_label (edits));
  g_assert_cmpstr (crumb_edits_get_redo_label (edits), ==, "Redo Delete");

  crumb_edits_redo (edits);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  g_assert_true (is_deleted (history, id));
}

static void
assert_deletes (History *history, const char *id)
{
  act (find (history, CRUMB_TYPE_GAME_CARD), "games.delete", NULL);
  g_assert_true (is_deleted (history, id));
  crumb_edits_undo (crumb_history_view_get_edits (history->view));
}

/* Deletes the selected games, even if others have changed the record since. */
static void
test_changed_from_outside (History *history, gconstpointer data)
{
  g_autofree char *oldest = add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *id = add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *newest = add_game (history, "", "Sue", "Ann", TRUE);
  g_autofree char *another = NULL;
  CrumbGameBrowser *games;

  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  games = CRUMB_GAME_BROWSER (find (history, CRUMB_TYPE_GAME_BROWSER));

  /* Selected before the change, which doesn't alter the number of games. */
  crumb_game_browser_mark (games, id);
  change_from_outside (history, newest);
  assert_deletes (history, id);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 4);

  /* Selected after the change, which the list hasn't noticed yet. */
  change_from_outside (history, NULL);
  crumb_game_browser_mark (games, id);
  assert_deletes (history, id);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 6);

  /* Selected before the change; then a change of our own makes the list reload. */
  crumb_game_browser_mark (games, id);
  change_from_outside (history, oldest);
  another = add_game (history, "", "Ann", "Sue", FALSE);
  settle ();
  assert_deletes (history, id);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 8);
}

static void
test_selection (History *history, gconstpointer data)
{
  CrumbGameBrowser *games;
  GtkWidget *card;
  g_auto (GStrv) chosen = NULL;

  add_three (history);
  games = CRUMB_GAME_BROWSER (find (history, CRUMB_TYPE_GAME_BROWSER));
  card = find (history, CRUMB_TYPE_GAME_CARD);

  act (card, "games.select", NULL);
  assert_texts (GTK_WIDGET (games), "0 Selected");
  /* Nothing is selected, so nothing is deleted. */
  gtk_widget_activate_action (card, "games.delete", NULL);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);

  act (card, "games.select-all", NULL);
  assert_texts (GTK_WIDGET (games), "3 Selected");
  chosen = crumb_game_browser_get_selected (games);
  g_assert_cmpuint (g_strv_length (chosen), ==, 3);

  act (card, "games.delete", NULL);
  assert_texts (history->window, "3 games deleted");
  assert_texts (GTK_WIDGET (history->view), "No Games Yet");
  crumb_edits_undo (crumb_history_view_get_edits (history->view));
  assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
test_player (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key (HOSTILE);
  g_autofree char *sue = crumb_seat_name_key ("Sue");
  GtkWidget *page;

  add_three (history);
  act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  page = find (history, CRUMB_TYPE_PLAYER_PAGE);

  assert_texts (page, HOSTILE);
  assert_texts (page, "1 game, 0 won");
  assert_texts (page, "No bids were entered in full yet.");
  assert_texts (page, "No lucky last was entered yet.");
  assert_texts (page, "1 game: 0 won, 1 lost\n7 cookies against 50");
  /* One game makes no line chart, and no bids make no share bar. */
  assert_count (history, CRUMB_TYPE_PLAYER_CHART, 0);
  assert_count (history, CRUMB_TYPE_SHARE_BAR, 0);

  act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (sue));
  assert_texts (GTK_WIDGET (history->view), "The last 2 games were won.");
  assert_count (history, CRUMB_TYPE_PLAYER_CHART, 1);
}

static void
test_hide (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key ("Sue");
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  add_three (history);
  before = crumb_store_find_players (history->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  act (find (history, CRUMB_TYPE_PLAYER_PAGE), "player.hidden", NULL);
  assert_texts (history->window, "“Sue” is hidden");

  after = crumb_store_find_players (history->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  g_assert_cmpuint (after->len, ==, before->len - 1);
  crumb_edits_undo (crumb_history_view_get_edits (history->view));
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
  id = add_game (history, "", "Susan", "John", TRUE);
  act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  page = find (history, CRUMB_TYPE_PLAYER_PAGE);
  assert_texts (page, "1 game, 1 won");

  susan = crumb_store_find_player (history->record.store, "Susan", NULL);
  sue = crumb_store_find_player (history->record.store, "Sue", NULL);
  crumb_edits_merge (crumb_history_view_get_edits (history->view), susan, sue);
  assert_texts (history->window, "“Susan” is now counted as “Sue”");
  assert_texts (page, "3 games, 3 won");
  assert_texts (page, "Other Spellings");

  act (page, "player.unmerge", g_variant_new_string (susan->key));
  assert_texts (page, "1 game, 1 won");
  crumb_edits_undo (crumb_history_view_get_edits (history->view));
  assert_texts (page, "3 games, 3 won");
}

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
  assert_texts (GTK_WIDGET (dialog), HOSTILE);

  /* Everybody but Sue. */
  lines = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_PLAYER_LINE);
  g_assert_cmpuint (lines->len, ==, 3);
  texts = widget_texts (GTK_WIDGET (dialog));
  g_assert_nonnull (strstr (texts, "“Sue”"));
  adw_dialog_force_close (dialog);
  settle ();
}

static void
test_follows (History *history, gconstpointer data)
{
  g_autofree char *key = crumb_seat_name_key ("Sue");
  g_autofree char *id = NULL;

  add_three (history);
  act (GTK_WIDGET (history->view), "history.player", g_variant_new_string (key));
  assert_texts (GTK_WIDGET (history->view), "2 games, 2 won");
  id = add_game (history, "", "Brad", "Sue", TRUE);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 4);
  assert_texts (GTK_WIDGET (history->view), "3 games, 2 won");
}

static void
correct_cookies (CrumbGame *game, gint16 amount)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove move = *crumb_correction_get_move (correction, 1);

  move.amount = amount;
  crumb_correction_replace (correction, 1, &move);
  crumb_game_correct (game, correction, NULL, NULL);
}

static int
cookies_of (History *history, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);

  return crumb_game_get_kind (game)->total (crumb_game_get_state (game), 1);
}

/* Deleted, corrected and described in turn: any number back, forward again, and each says what it is. */
static void
test_one_stack (History *history, gconstpointer data)
{
  g_autofree char *id = add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *other = add_game (history, "", "Kai", "Brad", TRUE);
  const char *const ids[] = { other, NULL };
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  CrumbGameDetails details = { .title = (char *) "Sunday", .place = (char *) "Home", .note = (char *) "" };
  static const char *const labels[] = { "Undo Details", "Undo Correction", "Undo Delete" };

  crumb_edits_delete_games (edits, ids);
  correct_cookies (game, 9);
  crumb_edits_corrected (edits, game);
  details.started = crumb_game_get_started (game) - G_TIME_SPAN_DAY;
  crumb_edits_describe (edits, game, &details);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_assert_cmpstr (crumb_edits_get_undo_label (edits), ==, labels[i]);
      crumb_edits_undo (edits);
    }
  g_assert_null (crumb_edits_get_undo_label (edits));
  g_assert_cmpint (cookies_of (history, id), ==, 7);
  g_assert_cmpstr (crumb_game_get_title (game), ==, "");
  g_assert_cmpint (crumb_game_get_started (game), ==, crumb_game_get_entered (game));
  g_assert_false (is_deleted (history, other));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    crumb_edits_redo (edits);
  g_assert_null (crumb_edits_get_redo_label (edits));
  g_assert_cmpint (cookies_of (history, id), ==, 9);
  g_assert_cmpstr (crumb_game_get_place (game), ==, "Home");
  g_assert_true (is_deleted (history, other));
}

/* A deleted game can be looked at, not changed, and brought back from where it waits. */
static void
test_deleted_games (History *history, gconstpointer data)
{
  g_autofree char *id = add_game (history, "", "Sue", HOSTILE, TRUE);
  const char *const ids[] = { id, NULL };
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  AdwDialog *dialog = crumb_deleted_dialog_new (history->record.store, edits, NULL);
  g_autoptr (GPtrArray) lists = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) buttons = NULL;

  adw_dialog_present (dialog, GTK_WIDGET (history->view));
  assert_texts (GTK_WIDGET (dialog), "No Deleted Games");
  crumb_edits_delete_games (edits, ids);
  assert_texts (GTK_WIDGET (dialog), "You deleted this game. 30 days left");
  assert_texts (GTK_WIDGET (dialog), HOSTILE);

  rows = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  buttons = widget_find_all (rows->pdata[0], GTK_TYPE_BUTTON);
  g_signal_emit_by_name (buttons->pdata[0], "clicked");
  g_assert_false (is_deleted (history, id));
  g_assert_cmpstr (crumb_edits_get_undo_label (edits), ==, "Undo Bring Back");
  crumb_edits_undo (edits);
  assert_texts (GTK_WIDGET (dialog), "You deleted this game. 30 days left");
  lists = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  g_signal_emit_by_name (lists->pdata[0], "activate");
  assert_texts (GTK_WIDGET (dialog), "Sue wins with 50 cookies.");
  adw_dialog_force_close (dialog);
  settle ();
}

/* A correction of another day is undone, and made again, where the game is looked back at. */
static void
test_earlier_correction (History *history, gconstpointer data)
{
  g_autofree char *id = add_game (history, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);

  correct_cookies (game, 9);
  g_assert_null (crumb_edits_get_undo_label (edits));
  crumb_history_view_review (history->view, game);
  g_assert_cmpstr (crumb_edits_get_undo_label (edits), ==, "Undo Correction");
  crumb_edits_undo (edits);
  g_assert_cmpint (cookies_of (history, id), ==, 7);
  g_assert_null (crumb_edits_get_undo_label (edits));
  crumb_edits_redo (edits);
  g_assert_cmpint (cookies_of (history, id), ==, 9);
}

/* A change to the record that this window is not told of shows up all the same, and at once. */
static void
test_watch (History *history, gconstpointer data)
{
  g_autofree char *id = add_game (history, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) shown = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (CrumbStore) other = crumb_store_open (history->record.path, NULL);
  g_autoptr (CrumbGame) theirs = crumb_store_load_game (other, id, NULL);
  const char *const ids[] = { id, NULL };
  g_autofree char *new = NULL;

  crumb_history_view_review (history->view, shown);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  g_assert_true (crumb_game_set_title (theirs, "From elsewhere", NULL));
  assert_texts (find (history, CRUMB_TYPE_REVIEW_PAGE), "From elsewhere");
  new = add_game_to (other, "", "Liv", "Bo", TRUE);
  assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  g_assert_true (crumb_store_delete_games (other, ids, NULL));
  assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
  assert_count (history, CRUMB_TYPE_REVIEW_PAGE, 0);
}

/* Others ----------------------------------------------------------------- */

/* Somebody else changes the record between any two steps of ours: only what was chosen is ever touched. */
typedef struct
{
  History *history;
  CrumbStore *other;
  GHashTable *ids; /* the name of the first player, who plays but once → the game's id */
} Others;

static void
add_known_game (Others *others, CrumbStore *store)
{
  char *name = g_strdup_printf ("Player %u", g_hash_table_size (others->ids));

  g_hash_table_insert (others->ids, name, add_game_to (store, "", name, "Bo", TRUE));
}

static const char *
random_id (Others *others)
{
  g_autofree char *name = g_strdup_printf (
      "Player %d", g_rand_int_range (others->history->record.rand, 0, (gint32) g_hash_table_size (others->ids)));

  return g_hash_table_lookup (others->ids, name);
}

static void
interfere (Others *others)
{

  GRand *rand = others->history->record.rand;

  for (int n = g_rand_int_range (rand, 0, 4); n > 0; n--)
    {
      const char *const ids[] = { random_id (others), NULL };
      g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, ids[0], NULL);

      switch (g_rand_int_range (rand, 0, 5))
        {
        case 0:
          /* As many as are sure to have a row that can be looked at. */
          if (g_hash_table_size (others->ids) < 22)
            add_known_game (others, others->other);
          break;
        case 1:
          g_assert_true (crumb_store_delete_games (others->other, ids, NULL));
          break;
        case 2:
          g_assert_true (crumb_store_restore_games (others->other, ids, NULL));
          break;
        case 3:
          crumb_game_set_title (game, "Theirs", NULL);
          break;
        default:
          correct_cookies (game, (gint16) g_rand_int_range (rand, 0, 40));
          break;
        }
    }
  if (g_rand_boolean (rand))
    settle ();
}

/* What every game is, in a line for each. */
static GHashTable *
look_at_all (Others *others)
{
  GHashTable *games = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GPtrArray) listed = crumb_store_list_games (others->other, NULL, 0, NULL);
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, others->ids);
  while (g_hash_table_iter_next (&iter, NULL, &id))
    {
      g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, id, NULL);

      g_hash_table_insert (games, id, g_strdup_printf ("deleted %s", crumb_game_get_title (game)));
    }
  for (guint i = 0; i < listed->len; i++)
    {
      id = ((CrumbGameSummary *) listed->pdata[i])->id;
      if (g_hash_table_contains (games, id))
        {
          g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, id, NULL);
          gpointer own = NULL;

          g_hash_table_lookup_extended (games, id, &own, NULL);
          g_hash_table_insert (games, own, crumb_game_file_write (game));
        }
    }
  return games;
}

/* The names of the first players of the games that are seen to be selected. */
static GHashTable *
look_at_selection (Others *others)
{
  g_autoptr (GPtrArray) cards = widget_find_all (GTK_WIDGET (others->history->view), CRUMB_TYPE_GAME_CARD);
  GHashTable *seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cards->len; i++)
    {
      g_autofree char *texts = widget_texts (cards->pdata[i]);
      g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);
      gboolean selected;

      g_object_get (cards->pdata[i], "selected", &selected, NULL);
      for (guint line = 0; selected && lines[line] != NULL; line++)
        if (g_hash_table_contains (others->ids, lines[line]))
          g_hash_table_add (seen, g_hash_table_lookup (others->ids, lines[line]));
    }
  return seen;
}

static void
assert_only (GHashTable *before, GHashTable *after, GHashTable *chosen)
{
  GHashTableIter iter;
  gpointer id, now;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &id, &now))
    if (!g_hash_table_contains (chosen, id))
      g_assert_cmpstr (now, ==, g_hash_table_lookup (before, id));
}

static void
choose_some (Others *others)
{
  GRand *rand = others->history->record.rand;
  GtkWidget *games = find (others->history, CRUMB_TYPE_GAME_BROWSER);
  g_autoptr (GPtrArray) lists = widget_find_all (games, GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *model = lists->len > 0 ? gtk_list_view_get_model (lists->pdata[0]) : NULL;
  guint n = model != NULL ? g_list_model_get_n_items (G_LIST_MODEL (model)) : 0;
  int several = g_rand_int_range (rand, 0, 8);

  if (several == 0)
    act (games, "games.select-all", NULL);
  else if (several < 4)
    crumb_game_browser_mark (CRUMB_GAME_BROWSER (games), random_id (others));
  else
    for (int i = several; i > 3 && n > 0; i--)
      gtk_selection_model_select_item (model, (guint) g_rand_int_range (rand, 0, (gint32) n), i == several);
}

static void
act_on_selection (Others *others)
{
  GRand *rand = others->history->record.rand;
  CrumbGameBrowser *games = CRUMB_GAME_BROWSER (find (others->history, CRUMB_TYPE_GAME_BROWSER));
  g_autoptr (GHashTable) seen = NULL;
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;
  g_auto (GStrv) selected = NULL;

  interfere (others);
  seen = look_at_selection (others);
  before = look_at_all (others);
  selected = crumb_game_browser_get_selected (games);
  for (guint i = 0; selected[i] != NULL; i++)
    g_assert_true (g_hash_table_contains (seen, selected[i]));
  if (g_rand_boolean (rand))
    {
      gtk_widget_activate_action (GTK_WIDGET (games), "games.delete", NULL);
      for (guint i = 0; selected[i] != NULL; i++)
        g_assert_true (is_deleted (others->history, selected[i]));
    }
  after = look_at_all (others);
  assert_only (before, after, seen);
  act (GTK_WIDGET (games), "games.cancel", NULL);
}

static void
act_on_page (Others *others)
{
  History *history = others->history;
  const char *id = random_id (others);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (GHashTable) chosen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;

  g_hash_table_add (chosen, (gpointer) id);
  crumb_history_view_review (history->view, game);
  interfere (others);
  before = look_at_all (others);
  if (g_rand_boolean (history->record.rand))
    crumb_game_set_title (game, "Ours", NULL);
  else
    correct_cookies (game, (gint16) g_rand_int_range (history->record.rand, 0, 40));
  after = look_at_all (others);
  assert_only (before, after, chosen);
}

static void
test_others (History *history, gconstpointer data)
{
  Others others = { .history = history };
  guint32 seed = g_rand_int (history->record.rand);

  g_rand_set_seed (history->record.rand, seed);
  g_test_message ("Seed: %u", seed);
  others.other = crumb_store_open (history->record.path, NULL);
  others.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (int i = 0; i < 12; i++)
    add_known_game (&others, history->record.store);
  for (int step = 0; step < (g_test_slow () ? 1000 : 30); step++)
    {
      interfere (&others);
      choose_some (&others);
      interfere (&others);
      if (g_rand_int_range (history->record.rand, 0, 3) > 0)
        act_on_selection (&others);
      else
        act_on_page (&others);
      if (g_rand_boolean (history->record.rand))
        crumb_edits_undo (crumb_history_view_get_edits (history->view));
    }
  g_object_unref (others.other);
  g_hash_table_unref (others.ids);
}

static void
add (const char *name, void (*test) (History *history, gconstpointer data))
{
  g_test_add (name, History, NULL, set_up, test, tear_down);
}

void
add_history_tests (void)
{
  adw_init ();

  add ("/history/empty", test_empty);
  add ("/history/one-stack", test_one_stack);
  add ("/history/deleted-games", test_deleted_games);
  add ("/history/earlier-correction", test_earlier_correction);
  add ("/history/watch", test_watch);
  add ("/history/others", test_others);
  add ("/history/cards", test_cards);
  add ("/history/who-left", test_who_left);
  add ("/history/search", test_search);
  add ("/history/filter", test_filter);
  add ("/history/delete", test_delete);
  add ("/history/changed-from-outside", test_changed_from_outside);
  add ("/history/selection", test_selection);
  add ("/history/player", test_player);
  add ("/history/hide", test_hide);
  add ("/history/merge", test_merge);
  add ("/history/merge-dialog", test_merge_dialog);
  add ("/history/follows", test_follows);
}
