/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every page and window that isn't a view or a dialog fits the lowest window, and cuts nothing that it says. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/store/crumb-backups.h"
#include "ui/app/crumb-backup-page.h"
#include "ui/app/crumb-preferences-dialog.h"
#include "ui/app/crumb-scoreboard-window.h"
#include "ui/app/crumb-trouble-window.h"
#include "ui/app/crumb-upgrade-window.h"
#include "ui/app/crumb-window-unsaved.h"
#include "ui/app/crumb-window.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/game/crumb-new-game-dialog.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/leaderboard/crumb-leaderboard-page.h"
#include "ui/past/crumb-past-page.h"
#include "ui/table/crumb-case-view.h"

#include "rules/cubbage/cubbage.h"

#include <sqlite3.h>

/* Takes @window. */
static void
check_window (Room *room, GtkWidget *window, const char *what)
{
  GtkWidget *crumb = room->window;

  room->window = window;
  gtk_window_present (GTK_WINDOW (window));
  room_settle ();
  room_check_sizes (room, window, what);
  widget_destroy_window (GTK_WINDOW (window));
  room->window = crumb;
  room_settle ();
}

static void
act_on (GtkWidget *widget, const char *action, const char *key)
{
  g_assert_true (gtk_widget_activate_action (widget, action, key != NULL ? "s" : NULL, key));
  room_settle ();
}

static GPtrArray *
read_games (Room *room, const char *file)
{
  g_autofree char *id = room_read_game (room, file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  room_settle ();
  return crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
}

/* The pages of History, and what their buttons open. */
static void
test_history (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);
  const char *key = ((const CrumbPlayer *) players->pdata[0])->key;
  GtkWidget *history, *page;

  act_on (room->window, "win.view", "history");
  history = room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW);
  room_check_sizes (room, history, "history");
  act_on (history, "history.leaderboard", NULL);
  page = room_wait_for (room, CRUMB_TYPE_LEADERBOARD_PAGE);
  room_check_sizes (room, page, "leaderboard");
  room_check_popovers (room, page, "leaderboard");
  act_on (page, "leaderboard.against", key);
  room_check_sizes (room, page, "head to head");
  act_on (history, "history.highlights", NULL);
  page = room_wait_for (room, CRUMB_TYPE_PAST_PAGE);
  room_check_sizes (room, page, "highlights");
  room_check_popovers (room, page, "highlights");
  g_assert_true (gtk_widget_activate_action (
      history, "history.rivals", "@ams",
      crumb_filter_values_new ((const char *const[CRUMB_FILTER_N]) {
          [CRUMB_FILTER_PLAYER] = key, [CRUMB_FILTER_WITH] = ((const CrumbPlayer *) players->pdata[1])->key })));
  room_settle ();
  room_check_sizes (room, room_wait_for (room, CRUMB_TYPE_PAST_PAGE), "rivals");
  act_on (history, "history.player", key);
  page = room_wait_for (room, CRUMB_TYPE_PLAYER_PAGE);
  room_check_sizes (room, page, "a player");
  room_check_popovers (room, page, "a player");
}

static void
test_review (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);
  GtkWidget *page;

  act_on (room->window, "win.review", id);
  page = room_wait_for (room, CRUMB_TYPE_REVIEW_PAGE);
  room_check_sizes (room, page, "a review");
  room_check_popovers (room, page, "a review");
}

static void
test_new_game (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);
  GtkWidget *dialog;

  act_on (room->window, "win.new-game", NULL);
  dialog = room_wait_for (room, CRUMB_TYPE_NEW_GAME_DIALOG);
  room_resize (room, ROOM_PHONE);
  room_check_popovers (room, dialog, "New Game");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  room_settle ();
}

/* Players without names, who differ in the end of what they are called. */
static void
test_rulings (Room *room, gconstpointer data)
{
  AdwToggleGroup *kinds;

  act_on (room->window, "win.view", "rulings");
  kinds = ADW_TOGGLE_GROUP (room_wait_for (room, ADW_TYPE_TOGGLE_GROUP));
  for (guint kind = adw_toggle_group_get_n_toggles (kinds); kind-- > 0;)
    {
      adw_toggle_group_set_active (kinds, kind);
      room_settle ();
      room_check_sizes (room, room->window, "rulings");
    }
}

static void
wait_for_held (Room *room, gboolean held)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while ((crumb_store_get_held (room->record.store) != NULL) != held)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* An alert measures its large heading even where it shows the small one, and GTK warns of that. */
static void
let_alerts_warn (gboolean may)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | (may ? 0 : G_LOG_LEVEL_WARNING));
}

static void
check_alert (Room *room, const char *what)
{
  AdwDialog *dialog = room_get_dialog (room);

  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  room_check_sizes (room, GTK_WIDGET (dialog), what);
  room_close_dialogs (room);
}

/* Another program has the record: the banner that says so, and what is asked when the window is closed meanwhile. */
static void
test_unsaved (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);
  sqlite3 *db;

  crumb_store_watch (room->record.store);
  g_assert_cmpint (sqlite3_open (room->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  act_on (room->window, "win.undo", NULL);
  wait_for_held (room, TRUE);
  g_assert_true (adw_banner_get_revealed (ADW_BANNER (room_wait_for (room, ADW_TYPE_BANNER))));
  room_check_sizes (room, room_wait_for (room, ADW_TYPE_BANNER), "a banner");
  let_alerts_warn (TRUE);
  g_assert_true (crumb_window_unsaved_ask (CRUMB_WINDOW (room->window)));
  check_alert (room, "unsaved moves");
  let_alerts_warn (FALSE);
  sqlite3_close (db);
  wait_for_held (room, FALSE);
}

/* Another program has the record, so a rename takes as long as one of thousands of games. */
static void
test_updating (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);
  CrumbEdits *edits = crumb_window_get_edits (CRUMB_WINDOW (room->window));
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (room->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  let_alerts_warn (TRUE);
  crumb_edits_rename (edits, players->pdata[0], "Maximiliana-Theodora");
  while (room_get_dialog (room) == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
  g_assert_true (ADW_IS_ALERT_DIALOG (room_get_dialog (room)));
  room_check_sizes (room, GTK_WIDGET (room_get_dialog (room)), "a long update");
  crumb_edits_cancel (edits);
  while (crumb_edits_get_busy (edits) || room_get_dialog (room) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline + 20 * G_USEC_PER_SEC);
      widget_wait ();
    }
  let_alerts_warn (FALSE);
  sqlite3_close (db);
}

/* A version of a damaged game is asked for, or it's only told. */
static void
test_damaged (Room *room, gconstpointer data)
{
  static const char *const changes[] = {
    "DROP TRIGGER entry_not_changed; UPDATE entry SET at = at + 1 WHERE n = 5; CREATE TRIGGER entry_not_changed BEFORE "
    "UPDATE ON entry BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END",
    "UPDATE game SET first = 1"
  };
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);

  let_alerts_warn (TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      record_exec (room->record.path, changes[i]);
      act_on (room->window, "win.open-game", id);
      check_alert (room, "a damaged game");
    }
  let_alerts_warn (FALSE);
}

/* As far as the count of a hand; "." is Next. */
static CrumbGame *
play_to_claim (Room *room)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;
  GtkWidget *table;

  g_ptr_array_add (seats, crumb_seat_new ("Maximiliana-Theodora", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("Ann", CRUMB_COLOUR_ORANGE));
  game = crumb_store_new_game (room->record.store, &crumb_cubbage, "table=hidden,count=muggins,false-go=penalty", NULL,
                               seats, 0, &error);
  g_assert_no_error (error);
  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  table = room_wait_for (room, CRUMB_TYPE_CUBBAGE_TABLE_VIEW);
  room_act (table, "table.seat(1)");
  for (const char *key = "3.56..142625"; *key != '\0'; key++)
    {
      g_autofree char *action = *key == '.' ? g_strdup ("table.done") : g_strdup_printf ("table.die(%c)", *key);

      room_act (table, action);
    }
  return game;
}

/* More than any hand brings: why it is kept anyway is asked below the button. */
static void
test_kept_anyway (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  gboolean raid = g_strrstr (reader->file, "cubbage") == NULL;
  g_autoptr (CrumbGame) game = NULL;
  GtkWidget *table;

  if (g_strrstr (reader->file, "mildred") != NULL)
    {
      g_test_skip ("The tours of the real window enter this in that game.");
      return;
    }
  game = raid ? record_new_game (room->record.store, "", 2) : play_to_claim (room);

  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  table = room_wait_for (room, raid ? CRUMB_TYPE_TABLE_VIEW : CRUMB_TYPE_CUBBAGE_TABLE_VIEW);
  if (raid)
    room_act (table, "table.enter-cookies");
  room_act (table, "table.digit(9)");
  room_act (table, "table.digit(9)");
  room_act (table, "table.done");
  room_check_sizes (room, room->window, "a refusal");
  room_resize (room, ROOM_PHONE);
  room_check_popovers (room, table, "what is kept anyway");
}

/* What is ruled of these dice is shown large. */
static void
test_large_ruling (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  gboolean raid = g_strrstr (reader->file, "cubbage") == NULL;
  g_autoptr (GPtrArray) players = NULL;
  GtkWidget *view, *dialog;

  if (g_strrstr (reader->file, "mildred") != NULL)
    {
      g_test_skip ("The tours of the real window enter this in that game.");
      return;
    }
  players = read_games (room, reader->file);
  act_on (room->window, "win.view", "rulings");
  view = room_wait_for (room, CRUMB_TYPE_CASE_VIEW);
  for (const char *die = raid ? "665664541321" : "12245"; *die != '\0'; die++)
    {
      g_assert_true (gtk_widget_activate_action (view, "table.die", "i", *die - '0'));
      room_settle ();
    }
  act_on (view, "rulings.large", NULL);
  dialog = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (room->window)));
  g_assert_nonnull (dialog);
  room_check_sizes (room, dialog, "a large ruling");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  room_settle ();
}

/* A copy of the record, as a page of the preferences. */
static void
check_backup (Room *room, const CrumbBackup *backup, const char *backups)
{
  AdwDialog *dialog = crumb_preferences_dialog_new (backups, NULL);
  AdwNavigationView *pages;

  adw_dialog_present (dialog, room->window);
  room_settle ();
  pages = ADW_NAVIGATION_VIEW (room_wait_for (room, ADW_TYPE_NAVIGATION_VIEW));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), crumb_backup_page_new (backup));
  room_settle ();
  room_check_sizes (room, GTK_WIDGET (dialog), "a backup");
  adw_dialog_force_close (dialog);
  room_settle ();
}

static void
test_trouble (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *folder = crumb_backups_default_folder (room->record.path);
  g_autoptr (GPtrArray) backups = NULL;
  GtkWindow *window;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  crumb_backups_make_daily (room->record.path, folder, now, &error);
  g_assert_no_error (error);
  backups = crumb_backups_list (folder);
  g_assert_cmpuint (backups->len, ==, 1);
  check_backup (room, backups->pdata[0], folder);

  window = crumb_trouble_window_new (NULL);
  crumb_trouble_window_explain (CRUMB_TROUBLE_WINDOW (window), "This is no sentence of Crumb.", room->record.path);
  check_window (room, GTK_WIDGET (window), "trouble");
  window = crumb_trouble_window_new (NULL);
  crumb_trouble_window_offer (CRUMB_TROUBLE_WINDOW (window), "This is no sentence of Crumb.", backups);
  check_window (room, GTK_WIDGET (window), "missing games");
  window = crumb_upgrade_window_new (NULL, cancellable);
  crumb_upgrade_window_show_progress (CRUMB_UPGRADE_WINDOW (window), 0.5);
  check_window (room, GTK_WIDGET (window), "an upgrade");
  record_remove_folder (folder);
}

static GtkWidget *
find_scoreboard (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (CRUMB_IS_SCOREBOARD_WINDOW (window->data))
      return window->data;
  g_assert_not_reached ();
}

static void
test_scoreboard (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);

  act_on (room->window, "win.scoreboard", NULL);
  check_window (room, find_scoreboard (), "the scoreboard");
}

void
add_other_windows_tests (void)
{
  adw_init ();

  room_add_readers ("/other-windows/history", test_history);
  room_add_readers ("/other-windows/review", test_review);
  room_add_readers ("/other-windows/new-game", test_new_game);
  room_add_readers ("/other-windows/large-ruling", test_large_ruling);
  room_add_readers_once ("/other-windows/rulings", test_rulings);
  room_add_readers ("/other-windows/unsaved", test_unsaved);
  room_add_readers ("/other-windows/updating", test_updating);
  room_add_readers_once ("/other-windows/damaged", test_damaged);
  room_add_readers ("/other-windows/kept-anyway", test_kept_anyway);
  room_add_readers_once ("/other-windows/trouble", test_trouble);
  room_add_readers ("/other-windows/scoreboard", test_scoreboard);
}
