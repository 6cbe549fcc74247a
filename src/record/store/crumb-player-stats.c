/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statistics of one player. */

#include "crumb-player-stats.h"

#include "crumb-store-private.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

static void
rival_free (CrumbRival *rival)
{
  crumb_player_free (rival->player);
  g_free (rival);
}

/* Notes whether the row has its seal, which that column says. */
static void
check_seal (CrumbPlayerStats *stats, sqlite3_stmt *statement, int column)
{
  stats->damaged |= sqlite3_column_int (statement, column) == 0;
}

static CrumbPlayer *
make_player (sqlite3_stmt *statement)
{
  CrumbPlayer *player = g_new0 (CrumbPlayer, 1);

  player->key = g_strdup (crumb_database_column_text (statement, 0));
  crumb_player_set_name (player, crumb_database_column_text (statement, 1));
  crumb_colour_from_word (crumb_database_column_text (statement, 2), &player->colour);
  return player;
}

static gboolean
read_tally (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  CrumbPlayer *player = stats->player;
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT games, won, rounds, points, seal IS " CRUMB_SEAL_TALLY " FROM tally WHERE player = ?1 AND kind = ?2",
      "tt", player->key, stats->kind->id);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  if (!row)
    return TRUE;
  check_seal (stats, statement, 4);
  player->games = (guint) sqlite3_column_int64 (statement, 0);
  player->won = (guint) sqlite3_column_int64 (statement, 1);
  player->rounds = (guint64) sqlite3_column_int64 (statement, 2);
  player->points = sqlite3_column_int64 (statement, 3);
  return TRUE;
}

static gboolean
read_figures (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (db, error,
                                                             "SELECT figure, value, seal IS " CRUMB_SEAL_TALLY_FIGURE
                                                             " FROM tally_figure WHERE player = ?1 AND kind = ?2",
                                                             "tt", stats->player->key, stats->kind->id);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      check_seal (stats, statement, 2);
      for (guint i = 0; i < stats->kind->n_figures; i++)
        if (g_str_equal (stats->kind->figures[i].id, crumb_database_column_text (statement, 0)))
          stats->figures[i] = sqlite3_column_int64 (statement, 1);
    }
  return done;
}

/* Uses the kind of the player's last finished game, or of the running one. */
static gboolean
find_kind (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autofree char *id = NULL;

  if (!crumb_database_get_text (db, &id, error,
                                "SELECT * FROM (SELECT kind FROM sitting WHERE player = ?1 AND running = 0 "
                                "ORDER BY started DESC LIMIT 1) UNION ALL SELECT * FROM (SELECT kind FROM sitting "
                                "WHERE player = ?1 AND running = 1 ORDER BY started DESC LIMIT 1)",
                                "t", stats->player->key))
    return FALSE;
  stats->kind = id != NULL ? crumb_game_kind_find (id) : NULL;
  if (stats->kind == NULL)
    stats->kind = crumb_game_kinds[0];
  return TRUE;
}

/* Extends the streak by one game; games are walked from the last to the first. */
static void
count_streak (CrumbPlayerStats *stats, gboolean won, int *run, gboolean *current)
{
  gboolean same = *run == 0 || (*run > 0) == won;

  *current = *current && same;
  *run = (same ? *run : 0) + (won ? 1 : -1);
  if (*current)
    stats->streak = *run;
  if (won)
    stats->longest_won = MAX (stats->longest_won, (guint) *run);
  else
    stats->longest_lost = MAX (stats->longest_lost, (guint) - *run);
}

/* Reads all finished games, the last one first. Looking at their seals too would take twice as long. */
static gboolean
read_games (CrumbPlayerStats *stats, sqlite3 *db, guint n_recent, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT won, best_round, started, rounds, points, game FROM sitting" CRUMB_DATABASE_ROWS (
          "sitting") "WHERE player = ?1 AND running = 0 AND kind = ?2 ORDER BY started DESC, game DESC",
      "tt", stats->player->key, stats->kind->id);
  gboolean current = TRUE;
  gboolean done;
  guint n = 0;
  int run = 0;

  while (crumb_database_next (statement, &done, error))
    {
      gboolean won;
      int best;

      n++;
      won = sqlite3_column_int (statement, 0) != 0;
      best = sqlite3_column_int (statement, 1);
      count_streak (stats, won, &run, &current);
      if (stats->best_game == NULL || best > stats->best_round)
        {
          stats->best_round = best;
          g_set_str (&stats->best_game, crumb_database_column_text (statement, 5));
        }
      if (stats->recent->len < n_recent)
        {
          CrumbPlayerGame game = { .won = won,
                                   .started = sqlite3_column_int64 (statement, 2),
                                   .rounds = (guint) sqlite3_column_int (statement, 3),
                                   .points = sqlite3_column_int (statement, 4) };

          g_array_append_val (stats->recent, game);
        }
    }
  if (done)
    stats->damaged |= n != stats->player->games;
  return done;
}

static void
put_oldest_first (GArray *games)
{
  for (guint i = 0; i < games->len / 2; i++)
    {
      CrumbPlayerGame *one = &g_array_index (games, CrumbPlayerGame, i);
      CrumbPlayerGame *other = &g_array_index (games, CrumbPlayerGame, games->len - 1 - i);
      CrumbPlayerGame held = *one;

      *one = *other;
      *other = held;
    }
}

static gboolean
read_rivals (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT other, name, colour, games, won, lost, points, their_points, pairing.seal IS " CRUMB_SEAL_PAIRING " "
      "AND (key IS NULL OR player.seal IS " CRUMB_SEAL_PLAYER ") "
      "FROM pairing LEFT JOIN player ON key = other WHERE pairing.player = ?1 AND kind = ?2 "
      "ORDER BY games DESC, name, key",
      "tt", stats->player->key, stats->kind->id);
  gint64 n_rivals;
  gboolean done;

  /* Each pairing is stored both ways, so a row that can't be found, or has no name, is missed by its twin. */
  if (!crumb_database_get_int (db, &n_rivals, error, "SELECT count (*) FROM pairing WHERE other = ?1 AND kind = ?2",
                               "tt", stats->player->key, stats->kind->id))
    return FALSE;
  while (crumb_database_next (statement, &done, error))
    {
      CrumbRival *rival;

      if (sqlite3_column_type (statement, 1) == SQLITE_NULL)
        continue;
      check_seal (stats, statement, 8);
      rival = g_new0 (CrumbRival, 1);
      rival->player = make_player (statement);
      rival->games = (guint64) sqlite3_column_int64 (statement, 3);
      rival->ahead = (guint64) sqlite3_column_int64 (statement, 4);
      rival->behind = (guint64) sqlite3_column_int64 (statement, 5);
      rival->points = sqlite3_column_int64 (statement, 6);
      rival->their_points = sqlite3_column_int64 (statement, 7);
      g_ptr_array_add (stats->rivals, rival);
    }
  if (done)
    stats->damaged |= n_rivals != stats->rivals->len;
  return done;
}

static gboolean
read_spellings (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "WITH RECURSIVE step (key) AS (SELECT ?1 UNION SELECT player FROM spelling, step WHERE of = step.key) "
      "SELECT key, name, colour FROM player WHERE key IN (SELECT key FROM step) AND key <> ?1 "
      "ORDER BY name, key",
      "t", stats->player->key);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (stats->spellings, make_player (statement));
  return done;
}

static gboolean
read_running (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  gint64 running;
  gint64 listed;

  /* The list of games finds sittings by another key, so damage to one of them makes a difference. Its own order begins
   * with the few running games; the index by rules would have to be read whole. */
  if (!crumb_database_get_int (db, &running, error,
                               "SELECT count (*) FROM sitting WHERE player = ?1 AND running = 1 AND kind = ?2", "tt",
                               stats->player->key, stats->kind->id)
      || !crumb_database_get_int (db, &listed, error,
                                  "SELECT count (*) FROM summary CROSS JOIN sitting INDEXED BY sitting_by_game "
                                  "ON sitting.game = summary.game AND sitting.player = ?1 "
                                  "WHERE summary.running = 1 AND +summary.kind = ?2",
                                  "tt", stats->player->key, stats->kind->id))
    return FALSE;
  stats->damaged |= listed != running;
  stats->running = (guint) running;
  return TRUE;
}

/* The parameters of a query. */
typedef struct
{
  CrumbPlayerStats *stats;
  CrumbStore *store;
  const char *key;
  guint n_recent;
} Question;

static gboolean
read_all (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  CrumbPlayerStats *stats = question->stats;

  stats->player = crumb_store_find_player (question->store, question->key, error);
  return stats->player != NULL && (stats->kind != NULL || find_kind (stats, db, error)) && read_tally (stats, db, error)
         && read_figures (stats, db, error) && read_running (stats, db, error)
         && read_games (stats, db, question->n_recent, error) && read_rivals (stats, db, error)
         && read_spellings (stats, db, error);
}

CrumbPlayerStats *
crumb_player_stats_read (CrumbStore *store, const char *key, const CrumbGameKind *kind, guint n_recent, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = g_new0 (CrumbPlayerStats, 1);
  Question question = { .stats = stats, .store = store, .key = key, .n_recent = n_recent };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  stats->kind = kind;
  stats->rivals = g_ptr_array_new_with_free_func ((GDestroyNotify) rival_free);
  stats->recent = g_array_new (FALSE, FALSE, sizeof (CrumbPlayerGame));
  stats->spellings = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);

  /* Another program may be writing. */
  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_all, &question, error))
    return NULL;
  if (stats->damaged)
    crumb_store_notice_damage (store);
  put_oldest_first (stats->recent);
  return g_steal_pointer (&stats);
}

void
crumb_player_stats_free (CrumbPlayerStats *stats)
{
  g_clear_pointer (&stats->player, crumb_player_free);
  g_clear_pointer (&stats->rivals, g_ptr_array_unref);
  g_clear_pointer (&stats->recent, g_array_unref);
  g_clear_pointer (&stats->spellings, g_ptr_array_unref);
  g_free (stats->best_game);
  g_free (stats);
}

double
crumb_player_stats_per_round (const CrumbPlayerStats *stats)
{
  return stats->player->rounds > 0 ? (double) stats->player->points / (double) stats->player->rounds : 0;
}

gint64
crumb_player_stats_get_figure (const CrumbPlayerStats *stats, const char *id)
{
  for (guint i = 0; i < stats->kind->n_figures; i++)
    if (g_str_equal (stats->kind->figures[i].id, id))
      return stats->figures[i];
  return 0;
}
