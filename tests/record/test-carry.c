/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games leave in files and folders, and come back from them byte for byte. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/database/crumb-tables.h"
#include "record/files/crumb-export.h"
#include "record/files/crumb-game-name.h"
#include "record/files/crumb-game-take.h"
#include "record/files/crumb-import.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Two records: the games go from one to the other. */
typedef struct
{
  RecordFixture from;
  RecordFixture to;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->from, NULL);
  record_fixture_set_up (&fixture->to, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  record_fixture_tear_down (&fixture->from, NULL);
  record_fixture_tear_down (&fixture->to, NULL);
}

static void
play_games (RecordFixture *fixture, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);

      record_play_random (game, fixture->rand, (guint) g_rand_int_range (fixture->rand, 0, 80));
    }
}

static void
run_export (CrumbExport *export)
{
  GError *error = NULL;

  while (crumb_export_next (export, NULL, &error))
    continue;
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_export_get_n_done (export), ==, crumb_export_get_n_games (export));
}

static GBytes *
export_many (CrumbStore *store, const char *const *ids)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_stream (store, ids, stream);

  run_export (export);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static CrumbImport *
import_bytes (CrumbStore *store, GBytes *bytes)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GFile) file = g_file_new_for_path ("/games.json");
  CrumbImport *import = crumb_import_new (store, crumb_game_reader_new_for_stream (stream, file));
  GError *error = NULL;

  while (crumb_import_next (import, NULL, &error))
    continue;
  g_assert_no_error (error);
  return import;
}

static CrumbImport *
import_text (CrumbStore *store, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return import_bytes (store, bytes);
}

static void
test_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (CrumbImport) again = NULL;

  play_games (&fixture->from, 40);
  first = export_many (fixture->from.store, NULL);
  import = import_bytes (fixture->to.store, first);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 40);
  second = export_many (fixture->to.store, NULL);
  g_assert_true (g_bytes_equal (first, second));

  again = import_bytes (fixture->to.store, second);
  g_assert_cmpuint (crumb_import_count (again, CRUMB_IMPORT_KNOWN), ==, 40);
}

/* Importing a deleted game restores it, even where people erased it and only its mark is left. */
static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  CrumbStore *store = fixture->from.store;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GPtrArray) games = NULL;

  play_games (&fixture->from, 3);
  file = export_many (store, NULL);
  games = crumb_store_list_games (store, NULL, 0, NULL);
  for (guint i = 0; i < games->len; i++)
    {
      const char *ids[] = { ((CrumbGameSummary *) games->pdata[i])->id, NULL };

      g_assert_true (crumb_store_delete_games (store, ids, NULL));
    }
  g_assert_true (
      crumb_store_erase_games (store, (const char *[]) { ((CrumbGameSummary *) games->pdata[0])->id, NULL }, NULL));

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CrumbImport) import = import_bytes (store, file);
      g_autoptr (GPtrArray) there = crumb_store_list_games (store, NULL, 0, NULL);

      g_assert_cmpuint (crumb_import_count (import, i == 0 ? CRUMB_IMPORT_NEW : CRUMB_IMPORT_KNOWN), ==, 3);
      g_assert_cmpuint (there->len, ==, 3);
    }
  after = export_many (store, NULL);
  g_assert_true (g_bytes_equal (after, file));
}

static void
test_none_and_some (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) none = export_many (fixture->from.store, NULL);
  g_autoptr (GBytes) some = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (CrumbImport) import = import_bytes (fixture->to.store, none);
  g_autoptr (CrumbImport) one = NULL;
  const char *ids[2] = { NULL };

  g_assert_cmpuint (crumb_import_get_n_results (import), ==, 0);
  play_games (&fixture->from, 3);
  game = record_new_game (fixture->from.store, "", 2);
  ids[0] = crumb_game_get_id (game);
  some = export_many (fixture->from.store, ids);
  one = import_bytes (fixture->to.store, some);
  g_assert_cmpuint (crumb_import_get_n_results (one), ==, 1);
  g_assert_cmpstr (crumb_import_get_result (one, 0)->id, ==, ids[0]);
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **done = user_data;

  *done = g_object_ref (result);
}

/* A damaged game is left out and named; the others are written, and read as they were. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char damage[] = "UPDATE game SET first = 1 - first WHERE id IN "
                               "(SELECT id FROM game ORDER BY started LIMIT 1)";
  g_autofree char *path = g_build_filename (fixture->from.folder, "all.json", NULL);
  g_autofree char *part = g_build_filename (fixture->from.folder, ".all.json.part", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CrumbExport) export = NULL;
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GPtrArray *damaged;

  play_games (&fixture->from, 5);
  record_exec (fixture->from.path, damage);
  g_assert_true (g_file_set_contents (path, "the one before", -1, NULL));
  export = crumb_export_new_to_file (fixture->from.store, NULL, file);
  run_export (export);

  damaged = crumb_export_get_damaged (export);
  g_assert_cmpuint (damaged->len, ==, 1);
  g_assert_cmpstr (((CrumbDamagedGame *) damaged->pdata[0])->sentence, ==,
                   "This game is damaged. Its players or rules aren’t what was saved.");
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  import = import_bytes (fixture->to.store, bytes);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 4);
}

/* The old file stays when the new one doesn't become whole. */
static void
test_stopped_export (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->from.folder, "all.json", NULL);
  g_autofree char *part = g_build_filename (fixture->from.folder, ".all.json.part", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *content = NULL;
  CrumbExport *export;

  play_games (&fixture->from, 5);
  g_assert_true (g_file_set_contents (path, "the one before", -1, NULL));
  export = crumb_export_new_to_file (fixture->from.store, NULL, file);
  g_assert_true (crumb_export_next (export, NULL, NULL));
  g_object_unref (export);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "the one before");
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

static void
moved_cb (CrumbHeadway *headway, double share, double *last)
{
  g_assert_cmpfloat (share, >=, *last);
  *last = share;
}

/* Imports a folder in the background, with progress all the way. */
static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->from.folder, "out", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_folder (fixture->from.store, NULL, folder);
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GAsyncResult) exported = NULL;
  g_autoptr (GAsyncResult) imported = NULL;
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();
  double share = 0;
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;

  play_games (&fixture->from, 20);
  crumb_export_run_async (export, NULL, done_cb, &exported);
  while (exported == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (crumb_export_run_finish (export, exported, NULL));

  g_ptr_array_add (files, folder);
  import = crumb_import_new (fixture->to.store, crumb_game_reader_new (files));
  g_signal_connect (headway, "moved", G_CALLBACK (moved_cb), &share);
  crumb_import_run_async (import, headway, done_cb, &imported);
  while (imported == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (crumb_import_run_finish (import, imported, NULL));
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 20);
  g_assert_cmpfloat (share, ==, 1);

  first = export_many (fixture->from.store, NULL);
  second = export_many (fixture->to.store, NULL);
  g_assert_true (g_bytes_equal (first, second));
  record_remove_folder (path);
}

static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/games.json");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GError) error = NULL;

  play_games (&fixture->from, 20);
  bytes = export_many (fixture->from.store, NULL);
  stream = g_memory_input_stream_new_from_bytes (bytes);
  import = crumb_import_new (fixture->to.store, crumb_game_reader_new_for_stream (stream, file));
  while (crumb_import_next (import, cancellable, &error))
    if (crumb_import_get_n_results (import) == 5)
      g_cancellable_cancel (cancellable);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (crumb_import_get_n_results (import), ==, 5);
}

#define GAME(entries)                                                                                                  \
  "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"917ad25b-a5a1-450a-abaf-d7190295f920\","                   \
  " \"started\": \"2026-03-01T19:30:00Z\", \"players\": [{\"name\":\"Sue } {\"},{\"name\":\"\\\"[\\\\\"}],"            \
  " \"entries\": [" entries "]}"
#define COOKIES(n) "{\"what\":\"cookies\",\"seat\":0,\"amount\":" n "}"
#define BOM "\xef\xbb\xbf"
#define MANY(games) "{\"crumb-games\": 1, \"games\": [" games "]}"

typedef struct
{
  const char *text;
  guint counts[CRUMB_N_IMPORT_OUTCOMES];
  const char *complaint;
} Row;

static const Row rows[] = {
  { GAME (COOKIES ("5")), { [CRUMB_IMPORT_NEW] = 1 }, NULL },
  { MANY (GAME (COOKIES ("5"))), { [CRUMB_IMPORT_NEW] = 1 }, NULL },
  { MANY (GAME ("") "\n , " GAME (COOKIES ("5"))), { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_LONGER] = 1 }, NULL },
  { MANY (GAME (COOKIES ("5")) "," GAME (COOKIES ("5"))), { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_KNOWN] = 1 }, NULL },
  { MANY (GAME (COOKIES ("5")) "," GAME (COOKIES ("6"))),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_DIFFERS] = 1 },
    "The game 917ad25b-a5a1-450a-abaf-d7190295f920 differs from your copy." },
  { MANY (GAME (COOKIES ("5000")) "," GAME (COOKIES ("6"))),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Entry 1: the rules don’t allow this move." },
  { MANY (GAME ("") GAME ("")),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 1: the list of games has something else in it." },
  { MANY (GAME ("") ","),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 1: the list of games has something else in it." },
  { MANY (GAME ("")) "x",
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 1: the list of games has something else in it." },
  { MANY ("1"), { [CRUMB_IMPORT_REFUSED] = 1 }, "Line 1: the list of games has something else in it." },
  { "{\"crumb-games\": 1, \"games\": [{\"crumb-game\"", { [CRUMB_IMPORT_REFUSED] = 1 }, "It’s only half written yet." },
  { "{\"crumb-games\": 2, \"games\": []}",
    { [CRUMB_IMPORT_REFUSED] = 1 },
    "This game file was written by a newer Crumb. Update Crumb to import it." },
  { "{\"crumb-games\": 1, \"more\": 1}",
    { [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 1: a file with several games starts with “crumb-games” and “games”." },
  { MANY (GAME ("") ",\n\n{\"crumb-game\": 1,\n\"rules\"}"),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 4: this isn’t JSON." },
  { MANY (GAME ("") ",\n" GAME ("\n" COOKIES ("5") ",\n" COOKIES ("5000"))),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Entry 2 in line 4: the rules don’t allow this move." },
  { MANY (GAME ("") ",\n3"),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "Line 2: the list of games has something else in it." },
  { MANY (GAME (COOKIES ("5")) ",{\"crumb-game\": 3}"),
    { [CRUMB_IMPORT_NEW] = 1, [CRUMB_IMPORT_REFUSED] = 1 },
    "This game file was written by a newer Crumb. Update Crumb to import it." },
  { BOM GAME (COOKIES ("5")), { [CRUMB_IMPORT_NEW] = 1 }, NULL },
  { BOM MANY (GAME (COOKIES ("5"))), { [CRUMB_IMPORT_NEW] = 1 }, NULL },
  { "", { [CRUMB_IMPORT_REFUSED] = 1 }, NULL },
};

static void
test_rows (gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      RecordFixture fixture = { 0 };
      g_autoptr (CrumbImport) import = NULL;
      const CrumbImportResult *last;

      record_fixture_set_up (&fixture, NULL);
      import = import_text (fixture.store, rows[i].text);
      for (guint outcome = 0; outcome < CRUMB_N_IMPORT_OUTCOMES; outcome++)
        g_assert_cmpuint (crumb_import_count (import, outcome), ==, rows[i].counts[outcome]);
      for (guint n = 0; n < crumb_import_get_n_results (import); n++)
        {
          last = crumb_import_get_result (import, n);
          if (last->error != NULL && rows[i].complaint != NULL)
            g_assert_cmpstr (last->error->message, ==, rows[i].complaint);
        }
      g_clear_object (&import);
      record_fixture_tear_down (&fixture, NULL);
    }
}

/* That one file has been read to its end says nothing about the next. */
static void
test_bad_after_good (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { GAME (COOKIES ("5")), MANY ("1") };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbImport) import = NULL;
  GError *error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.json", i);
      g_autofree char *path = g_build_filename (fixture->from.folder, name, NULL);

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  import = crumb_import_new (fixture->to.store, crumb_game_reader_new (files));
  while (crumb_import_next (import, NULL, &error))
    continue;
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 1);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_REFUSED), ==, 1);
  g_assert_cmpstr (crumb_import_get_result (import, 1)->error->message, ==,
                   "Line 1: the list of games has something else in it.");
  for (guint i = 0; i < files->len; i++)
    g_assert_true (g_file_delete (files->pdata[i], NULL, NULL));
}

/* Nothing waits for a pipe that nobody writes into, wherever it is met. */
static void
test_special (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (fixture->from.folder, "pipe.json", NULL);
  g_autofree char *link = g_build_filename (fixture->from.folder, "link.json", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbImport) import = NULL;
  GError *error = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", link), ==, 0);
  g_ptr_array_add (files, g_file_new_for_path (pipe));
  g_ptr_array_add (files, g_file_new_for_path (fixture->from.folder));
  import = crumb_import_new (fixture->to.store, crumb_game_reader_new (files));
  while (crumb_import_next (import, NULL, &error))
    continue;
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_REFUSED), ==, 3);
  for (guint i = 0; i < crumb_import_get_n_results (import); i++)
    g_assert_cmpstr (crumb_import_get_result (import, i)->error->message, ==,
                     "It isn’t a file, but a pipe, a socket or a device.");
  g_unlink (pipe);
  g_unlink (link);
}

static void
test_answer (Fixture *fixture, gconstpointer data)
{
  static const char *const text = MANY (GAME (COOKIES ("5")) "," GAME (COOKIES ("6")));
  g_autoptr (CrumbImport) both = import_text (fixture->from.store, text);
  g_autoptr (CrumbImport) file = import_text (fixture->to.store, text);
  g_autoptr (GBytes) two = NULL;
  g_autoptr (GBytes) one = NULL;
  g_autoptr (CrumbImport) known = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_import_answer (both, 1, CRUMB_IMPORT_ASK, &error));
  g_assert_cmpuint (crumb_import_count (both, CRUMB_IMPORT_DIFFERS), ==, 1);
  g_assert_true (crumb_import_answer (both, 1, CRUMB_IMPORT_KEEP_BOTH, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_count (both, CRUMB_IMPORT_DIFFERS), ==, 0);
  g_assert_cmpuint (crumb_import_count (both, CRUMB_IMPORT_NEW), ==, 2);
  two = export_many (fixture->from.store, NULL);
  g_assert_nonnull (strstr (g_bytes_get_data (two, NULL), "\"amount\":5"));
  g_assert_nonnull (strstr (g_bytes_get_data (two, NULL), "\"amount\":6"));

  g_assert_true (crumb_import_answer (file, 1, CRUMB_IMPORT_TAKE_FILE, &error));
  g_assert_no_error (error);
  one = export_many (fixture->to.store, NULL);
  g_assert_null (strstr (g_bytes_get_data (one, NULL), "\"amount\":5"));
  known = import_text (fixture->to.store, GAME (COOKIES ("6")));
  g_assert_cmpuint (crumb_import_count (known, CRUMB_IMPORT_KNOWN), ==, 1);
  record_assert_whole (fixture->from.store);
  record_assert_whole (fixture->to.store);
}

static void
answered_cb (GObject *store, GAsyncResult *answer, gpointer answered)
{
  g_autoptr (GError) error = NULL;

  *(gboolean *) answered = crumb_store_change_finish (CRUMB_STORE (store), answer, &error);
  g_assert_no_error (error);
}

/* In a window another thread takes the answer; what became of the game is known when it is done. */
static void
test_answer_beside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbImport) import =
      import_text (fixture->to.store, MANY (GAME (COOKIES ("5")) "," GAME (COOKIES ("6"))));
  g_autoptr (CrumbGame) shown =
      crumb_store_load_game (fixture->to.store, crumb_import_get_result (import, 0)->id, NULL);
  gboolean answered = FALSE;

  crumb_import_answer_async (import, 1, CRUMB_IMPORT_ASK, answered_cb, &answered);
  while (!answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_DIFFERS), ==, 1);
  answered = FALSE;
  crumb_import_answer_async (import, 1, CRUMB_IMPORT_TAKE_FILE, answered_cb, &answered);
  while (!answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_DIFFERS), ==, 0);
  g_assert_cmpint (crumb_import_get_result (import, 1)->outcome, !=, CRUMB_IMPORT_DIFFERS);
  /* A window that shows the game follows. */
  g_assert_cmpint (crumb_game_get_move (shown, 0)->amount, ==, 6);
}

/* Games of one day, of the same people and with ids that begin alike each have a file, and keep it. */
static void
test_same_names (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[] = { "917ad25b-a5a1-450a-abaf-d7190295f921", "917ad25b-a5a1-450a-abaf-d7190295f922" };
  g_autofree char *path = g_build_filename (fixture->from.folder, "out", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (CrumbImport) import = NULL;
  const char *name = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GString) text = g_string_new (GAME (COOKIES ("5")));

      g_string_replace (text, "917ad25b-a5a1-450a-abaf-d7190295f920", ids[i], 1);
      g_object_unref (import_text (fixture->from.store, text->str));
    }
  for (guint pass = 0; pass < 2; pass++)
    {
      g_autoptr (CrumbExport) export = crumb_export_new_to_folder (fixture->from.store, NULL, folder);

      g_assert_null (crumb_export_get_last (export, &name));
      for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
        {
          g_assert_true (crumb_export_next (export, NULL, NULL));
          g_assert_cmpstr (crumb_export_get_last (export, &name), ==, ids[i]);
          /* Two on one evening collide, and only then the id tells them apart. */
          g_assert_cmpint (strstr (name, "(917ad25b).crumb") != NULL, ==, i == 1);
          g_assert_cmpint (strchr (name, '(') != NULL, ==, i == 1);
        }
      g_assert_false (crumb_export_next (export, NULL, NULL));
    }
  g_ptr_array_add (files, folder);
  import = crumb_import_new (fixture->to.store, crumb_game_reader_new (files));
  while (crumb_import_next (import, NULL, NULL))
    continue;
  g_assert_cmpuint (crumb_import_count (import, CRUMB_IMPORT_NEW), ==, 2);
  record_remove_folder (path);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbImport) import =
      import_text (fixture->from.store,
                   "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"917ad25b-a5a1-450a-abaf-d7190295f920\","
                   " \"started\": \"2026-03-01T23:59:00Z\","
                   " \"players\": [{\"name\":\"Sue/..\\\\x\"},{\"name\":\"<b>: \\u200f李\"}], \"entries\": []}");
  const char *id = crumb_import_get_result (import, 0)->id;
  g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->from.store, id, NULL);
  g_autofree char *name = crumb_game_name_file (game, 0, ".json");
  g_autofree char *long_name = crumb_game_name_file (game, 1, ".json");

  g_assert_cmpstr (name, ==, "2026-03-01 Sue_.._x, _b__ _李 (917ad25b).json");
  g_assert_cmpstr (long_name, ==, "2026-03-01 Sue_.._x, _b__ _李 (917ad25b-a5a1-450a-abaf-d7190295f920).json");
}

/* A folder writes a file anew that omits what another machine would fill in differently. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean same;
  } heads[] = {
    { "\"id\": \"917ad25b-a5a1-450a-abaf-d7190295f921\", \"started\": \"2026-03-01T19:30:00Z\",", TRUE },
    { "\"id\": \"917ad25b-a5a1-450a-abaf-d7190295f922\",", FALSE },
    { "\"started\": \"2026-03-01T19:30:00Z\",", FALSE },
    { "", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = g_strconcat ("{\"crumb-game\": 1, \"game\": \"cookie-raid\", ", heads[i].text,
                                           "\"players\": [{\"name\": \"Sue\"}, {\"name\": \"John\"}], "
                                           "\"entries\": [{\"what\": \"plate\", \"dice\": \"65543211\"}]}",
                                           NULL);
      g_auto (CrumbGameTaken) taken = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (CrumbGameDraft) draft = crumb_game_draft_parse (text, strlen (text), 1, &error);

      g_assert_no_error (error);
      g_assert_true (crumb_game_take (fixture->to.store, draft, CRUMB_IMPORT_AGREE, &taken, &error));
      g_assert_no_error (error);
      g_test_message ("Head %" G_GSIZE_FORMAT, i);
      g_assert_cmpint (taken.version > 0, ==, heads[i].same);
    }
}

#define ADD(name, function) g_test_add ("/record/carry/" name, Fixture, NULL, set_up, function, tear_down)

void
add_carry_tests (void)
{
  ADD ("damaged", test_damaged);
  ADD ("stopped-export", test_stopped_export);
  ADD ("many", test_many);
  ADD ("deleted", test_deleted);
  ADD ("none-and-some", test_none_and_some);
  ADD ("folder", test_folder);
  ADD ("cancelled", test_cancelled);
  ADD ("bad-after-good", test_bad_after_good);
  ADD ("special", test_special);
  ADD ("answer", test_answer);
  ADD ("answer-beside", test_answer_beside);
  ADD ("names", test_names);
  ADD ("same", test_same);
  ADD ("same-names", test_same_names);
  g_test_add_data_func ("/record/carry/rows", NULL, test_rows);
}
