/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The whole program in this process: what its window shows and its actions do. */

#include "shell-fixture.h"
#include "shortcut-keys.h"
#include "widget-texts.h"

#include "ui/app/crumb-application.h"
#include "ui/app/crumb-inhibitor.h"
#include "ui/app/crumb-shortcuts-dialog.h"
#include "ui/app/crumb-trouble-window.h"
#include "ui/cookie-raid/rulings/crumb-rulings-view.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/cubbage/rulings/crumb-cubbage-rulings.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-review-page.h"
#include "ui/people/crumb-seat-row.h"
#include "ui/table/crumb-seat-place.h"

#include <glib/gstdio.h>

static gboolean
button_is_sensitive (Shell *shell, const char *action)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (GTK_WIDGET (shell->window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      const char *name = gtk_actionable_get_action_name (g_ptr_array_index (buttons, i));

      if (g_strcmp0 (name, action) == 0)
        return gtk_widget_is_sensitive (g_ptr_array_index (buttons, i));
    }

  g_error ("There is no button for %s.", action);
}

/* The window ------------------------------------------------------------- */

static void
test_first_start (Shell *shell, gconstpointer application)
{
  g_assert_true (CRUMB_IS_WINDOW (shell->window));
  g_assert_null (shell_get_game (shell));
  shell_assert_texts (GTK_WIDGET (shell->window), "Ready to Raid?");
  g_assert_false (button_is_sensitive (shell, "win.undo"));
  g_assert_false (button_is_sensitive (shell, "win.redo"));
}

static void
show_view (Shell *shell, const char *view)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.view", "s", view));
  shell_settle ();
}

/* Hidden views are built after the first frame, but Rulings has the players of the last game all the same. */
static void
test_views_when_shown (Shell *shell, gconstpointer application)
{
  GtkWidget *window = GTK_WIDGET (shell->window);
  GtkWidget *rulings;
  GtkWidget *history;

  g_assert_cmpuint (shell_count (window, CRUMB_TYPE_TABLE_VIEW), ==, 0);
  g_assert_cmpuint (shell_count (window, CRUMB_TYPE_RULINGS_VIEW), ==, 0);
  g_assert_cmpuint (shell_count (window, CRUMB_TYPE_HISTORY_VIEW), ==, 0);

  shell_begin (shell, 3);
  g_assert_cmpuint (shell_count (window, CRUMB_TYPE_TABLE_VIEW), ==, 1);
  shell_act (shell, "win.games");
  show_view (shell, "rulings");
  rulings = shell_find (window, CRUMB_TYPE_RULINGS_VIEW, 0);
  shell_assert_texts (rulings, "John & <b>");
  g_assert_true (button_is_sensitive (shell, "win.undo"));
  show_view (shell, "history");
  history = shell_find (window, CRUMB_TYPE_HISTORY_VIEW, 0);
  show_view (shell, "rulings");
  g_assert_true (shell_find (window, CRUMB_TYPE_RULINGS_VIEW, 0) == rulings);
  show_view (shell, "history");
  g_assert_true (shell_find (window, CRUMB_TYPE_HISTORY_VIEW, 0) == history);
}

/* With a game of one kind on the table something of another is settled, by that one's rules. */
static void
test_rulings_of_others (Shell *shell, gconstpointer application)
{
  GtkWidget *window = GTK_WIDGET (shell->window);
  GtkWidget *rulings;
  AdwDialog *dialog;

  shell_begin (shell, 2);
  show_view (shell, "rulings");
  g_assert_true (gtk_widget_activate_action (window, "win.kind", "s", "cubbage"));
  shell_settle ();
  rulings = shell_find (window, CRUMB_TYPE_CUBBAGE_RULINGS, 0);
  g_assert_true (gtk_widget_get_mapped (rulings));
  shell_act (shell, "win.first-game");
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Your First Game of Cubbage");
  adw_dialog_force_close (dialog);
  show_view (shell, "table");
  g_assert_nonnull (shell_get_game (shell));
  g_assert_true (crumb_game_get_kind (shell_get_game (shell)) == &crumb_cookie_raid);
  show_view (shell, "rulings");
  g_assert_true (gtk_widget_get_mapped (rulings));
  crumb_window_set_game (CRUMB_WINDOW (window), NULL);
  show_view (shell, "rulings");
  g_assert_false (gtk_widget_get_mapped (rulings));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_game_property (Shell *shell, gconstpointer application)
{
  guint n = 0;

  g_signal_connect_swapped (shell->window, "notify::game", G_CALLBACK (count_cb), &n);
  shell_begin (shell, 2);
  g_assert_cmpuint (n, ==, 1);
  crumb_window_set_game (CRUMB_WINDOW (shell->window), shell_get_game (shell));
  g_assert_cmpuint (n, ==, 1);
  shell_act (shell, "win.games");
  g_assert_cmpuint (n, ==, 2);
  g_assert_null (shell_get_game (shell));
}

static void
test_undo (Shell *shell, gconstpointer application)
{
  shell_begin (shell, 2);
  shell_assert_texts (GTK_WIDGET (shell->window), "Round 1");
  shell_assert_texts (GTK_WIDGET (shell->window), "Bid 1 of 8");
  g_assert_false (button_is_sensitive (shell, "win.undo"));

  record_play (shell_get_game (shell), CRUMB_RAID_BID, 0, "6");
  shell_settle ();
  g_assert_true (button_is_sensitive (shell, "win.undo"));
  g_assert_false (button_is_sensitive (shell, "win.redo"));

  shell_act (shell, "win.undo");
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 0);
  g_assert_false (button_is_sensitive (shell, "win.undo"));
  g_assert_true (button_is_sensitive (shell, "win.redo"));

  shell_act (shell, "win.redo");
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 1);
}

static void
enter (Shell *shell, const char *dice)
{
  GtkWidget *table = shell_find (GTK_WIDGET (shell->window), CRUMB_TYPE_TABLE_VIEW, 0);

  for (; *dice != '\0'; dice++)
    {
      g_assert_true (gtk_widget_activate_action (table, "table.die", "i", *dice - '0'));
      shell_settle ();
    }
}

/* The last die of a doubted hand is saved too: Undo takes it back with the rest of the hand, Redo brings all of it
 * back. */
static void
test_undo_doubted (Shell *shell, gconstpointer application)
{
  g_autoptr (CrumbGame) game = record_new_game (shell->record.store, "plate=1", 2);
  const CrumbRaid *raid;

  crumb_window_set_game (CRUMB_WINDOW (shell->window), game);
  record_play (game, CRUMB_RAID_BID, 0, "553");
  record_play (game, CRUMB_RAID_BID, 1, "4");
  record_play (game, CRUMB_RAID_TAKE, 0, "6");
  record_play (game, CRUMB_RAID_LUCKY, 0, "");
  shell_settle ();

  enter (shell, "6531");
  shell_assert_texts (GTK_WIDGET (shell->window), "Keep Anyway");
  shell_act (shell, "win.undo");
  raid = crumb_game_get_state (game);
  g_assert_cmpuint (raid->hands[0].count, ==, 0);
  shell_act (shell, "win.redo");
  raid = crumb_game_get_state (game);
  g_assert_cmpuint (raid->hands[0].count, ==, 4);
  shell_assert_texts (GTK_WIDGET (shell->window), "Keep Anyway");
}

static void
test_behind_a_dialog (Shell *shell, gconstpointer application)
{
  shell_begin (shell, 2);
  record_play (shell_get_game (shell), CRUMB_RAID_BID, 0, "6");
  shell_act (shell, "win.new-game");
  g_assert_false (button_is_sensitive (shell, "win.undo"));

  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (shell->window)));
  shell_settle ();
  g_assert_true (button_is_sensitive (shell, "win.undo"));
}

/* Each view has its own undo. */
static void
test_views (Shell *shell, gconstpointer application)
{
  GtkWidget *window = GTK_WIDGET (shell->window);
  g_autofree char *view = NULL;

  shell_begin (shell, 2);
  record_play (shell_get_game (shell), CRUMB_RAID_BID, 0, "6");
  g_assert_true (gtk_widget_activate_action (window, "win.view", "s", "rulings"));
  shell_assert_texts (window, "Final rules");
  g_assert_false (button_is_sensitive (shell, "win.redo"));
  g_assert_true (button_is_sensitive (shell, "win.undo"));
  shell_act (shell, "win.undo");
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 1);

  shell_begin (shell, 2);
  g_object_get (window, "view", &view, NULL);
  g_assert_cmpstr (view, ==, "table");
}

/* A game's bid opens in Rulings with one tap. */
static void
test_open_ruling (Shell *shell, gconstpointer application)
{
  shell_begin (shell, 2);
  record_play (shell_get_game (shell), CRUMB_RAID_BID, 0, "6");
  record_play (shell_get_game (shell), CRUMB_RAID_BID, 1, "5");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-ruling", "u", 2));
  shell_assert_texts (GTK_WIDGET (shell->window), "Clear");
  shell_assert_texts (GTK_WIDGET (shell->window), "6 beats 5: 6 is higher than 5.");
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 2);
}

static void
test_end_early (Shell *shell, gconstpointer application)
{
  shell_begin (shell, 2);
  shell_act (shell, "win.end-game");
  g_assert_true (crumb_scores_of (crumb_game_get_state (shell_get_game (shell)))->ended_early);
  shell_assert_texts (GTK_WIDGET (shell->window), "Game Over");
  shell_assert_texts (GTK_WIDGET (shell->window), "Game ended early");

  shell_act (shell, "win.undo");
  g_assert_false (crumb_scores_of (crumb_game_get_state (shell_get_game (shell)))->over);
}

static void
test_rematch (Shell *shell, gconstpointer application)
{
  g_autofree char *id = NULL;

  shell_begin (shell, 3);
  id = g_strdup (crumb_game_get_id (shell_get_game (shell)));
  shell_act (shell, "win.end-game");
  shell_act (shell, "win.rematch");

  g_assert_cmpstr (crumb_game_get_id (shell_get_game (shell)), !=, id);
  g_assert_cmpuint (crumb_game_get_head (shell_get_game (shell))->first, ==, 1);
  g_assert_cmpuint (crumb_game_get_n_seats (shell_get_game (shell)), ==, 3);
  shell_assert_texts (GTK_WIDGET (shell->window), "Rematch: John & <b> goes first");
}

static void
test_resume (Shell *shell, gconstpointer application)
{
  g_autoptr (CrumbGame) game = record_new_game (shell->record.store, "", 2);

  record_play (game, CRUMB_RAID_BID, 0, "6");
  crumb_window_resume (CRUMB_WINDOW (shell->window));
  g_assert_cmpstr (crumb_game_get_id (shell_get_game (shell)), ==, crumb_game_get_id (game));
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 1);

  shell_act (shell, "win.end-game");
  shell_act (shell, "win.games");
  crumb_window_resume (CRUMB_WINDOW (shell->window));
  g_assert_null (shell_get_game (shell));
}

/* Opens an older finished game and continues it. */
static void
test_play_on (Shell *shell, gconstpointer application)
{
  g_autoptr (CrumbGame) old = record_new_game (shell->record.store, "", 2);
  GtkWidget *dialog;

  record_play (old, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  shell_begin (shell, 3);
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.open-game", "s", crumb_game_get_id (old)));
  shell_assert_texts (GTK_WIDGET (shell->window), "Game Over");
  g_assert_true (button_is_sensitive (shell, "win.play-on"));

  shell_act (shell, "win.play-on");
  dialog = shell_get_dialog (shell, ADW_TYPE_SWITCH_ROW);
  gtk_widget_activate_action (dialog, "play-on.start", NULL);
  shell_assert_texts (GTK_WIDGET (shell->window), "The game goes on to 50 cookies.");
  g_assert_false (crumb_scores_of (crumb_game_get_state (shell_get_game (shell)))->over);
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (shell->window)) != NULL)
    g_main_context_iteration (NULL, TRUE);
  shell_act (shell, "win.undo");
  g_assert_true (crumb_scores_of (crumb_game_get_state (shell_get_game (shell)))->over);
}

static guint
count_left (Shell *shell)
{
  g_autoptr (GPtrArray) places = widget_find_all (GTK_WIDGET (shell->window), CRUMB_TYPE_SEAT_PLACE);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    n += gtk_widget_has_css_class (places->pdata[i], "left");
  return n;
}

/* Changes made in the dialog can be undone at the table. */
static void
test_people (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog;

  shell_begin (shell, 3);
  shell_act (shell, "win.people");
  dialog = shell_get_dialog (shell, CRUMB_TYPE_SEAT_ROW);
  gtk_widget_activate_action (shell_find (dialog, CRUMB_TYPE_SEAT_ROW, 0), "seat.remove", NULL);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  shell_settle ();
  g_assert_cmpuint (count_left (shell), ==, 1);

  shell_act (shell, "win.undo");
  g_assert_cmpuint (crumb_game_get_n_moves (shell_get_game (shell)), ==, 0);
  g_assert_cmpuint (count_left (shell), ==, 0);
}

/* The start page --------------------------------------------------------- */

static void
test_start_page (Shell *shell, gconstpointer application)
{
  GtkWidget *row;

  shell_begin (shell, 2);
  shell_act (shell, "win.games");
  shell_assert_texts (GTK_WIDGET (shell->window), "Unfinished");
  shell_assert_texts (GTK_WIDGET (shell->window), "Sue and John & <b>");
  shell_assert_texts (GTK_WIDGET (shell->window), "Round 1 is in progress.");
  g_assert_cmpuint (shell_count (GTK_WIDGET (shell->window), ADW_TYPE_ACTION_ROW), ==, 1);

  row = shell_find (GTK_WIDGET (shell->window), ADW_TYPE_ACTION_ROW, 0);
  g_assert_true (gtk_widget_activate (row));
  shell_settle ();
  g_assert_nonnull (shell_get_game (shell));

  shell_act (shell, "win.end-game");
  shell_act (shell, "win.games");
  shell_assert_texts (GTK_WIDGET (shell->window), "Finished");
  shell_assert_texts (GTK_WIDGET (shell->window), "Ended before the first round.");
}

/* Other windows ---------------------------------------------------------- */

static void
add_keys_of_windows (GHashTable *keys)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      shortcut_keys_add (keys, window);
    }
}

/* All keys of a game, of what is looked back at, of the scoreboard, and of the application. */
static void
test_all_keys (Shell *shell, gconstpointer application)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *const views[] = { "table", "rulings", "history" };
  g_autoptr (GtkWidget) review = NULL;

  shell_begin (shell, 2);
  record_play (shell_get_game (shell), CRUMB_RAID_COOKIES, 0, "1");
  shortcut_keys_add_application (keys, shell->application);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      show_view (shell, views[i]);
      shortcut_keys_add (keys, GTK_WIDGET (shell->window));
    }
  review = g_object_ref_sink (GTK_WIDGET (crumb_review_page_new (shell_get_game (shell), NULL, NULL)));
  shortcut_keys_add (keys, review);
  g_assert_true (gtk_widget_activate_action (review, "review.view", "s", "replay"));
  shortcut_keys_add (keys, review);
  g_assert_true (g_hash_table_contains (keys, "Page Up"));
  shell_act (shell, "win.scoreboard");
  add_keys_of_windows (keys);
  shell_act (shell, "win.scoreboard");
  shell_act (shell, "win.new-game");
  shortcut_keys_add (keys, shell_get_dialog (shell, CRUMB_TYPE_SEAT_ROW));
  g_action_group_activate_action (G_ACTION_GROUP (shell->application), "shortcuts", NULL);
  shortcut_keys_assert_shown (keys, shell_get_dialog (shell, CRUMB_TYPE_SHORTCUT_ROW));
}

static void
test_shortcuts (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (shell->application), "shortcuts", NULL);
  dialog = shell_get_dialog (shell, CRUMB_TYPE_SHORTCUT_ROW);
  shell_assert_texts (dialog, "Shift+Ctrl+Z");
  shell_assert_texts (dialog, "Ctrl+1\n–\nCtrl+6");
}

static void
test_about (Shell *shell, gconstpointer application)
{
  AdwDialog *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (shell->application), "about", NULL);
  shell_settle ();
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (shell->window));
  g_assert_true (ADW_IS_ABOUT_DIALOG (dialog));
  g_assert_cmpstr (adw_about_dialog_get_application_name (ADW_ABOUT_DIALOG (dialog)), ==, "Crumb");
  g_assert_nonnull (strstr (adw_about_dialog_get_release_notes (ADW_ABOUT_DIALOG (dialog)), "Cookie Raid"));
  g_assert_cmpint (adw_about_dialog_get_license_type (ADW_ABOUT_DIALOG (dialog)), ==, GTK_LICENSE_GPL_3_0);
}

static void
test_inhibitor (Shell *shell, gconstpointer application)
{
  g_autoptr (CrumbInhibitor) inhibitor = crumb_inhibitor_new (shell->window);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (shell->window)));
  g_assert_false (crumb_inhibitor_get_inhibiting (inhibitor));
  crumb_inhibitor_set_wanted (inhibitor, TRUE);
  g_assert_true (crumb_inhibitor_get_inhibiting (inhibitor));

  gtk_widget_set_visible (GTK_WIDGET (shell->window), FALSE);
  g_assert_false (crumb_inhibitor_get_inhibiting (inhibitor));
  gtk_widget_set_visible (GTK_WIDGET (shell->window), TRUE);
  shell_settle ();
  g_assert_true (crumb_inhibitor_get_inhibiting (inhibitor));

  crumb_inhibitor_set_wanted (inhibitor, FALSE);
  g_assert_false (crumb_inhibitor_get_inhibiting (inhibitor));
}

/* The application ------------------------------------------------------- */

static GtkWindow *
get_only_window (GtkApplication *application)
{
  GList *windows;

  shell_settle ();
  windows = gtk_application_get_windows (application);
  g_assert_cmpuint (g_list_length (windows), ==, 1);
  return windows->data;
}

static void
test_application (gconstpointer data)
{
  GtkApplication *application = GTK_APPLICATION ((gpointer) data);
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  GtkWindow *window;

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));
  g_assert_true (g_file_set_contents (path, "This is somebody else's file.", -1, NULL));

  g_application_activate (G_APPLICATION (application));
  window = get_only_window (application);
  g_assert_true (CRUMB_IS_TROUBLE_WINDOW (window));
  shell_assert_texts (GTK_WIDGET (window), "Couldn’t Open Your Games");
  shell_assert_texts (GTK_WIDGET (window), path);

  g_action_group_activate_action (G_ACTION_GROUP (application), "try-again", NULL);
  g_assert_true (get_only_window (application) == window);

  g_assert_no_errno (g_remove (path));
  g_action_group_activate_action (G_ACTION_GROUP (application), "try-again", NULL);
  window = get_only_window (application);
  g_assert_true (CRUMB_IS_WINDOW (window));

  g_application_activate (G_APPLICATION (application));
  g_assert_true (get_only_window (application) == window);

  widget_destroy_window (window);
  shell_settle ();
}

/* All tests run in one application, instead of its own window. */
static void
activate_cb (GApplication *application, int *status)
{
  g_signal_handlers_disconnect_by_func (application, activate_cb, status);
  g_signal_stop_emission_by_name (application, "activate");
  g_application_hold (application);
  *status = g_test_run ();
  g_application_release (application);
}

static void
add (const char *path, GtkApplication *application, void (*test) (Shell *shell, gconstpointer application))
{
  g_test_add (path, Shell, application, shell_set_up, test, shell_tear_down);
}

int
main (int argc, char *argv[])
{
  g_autofree char *data = g_dir_make_tmp ("crumb-shell-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "crumb", NULL);
  g_autoptr (CrumbApplication) crumb = crumb_application_new ();
  GtkApplication *application = GTK_APPLICATION (crumb);
  int status = 1;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  /* GTK's test backend for screen readers crashes on announcements. */
  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);

  add ("/shell/window/first-start", application, test_first_start);
  add ("/shell/window/game", application, test_game_property);
  add ("/shell/window/undo", application, test_undo);
  add ("/shell/window/undo-doubted", application, test_undo_doubted);
  add ("/shell/window/behind-a-dialog", application, test_behind_a_dialog);
  add ("/shell/window/views", application, test_views);
  add ("/shell/window/views-when-shown", application, test_views_when_shown);
  add ("/shell/window/rulings-of-others", application, test_rulings_of_others);
  add ("/shell/window/open-ruling", application, test_open_ruling);
  add ("/shell/window/end-early", application, test_end_early);
  add ("/shell/window/rematch", application, test_rematch);
  add ("/shell/window/resume", application, test_resume);
  add ("/shell/window/play-on", application, test_play_on);
  add ("/shell/window/people", application, test_people);
  add ("/shell/start-page", application, test_start_page);
  shell_add_new_game_tests (application);
  add ("/shell/shortcuts", application, test_shortcuts);
  add ("/shell/all-keys", application, test_all_keys);
  add ("/shell/about", application, test_about);
  add ("/shell/inhibitor", application, test_inhibitor);
  g_test_add_data_func ("/shell/application", application, test_application);

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &status);
  g_application_run (G_APPLICATION (application), 0, NULL);

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    record_remove_folder (folder);
  record_remove_folder (data);
  return status;
}
