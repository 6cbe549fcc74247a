/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changing who plays a running game, and the target: what is saved, what is refused, and how it is worded. */

#include "../record/record-fixture.h"
#include "ui-tests.h"
#include "ui/people/crumb-people.h"

#include <locale.h>

static void
score (CrumbGame *game, int most)
{
  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    {
      gint16 amount = (gint16) (most - (int) seat);
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (guint8) seat, .amount = amount };

      record_take (game, &move);
    }
}

/* The names in seat order; after a bar those who left. */
static char *
read_table (CrumbGame *game)
{
  const CrumbRaid *raid = crumb_game_get_state (game);
  GString *found = g_string_new (NULL);

  for (guint at = 0; at < raid->scores.n_seats; at++)
    {
      if (at == crumb_seats_count (raid->scores.playing))
        g_string_append (found, "| ");
      g_string_append_printf (found, "%s %d ", crumb_game_get_seat (game, raid->scores.order[at])->name,
                              raid->scores.totals[raid->scores.order[at]]);
    }
  return g_string_free (found, FALSE);
}

static void
assert_table (CrumbGame *game, const char *expected)
{
  g_autofree char *found = read_table (game);

  g_assert_cmpstr (found, ==, expected);
}

/* One undo reverts a saved change, and one redo restores it. */
static void
assert_kept (CrumbGame *game, gboolean kept, const char *sentence, const char *words, const char *before,
             const char *after)
{
  g_assert_cmpstr (sentence, ==, words);
  g_assert_true (kept);
  assert_table (game, after);
  g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
  assert_table (game, before);
  g_assert_cmpint (crumb_game_redo (game, NULL), ==, CRUMB_UNDONE_DONE);
  assert_table (game, after);
}

static void
test_rename (RecordFixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint seat;
    const char *typed;
    gboolean taken;
    const char *sentence;
  } cases[] = {
    { 0, " Sue ", TRUE, NULL },
    { 0, "sue", TRUE, "Sue is now called sue." },
    { 0, " Zoë & <i> ", TRUE, "sue is now called Zoë & <i>." },
    { 1, "zoë & <I>", FALSE, "Two players are called zoë & <I>. Change one of the names." },
    { 1, "", FALSE, "A name needs something visible, and at most 64 characters." },
    { 1, "\x01", FALSE, "A name needs something visible, and at most 64 characters." },
    { 1, "Su\u2028e", FALSE,
      "A name can’t have hidden characters that reverse text or start a new line. Type it again." },
  };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = NULL;

      g_assert_true (crumb_people_rename (game, cases[i].seat, cases[i].typed, &sentence) == cases[i].taken);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
  assert_table (game, "Zoë & <i> 0 John & <b> 0 ");
  g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
  assert_table (game, "sue 0 John & <b> 0 ");
}

static void
test_join_and_leave (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  const CrumbMove leave = crumb_people_leave_move (game, 0);
  g_autofree char *too_few = crumb_people_refuse (game, &leave);
  g_autofree char *joins = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *leaves = NULL;
  g_autofree char *between = NULL;
  gboolean kept;

  g_assert_cmpstr (too_few, ==, "At least 2 players have to stay. End the game instead.");
  g_assert_false (crumb_people_join (game, "SUE", 1, &taken));
  g_assert_cmpstr (taken, ==, "Two players are called SUE. Change one of the names.");

  kept = crumb_people_join (game, " Ann ", 12, &joins);
  assert_kept (game, kept, joins, "Ann joins the game with 12 cookies.", "Sue 0 John & <b> 0 ",
               "Sue 0 John & <b> 0 Ann 12 ");
  g_assert_null (crumb_people_refuse (game, &leave));

  kept = crumb_people_play (game, &leave, &leaves);
  assert_kept (game, kept, leaves, "Sue leaves the game.", "Sue 0 John & <b> 0 Ann 12 ",
               "John & <b> 0 Ann 12 | Sue 0 ");

  record_play (game, CRUMB_RAID_BID, 1, "6");
  g_assert_false (crumb_people_join (game, "Bo", 0, &between));
  g_assert_cmpstr (between, ==, "Players can join and leave only between rounds. Finish this round first.");
}

static void
test_full (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 4);
  const CrumbMove join = crumb_people_join_move (game, 0);
  g_autofree char *full = crumb_people_refuse (game, &join);

  g_assert_cmpstr (full, ==, "A game has room for 4 players, counting those who left. Start another.");
}

static void
test_order (RecordFixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint from;
    guint to;
    const char *table;
  } cases[] = {
    { 0, 0, "A 0 B 0 C 0 D 0 " }, { 0, 1, "B 0 A 0 C 0 D 0 " }, { 0, 3, "B 0 C 0 D 0 A 0 " },
    { 3, 0, "D 0 A 0 B 0 C 0 " }, { 2, 1, "A 0 C 0 B 0 D 0 " }, { 3, 3, "A 0 B 0 C 0 D 0 " },
  };
  static const char *const names[] = { "A", "B", "C", "D" };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 4);

  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *sentence = NULL;

      g_assert_true (crumb_people_rename (game, seat, names[seat], &sentence));
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const CrumbMove order = crumb_people_order_move (game, cases[i].from, cases[i].to);
      g_autofree char *sentence = NULL;
      gboolean kept = crumb_people_play (game, &order, &sentence);

      g_assert_true (g_str_has_prefix (sentence, "The seating order is now "));
      assert_kept (game, kept, sentence, sentence, "A 0 B 0 C 0 D 0 ", cases[i].table);
      g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
    }
}

static void
test_goals (RecordFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *rules;
    int most;
    int goal;
    const char *sentence;
  } cases[] = {
    { "target=50", 50, 100, "The game goes on to 100 cookies." },
    { "target=50", 53, 100, "The game goes on to 100 cookies." },
    { "target=50", 99, 100, "The game goes on to 100 cookies." },
    { "target=50", 100, 150, "The game goes on to 150 cookies." },
    { "end=rounds,rounds=1", 53, 2, "The game goes on to the end of round 2." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CrumbGame) game = record_new_game (fixture->store, cases[i].rules, 2);
      g_autofree char *sentence = NULL;
      CrumbMove play_on;
      int min;
      int max;
      int next;

      score (game, cases[i].most);
      g_assert_true (crumb_cookie_raid.goals (crumb_game_get_state (game), CRUMB_RAID_PLAY_ON, &min, &max, &next));
      g_assert_cmpint (next, ==, cases[i].goal);

      play_on = crumb_people_goal_move (CRUMB_RAID_PLAY_ON, next);
      g_assert_true (crumb_people_play (game, &play_on, &sentence));
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
      g_assert_false (crumb_scores_of (crumb_game_get_state (game))->over);
      g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
      g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);
    }
}

/* The range is that of the rules: its ends are accepted, and the values beyond them are not. */
static void
test_range (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "target=50", 2);
  g_autofree char *first = NULL;
  CrumbMove play_on;
  int min;
  int max;
  int next;

  score (game, 53);
  g_assert_true (crumb_cookie_raid.goals (crumb_game_get_state (game), CRUMB_RAID_PLAY_ON, &min, &max, &next));
  for (int out = 0; out < 2; out++)
    {
      g_autofree char *low = NULL;
      g_autofree char *high = NULL;

      play_on = crumb_people_goal_move (CRUMB_RAID_PLAY_ON, min - out);
      low = crumb_people_refuse (game, &play_on);
      play_on = crumb_people_goal_move (CRUMB_RAID_PLAY_ON, max + out);
      high = crumb_people_refuse (game, &play_on);
      g_assert_true ((low != NULL) == (out != 0));
      g_assert_true ((high != NULL) == (out != 0));
    }

  play_on = crumb_people_goal_move (CRUMB_RAID_PLAY_ON, 0);
  g_assert_true (crumb_people_play (game, &play_on, &first));
  g_assert_cmpstr (first, ==, "The game goes on until you end it.");
}

static void
add (const char *path, void (*test) (RecordFixture *fixture, gconstpointer data))
{
  g_test_add (path, RecordFixture, NULL, record_fixture_set_up, test, record_fixture_tear_down);
}

void
add_people_tests (void)
{
  setlocale (LC_ALL, "C.UTF-8");

  add ("/people/rename", test_rename);
  add ("/people/join-and-leave", test_join_and_leave);
  add ("/people/full", test_full);
  add ("/people/order", test_order);
  add ("/people/goals", test_goals);
  add ("/people/range", test_range);
}
