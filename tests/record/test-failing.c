/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Fails each call of SQLite in turn, in everything that the record does: it says so, and nothing has changed. */

#include "failing-stage.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/database/crumb-tables.h"
#include "record/files/crumb-export.h"
#include "record/files/crumb-import.h"
#include "record/store/crumb-backups.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-deleted-game.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-leaderboard.h"
#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-store-private.h"
#include "record/store/crumb-verify.h"

#include <glib/gstdio.h>
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
  stage->renaming = crumb_renaming_make (stage->store, stage->plan->player, "Somebody Else", NULL);
  g_assert_nonnull (stage->renaming);
}

static void
make_backup (Stage *stage)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);

  g_assert_true (crumb_backups_make_daily (stage->path, stage->place, now, NULL));
}

static void
make_backup_and_close (Stage *stage)
{
  make_backup (stage);
  stage_set_note (stage->store, stage->plan->finished, "After the backup");
  g_clear_object (&stage->store);
}

/* A folder in which another machine left its games, and the mark of one that it deleted. */
static void
fill_folder (Stage *stage)
{
  g_autoptr (GFile) place = g_file_new_for_path (stage->place);
  g_autofree char *mark_text = g_strdup_printf ("{\n  \"crumb-deleted\": 1,\n  \"id\": \"%s\",\n  \"deleted\": true,\n"
                                                "  \"at\": \"2026-01-01T12:00:00.000000Z\"\n}\n",
                                                stage->plan->finished);
  g_autofree char *mark = g_strdup_printf ("%s/deleted %s.json", stage->place, stage->plan->finished);

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

static void
close_store (Stage *stage)
{
  g_clear_object (&stage->store);
}

/* A game that was deleted long ago. */
static void
let_expire (Stage *stage)
{
  sqlite3 *db = crumb_store_get_database (stage->store);
  gboolean taken;
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_database_exec (db, "BEGIN", &error));
  g_assert_true (crumb_tables_mark_game (db, stage->plan->finished, TRUE, 5, &taken, &error));
  g_assert_true (crumb_database_exec (db, "COMMIT", &error));
  g_clear_object (&stage->store);
}

/* A game as it was before somebody wrote on it. */
static void
look_and_go_on (Stage *stage)
{
  stage->game = crumb_store_look_at_game (stage->store, stage->plan->finished, NULL);
  stage_set_note (stage->store, stage->plan->finished, "One more line");
}

/* Works ----------------------------------------------------------------------------------------------------------- */

static char *
say (gboolean done)
{
  return done ? g_strdup ("") : NULL;
}

static char *
say_games (GPtrArray *games)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (games == NULL)
    return NULL;
  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *game = games->pdata[i];

      g_string_append_printf (text, "%s %u %d\n", game->id, game->rounds, game->totals[0]);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
say_players (GPtrArray *players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (players == NULL)
    return NULL;
  for (guint i = 0; i < players->len; i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      g_string_append_printf (text, "%s %u %u\n", player->name, player->games, player->won);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
say_length (GPtrArray *things)
{
  return things != NULL ? g_strdup_printf ("%u", things->len) : NULL;
}

static char *
say_game (CrumbGame *game)
{
  return game != NULL ? crumb_game_file_write (game) : NULL;
}

static char *
list_games (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) games = crumb_store_list_games (stage->store, NULL, 0, error);

  return say_games (games);
}

static char *
list_some_games (Stage *stage, GError **error)
{
  CrumbGameFilter filter = { .search = (char *) "e", .player = stage->plan->player, .rules = (char *) "" };
  g_autoptr (GPtrArray) games = crumb_store_list_games (stage->store, &filter, 0, error);

  return say_games (games);
}

static char *
list_touched (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) games = crumb_store_list_touched (stage->store, 3, error);

  return say_games (games);
}

static char *
count_games (Stage *stage, GError **error)
{
  guint n;

  return crumb_store_count_games (stage->store, &n, error) ? g_strdup_printf ("%u", n) : NULL;
}

static char *
list_rules (Stage *stage, GError **error)
{
  g_auto (GStrv) rules = crumb_store_list_rules (stage->store, &crumb_cookie_raid, error);

  return rules != NULL ? g_strjoinv ("\n", rules) : NULL;
}

static char *
list_kinds (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (stage->store, error);

  return say_length (kinds);
}

static char *
list_years (Stage *stage, GError **error)
{
  g_autoptr (GArray) years = crumb_store_list_years (stage->store, error);

  return years != NULL ? g_strdup_printf ("%u", years->len) : NULL;
}

static char *
list_deleted (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) games = crumb_store_list_deleted (stage->store, error);

  return say_length (games);
}

static char *
look_at_game (Stage *stage, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (stage->store, stage->plan->deleted, error);

  return say_game (game);
}

static char *
load_game (Stage *stage, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (stage->store, stage->plan->finished, error);

  return say_game (game);
}

static char *
load_good_part (Stage *stage, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_good_part (stage->store, stage->plan->finished, error);

  return say_game (game);
}

static char *
find_game (Stage *stage, GError **error)
{
  g_autofree char *prefix = g_strndup (stage->plan->finished, 8);

  return crumb_store_find_game (stage->store, prefix, error);
}

static char *
latest_game (Stage *stage, GError **error)
{
  g_autoptr (CrumbGame) game = NULL;

  return crumb_store_latest_game (stage->store, &game, error) ? say_game (game) : NULL;
}

static char *
list_players (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) seats = crumb_store_list_players (stage->store, error);

  return say_length (seats);
}

static char *
find_players (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (stage->store, "e", CRUMB_PLAYERS_BY_GAMES, TRUE, error);

  return say_players (players);
}

static char *
find_players_of (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players_of (stage->store, &crumb_cookie_raid, error);

  return say_players (players);
}

static char *
find_player (Stage *stage, GError **error)
{
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (stage->store, stage->plan->merged, error);

  return player != NULL ? g_strdup (player->name) : NULL;
}

static char *
say_placings (GPtrArray *placings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (placings == NULL)
    return NULL;
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];

      g_string_append_printf (text, "%s %u %d\n", placing->player->name, placing->player->games, placing->best_round);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
read_placings (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (stage->store, &crumb_cookie_raid, NULL, error);

  return say_placings (placings);
}

static char *
read_some_placings (Stage *stage, GError **error)
{
  CrumbGameFilter filter = { .rules = (char *) "", .from = 1 };
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (stage->store, &crumb_cookie_raid, &filter, error);

  return say_placings (placings);
}

static char *
list_duels (Stage *stage, GError **error)
{
  CrumbGameFilter filter = { .from = 1 };
  g_autoptr (GPtrArray) duels =
      crumb_leaderboard_list_duels (stage->store, stage->plan->player, &crumb_cookie_raid, &filter, error);

  return say_length (duels);
}

static char *
read_player (Stage *stage, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (stage->store, stage->plan->player, NULL, 5, error);

  return stats != NULL ? g_strdup_printf ("%u %u %u %u", stats->player->games, stats->rivals->len, stats->recent->len,
                                          stats->running)
                       : NULL;
}

static char *
verify (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) faults = crumb_store_verify (stage->store, NULL, NULL, error);

  return say_length (faults);
}

static char *
write_many (Stage *stage, GError **error)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_stream (stage->store, NULL, stream);
  CrumbTurn turn;

  while ((turn = crumb_export_step (export, NULL, error)) == CRUMB_TURN_WORK)
    continue;
  return turn == CRUMB_TURN_DONE ? g_strndup (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)),
                                              g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)))
                                 : NULL;
}

static char *
look_at_backup (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (stage->place);
  g_autoptr (CrumbStore) look = crumb_backups_look (backups->pdata[0], error);

  return say (look != NULL);
}

static char *
find_in_backup (Stage *stage, GError **error)
{
  g_autoptr (CrumbBackup) backup = NULL;
  g_autoptr (CrumbGame) game = crumb_backups_find_game (stage->place, stage->plan->finished, &backup);

  if (game == NULL)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, "No backup has it.");
  return say_game (game);
}

static char *
new_game (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (CrumbGame) game = NULL;

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("A New One", CRUMB_COLOUR_RED));
  game = crumb_store_new_game (stage->store, &crumb_cookie_raid, "", seats, 0, error);
  return say (game != NULL);
}

static char *
play (Stage *stage, GError **error)
{
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 1, .dice = { 1, { { 4, 0 } } } };
  CrumbRefusal refusal;

  return say (crumb_game_play (stage->game, &move, &refusal, error));
}

static char *
undo (Stage *stage, GError **error)
{
  return say (crumb_game_undo (stage->game, error) == CRUMB_UNDONE_DONE);
}

static char *
end_early (Stage *stage, GError **error)
{
  CrumbMove move = { .what = CRUMB_RAID_END, .seat = CRUMB_NO_SEAT };
  CrumbRefusal refusal;

  return say (crumb_game_play (stage->game, &move, &refusal, error));
}

static char *
rename_seat (Stage *stage, GError **error)
{
  return say (crumb_game_rename (stage->game, 0, "A New Name", error));
}

static char *
set_title (Stage *stage, GError **error)
{
  return say (crumb_game_set_title (stage->game, "The one with the cat", error));
}

static char *
set_started (Stage *stage, GError **error)
{
  return say (crumb_game_set_started (stage->game, G_USEC_PER_SEC, error));
}

/* Takes out the last move, which lets a finished game go on. */
static char *
correct (Stage *stage, GError **error)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (stage->game);

  crumb_correction_cut (correction, crumb_correction_get_n_moves (correction) - 1);
  return say (crumb_game_correct (stage->game, correction, "Never played", error));
}

static char *
replace_game (Stage *stage, GError **error)
{
  return say (crumb_store_replace_game (stage->store, stage->game, error));
}

static char *
delete_games (Stage *stage, GError **error)
{
  const char *ids[] = { stage->plan->finished, stage->plan->running, NULL };

  return say (crumb_store_delete_games (stage->store, ids, error));
}

static char *
restore_games (Stage *stage, GError **error)
{
  const char *ids[] = { stage->plan->deleted, NULL };

  return say (crumb_store_restore_games (stage->store, ids, error));
}

static char *
merge (Stage *stage, GError **error)
{
  return say (crumb_store_merge_players (stage->store, stage->plan->apart, stage->plan->player, error));
}

static char *
unmerge (Stage *stage, GError **error)
{
  return say (crumb_store_unmerge_player (stage->store, stage->plan->merged, error));
}

static char *
hide (Stage *stage, GError **error)
{
  return say (crumb_store_set_player_hidden (stage->store, stage->plan->player, TRUE, error));
}

static char *
color_in (Stage *stage, GError **error)
{
  return say (crumb_store_set_player_colour (stage->store, stage->plan->player, CRUMB_COLOUR_PINK, error));
}

static char *
rename_player (Stage *stage, GError **error)
{
  g_autoptr (CrumbRenaming) renaming = crumb_renaming_make (stage->store, stage->plan->player, "Somebody Else", error);

  return say (renaming != NULL);
}

static char *
rename_back (Stage *stage, GError **error)
{
  return say (crumb_renaming_repeat (stage->renaming, stage->store, FALSE, error));
}

static char *
rebuild (Stage *stage, GError **error)
{
  return say (crumb_store_rebuild_summaries (stage->store, error));
}

static char *
mend (Stage *stage, GError **error)
{
  gboolean mended;

  return say (crumb_store_mend (stage->store, &mended, error));
}

static char *
read_text (Stage *stage, guint n, CrumbImportChoice choice, GError **error)
{
  const char *text = stage->plan->texts->pdata[n];
  g_autofree char *id = NULL;

  return say (crumb_game_file_read (stage->store, text, strlen (text), choice, &id, NULL, NULL, error));
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
  return say (crumb_game_file_swap (stage->store, stage->plan->swapped, error));
}

static char *
restore_from_backup (Stage *stage, GError **error)
{
  g_autofree char *replaced = NULL;
  gboolean back;

  return say (crumb_game_file_restore (stage->store, stage->game, &replaced, &back, error));
}

static char *
import_all (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbImport) import = NULL;
  CrumbTurn turn;

  g_ptr_array_add (files, g_file_new_for_path (stage->place));
  import = crumb_import_new (stage->store, crumb_game_reader_new (files));
  while ((turn = crumb_import_step (import, NULL, error)) == CRUMB_TURN_WORK)
    continue;
  return say (turn == CRUMB_TURN_DONE);
}

static char *
keep_in_step (Stage *stage, GError **error)
{
  return say (crumb_folder_update (stage->in_step, error));
}

static char *
back_up (Stage *stage, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, 12, 0, 0);

  return say (crumb_backups_make_daily (stage->path, stage->place, now, error));
}

static char *
restore_all (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (stage->place);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 3, 12, 0, 0);

  return say (crumb_backups_restore (backups->pdata[backups->len - 1], stage->path, stage->place, now, error));
}

static char *
open_again (Stage *stage, GError **error)
{
  g_autoptr (CrumbStore) store = crumb_store_open (stage->path, error);

  return say (store != NULL);
}

static const StageRow rows[] = {
  { "list-games", NULL, list_games, STAGE_READS },
  { "list-some-games", NULL, list_some_games, STAGE_READS },
  { "list-touched", NULL, list_touched, STAGE_READS },
  { "count-games", NULL, count_games, STAGE_READS },
  { "list-rules", NULL, list_rules, STAGE_READS },
  { "list-kinds", NULL, list_kinds, STAGE_READS },
  { "list-years", NULL, list_years, STAGE_READS },
  { "list-deleted", NULL, list_deleted, STAGE_READS },
  { "look-at-game", NULL, look_at_game, STAGE_READS },
  { "load-game", NULL, load_game, STAGE_READS },
  { "load-good-part", NULL, load_good_part, STAGE_READS },
  { "find-game", NULL, find_game, STAGE_READS },
  { "latest-game", NULL, latest_game, STAGE_READS },
  { "list-players", NULL, list_players, STAGE_READS },
  { "find-players", NULL, find_players, STAGE_READS },
  { "find-players-of", NULL, find_players_of, STAGE_READS },
  { "find-player", NULL, find_player, STAGE_READS },
  { "read-placings", NULL, read_placings, STAGE_READS },
  { "read-some-placings", NULL, read_some_placings, STAGE_READS },
  { "list-duels", NULL, list_duels, STAGE_READS },
  { "read-player", NULL, read_player, STAGE_READS },
  { "verify", NULL, verify, STAGE_READS },
  { "write-many", NULL, write_many, STAGE_READS },
  { "look-at-backup", make_backup, look_at_backup, STAGE_READS },
  { "find-in-backup", make_backup, find_in_backup, STAGE_READS },
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
  { "merge", NULL, merge, STAGE_WRITES },
  { "unmerge", NULL, unmerge, STAGE_WRITES },
  { "hide", NULL, hide, STAGE_WRITES },
  { "color", NULL, color_in, STAGE_WRITES },
  { "rename-player", NULL, rename_player, STAGE_WRITES },
  { "rename-back", make_renaming, rename_back, STAGE_WRITES },
  { "rebuild", NULL, rebuild, STAGE_WRITES },
  { "mend", damage_lists, mend, STAGE_WRITES },
  { "read-new", NULL, read_new, STAGE_WRITES },
  { "read-longer", NULL, read_longer, STAGE_WRITES },
  { "read-in-place", NULL, read_in_place, STAGE_WRITES },
  { "read-beside", NULL, read_beside, STAGE_WRITES },
  { "swap", NULL, swap, STAGE_WRITES },
  { "restore-game", look_and_go_on, restore_from_backup, STAGE_WRITES },
  { "import", fill_folder, import_all, STAGE_BY_PIECES },
  { "folder", fill_folder, keep_in_step, STAGE_BY_PIECES },
  { "back-up", NULL, back_up, STAGE_READS },
  { "restore-all", make_backup_and_close, restore_all, STAGE_WRITES },
  { "open", close_store, open_again, STAGE_WRITES },
  { "open-and-purge", let_expire, open_again, STAGE_WRITES },
  { "open-stale", grow_stale, open_again, STAGE_WRITES },
};

static void
test_row (gconstpointer data)
{
  stage_fail_everywhere (data);
}

void
add_failing_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/record/failing/%s", rows[i].name);

      g_test_add_data_func (name, &rows[i], test_row);
    }
}
