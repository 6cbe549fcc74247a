/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table, driven through its actions and its keys as people drive it. */

#include "history-fixture.h"
#include "table-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/table/crumb-ask.h"
#include "ui/table/crumb-glide.h"
#include "ui/table/crumb-seat-place.h"

#include "record/store/crumb-correction.h"

/* The first shown button with that action, or NULL. */
static GtkWidget *
find_button (Table *fixture, const char *action)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (fixture->table, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), action) == 0)
      return g_ptr_array_index (buttons, i);
  return NULL;
}

static gboolean
can_tap (Table *fixture, const char *action)
{
  GtkWidget *button = find_button (fixture, action);

  return button != NULL && gtk_widget_get_sensitive (button);
}

static void
test_whole_round (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "plate=2", 2);

  table_tap_dice (fixture, "64");
  assert_shows (fixture, "What did Sue roll?");
  table_tap_dice (fixture, "511");
  assert_shows (fixture, "What did John & <b> roll?");
  table_tap_dice (fixture, "444");
  assert_shows (fixture, "Sue takes the bid.");
  table_tap_take (fixture, 6);
  g_assert_cmpuint (table_raid (fixture)->won[0], ==, 1);

  table_tap_number (fixture, "table.die", 3);
  table_tap (fixture, "table.done");
  table_tap (fixture, "table.no-bid");
  table_tap_take (fixture, 4);
  assert_shows (fixture, "Keep It");
  table_tap (fixture, "table.done");

  table_tap_dice (fixture, "64113");
  table_tap_dice (fixture, "444");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  g_assert_cmpint (table_raid (fixture)->scores.totals[0], ==, 2);
  g_assert_cmpint (table_raid (fixture)->scores.totals[1], ==, 8);
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
}

/* An action that the phase doesn't allow has no button, and does nothing when it is activated anyway. */
static void
test_enabled (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "plate=2", 2);

  g_assert_true (can_tap (fixture, "table.die"));
  g_assert_true (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.no-bid"));
  g_assert_false (can_tap (fixture, "table.back"));
  g_assert_false (can_tap (fixture, "table.seat"));
  table_tap (fixture, "table.no-bid");
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 0);

  table_tap_dice (fixture, "64");
  g_assert_true (can_tap (fixture, "table.no-bid"));
  g_assert_true (can_tap (fixture, "table.back"));
  g_assert_true (can_tap (fixture, "table.seat"));
  g_assert_false (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.take"));

  table_tap_dice (fixture, "5");
  g_assert_true (can_tap (fixture, "table.done"));
  g_assert_false (can_tap (fixture, "table.no-bid"));

  table_tap_dice (fixture, "11444");
  g_assert_true (can_tap (fixture, "table.take"));
  g_assert_false (can_tap (fixture, "table.die"));
  assert_hides (fixture, "Keep Anyway");
}

static void
test_back (Table *fixture, gconstpointer data)
{
  guint n_moves;

  table_begin (fixture, "plate=2", 2);

  table_tap_dice (fixture, "6451");
  table_tap (fixture, "table.back");
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 1);
  table_tap_dice (fixture, "11444");
  table_tap (fixture, "table.back");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
  assert_shows (fixture, "What did John & <b> roll?");

  /* Other… is only on the screen. */
  table_tap_dice (fixture, "4");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_TAKE);
  n_moves = crumb_game_get_n_moves (fixture->game);
  table_tap (fixture, "table.any-die");
  assert_hides (fixture, "Other…");
  table_tap (fixture, "table.back");
  assert_shows (fixture, "Other…");
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, n_moves);
}

/* Backspace doesn't return to the round before, since that is easily hit by mistake. */
static void
test_back_stops (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);

  table_tap (fixture, "table.enter-hands");
  table_tap_dice (fixture, "666");
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "555");
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
  g_assert_false (can_tap (fixture, "table.back"));
}

/* Whoever removes a die doesn't expect a correction of the round before to go. */
static void
test_back_spares_corrections (Table *fixture, gconstpointer data)
{
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  CrumbMove plate;

  table_begin (fixture, "plate=2", 2);
  table_tap_dice (fixture, "62");
  table_tap_dice (fixture, "55");
  correction = crumb_correction_new (fixture->game);
  plate = *crumb_correction_get_move (correction, 1);
  plate.dice.dice[1].face = 3;
  crumb_correction_replace (correction, 1, &plate);
  g_assert_true (crumb_game_correct (fixture->game, correction, NULL, &error));
  g_assert_no_error (error);

  table_tap (fixture, "table.back");
  assert_shows (fixture, "Your last change was a correction. Undo it first.");
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 2);
  g_assert_cmpuint (table_raid (fixture)->plate.dice[1].face, ==, 3);
  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  table_tap (fixture, "table.back");
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 1);
  g_assert_cmpuint (table_raid (fixture)->plate.dice[1].face, ==, 2);
}

/* Each tap on a name is a bid won, the die of which is asked for only the first time. */
static void
test_won_by_word (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 4);

  table_tap (fixture, "table.done");
  table_tap_number (fixture, "table.seat", 2);
  g_assert_cmpuint (table_raid (fixture)->winner, ==, 2);
  table_tap_number (fixture, "table.seat", 3);
  g_assert_cmpuint (table_raid (fixture)->won[2], ==, 1);
  g_assert_cmpuint (table_raid (fixture)->won[3], ==, 1);
  table_tap_number (fixture, "table.seat", 3);
  g_assert_cmpuint (table_raid (fixture)->won[3], ==, 2);
  table_tap (fixture, "table.back");
  g_assert_cmpuint (table_raid (fixture)->won[3], ==, 1);
  table_tap_number (fixture, "table.seat", 3);
  g_assert_cmpuint (table_raid (fixture)->won[3], ==, 2);
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_BID);
}

static void
test_tie (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 3);

  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "511");
  table_tap (fixture, "table.no-bid");
  table_tap_dice (fixture, "511");
  assert_shows (fixture, "Tied: Sue and \u200e\u2068علي\u2069 re-roll");
  assert_shows (fixture, "no bid");
  table_tap_dice (fixture, "666");
  table_tap_dice (fixture, "665");
  assert_shows (fixture, "Sue takes the bid.");
  assert_shows (fixture, "no bid");
}

static void
wait_until_drawn (GtkWidget *widget, gboolean drawn)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (gtk_widget_get_child_visible (widget) != drawn)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      widget_wait ();
    }
}

/* A die that is taken glides from the plate, which stands beside the ruling, and back when that is undone. */
static void
test_glide (Table *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean moves;
  GtkWidget *die;

  g_object_get (settings, "gtk-enable-animations", &moves, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  table_begin (fixture, "plate=2", 2);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 900);
  die = gtk_widget_get_first_child (widget_find (fixture->table, CRUMB_TYPE_GLIDE));
  table_tap_dice (fixture, "53511444");
  assert_shows (fixture, "Sue takes the bid.");
  assert_shows (fixture, "Plate");
  for (guint frame = 0; frame < 20; frame++)
    widget_wait ();
  g_assert_false (gtk_widget_get_child_visible (die));
  table_tap_take (fixture, 5);
  wait_until_drawn (die, TRUE);
  wait_until_drawn (die, FALSE);
  table_tap (fixture, "table.back");
  wait_until_drawn (die, TRUE);
  table_tap_take (fixture, 3);
  g_assert_false (gtk_widget_get_child_visible (die));
  g_object_set (settings, "gtk-enable-animations", moves, NULL);
}

/* What the place of a seat says to a screen reader. */
static void
assert_place (Table *fixture, guint seat, const char *said)
{
  g_autoptr (GPtrArray) places = widget_find_all (fixture->table, CRUMB_TYPE_SEAT_PLACE);

  gtk_test_accessible_assert_property (g_ptr_array_index (places, seat), GTK_ACCESSIBLE_PROPERTY_LABEL, said);
}

/* Whoever was out before a second tie keeps the dice that lost, and no bid stays one. */
static void
test_second_tie (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 4);

  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "511");
  table_tap (fixture, "table.no-bid");
  table_tap_dice (fixture, "511");
  table_tap_dice (fixture, "421");
  assert_shows (fixture, "no bid");
  assert_place (fixture, 3, "Ann =1+1, 0 cookies, 4, 2, 1");
  for (guint tied = 0; tied < 2; tied++)
    table_tap_dice (fixture, "666");
  assert_shows (fixture, "no bid");
  assert_place (fixture, 3, "Ann =1+1, 0 cookies, 4, 2, 1");
  table_tap_dice (fixture, "666");
  table_tap_dice (fixture, "665");
  assert_shows (fixture, "no bid");
  assert_place (fixture, 3, "Ann =1+1, 0 cookies, 4, 2, 1");
}

static void
test_nobody (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);

  table_tap (fixture, "table.done");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.no-bid");
  assert_shows (fixture, "End the Round");
  table_tap (fixture, "table.back");
  assert_hides (fixture, "End the Round");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

static void
test_lucky_reroll (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "plate=1", 2);

  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "511444");
  table_tap_take (fixture, 0);
  assert_shows (fixture, "Keep It");
  table_tap_dice (fixture, "2");
  g_assert_cmpuint (table_raid (fixture)->taken[0].dice[0].face, ==, 2);
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
}

static void
test_cookies (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);

  table_tap (fixture, "table.enter-cookies");
  g_assert_true (can_tap (fixture, "table.digit"));
  g_assert_false (can_tap (fixture, "table.die"));
  table_tap_number (fixture, "table.digit", 1);
  table_tap_number (fixture, "table.digit", 2);
  table_tap (fixture, "table.done");
  table_tap_number (fixture, "table.digit", 7);
  table_tap (fixture, "table.done");
  g_assert_cmpint (table_raid (fixture)->scores.totals[0], ==, 12);
  g_assert_cmpint (table_raid (fixture)->scores.totals[1], ==, 7);
}

/* A refusal is explained, disappears with the next move, and can be overruled where the rules allow it. */
static void
test_refusal (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);

  table_tap (fixture, "table.done");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "66");
  table_tap (fixture, "table.done");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, 0);
  assert_shows (fixture, "Sue has 3 dice");
  assert_shows (fixture, "Keep Anyway");

  table_tap_number (fixture, "table.die", 9);
  assert_shows (fixture, "9");
  assert_hides (fixture, "Keep Anyway");

  table_tap (fixture, "table.done");
  table_insist (fixture, "one is under the sofa");
  g_assert_cmpuint (table_raid (fixture)->hands_closed, ==, crumb_seats_of (0));
  assert_hides (fixture, "Correct the hand, or keep it anyway.");
  assert_hides (fixture, "Keep Anyway");
  assert_shows (fixture, "Kept anyway: one is under the sofa");
}

/* A name whose dice are in is tapped twice before they are gone. */
static void
test_wipes (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "55");
  table_tap (fixture, "table.done");
  gtk_widget_activate_action (fixture->table, "table.seat", "i", 0);
  assert_shows (fixture, "Sue’s dice are in.");
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 2);
  gtk_widget_activate_action (fixture->table, "table.seat", "i", 0);
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 0);
}

/* A bid ends when the next seat is pointed at, all are ended when nobody else bids or a die of the plate is tapped. */
static void
test_short_ways (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "plate=2", 2);
  table_tap_dice (fixture, "63");
  table_tap_dice (fixture, "5");
  gtk_widget_activate_action (fixture->table, "table.place", "u", 1);
  g_assert_cmpuint (table_raid (fixture)->roll.closed, ==, crumb_seats_of (0));
  table_tap_dice (fixture, "4");
  gtk_widget_activate_action (fixture->table, "table.take-now", "(yy)", 6, 0);
  g_assert_cmpuint (table_raid (fixture)->won[0], ==, 1);
  gtk_widget_activate_action (fixture->table, "table.last-die", "i", 2);
  g_assert_cmpuint (table_raid (fixture)->roll.closed, ==, crumb_seats_of (0));
  table_tap (fixture, "table.no-bid");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_LUCKY);
}

static gboolean
press (Table *fixture, guint keyval)
{
  return widget_press (fixture->table, keyval);
}

/* Every die has a key, and there is none for a full bid. */
static void
test_keys (Table *fixture, gconstpointer data)
{
  const guint keys[] = {
    GDK_KEY_6,      GDK_KEY_KP_4, GDK_KEY_5, GDK_KEY_1,     GDK_KEY_KP_1, GDK_KEY_4, GDK_KEY_BackSpace, GDK_KEY_3,
    GDK_KEY_Return, GDK_KEY_6,    GDK_KEY_2, GDK_KEY_space, GDK_KEY_0,    GDK_KEY_4, GDK_KEY_KP_Enter,
  };

  table_begin (fixture, "plate=2", 2);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (press (fixture, keys[i]));
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_REVEAL);
  g_assert_cmpuint (table_raid (fixture)->taken[0].dice[0].face, ==, 6);
  g_assert_cmpuint (table_raid (fixture)->taken[0].dice[1].face, ==, 4);
}

/* The window's first button, Undo, must not get the focus. */
static void
test_focus (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);

  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == fixture->table);
}

/* Ten, eleven and twelve are entered by letters, if dice go that far. */
static void
test_high_faces (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "sides=10,plate=1", 2);

  table_tap (fixture, "table.done");
  g_assert_true (press (fixture, GDK_KEY_t));
  g_assert_true (press (fixture, GDK_KEY_9));
  g_assert_false (press (fixture, GDK_KEY_e));
  g_assert_false (press (fixture, GDK_KEY_w));
  press (fixture, GDK_KEY_r);
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 2);
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].dice[0].face, ==, 10);
}

/* A colour stays selected until changed, and belongs to its die from the plate to the score. */
static void
test_colours (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "three-colours,plate=2", 2);

  g_assert_true (press (fixture, GDK_KEY_b));
  table_tap_dice (fixture, "6");
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.colour", "u", 1));
  table_tap_dice (fixture, "6");
  g_assert_cmpuint (table_raid (fixture)->plate.dice[0].colour, ==, 3);
  g_assert_cmpuint (table_raid (fixture)->plate.dice[1].colour, ==, 1);

  table_tap_dice (fixture, "6");
  table_tap (fixture, "table.done");
  table_tap (fixture, "table.no-bid");
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.take", "(yy)", 6, 3));
  g_assert_cmpuint (table_raid (fixture)->taken[0].dice[0].colour, ==, 3);
  g_assert_cmpuint (table_raid (fixture)->plate.dice[0].colour, ==, 1);

  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "6654");
  table_tap_dice (fixture, "55");
  g_assert_true (press (fixture, GDK_KEY_n));
  table_tap_dice (fixture, "5");
  g_assert_cmpint (table_raid (fixture)->phase, ==, CRUMB_RAID_AT_SCORED);
  g_assert_cmpint (table_raid (fixture)->scores.totals[0], ==, 4);
  g_assert_cmpint (table_raid (fixture)->scores.totals[1], ==, 8);
}

static void
test_countdown (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "countdown=20", 2);

  g_assert_false (can_tap (fixture, "table.countdown"));
  table_tap (fixture, "table.done");
  g_assert_true (can_tap (fixture, "table.countdown"));
  g_assert_true (press (fixture, GDK_KEY_c));
  assert_shows (fixture, "20");
  table_tap (fixture, "table.countdown");
  assert_hides (fixture, "20");

  /* A countdown doesn't block input. */
  table_tap (fixture, "table.countdown");
  table_tap_dice (fixture, "5");
  assert_hides (fixture, "20");
  g_assert_false (can_tap (fixture, "table.countdown"));
}

static void
test_open_hands (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "open-hands", 2);
  table_tap (fixture, "table.done");
  /* Those of the plate, and of the seat that isn't asked. */
  g_assert_cmpuint (widget_count_class (fixture->table, "unknown"), ==, 8 + 3);
  table_tap (fixture, "table.enter-hands");
  g_assert_cmpuint (widget_count_class (fixture->table, "unknown"), ==, 0);
}

/* After dice, 0 ends their bid, and the next seat has none. */
static void
test_pass_after_dice (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 3);
  table_tap (fixture, "table.done");
  g_assert_true (press (fixture, GDK_KEY_1));
  g_assert_true (press (fixture, GDK_KEY_1));
  g_assert_true (press (fixture, GDK_KEY_0));
  g_assert_cmpuint (table_raid (fixture)->roll.closed, ==, crumb_seats_of (0) | crumb_seats_of (1));
  g_assert_cmpuint (table_raid (fixture)->roll.dice[0].count, ==, 2);
  assert_shows (fixture, "no bid");
}

/* A key that does nothing now says why. */
static void
test_mute_key (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "", 2);
  table_tap (fixture, "table.done");
  table_tap (fixture, "table.no-bid");
  table_tap (fixture, "table.no-bid");
  g_assert_true (press (fixture, GDK_KEY_5));
  assert_shows (fixture, "Say whether the round ends first.");
}

/* What is left of the plate stays where it was. */
static void
test_plate_keeps_places (Table *fixture, gconstpointer data)
{
  CrumbAsk *ask;

  table_begin (fixture, "plate=3", 2);
  table_tap_dice (fixture, "654");
  table_tap_dice (fixture, "511444");
  table_tap_take (fixture, 5);
  table_tap_dice (fixture, "511444");
  ask = CRUMB_ASK (widget_find (fixture->table, CRUMB_TYPE_ASK));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (gtk_widget_get_child_visible (crumb_ask_find_key (ask, i)), ==, i != 1);
}

/* The roll-off shows who has rolled, and what, while others still roll. */
static void
test_roll_off (Table *fixture, gconstpointer data)
{
  table_begin (fixture, "tied-best=roll-off,end=rounds,rounds=1,tied-end=shared-win,bonus=0", 2);

  table_tap (fixture, "table.enter-hands");
  table_tap_dice (fixture, "654");
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "654");
  table_tap (fixture, "table.done");
  assert_shows (fixture, "What did Sue roll for the bonus?");
  table_tap_dice (fixture, "33");
  assert_shows (fixture, "What did Sue roll for the bonus?");
  table_tap_dice (fixture, "35");
  assert_shows (fixture, "Sue and John & <b> share the win with 0 cookies each.");
}

static void
test_keys_under_dialog (Table *fixture, gconstpointer data)
{
  AdwDialog *dialog = adw_dialog_new ();

  table_begin (fixture, "", 2);
  adw_dialog_present (dialog, fixture->table);

  g_assert_false (press (fixture, GDK_KEY_5));
  g_assert_false (press (fixture, GDK_KEY_Return));
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 0);
}

/* A seat stands once on the screen. */
static void
test_names (Table *fixture, gconstpointer data)
{
  g_autofree char *texts = NULL;
  g_auto (GStrv) lines = NULL;

  table_begin (fixture, "", 4);
  texts = table_texts (fixture);
  lines = g_strsplit (texts, "\n", -1);
  for (guint seat = 0; seat < 4; seat++)
    {
      guint n = 0;

      for (guint i = 0; lines[i] != NULL; i++)
        n += g_str_equal (lines[i], crumb_game_get_seat (fixture->game, seat)->name);
      g_assert_cmpuint (n, ==, 1);
    }
}

/* A bid shows its dice as pictures, and says them one by one. */
static void
test_bid_aloud (Table *fixture, gconstpointer data)
{
  g_autofree char *label = NULL;

  table_begin (fixture, "", 2);
  record_play (fixture->game, CRUMB_RAID_BID, 0, "511");
  label = g_strdup_printf ("%s, 0 cookies, 5, 1, 1", crumb_game_get_seat (fixture->game, 0)->name);
  gtk_test_accessible_assert_property (widget_find (fixture->table, CRUMB_TYPE_SEAT_PLACE),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* After a restart the table looks the same, since it depends only on the moves. */
static void
test_resumes (Table *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  table_begin (fixture, "", 3);
  table_tap (fixture, "table.done");
  table_tap_dice (fixture, "5114");
  before = table_texts (fixture);

  again = record_load (fixture->record.store, crumb_game_get_id (fixture->game));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), NULL);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), again);
  after = table_texts (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* The round ends with so many cookies for Sue. */
static void
score (Table *fixture, gint16 cookies)
{
  for (guint8 seat = 0; seat < 2; seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = seat == 0 ? cookies : 1 };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (fixture->game, &move, &refusal, NULL));
    }
  while (crumb_store_is_asked (fixture->record.store))
    g_main_context_iteration (NULL, TRUE);
}

/* A round that is better than all of earlier games is told of until the table goes on. */
static void
test_record_falls (Table *fixture, gconstpointer data)
{
  for (guint i = 0; i < 10; i++)
    g_free (history_add_game_to (fixture->record.store, "", "Sue", "John", TRUE));
  table_begin (fixture, "target=200", 2);
  score (fixture, 50);
  assert_hides (fixture, "New record");
  table_tap (fixture, "table.done");
  score (fixture, 51);
  assert_shows (fixture, "New record · Best round · Sue: 51 cookies");
  table_tap (fixture, "table.done");
  assert_hides (fixture, "New record");
  score (fixture, 40);
  assert_hides (fixture, "New record");
}

void
add_table_view_tests (void)
{
  const struct
  {
    const char *path;
    void (*test) (Table *fixture, gconstpointer data);
  } tests[] = {
    { "/table/whole-round", test_whole_round },
    { "/table/enabled", test_enabled },
    { "/table/back", test_back },
    { "/table/back-stops", test_back_stops },
    { "/table/back-spares-corrections", test_back_spares_corrections },
    { "/table/won-by-word", test_won_by_word },
    { "/table/tie", test_tie },
    { "/table/second-tie", test_second_tie },
    { "/table/glide", test_glide },
    { "/table/nobody", test_nobody },
    { "/table/lucky-reroll", test_lucky_reroll },
    { "/table/cookies", test_cookies },
    { "/table/refusal", test_refusal },
    { "/table/short-ways", test_short_ways },
    { "/table/wipes", test_wipes },
    { "/table/keys", test_keys },
    { "/table/focus", test_focus },
    { "/table/high-faces", test_high_faces },
    { "/table/colours", test_colours },
    { "/table/countdown", test_countdown },
    { "/table/open-hands", test_open_hands },
    { "/table/pass-after-dice", test_pass_after_dice },
    { "/table/mute-key", test_mute_key },
    { "/table/plate-keeps-places", test_plate_keeps_places },
    { "/table/roll-off", test_roll_off },
    { "/table/keys-under-dialog", test_keys_under_dialog },
    { "/table/names", test_names },
    { "/table/bid-aloud", test_bid_aloud },
    { "/table/resumes", test_resumes },
    { "/table/record-falls", test_record_falls },
  };

  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Table, NULL, table_set_up, tests[i].test, table_tear_down);
}
