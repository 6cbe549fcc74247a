/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* History while other programs change the record: nothing else than what was selected is ever touched. */

#include "history-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/history/crumb-game-browser.h"
#include "ui/past/crumb-game-card.h"

#include <sqlite3.h>

/* Deletes the selected games, even if others have changed the record since. */
static void
test_changed_from_outside (History *history, gconstpointer data)
{
  g_autofree char *oldest = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *id = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *newest = history_add_game (history, "", "Sue", "Ann", TRUE);
  g_autofree char *another = NULL;
  CrumbGameBrowser *games;

  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));

  /* Selected before the change, which doesn't alter the number of games. */
  crumb_game_browser_mark (games, id);
  history_change_from_outside (history, newest);
  history_assert_deletes (history, id);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 4);

  /* Selected after the change, which the list hasn't noticed yet. */
  history_change_from_outside (history, NULL);
  crumb_game_browser_mark (games, id);
  history_assert_deletes (history, id);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 6);

  /* Selected before the change; then a change of our own makes the list reload. */
  crumb_game_browser_mark (games, id);
  history_change_from_outside (history, oldest);
  another = history_add_game (history, "", "Ann", "Sue", FALSE);
  history_settle ();
  history_assert_deletes (history, id);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 8);
}

static void
change_once_more_cb (GListModel *rows, guint position, guint removed, guint added, History *history)
{
  g_signal_handlers_disconnect_by_func (rows, change_once_more_cb, history);
  history_change_from_outside (history, NULL);
}

/* Others go on while the list is read again, as a folder that is synced does: the selected game stays selected. */
static void
test_changed_while_read (History *history, gconstpointer data)
{
  g_autofree char *oldest = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *id = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *another = NULL;
  CrumbGameBrowser *games;
  GtkWidget *list;

  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));
  list = widget_find (GTK_WIDGET (games), GTK_TYPE_LIST_VIEW);
  crumb_game_browser_mark (games, id);
  g_signal_connect (gtk_list_view_get_model (GTK_LIST_VIEW (list)), "items-changed", G_CALLBACK (change_once_more_cb),
                    history);
  history_change_from_outside (history, oldest);
  another = history_add_game (history, "", "Ann", "Sue", FALSE);
  history_settle ();
  history_assert_deletes (history, id);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 6);
}

static void
lock_once_cb (GListModel *rows, guint position, guint removed, guint added, sqlite3 *other)
{
  g_signal_handlers_disconnect_by_func (rows, lock_once_cb, other);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
}

/* While another program writes nobody can say where the selected game is now: it is not forgotten for that. */
static void
test_locked_while_read (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game (history, "", "Kai", "Brad", TRUE);
  g_autofree char *newest = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *another = NULL;
  g_auto (GStrv) selected = NULL;
  CrumbGameBrowser *games;
  GtkWidget *list;
  sqlite3 *other;

  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 2);
  games = CRUMB_GAME_BROWSER (history_find (history, CRUMB_TYPE_GAME_BROWSER));
  list = widget_find (GTK_WIDGET (games), GTK_TYPE_LIST_VIEW);
  crumb_game_browser_mark (games, id);
  g_assert_cmpint (sqlite3_open (history->record.path, &other), ==, SQLITE_OK);
  g_signal_connect (gtk_list_view_get_model (GTK_LIST_VIEW (list)), "items-changed", G_CALLBACK (lock_once_cb), other);
  history_change_from_outside (history, newest);
  another = history_add_game (history, "", "Ann", "Sue", FALSE);
  while (sqlite3_get_autocommit (other))
    g_main_context_iteration (NULL, TRUE);
  sqlite3_close (other);

  selected = crumb_game_browser_get_selected (games);
  g_assert_cmpuint (g_strv_length (selected), ==, 1);
  g_assert_cmpstr (selected[0], ==, id);
  history_change_from_outside (history, NULL);
  history_settle ();
  history_assert_deletes (history, id);
}

void
add_history_outside_tests (void)
{
  adw_init ();
  g_test_add ("/history/changed-from-outside", History, NULL, history_set_up, test_changed_from_outside,
              history_tear_down);
  g_test_add ("/history/changed-while-read", History, NULL, history_set_up, test_changed_while_read, history_tear_down);
  g_test_add ("/history/locked-while-read", History, NULL, history_set_up, test_locked_while_read, history_tear_down);
}
