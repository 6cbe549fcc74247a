/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Copies of the record: which ones stay, what is in them, and how they come back. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-game-file.h"
#include "record/store/crumb-backups.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <utime.h>

typedef struct
{
  RecordFixture record;
  char *folder;
} BackupFixture;

static void
set_up (BackupFixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, data);
  fixture->folder = crumb_backups_default_folder (fixture->record.path);
}

static void
tear_down (BackupFixture *fixture, gconstpointer data)
{
  if (g_file_test (fixture->folder, G_FILE_TEST_EXISTS))
    record_remove_folder (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  record_fixture_tear_down (&fixture->record, data);
}

static void
make (BackupFixture *fixture, GDateTime *now)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_backups_make_daily (fixture->record.path, fixture->folder, now, &error));
  g_assert_no_error (error);
}

static guint
count_games (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);
  guint n = 0;

  g_assert_no_error (error);
  g_assert_true (crumb_store_count_games (store, &n, &error));
  g_assert_cmpuint (n, ==, games->len);
  return n;
}

static void
play_a_game (CrumbStore *store, GRand *rand)
{
  g_autoptr (CrumbGame) game = record_new_random_game (store, rand);

  record_play_random (game, rand, 30);
}

static void
assert_days (BackupFixture *fixture, const char *const *days)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (fixture->folder);

  for (guint i = 0; i < backups->len; i++)
    {
      g_autofree char *day = g_date_time_format (((CrumbBackup *) backups->pdata[i])->made, "%F");

      g_assert_cmpstr (day, ==, days[i]);
    }
  g_assert_cmpuint (backups->len, ==, g_strv_length ((char **) days));
}

static void
test_no_games (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  make (fixture, now);
  assert_days (fixture, (const char *[]) { NULL });
}

static void
test_every_day (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) first = g_date_time_new_local (2025, 12, 30, 19, 30, 0);
  const char *days[] = {
    "2026-03-15", "2026-03-14", "2026-03-13", "2026-03-12", "2026-03-11", "2026-03-10", "2026-03-09", "2026-03-08",
    "2026-03-07", "2026-03-06", "2026-03-05", "2026-02-28", "2026-01-31", "2025-12-31", NULL,
  };

  play_a_game (fixture->record.store, fixture->record.rand);
  for (int day = 0; day < 76; day++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_days (first, day);
      g_autoptr (GDateTime) later = g_date_time_add_hours (now, 2);

      make (fixture, now);
      make (fixture, later);
    }
  assert_days (fixture, days);
}

static void
test_now_and_then (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) first = g_date_time_new_local (2024, 1, 5, 23, 59, 59);
  const char *days[] = {
    "2025-04-05", "2025-03-05", "2025-02-05", "2025-01-05", "2024-12-05", "2024-11-05",
    "2024-10-05", "2024-09-05", "2024-08-05", "2024-07-05", "2024-06-05", "2024-05-05",
    "2024-04-05", "2024-03-05", "2024-02-05", "2024-01-05", NULL,
  };

  play_a_game (fixture->record.store, fixture->record.rand);
  for (int month = 0; month < 16; month++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_months (first, month);

      make (fixture, now);
    }
  assert_days (fixture, days);
}

static void
test_other_files_stay (BackupFixture *fixture, gconstpointer data)
{
  const char *names[] = { "notes.txt", "crumb-2026-02-30-000000.db", "crumb-2026-01-01-120000.db.old", "crumb-.db" };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  const char *days[] = { "2026-01-01", NULL };

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
    }
  assert_days (fixture, days);
}

static void
test_look (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (CrumbStore) look = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length;
  gsize length_after;

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  play_a_game (fixture->record.store, fixture->record.rand);

  backups = crumb_backups_list (fixture->folder);
  g_assert_true (g_file_get_contents (((CrumbBackup *) backups->pdata[0])->path, &before, &length, NULL));
  look = crumb_backups_look (backups->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (look), ==, 1);
  play_a_game (look, fixture->record.rand);

  g_assert_true (g_file_get_contents (((CrumbBackup *) backups->pdata[0])->path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
}

static void
restore (BackupFixture *fixture, const CrumbBackup *backup, int hour)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, hour, 0, 0);
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->record.store);
  g_assert_true (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_no_error (error);
  record_fixture_reopen (&fixture->record);
}

static void
test_restore (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  const char *days[] = { "2026-01-02", "2026-01-01", NULL };
  g_autoptr (GPtrArray) backups = NULL;

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  play_a_game (fixture->record.store, fixture->record.rand);
  play_a_game (fixture->record.store, fixture->record.rand);

  backups = crumb_backups_list (fixture->folder);
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);

  /* The replaced record has become a backup, and can be restored as well. */
  assert_days (fixture, days);
  g_ptr_array_unref (backups);
  backups = crumb_backups_list (fixture->folder);
  restore (fixture, backups->pdata[0], 11);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 3);
}

/* Crumb was started once while the clock said 2099: that backup was the newest for ever, and no last one was made. */
static void
test_start_in_2099 (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) wrong = g_date_time_new_local (2099, 1, 1, 12, 0, 0);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, 12, 0, 0);
  g_autoptr (GPtrArray) backups = NULL;
  const char *days[] = { "2026-01-02", "2099-01-01", NULL };
  struct utimbuf times = { .actime = g_date_time_to_unix (wrong), .modtime = g_date_time_to_unix (wrong) };
  g_autoptr (GError) error = NULL;

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, wrong);
  backups = crumb_backups_list (fixture->folder);
  g_assert_no_errno (utime (((CrumbBackup *) backups->pdata[0])->path, &times));
  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  assert_days (fixture, days);
  play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, now, &error));

  g_ptr_array_unref (backups);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (backups->len, ==, 3);
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 3);
}

/* A restore right after Crumb was closed, or after another restore, takes the place of no backup. */
static void
test_same_second (BackupFixture *fixture, gconstpointer data)
{
  for (guint round = 1; round <= 3; round++)
    {
      g_autoptr (GPtrArray) before = crumb_backups_list (fixture->folder);
      g_autoptr (GPtrArray) backups = NULL;

      play_a_game (fixture->record.store, fixture->record.rand);
      if (round == 1)
        {
          g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, 10, 0, 0);

          make (fixture, now);
          continue;
        }
      restore (fixture, before->pdata[0], 10);
      backups = crumb_backups_list (fixture->folder);
      g_assert_cmpuint (backups->len, ==, round);
      for (guint i = 0; i < before->len; i++)
        g_assert_cmpstr (((CrumbBackup *) backups->pdata[i + 1])->path, ==, ((CrumbBackup *) before->pdata[i])->path);
      g_assert_cmpuint (count_games (fixture->record.store), ==, round - 1);
    }
}

/* Leaves a record of one game, closed, and its backup. */
static void
back_up_a_game (BackupFixture *fixture)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
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
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
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
  play_a_game (fixture->record.store, fixture->record.rand);
  g_clear_object (&fixture->record.store);

  g_assert_cmpint (sqlite3_open (fixture->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN; DELETE FROM summary", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_db_cacheflush (db), ==, SQLITE_OK);
  g_assert_true (g_file_get_contents (journal, &left, &length, NULL));
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  g_assert_no_errno (g_remove (fixture->record.path));
  g_assert_true (g_file_set_contents (journal, left, (gssize) length, NULL));

  backups = crumb_backups_list (fixture->folder);
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
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
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
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

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  thread = g_thread_new ("guard", guard_thread, &guard);
  for (int hour = 0; hour < 20; hour++)
    {
      g_clear_object (&fixture->record.store);
      g_assert_true (g_file_set_contents (fixture->record.path, "spilled coffee", -1, NULL));
      restore (fixture, backups->pdata[0], hour);
    }
  g_atomic_int_set (&guard.stop, TRUE);
  g_assert_false (GPOINTER_TO_INT (g_thread_join (thread)));
}

/* A day ends with all that was played, and not with a copy for every time that Crumb was closed. Its first copy stays,
 * and so do those of other days. */
static void
test_last (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) eve = g_date_time_new_local (2025, 12, 31, 23, 0, 0);

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, eve);
  for (int hour = 1; hour < 9; hour++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, hour, 0, 0);
      g_autoptr (GDateTime) later = g_date_time_new_local (2026, 1, 1, hour, 30, 0);
      g_autoptr (GPtrArray) backups = NULL;
      g_autoptr (CrumbStore) look = NULL;
      g_autoptr (GError) error = NULL;
      CrumbBackup *first;

      play_a_game (fixture->record.store, fixture->record.rand);
      g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, now, &error));
      g_assert_no_error (error);
      g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, later, &error));
      g_assert_no_error (error);
      backups = crumb_backups_list (fixture->folder);
      g_assert_cmpuint (backups->len, ==, MIN (hour, CRUMB_BACKUPS_A_DAY) + 1);
      first = backups->pdata[backups->len - 2];
      g_assert_cmpint (g_date_time_get_hour (first->made), ==, 1);
      look = crumb_backups_look (backups->pdata[0], &error);
      g_assert_no_error (error);
      g_assert_cmpuint (count_games (look), ==, (guint) hour + 1);
    }
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

  play_a_game (store, fixture->record.rand);
  g_assert_true (crumb_game_set_title (game, "As it was", &error));
  make (fixture, now);
  before = record_write_game (store, id);
  g_assert_true (crumb_game_set_title (game, "As it is", &error));
  after = record_write_game (store, id);

  backups = crumb_backups_list (fixture->folder);
  look = crumb_backups_look (backups->pdata[0], &error);
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
  g_assert_cmpuint (count_games (store), ==, 2);

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
  g_assert_cmpuint (count_games (store), ==, 2);
}

/* Whoever wants to begin anew can. */
static void
test_anew (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  back_up_a_game (fixture);
  g_assert_no_errno (g_remove (fixture->record.path));
  fixture->record.store = crumb_store_open_anew (fixture->record.path, &error);
  g_assert_no_error (error);
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 0);
}

static guint
mode_of (const char *path)
{
  GStatBuf info;

  g_assert_no_errno (g_stat (path, &info));
  return info.st_mode & 0777;
}

static void
test_private (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (GPtrArray) backups = NULL;
  mode_t before = umask (0);

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  umask (before);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (mode_of (fixture->folder), ==, 0700);
  g_assert_cmpuint (mode_of (fixture->record.path), ==, 0600);
  g_assert_cmpuint (mode_of (((CrumbBackup *) backups->pdata[0])->path), ==, 0600);
  g_assert_no_errno (g_chmod (fixture->record.path, 0644));
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (mode_of (fixture->record.path), ==, 0600);
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

  play_a_game (fixture->record.store, fixture->record.rand);
  make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  backup = backups->pdata[0];
  g_assert_true (g_file_set_contents (backup->path, "spilled coffee", -1, NULL));
  g_assert_null (crumb_backups_look (backup, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_clear_error (&error);

  g_clear_object (&fixture->record.store);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_clear_error (&error);

  g_assert_true (g_file_get_contents (fixture->record.path, &whole, &length, NULL));
  g_assert_true (g_file_set_contents (backup->path, whole, (gssize) length / 2, NULL));
  sentence = g_strdup_printf ("The backup “%s” is damaged. Choose an older one.", backup->path);
  g_assert_null (crumb_backups_look (backup, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_clear_error (&error);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  g_clear_error (&error);

  /* The sentence is about the backup, not about the copy of it that is looked at. */
  g_assert_true (g_file_set_contents (backup->path, "", 0, NULL));
  record_exec (backup->path, "CREATE TABLE coffee (spilled); PRAGMA application_id = 1");
  g_assert_null (crumb_backups_look (backup, &error));
  g_assert_nonnull (strstr (error->message, backup->path));
  g_clear_error (&error);
  g_assert_false (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN);
  g_assert_nonnull (strstr (error->message, backup->path));
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
}

/* A damaged backup is passed over. */
static void
test_find_readable (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) backups = NULL;

  play_a_game (fixture->record.store, fixture->record.rand);
  for (int day = 1; day < 4; day++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, day, 12, 0, 0);

      make (fixture, now);
    }
  backups = crumb_backups_list (fixture->folder);
  for (guint i = 0; i < 3; i++)
    {
      const CrumbBackup *backup = backups->pdata[i];

      g_assert_true (crumb_backups_find_readable (backups) == backup);
      g_assert_true (g_file_set_contents (backup->path, "spilled coffee", -1, NULL));
    }
  g_assert_null (crumb_backups_find_readable (backups));
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

  play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_false (crumb_backups_make_daily (path, no_folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_IO);
  g_assert_nonnull (strstr (error->message, no_folder));
  g_clear_error (&error);

  make (fixture, now);
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
  restore (fixture, backups->pdata[0], 13);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
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

  play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_no_errno (g_mkdir (fixture->folder, 0700));
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    g_assert_true (g_file_set_contents (left[i], "Not a record at all, but half of one.", -1, NULL));
  make (fixture, now);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (backups->len, ==, 1);
  g_clear_object (&fixture->record.store);
  g_assert_true (g_file_set_contents (fixture->record.path, "spilled coffee", -1, NULL));
  restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (count_games (fixture->record.store), ==, 1);
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
}

static gpointer
write_a_while (gpointer db)
{
  g_usleep (G_USEC_PER_SEC / 10);
  g_assert_cmpint (sqlite3_exec (db, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  return NULL;
}

/* A backup waits for another program that is writing. */
static void
test_waits (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  const char *days[] = { "2026-01-01", NULL };
  GThread *thread;
  sqlite3 *db;

  play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_cmpint (sqlite3_open (fixture->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  thread = g_thread_new ("writer", write_a_while, db);
  make (fixture, now);
  g_thread_join (thread);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  assert_days (fixture, days);
}

typedef struct
{
  GError *error;
  gboolean done;
} Answer;

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  crumb_backups_make_daily_finish (result, &answer->error);
  answer->done = TRUE;
}

/* Moves played during a backup are saved, and the backup has the record as of one moment. */
static void
test_while_playing (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (CrumbStore) look = NULL;
  g_autoptr (GError) error = NULL;
  Answer answer = { 0 };
  guint before;
  guint games;

  for (guint i = 0; i < 10; i++)
    play_a_game (fixture->record.store, fixture->record.rand);
  before = games = 10;

  crumb_backups_make_daily_async (fixture->record.path, fixture->folder, made_cb, &answer);
  for (; !answer.done; g_main_context_iteration (NULL, FALSE))
    {
      play_a_game (fixture->record.store, fixture->record.rand);
      games++;
    }
  g_assert_no_error (answer.error);
  g_assert_cmpuint (count_games (fixture->record.store), ==, games);

  backups = crumb_backups_list (fixture->folder);
  look = crumb_backups_look (backups->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (look), >=, before);
  g_assert_cmpuint (count_games (look), <=, games);
}

#define ADD(path, test) g_test_add ("/backups/" path, BackupFixture, NULL, set_up, test, tear_down)

void
add_backups_tests (void)
{
  ADD ("no-games", test_no_games);
  ADD ("every-day", test_every_day);
  ADD ("now-and-then", test_now_and_then);
  ADD ("other-files-stay", test_other_files_stay);
  ADD ("look", test_look);
  ADD ("restore", test_restore);
  ADD ("start-in-2099", test_start_in_2099);
  ADD ("same-second", test_same_second);
  ADD ("restore-over-damage", test_restore_over_damage);
  ADD ("restore-over-journal", test_restore_over_journal);
  ADD ("restore-rubbish", test_restore_rubbish);
  ADD ("find-readable", test_find_readable);
  ADD ("in-the-way", test_in_the_way);
  ADD ("left-over", test_left_over);
  ADD ("waits", test_waits);
  ADD ("while-playing", test_while_playing);
  g_test_add ("/backups/missing", BackupFixture, NULL, set_up, test_blank, tear_down);
  g_test_add ("/backups/empty", BackupFixture, "", set_up, test_blank, tear_down);
  /* SQLite takes a file of a single byte for an empty one. */
  g_test_add ("/backups/one-byte", BackupFixture, "x", set_up, test_blank, tear_down);
  g_test_add ("/backups/missing/journal", BackupFixture, NULL, set_up, test_blank_with_journal, tear_down);
  g_test_add ("/backups/empty/journal", BackupFixture, "", set_up, test_blank_with_journal, tear_down);
  ADD ("last", test_last);
  ADD ("restore-one", test_restore_one);
  ADD ("anew", test_anew);
  ADD ("private", test_private);
  ADD ("no-gap", test_no_gap);
}
