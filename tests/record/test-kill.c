/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A child plays and reports each saved move until it is killed at a random moment; nothing it reported may be lost. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-backups.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define LONGEST_US 20000
/* How long a child may take for its first tap. */
#define PATIENCE_MS 10000

typedef struct
{
  guint n_entries;
  CrumbRaid raid;
} Acknowledged;

/* Plays until killed, and reports the game after each saved tap. */
static void
play_for_ever (const char *path, guint32 seed, int pipe)
{
  g_autoptr (CrumbStore) store = crumb_store_open (path, NULL);
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  if (store == NULL || !crumb_store_latest_game (store, &game, NULL) || game == NULL)
    _exit (1);
  while (TRUE)
    {
      Acknowledged acknowledged = { 0 };

      record_play_random (game, rand, 1);
      if (((const CrumbRaid *) crumb_game_get_state (game))->phase == CRUMB_RAID_AT_OVER)
        crumb_game_undo (game, NULL);
      acknowledged.n_entries = crumb_game_get_n_entries (game);
      memcpy (&acknowledged.raid, crumb_game_get_state (game), sizeof acknowledged.raid);
      if (write (pipe, &acknowledged, sizeof acknowledged) != sizeof acknowledged)
        _exit (1);
    }
}

/* The last complete report. */
static Acknowledged
read_last (int pipe)
{
  Acknowledged last = { 0 };
  Acknowledged next;
  gsize got = 0;
  gssize n;

  while ((n = read (pipe, (char *) &next + got, sizeof next - got)) > 0)
    {
      got += (gsize) n;
      if (got == sizeof next)
        {
          last = next;
          got = 0;
        }
    }
  return last;
}

static Acknowledged
play_and_kill (const char *path, GRand *rand)
{
  int pipes[2];
  guint32 seed = g_rand_int (rand);
  gboolean opening = g_rand_int_range (rand, 0, 3) == 0;
  gulong pause = (gulong) g_rand_int_range (rand, 0, LONGEST_US);
  Acknowledged last;
  pid_t child;

  g_assert_no_errno (pipe (pipes));
  child = fork ();
  g_assert_no_errno (child);
  if (child == 0)
    {
      close (pipes[0]);
      play_for_ever (path, seed, pipes[1]);
    }

  close (pipes[1]);
  /* Some are killed while they open the record, most while they play. */
  if (!opening)
    g_assert_cmpint (g_poll (&(GPollFD) { .fd = pipes[0], .events = G_IO_IN }, 1, PATIENCE_MS), ==, 1);
  g_usleep (pause);
  g_assert_no_errno (kill (child, SIGKILL));
  last = read_last (pipes[0]);
  close (pipes[0]);
  g_assert_no_errno (waitpid (child, NULL, 0));
  return last;
}

static void
test_kill (RecordFixture *fixture, gconstpointer data)
{
  const char *wish = g_getenv ("CRUMB_TEST_KILLS");
  guint kills = wish != NULL ? (guint) g_ascii_strtoull (wish, NULL, 10) : g_test_slow () ? 500 : 15;
  guint n_entries = 0;
  guint played = 0;

  g_object_unref (record_new_game (fixture->store, "target=999", 3));
  for (guint i = 0; i < kills; i++)
    {
      g_autoptr (CrumbGame) game = NULL;
      g_autoptr (GError) error = NULL;
      Acknowledged last;

      g_clear_object (&fixture->store);
      last = play_and_kill (fixture->path, fixture->rand);
      record_fixture_reopen (fixture);
      crumb_store_latest_game (fixture->store, &game, &error);
      g_assert_no_error (error);

      g_assert_cmpuint (crumb_game_get_n_entries (game), >=, MAX (n_entries, last.n_entries));
      if (last.n_entries > 0 && crumb_game_get_n_entries (game) == last.n_entries)
        g_assert_cmpmem (crumb_game_get_state (game), sizeof last.raid, &last.raid, sizeof last.raid);
      /* At most one tap, and the undo of the end of the game, were kept and not yet said. */
      if (last.n_entries > 0)
        g_assert_cmpuint (crumb_game_get_n_entries (game), <=, last.n_entries + 3);
      n_entries = crumb_game_get_n_entries (game);
      played += last.n_entries > 0;
    }
  g_test_message ("%u kills, %u entries kept", kills, n_entries);
  g_assert_cmpuint (played, >, kills / 3);
}

/* Killing an upgrade leaves the old version or the new one. */
static void
test_kill_upgrade (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "record", "version-4", "crumb.db", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "old.db", NULL);
  g_autofree char *database = NULL;
  const guint kills = g_test_slow () ? 100 : 5;
  gint64 began = g_get_monotonic_time ();
  gsize length;
  guint old = 0;
  int longest;

  g_assert_true (g_file_get_contents (from, &database, &length, NULL));
  g_assert_true (g_file_set_contents (path, database, (gssize) length, NULL));
  g_object_unref (crumb_store_open (path, NULL));
  /* Half of the kills are meant to come while it upgrades, on a slow machine too. */
  longest = (int) (2 * (g_get_monotonic_time () - began));
  for (guint i = 0; i < kills; i++)
    {
      g_autoptr (CrumbStore) store = NULL;
      g_autoptr (GError) error = NULL;
      gulong pause = (gulong) g_rand_int_range (fixture->rand, 0, longest);
      guint n;
      pid_t child;

      g_assert_true (g_file_set_contents (path, database, (gssize) length, NULL));
      child = fork ();
      g_assert_no_errno (child);
      if (child == 0)
        {
          g_autoptr (CrumbStore) upgraded = crumb_store_open (path, NULL);

          _exit (upgraded == NULL);
        }
      g_usleep (pause);
      g_assert_no_errno (kill (child, SIGKILL));
      g_assert_no_errno (waitpid (child, NULL, 0));

      old += crumb_store_needs_upgrade (path);
      store = crumb_store_open (path, &error);
      g_assert_no_error (error);
      g_assert_true (crumb_store_count_games (store, &n, &error));
      g_assert_cmpuint (n, ==, 22);
    }
  g_test_message ("%u of %u were the old record still", old, kills);
}

/* Backs up and restores until killed. */
static void
restore_for_ever (const char *path, const char *folder)
{
  for (int day = 1;; day = day % 28 + 1)
    {
      g_autoptr (GDateTime) now = g_date_time_new_local (2026, 2, day, 12, 0, 0);
      g_autoptr (GPtrArray) backups = NULL;

      if (!crumb_backups_make_daily (path, folder, now, NULL))
        _exit (1);
      backups = crumb_backups_list (folder);
      if (backups->len == 0 || !crumb_backups_restore (backups->pdata[0], path, folder, now, NULL))
        _exit (1);
    }
}

static void
assert_has_game (const char *path, const char *id, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);
  g_autofree char *now = NULL;

  g_assert_no_error (error);
  now = record_write_game (store, id);
  g_assert_cmpstr (now, ==, text);
  record_assert_whole (store);
}

/* Killing a backup or a restore leaves the record whole, and every backup that is listed. */
static void
test_kill_restore (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = crumb_backups_default_folder (fixture->path);
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 3);
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  g_autofree char *text = NULL;
  const guint kills = g_test_slow () ? 100 : 5;
  guint n_backups = 0;

  record_play_random (game, fixture->rand, 40);
  text = crumb_game_file_write (game);
  g_clear_object (&game);
  g_clear_object (&fixture->store);
  for (guint i = 0; i < kills; i++)
    {
      g_autoptr (GPtrArray) backups = NULL;
      gulong pause = (gulong) g_rand_int_range (fixture->rand, 0, 5 * LONGEST_US);
      pid_t child = fork ();

      g_assert_no_errno (child);
      if (child == 0)
        restore_for_ever (fixture->path, folder);
      g_usleep (pause);
      g_assert_no_errno (kill (child, SIGKILL));
      g_assert_no_errno (waitpid (child, NULL, 0));

      assert_has_game (fixture->path, id, text);
      backups = crumb_backups_list (folder);
      for (guint n = 0; n < backups->len; n++)
        assert_has_game (((const CrumbBackup *) backups->pdata[n])->path, id, text);
      n_backups += backups->len;
    }
  g_test_message ("%u kills, %u backups looked at", kills, n_backups);
  record_remove_folder (folder);
}

void
add_kill_tests (void)
{
  g_test_add ("/record/kill/restore", RecordFixture, NULL, record_fixture_set_up, test_kill_restore,
              record_fixture_tear_down);
  g_test_add ("/record/kill/upgrade", RecordFixture, NULL, record_fixture_set_up, test_kill_upgrade,
              record_fixture_tear_down);
  g_test_add ("/record/kill", RecordFixture, NULL, record_fixture_set_up, test_kill, record_fixture_tear_down);
}
