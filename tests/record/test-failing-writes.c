/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Fails each call of SQLite in turn while the record is changed: it says so, and nothing has changed. */

#include "failing-stage.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/database/crumb-tables.h"
#include "record/files/crumb-game-name.h"
#include "record/files/crumb-import.h"
#include "record/store/crumb-backups.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-store-private.h"
#include "record/store/crumb-verify.h"

#include <string.h>

static void
load_running (Stage *stage)
{
  stage->game = crumb_store_load_game (stage->store, stage->plan->running, NULL);
  g_assert_nonnull (stage->game);
}

static void
load_finished (Stage *stage)
{
  stage->game = crumb_store_load_game (stage->store, stage->plan->finished, NULL);
  g_assert_nonnull (stage->game);
}

static void
make_renaming (Stage *stage)
{
  stage->renaming = crumb_renaming_new (stage->plan->player, "Somebody Else", NULL);
  g_assert_true (crumb_renaming_run (stage->renaming, stage->store, TRUE, NULL));
}

static void
make_backup_and_close (Stage *stage)
{
  stage_make_backup (stage);
  stage_set_note (stage->store, stage->plan->finished, "After the backup");
  g_clear_object (&stage->store);
}

static const char recipe[] = "{\"recipe\": \"cookies\"}";

/* A folder in which another machine left its games, the mark of one that it deleted, and something else. */
static void
fill_folder (Stage *stage)
{
  g_autoptr (CrumbGame) game = record_new_game (stage->store, "", 3);
  g_autofree char *name = crumb_game_name_file (game, 0, ".json");
  g_autoptr (GFile) place = g_file_new_for_path (stage->place);
  g_autofree char *mark_text = g_strdup_printf ("{\n  \"crumb-deleted\": 1,\n  \"id\": \"%s\",\n  \"deleted\": true,\n"
                                                "  \"at\": \"2026-01-01T12:00:00.000000Z\"\n}\n",
                                                stage->plan->finished);
  g_autofree char *mark = g_strdup_printf ("%s/deleted %s.json", stage->place, stage->plan->finished);

  record_play (game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  stage->foreign = g_build_filename (stage->place, name, NULL);
  g_assert_true (g_file_set_contents (stage->foreign, recipe, -1, NULL));
  g_assert_true (g_file_set_contents (mark, mark_text, -1, NULL));
  for (guint i = 0; i < stage->plan->texts->len; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.json", stage->place, i);

      g_assert_true (g_file_set_contents (path, stage->plan->texts->pdata[i], -1, NULL));
    }
  stage->in_step = crumb_folder_new (stage->store, place);
}

static void
damage_lists (Stage *stage)
{
  g_autoptr (GPtrArray) games = NULL;

  record_exec (stage->path, "UPDATE summary SET rounds = rounds + 1");
  games = crumb_store_list_games (stage->store, NULL, 0, NULL);
  g_assert_nonnull (games);
}

static void
grow_stale (Stage *stage)
{
  g_clear_object (&stage->store);
  record_exec (stage->path, "UPDATE derived SET made_for = 'another Crumb'");
}

/* An import that waits for people to choose a version. */
static void
import_and_ask (Stage *stage)
{
  const char *text = stage->plan->texts->pdata[2];
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, (gssize) strlen (text), NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/game.json");

  stage->import = crumb_import_new (stage->store, crumb_game_reader_new_for_stream (stream, file));
  g_assert_true (crumb_import_next (stage->import, NULL, NULL));
  g_assert_cmpuint (crumb_import_count (stage->import, CRUMB_IMPORT_DIFFERS), ==, 1);
}

/* The record of an older Crumb. */
static void
put_older (Stage *stage)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "version-1", "crumb.db", NULL);
  g_autofree char *data = NULL;
  gsize length;

  g_clear_object (&stage->store);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_true (g_file_set_contents (stage->path, data, (gssize) length, NULL));
}

static void
close_store (Stage *stage)
{
  g_clear_object (&stage->store);
}

/* A game as it was before somebody wrote on it. */
static void
look_and_go_on (Stage *stage)
{
  stage->game = crumb_store_look_at_game (stage->store, stage->plan->finished, NULL);
  stage_set_note (stage->store, stage->plan->finished, "One more line");
}

static char *
answer (Stage *stage, GError **error)
{
  return stage_say (crumb_import_answer (stage->import, 0, CRUMB_IMPORT_TAKE_FILE, error));
}

/* Waits for what goes on in another thread. */
static void
wait_for (GAsyncResult **done)
{
  while (*done == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **done = user_data;

  *done = g_object_ref (result);
}

static char *
mend_in_thread (Stage *stage, GError **error)
{
  g_autoptr (GAsyncResult) done = NULL;
  g_autoptr (GPtrArray) faults = NULL;
  gboolean mended;

  crumb_store_verify_async (stage->store, TRUE, NULL, done_cb, &done);
  wait_for (&done);
  faults = crumb_store_verify_finish (stage->store, done, error);
  mended = faults != NULL;
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    mended &= ((const CrumbFault *) faults->pdata[i])->mended;
  if (faults != NULL && !mended)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, "Not all was mended.");
  return stage_say (mended);
}

static char *
answer_in_thread (Stage *stage, GError **error)
{
  g_autoptr (GAsyncResult) done = NULL;

  crumb_import_answer_async (stage->import, 0, CRUMB_IMPORT_TAKE_FILE, done_cb, &done);
  wait_for (&done);
  return stage_say (crumb_import_run_finish (stage->import, done, error));
}

static char *
new_game (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (CrumbGame) game = NULL;

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("A New One", CRUMB_COLOUR_RED));
  game = crumb_store_new_game (stage->store, &crumb_cookie_raid, "", NULL, seats, 0, error);
  return stage_say (game != NULL);
}

static char *
play (Stage *stage, GError **error)
{
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 1, .dice = { 1, { { 4, 0 } } } };
  CrumbRefusal refusal;

  return stage_say (crumb_game_play (stage->game, &move, &refusal, error));
}

static char *
undo (Stage *stage, GError **error)
{
  return stage_say (crumb_game_undo (stage->game, error) == CRUMB_UNDONE_DONE);
}

static char *
end_early (Stage *stage, GError **error)
{
  CrumbMove move = { .what = CRUMB_RAID_END, .seat = CRUMB_NO_SEAT };
  CrumbRefusal refusal;

  return stage_say (crumb_game_play (stage->game, &move, &refusal, error));
}

static char *
rename_seat (Stage *stage, GError **error)
{
  return stage_say (crumb_game_rename (stage->game, 0, "A New Name", error));
}

static char *
set_title (Stage *stage, GError **error)
{
  return stage_say (crumb_game_set_title (stage->game, "The one with the cat", error));
}

static char *
set_started (Stage *stage, GError **error)
{
  return stage_say (crumb_game_set_started (stage->game, G_USEC_PER_SEC, error));
}

/* Takes out the last move, which lets a finished game go on. */
static char *
correct (Stage *stage, GError **error)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (stage->game);

  crumb_correction_cut (correction, crumb_correction_get_n_moves (correction) - 1,
                        crumb_correction_get_n_moves (correction));
  return stage_say (crumb_game_correct (stage->game, correction, "Never played", error));
}

static char *
replace_game (Stage *stage, GError **error)
{
  return stage_say (crumb_store_replace_game (stage->store, stage->game, error));
}

static char *
delete_games (Stage *stage, GError **error)
{
  const char *ids[] = { stage->plan->finished, stage->plan->running, NULL };

  return stage_say (crumb_store_delete_games (stage->store, ids, error));
}

static char *
restore_games (Stage *stage, GError **error)
{
  const char *ids[] = { stage->plan->deleted, NULL };

  return stage_say (crumb_store_restore_games (stage->store, ids, error));
}

static char *
erase_games (Stage *stage, GError **error)
{
  const char *ids[] = { stage->plan->deleted, NULL };

  return stage_say (crumb_store_erase_games (stage->store, ids, error));
}

static char *
merge (Stage *stage, GError **error)
{
  return stage_say (crumb_store_merge_players (stage->store, stage->plan->apart, stage->plan->player, error));
}

static char *
unmerge (Stage *stage, GError **error)
{
  return stage_say (crumb_store_unmerge_player (stage->store, stage->plan->merged, error));
}

static char *
hide (Stage *stage, GError **error)
{
  return stage_say (crumb_store_set_player_hidden (stage->store, stage->plan->player, TRUE, error));
}

static char *
color_in (Stage *stage, GError **error)
{
  return stage_say (crumb_store_set_player_colour (stage->store, stage->plan->player, CRUMB_COLOUR_PINK, error));
}

static char *
rename_player (Stage *stage, GError **error)
{
  g_autoptr (CrumbRenaming) renaming = crumb_renaming_new (stage->plan->player, "Somebody Else", NULL);

  return stage_say (crumb_renaming_run (renaming, stage->store, TRUE, error));
}

static char *
rename_back (Stage *stage, GError **error)
{
  return stage_say (crumb_renaming_run (stage->renaming, stage->store, FALSE, error));
}

static char *
rebuild (Stage *stage, GError **error)
{
  return stage_say (crumb_store_rebuild_summaries (stage->store, error));
}

static char *
read_text (Stage *stage, guint n, CrumbImportChoice choice, GError **error)
{
  const char *text = stage->plan->texts->pdata[n];
  g_autofree char *id = NULL;

  return stage_say (crumb_game_file_read (stage->store, text, strlen (text), choice, &id, NULL, NULL, error));
}

static char *
read_new (Stage *stage, GError **error)
{
  return read_text (stage, 0, CRUMB_IMPORT_ASK, error);
}

static char *
read_longer (Stage *stage, GError **error)
{
  return read_text (stage, 1, CRUMB_IMPORT_ASK, error);
}

static char *
read_in_place (Stage *stage, GError **error)
{
  return read_text (stage, 2, CRUMB_IMPORT_TAKE_FILE, error);
}

static char *
read_beside (Stage *stage, GError **error)
{
  return read_text (stage, 2, CRUMB_IMPORT_KEEP_BOTH, error);
}

static char *
swap (Stage *stage, GError **error)
{
  const char *const ids[] = { stage->plan->swapped, NULL };

  return stage_say (crumb_game_file_swap (stage->store, ids, CRUMB_DELETED_BY_UNDO, error));
}

static char *
restore_from_backup (Stage *stage, GError **error)
{
  g_autofree char *replaced = NULL;
  gboolean back;

  return stage_say (crumb_game_file_restore (stage->store, stage->game, &replaced, &back, error));
}

static char *
import_all (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbImport) import = NULL;

  g_ptr_array_add (files, g_file_new_for_path (stage->place));
  import = crumb_import_new (stage->store, crumb_game_reader_new (files));
  while (crumb_import_next (import, NULL, error))
    continue;
  return stage_say (*error == NULL);
}

static char *
import_in_thread (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GAsyncResult) done = NULL;

  g_ptr_array_add (files, g_file_new_for_path (stage->place));
  import = crumb_import_new (stage->store, crumb_game_reader_new (files));
  crumb_import_run_async (import, NULL, done_cb, &done);
  wait_for (&done);
  return stage_say (crumb_import_run_finish (import, done, error));
}

static char *
keep_in_step (Stage *stage, GError **error)
{
  gboolean done = crumb_folder_update (stage->in_step, error);
  g_autofree char *kept = NULL;

  g_file_get_contents (stage->foreign, &kept, NULL, NULL);
  g_assert_cmpstr (kept, ==, recipe);
  return stage_say (done);
}

static char *
restore_all (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (stage->place);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 3, 12, 0, 0);

  return stage_say (crumb_backups_restore (backups->pdata[backups->len - 1], stage->path, stage->place, now, error));
}

static char *
open_again (Stage *stage, GError **error)
{
  g_autoptr (CrumbStore) store = crumb_store_open (stage->path, error);

  return stage_say (store != NULL);
}

static const StageRow rows[] = {
  { "answer", import_and_ask, answer, STAGE_BY_PIECES },
  { "answer-in-thread", import_and_ask, answer_in_thread, STAGE_BY_PIECES },
  { "mend-in-thread", damage_lists, mend_in_thread, STAGE_BY_PIECES },
  { "open-older", put_older, open_again, STAGE_WRITES },
  { "new-game", NULL, new_game, STAGE_WRITES },
  { "play", load_running, play, STAGE_WRITES },
  { "undo", load_running, undo, STAGE_WRITES },
  { "end-early", load_running, end_early, STAGE_WRITES },
  { "rename-seat", load_finished, rename_seat, STAGE_WRITES },
  { "set-title", load_finished, set_title, STAGE_WRITES },
  { "set-started", load_finished, set_started, STAGE_WRITES },
  { "correct", load_finished, correct, STAGE_WRITES },
  { "replace-game", load_finished, replace_game, STAGE_WRITES },
  { "delete-games", NULL, delete_games, STAGE_WRITES },
  { "restore-games", NULL, restore_games, STAGE_WRITES },
  { "erase-games", NULL, erase_games, STAGE_WRITES },
  { "merge", NULL, merge, STAGE_WRITES },
  { "unmerge", NULL, unmerge, STAGE_WRITES },
  { "hide", NULL, hide, STAGE_WRITES },
  { "color", NULL, color_in, STAGE_WRITES },
  { "rename-player", NULL, rename_player, STAGE_WRITES },
  { "rename-back", make_renaming, rename_back, STAGE_WRITES },
  { "rebuild", NULL, rebuild, STAGE_WRITES },
  { "read-new", NULL, read_new, STAGE_WRITES },
  { "read-longer", NULL, read_longer, STAGE_WRITES },
  { "read-in-place", NULL, read_in_place, STAGE_WRITES },
  { "read-beside", NULL, read_beside, STAGE_WRITES },
  { "swap", NULL, swap, STAGE_WRITES },
  { "restore-game", look_and_go_on, restore_from_backup, STAGE_WRITES },
  { "import", fill_folder, import_all, STAGE_BY_PIECES },
  { "import-in-thread", fill_folder, import_in_thread, STAGE_BY_PIECES },
  { "folder", fill_folder, keep_in_step, STAGE_BY_PIECES },
  { "restore-all", make_backup_and_close, restore_all, STAGE_WRITES },
  { "open", close_store, open_again, STAGE_WRITES },
  { "open-stale", grow_stale, open_again, STAGE_WRITES },
};

static void
test_row (gconstpointer data)
{
  stage_fail_everywhere (data);
}

void
add_failing_writes_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/record/failing/%s", rows[i].name);

      g_test_add_data_func (name, &rows[i], test_row);
    }
}
