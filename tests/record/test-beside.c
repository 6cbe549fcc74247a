/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What takes long is written beside the main loop, which goes on while people tap. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-import.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-renaming.h"
#include "record/store/crumb-store-private.h"

#include <sqlite3.h>

/* The main loop may stand still for less than this, in microseconds: a machine that is busy may take some of it, and
 * what waits for a whole transaction takes longer. */
#define STANDSTILL_US 500000

#define N_GAMES (g_test_slow () ? 2000u : 500u)

/* Somebody who plays in a window that shows a list, and what is written meanwhile. */
typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  CrumbGameList *list;
  CrumbHeadway *headway;
  GAsyncResult *done;
  guint cancel_at;
  guint n_taps;
  gint64 longest;
  double share;
  CrumbRenaming *renaming;
} Beside;

static gboolean
tap_cb (gpointer user_data)
{
  Beside *beside = user_data;
  CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 7 };
  g_autoptr (GError) error = NULL;

  if (crumb_game_get_can_undo (beside->game))
    g_assert_cmpint (crumb_game_undo (beside->game, &error), ==, CRUMB_UNDONE_DONE);
  else
    record_take (beside->game, &move);
  beside->n_taps++;
  return G_SOURCE_CONTINUE;
}

static void
set_up (Beside *beside, gconstpointer data)
{
  record_fixture_set_up (&beside->record, NULL);
  crumb_store_watch (beside->record.store);
  beside->game = record_new_game (beside->record.store, "", 2);
  beside->list = crumb_game_list_new (beside->record.store);
  beside->headway = crumb_headway_new ();
}

static void
tear_down (Beside *beside, gconstpointer data)
{
  g_clear_object (&beside->done);
  g_clear_object (&beside->headway);
  g_clear_object (&beside->list);
  g_clear_object (&beside->game);
  record_fixture_tear_down (&beside->record, NULL);
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Beside *beside = user_data;

  beside->done = g_object_ref (result);
}

/* Runs the main loop until what was begun is done, tapping all the time, as a window does. */
static void
wait (Beside *beside)
{
  guint tapping = g_timeout_add (5, tap_cb, beside);

  while (beside->done == NULL)
    {
      gint64 before = record_own_time ();
      gboolean dispatched = g_main_context_iteration (NULL, FALSE);

      beside->longest = MAX (beside->longest, record_own_time () - before);
      if (!dispatched)
        g_usleep (500);
    }
  g_source_remove (tapping);
}

/* All that was tapped is saved, in order, as somebody else finds it. */
static void
assert_taps_saved (Beside *beside)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) other = NULL;
  g_autoptr (CrumbGame) game = NULL;

  g_assert_true (crumb_store_save_held (beside->record.store));
  other = crumb_store_open (beside->record.path, &error);
  g_assert_no_error (error);
  game = record_load (other, crumb_game_get_id (beside->game));
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, beside->n_taps);
  record_assert_same_game (game, beside->game);
}

/* Small games, each of another minute, so that each is another game. */
static GBytes *
make_games (guint n)
{
  g_autoptr (GString) text = g_string_new ("{\"crumb-games\": 1, \"games\": [");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%s{\"crumb-game\": 1, \"game\": \"cookie-raid\","
                            " \"started\": \"2026-03-%02uT%02u:%02u:00Z\", \"rules\": \"end=rounds,rounds=1\","
                            " \"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bo\"}], \"entries\": ["
                            "{\"what\": \"cookies\", \"seat\": 0, \"amount\": 12},"
                            " {\"what\": \"cookies\", \"seat\": 1, \"amount\": %u}]}",
                            i == 0 ? "" : ", ", 1 + i / 1440, i / 60 % 24, i % 60, i % 12);
  g_string_append (text, "]}");
  return g_string_free_to_bytes (g_steal_pointer (&text));
}

static CrumbImport *
new_import (Beside *beside, GBytes *bytes)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GFile) file = g_file_new_for_path ("/games.json");

  return crumb_import_new (beside->record.store, crumb_game_reader_new_for_stream (stream, file));
}

static guint
count_games (Beside *beside)
{
  guint n;

  g_assert_true (crumb_store_count_games (beside->record.store, &n, NULL));
  return n;
}

/* Somebody cancels in the middle, however fast it goes. */
static int
statement_cb (unsigned what, gpointer user_data, gpointer statement, gpointer text)
{
  Beside *beside = user_data;

  if (beside->cancel_at > 0 && --beside->cancel_at == 0)
    g_cancellable_cancel (G_CANCELLABLE (beside->headway));
  return 0;
}

static gboolean
rename_beside (CrumbStore *store, gpointer data, GError **error)
{
  Beside *beside = data;

  sqlite3_trace_v2 (crumb_store_get_database (store), SQLITE_TRACE_STMT, statement_cb, beside);
  return crumb_renaming_run (beside->renaming, store, TRUE, error);
}

static void
share_cb (CrumbHeadway *headway, double share, Beside *beside)
{
  g_assert_cmpfloat (share, >=, beside->share);
  g_assert_cmpfloat (share, <=, 1);
  beside->share = share;
}

static guint
count_games_of (Beside *beside, const char *name)
{
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (beside->record.store, name, NULL);

  return player != NULL ? player->games : 0;
}

/* Renames Ann in all games; what is tapped meanwhile waits in memory. */
static gboolean
rename_ann (Beside *beside, GError **error)
{
  beside->renaming = crumb_renaming_new ("ann", "Anna", NULL);
  beside->share = 0;
  beside->longest = 0;
  g_clear_object (&beside->done);
  g_signal_connect (beside->headway, "moved", G_CALLBACK (share_cb), beside);
  crumb_store_change_async (beside->record.store, rename_beside, beside, NULL, beside->headway, done_cb, beside);
  wait (beside);
  g_clear_pointer (&beside->renaming, crumb_renaming_free);
  return crumb_store_change_finish (beside->record.store, beside->done, error);
}

static void
check_renamed (Beside *beside)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rename_ann (beside, &error));
  g_assert_no_error (error);
  g_assert_cmpfloat (beside->share, >, 0);
  g_assert_cmpuint (count_games_of (beside, "Anna"), ==, N_GAMES);
  g_assert_cmpuint (count_games_of (beside, "Ann"), ==, 0);
  g_test_message ("Renaming: it stood still for %" G_GINT64_FORMAT " µs at most", beside->longest);
  g_assert_cmpint (beside->longest, <, STANDSTILL_US);
  assert_taps_saved (beside);
}

static void
test_thousands (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_games (N_GAMES);
  g_autoptr (CrumbImport) import = new_import (beside, bytes);
  g_autoptr (GError) error = NULL;

  crumb_import_run_async (import, beside->headway, done_cb, beside);
  wait (beside);
  g_assert_true (crumb_import_run_finish (import, beside->done, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, N_GAMES);
  g_assert_cmpuint (count_games (beside), ==, N_GAMES + 1);
  g_test_message ("%u taps meanwhile; the main loop stood still for %" G_GINT64_FORMAT " µs at most", beside->n_taps,
                  beside->longest);
  g_assert_cmpuint (beside->n_taps, >, 10);
  g_assert_cmpint (beside->longest, <, STANDSTILL_US);
  assert_taps_saved (beside);
  check_renamed (beside);
}

/* No game is renamed, and those who tap lose nothing. */
static void
test_rename_cancelled (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_games (60);
  g_autoptr (CrumbImport) import = new_import (beside, bytes);
  g_autoptr (GError) error = NULL;

  while (crumb_import_next (import, NULL, NULL))
    continue;
  beside->cancel_at = 60;
  g_assert_false (rename_ann (beside, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (count_games_of (beside, "Ann"), ==, 60);
  g_assert_cmpuint (count_games_of (beside, "Anna"), ==, 0);
  record_assert_whole (beside->record.store);
  assert_taps_saved (beside);
}

static void
moved_cb (CrumbHeadway *headway)
{
  g_cancellable_cancel (G_CANCELLABLE (headway));
}

/* What was said of the record: how often, and of which games. */
typedef struct
{
  guint n;
  GHashTable *ids;
} Said;

static void
said_cb (CrumbStore *store, const char *const *ids, Said *said)
{
  said->n++;
  for (; ids != NULL && *ids != NULL; ids++)
    g_hash_table_add (said->ids, g_strdup (*ids));
}

/* Lists hear once of all games that were added, and of none that was known. */
static void
test_import_said (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) few = make_games (10);
  g_autoptr (GBytes) many = make_games (200);
  g_autoptr (CrumbImport) first = new_import (beside, few);
  g_autoptr (CrumbImport) import = new_import (beside, many);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Said said = { .ids = ids };

  while (crumb_import_next (first, NULL, NULL))
    continue;
  g_signal_connect (beside->record.store, "changed", G_CALLBACK (said_cb), &said);
  crumb_import_run_async (import, NULL, done_cb, beside);
  while (beside->done == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (said.n, ==, 0);
  g_assert_true (crumb_import_run_finish (import, beside->done, NULL));
  g_signal_handlers_disconnect_by_data (beside->record.store, &said);
  g_assert_cmpuint (said.n, ==, 1);
  g_assert_cmpuint (g_hash_table_size (ids), ==, 190);
  for (guint i = 0; i < crumb_import_get_n_results (import); i++)
    {
      const CrumbImportResult *result = crumb_import_get_result (import, i);

      g_assert_true (g_hash_table_contains (ids, result->id) == (result->outcome == CRUMB_IMPORT_NEW));
    }
}

static void
count_progress_cb (guint *n)
{
  ++*n;
}

/* The main loop doesn't hear of each game that changes nothing, and the ones among them that do are imported. */
static void
test_import_refused (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) whole = make_games (1);
  g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (whole, NULL), (gssize) g_bytes_get_size (whole) - 2);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GError) error = NULL;
  guint n_told = 0;

  for (guint i = 0; i < 2000; i++)
    g_string_append (text, ", {}");
  g_string_append (text, "]}");
  bytes = g_string_free_to_bytes (g_steal_pointer (&text));
  import = new_import (beside, bytes);
  g_signal_connect_swapped (beside->headway, "moved", G_CALLBACK (count_progress_cb), &n_told);
  crumb_import_run_async (import, beside->headway, done_cb, beside);
  wait (beside);
  g_assert_true (crumb_import_run_finish (import, beside->done, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_get_n_results (import), ==, 2001);
  g_assert_cmpuint (crumb_import_get_result (import, 2000)->n, ==, 2001);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 1);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_REFUSED), ==, 2000);
  g_assert_cmpuint (n_told, >, 0);
  g_assert_cmpuint (n_told, <, 1000);
  g_assert_cmpint (beside->longest, <, STANDSTILL_US);
}

/* Whole games up to there, and no others; importing again goes on from there. */
static void
test_import_cancelled (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_games (N_GAMES);
  g_autoptr (CrumbImport) import = new_import (beside, bytes);
  g_autoptr (CrumbImport) again = new_import (beside, bytes);
  g_autoptr (GError) error = NULL;
  guint n;

  g_signal_connect (beside->headway, "moved", G_CALLBACK (moved_cb), NULL);
  crumb_import_run_async (import, beside->headway, done_cb, beside);
  wait (beside);
  g_assert_false (crumb_import_run_finish (import, beside->done, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  n = crumb_import_count (import, CRUMB_IMPORT_NEW);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, N_GAMES);
  g_assert_cmpuint (count_games (beside), ==, n + 1);
  record_assert_whole (beside->record.store);

  g_clear_object (&beside->done);
  crumb_import_run_async (again, NULL, done_cb, beside);
  wait (beside);
  g_assert_true (crumb_import_run_finish (again, beside->done, NULL));
  g_assert_cmpuint (crumb_import_count (again, CRUMB_IMPORT_KNOWN), ==, n);
  g_assert_cmpuint (crumb_import_count (again, CRUMB_IMPORT_NEW), ==, N_GAMES - n);
  assert_taps_saved (beside);
}

static gboolean
unlock_cb (gpointer other)
{
  g_assert_cmpint (sqlite3_exec (other, "ROLLBACK", NULL, NULL, NULL), ==, SQLITE_OK);
  return G_SOURCE_REMOVE;
}

/* Another program writes for a moment: the import waits for it, the window does not. */
static void
test_import_locked (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_games (40);
  g_autoptr (CrumbImport) import = new_import (beside, bytes);
  g_autoptr (GError) error = NULL;
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (beside->record.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_timeout_add (300, unlock_cb, other);
  crumb_import_run_async (import, beside->headway, done_cb, beside);
  wait (beside);
  g_assert_true (crumb_import_run_finish (import, beside->done, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 40);
  g_assert_cmpint (beside->longest, <, STANDSTILL_US);
  assert_taps_saved (beside);
  sqlite3_close (other);
}

static gboolean
cancel_cb (gpointer user_data)
{
  Beside *beside = user_data;

  g_cancellable_cancel (G_CANCELLABLE (beside->headway));
  return G_SOURCE_REMOVE;
}

/* Nobody has to wait for another program to be able to cancel. */
static void
test_import_locked_cancelled (Beside *beside, gconstpointer data)
{
  g_autoptr (GBytes) bytes = make_games (40);
  g_autoptr (CrumbImport) import = new_import (beside, bytes);
  gint64 before = record_own_time ();
  g_autoptr (GError) error = NULL;
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (beside->record.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_timeout_add (100, cancel_cb, beside);
  crumb_import_run_async (import, beside->headway, done_cb, beside);
  wait (beside);
  g_assert_false (crumb_import_run_finish (import, beside->done, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (record_own_time () - before, <, 5 * G_USEC_PER_SEC);
  sqlite3_close (other);
  g_assert_cmpuint (count_games (beside), ==, 1);
  assert_taps_saved (beside);
}

#define ADD(name, function) g_test_add ("/record/beside/" name, Beside, NULL, set_up, function, tear_down)

void
add_beside_tests (void)
{
  ADD ("thousands", test_thousands);
  ADD ("rename/cancelled", test_rename_cancelled);
  ADD ("import/said", test_import_said);
  ADD ("import/refused", test_import_refused);
  ADD ("import/cancelled", test_import_cancelled);
  ADD ("import/locked", test_import_locked);
  ADD ("import/locked/cancelled", test_import_locked_cancelled);
}
