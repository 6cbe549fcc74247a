/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "backup-fixture.h"

#include "record/store/crumb-backups.h"

void
backup_fixture_set_up (BackupFixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, data);
  fixture->folder = crumb_backups_default_folder (fixture->record.path);
}

void
backup_fixture_tear_down (BackupFixture *fixture, gconstpointer data)
{
  if (g_file_test (fixture->folder, G_FILE_TEST_EXISTS))
    record_remove_folder (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  record_fixture_tear_down (&fixture->record, data);
}

void
backup_fixture_make (BackupFixture *fixture, GDateTime *now)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_backups_make_daily (fixture->record.path, fixture->folder, now, &error));
  g_assert_no_error (error);
}

guint
backup_count_games (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);
  guint n = 0;

  g_assert_no_error (error);
  g_assert_true (crumb_store_count_games (store, &n, &error));
  g_assert_cmpuint (n, ==, games->len);
  return n;
}

void
backup_play_a_game (CrumbStore *store, GRand *rand)
{
  g_autoptr (CrumbGame) game = record_new_random_game (store, rand);

  record_play_random (game, rand, 30);
}

void
backup_fixture_assert_days (BackupFixture *fixture, const char *const *days)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (fixture->folder);

  for (guint i = 0; i < backups->len; i++)
    {
      g_autofree char *day = g_date_time_format (((CrumbBackup *) backups->pdata[i])->made, "%F");

      g_assert_cmpstr (day, ==, days[i]);
    }
  g_assert_cmpuint (backups->len, ==, g_strv_length ((char **) days));
}

void
backup_fixture_restore (BackupFixture *fixture, const CrumbBackup *backup, int hour)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, hour, 0, 0);
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->record.store);
  g_assert_true (crumb_backups_restore (backup, fixture->record.path, fixture->folder, now, &error));
  g_assert_no_error (error);
  record_fixture_reopen (&fixture->record);
}
