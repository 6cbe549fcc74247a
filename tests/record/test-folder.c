/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What syncing a folder does with each kind of file and change. */

#include "record-tests.h"
#include "sync-machine.h"
#include "unknown-game.h"

#include "record/files/crumb-game-name.h"
#include "record/store/crumb-deleted-game.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <utime.h>

typedef struct
{
  Machine machines[2];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    machine_set_up (&fixture->machines[i]);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    machine_tear_down (&fixture->machines[i]);
}

static void
carry (Fixture *fixture)
{
  machine_update (&fixture->machines[0]);
  machine_carry_all (&fixture->machines[0], &fixture->machines[1]);
  machine_update (&fixture->machines[1]);
  machine_carry_all (&fixture->machines[1], &fixture->machines[0]);
  machine_update (&fixture->machines[0]);
}

/* An unfinished game isn't synced; a finished one is, also once it is resumed. */
static void
test_unfinished (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->machines[0].record.store, "end=rounds,rounds=1", 2);
  g_autoptr (CrumbGame) there = NULL;

  machine_get_cookies (game, 0, 12);
  carry (fixture);
  g_assert_cmpuint (machine_count_games (&fixture->machines[1]), ==, 0);

  machine_get_cookies (game, 1, 4);
  carry (fixture);
  g_assert_cmpuint (machine_count_games (&fixture->machines[1]), ==, 1);

  g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
  carry (fixture);
  there = crumb_store_load_game (fixture->machines[1].record.store, crumb_game_get_id (game), NULL);
  record_assert_same_game (there, game);
}

static void
decided_cb (CrumbFolder *folder, guint theirs, guint ours, guint told[2])
{
  told[0] += theirs;
  told[1] += ours;
}

static void
assert_how (CrumbStore *store, CrumbDeletedHow how)
{
  g_autoptr (GPtrArray) deleted = crumb_store_find_deleted (store, NULL, NULL);

  g_assert_cmpuint (deleted->len, ==, 1);
  g_assert_cmpint (((const CrumbDeletedGame *) deleted->pdata[0])->how, ==, how);
}

/* To undo that a version was brought back is no deletion by hand. */
static void
check_reason (CrumbStore *store, const char *id)
{
  const char *ids[] = { id, NULL };

  for (guint by_hand = 0; by_hand < 2; by_hand++)
    {
      assert_how (store, by_hand ? CRUMB_DELETED_BY_HAND : CRUMB_DELETED_BY_FOLDER);
      g_assert_true (crumb_store_restore_games (store, ids, NULL));
      g_assert_true (crumb_store_delete_games_again (store, ids, NULL));
      assert_how (store, by_hand ? CRUMB_DELETED_BY_HAND : CRUMB_DELETED_BY_FOLDER);
      g_assert_true (crumb_store_restore_games (store, ids, NULL));
      g_assert_true (crumb_store_delete_games (store, ids, NULL));
    }
  record_assert_whole (store);
}

static void
assert_cookies (CrumbGame *game, int cookies)
{
  g_assert_cmpint (crumb_game_get_move (game, 0)->amount, ==, cookies);
}

/*
 * Two machines correct the same game: the version with more corrections wins, whatever they wrote on it, and the other
 * is hidden, not lost. Both are told once.
 */
static void
test_different (Fixture *fixture, gconstpointer data)
{
  guint told[2][2] = { 0 };
  g_autofree char *id = machine_play_game (&fixture->machines[0], 5);
  g_autoptr (GPtrArray) hidden = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (CrumbGame) lost = NULL;

  carry (fixture);
  for (guint i = 0; i < 2; i++)
    g_signal_connect (fixture->machines[i].folder, "decided", G_CALLBACK (decided_cb), told[i]);
  machine_correct (&fixture->machines[0], id, 1);
  for (guint i = 0; i < 4; i++)
    machine_set_note (&fixture->machines[0], id, i % 2 == 0 ? "first" : "last");
  machine_correct (&fixture->machines[1], id, 2);
  machine_correct (&fixture->machines[1], id, 3);
  carry (fixture);

  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  assert_cookies (game, 10);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "last");
  hidden = machine_list_games (&fixture->machines[0], TRUE);
  g_assert_cmpuint (hidden->len, ==, 1);
  lost = crumb_store_load_game (fixture->machines[0].record.store, hidden->pdata[0], NULL);
  assert_cookies (lost, 6);
  check_reason (fixture->machines[0].record.store, hidden->pdata[0]);
  machines_assert_equal (fixture->machines, 2);
  g_assert_cmpuint (told[0][0], ==, 1);
  g_assert_cmpuint (told[0][1], ==, 0);
  g_assert_cmpuint (told[1][0], ==, 0);
  g_assert_cmpuint (told[1][1], ==, 1);
}

/* Two people wrote a note on one game, and one note was in a version that nobody looked at. */
static void
test_two_notes (Fixture *fixture, gconstpointer data)
{
  guint told[2][2] = { 0 };
  g_autofree char *id = machine_play_game (&fixture->machines[0], 5);

  carry (fixture);
  for (guint i = 0; i < 2; i++)
    g_signal_connect (fixture->machines[i].folder, "decided", G_CALLBACK (decided_cb), told[i]);
  machine_set_note (&fixture->machines[0], id, "this");
  machine_set_note (&fixture->machines[1], id, "that");
  machines_assert_equal (fixture->machines, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = record_write_game (fixture->machines[i].record.store, id);
      g_autoptr (GPtrArray) hidden = machine_list_games (&fixture->machines[i], TRUE);

      g_assert_nonnull (strstr (text, "\"this\""));
      g_assert_nonnull (strstr (text, "\"that\""));
      g_assert_cmpuint (hidden->len, ==, 0);
      g_assert_cmpuint (told[i][0] + told[i][1], ==, 0);
    }
}

/* Makes a file old enough to be believed by its time. */
static void
age_file (Machine *machine, const char *name)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  struct utimbuf hour_ago = { g_get_real_time () / G_USEC_PER_SEC - 3600, g_get_real_time () / G_USEC_PER_SEC - 3600 };

  g_assert_no_errno (g_utime (path, &hour_ago));
}

/*
 * Whether the version of @other, left beside ours in the folder for one pass, which reads both, has won and replaced
 * our file too.
 */
static gboolean
takes_over (Machine *machine, Machine *other, const char *id)
{
  g_autofree char *theirs = record_write_game (other->record.store, id);
  g_autofree char *ours = NULL;
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) names = machine_list_files (machine);
  g_autofree char *copy = g_build_filename (machine->path, "copy.crumb", NULL);

  g_assert_cmpuint (names->len, ==, 1);
  age_file (machine, names->pdata[0]);
  ours = machine_read_file (machine, names->pdata[0]);
  machine_write_file (machine, "copy.crumb", theirs, -1);
  age_file (machine, "copy.crumb");
  machine_update (machine);
  g_assert_no_errno (g_remove (copy));
  machine_update (machine);
  now = machine_read_file (machine, names->pdata[0]);
  g_assert_true (g_str_equal (now, ours) || g_str_equal (now, theirs));
  g_clear_pointer (&ours, g_free);
  ours = record_write_game (machine->record.store, id);
  g_assert_cmpstr (now, ==, ours);
  return g_str_equal (now, theirs);
}

/* Of two versions as long as each other one wins on both machines, and in both folders. */
static void
test_as_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = machine_play_game (&fixture->machines[0], 5);

  carry (fixture);
  machine_correct (&fixture->machines[0], id, 1);
  machine_correct (&fixture->machines[1], id, 2);
  machine_update (&fixture->machines[0]);
  machine_update (&fixture->machines[1]);
  if (!takes_over (&fixture->machines[0], &fixture->machines[1], id))
    g_assert_true (takes_over (&fixture->machines[1], &fixture->machines[0], id));
}

static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = machine_play_game (&fixture->machines[0], 5);

  carry (fixture);
  machine_mark (&fixture->machines[1], id, TRUE);
  carry (fixture);
  carry (fixture);
  g_assert_cmpuint (machine_count_games (&fixture->machines[0]), ==, 0);

  machine_mark (&fixture->machines[0], id, FALSE);
  carry (fixture);
  g_assert_cmpuint (machine_count_games (&fixture->machines[1]), ==, 1);
  machines_assert_equal (fixture->machines, 2);
}

/* Foreign files are left unchanged, and only files meant to be games are reported. */
static void
test_foreign (Fixture *fixture, gconstpointer data)
{
  static const char *const files[][2] = {
    { "package.json", "{\"name\": \"crumb-game\"}" },
    { "list.json", "[1, 2]" },
    { "empty.json", "" },
    { ".hidden.json", "{\"crumb-game\": 1}" },
    { "~backup.json", "{\"crumb-game\": 1}" },
    { "notes.txt", "{\"crumb-game\": 1}" },
    { "deleted by hand.json", "{\"other\": 1}" },
    { "broken.json", "{\"crumb-game\": 1, \"gam" },
    { "deleted 1.json", "{\"crumb-deleted\": 1, \"id\": \"1\"}" },
    { "refused.json", "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"players\": [{\"name\": \"Sue\"}, "
                      "{\"name\": \"John\"}], \"entries\": [{\"what\": \"take\", \"seat\": 0, \"dice\": \"6\"}]}" },
  };
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = machine_play_game (machine, 3);
  GPtrArray *troubles;

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    machine_write_file (machine, files[i][0], files[i][1], -1);
  machine_update (machine);
  machine_update (machine);

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = machine_read_file (machine, files[i][0]);

      g_assert_cmpstr (text, ==, files[i][1]);
    }
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 3);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, "broken.json");
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[1])->file, ==, "deleted 1.json");
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[2])->file, ==, "refused.json");
  g_assert_cmpuint (machine_count_games (machine), ==, 1);
}

/* A deleted file is written again; a half-written one is read once it is complete. */
static void
test_lost_and_half (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  Machine *other = &fixture->machines[1];
  g_autofree char *id = machine_play_game (machine, 3);
  g_autofree char *other_id = machine_play_game (machine, 4);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  machine_update (machine);
  names = machine_list_files (machine);
  g_assert_cmpuint (names->len, ==, 2);
  text = machine_read_file (machine, names->pdata[0]);
  path = g_build_filename (machine->path, names->pdata[0], NULL);
  g_assert_no_errno (g_unlink (path));
  machine_update (machine);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  machine_write_file (other, names->pdata[0], text, 100);
  machine_update (other);
  g_assert_cmpuint (machine_count_games (other), ==, 0);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 1);
  g_assert_cmpstr (((CrumbFolderTrouble *) crumb_folder_get_troubles (other->folder)->pdata[0])->sentence, ==,
                   "It’s only half written yet.");
  machine_write_file (other, names->pdata[0], text, -1);
  machine_update (other);
  g_assert_cmpuint (machine_count_games (other), ==, 1);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 0);
}

static void
emptied_cb (CrumbFolder *folder, guint *n)
{
  (*n)++;
}

/* The stick wasn't mounted, and an empty folder in its place was filled without a word. */
static void
test_emptied (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = machine_play_game (machine, 3);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) filled = NULL;
  g_autofree char *path = NULL;
  guint n_asked = 0;

  g_signal_connect (machine->folder, "emptied", G_CALLBACK (emptied_cb), &n_asked);
  machine_update (machine);
  names = machine_list_files (machine);
  path = g_build_filename (machine->path, names->pdata[0], NULL);
  g_assert_no_errno (g_unlink (path));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) left = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (crumb_folder_update (machine->folder, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING);
      g_assert_cmpuint (n_asked, ==, 1);
      left = machine_list_files (machine);
      g_assert_cmpuint (left->len, ==, 0);
    }
  crumb_folder_fill (machine->folder);
  machine_update (machine);
  filled = machine_list_files (machine);
  g_assert_cmpuint (filled->len, ==, 1);
}

static void
test_held (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = machine_play_game (&fixture->machines[0], 3);
  g_autoptr (CrumbGame) game = NULL;

  carry (fixture);
  machine_set_note (&fixture->machines[1], id, "from there");
  crumb_folder_hold (fixture->machines[0].folder, id);
  carry (fixture);
  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "");

  g_clear_object (&game);
  crumb_folder_hold (fixture->machines[0].folder, NULL);
  machine_update (&fixture->machines[0]);
  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "from there");
}

static void
test_gone (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = machine_play_game (machine, 3);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_rmdir (machine->path));
  g_assert_false (crumb_folder_update (machine->folder, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_suffix (crumb_folder_get_problem (machine->folder), "”: It isn’t there."));
  g_assert_no_errno (g_mkdir (machine->path, 0700));
  machine_update (machine);
  g_assert_null (crumb_folder_get_problem (machine->folder));
}

/* A file that can't be written is said, and is written as soon as it can be. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = machine_play_game (machine, 3);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit limit, none;

  /* No file may grow, whoever it is who writes. */
  signal (SIGXFSZ, SIG_IGN);
  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &limit));
  none = limit;
  none.rlim_cur = 0;
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &none));
  g_assert_false (crumb_folder_update (machine->folder, &error));
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_assert_nonnull (strstr (crumb_folder_get_problem (machine->folder), machine->path));

  machine_update (machine);
  g_assert_null (crumb_folder_get_problem (machine->folder));
  names = machine_list_files (machine);
  g_assert_cmpuint (names->len, ==, 1);
}

static void
told_cb (CrumbStore *store, const char *const *ids, GStrv *told)
{
  g_strfreev (*told);
  *told = g_strdupv ((char **) ids);
}

/* A window that shows what came from the folder follows it. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = machine_play_game (&fixture->machines[0], 3);
  g_auto (GStrv) told = NULL;

  machine_update (&fixture->machines[0]);
  machine_carry_all (&fixture->machines[0], &fixture->machines[1]);
  g_signal_connect (fixture->machines[1].record.store, "changed", G_CALLBACK (told_cb), &told);
  machine_update (&fixture->machines[1]);
  g_assert_nonnull (told);
  g_assert_cmpuint (g_strv_length (told), ==, 1);
  g_assert_cmpstr (told[0], ==, id);
}

/* As long as the record can't be read, a pass says so and takes nothing; then it does what is left to do. */
static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  static const char *const tables[] = { "mark", "carried", "game", "entry", "sitting", "summary" };
  Machine *machine = &fixture->machines[1];

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *hide = g_strdup_printf ("ALTER TABLE %s RENAME TO hidden", tables[i]);
      g_autofree char *show = g_strdup_printf ("ALTER TABLE hidden RENAME TO %s", tables[i]);
      g_autofree char *id = machine_play_game (&fixture->machines[0], 3);
      g_autoptr (GError) error = NULL;

      g_test_message ("Without %s", tables[i]);
      machine_update (&fixture->machines[0]);
      machine_carry_all (&fixture->machines[0], machine);
      record_exec (machine->record.path, hide);
      g_assert_false (crumb_folder_update (machine->folder, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED);
      record_exec (machine->record.path, show);
      g_assert_cmpuint (machine_count_games (machine), ==, i);
      machine_update (machine);
      g_assert_cmpuint (machine_count_games (machine), ==, i + 1);
    }
}

/* What passes have done. */
typedef struct
{
  guint passes;
  guint read;
  guint written;
} Done;

static void
updated_cb (CrumbFolder *folder, guint n_read, guint n_written, Done *done)
{
  done->passes++;
  done->read += n_read;
  done->written += n_written;
}

static void
stop (Machine *machine)
{
  crumb_folder_stop (machine->folder);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, machine->folder));
  while (crumb_folder_get_busy (machine->folder))
    g_main_context_iteration (NULL, TRUE);
}

/* A started folder notices changes by itself, without blocking the main loop, until it is stopped. */
static void
test_started (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[1];
  Done done = { 0 };
  g_autofree char *id = machine_play_game (&fixture->machines[0], 3);
  g_autofree char *ours = NULL;

  g_signal_connect (machine->folder, "updated", G_CALLBACK (updated_cb), &done);
  machine_update (&fixture->machines[0]);
  crumb_folder_start (machine->folder);
  while (!crumb_folder_get_busy (machine->folder))
    g_main_context_iteration (NULL, TRUE);
  stop (machine);
  g_assert_cmpuint (done.passes, ==, 0);

  crumb_folder_start (machine->folder);
  machine_carry_all (&fixture->machines[0], machine);
  while (done.read == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (done.read, ==, 1);
  g_assert_cmpuint (done.written, ==, 0);
  g_assert_cmpuint (machine_count_games (machine), ==, 1);

  ours = machine_play_game (machine, 4);
  while (done.written == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (done.read, ==, 1);
  g_assert_cmpuint (done.written, ==, 1);
  stop (machine);
}

/* Each pass says how much it has read and written. */
static void
test_counted (Fixture *fixture, gconstpointer data)
{
  Machine *one = &fixture->machines[0];
  Machine *other = &fixture->machines[1];
  g_autofree char *first = machine_play_game (one, 3);
  g_autofree char *second = machine_play_game (one, 4);
  Done done = { 0 };

  machine_update (one);
  machine_carry_all (one, other);
  g_signal_connect (other->folder, "updated", G_CALLBACK (updated_cb), &done);
  machine_update (other);
  g_assert_cmpuint (done.read, ==, 2);
  machine_mark (one, first, TRUE);
  machine_mark (one, second, TRUE);
  machine_update (one);
  machine_carry_all (one, other);
  machine_update (other);
  g_assert_cmpuint (done.read, ==, 4);
  g_assert_cmpuint (done.written, ==, 0);
  machine_mark (other, first, FALSE);
  machine_mark (other, second, FALSE);
  machine_update (other);
  g_assert_cmpuint (done.read, ==, 4);
  g_assert_cmpuint (done.written, ==, 2);
}

static gint64
count_known (Machine *machine)
{
  g_autoptr (GError) error = NULL;
  gint64 n;

  g_assert_true (crumb_database_get_int (crumb_store_get_database (machine->record.store), &n, &error,
                                         "SELECT count (*) FROM carried", ""));
  return n;
}

/* Files are compared by the thousand: of each it is known what it is, until it is gone. */
static void
test_many_files (Fixture *fixture, gconstpointer data)
{
  static const guint gone[] = { 0, 1998, 1999, 2000, 2004 };
  const guint n = 2005;
  Machine *machine = &fixture->machines[0];

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%04u.json", i);

      machine_write_file (machine, name, "{}", -1);
      age_file (machine, name);
    }
  for (guint pass = 0; pass < 2; pass++)
    {
      machine_update (machine);
      g_assert_cmpint (count_known (machine), ==, n);
    }
  for (guint i = 0; i < G_N_ELEMENTS (gone); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%04u.json", machine->path, gone[i]);

      g_assert_no_errno (g_unlink (path));
    }
  machine_update (machine);
  g_assert_cmpint (count_known (machine), ==, n - G_N_ELEMENTS (gone));
}

/* Somebody who taps all the time doesn't keep the folder waiting for ever. */
static void
test_never_starved (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  gint64 start = g_get_monotonic_time ();
  gint64 waited = 0;
  gboolean begun = FALSE;

  if (!g_test_slow ())
    {
      g_test_skip ("It waits for ten seconds.");
      return;
    }
  crumb_folder_start (machine->folder);
  while (!begun && waited < 12 * G_USEC_PER_SEC)
    {
      g_autofree char *id = machine_play_game (machine, 3);

      for (guint i = 0; i < 30 && !begun; i++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (10000);
          begun = crumb_folder_get_busy (machine->folder);
        }
      waited = g_get_monotonic_time () - start;
    }
  g_assert_true (begun);
  stop (machine);
}

/* A game file that is too large is left alone, and named, as long as it is there. */
static void
test_large (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autoptr (GString) text = g_string_new ("{\"crumb-game\": 1, ");
  g_autofree char *path = NULL;
  GPtrArray *troubles;

  while (text->len <= CRUMB_GAME_FILE_MAX)
    g_string_append (text, "                                                                ");
  machine_write_file (machine, "large.json", text->str, -1);
  g_string_erase (text, 0, 20);
  g_string_append (text, "                                                                ");
  machine_write_file (machine, "not ours.json", text->str, -1);
  machine_update (machine);
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 1);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, "large.json");
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->sentence, ==,
                   "It’s larger than 4 MiB, so Crumb skipped it.");

  path = g_build_filename (machine->path, "large.json", NULL);
  g_assert_no_errno (g_unlink (path));
  machine_update (machine);
  g_assert_cmpuint (troubles->len, ==, 0);
}

/* The report about a damaged game goes away once the game is repaired. */
static void
test_mended (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = machine_play_game (machine, 3);
  g_autofree char *another = machine_play_game (machine, 4);
  g_autofree char *damage = g_strdup_printf ("UPDATE seat SET name = name || 'x' WHERE game = '%s'", id);
  g_autofree char *mend = g_strdup_printf ("UPDATE seat SET name = rtrim (name, 'x') WHERE game = '%s'", id);
  GPtrArray *troubles;

  record_exec (machine->record.path, damage);
  machine_update (machine);
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 1);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, id);
  machine_update (machine);
  g_assert_cmpuint (troubles->len, ==, 1);

  record_exec (machine->record.path, mend);
  machine_update (machine);
  g_assert_cmpuint (troubles->len, ==, 0);
}

/* A game of an unknown kind is synced unchanged, and so is its deletion. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  Machine *one = &fixture->machines[0];
  Machine *other = &fixture->machines[1];
  const char *ids[] = { UNKNOWN_ID, NULL };
  const char *name = "2031-03-01 Sue, Zoë (7e57ab1e).json";
  g_autofree char *id = NULL;
  g_autofree char *carried = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (GError) error = NULL;

  id = record_read (one->record.store, UNKNOWN_GAME);
  machine_update (one);
  carried = machine_read_file (one, name);
  g_assert_cmpstr (carried, ==, UNKNOWN_GAME);

  machine_write_file (other, name, UNKNOWN_LONGER, -1);
  machine_update (other);
  g_assert_cmpuint (machine_count_games (other), ==, 1);
  machine_carry_all (one, other);
  machine_write_file (one, name, UNKNOWN_LONGER, -1);
  machine_update (one);
  machine_update (other);
  longer = machine_read_file (one, name);
  g_assert_cmpstr (longer, ==, UNKNOWN_LONGER);

  g_assert_true (crumb_store_delete_games (one->record.store, ids, &error));
  machine_update (one);
  machine_carry_all (one, other);
  machine_update (other);
  g_assert_cmpuint (machine_count_games (other), ==, 0);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 0);
}

#define ADD(name, function) g_test_add ("/record/folder/" name, Fixture, NULL, set_up, function, tear_down)

void
add_folder_tests (void)
{
  ADD ("unfinished", test_unfinished);
  ADD ("different", test_different);
  ADD ("as-long", test_as_long);
  ADD ("two-notes", test_two_notes);
  ADD ("deleted", test_deleted);
  ADD ("foreign", test_foreign);
  ADD ("lost-and-half", test_lost_and_half);
  ADD ("emptied", test_emptied);
  ADD ("held", test_held);
  ADD ("gone", test_gone);
  ADD ("unwritable", test_unwritable);
  ADD ("told", test_told);
  ADD ("unreadable", test_unreadable);
  ADD ("mended", test_mended);
  ADD ("unknown", test_unknown);
  ADD ("started", test_started);
  ADD ("counted", test_counted);
  ADD ("many-files", test_many_files);
  ADD ("never-starved", test_never_starved);
  ADD ("large", test_large);
}
