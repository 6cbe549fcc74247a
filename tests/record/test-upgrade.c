/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opens and upgrades records of older versions, and checks that the games are unchanged. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/database/crumb-database.h"
#include "record/store/crumb-store-private.h"
#include "record/store/crumb-verify.h"

#include <sqlite3.h>
#include <string.h>

/* Each record was written by the Crumb of its time, with that version's export beside it. Never regenerate them. */
static const char *const games_of_version_1[] = {
  "05074c16-0a27-8f25-8d30-42f4ddb2b553",
  "74a427a2-131d-8825-b8e5-41c43aced045",
  NULL,
};
/* Includes corrections, joins and leaves, merged spellings, and a deleted game. */
static const char *const games_of_version_4[] = {
  "0a89049f-fb98-4c12-8a59-042a2e0a5563",
  "132fd4a1-10d2-4720-a9ca-467e2d053ded",
  "2112d3ce-951a-4f32-8d88-961a0491b77b",
  "22790d93-9d18-4bd2-8aa4-e4efa8fd83e5",
  "238532ed-2dd1-4bea-a3b6-12c76025bbc9",
  "27f42963-3ca2-480e-bf3c-daa7be140218",
  "2d6afd2d-babe-4401-a840-b0d397922ff7",
  "428d0fde-3fcb-4dd0-8e83-b33b8a376b5e",
  "5429d0ee-ba9d-47ba-9411-b027859850f2",
  "68b9897e-4964-424f-abec-bd708fd634a8",
  "75a1630f-e49b-459e-bd1c-80f974805020",
  "7eafc827-3a8d-4440-b394-fb9fc533b4d5",
  "8bb923c1-b313-4b78-adca-81fde3996b33",
  "9b7c9dc4-6565-4e02-9f65-4f93bcbc6d73",
  "9edda05b-70cb-4969-81a7-fb18aade4cce",
  "a6255ef5-853c-49fb-9031-4dcbc03d2c63",
  "cb746ba3-605e-45ff-b9b4-ba8615bec3b2",
  "deb05a38-8d00-4aa4-a4d0-d898473b588c",
  "e25aca88-67bc-437e-a308-83aaf3b4555f",
  "e68f20ae-8c17-49b7-8c35-c2c5f901d781",
  "ed73c271-87f8-4e88-bd1e-31951bfb64ea",
  "edfb51a6-0a1f-44eb-a315-cf0f138b45e4",
  NULL,
};
#define DELETED "ba8aba41-87ea-489e-8e34-e04356f1530f"

static char *
read_fixture (const char *version, const char *name, gsize *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", version, name, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, length, &error);
  g_assert_no_error (error);
  return content;
}

/* (transfer full): copies an old record and returns the path of the copy. */
static char *
put_file (RecordFixture *fixture, const char *version, const char *name)
{
  char *path = g_build_filename (fixture->folder, "old.db", NULL);
  g_autofree char *database = NULL;
  gsize length;

  database = read_fixture (version, name, &length);
  g_assert_true (g_file_set_contents (path, database, (gssize) length, NULL));
  return path;
}

static char *
put_record (RecordFixture *fixture, const char *version)
{
  return put_file (fixture, version, "crumb.db");
}

static guint
count_faults (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, &error);

  g_assert_no_error (error);
  return faults->len;
}

/* Lists and statistics match the games. */
static void
assert_list (CrumbStore *store, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) listed = crumb_store_list_games (store, NULL, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (listed->len, ==, n);
  for (guint i = 0; i < listed->len; i++)
    {
      const CrumbGameSummary *summary = listed->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, NULL);

      g_assert_cmpuint (summary->n_seats, >=, 2);
      g_assert_true (summary->damaged || (summary->playing != 0 && summary->leaders != 0));
      for (guint seat = 0; game != NULL && seat < summary->n_seats; seat++)
        g_assert_cmpstr (summary->seats[seat]->name, ==, crumb_game_get_seat (game, seat)->name);
    }
}

/* Every game is unchanged and can be played on. */
static void
assert_games (CrumbStore *store, const char *version, const char *const *games)
{
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_strconcat (games[i], ".json", NULL);
      g_autofree char *exported = read_fixture (version, name, NULL);
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, games[i], &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = crumb_game_file_write (game);
      g_assert_cmpstr (text, ==, exported);
      crumb_game_set_note (game, "Found in an old record", &error);
      g_assert_no_error (error);
    }
}

static void
test_version_1 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_record (fixture, "version-1");
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = NULL;

  g_assert_true (crumb_store_needs_upgrade (path));
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_false (crumb_store_needs_upgrade (path));
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store, 2);
  assert_games (store, "version-1", games_of_version_1);
}

/* A damaged game doesn't stop the others from being upgraded and played on. */
static void
test_damaged_version_1 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_record (fixture, "version-1");
  g_autofree char *sql =
      g_strdup_printf ("UPDATE seat SET name = 'Who' WHERE seat = 0 AND game = '%s'", games_of_version_1[0]);
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;

  record_exec (path, sql);
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_faults (store), ==, 1);
  assert_list (store, 2);
}

static void
test_version_4 (RecordFixture *fixture, gconstpointer data)
{
  const char *deleted[] = { DELETED, NULL };
  g_autofree char *path = put_record (fixture, "version-4");
  g_autofree char *backup = g_strconcat (path, ".version-4", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);

  g_assert_no_error (error);
  g_assert_true (g_file_test (backup, G_FILE_TEST_EXISTS));
  g_assert_true (crumb_store_needs_upgrade (backup));
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store, 22);
  assert_games (store, "version-4", games_of_version_4);
  g_assert_true (crumb_store_restore_games (store, deleted, &error));
  assert_list (store, 23);
  g_assert_cmpuint (count_faults (store), ==, 0);
}

/* The games of version 4 as version 5 had them, whose lists did not know which games were corrected. */
static void
test_version_5 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_record (fixture, "version-5");
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);
  g_autoptr (GPtrArray) listed = NULL;
  guint n_corrected = 0;

  g_assert_no_error (error);
  g_assert_false (crumb_store_needs_upgrade (path));
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store, 22);
  listed = crumb_store_list_games (store, NULL, 0, &error);
  for (guint i = 0; i < listed->len; i++)
    {
      const CrumbGameSummary *summary = listed->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, NULL);
      g_autoptr (GArray) changes = crumb_game_list_changes (game);

      g_assert_cmpint (summary->corrected, ==, changes->len > 0);
      n_corrected += changes->len > 0;
    }
  g_assert_cmpuint (n_corrected, >, 0);
  assert_games (store, "version-4", games_of_version_4);
}

/* The ids of the games of every kind that versions 5 to 7 were given, and had the same to say of. */
static GStrv
list_every_kind (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "every-kind", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_strv_builder_take (ids, g_strndup (name, strlen (name) - strlen (".json")));
  return g_strv_builder_end (ids);
}

/* A version of what is derived, and all kinds with their figures. (transfer full) */
static char *
name_what_is_derived (guint version)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "%u", version);
  for (guint kind = 0; crumb_game_kinds[kind] != NULL; kind++)
    {
      const CrumbGameKind *one = crumb_game_kinds[kind];

      g_string_append_printf (text, "\n%s", one->id);
      for (guint figure = 0; figure < one->n_figures; figure++)
        g_string_append_printf (text, " %s %u", one->figures[figure].id, (guint) one->figures[figure].join);
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

/* A Crumb with another game, or another figure, counts again. */
static void
test_derived_of_kinds (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean found = FALSE;

  for (guint version = 1; version < 100 && !found; version++)
    {
      g_autofree char *name = name_what_is_derived (version);

      g_assert_true (crumb_database_has (crumb_store_get_database (fixture->store), &found, &error,
                                         "SELECT 1 FROM derived WHERE made_for = ?1", "t", name));
      g_assert_no_error (error);
    }
  g_assert_true (found);
}

/* (transfer full): every row of what is derived, in order. */
static char *
dump_derived (const char *path)
{
  static const char *const derived[] = { "summary", "sitting" };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (derived); i++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", derived[i]);
      sqlite3_stmt *statement;

      g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
      while (sqlite3_step (statement) == SQLITE_ROW)
        {
          g_autoptr (GString) row = g_string_new (derived[i]);

          for (int column = 0; column < sqlite3_column_count (statement); column++)
            g_string_append_printf (row, "|%s", sqlite3_column_text (statement, column));
          g_ptr_array_add (rows, g_string_free_and_steal (g_steal_pointer (&row)));
        }
      sqlite3_finalize (statement);
    }
  sqlite3_close (db);
  g_ptr_array_sort_values (rows, (GCompareFunc) strcmp);
  g_ptr_array_add (rows, NULL);
  return g_strjoinv ("\n", (GStrv) rows->pdata);
}

/* After the upgrade all is, to the byte, as in a new record to which the same games are given. */
static void
test_every_kind (RecordFixture *fixture, gconstpointer data)
{
  const char *name = data;
  g_auto (GStrv) ids = list_every_kind ();
  g_autofree char *path = put_file (fixture, "every-kind", name);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);
  g_autofree char *upgraded = NULL;
  g_autofree char *made = NULL;
  g_autoptr (GPtrArray) kinds = NULL;

  g_assert_no_error (error);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *file = g_strconcat (ids[i], ".json", NULL);
      gsize length;
      g_autofree char *text = read_fixture ("every-kind", file, &length);
      g_autofree char *id = NULL;

      g_assert_true (crumb_game_file_read (fixture->store, text, length, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
    }
  upgraded = dump_derived (path);
  made = dump_derived (fixture->path);
  g_assert_cmpstr (upgraded, ==, made);

  kinds = crumb_store_list_kinds (store, &error);
  g_assert_cmpuint (kinds->len, ==, 2);
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store, g_strv_length (ids));
  assert_games (store, "every-kind", (const char *const *) ids);
}

/* The result of opening a record in another thread. */
typedef struct
{
  double cancel_at;
  double share;
  guint n_told;
  gboolean done;
  CrumbStore *store;
  GError *error;
} Opening;

static void
moved_cb (CrumbHeadway *headway, double share, Opening *opening)
{
  g_assert_false (opening->done);
  g_assert_cmpfloat (share, >=, opening->share);
  g_assert_cmpfloat (share, <=, 1);
  opening->share = share;
  opening->n_told++;
  if (share >= opening->cancel_at)
    g_cancellable_cancel (G_CANCELLABLE (headway));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Opening *opening = user_data;

  opening->store = crumb_store_open_finish (result, &opening->error);
  opening->done = TRUE;
}

static Opening
open_in_thread (const char *path, double cancel_at)
{
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();
  Opening opening = { .cancel_at = cancel_at };

  g_signal_connect (headway, "moved", G_CALLBACK (moved_cb), &opening);
  crumb_store_open_async (path, headway, opened_cb, &opening);
  while (!opening.done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (headway, &opening);
  return opening;
}

static void
test_thread (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_record (fixture, "version-4");
  Opening opening = open_in_thread (path, 2);
  g_autoptr (CrumbStore) store = opening.store;

  g_assert_no_error (opening.error);
  g_assert_cmpuint (opening.n_told, >, 1);
  g_assert_cmpfloat (opening.share, ==, 1);
  assert_games (store, "version-4", games_of_version_4);
  g_clear_object (&store);

  /* Opening a current record reports no progress. */
  opening = open_in_thread (path, 2);
  g_assert_no_error (opening.error);
  g_assert_cmpuint (opening.n_told, ==, 0);
  g_object_unref (opening.store);
}

static void
test_cancel (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = put_record (fixture, "version-4");
  gsize length = 0;
  gsize length_before = 0;
  g_autofree char *before = read_fixture ("version-4", "crumb.db", &length_before);
  g_autofree char *after = NULL;
  Opening opening = open_in_thread (path, 0);

  g_assert_error (opening.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&opening.error);
  g_assert_null (opening.store);
  /* Whether the cancellation came in time or not, the record is the old one or the new one. */
  if (crumb_store_needs_upgrade (path))
    {
      g_assert_true (g_file_get_contents (path, &after, &length, NULL));
      g_assert_cmpmem (after, length, before, length_before);
    }
  opening = open_in_thread (path, 2);
  g_assert_no_error (opening.error);
  assert_games (opening.store, "version-4", games_of_version_4);
  g_object_unref (opening.store);
}

/* Derived tables written by a Crumb with other figures are rebuilt. */
static void
test_stale (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = NULL;

  g_assert_false (crumb_store_needs_upgrade (fixture->path));
  record_exec (fixture->path, "UPDATE derived SET made_for = 'another'; DELETE FROM summary; DELETE FROM sitting");
  g_assert_true (crumb_store_needs_upgrade (fixture->path));
  store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_false (crumb_store_needs_upgrade (fixture->path));
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store, 1);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/upgrade/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_upgrade_tests (void)
{
  add ("version-1", test_version_1);
  add ("damaged-version-1", test_damaged_version_1);
  add ("version-4", test_version_4);
  add ("version-5", test_version_5);
  g_test_add ("/record/upgrade/every-kind/5", RecordFixture, "version-5.db", record_fixture_set_up, test_every_kind,
              record_fixture_tear_down);
  g_test_add ("/record/upgrade/every-kind/6", RecordFixture, "version-6.db", record_fixture_set_up, test_every_kind,
              record_fixture_tear_down);
  g_test_add ("/record/upgrade/every-kind/7", RecordFixture, "version-7.db", record_fixture_set_up, test_every_kind,
              record_fixture_tear_down);
  add ("thread", test_thread);
  add ("cancel", test_cancel);
  add ("stale", test_stale);
  add ("derived-of-kinds", test_derived_of_kinds);
}
