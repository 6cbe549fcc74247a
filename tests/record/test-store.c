/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The record as a whole: its lists, its players, and entries that nothing can change. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

static void
test_default_path (void)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *expected = g_build_filename (g_get_user_data_dir (), "crumb", "crumb.db", NULL);

  g_assert_cmpstr (path, ==, expected);
}

static void
test_makes_its_folders (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *outer = g_build_filename (fixture->folder, "outer %20 ?#", NULL);
  g_autofree char *inner = g_build_filename (outer, "inner", NULL);
  g_autofree char *path = g_build_filename (inner, "crumb.db", NULL);
  g_autoptr (GError) error = NULL;
  CrumbStore *store = crumb_store_open (path, &error);

  g_assert_no_error (error);
  g_object_unref (store);
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
  g_object_unref (store);

  record_remove_folder (inner);
  g_assert_no_errno (g_rmdir (outer));
}

static void
test_folder_in_the_way (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *below_file = g_build_filename (fixture->path, "crumb.db", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (crumb_store_open (below_file, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN);
  g_clear_error (&error);

  g_assert_null (crumb_store_open (fixture->folder, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN);
}

/* When somebody took the file away meanwhile, whoever works beside the window says so and makes no new one. */
static void
test_taken_away (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbStore) beside = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_remove (fixture->path));
  beside = crumb_store_open_beside (fixture->store, &error);
  g_assert_null (beside);
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
test_nothing_yet (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  g_autoptr (CrumbGame) latest = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 0);
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, &error));
  g_assert_no_error (error);
  g_assert_null (latest);
  g_assert_null (crumb_store_load_game (fixture->store, "none", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
}

static CrumbGame *
new_game_of (CrumbStore *store, const char *rules, const char *const *names, GError **error)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (seats, crumb_seat_new (names[i], (CrumbColour) (CRUMB_N_COLOURS - 1 - i)));
  return crumb_store_new_game (store, &crumb_cookie_raid, rules, NULL, seats, 1, error);
}

static void
test_new_game (RecordFixture *fixture, gconstpointer data)
{
  const char *names[] = { " Sue\t", "John", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = new_game_of (fixture->store, "plate=5", names, &error);
  char rules[CRUMB_RULES_TEXT_MAX];

  g_assert_no_error (error);
  crumb_game_kind_normalise (&crumb_cookie_raid, "plate=5", rules);
  g_assert_true (g_uuid_string_is_valid (crumb_game_get_id (game)));
  g_assert_true (crumb_game_get_kind (game) == &crumb_cookie_raid);
  g_assert_cmpstr (crumb_game_get_head (game)->rules, ==, rules);
  g_assert_cmpuint (crumb_game_get_n_seats (game), ==, 2);
  g_assert_cmpuint (crumb_game_get_head (game)->first, ==, 1);
  g_assert_cmpstr (crumb_game_get_seat (game, 0)->name, ==, "Sue");
  g_assert_cmpint (crumb_game_get_seat (game, 0)->colour, ==, CRUMB_COLOUR_PINK);
}

typedef struct
{
  const char *rules;
  const char *names[3];
  const char *sentence;
} BadGameRow;

static const BadGameRow bad_game_rows[] = {
  { "plate=99", { "Sue", "John" }, "“plate=99” aren’t rules of this game." },
  { "", { "Sue", " SUE" }, "Two players are called “SUE”. Change one of the names." },
  { "", { "Sue", " \a " }, "A name needs something visible, and at most 64 characters." },
  { "", { "Sue", "\u202e" }, "A name needs something visible, and at most 64 characters." },
  { "",
    { "Sue", "\u202eeuS" },
    "A name can’t have hidden characters that reverse text or start a new line. Type it again." },
};

static void
test_bad_new_games (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_game_rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (new_game_of (fixture->store, bad_game_rows[i].rules, bad_game_rows[i].names, &error));
      g_assert_cmpstr (error->message, ==, bad_game_rows[i].sentence);
    }
}

/* Names match in any case; a new game sets the players' colours, an import does not. */
static void
test_players (RecordFixture *fixture, gconstpointer data)
{
  const char *first[] = { "Sue", "John", NULL };
  const char *second[] = { "Ann", "sue", NULL };
  const char *file = "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"started\":\"2020-01-01T00:00:00Z\",\"players\":["
                     "{\"name\":\"ANN\",\"colour\":\"teal\"},{\"name\":\"Bob\",\"colour\":\"red\"}],\"entries\":[]}";
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GPtrArray) players = NULL;
  const struct
  {
    const char *name;
    CrumbColour colour;
  } expected[] = {
    { "Ann", CRUMB_COLOUR_PINK },
    { "sue", CRUMB_COLOUR_YELLOW },
    { "John", CRUMB_COLOUR_YELLOW },
    { "Bob", CRUMB_COLOUR_RED },
  };

  g_object_unref (new_game_of (fixture->store, "", first, &error));
  g_object_unref (new_game_of (fixture->store, "", second, &error));
  crumb_game_file_read (fixture->store, file, strlen (file), CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  players = crumb_store_list_players (fixture->store, &error);
  g_assert_no_error (error);

  g_assert_cmpuint (players->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < players->len; i++)
    {
      const CrumbSeat *player = players->pdata[i];

      g_assert_cmpstr (player->name, ==, expected[i].name);
      g_assert_cmpint (player->colour, ==, expected[i].colour);
    }
}

static void
assert_find_fails (CrumbStore *store, const char *prefix, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (crumb_store_find_game (store, prefix, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_find_game (RecordFixture *fixture, gconstpointer data)
{
  static const char file[] = "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"id\":\"%s-0000-4000-8000-000000000000\","
                             "\"players\":[{\"name\":\"Sue\"},{\"name\":\"John\"}],\"entries\":[]}";
  const char *ids[] = { "abcd0000", "abce0000" };
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_auto (GStrv) parts = g_strsplit (file, "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], ids[i], parts[1], NULL);
      g_autofree char *id = NULL;

      id = record_read (fixture->store, text);
    }

  found = crumb_store_find_game (fixture->store, "ABCE", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (found, ==, "abce0000-0000-4000-8000-000000000000");
  assert_find_fails (fixture->store, "abc", "More than one game starts with “abc”. Type more of the id.");
  assert_find_fails (fixture->store, "f", "There’s no game “f”.");
  assert_find_fails (fixture->store, "abc%", "There’s no game “abc%”.");
}

/* Remarks, new names and what undoes these are not playing. */
static gboolean
is_played (CrumbGame *game, const CrumbEntry *entry)
{
  if (entry->type == CRUMB_ENTRY_UNDO || entry->type == CRUMB_ENTRY_REDO)
    entry = crumb_game_get_entry (game, entry->of);
  return !crumb_entry_is_remark (entry) && entry->type != CRUMB_ENTRY_RENAME;
}

static void
assert_summary (CrumbStore *store, const CrumbGameSummary *summary)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, &error);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  guint n = crumb_game_get_n_entries (game);

  g_assert_no_error (error);
  g_assert_true (summary->kind == kind);
  g_assert_cmpuint (summary->n_seats, ==, crumb_game_get_n_seats (game));
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      g_assert_cmpstr (summary->seats[seat]->name, ==, crumb_game_get_seat (game, seat)->name);
      g_assert_cmpint (summary->seats[seat]->colour, ==, crumb_game_get_seat (game, seat)->colour);
      g_assert_cmpint (summary->totals[seat], ==, crumb_scores_of (state)->totals[seat]);
    }
  g_assert_cmpuint (summary->rounds, ==, crumb_scores_of (state)->n_rounds);
  g_assert_cmpint (summary->over, ==, crumb_scores_of (state)->over);
  g_assert_cmpint (summary->ended_early, ==, crumb_scores_of (state)->ended_early);
  g_assert_cmpint (summary->winners, ==, crumb_scores_of (state)->winners);
  g_assert_cmpint (summary->playing, ==, crumb_scores_of (state)->playing);
  g_assert_cmpint (summary->leaders, ==, crumb_scores_of (state)->leaders);
  g_assert_cmpint (summary->started, ==, crumb_game_get_started (game));
  while (n > 0 && !is_played (game, crumb_game_get_entry (game, n - 1)))
    n--;
  if (n > 0)
    g_assert_cmpint (summary->touched, ==, crumb_game_get_entry (game, n - 1)->at);
}

static void
assert_summaries (CrumbStore *store, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, n);
  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];

      assert_summary (store, summary);
      if (i > 0)
        {
          const CrumbGameSummary *above = games->pdata[i - 1];

          g_assert_cmpint (above->over, <=, summary->over);
          if (above->over == summary->over)
            g_assert_cmpint (above->started, >=, summary->started);
        }
    }
}

static void
test_summaries (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);

      record_play_random (game, fixture->rand, (guint) g_rand_int_range (fixture->rand, 0, 80));
    }
  assert_summaries (fixture->store, 20);

  record_exec (fixture->path, "UPDATE summary SET points_0 = 99, winners = 3, touched = 0, search = 'x'; "
                              "DELETE FROM summary WHERE game > '8'");
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, &error));
  g_assert_no_error (error);
  assert_summaries (fixture->store, 20);
}

/* A player who left with the most points doesn't lead, and doesn't win in the end. */
static void
test_leader_left (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 3);
  const int cookies[] = { 40, 21, 3 };
  g_autoptr (GError) error = NULL;

  for (guint8 seat = 0; seat < 3; seat++)
    {
      CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = (gint16) cookies[seat] };

      record_take (game, &move);
    }
  record_play (game, CRUMB_RAID_LEAVE, 0, "");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) games = crumb_store_list_games (fixture->store, NULL, 0, &error);
      const CrumbGameSummary *summary = games->pdata[0];

      g_assert_cmpint (summary->playing, ==, 6);
      g_assert_cmpint (crumb_game_summary_best (summary), ==, crumb_seats_of (1));
      if (i == 0)
        record_play (game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
    }
}

static void
test_latest_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) first = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) second = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) latest = NULL;
  g_autoptr (GError) error = NULL;

  record_play (second, CRUMB_RAID_BID, 0, "5");
  record_play (first, CRUMB_RAID_BID, 0, "6");
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, &error));
  g_assert_no_error (error);
  record_assert_same_game (first, latest);
}

static gboolean
is_listed (CrumbStore *store, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);
  g_autofree char *found = crumb_store_find_game (store, id, NULL);
  g_autoptr (CrumbGame) latest = NULL;
  gboolean listed = FALSE;

  g_assert_true (crumb_store_latest_game (store, &latest, NULL));
  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    listed |= g_str_equal (((const CrumbGameSummary *) games->pdata[i])->id, id);
  g_assert_cmpint (found != NULL, ==, listed);
  if (!listed)
    g_assert_true (latest == NULL || !g_str_equal (crumb_game_get_id (latest), id));
  return listed;
}

/* A deleted game is listed nowhere, even if it is played on, until it is restored. */
static void
test_delete (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  const char *ids[] = { crumb_game_get_id (game), "no such game", NULL };
  g_autoptr (GError) error = NULL;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  g_assert_false (is_listed (fixture->store, ids[0]));
  record_play (game, CRUMB_RAID_BID, 1, "422");
  g_assert_false (is_listed (fixture->store, ids[0]));
  record_fixture_reopen (fixture);
  g_assert_false (is_listed (fixture->store, ids[0]));

  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  g_assert_true (is_listed (fixture->store, ids[0]));
  g_assert_no_error (error);
}

/* No clock erases a deleted game, as it did after thirty days; people do, and its mark stays. */
static void
test_erase (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) other = record_new_game (fixture->store, "", 3);
  const char *ids[] = { crumb_game_get_id (game), NULL };
  g_autoptr (GError) error = NULL;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  record_exec (fixture->path, "UPDATE mark SET at = 1, known = 1");
  record_fixture_reopen (fixture);
  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  g_assert_true (is_listed (fixture->store, ids[0]));

  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  g_assert_true (crumb_store_erase_games (fixture->store, ids, &error));
  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  g_assert_no_error (error);
  record_assert_whole (fixture->store);
  g_assert_false (is_listed (fixture->store, ids[0]));
  g_assert_true (is_listed (fixture->store, crumb_game_get_id (other)));
  g_assert_null (crumb_store_load_game (fixture->store, ids[0], &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
}

/* The triggers forbid these changes to every program. */
static const char *const forbidden[] = {
  "UPDATE entry SET dice = '666'",
  "UPDATE OR REPLACE entry SET dice = '666' WHERE n = 1",
  "DELETE FROM entry",
  "DELETE FROM entry WHERE n = 2",
  "INSERT OR REPLACE INTO entry SELECT game, 1, what, seat, '666', amount, open, joined, of, why, at, hash, "
  "place, text FROM entry WHERE n = 1",
  "INSERT INTO entry SELECT game, 1, what, seat, '666', amount, open, joined, of, why, at, hash, "
  "place, text FROM entry WHERE n = 1",
  "INSERT INTO entry SELECT game, 4, what, seat, '666', amount, open, joined, of, why, at, hash, "
  "place, text FROM entry WHERE n = 1",
  "INSERT INTO entry SELECT game, 0, what, seat, '666', amount, open, joined, of, why, at, hash, "
  "place, text FROM entry WHERE n = 1",
};

static void
test_entries_stay (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) again = NULL;
  sqlite3 *db;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  record_play (game, CRUMB_RAID_BID, 1, "44");
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (forbidden); i++)
    {
      g_test_message ("%s", forbidden[i]);
      g_assert_cmpint (sqlite3_exec (db, forbidden[i], NULL, NULL, NULL), ==, SQLITE_CONSTRAINT);
    }
  sqlite3_close (db);

  again = record_load (fixture->store, crumb_game_get_id (game));
  record_assert_same_game (game, again);
}

/* What a list would say of a game that is in none is what the list says of it. */
static void
test_summarize (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
      g_autoptr (CrumbGameSummary) alone = NULL;
      g_autoptr (CrumbGameSummary) listed = NULL;

      record_play_random (game, fixture->rand, 60);
      if (i % 2 == 0)
        g_assert_true (crumb_game_set_title (game, "A title", NULL) && crumb_game_set_note (game, "A note", NULL));
      alone = crumb_game_summarise (game);
      listed = crumb_store_find_summary (fixture->store, crumb_game_get_id (game));
      g_assert_cmpstr (alone->id, ==, listed->id);
      g_assert_true (alone->kind == listed->kind);
      g_assert_cmpuint (alone->n_seats, ==, listed->n_seats);
      for (guint seat = 0; seat < alone->n_seats; seat++)
        {
          g_assert_cmpstr (alone->seats[seat]->name, ==, listed->seats[seat]->name);
          g_assert_cmpint (alone->totals[seat], ==, listed->totals[seat]);
        }
      g_assert_cmpuint (alone->rounds, ==, listed->rounds);
      g_assert_cmpint (alone->over, ==, listed->over);
      g_assert_cmpint (alone->ended_early, ==, listed->ended_early);
      g_assert_cmpuint (alone->playing, ==, listed->playing);
      g_assert_cmpuint (crumb_game_summary_best (alone), ==, crumb_game_summary_best (listed));
      g_assert_cmpint (alone->started, ==, listed->started);
      g_assert_cmpint (alone->corrected, ==, listed->corrected);
      g_assert_cmpstr (alone->rules, ==, listed->rules);
      g_assert_cmpstr (alone->title, ==, listed->title);
      g_assert_cmpstr (alone->note, ==, listed->note);
    }
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/store/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_store_tests (void)
{
  g_test_add_func ("/record/store/default-path", test_default_path);
  add ("makes-its-folders", test_makes_its_folders);
  add ("folder-in-the-way", test_folder_in_the_way);
  add ("taken-away", test_taken_away);
  add ("nothing-yet", test_nothing_yet);
  add ("new-game", test_new_game);
  add ("bad-new-games", test_bad_new_games);
  add ("players", test_players);
  add ("find-game", test_find_game);
  add ("summaries", test_summaries);
  add ("summarize", test_summarize);
  add ("latest-game", test_latest_game);
  add ("leader-left", test_leader_left);
  add ("delete", test_delete);
  add ("erase", test_erase);
  add ("entries-stay", test_entries_stay);
}
