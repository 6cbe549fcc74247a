/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes the record once, and copies it for each try. */

#include "failing-stage.h"

#include "failing-record.h"
#include "history-maker.h"
#include "record-fixture.h"
#include "record/store/crumb-backups.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <string.h>

#define N_GAMES 8
/* A look through the whole record takes longer than anything that is tried. */
#define LOOK_EVERY 8

static char *
ask (CrumbStore *store, const char *sql)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_database_get_text (crumb_store_get_database (store), &text, &error, sql, ""));
  g_assert_no_error (error);
  g_assert_nonnull (text);
  return text;
}

void
stage_set_note (CrumbStore *store, const char *id, const char *note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = record_load (store, id);
  g_assert_true (crumb_game_set_note (game, note, &error));
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &data, &length, NULL));
  g_assert_true (g_file_set_contents_full (to, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* What another machine did with the same games: it played another one, and wrote on two of ours. */
static void
write_texts (Plan *plan, const char *path)
{
  g_autoptr (CrumbStore) other = crumb_store_open (path, NULL);
  g_autoptr (CrumbGame) game = record_new_game (other, "", 3);

  stage_set_note (other, plan->longer, "One more line");
  stage_set_note (other, plan->differs, "Theirs");
  stage_set_note (other, plan->swapped, "Theirs");
  g_ptr_array_add (plan->texts, crumb_game_file_write (game));
  g_ptr_array_add (plan->texts, record_write_game (other, plan->longer));
  g_ptr_array_add (plan->texts, record_write_game (other, plan->differs));
  g_ptr_array_add (plan->texts, record_write_game (other, plan->swapped));
}

static void
find_people (Plan *plan, CrumbStore *store)
{
  g_autofree char *into = NULL;
  g_autoptr (GError) error = NULL;

#define TALLY "WITH tally AS (SELECT player, count (*) AS games FROM sitting WHERE NOT running GROUP BY player) "
#define APART(one, other)                                                                                              \
  "NOT EXISTS (SELECT 1 FROM sitting AS a JOIN sitting AS b ON a.game = b.game WHERE a.player = " one                  \
  " AND b.player = " other ")"
  plan->player = ask (store, TALLY "SELECT player FROM tally ORDER BY games DESC, player LIMIT 1");
  plan->apart =
      ask (store, TALLY "SELECT t.player FROM tally AS t, (SELECT player FROM tally ORDER BY games DESC, player "
                        "LIMIT 1) AS p WHERE t.player <> p.player AND " APART ("t.player", "p.player") " LIMIT 1");
  plan->merged = ask (store, TALLY "SELECT t.player FROM tally AS t, tally AS u WHERE t.player < u.player AND " APART (
                                 "t.player", "u.player") " ORDER BY t.games, t.player, u.player DESC LIMIT 1");
  into = ask (store, TALLY "SELECT u.player FROM tally AS t, tally AS u WHERE t.player < u.player AND " APART (
                         "t.player", "u.player") " ORDER BY t.games, t.player, u.player DESC LIMIT 1");
  g_assert_true (crumb_store_merge_players (store, plan->merged, into, &error));
#undef APART
#undef TALLY
}

/* A record in which there is something to read and to change for each row below. */
static Plan *
plan_new (void)
{
  Plan *plan = g_new0 (Plan, 1);
  g_autofree char *folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_autofree char *other = g_build_filename (folder, "other.db", NULL);
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autofree char *taken = NULL;

#define NTH(n) "SELECT game FROM summary WHERE NOT running ORDER BY rounds, game LIMIT 1 OFFSET " n
  plan->texts = g_ptr_array_new_with_free_func (g_free);
  plan->path = g_build_filename (folder, "crumb.db", NULL);
  history_make (plan->path, N_GAMES, 7);
  store = crumb_store_open (plan->path, NULL);
  game = record_new_game (store, "", 2);
  record_play (game, CRUMB_RAID_BID, 0, "511");
  plan->running = g_strdup (crumb_game_get_id (game));
  plan->finished = ask (store, NTH ("0"));
  plan->longer = ask (store, NTH ("1"));
  plan->differs = ask (store, NTH ("2"));
  plan->swapped = ask (store, NTH ("3"));
  plan->deleted = ask (store, NTH ("4"));
  find_people (plan, store);
  copy_file (plan->path, other);
  write_texts (plan, other);
  stage_set_note (store, plan->differs, "Ours");
  stage_set_note (store, plan->swapped, "Ours");
  g_assert_true (crumb_game_file_read (store, plan->texts->pdata[3], strlen (plan->texts->pdata[3]),
                                       CRUMB_IMPORT_TAKE_FILE, &taken, NULL, NULL, NULL));
  g_assert_true (crumb_store_delete_games (store, (const char *const[]) { plan->deleted, NULL }, NULL));
  return plan;
#undef NTH
}

static void
plan_free (Plan *plan)
{
  g_autofree char *folder = g_path_get_dirname (plan->path);

  record_remove_folder (folder);
  g_free (plan->path);
  g_free (plan->running);
  g_free (plan->finished);
  g_free (plan->longer);
  g_free (plan->differs);
  g_free (plan->swapped);
  g_free (plan->deleted);
  g_free (plan->player);
  g_free (plan->apart);
  g_free (plan->merged);
  g_ptr_array_unref (plan->texts);
  g_free (plan);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Plan, plan_free)

static void
stage_set_up (Stage *stage, const Plan *plan)
{
  g_autoptr (GError) error = NULL;

  stage->plan = plan;
  stage->folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  stage->path = g_build_filename (stage->folder, "crumb.db", NULL);
  stage->place = g_build_filename (stage->folder, "place", NULL);
  g_assert_no_errno (g_mkdir (stage->place, 0700));
  copy_file (plan->path, stage->path);
  stage->store = crumb_store_open (stage->path, &error);
  g_assert_no_error (error);
  /* Power stays on here. */
  g_assert_true (crumb_database_exec (crumb_store_get_database (stage->store), "PRAGMA synchronous = OFF", NULL));
}

static void
stage_clear (Stage *stage)
{
  g_clear_object (&stage->list);
  g_clear_object (&stage->import);
  g_clear_object (&stage->in_step);
  g_clear_pointer (&stage->renaming, crumb_renaming_free);
  g_clear_object (&stage->game);
  g_clear_object (&stage->store);
  record_remove_folder (stage->place);
  record_remove_folder (stage->folder);
  g_free (stage->foreign);
  g_free (stage->place);
  g_free (stage->path);
  g_free (stage->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stage, stage_clear)

void
stage_make_backup (Stage *stage)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  g_assert_true (crumb_backups_make_daily (stage->path, stage->place, now, NULL));
}

char *
stage_say (gboolean done)
{
  return done ? g_strdup ("") : NULL;
}

/* All bytes of the record, as SQLite sees them. */
static GBytes *
read_all (const char *path)
{
  g_autoptr (sqlite3) db = NULL;
  sqlite3_int64 size;
  unsigned char *bytes;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  bytes = sqlite3_serialize (db, "main", &size, 0);
  g_assert_nonnull (bytes);
  return g_bytes_new_with_free_func (bytes, (gsize) size, sqlite3_free, bytes);
}

static void
assert_whole (Stage *stage)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) again = crumb_store_open (stage->path, &error);

  g_assert_no_error (error);
  record_assert_whole (again);
}

static void
assert_failed (Stage *stage, const StageRow *row, GBytes *before, const GError *error)
{
  g_autoptr (GBytes) after = read_all (stage->path);
  g_autofree char *again = NULL;
  g_autoptr (GError) trouble = NULL;

  g_assert_nonnull (error);
  /* A file that can't be read isn't one of somebody else. */
  g_assert_false (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN));
  g_assert_cmpuint (strlen (error->message), >, 0);
  if (row->manner != STAGE_BY_PIECES)
    g_assert_true (g_bytes_equal (before, after));
  /* Nothing stays open, and nothing is remembered wrongly. */
  again = row->work (stage, &trouble);
  g_assert_no_error (trouble);
  g_assert_nonnull (again);
}

static void
assert_done (const StageRow *row, const char *said, const char *expected, const GError *error)
{
  g_assert_no_error (error);
  if (row->manner == STAGE_READS)
    g_assert_cmpstr (said, ==, expected);
}

/* Fails that call. Without one says in @expected what is read, and returns how many calls there were. */
static guint
try_once (const Plan *plan, const StageRow *row, guint at, char **expected)
{
  g_auto (Stage) stage = { 0 };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  gboolean struck;
  guint n;

  stage_set_up (&stage, plan);
  if (row->prepare != NULL)
    row->prepare (&stage);
  before = read_all (stage.path);
  failing_record_break (at);
  said = row->work (&stage, &error);
  n = failing_record_count ();
  struck = failing_record_repair ();
  g_test_message ("%s: call %u%s", row->name, at, said != NULL ? ", done" : "");
  g_assert_true (said != NULL || struck);
  /* What waits for a lock may ask no longer whether somebody cancels. */
  if (stage.store != NULL)
    g_assert_null (crumb_store_get_headway (stage.store));

  if (said == NULL)
    assert_failed (&stage, row, before, error);
  else if (struck)
    assert_done (row, said, *expected, error);
  if (row->manner != STAGE_READS && (said != NULL || at % LOOK_EVERY == 0))
    assert_whole (&stage);
  if (!struck)
    g_set_str (expected, said);
  return n;
}

void
stage_fail_everywhere (const StageRow *row)
{
  g_autoptr (Plan) plan = NULL;
  g_autofree char *expected = NULL;
  guint n;
  guint n_new = 0;
  /* Otherwise only half of the failures that pass some place in the code for the first time. */
  gboolean all = g_test_slow () || g_getenv ("CRUMB_TEST_ALL_FAULTS") != NULL;

  failing_record_prepare ();
  plan = plan_new ();
  n = try_once (plan, row, G_MAXINT, &expected);
  g_assert_cmpuint (n, >, 0);
  g_test_message ("%u calls", n);
  for (guint at = 0; at < n; at++)
    if (all || (failing_record_is_new (at) && n_new++ % 2 == 0))
      try_once (plan, row, at, &expected);
  failing_record_forget ();
}
