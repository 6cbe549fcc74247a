/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rejected files are left unchanged; older ones are upgraded, or left unchanged if that fails. */

#include "record-tests.h"
#include "record/database/crumb-database.h"
#include "record/database/crumb-schema.h"
#include "record/store/crumb-store-private.h"

#include "record-fixture.h"

#include <glib/gstdio.h>

#define CUP_1 "CREATE TABLE IF NOT EXISTS cup (id INTEGER PRIMARY KEY, dice TEXT NOT NULL) STRICT;"
#define CUP_2 "CREATE TABLE IF NOT EXISTS cup (id INTEGER PRIMARY KEY, dice TEXT NOT NULL, lid TEXT) STRICT;"

static const char *const checksums[] = {
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "2030b53be1ee840859cd55f52e249e1693ea2a25c4fba244fb728e63b4e5f015",
  "fc655ca940739ee7c980e0ffaec62483c2b8e58433f7556172e5711d05512d35",
};

static gboolean
put_lids_on (sqlite3 *db, int version, GError **error)
{
  g_assert_cmpint (version, ==, 1);
  return crumb_database_exec (db, "ALTER TABLE cup ADD COLUMN lid TEXT; UPDATE cup SET lid = 'on';", error);
}

static gboolean
break_cups (sqlite3 *db, int version, GError **error)
{
  return crumb_database_exec (db, "UPDATE cup SET dice = '666'; INSERT INTO no_such_table VALUES (1);", error);
}

static const CrumbLayout cups = { .version = 1, .tables = CUP_1, .checksums = checksums };
static const CrumbLayout cups_with_lids = {
  .version = 2,
  .tables = CUP_2,
  .checksums = checksums,
  .upgrade = put_lids_on,
};
static const CrumbLayout broken = { .version = 2, .tables = CUP_2, .checksums = checksums, .upgrade = break_cups };

/* A statement that takes a while. */
static const CrumbLayout slow = {
  .version = 1,
  .tables = CUP_1 "INSERT INTO cup (dice) WITH RECURSIVE die (n) AS (SELECT 1 UNION ALL "
                  "SELECT n + 1 FROM die LIMIT 1000000) SELECT max (n) FROM die;",
  .checksums = checksums,
};

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (from, &bytes, &length, &error);
  g_assert_no_error (error);
  g_file_set_contents (to, bytes, (gssize) length, &error);
  g_assert_no_error (error);
}

static void
assert_same_bytes (const char *one, const char *other)
{
  g_autofree char *bytes = NULL;
  g_autofree char *other_bytes = NULL;
  gsize length = 0, other_length = 0;

  g_assert_true (g_file_get_contents (one, &bytes, &length, NULL));
  g_assert_true (g_file_get_contents (other, &other_bytes, &other_length, NULL));
  g_assert_cmpmem (bytes, length, other_bytes, other_length);
}

/* Tampers with the file, and checks that it is refused and nothing is written, not even beside it. */
static void
assert_refused (RecordFixture *fixture, const char *sql, CrumbRecordError code)
{
  g_autofree char *path = g_build_filename (fixture->folder, "tampered.db", NULL);
  g_autofree char *before = g_build_filename (fixture->folder, "before.db", NULL);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autoptr (GError) error = NULL;

  copy_file (fixture->path, path);
  record_exec (path, sql);
  copy_file (path, before);
  g_assert_null (crumb_store_open (path, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, (int) code);
  assert_same_bytes (path, before);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_unlink (path);
}

typedef struct
{
  const char *sql;
  CrumbRecordError code;
} RefusedRow;

static const RefusedRow refused_rows[] = {
  { "PRAGMA application_id = 1", CRUMB_RECORD_ERROR_FOREIGN },
  { "PRAGMA application_id = 0", CRUMB_RECORD_ERROR_FOREIGN },
  { "PRAGMA user_version = 99", CRUMB_RECORD_ERROR_NEWER },
  { "PRAGMA user_version = -1", CRUMB_RECORD_ERROR_NEWER },
  { "PRAGMA user_version = 0", CRUMB_RECORD_ERROR_FOREIGN },
  { "DROP TABLE summary", CRUMB_RECORD_ERROR_FOREIGN },
  { "CREATE TABLE more (x)", CRUMB_RECORD_ERROR_FOREIGN },
  { "CREATE VIEW more AS SELECT * FROM entry", CRUMB_RECORD_ERROR_FOREIGN },
  { "DROP TRIGGER entry_not_deleted", CRUMB_RECORD_ERROR_FOREIGN },
  { "DROP TRIGGER entry_not_deleted; CREATE TRIGGER entry_not_deleted BEFORE DELETE ON entry BEGIN SELECT 1; END",
    CRUMB_RECORD_ERROR_FOREIGN },
  { "CREATE TRIGGER more AFTER INSERT ON entry BEGIN DELETE FROM player; END", CRUMB_RECORD_ERROR_FOREIGN },
  { "ALTER TABLE player ADD COLUMN more TEXT", CRUMB_RECORD_ERROR_FOREIGN },
  { "CREATE INDEX more ON player (name)", CRUMB_RECORD_ERROR_FOREIGN },
  { "ANALYZE", CRUMB_RECORD_ERROR_FOREIGN },
};

static void
test_refused (RecordFixture *fixture, gconstpointer data)
{
  g_object_unref (record_new_game (fixture->store, "", 2));
  g_clear_object (&fixture->store);
  for (guint i = 0; i < G_N_ELEMENTS (refused_rows); i++)
    {
      g_test_message ("%s", refused_rows[i].sql);
      assert_refused (fixture, refused_rows[i].sql, refused_rows[i].code);
    }
}

#define FILL                                                                                                           \
  "PRAGMA user_version = 99; PRAGMA cache_size = 1; BEGIN; CREATE TABLE more (x); INSERT INTO more SELECT "            \
  "zeroblob (4000) FROM (WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 50) "             \
  "SELECT n FROM up)"

/* SQLite would end what a newer Crumb had begun when it was killed. */
static void
test_newer_and_killed (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *from_journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "killed.db", NULL);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *before = g_build_filename (fixture->folder, "before.db", NULL);
  g_autofree char *journal_before = g_build_filename (fixture->folder, "before.db-journal", NULL);
  g_autoptr (sqlite3) db = NULL;
  g_autoptr (GError) error = NULL;

  g_object_unref (record_new_game (fixture->store, "", 2));
  g_clear_object (&fixture->store);
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, FILL, NULL, NULL, NULL), ==, SQLITE_OK);
  copy_file (fixture->path, path);
  copy_file (from_journal, journal);
  copy_file (path, before);
  copy_file (journal, journal_before);

  g_assert_null (crumb_store_open (path, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NEWER);
  assert_same_bytes (path, before);
  assert_same_bytes (journal, journal_before);
}

static void
test_no_database (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "notes.txt", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "Sue owes John two cookies.", -1, NULL);
  g_assert_null (crumb_store_open (path, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  g_assert_cmpstr (bytes, ==, "Sue owes John two cookies.");
}

static void
test_empty_file (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "empty.db", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = NULL;

  g_file_set_contents (path, "", 0, NULL);
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
}

/* A copy that is given up because the source is locked must fail. */
static void
test_copy_of_busy (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (sqlite3) holder = NULL;
  g_autoptr (sqlite3) from = NULL;
  g_autoptr (sqlite3) to = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sqlite3_open (fixture->path, &holder), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_open (fixture->path, &from), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_open (":memory:", &to), ==, SQLITE_OK);
  g_assert_true (crumb_database_exec (holder, "BEGIN EXCLUSIVE", NULL));
  g_assert_false (crumb_database_copy (from, to, 5000, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
  g_clear_error (&error);

  g_assert_true (crumb_database_exec (holder, "ROLLBACK", NULL));
  g_assert_true (crumb_database_copy (from, to, 5000, NULL, &error));
  g_assert_no_error (error);
}

static void
copied_cb (CrumbHeadway *headway, double share, double *last)
{
  g_assert_cmpfloat (share, >, *last);
  g_assert_cmpfloat (share, <, 1);
  *last = share;
}

/* A large file is copied in parts, and how much of it is there grows with each. */
static void
test_copy_tells (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (sqlite3) from = NULL;
  g_autoptr (sqlite3) to = NULL;
  g_autoptr (GError) error = NULL;
  double last = 0;
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();

  g_signal_connect (headway, "moved", G_CALLBACK (copied_cb), &last);
  g_assert_cmpint (sqlite3_open (":memory:", &from), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_open (":memory:", &to), ==, SQLITE_OK);
  g_assert_true (crumb_database_exec (from, "CREATE TABLE big AS SELECT zeroblob (5000000) AS zeros", &error));
  g_assert_true (crumb_database_copy (from, to, 5000, headway, &error));
  g_assert_no_error (error);
  g_assert_cmpfloat (last, >, 0.75);
}

/* A failure inside a nested transaction rolls back the outer one. */
static gboolean
add_player (sqlite3 *db, const char *name, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, error)
         && crumb_database_run (db, error, "INSERT INTO player (key, name, colour, played) VALUES (?1, ?1, 'blue', 0)",
                                "t", name)
         && crumb_transaction_commit (&transaction, error);
}

static gboolean
add_two (sqlite3 *db, const char *second, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, error) && add_player (db, "a", error)
         && add_player (db, second, error) && crumb_transaction_commit (&transaction, error);
}

static gboolean
add_in_vain (sqlite3 *db, GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };

  return crumb_transaction_begin_reading (&moment, db, error) && add_two (db, "b", error);
}

static void
test_transactions (RecordFixture *fixture, gconstpointer data)
{
  sqlite3 *db = crumb_store_get_database (fixture->store);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gint64 n;

  g_assert_false (add_two (db, "a", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (crumb_database_get_int (db, &n, &error, "SELECT count (*) FROM player", ""));
  g_assert_cmpint (n, ==, 0);
  g_assert_true (add_in_vain (db, &error));
  g_assert_true (crumb_database_get_int (db, &n, &error, "SELECT count (*) FROM player", ""));
  g_assert_cmpint (n, ==, 0);
  g_assert_true (add_two (db, "b", &error));
  g_assert_true (crumb_database_get_text (db, &text, &error, "SELECT name FROM player WHERE key > ?1", "t", "a"));
  g_assert_cmpstr (text, ==, "b");
  g_clear_pointer (&text, g_free);
  g_assert_true (crumb_database_get_text (db, &text, &error, "SELECT name FROM player WHERE hidden = ?1", "i", 7));
  g_assert_null (text);
  g_assert_no_error (error);
}

static sqlite3 *
open_or_fail (const char *path, const CrumbLayout *layout)
{
  g_autoptr (GError) error = NULL;
  sqlite3 *db = crumb_database_open (path, layout, NULL, &error);

  g_assert_no_error (error);
  return db;
}

static char *
ask (sqlite3 *db, const char *sql)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, sql, NULL);

  g_assert_nonnull (statement);
  g_assert_true (crumb_database_step (statement, NULL, NULL));
  return g_strdup (crumb_database_column_text (statement, 0));
}

typedef struct
{
  const char *sql;
  const char *value;
} SettingRow;

static const SettingRow setting_rows[] = {
  { "PRAGMA journal_mode", "truncate" }, { "PRAGMA synchronous", "2" },     { "PRAGMA foreign_keys", "1" },
  { "PRAGMA recursive_triggers", "1" },  { "PRAGMA trusted_schema", "0" },  { "PRAGMA application_id", "1131572578" },
  { "PRAGMA user_version", "1" },        { "PRAGMA cell_size_check", "1" }, { "PRAGMA mmap_size", "0" },
  { "PRAGMA temp_store", "2" },
};

static void
test_settings (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autoptr (sqlite3) db = open_or_fail (path, &cups);
  int on = 0;

  for (guint i = 0; i < G_N_ELEMENTS (setting_rows); i++)
    {
      g_autofree char *value = ask (db, setting_rows[i].sql);

      g_test_message ("%s", setting_rows[i].sql);
      g_assert_cmpstr (value, ==, setting_rows[i].value);
    }

  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, -1, &on);
  g_assert_cmpint (on, ==, 1);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, -1, &on);
  g_assert_cmpint (on, ==, 0);
}

static void
test_upgrade (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autofree char *backup = g_strconcat (path, ".version-1", NULL);
  g_autofree char *lid = NULL;
  g_autofree char *dice = NULL;
  sqlite3 *db = open_or_fail (path, &cups);

  crumb_database_exec (db, "INSERT INTO cup (dice) VALUES ('511')", NULL);
  sqlite3_close_v2 (db);

  db = open_or_fail (path, &cups_with_lids);
  lid = ask (db, "SELECT lid || (SELECT user_version FROM pragma_user_version) FROM cup");
  g_assert_cmpstr (lid, ==, "on2");
  sqlite3_close_v2 (db);

  db = open_or_fail (backup, &cups);
  dice = ask (db, "SELECT dice FROM cup");
  g_assert_cmpstr (dice, ==, "511");
  sqlite3_close_v2 (db);
}

/* A transaction has the file to itself from its start: later, when it has read already, it could not wait any more. */
static void
test_begins_at_once (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autoptr (sqlite3) db = open_or_fail (path, &cups);
  g_autoptr (sqlite3) other = open_or_fail (path, &cups);
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autoptr (GError) error = NULL;

  sqlite3_busy_timeout (other, 0);
  g_assert_true (crumb_transaction_begin (&transaction, db, NULL));
  g_assert_false (crumb_database_exec (other, "BEGIN IMMEDIATE", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
}

/* Another program's lock is waited for, but not for ever. */
static void
test_waits (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autoptr (sqlite3) db = open_or_fail (path, &cups);
  g_autoptr (sqlite3) other = open_or_fail (path, &cups);
  g_autoptr (GError) error = NULL;
  gint64 before;

  g_assert_true (crumb_database_exec (other, "BEGIN EXCLUSIVE", NULL));
  before = g_get_monotonic_time ();
  g_assert_false (crumb_database_exec (db, "BEGIN IMMEDIATE", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, CRUMB_DATABASE_BUSY_MS * 1000);
  g_clear_error (&error);
  g_assert_true (crumb_database_exec (other, "COMMIT", NULL));
  crumb_database_exec (db, "BEGIN IMMEDIATE", &error);
  g_assert_no_error (error);
}

/* A failing step leaves the file as before, and a retry can succeed. */
static void
test_upgrade_that_fails (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autofree char *before = g_build_filename (fixture->folder, "before.db", NULL);
  g_autofree char *lid = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3 *db = open_or_fail (path, &cups);

  crumb_database_exec (db, "INSERT INTO cup (dice) VALUES ('511')", NULL);
  sqlite3_close_v2 (db);
  copy_file (path, before);

  g_assert_null (crumb_database_open (path, &broken, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED);
  assert_same_bytes (path, before);

  db = open_or_fail (path, &cups_with_lids);
  lid = ask (db, "SELECT lid || dice FROM cup");
  g_assert_cmpstr (lid, ==, "on511");
  sqlite3_close_v2 (db);
}

/* It ends in the middle of a statement, and the next start begins anew. */
static void
test_upgrade_cancelled (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cups.db", NULL);
  g_autofree char *dice = NULL;
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();
  g_autoptr (GError) error = NULL;
  sqlite3 *db;

  g_cancellable_cancel (G_CANCELLABLE (headway));
  g_assert_null (crumb_database_open (path, &slow, headway, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  db = open_or_fail (path, &slow);
  dice = ask (db, "SELECT group_concat (dice) FROM cup");
  g_assert_cmpstr (dice, ==, "1000000");
  sqlite3_close_v2 (db);
}

/* A new record has the layout that the last checksum is of, so that it can be opened again. */
static void
test_checksum (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *checksum = crumb_database_sum_schema (crumb_store_get_database (fixture->store), NULL);

  g_assert_cmpstr (checksum, ==, crumb_schema.checksums[crumb_schema.version]);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/database/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_database_tests (void)
{
  add ("refused", test_refused);
  add ("newer-and-killed", test_newer_and_killed);
  add ("no-database", test_no_database);
  add ("empty-file", test_empty_file);
  add ("settings", test_settings);
  add ("checksum", test_checksum);
  add ("copy-of-busy", test_copy_of_busy);
  add ("copy-tells", test_copy_tells);
  add ("transactions", test_transactions);
  add ("begins-at-once", test_begins_at_once);
  add ("waits", test_waits);
  add ("upgrade", test_upgrade);
  add ("upgrade-that-fails", test_upgrade_that_fails);
  add ("upgrade-cancelled", test_upgrade_cancelled);
}
