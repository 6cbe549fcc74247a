/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Fails each call of SQLite in turn while the record is read: what is read is whole, or an error. */

#include "failing-stage.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-export.h"
#include "record/store/crumb-backup-look.h"
#include "record/store/crumb-deleted-game.h"
#include "record/store/crumb-evening.h"
#include "record/store/crumb-game-item.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-highlights.h"
#include "record/store/crumb-leaderboard.h"
#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-verify.h"

/* A list on screen, in which one page was read. */
static void
make_list (Stage *stage)
{
  g_clear_object (&stage->list);
  stage->list = crumb_game_list_new (stage->store);
  g_object_unref (g_list_model_get_item (G_LIST_MODEL (stage->list), 0));
}

static void
make_list_of_some (Stage *stage)
{
  CrumbGameFilter filter = { .search = (char *) "e" };

  make_list (stage);
  crumb_game_list_set_filter (stage->list, &filter);
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
  g_autoptr (GPtrArray) games = crumb_store_find_deleted (stage->store, NULL, error);

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

static guint n_lacking;

static char *
read_placings (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (stage->store, &crumb_cookie_raid, NULL, &n_lacking, error);

  return say_placings (placings);
}

static char *
read_some_placings (Stage *stage, GError **error)
{
  CrumbGameFilter filter = { .rules = (char *) "", .from = 1 };
  g_autoptr (GPtrArray) placings =
      crumb_leaderboard_read (stage->store, &crumb_cookie_raid, &filter, &n_lacking, error);

  return say_placings (placings);
}

static char *
list_all_duels (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) duels =
      crumb_leaderboard_list_rivals (stage->store, stage->plan->player, &crumb_cookie_raid, NULL, &n_lacking, error);

  return say_length (duels);
}

static char *
list_duels (Stage *stage, GError **error)
{
  CrumbGameFilter filter = { .from = 1 };
  g_autoptr (GPtrArray) duels =
      crumb_leaderboard_list_rivals (stage->store, stage->plan->player, &crumb_cookie_raid, &filter, &n_lacking, error);

  return say_length (duels);
}

static char *
read_evenings (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) evenings = crumb_evenings_read (stage->store, NULL, error);

  return say_length (evenings);
}

static char *
read_highlights (Stage *stage, GError **error)
{
  g_autoptr (CrumbHighlights) highlights = crumb_highlights_read (stage->store, NULL, error);

  return highlights != NULL ? g_strdup_printf ("%u %u", highlights->set->games->len, highlights->records->len) : NULL;
}

static char *
read_player (Stage *stage, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (stage->store, stage->plan->player, NULL, NULL, error);

  return stats != NULL ? g_strdup_printf ("%u %u %u %u", stats->player->games, stats->rivals->len, stats->recent->len,
                                          stats->running)
                       : NULL;
}

static char *
verify (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) faults = crumb_store_verify (stage->store, NULL, error);

  return say_length (faults);
}

static char *
write_many (Stage *stage, GError **error)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_stream (stage->store, NULL, stream);

  while (crumb_export_next (export, NULL, error))
    continue;
  return *error == NULL ? g_strndup (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)),
                                     g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)))
                        : NULL;
}

static char *
look_at_backup (Stage *stage, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (stage->place);
  g_autoptr (CrumbStore) look = crumb_backup_look (backups->pdata[0], error);

  return stage_say (look != NULL);
}

static char *
find_in_backup (Stage *stage, GError **error)
{
  g_autoptr (CrumbBackup) backup = NULL;
  g_autoptr (CrumbGame) game = crumb_backup_find_game (stage->place, stage->plan->finished, &backup);

  if (game == NULL)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, "No backup has it.");
  return say_game (game);
}

static char *
find_summary (Stage *stage, GError **error)
{
  g_autoptr (CrumbGameSummary) summary = crumb_store_find_summary (stage->store, stage->plan->finished);

  if (summary == NULL)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, "It is in no list.");
  return summary != NULL ? g_strdup_printf ("%u", summary->rounds) : NULL;
}

static char *
write_rows_of (CrumbGame *game)
{
  return g_strdup_printf ("%s\n", crumb_game_get_id (game));
}

static char *
write_table (Stage *stage, GError **error)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_stream (stage->store, NULL, stream);

  crumb_export_set_table (export, "game\n", write_rows_of);
  while (crumb_export_next (export, NULL, error))
    continue;
  return *error == NULL ? g_strdup_printf ("%u", crumb_export_get_n_done (export)) : NULL;
}

/* What a list shows; what it couldn't read it shows as damaged. */
static char *
say_list (CrumbGameList *list, const char *id, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) ids = NULL;
  guint position;

  /* What can't be found now is not in the list, for all that people see. */
  crumb_game_list_find (list, id, &position);
  ids = crumb_game_list_get_ids (list);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)) && *error == NULL; i++)
    {
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const CrumbGameSummary *summary = crumb_game_item_get_summary (item);
      gint64 month = -1;
      guint start, end;

      if (crumb_game_list_get_month (list, i, &start, &end, &month))
        g_assert_cmpint (month, >, 0);
      if (summary->damaged)
        g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED, "It is shown as damaged.");
      g_string_append_printf (text, "%s\n", summary->id);
    }
  if (crumb_game_list_get_error (list) != NULL && *error == NULL)
    *error = g_error_copy (crumb_game_list_get_error (list));
  g_string_append_printf (text, "%u", ids != NULL ? g_strv_length (ids) : 0);
  return *error == NULL ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

static char *
show_list (Stage *stage, GError **error)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (stage->store);

  return say_list (list, stage->plan->finished, error);
}

/* A list follows what happens, and says when it can't. */
static char *
follow_list (Stage *stage, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (stage->store, stage->plan->running, error);
  char *said;

  if (game == NULL || !crumb_game_set_title (game, "Another", error)
      || !crumb_store_delete_games (stage->store, (const char *const[]) { stage->plan->longer, NULL }, error))
    return NULL;
  said = say_list (stage->list, stage->plan->finished, error);
  if (said == NULL)
    make_list (stage);
  return said;
}

static char *
back_up (Stage *stage, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 2, 12, 0, 0);
  g_autofree char *part = g_build_filename (stage->place, "crumb-2026-01-02-120000.db.part", NULL);
  gboolean done = crumb_backups_make_daily (stage->path, stage->place, now, error);

  /* A copy that is not whole doesn't stay. */
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  return stage_say (done);
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
  { "list-all-duels", NULL, list_all_duels, STAGE_READS },
  { "list-duels", NULL, list_duels, STAGE_READS },
  { "list-evenings", NULL, read_evenings, STAGE_READS },
  { "list-highlights", NULL, read_highlights, STAGE_READS },
  { "read-player", NULL, read_player, STAGE_READS },
  { "verify", NULL, verify, STAGE_READS },
  { "find-summary", NULL, find_summary, STAGE_READS },
  { "show-list", NULL, show_list, STAGE_READS },
  { "write-table", NULL, write_table, STAGE_READS },
  { "write-many", NULL, write_many, STAGE_READS },
  { "look-at-backup", stage_make_backup, look_at_backup, STAGE_READS },
  { "find-in-backup", stage_make_backup, find_in_backup, STAGE_READS },
  { "follow-list", make_list, follow_list, STAGE_BY_PIECES },
  { "follow-list-of-some", make_list_of_some, follow_list, STAGE_BY_PIECES },
  { "back-up", NULL, back_up, STAGE_READS },
};

static void
test_row (gconstpointer data)
{
  stage_fail_everywhere (data);
}

void
add_failing_reads_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/record/failing/%s", rows[i].name);

      g_test_add_data_func (name, &rows[i], test_row);
    }
}
