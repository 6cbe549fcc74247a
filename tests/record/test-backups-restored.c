/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the record comes back from a copy, whole or one game of it. */

#include "backup-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-game-file.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

static void
test_restore (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  const char *days[] = { "2026-01-02", "2026-01-01", NULL };
  g_autoptr (GPtrArray) backups = NULL;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_play_a_game (fixture->record.store, fixture->record.rand);

  backups = crumb_backups_list (fixture->folder);
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);

  /* The replaced record has become a backup, and can be restored as well. */
  backup_fixture_assert_days (fixture, days);
  g_ptr_array_unref (backups);
  backups = crumb_backups_list (fixture->folder);
  backup_fixture_restore (fixture, backups->pdata[0], 11);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 3);
}

/* A restore right after Crumb was closed, or after another restore, takes the place of no backup. */
static void
test_same_second (BackupFixture *fixture, gconstpointer data)
{
  for (guint round = 1; round <= 3; round++)
    {
      g_autoptr (GPtrArray) before = crumb_backups_list (fixture->folder);
      g_autoptr (GPtrArray) backups = NULL;

      backup_play_a_game (fixture->record.store, fixture->record.rand);
      if (round == 1)
        {
          g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, 10, 0, 0);

          backup_fixture_make (fixture, now);
          continue;
        }
      backup_fixture_restore (fixture, before->pdata[0], 10);
      backups = crumb_backups_list (fixture->folder);
      g_assert_cmpuint (backups->len, ==, round);
      for (guint i = 0; i < before->len; i++)
        g_assert_cmpstr (((CrumbBackup *) backups->pdata[i + 1])->path, ==, ((CrumbBackup *) before->pdata[i])->path);
      g_assert_cmpuint (backup_count_games (fixture->record.store), ==, round - 1);
    }
}

/* Leaves a record of one game, closed, and its backup. */
static void
back_up_a_game (BackupFixture *fixture)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  g_clear_object (&fixture->record.store);
}

static void
test_restore_over_damage (BackupFixture *fixture, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (fixture->record.path, ".damaged-2026-01-02-100000", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (GPtrArray) backups = NULL;

  back_up_a_game (fixture);
  g_assert_true (g_file_set_contents (fixture->record.path, "spilled coffee", -1, NULL));

  backups = crumb_backups_list (fixture->folder);
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "spilled coffee");
}

/* What a power cut left in the middle of a lost file is not undone in the one that takes its place. */
static void
test_restore_over_journal (BackupFixture *fixture, gconstpointer data)
{
  g_autofree char *journal = g_strconcat (fixture->record.path, "-journal", NULL);
  g_autofree char *left = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  gsize length;
  sqlite3 *db;

  back_up_a_game (fixture);
  record_fixture_reopen (&fixture->record);
  backup_play_a_game (fixture->record.store, fixture->record.rand);
  g_clear_object (&fixture->record.store);

  g_assert_cmpint (sqlite3_open (fixture->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN; DELETE FROM summary", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_db_cacheflush (db), ==, SQLITE_OK);
  g_assert_true (g_file_get_contents (journal, &left, &length, NULL));
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  g_assert_no_errno (g_remove (fixture->record.path));
  g_assert_true (g_file_set_contents (journal, left, (gssize) length, NULL));

  backups = crumb_backups_list (fixture->folder);
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
}

/* An empty file beside backups is no first start, and a backup takes its place, whatever an old journal says. */
static void
check_blank (BackupFixture *fixture, const char *contents, const char *journal)
{
  const gboolean missing = contents == NULL;
  g_autofree char *journal_path = g_strconcat (fixture->record.path, "-journal", NULL);
  g_autofree char *sentence = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;

  back_up_a_game (fixture);
  g_assert_no_errno (g_remove (fixture->record.path));
  if (!missing)
    g_assert_true (g_file_set_contents (fixture->record.path, contents, -1, NULL));
  if (journal != NULL)
    g_assert_true (g_file_set_contents (journal_path, journal, -1, NULL));

  g_assert_null (crumb_store_open (fixture->record.path, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING);
  sentence = g_strdup_printf ("The file with your games, “%s”, is %s, but there are backups.", fixture->record.path,
                              missing ? "missing" : "empty");
  g_assert_cmpstr (error->message, ==, sentence);
  g_assert_true (g_file_test (fixture->record.path, G_FILE_TEST_EXISTS) != missing);

  backups = crumb_backups_list (fixture->folder);
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
}

static void
test_blank (BackupFixture *fixture, gconstpointer contents)
{
  check_blank (fixture, contents, NULL);
}

static void
test_blank_with_journal (BackupFixture *fixture, gconstpointer contents)
{
  check_blank (fixture, contents, "A journal of what was lost.");
}

/* Looks for the file all the time; says whether it was ever gone. */
typedef struct
{
  const char *path;
  int stop;
} Guard;

static gpointer
guard_thread (gpointer data)
{
  Guard *guard = data;
  gboolean gone = FALSE;

  while (!g_atomic_int_get (&guard->stop))
    gone |= !g_file_test (guard->path, G_FILE_TEST_EXISTS);
  return GINT_TO_POINTER (gone);
}

static void
test_no_gap (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  Guard guard = { .path = fixture->record.path };
  g_autoptr (GPtrArray) backups = NULL;
  GThread *thread;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  thread = g_thread_new ("guard", guard_thread, &guard);
  for (int hour = 0; hour < 20; hour++)
    {
      g_clear_object (&fixture->record.store);
      g_assert_true (g_file_set_contents (fixture->record.path, "spilled coffee", -1, NULL));
      backup_fixture_restore (fixture, backups->pdata[0], hour);
    }
  g_atomic_int_set (&guard.stop, TRUE);
  g_assert_false (GPOINTER_TO_INT (g_thread_join (thread)));
}

/* One game comes back as it was, whatever became of it since, and nothing else changes. */
static void
test_restore_one (BackupFixture *fixture, gconstpointer data)
{
  CrumbStore *store = fixture->record.store;
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (CrumbGame) game = record_new_random_game (store, fixture->record.rand);
  const char *id = crumb_game_get_id (game);
  const char *ids[] = { id, NULL };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *restored = NULL;
  g_autofree char *swapped = NULL;
  g_autofree char *same = NULL;
  g_autofree char *replaced = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (CrumbStore) look = NULL;
  g_autoptr (CrumbGame) version = NULL;
  g_autoptr (GError) error = NULL;
  gboolean back;

  backup_play_a_game (store, fixture->record.rand);
  g_assert_true (crumb_game_set_title (game, "As it was", &error));
  backup_fixture_make (fixture, now);
  before = record_write_game (store, id);
  g_assert_true (crumb_game_set_title (game, "As it is", &error));
  after = record_write_game (store, id);

  backups = crumb_backups_list (fixture->folder);
  look = crumb_backup_look (backups->pdata[0], &error);
  version = crumb_store_look_at_game (look, id, &error);
  g_assert_no_error (error);
  /* No version waits yet. */
  g_assert_false (crumb_game_file_swap (store, ids, CRUMB_DELETED_BY_UNDO, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_true (crumb_game_file_restore (store, version, &replaced, &back, &error));
  g_assert_no_error (error);
  g_assert_nonnull (replaced);
  g_assert_false (back);
  restored = record_write_game (store, id);
  g_assert_cmpstr (restored, ==, before);
  g_assert_cmpuint (backup_count_games (store), ==, 2);

  g_assert_true (crumb_game_file_swap (store, ids, CRUMB_DELETED_BY_UNDO, &error));
  swapped = record_write_game (store, id);
  g_assert_cmpstr (swapped, ==, after);

  g_clear_pointer (&replaced, g_free);
  g_assert_true (crumb_game_file_restore (store, version, &replaced, &back, &error));
  g_clear_pointer (&replaced, g_free);
  g_assert_true (crumb_game_file_restore (store, version, &replaced, &back, &error));
  g_assert_null (replaced);
  g_assert_false (back);

  g_assert_true (crumb_store_delete_games (store, ids, &error));
  g_assert_true (crumb_game_file_restore (store, version, &replaced, &back, &error));
  g_assert_no_error (error);
  g_assert_true (back);
  g_assert_null (replaced);
  same = record_write_game (store, id);
  g_assert_cmpstr (same, ==, before);
  g_assert_cmpuint (backup_count_games (store), ==, 2);
}

/* Whoever wants to begin anew can. */
static void
test_anew (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  back_up_a_game (fixture);
  g_assert_no_errno (g_remove (fixture->record.path));
  fixture->record.store = crumb_store_open_anew (fixture->record.path, NULL, &error);
  g_assert_no_error (error);
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 0);
}

static void
test_restore_rubbish (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *sentence = NULL;
  const CrumbBackup *backup;
  gsize length;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  backup = backups->pdata[0];
  g_assert_true (g_file_set_contents (backup->path, "spilled coffee", -1, NULL));
  g_assert_null (crumb_backup_look (backup, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_clear_error (&error);

  g_clear_object (&fixture->record.store);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_clear_error (&error);

  g_assert_true (g_file_get_contents (fixture->record.path, &whole, &length, NULL));
  g_assert_true (g_file_set_contents (backup->path, whole, (gssize) length / 2, NULL));
  sentence = g_strdup_printf ("The backup “%s” is damaged. Choose an older one.", backup->path);
  g_assert_null (crumb_backup_look (backup, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_clear_error (&error);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_clear_error (&error);

  /* The sentence is about the backup, not about the copy of it that is looked at. */
  g_assert_true (g_file_set_contents (backup->path, "", 0, NULL));
  record_exec (backup->path, "CREATE TABLE coffee (spilled); PRAGMA application_id = 1");
  g_assert_null (crumb_backup_look (backup, &error));
  g_assert_nonnull (strstr (error->message, backup->path));
  g_clear_error (&error);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_assert_nonnull (strstr (error->message, backup->path));
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
}

/* What @was there stays, or nothing, where the file @blamed can't be put aside. */
static void
assert_not_restored (BackupFixture *fixture, const CrumbBackup *backup, const char *was, const char *blamed)
{
  const char *path = fixture->record.path;
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autofree char *part = g_strconcat (path, ".part", NULL);
  g_autofree char *quoted = g_strdup_printf ("“%s”", blamed);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_backups_restore (backup, path, fixture->folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_IO);
  g_assert_nonnull (strstr (error->message, quoted));
  g_file_get_contents (path, &kept, NULL, NULL);
  g_assert_cmpstr (kept, ==, was);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

/* What can't be written is said, with its name, and the record stays as it was. */
static void
test_in_the_way (BackupFixture *fixture, gconstpointer data)
{
  static const char coffee[] = "Not a record at all, but spilled coffee.";
  const char *path = fixture->record.path;
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autofree char *no_folder = g_build_filename (path, "backups", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged-2026-01-01-120000", NULL);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *journal_aside = g_strconcat (aside, "-journal", NULL);
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GError) error = NULL;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_false (crumb_backups_make_daily (path, no_folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_IO);
  g_assert_nonnull (strstr (error->message, no_folder));
  g_clear_error (&error);

  backup_fixture_make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  g_clear_object (&fixture->record.store);
  g_assert_true (g_file_set_contents (path, coffee, -1, NULL));
  g_assert_true (g_file_set_contents (aside, "What was put aside before.", -1, NULL));
  assert_not_restored (fixture, backups->pdata[0], coffee, path);

  /* A journal that stayed would be played into the backup. */
  g_assert_no_errno (g_remove (path));
  g_assert_no_errno (g_mkdir (journal_aside, 0700));
  g_assert_true (g_file_set_contents (journal, "Spilled as well", -1, NULL));
  assert_not_restored (fixture, backups->pdata[0], NULL, journal);
  g_assert_no_errno (g_rmdir (journal_aside));
  backup_fixture_restore (fixture, backups->pdata[0], 13);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
}

/* What a crash left of a copy doesn't become part of the next one. */
static void
test_left_over (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autofree char *copy = g_build_filename (fixture->folder, "crumb-2026-01-01-120000.db.part", NULL);
  g_autofree char *look = g_build_filename (fixture->folder, "look.db", NULL);
  g_autofree char *part = g_strconcat (fixture->record.path, ".part", NULL);
  const char *left[] = { copy, look, part };
  g_autoptr (GPtrArray) backups = NULL;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_no_errno (g_mkdir (fixture->folder, 0700));
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_assert_true (g_file_set_contents (left[i], "Not a record at all, but half of one.", -1, NULL));
  backup_fixture_make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (backups->len, ==, 1);
  g_clear_object (&fixture->record.store);
  g_assert_true (g_file_set_contents (fixture->record.path, "spilled coffee", -1, NULL));
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 1);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

#define ADD(path, test)                                                                                                \
  g_test_add ("/backups/" path, BackupFixture, NULL, backup_fixture_set_up, test, backup_fixture_tear_down)

void
add_backups_restored_tests (void)
{
  ADD ("restore", test_restore);
  ADD ("same-second", test_same_second);
  ADD ("restore-over-damage", test_restore_over_damage);
  ADD ("restore-over-journal", test_restore_over_journal);
  ADD ("restore-rubbish", test_restore_rubbish);
  ADD ("in-the-way", test_in_the_way);
  ADD ("left-over", test_left_over);
  ADD ("restore-one", test_restore_one);
  ADD ("anew", test_anew);
  ADD ("no-gap", test_no_gap);
  g_test_add ("/backups/missing", BackupFixture, NULL, backup_fixture_set_up, test_blank, backup_fixture_tear_down);
  g_test_add ("/backups/empty", BackupFixture, "", backup_fixture_set_up, test_blank, backup_fixture_tear_down);
  /* SQLite takes a file of a single byte for an empty one. */
  g_test_add ("/backups/one-byte", BackupFixture, "x", backup_fixture_set_up, test_blank, backup_fixture_tear_down);
  g_test_add ("/backups/missing/journal", BackupFixture, NULL, backup_fixture_set_up, test_blank_with_journal,
              backup_fixture_tear_down);
  g_test_add ("/backups/empty/journal", BackupFixture, "", backup_fixture_set_up, test_blank_with_journal,
              backup_fixture_tear_down);
}
