/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table doubts, and what it keeps all the same, for a reason or none. */

#include "table-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/game/crumb-game-panel.h"
#include "ui/widgets/crumb-reason-popover.h"

/* Sue bids 5-5-3 and wins a 6, John bids 5 and wins the last die: the hands are revealed. */
static void
begin_reveal (Table *fixture)
{
  table_begin (fixture, "plate=2", 2);
  table_tap_dice (fixture, "62");
  table_tap_dice (fixture, "5534");
  table_tap (fixture, "table.done");
  table_tap_take (fixture, 6);
  table_tap (fixture, "table.no-bid");
  table_tap_dice (fixture, "5");
  table_tap (fixture, "table.done");
  table_tap_take (fixture, 2);
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

/* What the doubt says at once; the button beside it has the rest. */
#define DOUBTED "Sue can’t have this hand."
#define ONE_FIVE "Sue’s last bid showed 5-5-3, but this hand has only one 5."

/* The button that asks for the reason of an overrule. */
static GtkMenuButton *
find_insist (Table *fixture)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  /* It is there with the next layout. */
  while (TRUE)
    {
      g_autoptr (GPtrArray) buttons = widget_find_all (fixture->table, GTK_TYPE_MENU_BUTTON);

      for (guint i = 0; i < buttons->len; i++)
        if (g_strcmp0 (gtk_menu_button_get_label (g_ptr_array_index (buttons, i)), "Keep Anyway") == 0)
          return g_ptr_array_index (buttons, i);
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* Enter leads to Keep Anyway, and doesn't press it. */
static void
assert_can_insist (Table *fixture)
{
  GtkMenuButton *insist = find_insist (fixture);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (insist)));

  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (insist)));
  g_assert_false (gtk_menu_button_get_active (insist));
}

/* The hand is in the game as it was entered, but it doesn't count yet. */
static void
test_doubt (Table *fixture, gconstpointer data)
{
  begin_reveal (fixture);

  table_tap_dice (fixture, "653");
  assert_hides (fixture, DOUBTED);
  table_tap_dice (fixture, "3");
  assert_shows (fixture, DOUBTED);
  assert_shows (fixture, "Keep Anyway");
  assert_shows (fixture, "+2");
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 4);
  g_assert_cmpuint (table_raid (fixture)->hands[0].count, ==, 4);
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, 0);

  table_tap (fixture, "table.done");
  assert_shows (fixture, DOUBTED);
  assert_can_insist (fixture);
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, 0);
}

/* Whoever types on after Enter hasn't read the doubt: the next Enter doesn't press Keep Anyway either. */
static void
test_doubt_typed_on (Table *fixture, gconstpointer data)
{
  begin_reveal (fixture);

  table_tap_dice (fixture, "6531");
  table_tap (fixture, "table.done");
  assert_can_insist (fixture);
  g_assert_true (widget_press (fixture->table, GDK_KEY_2));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == fixture->table);
  assert_shows (fixture, DOUBTED);
}

/* More dice don't count until Backspace has removed the last one shown. */
static void
test_doubt_corrected (Table *fixture, gconstpointer data)
{
  begin_reveal (fixture);

  table_tap_dice (fixture, "6531");
  table_tap (fixture, "table.back");
  assert_hides (fixture, DOUBTED);
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 0);
  g_assert_cmpuint (table_raid (fixture)->hands[0].count, ==, 3);
  table_tap_dice (fixture, "15");
  assert_shows (fixture, DOUBTED);
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, 0);
  table_tap (fixture, "table.back");
  table_tap_dice (fixture, "5");
  assert_hides (fixture, DOUBTED);
  assert_hides (fixture, "Kept anyway");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, crumb_seats_of (0));
}

static void
test_doubt_undone (Table *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  begin_reveal (fixture);

  table_tap_dice (fixture, "6531");
  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  assert_hides (fixture, DOUBTED);
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 0);
  g_assert_cmpuint (table_raid (fixture)->hands[0].count, ==, 3);
}

/* Shows the game as a new start of the program finds it. */
static void
resume (Table *fixture)
{
  CrumbGame *again = record_load (fixture->record.store, crumb_game_get_id (fixture->game));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), NULL);
  g_object_unref (fixture->game);
  fixture->game = again;
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), again);
}

/* A restart forgets neither a die of the hand nor that it was asked about; nor does a look at somebody else's. */
static void
test_doubt_resumes (Table *fixture, gconstpointer data)
{
  begin_reveal (fixture);
  table_tap_dice (fixture, "6531");
  for (guint start = 0; start < 2; start++)
    {
      resume (fixture);
      assert_shows (fixture, DOUBTED);
      assert_shows (fixture, "Keep Anyway");
      g_assert_cmpuint (table_raid (fixture)->hands[0].count, ==, 4);
      g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 4);
    }

  table_tap_number (fixture, "table.seat", 1);
  assert_hides (fixture, DOUBTED);
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 4);
  table_tap_dice (fixture, "2555");
  assert_shows (fixture, DOUBTED);

  table_insist (fixture, "Sue’s word");
  resume (fixture);
  assert_shows (fixture, ONE_FIVE " Kept anyway: Sue’s word");
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 0);
}

/* Where nobody knows how many dice a hand has, Next ends it, and Backspace takes back its last die all the same. */
static void
test_doubt_of_next (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "plate=2", 2);
  table_tap_dice (fixture, "62");
  table_tap_dice (fixture, "5534");
  table_tap (fixture, "table.done");
  table_tap_take (fixture, 6);
  table_tap (fixture, "table.reveal");
  table_tap_dice (fixture, "1111");
  g_assert_cmpuint (table_raid (fixture)->asked, ==, 0);
  table_tap (fixture, "table.done");
  g_assert_cmpuint (table_raid (fixture)->asked, ==, crumb_seats_of (0));
  resume (fixture);
  assert_shows (fixture, "Keep Anyway");

  table_tap (fixture, "table.back");
  assert_hides (fixture, "Keep Anyway");
  g_assert_cmpuint (table_raid (fixture)->hands[0].count, ==, 3);
}

/* The table decides: the hand is saved with the reason, and undone in one step. */
static void
test_doubt_kept (Table *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  begin_reveal (fixture);

  table_tap_dice (fixture, "6531");
  table_insist (fixture, "misread a die");
  assert_hides (fixture, "Correct the hand, or keep it anyway.");
  assert_shows (fixture, ONE_FIVE " Kept anyway: misread a die");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  g_assert_false (table_raid (fixture)->overrule);

  table_tap_dice (fixture, "2555");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  assert_shows (fixture, "Kept anyway: misread a die");

  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  table_tap (fixture, "table.back");
  table_tap (fixture, "table.back");
  table_tap (fixture, "table.back");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  assert_hides (fixture, "Kept anyway");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, 0);
}

/* Cookies that no hand brings are asked about. */
static void
test_doubt_cookies (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);
  table_tap (fixture, "table.enter-cookies");
  table_tap_number (fixture, "table.digit", 9);
  assert_hides (fixture, "Sue can’t have that many cookies.");
  table_tap_number (fixture, "table.digit", 9);
  assert_shows (fixture, "Sue can’t have that many cookies.");
  resume (fixture);
  assert_shows (fixture, "Sue can’t have that many cookies.");
  table_tap (fixture, "table.done");
  assert_can_insist (fixture);
  g_assert_cmpuint (table_raid (fixture)->cookies_in, ==, 0);
  table_insist (fixture, "house bonus");
  g_assert_cmpuint (table_raid (fixture)->cookies_in, ==, crumb_seats_of (0));
  table_tap_number (fixture, "table.digit", 1);
  table_tap_number (fixture, "table.digit", 6);
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->scores.totals[0], ==, 99);
}

/* What is typed is seen, in a round that began with bids too. */
static void
test_cookies_after_bids (Table *fixture, gconstpointer data)
{
  begin_reveal (fixture);
  table_tap (fixture, "table.enter-cookies");
  table_tap_number (fixture, "table.digit", 9);
  assert_shows (fixture, "9 cookies");
}

static GtkWidget *
find_only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return g_ptr_array_index (found, 0);
}

/* The reason is asked for in place; Enter saves, and the text is not offered for the next overrule. */
static void
test_reason (Table *fixture, gconstpointer data)
{
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkWidget *reason;

  begin_reveal (fixture);
  table_tap_dice (fixture, "6531");
  button = find_insist (fixture);

  gtk_menu_button_popup (button);
  popover = gtk_menu_button_get_popover (button);
  g_assert_true (CRUMB_IS_REASON_POPOVER (popover));
  reason = find_only (GTK_WIDGET (popover), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (reason), "  Sue’s word ");
  g_signal_emit_by_name (find_only (GTK_WIDGET (popover), GTK_TYPE_BUTTON), "clicked");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (popover)));
  assert_shows (fixture, "Kept anyway: Sue’s word");

  table_tap_dice (fixture, "1111");
  gtk_menu_button_popup (button);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
  gtk_popover_popdown (popover);
}

/* Typing digits in a reason doesn't enter dice. */
static void
test_keys_under_reason (Table *fixture, gconstpointer data)
{
  guint n_moves;

  begin_reveal (fixture);
  table_tap_dice (fixture, "6531");
  n_moves = crumb_game_get_n_moves (fixture->game);
  gtk_menu_button_popup (find_insist (fixture));

  g_assert_false (widget_press (fixture->table, GDK_KEY_5));
  g_assert_false (widget_press (fixture->table, GDK_KEY_BackSpace));
  g_assert_false (widget_press (fixture->table, GDK_KEY_Return));
  assert_shows (fixture, DOUBTED);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, n_moves);
}

void
add_table_doubt_tests (void)
{
  const struct
  {
    const char *path;
    void (*test) (Table *fixture, gconstpointer data);
  } tests[] = {
    { "/table/doubt/shown", test_doubt },
    { "/table/doubt/corrected", test_doubt_corrected },
    { "/table/doubt/typed-on", test_doubt_typed_on },
    { "/table/doubt/undone", test_doubt_undone },
    { "/table/doubt/resumes", test_doubt_resumes },
    { "/table/doubt/of-next", test_doubt_of_next },
    { "/table/doubt/kept", test_doubt_kept },
    { "/table/doubt/cookies", test_doubt_cookies },
    { "/table/cookies-after-bids", test_cookies_after_bids },
    { "/table/reason", test_reason },
    { "/table/keys-under-reason", test_keys_under_reason },
  };

  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Table, NULL, table_set_up, tests[i].test, table_tear_down);
}
