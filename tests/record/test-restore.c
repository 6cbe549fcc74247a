/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whatever fails while a backup is restored, and wherever it is killed: the record is the old one or the new one. */

#include "disk-calls.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-backups.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What there is in the place of the record that a backup is restored to. */
typedef enum
{
  OVER_GAMES,
  OVER_DAMAGE,
  OVER_NOTHING,
} Over;

typedef struct
{
  RecordFixture record;
  char *backups;
  GBytes *backup;  /* a record of one game */
  GBytes *current; /* (nullable): what takes its place; it has two games if it is whole */
  guint n_failed;
  guint n_old;
  guint n_new;
} Restore;

/* A child ends with one of these if it is not killed. */
enum
{
  RESTORED,
  NOT_RESTORED,
  NOT_STRUCK,
};

static GBytes *
read_file (const char *path)
{
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  return g_bytes_new_take (text, length);
}

static void
write_file (const char *path, GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
}

static void
play (Restore *restore)
{
  g_autoptr (CrumbGame) game = record_new_game (restore->record.store, "", 3);

  record_play_random (game, restore->record.rand, 40);
}

static void
set_up (Restore *restore, gconstpointer data)
{
  g_autofree char *damage = NULL;

  record_fixture_set_up (&restore->record, NULL);
  restore->backups = crumb_backups_default_folder (restore->record.path);
  play (restore);
  restore->backup = read_file (restore->record.path);
  play (restore);
  g_clear_object (&restore->record.store);
  if (GPOINTER_TO_INT (data) == OVER_GAMES)
    restore->current = read_file (restore->record.path);
  if (GPOINTER_TO_INT (data) == OVER_DAMAGE)
    restore->current = g_bytes_new_static ("no record any more", 18);
}

/* Some of what is written beside the record stays when it is killed. */
static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_DIR))
        g_assert_no_errno (g_unlink (path));
    }
}

static void
tear_down (Restore *restore, gconstpointer data)
{
  empty (restore->record.folder);
  record_remove_folder (restore->backups);
  record_fixture_tear_down (&restore->record, NULL);
  g_clear_pointer (&restore->backup, g_bytes_unref);
  g_clear_pointer (&restore->current, g_bytes_unref);
  g_free (restore->backups);
}

static char *
lay_out (Restore *restore)
{
  char *backup = g_build_filename (restore->backups, "crumb-2026-02-01-120000.db", NULL);

  empty (restore->record.folder);
  empty (restore->backups);
  g_assert_no_errno (g_mkdir_with_parents (restore->backups, 0700));
  write_file (backup, restore->backup);
  if (restore->current != NULL)
    write_file (restore->record.path, restore->current);
  return backup;
}

/* Restores the backup in a child, and returns what became of that. */
static int
restore_in_child (Restore *restore, DiskCall how, guint at)
{
  g_autofree char *path = lay_out (restore);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 2, 2, 12, 0, 0);
  g_autoptr (GDateTime) made = g_date_time_new_local (2026, 2, 1, 12, 0, 0);
  const CrumbBackup backup = { .path = path, .made = made };
  int status;
  pid_t child = fork ();

  g_assert_no_errno (child);
  if (child == 0)
    {
      gboolean done;

      disk_calls_break (how, at);
      done = crumb_backups_restore (&backup, restore->record.path, restore->backups, now, NULL);
      _exit (!disk_calls_struck () ? NOT_STRUCK : done ? RESTORED : NOT_RESTORED);
    }
  g_assert_no_errno (waitpid (child, &status, 0));
  g_assert_true (WIFEXITED (status) || WTERMSIG (status) == SIGKILL);
  return WIFEXITED (status) ? WEXITSTATUS (status) : NOT_RESTORED;
}

static gboolean
is_untouched (Restore *restore)
{
  g_autoptr (GBytes) now = NULL;

  if (restore->current == NULL)
    return !g_file_test (restore->record.path, G_FILE_TEST_EXISTS);
  now = read_file (restore->record.path);
  return g_bytes_equal (now, restore->current);
}

/* The record that there is now: one game is the backup, two are the games before. */
static void
check_record (Restore *restore, Over over, int outcome)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = NULL;
  guint n;

  if (over != OVER_GAMES && is_untouched (restore))
    {
      g_assert_cmpint (outcome, ==, NOT_RESTORED);
      restore->n_old++;
      return;
    }
  store = crumb_store_open (restore->record.path, &error);
  g_assert_no_error (error);
  record_assert_whole (store);
  g_assert_true (crumb_store_count_games (store, &n, &error));
  g_assert_true (n == 1 || (over == OVER_GAMES && n == 2 && outcome == NOT_RESTORED));
  restore->n_old += n == 2;
  restore->n_new += n == 1;
}

/* The backup is there to be restored again, whatever happened. */
static void
check_backup (Restore *restore)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (restore->backups);
  const CrumbBackup *oldest = backups->len > 0 ? backups->pdata[backups->len - 1] : NULL;
  g_autoptr (GBytes) bytes = oldest != NULL ? read_file (oldest->path) : NULL;

  g_assert_true (bytes != NULL && g_bytes_equal (bytes, restore->backup));
}

static void
test_restore (Restore *restore, gconstpointer data)
{
  /* Primes, so that another run sees other calls. */
  const guint step = g_test_slow () ? 1 : 13;

  for (DiskCall how = DISK_CALL_ERROR; how <= DISK_CALL_KILL; how++)
    for (guint at = (guint) g_rand_int_range (restore->record.rand, 0, (int) step);; at += step)
      {
        int outcome = restore_in_child (restore, how, at);

        check_record (restore, GPOINTER_TO_INT (data), outcome);
        check_backup (restore);
        if (outcome == NOT_STRUCK)
          break;
        restore->n_failed++;
      }
  g_test_message ("%u calls failed or were the last: %u old records, %u new ones", restore->n_failed, restore->n_old,
                  restore->n_new);
  g_assert_cmpuint (restore->n_old, >, 0);
  g_assert_cmpuint (restore->n_new, >, 0);
}

#define ADD(name, over)                                                                                                \
  g_test_add ("/record/restore/over-" name, Restore, GINT_TO_POINTER (over), set_up, test_restore, tear_down)

void
add_restore_tests (void)
{
  ADD ("games", OVER_GAMES);
  ADD ("damage", OVER_DAMAGE);
  ADD ("nothing", OVER_NOTHING);
}
