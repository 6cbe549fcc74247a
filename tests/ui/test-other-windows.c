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
#include "ui/cookie-raid/rulings/crumb-dispute-view.h"
#include "ui/cubbage/rulings/crumb-cubbage-rulings.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/leaderboard/crumb-leaderboard-page.h"
#include "ui/people/crumb-new-game-dialog.h"

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
  act_on (history, "history.leaderboard", NULL);
  page = room_wait_for (room, CRUMB_TYPE_LEADERBOARD_PAGE);
  room_check_sizes (room, page, "leaderboard");
  room_check_popovers (room, page, "leaderboard");
  act_on (page, "leaderboard.against", key);
  room_check_sizes (room, page, "head to head");
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

/* What is ruled of these dice is shown large. */
static void
test_large_ruling (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  gboolean raid = g_strrstr (reader->file, "cubbage") == NULL;
  g_autoptr (GPtrArray) players = read_games (room, reader->file);
  GtkWidget *view, *dialog;

  act_on (room->window, "win.view", "rulings");
  view = room_wait_for (room, raid ? CRUMB_TYPE_DISPUTE_VIEW : CRUMB_TYPE_CUBBAGE_RULINGS);
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
  crumb_trouble_window_offer (CRUMB_TROUBLE_WINDOW (window), "This is no sentence of Crumb.", backups->pdata[0]);
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
  room_add_readers ("/other-windows/trouble", test_trouble);
  room_add_readers ("/other-windows/scoreboard", test_scoreboard);
}
