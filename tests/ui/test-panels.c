/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the panels show of a game, and that they update with it. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/history/crumb-game-log.h"
#include "ui/history/crumb-game-story.h"
#include "ui/history/crumb-round-row.h"
#include "ui/history/crumb-round-table.h"
#include "ui/table/crumb-seat-place.h"
#include "ui/table/crumb-tabletop.h"
#include "ui/widgets/crumb-log-line.h"

/* The fixture's seats, whose names need escaping. */
#define SUE 0
#define JOHN 1
#define ALI 2
#define ANN 3

typedef GtkWidget *(*NewPanel) (void);

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *panel;
} Fixture;

static GtkWidget *
new_round_table (void)
{
  return g_object_new (CRUMB_TYPE_ROUND_TABLE, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->panel);
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

static void
begin (Fixture *fixture, NewPanel new_panel, const char *rules, guint n_seats)
{
  fixture->game = record_new_game (fixture->record.store, rules, n_seats);
  fixture->panel = g_object_ref_sink (new_panel ());
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->panel), fixture->game);
}

static void
undo (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_no_error (error);
}

static void
play_hands (Fixture *fixture, const char *sue, const char *john)
{
  record_play (fixture->game, CRUMB_RAID_HAND, SUE, sue);
  record_play (fixture->game, CRUMB_RAID_HAND, JOHN, john);
}

static void
play_cookies (Fixture *fixture, int sue, int john)
{
  const int amounts[] = { sue, john };

  for (guint seat = 0; seat < G_N_ELEMENTS (amounts); seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) amounts[seat] };

      record_take (fixture->game, &move);
    }
}

#define assert_texts(fixture, expected)                                                                                \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *texts_ = widget_texts ((fixture)->panel);                                                         \
    g_assert_cmpstr (texts_, ==, expected);                                                                            \
  }                                                                                                                    \
  G_STMT_END

/* Each place, as a screen reader says it. */
static void
assert_places (Fixture *fixture, const char *const *expected)
{
  g_autoptr (GPtrArray) places = widget_find_all (fixture->panel, CRUMB_TYPE_SEAT_PLACE);

  g_assert_cmpuint (places->len, ==, g_strv_length ((GStrv) expected));
  for (guint i = 0; i < places->len; i++)
    gtk_test_accessible_assert_property (g_ptr_array_index (places, i), GTK_ACCESSIBLE_PROPERTY_LABEL, expected[i]);
}

/* The word below the places. */
static void
assert_said (Fixture *fixture, const char *expected)
{
  g_assert_cmpstr (crumb_tabletop_get_said (CRUMB_TABLETOP (fixture->panel)), ==, expected);
}

static void
test_ruling_win (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 3);
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "444");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "151");
  assert_said (fixture, NULL);

  record_play (fixture->game, CRUMB_RAID_BID, ALI, "");
  assert_said (fixture, "John & <b> takes the bid.\n5-1-1 beats 4-4-4: 5 is higher than 4.");
  assert_places (fixture, (const char *const[]) { "Sue, 0 cookies, 4, 4, 4", "John & <b>, 0 cookies, 5, 1, 1, wins",
                                                  "علي, 0 cookies, no bid", NULL });
  /* The die that decides is marked in both bids. */
  g_assert_cmpuint (widget_count_class (fixture->panel, "marked"), ==, 2);

  record_play (fixture->game, CRUMB_RAID_TAKE, JOHN, "6");
  assert_said (fixture, "John & <b> takes 6 from the plate.");
  undo (fixture);
  g_assert_cmpuint (widget_count_class (fixture->panel, "won"), ==, 1);
}

static void
test_ruling_ties (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 3);
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "54");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "45");
  record_play (fixture->game, CRUMB_RAID_BID, ALI, "51");
  assert_said (fixture, "Tied: Sue and John & <b> re-roll\nSue and John & <b> both rolled 5-4, so they roll those dice "
                        "again.");

  record_play (fixture->game, CRUMB_RAID_REROLL, SUE, "33");
  record_play (fixture->game, CRUMB_RAID_REROLL, JOHN, "33");
  record_play (fixture->game, CRUMB_RAID_REROLL, SUE, "21");
  record_play (fixture->game, CRUMB_RAID_REROLL, JOHN, "22");
  assert_said (fixture, "John & <b> takes the bid.\n2-2 beats 2-1: both start with 2, and 2 is higher than 1.\n"
                        "Tied before: 5-4; 3-3");
  assert_places (fixture, (const char *const[]) { "Sue, 0 cookies, 2, 1", "John & <b>, 0 cookies, 2, 2, wins",
                                                  "علي, 0 cookies, 5, 1", NULL });
}

/* Correcting a bid after its tie starts a new chain. */
static void
test_ruling_corrected_tie (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 2);
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "54");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "54");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "64");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "64");
  record_play (fixture->game, CRUMB_RAID_REROLL, SUE, "11");
  record_play (fixture->game, CRUMB_RAID_REROLL, JOHN, "12");
  assert_said (fixture, "John & <b> takes the bid.\n2-1 beats 1-1: 2 is higher than 1.\nTied before: 6-4");
}

static void
test_ruling_by_word (Fixture *fixture, gconstpointer data)
{
  const CrumbMove insist = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  const CrumbMove winner = { .what = CRUMB_RAID_WINNER, .seat = JOHN };
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  begin (fixture, crumb_tabletop_new, "", 2);
  record_play (fixture->game, CRUMB_RAID_WINNER, SUE, "");
  assert_said (fixture, "Sue takes the bid.");
  undo (fixture);

  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "4");
  g_assert_true (crumb_game_tap (fixture->game, (CrumbMove[]) { insist, winner }, 2, NULL, &refusal, &error));
  g_assert_no_error (error);
  assert_said (fixture, "John & <b> takes the bid.\nThe table decided, not the dice.");
  assert_places (fixture, (const char *const[]) { "Sue, 0 cookies, 5", "John & <b>, 0 cookies, 4, wins", NULL });
}

static void
test_ruling_nobody (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 2);
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "");
  assert_said (fixture, "Nobody bids.\nWith no bids, the round ends and the hands are scored.");
}

static void
test_scored (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 2);
  play_hands (fixture, "6655", "2222");
  assert_texts (fixture, "Sue\n0 + 4 = 4\n+2\n+2\nJohn & <b>\n0 + 4 + ★5 = 9\n+4\n"
                         "John & <b> has the best set and gets 5 more cookies.\n2-2-2-2 is a bigger set than 6-6.\n"
                         "Show Rule");

  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  play_cookies (fixture, 3, 2);
  assert_texts (fixture, "Sue\n4 + 3 = 7\nJohn & <b>\n9 + 2 = 11\nRound 2 is scored.");
}

/* When faces are scored, each hand says which one it takes. */
static void
test_scored_by_face (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "by-face=on", 2);
  play_hands (fixture, "665", "652");
  assert_texts (fixture, "Sue\n0 + 28 + ★5 = 33\nJohn & <b>\n0 + 2 = 2\n"
                         "Sue has the best set and gets 5 more cookies.\nNobody else has a set.\n"
                         "Sue: Gets 6-6-6: 18 pips, 5-5: 10 pips. That’s 28 pips in all.\n"
                         "John & <b>: Gets 2: 2 pips.\nShow Rule");
}

static void
test_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) after = NULL;

  begin (fixture, new_round_table, "", 2);
  g_assert_false (gtk_widget_get_visible (fixture->panel));

  play_hands (fixture, "665", "123");
  rows = widget_find_all (fixture->panel, CRUMB_TYPE_ROUND_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  play_cookies (fixture, 1, 20);
  assert_texts (fixture, "Round\nSue\nJohn & <b>\n1\n+7\n7\n+0\n0\n2\n+1\n8\n+20\n20\nTotal\n8\n20");

  after = widget_find_all (fixture->panel, CRUMB_TYPE_ROUND_ROW);
  g_assert_cmpuint (after->len, ==, 4);
  g_assert_true (g_ptr_array_index (after, 1) == g_ptr_array_index (rows, 1));
  gtk_test_accessible_assert_property (g_ptr_array_index (after, 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Round 2: Sue +1 = 8, John & <b> +20 = 20.");
}

static void
play_amount (Fixture *fixture, CrumbRaidMove what, guint seat, int amount)
{
  const CrumbMove move = { .what = (uint8_t) what, .seat = (uint8_t) seat, .amount = (int16_t) amount };

  record_take (fixture->game, &move);
}

/* Tom joins and sits first, Sue leaves. */
static void
change_people (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  g_assert_true (crumb_game_join (fixture->game, "Tom", 9, &refusal, &error));
  g_assert_no_error (error);
  play_amount (fixture, CRUMB_RAID_ORDER, CRUMB_NO_SEAT, 312);
  record_play (fixture->game, CRUMB_RAID_LEAVE, SUE, "");
}

/* Current players come first, in seat order; rounds that a player missed are empty. */
static void
test_table_of_other_people (Fixture *fixture, gconstpointer data)
{
  begin (fixture, new_round_table, "", 2);
  play_cookies (fixture, 5, 3);
  change_people (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  play_amount (fixture, CRUMB_RAID_COOKIES, 2, 4);
  play_amount (fixture, CRUMB_RAID_COOKIES, JOHN, 2);
  assert_texts (fixture, "Round\nTom\nJohn & <b>\nSue\n1\n–\n+3\n3\n+5\n5\n2\n+4\n13\n+2\n5\n–\nTotal\n13\n5\n5");
}

/* Only the current players' hands are asked for and shown, in seat order; who left comes last. */
static void
test_hands_of_other_people (Fixture *fixture, gconstpointer data)
{
  begin (fixture, crumb_tabletop_new, "", 2);
  change_people (fixture);
  record_play (fixture->game, CRUMB_RAID_HAND, JOHN, "554");
  record_play (fixture->game, CRUMB_RAID_HAND, 2, "665");
  assert_said (fixture, "Tom has the best set and gets 5 more cookies.\n6-6 is higher than 5-5.");
  assert_places (fixture, (const char *const[]) { "Tom, 16 cookies, in the lead, 6, 6, 5, wins",
                                                  "John & <b>, 2 cookies, 5, 5, 4", "Sue, 0 cookies, left", NULL });
}

static GListModel *
log_lines (Fixture *fixture)
{
  g_autoptr (GPtrArray) lists = widget_find_all (fixture->panel, GTK_TYPE_LIST_VIEW);

  g_assert_cmpuint (lists->len, ==, 1);
  return G_LIST_MODEL (gtk_list_view_get_model (g_ptr_array_index (lists, 0)));
}

static void
assert_line (GListModel *lines, guint index, const char *expected)
{
  g_autoptr (CrumbLogLine) line = g_list_model_get_item (lines, index);

  g_assert_cmpstr (crumb_log_line_get_text (line), ==, expected);
}

static void
count_lines_cb (GListModel *lines, guint position, guint removed, guint added, gpointer data)
{
  guint *changed = data;

  g_assert_cmpuint (position, ==, 0);
  *changed += removed + added;
}

static void
test_log (Fixture *fixture, gconstpointer data)
{
  GListModel *lines;
  guint changed = 0;

  begin (fixture, crumb_game_log_new, "", 2);
  assert_texts (fixture, "Whatever you settle shows up here.");

  record_play (fixture->game, CRUMB_RAID_WINNER, JOHN, "");
  lines = log_lines (fixture);
  g_signal_connect (lines, "items-changed", G_CALLBACK (count_lines_cb), &changed);
  record_play (fixture->game, CRUMB_RAID_TAKE, JOHN, "6");
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 2);
  assert_line (lines, 0, "John & <b> takes 6 from the plate.");
  assert_line (lines, 1, "John & <b> takes the bid.");
  g_assert_cmpuint (changed, ==, 1);

  undo (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
  g_assert_cmpuint (changed, ==, 2);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->panel), NULL);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 0);
}

/* An overrule is a log line of its own, with what was wrong and the reason. */
static void
test_log_kept (Fixture *fixture, gconstpointer data)
{
  const CrumbMove overrule = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  const CrumbMove winner = { .what = CRUMB_RAID_WINNER, .seat = JOHN };
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  begin (fixture, crumb_game_log_new, "", 2);
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "4");
  g_assert_true (
      crumb_game_tap (fixture->game, (CrumbMove[]) { overrule, winner }, 2, "Sue’s die fell", &refusal, &error));
  g_assert_no_error (error);
  record_play (fixture->game, CRUMB_RAID_TAKE, JOHN, "?");

  assert_line (log_lines (fixture), 0, "John & <b> takes a die from the plate.");
  assert_line (log_lines (fixture), 1, "John & <b> takes the bid.");
  assert_line (log_lines (fixture), 2,
               "John & <b> can’t have won. Sue rolled better dice. The table says John & <b> won the bid. Reason: "
               "Sue’s die fell");
  assert_line (log_lines (fixture), 3, "Sue takes the bid. 5 beats 4: 5 is higher than 4.");
  undo (fixture);
  undo (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (log_lines (fixture)), ==, 1);
}

/* Only log lines with a ruling open it. */
static void
test_log_rulings (Fixture *fixture, gconstpointer data)
{
  static const guint rulings[] = { 0, 5, 3 };

  begin (fixture, crumb_game_log_new, "", 2);
  record_play (fixture->game, CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "6");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  record_play (fixture->game, CRUMB_RAID_BID, JOHN, "5");
  record_play (fixture->game, CRUMB_RAID_REROLL, SUE, "6");
  record_play (fixture->game, CRUMB_RAID_REROLL, JOHN, "1");
  record_play (fixture->game, CRUMB_RAID_TAKE, SUE, "6");
  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    {
      g_autoptr (CrumbLogLine) line = g_list_model_get_item (log_lines (fixture), i);

      g_assert_cmpuint (crumb_log_line_get_ruling (line), ==, rulings[i]);
    }
}

static const struct
{
  const char *name;
  NewPanel new_panel;
} panels[] = {
  { "tabletop", crumb_tabletop_new },
  { "story", crumb_game_story_new },
  { "table", new_round_table },
  { "log", crumb_game_log_new },
};

static void
count_notify_cb (GObject *object, GParamSpec *pspec, gpointer data)
{
  (*(guint *) data)++;
}

static void
test_game_property (Fixture *fixture, gconstpointer data)
{
  NewPanel new_panel = panels[GPOINTER_TO_UINT (data)].new_panel;
  g_autoptr (CrumbGame) other = record_new_game (fixture->record.store, "", 4);
  guint notified = 0;

  begin (fixture, new_panel, "", 2);
  g_signal_connect (fixture->panel, "notify::game", G_CALLBACK (count_notify_cb), &notified);
  g_object_set (fixture->panel, "game", fixture->game, NULL);
  g_assert_cmpuint (notified, ==, 0);
  g_object_set (fixture->panel, "game", other, NULL);
  g_assert_cmpuint (notified, ==, 1);
  g_object_set (fixture->panel, "game", NULL, NULL);
  g_assert_cmpuint (notified, ==, 2);
  g_assert_null (crumb_game_panel_get_game (CRUMB_GAME_PANEL (fixture->panel)));
}

/* A panel that followed a game looks like one created for its last state. */
static void
test_follows (Fixture *fixture, gconstpointer data)
{
  NewPanel new_panel = panels[GPOINTER_TO_UINT (data)].new_panel;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->record.store, fixture->record.rand);

      if (fixture->panel == NULL)
        fixture->panel = g_object_ref_sink (new_panel ());
      crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->panel), game);
      for (guint j = 0; j < 8; j++)
        {
          g_autoptr (GtkWidget) fresh = g_object_ref_sink (new_panel ());
          g_autofree char *expected = NULL;

          record_play_random (game, fixture->record.rand, 12);
          crumb_game_panel_set_game (CRUMB_GAME_PANEL (fresh), game);
          expected = widget_texts (fresh);
          assert_texts (fixture, expected);
        }
    }
}

static int
narrowest (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Any names and any rolls fit into the narrowest window. */
static void
test_fits (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
                                       "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "A", "B" };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    g_ptr_array_add (seats, crumb_seat_new (names[seat], (CrumbColour) seat));
  fixture->game = crumb_store_new_game (fixture->record.store, &crumb_cookie_raid, "plate=12,most-dice=any,sides=12",
                                        NULL, seats, 0, &error);
  g_assert_no_error (error);
  fixture->panel = g_object_ref_sink (panels[GPOINTER_TO_UINT (data)].new_panel ());
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->panel), fixture->game);

  for (guint i = 0; i < 20; i++)
    {
      record_play_random (fixture->game, fixture->record.rand, 10);
      g_assert_cmpint (narrowest (fixture->panel), <=, 360 - 2 * 12);
    }
}

static void
add_for_all_panels (const char *what, void (*test) (Fixture *fixture, gconstpointer data))
{
  for (guint panel = 0; panel < G_N_ELEMENTS (panels); panel++)
    {
      g_autofree char *path = g_strdup_printf ("/panels/%s/%s", panels[panel].name, what);

      g_test_add (path, Fixture, GUINT_TO_POINTER (panel), set_up, test, tear_down);
    }
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
add_panels_tests (void)
{
  adw_init ();
  load_style ();

  g_test_add ("/panels/ruling/win", Fixture, NULL, set_up, test_ruling_win, tear_down);
  g_test_add ("/panels/ruling/ties", Fixture, NULL, set_up, test_ruling_ties, tear_down);
  g_test_add ("/panels/ruling/corrected-tie", Fixture, NULL, set_up, test_ruling_corrected_tie, tear_down);
  g_test_add ("/panels/ruling/by-word", Fixture, NULL, set_up, test_ruling_by_word, tear_down);
  g_test_add ("/panels/ruling/nobody", Fixture, NULL, set_up, test_ruling_nobody, tear_down);
  g_test_add ("/panels/scored/round", Fixture, NULL, set_up, test_scored, tear_down);
  g_test_add ("/panels/scored/by-face", Fixture, NULL, set_up, test_scored_by_face, tear_down);
  g_test_add ("/panels/table/rounds", Fixture, NULL, set_up, test_table, tear_down);
  g_test_add ("/panels/table/other-people", Fixture, NULL, set_up, test_table_of_other_people, tear_down);
  g_test_add ("/panels/hands/other-people", Fixture, NULL, set_up, test_hands_of_other_people, tear_down);
  g_test_add ("/panels/log/lines", Fixture, NULL, set_up, test_log, tear_down);
  g_test_add ("/panels/log/kept", Fixture, NULL, set_up, test_log_kept, tear_down);
  g_test_add ("/panels/log/rulings", Fixture, NULL, set_up, test_log_rulings, tear_down);
  add_for_all_panels ("game", test_game_property);
  add_for_all_panels ("follows", test_follows);
  add_for_all_panels ("fits", test_fits);
}
