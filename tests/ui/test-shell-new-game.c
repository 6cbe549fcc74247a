/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dialog in which people begin a game, in the whole program. */

#include "shell-fixture.h"
#include "widget-texts.h"

#include "ui/cookie-raid/panels/crumb-raid-of.h"
#include "ui/game/crumb-rules-page.h"
#include "ui/people/crumb-player-chips.h"
#include "ui/people/crumb-seat-row.h"
#include "ui/widgets/crumb-colour-button.h"

#include "rules/cubbage/cubbage.h"

static GtkWidget *
open_dialog (Shell *shell)
{
  shell_act (shell, "win.new-game");
  return shell_get_dialog (shell, CRUMB_TYPE_SEAT_ROW);
}

static GtkWidget *
get_row (GtkWidget *dialog, guint place)
{
  return shell_find (dialog, CRUMB_TYPE_SEAT_ROW, place);
}

static void
type (GtkWidget *dialog, guint place, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (get_row (dialog, place)), name);
  shell_settle ();
}

static void
start (GtkWidget *dialog)
{
  gtk_widget_activate_action (dialog, "new-game.start", NULL);
  shell_settle ();
}

/* The names in order, each with its colour. */
static void
assert_rows (GtkWidget *dialog, const char *expected)
{
  g_autoptr (GPtrArray) rows = widget_find_all (dialog, CRUMB_TYPE_SEAT_ROW);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    g_string_append_printf (found, "%s%s:%d", i > 0 ? "|" : "", gtk_editable_get_text (g_ptr_array_index (rows, i)),
                            (int) crumb_seat_row_get_colour (g_ptr_array_index (rows, i)));
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_new_game (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog = open_dialog (shell);

  assert_rows (dialog, ":0|:1");
  type (dialog, 0, "Sue & <b>");
  assert_rows (dialog, "Sue & <b>:0|:1");
  start (dialog);
  shell_assert_texts (dialog, "This game needs 2 players. Type their names.");
  g_assert_true (gtk_widget_has_css_class (get_row (dialog, 1), "error"));

  type (dialog, 1, "sue & <B>");
  g_assert_false (gtk_widget_has_css_class (get_row (dialog, 1), "error"));
  start (dialog);
  shell_assert_texts (dialog, "Two players are called sue & <B>. Change one of the names.");
  g_assert_null (shell_get_game (shell));

  type (dialog, 1, " John ");
  assert_rows (dialog, "Sue & <b>:0| John :1|:2");
  start (dialog);
  g_assert_nonnull (shell_get_game (shell));
  g_assert_cmpuint (crumb_game_get_n_seats (shell_get_game (shell)), ==, 2);
  g_assert_cmpstr (crumb_game_get_seat (shell_get_game (shell), 0)->name, ==, "Sue & <b>");
  g_assert_cmpstr (crumb_game_get_seat (shell_get_game (shell), 1)->name, ==, "John");
  g_assert_cmpint (crumb_game_get_seat (shell_get_game (shell), 1)->colour, ==, CRUMB_COLOUR_ORANGE);
  g_assert_cmpuint (crumb_game_get_head (shell_get_game (shell))->first, ==, 0);
}

static void
test_enter (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog = open_dialog (shell);

  type (dialog, 0, "Sue");
  type (dialog, 1, "John");
  g_signal_emit_by_name (get_row (dialog, 0), "entry-activated");
  g_assert_null (shell_get_game (shell));
  g_signal_emit_by_name (get_row (dialog, 1), "entry-activated");
  g_assert_null (shell_get_game (shell));
  g_signal_emit_by_name (get_row (dialog, 2), "entry-activated");
  g_assert_nonnull (shell_get_game (shell));
}

static void
test_order (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog = open_dialog (shell);

  type (dialog, 0, "Sue");
  type (dialog, 1, "John");
  type (dialog, 2, "Ann");
  assert_rows (dialog, "Sue:0|John:1|Ann:2|:3");

  gtk_widget_activate_action (get_row (dialog, 2), "seat.move-up", NULL);
  assert_rows (dialog, "Sue:0|Ann:2|John:1|:3");
  gtk_widget_activate_action (get_row (dialog, 0), "seat.move-down", NULL);
  assert_rows (dialog, "Ann:2|Sue:0|John:1|:3");
  g_signal_emit_by_name (get_row (dialog, 2), "moved", 0);
  assert_rows (dialog, "John:1|Ann:2|Sue:0|:3");
  gtk_widget_activate_action (get_row (dialog, 1), "seat.remove", NULL);
  assert_rows (dialog, "John:1|Sue:0|:3");
  type (dialog, 2, "Bo");
  assert_rows (dialog, "John:1|Sue:0|Bo:3|:2");
  type (dialog, 3, "Cy");
  assert_rows (dialog, "John:1|Sue:0|Bo:3|Cy:2");
  gtk_widget_activate_action (get_row (dialog, 3), "seat.remove", NULL);
  assert_rows (dialog, "John:1|Sue:0|Bo:3|:2");
}

static void
test_colours (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog = open_dialog (shell);
  GtkWidget *button = shell_find (get_row (dialog, 0), CRUMB_TYPE_COLOUR_BUTTON, 0);
  guint colour;

  g_signal_emit_by_name (button, "chosen", CRUMB_COLOUR_PINK);
  assert_rows (dialog, ":7|:1");
  g_signal_emit_by_name (button, "chosen", CRUMB_COLOUR_ORANGE);
  assert_rows (dialog, ":1|:7");
  g_object_get (button, "colour", &colour, NULL);
  g_assert_cmpuint (colour, ==, CRUMB_COLOUR_ORANGE);
}

static void
assert_known (GtkWidget *dialog, const char *name)
{
  GtkWidget *chips = shell_find (dialog, CRUMB_TYPE_PLAYER_CHIPS, 0);

  g_assert_cmpuint (shell_count (chips, GTK_TYPE_BUTTON), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (shell_find (chips, GTK_TYPE_LABEL, 1))), ==, name);
}

static void
test_known_players (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog;

  shell_begin (shell, 3);
  shell_begin (shell, 2);
  dialog = open_dialog (shell);

  /* The players of the last game are seated, others are suggested. */
  assert_rows (dialog, "Sue:0|John & <b>:1|:2");
  assert_known (dialog, "علي");

  gtk_widget_activate_action (dialog, "new-game.seat", "s", "علي");
  assert_rows (dialog, "Sue:0|John & <b>:1|علي:2|:3");
  g_assert_cmpuint (shell_count (dialog, CRUMB_TYPE_PLAYER_CHIPS), ==, 0);

  type (dialog, 0, "Ann");
  assert_known (dialog, "Sue");
}

/* Players who left the last game are suggested like anybody else. */
static void
test_who_stayed (Shell *shell, gconstpointer application)
{
  const CrumbMove order = { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT, .amount = 321 };
  GtkWidget *dialog;

  shell_begin (shell, 3);
  record_take (shell_get_game (shell), &order);
  record_play (shell_get_game (shell), CRUMB_RAID_LEAVE, 1, "");
  dialog = open_dialog (shell);

  assert_rows (dialog, "علي:2|Sue:0|:1");
  assert_known (dialog, "John & <b>");
}

/* The rules that just these people played by last, as they were at the end, unless some were chosen since. */
static void
test_their_rules (Shell *shell, gconstpointer application)
{
  const CrumbMove target = { .what = CRUMB_RAID_TARGET, .seat = CRUMB_NO_SEAT, .amount = 77 };
  g_autoptr (CrumbGame) theirs = record_new_game (shell->record.store, "plate=5", 3);
  GtkWidget *dialog;

  record_take (theirs, &target);
  shell_begin (shell, 2);
  dialog = open_dialog (shell);
  shell_assert_texts (dialog, "Final rules");
  type (dialog, 2, "علي");
  shell_assert_texts (dialog, "The plate has 5 dice.");
  shell_assert_texts (dialog, "Play to 77 cookies.");
  start (dialog);
  g_assert_cmpuint (crumb_raid_of (shell_get_game (shell))->rules.plate, ==, 5);
  g_assert_cmpuint (crumb_raid_of (shell_get_game (shell))->rules.target, ==, 77);

  dialog = open_dialog (shell);
  shell_assert_texts (dialog, "Play to 77 cookies.");
}

/* What is agreed on is of the game that is chosen, not of the one on the table. */
static void
test_rulebook (Shell *shell, gconstpointer application)
{
  GtkWidget *dialog;

  shell_begin (shell, 2);
  dialog = open_dialog (shell);
  g_object_set (dialog, "kind", &crumb_cubbage, NULL);
  gtk_widget_activate_action (dialog, "new-game.rules", NULL);
  shell_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (shell->window), "win.rules", "s", ""));
  shell_settle ();
  shell_assert_texts (shell_get_dialog (shell, CRUMB_TYPE_RULES_PAGE), "Rules of Cubbage");
}

static void
add (const char *path, GtkApplication *application, void (*test) (Shell *shell, gconstpointer application))
{
  g_test_add (path, Shell, application, shell_set_up, test, shell_tear_down);
}

void
shell_add_new_game_tests (GtkApplication *application)
{
  add ("/shell/new-game/names", application, test_new_game);
  add ("/shell/new-game/enter", application, test_enter);
  add ("/shell/new-game/order", application, test_order);
  add ("/shell/new-game/colours", application, test_colours);
  add ("/shell/new-game/known-players", application, test_known_players);
  add ("/shell/new-game/who-stayed", application, test_who_stayed);
  add ("/shell/new-game/their-rules", application, test_their_rules);
  add ("/shell/new-game/rulebook", application, test_rulebook);
}
