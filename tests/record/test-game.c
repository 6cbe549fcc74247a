/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Plays, undoes, redoes and overrules, and checks that it was all saved. */

#include "record-fixture.h"
#include "record-tests.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

/*
 * Two seats bid. B and C are their bids, T the take, u undo, r redo, ! insists that John bids four dice; b and c are
 * bids that are still being entered, U and R undo and redo a whole step. Each row ends with the standing moves and
 * whether undo and redo are possible.
 */
typedef struct
{
  const char *taps;
  const char *stands;
  gboolean can_undo;
  gboolean can_redo;
} UndoRow;

static const UndoRow undo_rows[] = {
  { "", "", FALSE, FALSE },
  { "B", "B", TRUE, FALSE },
  { "Bu", "", FALSE, TRUE },
  { "Bur", "B", TRUE, FALSE },
  { "BCT", "BCT", TRUE, FALSE },
  { "BCTuu", "B", TRUE, TRUE },
  { "BCTuuuu", "", FALSE, TRUE },
  { "BCTuuurrr", "BCT", TRUE, FALSE },
  { "BCTuuurrrr", "BCT", TRUE, FALSE },
  { "BCTuuC", "BC", TRUE, FALSE },
  { "BCTuuuBrr", "B", TRUE, FALSE },
  { "BCTuruur", "BC", TRUE, TRUE },
  { "BuBuBu", "", FALSE, TRUE },
  { "BuBuBur", "B", TRUE, FALSE },
  { "B!", "B!4", TRUE, FALSE },
  { "B!u", "B", TRUE, TRUE },
  { "B!ur", "B!4", TRUE, FALSE },
  { "B!uu", "", FALSE, TRUE },
  { "B!uurr", "B!4", TRUE, FALSE },
  { "B!uC", "BC", TRUE, FALSE },
  { "B!uCr", "BC", TRUE, FALSE },
  { "U", "", FALSE, FALSE },
  { "R", "", FALSE, FALSE },
  { "bbBU", "", FALSE, TRUE },
  { "bbBUR", "bbB", TRUE, FALSE },
  { "bbBUr", "b", TRUE, TRUE },
  { "bbBUrR", "bbB", TRUE, FALSE },
  { "bbBuR", "bbB", TRUE, FALSE },
  { "bbBccCU", "bbB", TRUE, TRUE },
  { "bbBccCUU", "", FALSE, TRUE },
  { "bbBcU", "bbB", TRUE, TRUE },
  { "bbBccCTU", "bbBccC", TRUE, TRUE },
  { "bbBccCTUUR", "bbBccC", TRUE, TRUE },
  { "B!U", "B", TRUE, TRUE },
  { "b!U", "b", TRUE, TRUE },
  { "BCTUR", "BCT", TRUE, FALSE },
  { "bbBccCTUURR", "bbBccCT", TRUE, FALSE },
};

static void
insist_on_four_dice (CrumbGame *game)
{
  CrumbMove insist = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 1 };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  crumb_dice_parse ("4444", 6, &move.dice, NULL);
  g_assert_false (crumb_game_play (game, &move, &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpint (refusal.reason, !=, CRUMB_REFUSAL_NONE);
  g_assert_true (refusal.can_overrule);
  g_assert_true (crumb_game_tap (game, (CrumbMove[]) { insist, move }, 2, "John won one before.", &refusal, &error));
  g_assert_no_error (error);
}

static void
begin_bid (CrumbGame *game, guint seat)
{
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = (uint8_t) seat, .open = true };
  guint n = crumb_game_get_n_moves (game);

  if (n > 0 && crumb_game_get_move (game, n - 1)->seat == seat)
    move.dice = crumb_game_get_move (game, n - 1)->dice;
  crumb_dice_add (&move.dice, (CrumbDie) { .face = seat == 0 ? 5 : 4 });
  record_take (game, &move);
}

static void
tap (CrumbGame *game, char what)
{
  g_autoptr (GError) error = NULL;

  switch (what)
    {
    case 'B':
      record_play (game, CRUMB_RAID_BID, 0, "511");
      break;
    case 'C':
      record_play (game, CRUMB_RAID_BID, 1, "444");
      break;
    case 'T':
      record_play (game, CRUMB_RAID_TAKE, 0, "6");
      break;
    case '!':
      insist_on_four_dice (game);
      break;
    case 'b':
    case 'c':
      begin_bid (game, what == 'b' ? 0 : 1);
      break;
    case 'u':
      crumb_game_undo (game, &error);
      break;
    case 'U':
      crumb_game_undo_step (game, &error);
      break;
    case 'R':
      crumb_game_redo_step (game, &error);
      break;
    case 'r':
      crumb_game_redo (game, &error);
      break;
    default:
      g_assert_not_reached ();
    }
  g_assert_no_error (error);
}

static char *
describe (CrumbGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < crumb_game_get_n_moves (game); i++)
    {
      const CrumbMove *move = crumb_game_get_move (game, i);

      if (move->what == CRUMB_RAID_BID)
        g_string_append_c (text, move->dice.count > 3 ? '4'
                                 : move->open         ? (move->seat == 0 ? 'b' : 'c')
                                                      : (move->seat == 0 ? 'B' : 'C'));
      else
        g_string_append_c (text, move->what == CRUMB_RAID_TAKE ? 'T' : '!');
    }
  return g_string_free_and_steal (text);
}

static void
assert_row (CrumbGame *game, const UndoRow *row)
{
  g_autofree char *stands = describe (game);

  g_assert_cmpstr (stands, ==, row->stands);
  g_assert_cmpint (crumb_game_get_can_undo (game), ==, row->can_undo);
  g_assert_cmpint (crumb_game_get_can_redo (game), ==, row->can_redo);
}

static void
test_undo (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (undo_rows); i++)
    {
      const UndoRow *row = &undo_rows[i];
      g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
      g_autoptr (CrumbGame) again = NULL;

      g_test_message ("Row %u: %s", i, row->taps);
      for (const char *p = row->taps; *p != '\0'; p++)
        tap (game, *p);
      assert_row (game, row);

      again = record_load (fixture->store, crumb_game_get_id (game));
      assert_row (again, row);
      record_assert_same_game (game, again);
    }
}

/* Undo and redo still work after the record is reopened. */
static void
test_undo_after_reopening (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (undo_rows); i++)
    {
      const UndoRow *row = &undo_rows[i];
      CrumbGame *game = record_new_game (fixture->store, "", 2);
      g_autoptr (GError) error = NULL;

      g_test_message ("Row %u: %s", i, row->taps);
      for (const char *p = row->taps; *p != '\0'; p++)
        {
          tap (game, *p);
          g_object_unref (game);
          record_fixture_reopen (fixture);
          crumb_store_latest_game (fixture->store, &game, &error);
          g_assert_no_error (error);
        }
      assert_row (game, row);
      g_object_unref (game);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_notifies_on_change_only (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  guint changed = 0, can_undo = 0, can_redo = 0;
  CrumbMove move = { .what = CRUMB_RAID_TAKE, .seat = 0 };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (count_cb), &changed);
  g_signal_connect_swapped (game, "notify::can-undo", G_CALLBACK (count_cb), &can_undo);
  g_signal_connect_swapped (game, "notify::can-redo", G_CALLBACK (count_cb), &can_redo);

  g_assert_false (crumb_game_play (game, &move, &refusal, &error));
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_NOTHING);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_NOTHING);
  g_assert_no_error (error);
  g_assert_cmpuint (changed + can_undo + can_redo, ==, 0);

  tap (game, 'B');
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpuint (can_undo, ==, 1);
  tap (game, 'C');
  g_assert_cmpuint (changed, ==, 2);
  g_assert_cmpuint (can_undo, ==, 1);
  g_assert_cmpuint (can_redo, ==, 0);
  tap (game, 'u');
  tap (game, 'u');
  g_assert_cmpuint (changed, ==, 4);
  g_assert_cmpuint (can_undo, ==, 2);
  g_assert_cmpuint (can_redo, ==, 1);
}

static void
test_insist_keeps_both_or_none (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  CrumbMove insist = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbMove impossible = { .what = CRUMB_RAID_TAKE, .seat = 0 };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_game_tap (game, (CrumbMove[]) { insist, impossible }, 2, NULL, &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpint (refusal.reason, !=, CRUMB_REFUSAL_NONE);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 0);

  tap (game, 'B');
  tap (game, '!');
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 3);
  g_assert_cmpstr (crumb_game_get_entry (game, 1)->why, ==, "John won one before.");
  g_assert_cmpstr (crumb_game_get_why (game, 1), ==, "John won one before.");
  g_assert_null (crumb_game_get_why (game, 0));
  g_assert_null (crumb_game_get_why (game, 2));
  g_assert_false (crumb_game_get_entry (game, 1)->joined);
  g_assert_true (crumb_game_get_entry (game, 2)->joined);
}

/* Random games, reopened anywhere, resume exactly. */
static void
test_random_games_resume (RecordFixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? 10000 : 30;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
      g_autoptr (CrumbGame) again = NULL;
      g_autofree char *id = g_strdup (crumb_game_get_id (game));

      record_play_random (game, fixture->rand, (guint) g_rand_int_range (fixture->rand, 0, 120));
      record_fixture_reopen (fixture);
      again = record_load (fixture->store, id);
      record_assert_same_game (game, again);

      record_play_random (again, fixture->rand, 5);
    }
}

/* Undoing and redoing a whole game passes through the same states. */
static void
test_random_games_undo (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
      g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (CrumbRaid));

      record_play_random (game, fixture->rand, 150);
      do
        g_array_append_vals (states, crumb_game_get_state (game), 1);
      while (crumb_game_undo (game, NULL) == CRUMB_UNDONE_DONE);
      g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 0);

      for (guint n = states->len - 1; n > 0; n--)
        {
          g_assert_cmpint (crumb_game_redo (game, NULL), ==, CRUMB_UNDONE_DONE);
          g_assert_cmpmem (crumb_game_get_state (game), sizeof (CrumbRaid), &g_array_index (states, CrumbRaid, n - 1),
                           sizeof (CrumbRaid));
        }
    }
}

typedef struct
{
  CrumbRaid last;
  guint n;
} Walk;

static void
walk_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;

  g_assert_cmpmem (before, sizeof walk->last, &walk->last, sizeof walk->last);
  memcpy (&walk->last, after, sizeof walk->last);
  walk->n++;
}

static void
test_walk (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
  Walk walk = { 0 };

  memcpy (&walk.last, crumb_game_get_state (game), sizeof walk.last);
  record_play_random (game, fixture->rand, 200);
  crumb_game_walk (game, walk_cb, &walk);
  g_assert_cmpuint (walk.n, ==, crumb_game_get_n_moves (game));
  g_assert_cmpmem (&walk.last, sizeof walk.last, crumb_game_get_state (game), sizeof walk.last);
}

static void
test_walk_to (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
  CrumbRaid past;

  record_play_random (game, fixture->rand, 200);
  for (guint n = 0; n <= crumb_game_get_n_moves (game); n++)
    {
      Walk walk = { 0 };

      crumb_game_state_after (game, 0, &walk.last);
      crumb_game_walk_to (game, n, walk_cb, &walk);
      g_assert_cmpuint (walk.n, ==, n);
      crumb_game_state_after (game, n, &past);
      g_assert_cmpmem (&walk.last, sizeof walk.last, &past, sizeof past);
    }
}

/* Moves of another program are shown, not overwritten. */
static void
test_two_programs_play (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbStore) their_store = crumb_store_open (fixture->path, NULL);
  g_autoptr (CrumbGame) other = crumb_store_load_game (their_store, crumb_game_get_id (game), NULL);
  g_autoptr (GError) error = NULL;
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 0 };
  CrumbRefusal refusal;

  tap (other, 'B');

  g_assert_false (crumb_game_play (game, &move, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED);
  record_assert_same_game (game, other);
}

/* Two copies of a game, such as one on the table and one being reviewed, stay the same game. */
static void
test_copies_follow (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) copy = crumb_store_load_game (fixture->store, crumb_game_get_id (game), NULL);
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  const char *const ids[] = { id, NULL };
  gboolean deleted;

  tap (game, 'B');
  record_assert_same_game (game, copy);
  tap (copy, 'u');
  record_assert_same_game (game, copy);

  g_assert_true (crumb_store_delete_games (fixture->store, ids, NULL));
  g_object_get (copy, "deleted", &deleted, NULL);
  g_assert_true (deleted);
  g_assert_true (crumb_store_restore_games (fixture->store, ids, NULL));
  g_object_get (copy, "deleted", &deleted, NULL);
  g_assert_false (deleted);
}

static void
test_locked (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 0 };
  CrumbRefusal refusal;
  gint64 before;
  sqlite3 *db;

  tap (game, 'B');
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  before = record_own_time ();
  g_assert_false (crumb_game_play (game, &move, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
  g_assert_cmpint (record_own_time () - before, <, 3 * G_USEC_PER_SEC);
  g_clear_error (&error);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 1);

  /* A reader isn't blocked. */
  games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);

  sqlite3_close (db);
  tap (game, 'C');
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 2);
}

static void
wait_until_saved (CrumbStore *store)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (crumb_store_get_held (store) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Locks the record for good, as @sql does. */
static sqlite3 *
lock (RecordFixture *fixture, const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  return db;
}

static void
told_cb (CrumbStore *store, const char *const *ids, guint *n)
{
  *n += ids != NULL;
}

/* In a window taps go on in memory while another program has the record, in order, and are saved afterward. */
static void
test_held (RecordFixture *fixture, gconstpointer data)
{
  const char *how = data;
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  g_autoptr (CrumbGame) same = NULL;
  g_autoptr (CrumbGame) saved = NULL;
  sqlite3 *db;
  guint n;
  guint n_told = 0;

  crumb_store_watch (fixture->store);
  record_play_random (game, fixture->rand, 10);
  /* All of it may have been undone. */
  while (crumb_game_get_can_redo (game))
    tap (game, 'r');
  if (!crumb_game_get_can_undo (game))
    tap (game, 'B');
  n = crumb_game_get_n_entries (game);
  db = lock (fixture, how);
  for (guint i = 0; i < 20; i++)
    {
      gint64 before = record_own_time ();
      gint64 began = g_get_monotonic_time ();

      tap (game, i % 2 == 0 ? 'u' : 'r');
      g_assert_cmpint (record_own_time () - before, <, G_USEC_PER_SEC / 20);
      /* The first one gives the other program some milliseconds. */
      if (i == 0)
        g_assert_cmpint (g_get_monotonic_time () - began, >=, 15000);
    }
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, n + 20);
  g_assert_error (crumb_store_get_held (fixture->store), CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
  g_assert_false (crumb_store_save_held (fixture->store));
  same = crumb_store_load_game (fixture->store, id, NULL);
  g_assert_true (same == game);

  /* Lists hear of it once it is saved. */
  g_signal_connect (fixture->store, "changed", G_CALLBACK (told_cb), &n_told);
  sqlite3_close (db);
  wait_until_saved (fixture->store);
  g_assert_cmpuint (n_told, >, 0);
  g_signal_handlers_disconnect_by_data (fixture->store, &n_told);
  g_clear_object (&same);
  record_fixture_reopen (fixture);
  saved = crumb_store_load_game (fixture->store, id, NULL);
  record_assert_same_game (saved, game);
}

static void
all_changed_cb (CrumbStore *store, const char *const *ids, guint *n)
{
  *n += ids == NULL;
}

/* Whoever holds a lock against writing alone is in no reader's way: lists aren't read again and again meanwhile. */
static void
test_held_while_read (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  sqlite3 *db = lock (fixture, "BEGIN IMMEDIATE");
  gint64 end;
  guint n_changed = 0;

  crumb_store_watch (fixture->store);
  g_signal_connect (fixture->store, "changed", G_CALLBACK (all_changed_cb), &n_changed);
  tap (game, 'B');
  end = g_get_monotonic_time () + 4 * G_USEC_PER_SEC / 5;
  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_nonnull (crumb_store_get_held (fixture->store));
  g_assert_cmpuint (n_changed, <=, 1);

  sqlite3_close (db);
  wait_until_saved (fixture->store);
  g_signal_handlers_disconnect_by_data (fixture->store, &n_changed);
}

static void
lost_cb (CrumbStore *store, const GError *error, guint *n_lost)
{
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED);
  *n_lost += 1;
}

/* Waits until all is saved by itself. */
static void
wait_for_saving (CrumbStore *store)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (crumb_store_get_held (store) != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
assert_saved (RecordFixture *fixture, CrumbGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) again = crumb_store_open (fixture->path, &error);
  g_autoptr (CrumbGame) saved = NULL;

  g_assert_no_error (error);
  saved = record_load (again, crumb_game_get_id (game));
  record_assert_same_game (game, saved);
}

/* A file that is gone, or is another one, is said to be; when it is back, or a copy of it, all is saved. */
static void
test_held_astray (RecordFixture *fixture, gconstpointer data)
{
  gboolean as_copy = data != NULL;
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *away = g_strconcat (fixture->path, ".away", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (CrumbStore) other = NULL;
  gsize length;

  crumb_store_watch (fixture->store);
  record_play (game, CRUMB_RAID_BID, 0, "511");
  g_assert_no_errno (g_rename (fixture->path, away));
  record_play (game, CRUMB_RAID_BID, 1, "44");
  g_assert_error (crumb_store_get_held (fixture->store), CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_GONE);

  other = crumb_store_open (fixture->path, NULL);
  g_assert_nonnull (other);
  g_clear_object (&other);
  g_assert_false (crumb_store_save_held (fixture->store));
  g_assert_error (crumb_store_get_held (fixture->store), CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_SWAPPED);

  if (as_copy)
    {
      g_assert_true (g_file_get_contents (away, &bytes, &length, NULL));
      g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) length, NULL));
      g_assert_no_errno (g_remove (away));
    }
  else
    g_assert_no_errno (g_rename (away, fixture->path));
  wait_for_saving (fixture->store);
  assert_saved (fixture, game);
  record_play (game, CRUMB_RAID_TAKE, 0, "6");
  g_assert_null (crumb_store_get_held (fixture->store));
  assert_saved (fixture, game);
}

/* Another program has played on meanwhile: that is said, and its version shown. */
static void
test_held_too_long (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbStore) their_store = crumb_store_open (fixture->path, NULL);
  g_autoptr (CrumbGame) theirs = crumb_store_load_game (their_store, crumb_game_get_id (game), NULL);
  guint n_lost = 0;
  sqlite3 *db = lock (fixture, "BEGIN IMMEDIATE");

  crumb_store_watch (fixture->store);
  g_signal_connect (fixture->store, "held-lost", G_CALLBACK (lost_cb), &n_lost);
  tap (game, 'B');
  g_assert_nonnull (crumb_store_get_held (fixture->store));
  sqlite3_close (db);
  tap (theirs, 'C');
  wait_until_saved (fixture->store);
  g_assert_cmpuint (n_lost, ==, 1);
  record_assert_same_game (game, theirs);
}

typedef struct
{
  CrumbGame *game;
  guint n;
} States;

static void
compare_step_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  States *states = user_data;
  CrumbRaid raid;

  crumb_game_state_after (states->game, states->n++, &raid);
  g_assert_cmpmem (&raid, sizeof raid, before, sizeof raid);
  crumb_game_state_after (states->game, states->n, &raid);
  g_assert_cmpmem (&raid, sizeof raid, after, sizeof raid);
}

/* Any state of a long game with corrections can be computed on its own. */
static void
test_state_after (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "target=999", 3);
  States states = { .game = game };

  while (crumb_game_get_n_moves (game) <= 130)
    record_play_random (game, fixture->rand, 50);
  crumb_game_walk (game, compare_step_cb, &states);
  g_assert_cmpuint (states.n, ==, crumb_game_get_n_moves (game));
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/game/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_game_tests (void)
{
  add ("undo", test_undo);
  add ("state-after", test_state_after);
  add ("undo-after-reopening", test_undo_after_reopening);
  add ("notifies-on-change-only", test_notifies_on_change_only);
  add ("insist-keeps-both-or-none", test_insist_keeps_both_or_none);
  add ("random-games-resume", test_random_games_resume);
  add ("random-games-undo", test_random_games_undo);
  add ("walk", test_walk);
  add ("walk-to", test_walk_to);
  add ("two-programs-play", test_two_programs_play);
  add ("copies-follow", test_copies_follow);
  add ("locked", test_locked);
  g_test_add ("/record/game/held", RecordFixture, "BEGIN IMMEDIATE", record_fixture_set_up, test_held,
              record_fixture_tear_down);
  g_test_add ("/record/game/held-exclusive", RecordFixture, "BEGIN EXCLUSIVE", record_fixture_set_up, test_held,
              record_fixture_tear_down);
  add ("held-astray", test_held_astray);
  g_test_add ("/record/game/held-astray-copy", RecordFixture, "copy", record_fixture_set_up, test_held_astray,
              record_fixture_tear_down);
  add ("held-while-read", test_held_while_read);
  add ("held-too-long", test_held_too_long);
}
