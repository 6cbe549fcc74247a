/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Copies of the record: which ones stay, and what is in them. */

#include "backup-fixture.h"
#include "record-tests.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <utime.h>

static void
test_no_games (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  backup_fixture_make (fixture, now);
  backup_fixture_assert_days (fixture, (const char *[]) { NULL });
}

static void
test_every_day (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) first = g_date_time_new_local (2025, 12, 30, 19, 30, 0);
  const char *days[] = {
    "2026-03-15", "2026-03-14", "2026-03-13", "2026-03-12", "2026-03-11", "2026-03-10", "2026-03-09", "2026-03-08",
    "2026-03-07", "2026-03-06", "2026-03-05", "2026-02-28", "2026-01-31", "2025-12-31", NULL,
  };

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  for (int day = 0; day < 76; day++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_days (first, day);
      g_autoptr (GDateTime) later = g_date_time_add_hours (now, 2);

      backup_fixture_make (fixture, now);
      backup_fixture_make (fixture, later);
    }
  backup_fixture_assert_days (fixture, days);
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

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  for (int month = 0; month < 16; month++)
    {
      g_autoptr (GDateTime) now = g_date_time_add_months (first, month);

      backup_fixture_make (fixture, now);
    }
  backup_fixture_assert_days (fixture, days);
}

static void
test_other_files_stay (BackupFixture *fixture, gconstpointer data)
{
  const char *names[] = { "notes.txt", "crumb-2026-02-30-000000.db", "crumb-2026-01-01-120000.db.old", "crumb-.db" };
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  const char *days[] = { "2026-01-01", NULL };

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
    }
  backup_fixture_assert_days (fixture, days);
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

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  backup_play_a_game (fixture->record.store, fixture->record.rand);

  backups = crumb_backups_list (fixture->folder);
  g_assert_true (g_file_get_contents (((CrumbBackup *) backups->pdata[0])->path, &before, &length, NULL));
  look = crumb_backup_look (backups->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_cmpuint (backup_count_games (look), ==, 1);
  backup_play_a_game (look, fixture->record.rand);

  g_assert_true (g_file_get_contents (((CrumbBackup *) backups->pdata[0])->path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
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

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, wrong);
  backups = crumb_backups_list (fixture->folder);
  g_assert_no_errno (utime (((CrumbBackup *) backups->pdata[0])->path, &times));
  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  backup_fixture_assert_days (fixture, days);
  backup_play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, now, &error));

  g_ptr_array_unref (backups);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (backups->len, ==, 3);
  backup_fixture_restore (fixture, backups->pdata[0], 10);
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, 3);
}

/* A day ends with all that was played, and not with a copy for every time that Crumb was closed. Its first copy stays,
 * and so do those of other days. */
static void
test_last (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) eve = g_date_time_new_local (2025, 12, 31, 23, 0, 0);

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, eve);
  for (int hour = 1; hour < 9; hour++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, hour, 0, 0);
      g_autoptr (GDateTime) later = g_date_time_new_local (2026, 1, 1, hour, 30, 0);
      g_autoptr (GPtrArray) backups = NULL;
      g_autoptr (CrumbStore) look = NULL;
      g_autoptr (GError) error = NULL;
      CrumbBackup *first;

      backup_play_a_game (fixture->record.store, fixture->record.rand);
      g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, now, &error));
      g_assert_no_error (error);
      g_assert_true (crumb_backups_make_last (fixture->record.path, fixture->folder, later, &error));
      g_assert_no_error (error);
      backups = crumb_backups_list (fixture->folder);
      g_assert_cmpuint (backups->len, ==, MIN (hour, CRUMB_BACKUPS_A_DAY) + 1);
      first = backups->pdata[backups->len - 2];
      g_assert_cmpint (g_date_time_get_hour (first->made), ==, 1);
      look = crumb_backup_look (backups->pdata[0], &error);
      g_assert_no_error (error);
      g_assert_cmpuint (backup_count_games (look), ==, (guint) hour + 1);
    }
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

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  backup_fixture_make (fixture, now);
  umask (before);
  backups = crumb_backups_list (fixture->folder);
  g_assert_cmpuint (mode_of (fixture->folder), ==, 0700);
  g_assert_cmpuint (mode_of (fixture->record.path), ==, 0600);
  g_assert_cmpuint (mode_of (((CrumbBackup *) backups->pdata[0])->path), ==, 0600);
  g_assert_no_errno (g_chmod (fixture->record.path, 0644));
  record_fixture_reopen (&fixture->record);
  g_assert_cmpuint (mode_of (fixture->record.path), ==, 0600);
}

/* A damaged backup is passed over. */
static void
test_find_readable (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) backups = NULL;

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  for (int day = 1; day < 4; day++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, day, 12, 0, 0);

      backup_fixture_make (fixture, now);
    }
  backups = crumb_backups_list (fixture->folder);
  for (guint i = 0; i < 3; i++)
    {
      const CrumbBackup *backup = backups->pdata[i];

      g_assert_true (crumb_backup_find_readable (backups) == backup);
      g_assert_true (g_file_set_contents (backup->path, "spilled coffee", -1, NULL));
    }
  g_assert_null (crumb_backup_find_readable (backups));
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

  backup_play_a_game (fixture->record.store, fixture->record.rand);
  g_assert_cmpint (sqlite3_open (fixture->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  thread = g_thread_new ("writer", write_a_while, db);
  backup_fixture_make (fixture, now);
  g_thread_join (thread);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  backup_fixture_assert_days (fixture, days);
}

static gpointer
make (CrumbStore *beside, gpointer data, GError **error)
{
  BackupFixture *fixture = data;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  crumb_backups_make_daily (fixture->record.path, fixture->folder, now, error);
  return NULL;
}

static void
made_cb (gpointer asker, gpointer answer, const GError *error)
{
  g_assert_no_error (error);
}

/* Moves played during a backup are saved, and the backup has the record as of one moment. */
static void
test_while_playing (BackupFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (CrumbStore) look = NULL;
  g_autoptr (GError) error = NULL;
  guint before;
  guint games;

  for (guint i = 0; i < 10; i++)
    backup_play_a_game (fixture->record.store, fixture->record.rand);
  before = games = 10;

  crumb_store_ask (fixture->record.store, make, fixture, NULL, NULL, fixture->record.store, made_cb);
  for (; crumb_store_is_asked (fixture->record.store); g_main_context_iteration (NULL, FALSE))
    {
      backup_play_a_game (fixture->record.store, fixture->record.rand);
      games++;
    }
  g_assert_cmpuint (backup_count_games (fixture->record.store), ==, games);

  backups = crumb_backups_list (fixture->folder);
  look = crumb_backup_look (backups->pdata[0], &error);
  g_assert_no_error (error);
  g_assert_cmpuint (backup_count_games (look), >=, before);
  g_assert_cmpuint (backup_count_games (look), <=, games);
}

#define ADD(path, test)                                                                                                \
  g_test_add ("/backups/" path, BackupFixture, NULL, backup_fixture_set_up, test, backup_fixture_tear_down)

void
add_backups_tests (void)
{
  ADD ("no-games", test_no_games);
  ADD ("every-day", test_every_day);
  ADD ("now-and-then", test_now_and_then);
  ADD ("other-files-stay", test_other_files_stay);
  ADD ("look", test_look);
  ADD ("start-in-2099", test_start_in_2099);
  ADD ("find-readable", test_find_readable);
  ADD ("waits", test_waits);
  ADD ("while-playing", test_while_playing);
  ADD ("last", test_last);
  ADD ("private", test_private);
}
