/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table, driven through its actions and its keys as people drive it. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/panels/crumb-hand-row.h"
#include "ui/cookie-raid/panels/crumb-seat-card.h"
#include "ui/cookie-raid/table/crumb-bid-row.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-hand-line.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-reason-popover.h"

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *window;
  GtkWidget *table;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  widget_destroy_window (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

static char *
texts (Fixture *fixture)
{
  return widget_texts (fixture->table);
}

/* The layout is chosen once the size is known. */
static gboolean
is_laid_out (Fixture *fixture)
{
  g_autofree char *shown = texts (fixture);

  return gtk_widget_get_mapped (fixture->table) && *shown != '\0';
}

static void
begin (Fixture *fixture, const char *rules, guint n_seats)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  fixture->game = record_new_game (fixture->record.store, rules, n_seats);
  fixture->table = crumb_table_view_new ();
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->table);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!is_laid_out (fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static const CrumbRaid *
raid (Fixture *fixture)
{
  return crumb_game_get_state (fixture->game);
}

static void
tap (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, NULL));
}

static void
tap_number (Fixture *fixture, const char *action, int number)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, "i", number));
}

static void
tap_take (Fixture *fixture, guint face)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.take", "(yy)", face, 0));
}

static void
tap_dice (Fixture *fixture, const char *dice)
{
  for (; *dice != '\0'; dice++)
    tap_number (fixture, "table.die", *dice - '0');
}

#define assert_shows(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = texts (fixture);                                                                          \
    if (strstr (shown, text) == NULL)                                                                                  \
      g_error ("“%s” is not shown, but:\n%s", text, shown);                                                            \
  }                                                                                                                    \
  G_STMT_END

#define assert_hides(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = texts (fixture);                                                                          \
    if (strstr (shown, text) != NULL)                                                                                  \
      g_error ("“%s” is shown:\n%s", text, shown);                                                                     \
  }                                                                                                                    \
  G_STMT_END

/* The first shown button with that action, or NULL. */
static GtkWidget *
find_button (Fixture *fixture, const char *action)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (fixture->table, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), action) == 0)
      return g_ptr_array_index (buttons, i);
  return NULL;
}

static gboolean
can_tap (Fixture *fixture, const char *action)
{
  GtkWidget *button = find_button (fixture, action);

  return button != NULL && gtk_widget_get_sensitive (button);
}

static void
test_whole_round (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "plate=2", 2);

  tap_dice (fixture, "64");
  assert_shows (fixture, "What did Sue roll?");
  tap_dice (fixture, "511");
  assert_shows (fixture, "What did John & <b> roll?");
  tap_dice (fixture, "444");
  assert_shows (fixture, "Sue takes the bid.");
  tap_take (fixture, 6);
  g_assert_cmpuint (raid (fixture)->won[0], ==, 1);

  tap_number (fixture, "table.die", 3);
  tap (fixture, "table.done");
  tap (fixture, "table.no-bid");
  tap_take (fixture, 4);
  assert_shows (fixture, "Keep the 4");
  tap (fixture, "table.done");

  tap_dice (fixture, "64113");
  tap_dice (fixture, "444");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  g_assert_cmpint (raid (fixture)->totals[0], ==, 2);
  g_assert_cmpint (raid (fixture)->totals[1], ==, 8);
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
}

/* An action that the phase doesn't allow has no button, and does nothing when it is activated anyway. */
static void
test_enabled (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "plate=2", 2);

  g_assert_true (can_tap (fixture, "table.die"));
  g_assert_true (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.no-bid"));
  g_assert_false (can_tap (fixture, "table.back"));
  g_assert_false (can_tap (fixture, "table.seat"));
  tap (fixture, "table.no-bid");
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 0);

  tap_dice (fixture, "64");
  g_assert_true (can_tap (fixture, "table.no-bid"));
  g_assert_true (can_tap (fixture, "table.back"));
  g_assert_true (can_tap (fixture, "table.seat"));
  g_assert_false (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.take"));

  tap_dice (fixture, "5");
  g_assert_true (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.no-bid"));

  tap_dice (fixture, "11444");
  g_assert_true (can_tap (fixture, "table.take"));
  g_assert_false (can_tap (fixture, "table.die"));
  assert_hides (fixture, "Keep Anyway");
}

static void
test_back (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  tap (fixture, "table.done");
  tap_dice (fixture, "51");
  tap (fixture, "table.back");
  g_assert_cmpuint (raid (fixture)->roll.dice[0].count, ==, 1);
  tap_dice (fixture, "11444");
  tap (fixture, "table.back");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
  assert_shows (fixture, "What did John & <b> roll?");
}

/* Backspace doesn't return to the round before, since that is easily hit by mistake. */
static void
test_back_stops (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  tap (fixture, "table.enter-hands");
  tap_dice (fixture, "666");
  tap (fixture, "table.done");
  tap_dice (fixture, "555");
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
  g_assert_false (can_tap (fixture, "table.back"));
}

static void
test_won_by_word (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 4);

  tap (fixture, "table.done");
  tap_number (fixture, "table.seat", 2);
  g_assert_cmpuint (raid (fixture)->winner, ==, 2);
  tap_number (fixture, "table.seat", 3);
  g_assert_cmpuint (raid (fixture)->winner, ==, 3);
  tap (fixture, "table.done");
  g_assert_cmpuint (raid (fixture)->won[3], ==, 1);
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
}

static void
test_tie (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 3);

  tap (fixture, "table.done");
  tap_dice (fixture, "511");
  tap (fixture, "table.no-bid");
  tap_dice (fixture, "511");
  assert_shows (fixture, "Tied: Sue and \u200e\u2068علي\u2069 re-roll");
  assert_shows (fixture, "out");
  tap_dice (fixture, "666");
  tap_dice (fixture, "665");
  assert_shows (fixture, "Sue takes the bid.");
}

static void
test_nobody (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  tap (fixture, "table.done");
  tap (fixture, "table.no-bid");
  tap (fixture, "table.no-bid");
  assert_shows (fixture, "End the Round");
  tap (fixture, "table.back");
  assert_hides (fixture, "End the Round");
  tap (fixture, "table.no-bid");
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

static void
test_lucky_reroll (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "plate=1", 2);

  tap (fixture, "table.done");
  tap_dice (fixture, "511444");
  tap_take (fixture, 0);
  assert_shows (fixture, "Keep It");
  tap_dice (fixture, "2");
  g_assert_cmpuint (raid (fixture)->taken[0].dice[0].face, ==, 2);
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

static void
test_cookies (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  tap (fixture, "table.enter-cookies");
  g_assert_true (can_tap (fixture, "table.digit"));
  g_assert_false (can_tap (fixture, "table.die"));
  tap_number (fixture, "table.digit", 1);
  tap_number (fixture, "table.digit", 2);
  tap (fixture, "table.done");
  tap_number (fixture, "table.digit", 7);
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->totals[0], ==, 12);
  g_assert_cmpint (raid (fixture)->totals[1], ==, 7);
}

static void
insist (Fixture *fixture, const char *why)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.insist", "s", why));
}

/* A refusal is explained, disappears with the next move, and can be overruled where the rules allow it. */
static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  tap (fixture, "table.done");
  tap (fixture, "table.no-bid");
  tap (fixture, "table.no-bid");
  tap (fixture, "table.done");
  tap_dice (fixture, "66");
  tap (fixture, "table.done");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, 0);
  assert_shows (fixture, "Sue holds 3 dice");
  assert_shows (fixture, "Keep Anyway");

  tap_number (fixture, "table.die", 9);
  assert_shows (fixture, "9");
  assert_hides (fixture, "Keep Anyway");

  tap (fixture, "table.done");
  insist (fixture, "one is under the sofa");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  assert_hides (fixture, "Correct the hand, or keep it.");
  assert_hides (fixture, "Keep Anyway");
  assert_shows (fixture, "Kept by the table: one is under the sofa");
}

/* Sue bids 5-5-3 and wins a 6, John bids 5 and wins the last die: the hands are revealed. */
static void
begin_reveal (Fixture *fixture)
{
  begin (fixture, "plate=2", 2);
  tap_dice (fixture, "62");
  tap_dice (fixture, "5534");
  tap (fixture, "table.done");
  tap_take (fixture, 6);
  tap (fixture, "table.no-bid");
  tap_dice (fixture, "5");
  tap (fixture, "table.done");
  tap_take (fixture, 2);
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

#define ONE_FIVE "Sue’s last bid showed 5-5-3; this hand has one 5."

/* The button that asks for the reason of an overrule. */
static GtkMenuButton *
find_insist (Fixture *fixture)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (fixture->table, GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_menu_button_get_label (g_ptr_array_index (buttons, i)), "Keep Anyway") == 0)
      return g_ptr_array_index (buttons, i);
  g_assert_not_reached ();
}

/* The screen shows the hand as entered, though its last die is not in the game. */
static void
test_doubt (Fixture *fixture, gconstpointer data)
{
  begin_reveal (fixture);

  tap_dice (fixture, "653");
  assert_hides (fixture, ONE_FIVE);
  tap_dice (fixture, "3");
  assert_shows (fixture, ONE_FIVE);
  assert_shows (fixture, "Keep Anyway");
  assert_shows (fixture, "+2");
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 1);
  g_assert_cmpuint (raid (fixture)->hands[0].count, ==, 3);
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, 0);

  tap (fixture, "table.done");
  assert_shows (fixture, ONE_FIVE);
  g_assert_true (gtk_menu_button_get_active (find_insist (fixture)));
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, 0);
}

/* More dice don't count until Backspace has removed the last one shown. */
static void
test_doubt_corrected (Fixture *fixture, gconstpointer data)
{
  begin_reveal (fixture);

  tap_dice (fixture, "6531");
  tap (fixture, "table.back");
  assert_hides (fixture, ONE_FIVE);
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 0);
  g_assert_cmpuint (raid (fixture)->hands[0].count, ==, 3);
  tap_dice (fixture, "15");
  assert_shows (fixture, ONE_FIVE);
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, 0);
  tap (fixture, "table.back");
  tap_dice (fixture, "5");
  assert_hides (fixture, ONE_FIVE);
  assert_hides (fixture, "Kept by the table");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, crumb_seats_of (0));
}

static void
test_doubt_undone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  begin_reveal (fixture);

  tap_dice (fixture, "6531");
  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  assert_hides (fixture, ONE_FIVE);
  g_assert_cmpuint (widget_count_class (fixture->table, "doubted"), ==, 0);
  g_assert_cmpuint (raid (fixture)->hands[0].count, ==, 2);
}

/* The table decides: the hand is saved with the reason, and undone in one step. */
static void
test_doubt_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  begin_reveal (fixture);

  tap_dice (fixture, "6531");
  insist (fixture, "misread a die");
  assert_hides (fixture, "Correct the hand, or keep it.");
  assert_shows (fixture, ONE_FIVE " Kept by the table: misread a die");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  g_assert_false (raid (fixture)->overrule);

  tap_dice (fixture, "2555");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  assert_shows (fixture, "Kept by the table: misread a die");

  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  tap (fixture, "table.back");
  tap (fixture, "table.back");
  tap (fixture, "table.back");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  assert_hides (fixture, "Kept by the table");
  g_assert_cmpuint (raid (fixture)->hands_closed, ==, 0);
}

/* Cookies that no hand brings are asked about. */
static void
test_doubt_cookies (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);
  tap (fixture, "table.enter-cookies");
  tap_number (fixture, "table.digit", 9);
  tap_number (fixture, "table.digit", 9);
  tap (fixture, "table.done");
  assert_shows (fixture, "16 is the most");
  g_assert_cmpuint (raid (fixture)->cookies_in, ==, 0);
  insist (fixture, "house bonus");
  g_assert_cmpuint (raid (fixture)->cookies_in, ==, crumb_seats_of (0));
  tap_number (fixture, "table.digit", 1);
  tap_number (fixture, "table.digit", 6);
  tap (fixture, "table.done");
  g_assert_cmpint (raid (fixture)->totals[0], ==, 99);
}

/* A name whose dice are in is tapped twice before they are gone. */
static void
test_wipes (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);
  tap (fixture, "table.done");
  tap_dice (fixture, "55");
  tap (fixture, "table.done");
  gtk_widget_activate_action (fixture->table, "table.seat", "i", 0);
  assert_shows (fixture, "The dice of Sue are in.");
  g_assert_cmpuint (raid (fixture)->roll.dice[0].count, ==, 2);
  gtk_widget_activate_action (fixture->table, "table.seat", "i", 0);
  g_assert_cmpuint (raid (fixture)->roll.dice[0].count, ==, 0);
}

/* A bid ends when the next seat is pointed at, all are ended when nobody else bids or a die of the plate is tapped. */
static void
test_short_ways (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "plate=2", 2);
  tap_dice (fixture, "63");
  tap_dice (fixture, "5");
  gtk_widget_activate_action (fixture->table, "table.place", "u", 1);
  g_assert_cmpuint (raid (fixture)->roll.closed, ==, crumb_seats_of (0));
  tap_dice (fixture, "4");
  gtk_widget_activate_action (fixture->table, "table.take-now", "(yy)", 6, 0);
  g_assert_cmpuint (raid (fixture)->won[0], ==, 1);
  gtk_widget_activate_action (fixture->table, "table.last-die", "i", 2);
  g_assert_cmpuint (raid (fixture)->roll.closed, ==, crumb_seats_of (0));
  tap (fixture, "table.no-bid");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_LUCKY);
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
test_reason (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkWidget *reason;

  begin_reveal (fixture);
  tap_dice (fixture, "6531");
  button = find_insist (fixture);

  gtk_menu_button_popup (button);
  popover = gtk_menu_button_get_popover (button);
  g_assert_true (CRUMB_IS_REASON_POPOVER (popover));
  reason = find_only (GTK_WIDGET (popover), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (reason), "  Sue’s word ");
  g_signal_emit_by_name (find_only (GTK_WIDGET (popover), GTK_TYPE_BUTTON), "clicked");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (popover)));
  assert_shows (fixture, "Kept by the table: Sue’s word");

  tap_dice (fixture, "1111");
  gtk_menu_button_popup (button);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (reason)), ==, "");
  gtk_popover_popdown (popover);
}

static gboolean
press (Fixture *fixture, guint keyval)
{
  return widget_press (fixture->table, keyval);
}

static guint
count_shown_dice (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = widget_find_all (fixture->table, CRUMB_TYPE_HAND_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) rolls = widget_find_all (g_ptr_array_index (rows, i), CRUMB_TYPE_DICE_ROW);

      n += rolls->len;
    }
  return n;
}

/* Every die has a key, and there is none for a full bid. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  const guint keys[] = {
    GDK_KEY_6,      GDK_KEY_KP_4, GDK_KEY_5, GDK_KEY_1,     GDK_KEY_KP_1, GDK_KEY_4, GDK_KEY_BackSpace, GDK_KEY_3,
    GDK_KEY_Return, GDK_KEY_6,    GDK_KEY_2, GDK_KEY_space, GDK_KEY_0,    GDK_KEY_4, GDK_KEY_KP_Enter,
  };

  begin (fixture, "plate=2", 2);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (press (fixture, keys[i]));
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
  g_assert_cmpuint (raid (fixture)->taken[0].dice[0].face, ==, 6);
  g_assert_cmpuint (raid (fixture)->taken[0].dice[1].face, ==, 4);
}

/* The window's first button, Undo, must not get the focus. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 2);

  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == fixture->table);
}

/* Ten, eleven and twelve are entered by letters, if dice go that far. */
static void
test_high_faces (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "sides=10,plate=1", 2);

  tap (fixture, "table.done");
  g_assert_true (press (fixture, GDK_KEY_t));
  g_assert_true (press (fixture, GDK_KEY_9));
  g_assert_false (press (fixture, GDK_KEY_e));
  g_assert_false (press (fixture, GDK_KEY_w));
  press (fixture, GDK_KEY_r);
  g_assert_cmpuint (raid (fixture)->roll.dice[0].count, ==, 2);
  g_assert_cmpuint (raid (fixture)->roll.dice[0].dice[0].face, ==, 10);
}

/* A colour stays selected until changed, and belongs to its die from the plate to the score. */
static void
test_colours (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "three-colours,plate=2", 2);

  assert_shows (fixture, "Choose the color of a die before its face");
  g_assert_true (press (fixture, GDK_KEY_b));
  assert_hides (fixture, "Choose the color of a die before its face");
  tap_dice (fixture, "6");
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.colour", "u", 1));
  tap_dice (fixture, "6");
  g_assert_cmpuint (raid (fixture)->plate.dice[0].colour, ==, 3);
  g_assert_cmpuint (raid (fixture)->plate.dice[1].colour, ==, 1);

  tap_dice (fixture, "6");
  tap (fixture, "table.done");
  tap (fixture, "table.no-bid");
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.take", "(yy)", 6, 3));
  g_assert_cmpuint (raid (fixture)->taken[0].dice[0].colour, ==, 3);
  g_assert_cmpuint (raid (fixture)->plate.dice[0].colour, ==, 1);

  tap (fixture, "table.no-bid");
  tap (fixture, "table.no-bid");
  tap (fixture, "table.done");
  tap_dice (fixture, "6654");
  tap_dice (fixture, "55");
  g_assert_true (press (fixture, GDK_KEY_n));
  tap_dice (fixture, "5");
  g_assert_cmpint (raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  g_assert_cmpint (raid (fixture)->totals[0], ==, 4);
  g_assert_cmpint (raid (fixture)->totals[1], ==, 8);
}

static void
test_countdown (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "countdown=20", 2);

  g_assert_false (can_tap (fixture, "table.countdown"));
  tap (fixture, "table.done");
  assert_shows (fixture, "Count Down 20 Seconds");
  g_assert_true (press (fixture, GDK_KEY_c));
  assert_shows (fixture, "20\nStop");
  tap (fixture, "table.countdown");
  assert_shows (fixture, "Count Down 20 Seconds");

  /* A countdown doesn't block input. */
  tap (fixture, "table.countdown");
  tap_dice (fixture, "5");
  assert_hides (fixture, "Stop");
  g_assert_false (can_tap (fixture, "table.countdown"));
}

static void
test_open_hands (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) hidden = NULL;
  g_autoptr (GPtrArray) hands = NULL;
  g_autoptr (GPtrArray) compact = NULL;

  begin (fixture, "open-hands", 2);
  cards = widget_find_all (fixture->table, CRUMB_TYPE_SEAT_CARD);
  hands = widget_find_all (g_ptr_array_index (cards, 0), CRUMB_TYPE_HAND_LINE);
  g_assert_cmpuint (hands->len, ==, 1);

  crumb_seat_card_set_compact (g_ptr_array_index (cards, 0), TRUE);
  compact = widget_find_all (g_ptr_array_index (cards, 0), CRUMB_TYPE_HAND_LINE);
  g_assert_cmpuint (compact->len, ==, 1);

  tap (fixture, "table.enter-hands");
  hidden = widget_find_all (g_ptr_array_index (cards, 0), CRUMB_TYPE_HAND_LINE);
  g_assert_cmpuint (hidden->len, ==, 0);
}

/* The roll-off shows who has rolled, and what, while others still roll. */
static void
test_roll_off (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "tied-best=roll-off,end=rounds,rounds=1,tied-end=shared-win,bonus=0", 2);

  tap (fixture, "table.enter-hands");
  tap_dice (fixture, "654");
  tap (fixture, "table.done");
  tap_dice (fixture, "654");
  tap (fixture, "table.done");
  assert_shows (fixture, "What did Sue roll for the best hand?");
  tap_dice (fixture, "3");
  /* Two hands, each with the rolled die or its empty place. */
  g_assert_cmpuint (count_shown_dice (fixture), ==, 4);
  tap_dice (fixture, "3");
  assert_shows (fixture, "What did Sue roll for the best hand?");
  tap_dice (fixture, "35");
  assert_shows (fixture, "Sue and John & <b> share the win with 0 cookies each.");
}

static void
test_keys_under_dialog (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog = adw_dialog_new ();

  begin (fixture, "", 2);
  adw_dialog_present (dialog, fixture->table);

  g_assert_false (press (fixture, GDK_KEY_5));
  g_assert_false (press (fixture, GDK_KEY_Return));
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 0);
}

/* Typing digits in a reason doesn't enter dice. */
static void
test_keys_under_reason (Fixture *fixture, gconstpointer data)
{
  guint n_moves;

  begin_reveal (fixture);
  tap_dice (fixture, "6531");
  n_moves = crumb_game_get_n_moves (fixture->game);
  gtk_menu_button_popup (find_insist (fixture));

  g_assert_false (press (fixture, GDK_KEY_5));
  g_assert_false (press (fixture, GDK_KEY_BackSpace));
  g_assert_false (press (fixture, GDK_KEY_Return));
  assert_shows (fixture, ONE_FIVE);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, n_moves);
}

static guint
count_labels (GtkWidget *root, GType type, const char *text)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (root, type);
  guint n = 0;

  for (guint i = 0; i < widgets->len; i++)
    {
      g_autofree char *shown = widget_texts (g_ptr_array_index (widgets, i));
      g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

      n += g_strv_contains ((const char *const *) lines, text) ? 1 : 0;
    }
  return n;
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", 4);

  for (guint seat = 0; seat < 4; seat++)
    {
      const char *name = crumb_game_get_seat (fixture->game, seat)->name;

      g_assert_cmpuint (count_labels (fixture->table, CRUMB_TYPE_SEAT_CARD, name), ==, 1);
      g_assert_cmpuint (count_labels (fixture->table, CRUMB_TYPE_BID_ROW, name), ==, 1);
    }
}

/* After a restart the table looks the same, since it depends only on the moves. */
static void
test_resumes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  begin (fixture, "", 3);
  tap (fixture, "table.done");
  tap_dice (fixture, "5114");
  before = texts (fixture);

  again = crumb_store_load_game (fixture->record.store, crumb_game_get_id (fixture->game), &error);
  g_assert_no_error (error);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), NULL);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), again);
  after = texts (fixture);
  g_assert_cmpstr (before, ==, after);
}

void
add_table_view_tests (void)
{
  const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/table/whole-round", test_whole_round },
    { "/table/enabled", test_enabled },
    { "/table/back", test_back },
    { "/table/back-stops", test_back_stops },
    { "/table/won-by-word", test_won_by_word },
    { "/table/tie", test_tie },
    { "/table/nobody", test_nobody },
    { "/table/lucky-reroll", test_lucky_reroll },
    { "/table/cookies", test_cookies },
    { "/table/refusal", test_refusal },
    { "/table/doubt/shown", test_doubt },
    { "/table/doubt/corrected", test_doubt_corrected },
    { "/table/doubt/undone", test_doubt_undone },
    { "/table/doubt/kept", test_doubt_kept },
    { "/table/doubt/cookies", test_doubt_cookies },
    { "/table/short-ways", test_short_ways },
    { "/table/wipes", test_wipes },
    { "/table/reason", test_reason },
    { "/table/keys", test_keys },
    { "/table/focus", test_focus },
    { "/table/high-faces", test_high_faces },
    { "/table/colours", test_colours },
    { "/table/countdown", test_countdown },
    { "/table/open-hands", test_open_hands },
    { "/table/roll-off", test_roll_off },
    { "/table/keys-under-dialog", test_keys_under_dialog },
    { "/table/keys-under-reason", test_keys_under_reason },
    { "/table/names", test_names },
    { "/table/resumes", test_resumes },
  };

  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
}
