/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dialogs that change who plays a running game, or continue a finished one. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/people/crumb-people-dialog.h"
#include "ui/people/crumb-play-on-dialog.h"
#include "ui/people/crumb-player-chips.h"
#include "ui/people/crumb-seat-row.h"

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *window;
  AdwDialog *dialog;
  char *played_on;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->played_on, g_free);
  record_fixture_tear_down (&fixture->record, NULL);
}

static gboolean
shows (Fixture *fixture, const char *text)
{
  g_autofree char *texts = widget_texts (GTK_WIDGET (fixture->dialog));

  return strstr (texts, text) != NULL;
}

/* Animations take a few frames. */
static void
wait_for (Fixture *fixture, const char *text)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (!shows (fixture, text))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
present (Fixture *fixture, AdwDialog *dialog, const char *text)
{
  fixture->dialog = dialog;
  fixture->window = adw_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->window));
  adw_dialog_present (dialog, fixture->window);
  wait_for (fixture, text);
}

static void
open_people (Fixture *fixture, guint n_seats)
{
  fixture->game = record_new_game (fixture->record.store, "target=50", n_seats);
  present (fixture, crumb_people_dialog_new (fixture->record.store, fixture->game), "Player 1");
}

static GtkWidget *
find (Fixture *fixture, GType type, guint index)
{
  g_autoptr (GPtrArray) found = widget_find_all (GTK_WIDGET (fixture->dialog), type);

  g_assert_cmpuint (index, <, found->len);
  return g_ptr_array_index (found, index);
}

static GtkWidget *
find_row (Fixture *fixture, guint place)
{
  return find (fixture, CRUMB_TYPE_SEAT_ROW, place);
}

static GtkWidget *
find_titled (Fixture *fixture, const char *title)
{
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (fixture->dialog), ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (g_ptr_array_index (rows, i)), title))
      return g_ptr_array_index (rows, i);
  g_error ("There is no row “%s”.", title);
}

static void
type (GtkWidget *row, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_emit_by_name (row, "entry-activated");
}

/* The label and name of every row, including players who left. */
static void
assert_rows (Fixture *fixture, const char *expected)
{
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (fixture->dialog), CRUMB_TYPE_SEAT_ROW);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (found, "%s: %s\n", adw_preferences_row_get_title (g_ptr_array_index (rows, i)),
                            gtk_editable_get_text (g_ptr_array_index (rows, i)));
  g_assert_cmpstr (found->str, ==, expected);
}

static void
act (GtkWidget *widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

static void
undo (Fixture *fixture)
{
  act (GTK_WIDGET (fixture->dialog), "people.undo");
}

#define SUE_AND_JOHN "Player 1: 0: Sue\nPlayer 2: 0: John & <b>\n"

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 2);
  assert_rows (fixture, SUE_AND_JOHN);

  type (find_row (fixture, 0), "Susan");
  wait_for (fixture, "Sue is now called Susan.");
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 0)->name, ==, "Susan");
  undo (fixture);
  assert_rows (fixture, SUE_AND_JOHN);
  g_assert_false (crumb_game_get_can_undo (fixture->game));
}

/* An invalid name stays as typed until it is corrected, whatever else changes. */
static void
test_same_name (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 2);
  type (find_row (fixture, 1), "SUE");
  wait_for (fixture, "Two players are called SUE. Change one of the names.");
  g_assert_true (gtk_widget_has_css_class (find_row (fixture, 1), "error"));
  g_assert_cmpuint (crumb_game_get_n_entries (fixture->game), ==, 0);

  type (find_row (fixture, 0), "Ann");
  assert_rows (fixture, "Player 1: 0: Ann\nPlayer 2: 0: SUE\n");
  type (find_row (fixture, 1), "SUE");
  g_assert_false (gtk_widget_has_css_class (find_row (fixture, 1), "error"));
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 1)->name, ==, "SUE");
}

static void
test_join (Fixture *fixture, gconstpointer data)
{
  GtkWidget *name;
  GtkSpinButton *cookies;

  open_people (fixture, 2);
  name = find_titled (fixture, "Name");
  cookies = GTK_SPIN_BUTTON (find (fixture, GTK_TYPE_SPIN_BUTTON, 0));
  type (name, "sue");
  act (GTK_WIDGET (fixture->dialog), "people.join");
  wait_for (fixture, "Two players are called sue. Change one of the names.");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "sue");

  type (name, "Ann & <b>");
  gtk_editable_set_text (GTK_EDITABLE (cookies), "12");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (cookies)), "activate");
  wait_for (fixture, "Ann & <b> joins the game with 12 cookies.");
  assert_rows (fixture, SUE_AND_JOHN "Player 3: 12: Ann & <b>\n");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (name)), ==, "");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (cookies), ==, 0);

  undo (fixture);
  assert_rows (fixture, SUE_AND_JOHN);
}

static void
test_known_players (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) before = record_new_game (fixture->record.store, "", 3);
  const CrumbSeat *ali = crumb_game_get_seat (before, 2);
  GtkWidget *chip;

  open_people (fixture, 2);
  chip = find (fixture, CRUMB_TYPE_PLAYER_CHIPS, 0);
  chip = widget_find (chip, GTK_TYPE_BUTTON);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (widget_find (chip, GTK_TYPE_LABEL))), ==, ali->name);
  g_signal_emit_by_name (chip, "clicked");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_titled (fixture, "Name"))), ==, ali->name);
  act (GTK_WIDGET (fixture->dialog), "people.join");
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 2)->name, ==, ali->name);
}

static void
test_leave (Fixture *fixture, gconstpointer data)
{
  const char *all = SUE_AND_JOHN "Player 3: 0: علي\n";

  open_people (fixture, 3);
  g_assert_false (shows (fixture, "At least 2 players have to stay"));
  act (find_row (fixture, 0), "seat.remove");
  wait_for (fixture, "Sue leaves the game.");
  wait_for (fixture, "Players Who Left");
  assert_rows (fixture, "Player 1: 0: John & <b>\nPlayer 2: 0: علي\n"
                        "Player 3: 0: Sue\n");
  g_assert_true (shows (fixture, "At least 2 players have to stay. End the game instead."));
  gtk_widget_activate_action (find_row (fixture, 0), "seat.remove", NULL);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 1);

  undo (fixture);
  assert_rows (fixture, all);
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 3);
  act (find_row (fixture, 2), "seat.move-up");
  wait_for (fixture, "The seating order is now ");
  assert_rows (fixture, "Player 1: 0: Sue\nPlayer 2: 0: علي\nPlayer 3: 0: John & <b>\n");
  act (find_row (fixture, 0), "seat.move-down");
  assert_rows (fixture, "Player 1: 0: علي\nPlayer 2: 0: Sue\nPlayer 3: 0: John & <b>\n");
  g_signal_emit_by_name (find_row (fixture, 2), "moved", 0);
  assert_rows (fixture, "Player 1: 0: John & <b>\nPlayer 2: 0: علي\nPlayer 3: 0: Sue\n");

  undo (fixture);
  undo (fixture);
  undo (fixture);
  assert_rows (fixture, SUE_AND_JOHN "Player 3: 0: علي\n");
}

/* A name being typed is saved before its row is moved. */
static void
test_name_first (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 2);
  gtk_editable_set_text (GTK_EDITABLE (find_row (fixture, 0)), "Ann");
  act (find_row (fixture, 0), "seat.move-down");
  assert_rows (fixture, "Player 1: 0: John & <b>\nPlayer 2: 0: Ann\n");
  g_assert_cmpuint (crumb_game_get_n_entries (fixture->game), ==, 2);
}

static void
assert_nobody_joins (Fixture *fixture, const char *reason)
{
  guint n_seats = crumb_game_get_n_seats (fixture->game);

  g_assert_true (shows (fixture, reason));
  g_assert_false (gtk_widget_is_sensitive (find_titled (fixture, "Name")));
  gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "people.join", NULL);
  g_assert_cmpuint (crumb_game_get_n_seats (fixture->game), ==, n_seats);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 3);
  g_assert_true (gtk_widget_is_sensitive (find_titled (fixture, "Name")));
  record_play (fixture->game, CRUMB_RAID_BID, 0, "6");
  assert_nobody_joins (fixture, "Players can join and leave only between rounds. Finish this round first.");
  gtk_widget_activate_action (find_row (fixture, 0), "seat.remove", NULL);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 1);
  act (find_row (fixture, 0), "seat.move-down");
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 2);
}

static void
test_full (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 4);
  assert_nobody_joins (fixture, "A game has room for 4 players, counting those who left. Start another.");
}

static void
test_over (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 3);
  record_play (fixture->game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  g_assert_true (shows (fixture, "The game is over. Play on, or start another."));
  g_assert_false (shows (fixture, "Add a Player"));
  gtk_widget_activate_action (find_row (fixture, 0), "seat.move-down", NULL);
  gtk_widget_activate_action (find_row (fixture, 0), "seat.remove", NULL);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 1);

  type (find_row (fixture, 0), "Susan");
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 0)->name, ==, "Susan");
}

static void
played_on_cb (Fixture *fixture, const char *sentence)
{
  g_set_str (&fixture->played_on, sentence);
}

/* Loads the game again, as if it were opened from History. */
static void
open_play_on (Fixture *fixture)
{
  g_autofree char *id = NULL;

  fixture->game = record_new_game (fixture->record.store, "target=50", 2);
  record_play (fixture->game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  id = g_strdup (crumb_game_get_id (fixture->game));
  g_object_unref (fixture->game);
  fixture->game = crumb_store_load_game (fixture->record.store, id, NULL);

  present (fixture, crumb_play_on_dialog_new (fixture->game), "The highest total so far is 0 cookies.");
  g_signal_connect_swapped (fixture->dialog, "played-on", G_CALLBACK (played_on_cb), fixture);
}

static void
assert_played_on (Fixture *fixture, int goal, const char *sentence)
{
  const CrumbRaid *raid = crumb_game_get_state (fixture->game);

  g_assert_cmpstr (fixture->played_on, ==, sentence);
  g_assert_cmpint (raid->phase, !=, CRUMB_RAID_AT_OVER);
  g_assert_cmpint (raid->scores.target, ==, goal);
  g_assert_cmpint (crumb_game_undo (fixture->game, NULL), ==, CRUMB_UNDONE_DONE);
  g_assert_true (crumb_scores_of (crumb_game_get_state (fixture->game))->over);
}

static void
test_play_on (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *goal;

  open_play_on (fixture);
  goal = GTK_SPIN_BUTTON (find (fixture, GTK_TYPE_SPIN_BUTTON, 0));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (goal), ==, 50);
  gtk_editable_set_text (GTK_EDITABLE (goal), "75");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (goal)), "activate");
  assert_played_on (fixture, 75, "The game goes on to 75 cookies.");
}

static void
test_play_on_open_end (Fixture *fixture, gconstpointer data)
{
  open_play_on (fixture);
  adw_switch_row_set_active (ADW_SWITCH_ROW (find (fixture, ADW_TYPE_SWITCH_ROW, 0)), TRUE);
  act (GTK_WIDGET (fixture->dialog), "play-on.start");
  assert_played_on (fixture, 0, "The game goes on until you end it.");
}

/* While the game runs the number changes, or what ends it; what was agreed on is offered. */
static void
test_change_goal (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *goal;

  fixture->game = record_new_game (fixture->record.store, "target=60", 2);
  present (fixture, crumb_play_on_dialog_new (fixture->game), "The highest total so far is 0 cookies.");
  g_signal_connect_swapped (fixture->dialog, "played-on", G_CALLBACK (played_on_cb), fixture);
  goal = GTK_SPIN_BUTTON (find (fixture, GTK_TYPE_SPIN_BUTTON, 0));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (goal), ==, 60);
  g_assert_false (shows (fixture, "Until We Stop"));

  adw_combo_row_set_selected (ADW_COMBO_ROW (find (fixture, ADW_TYPE_COMBO_ROW, 0)), 1);
  g_assert_true (shows (fixture, "0 rounds have been played."));
  gtk_spin_button_set_value (goal, 7);
  act (GTK_WIDGET (fixture->dialog), "play-on.start");
  g_assert_cmpstr (fixture->played_on, ==, "The game now ends after 7 rounds.");
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (fixture->game))->target, ==, 0);
}

/* Who has left stands below, with a button that brings the player back. */
static void
test_come_back (Fixture *fixture, gconstpointer data)
{
  open_people (fixture, 3);
  gtk_widget_activate_action (find_row (fixture, 1), "seat.remove", NULL);
  g_assert_cmpuint (crumb_scores_of (crumb_game_get_state (fixture->game))->playing, ==, 5);
  g_assert_true (shows (fixture, "Players Who Left"));
  gtk_widget_activate_action (find_row (fixture, 2), "seat.come-back", NULL);
  g_assert_cmpuint (crumb_scores_of (crumb_game_get_state (fixture->game))->playing, ==, 7);
  g_assert_false (shows (fixture, "Players Who Left"));
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_people_dialog_tests (void)
{
  adw_init ();

  add ("/people-dialog/rename", test_rename);
  add ("/people-dialog/same-name", test_same_name);
  add ("/people-dialog/join", test_join);
  add ("/people-dialog/known-players", test_known_players);
  add ("/people-dialog/leave", test_leave);
  add ("/people-dialog/order", test_order);
  add ("/people-dialog/name-first", test_name_first);
  add ("/people-dialog/refused", test_refused);
  add ("/people-dialog/full", test_full);
  add ("/people-dialog/over", test_over);
  add ("/people-dialog/play-on", test_play_on);
  add ("/people-dialog/change-goal", test_change_goal);
  add ("/people-dialog/come-back", test_come_back);
  add ("/people-dialog/play-on-open-end", test_play_on_open_end);
}
