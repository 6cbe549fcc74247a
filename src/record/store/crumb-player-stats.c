/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statistics of one player. */

#include "crumb-player-stats.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"
#include "record/database/crumb-sitting.h"
#include "record/database/crumb-tables.h"

static void
rival_free (CrumbRival *rival)
{
  crumb_player_free (rival->player);
  g_free (rival);
}

static void
clear_game (gpointer game)
{
  g_free (((CrumbPlayerGame *) game)->id);
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

/* Extends the streak by one game; games are walked from the last to the first. A draw is of no streak, and ends each. */
static void
count_streak (CrumbPlayerStats *stats, gboolean won, gboolean drawn, int *run, gboolean *current)
{
  gboolean same = *run == 0 || (*run > 0) == won;

  *current = *current && same && !drawn;
  stats->drawn += drawn;
  if (drawn)
    {
      *run = 0;
      return;
    }
  *run = (same ? *run : 0) + (won ? 1 : -1);
  if (*current)
    stats->streak = *run;
  if (won)
    stats->longest_won = MAX (stats->longest_won, (guint) *run);
  else
    stats->longest_lost = MAX (stats->longest_lost, (guint) - *run);
}

/* Adds up what the player did in one finished game. */
static void
add_game (CrumbPlayerStats *stats, sqlite3_stmt *statement, guint n_recent)
{
  CrumbPlayerGame game = {
    .won = sqlite3_column_int (statement, 0) != 0,
    .started = sqlite3_column_int64 (statement, 2),
    .rounds = (guint) sqlite3_column_int (statement, 3),
    .points = sqlite3_column_int (statement, 4),
  };
  int best = sqlite3_column_int (statement, 1);
  CrumbFigures figures;

  stats->player->games++;
  stats->player->won += game.won;
  stats->player->rounds += game.rounds;
  stats->player->points += game.points;
  crumb_figures_unpack (stats->kind, crumb_database_column_text (statement, 6), figures);
  crumb_figures_join (stats->kind, stats->figures, figures);
  if (stats->best_game == NULL || best > stats->best_round)
    {
      stats->best_round = best;
      g_set_str (&stats->best_game, crumb_database_column_text (statement, 5));
    }
  if (stats->recent->len < n_recent)
    {
      game.id = g_strdup (crumb_database_column_text (statement, 5));
      g_array_append_val (stats->recent, game);
    }
}

/* Reads all finished games, the last one first. */
static gboolean
read_games (CrumbPlayerStats *stats, sqlite3 *db, guint n_recent, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error,
                            "SELECT won, best_round, started, rounds, points, game, figures, drawn FROM sitting "
                            "WHERE player = ?1 AND running = 0 AND kind = ?2 ORDER BY started DESC, game DESC",
                            "tt", stats->player->key, stats->kind->id);
  gboolean current = TRUE;
  gboolean done;
  int run = 0;

  stats->player->games = stats->player->won = 0;
  stats->player->rounds = 0;
  stats->player->points = 0;
  while (crumb_database_next (statement, &done, error))
    {
      add_game (stats, statement, n_recent);
      count_streak (stats, sqlite3_column_int (statement, 0) != 0, sqlite3_column_int (statement, 7) != 0, &run,
                    &current);
    }
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
      "SELECT theirs.player, name, colour, count (*) AS games, sum (" CRUMB_TABLES_AHEAD "), sum (" CRUMB_TABLES_BEHIND
      "), sum (mine.points), sum (theirs.points) "
      "FROM sitting AS mine CROSS JOIN sitting AS theirs ON theirs.game = mine.game AND theirs.player <> mine.player "
      "JOIN player ON key = theirs.player WHERE mine.player = ?1 AND mine.running = 0 AND mine.kind = ?2 "
      "GROUP BY theirs.player ORDER BY games DESC, name, theirs.player",
      "tt", stats->player->key, stats->kind->id);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbRival *rival;

      rival = g_new0 (CrumbRival, 1);
      rival->player = make_player (statement);
      rival->games = (guint64) sqlite3_column_int64 (statement, 3);
      rival->ahead = (guint64) sqlite3_column_int64 (statement, 4);
      rival->behind = (guint64) sqlite3_column_int64 (statement, 5);
      rival->points = sqlite3_column_int64 (statement, 6);
      rival->their_points = sqlite3_column_int64 (statement, 7);
      g_ptr_array_add (stats->rivals, rival);
    }
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

  if (!crumb_database_get_int (db, &running, error,
                               "SELECT count (*) FROM sitting WHERE player = ?1 AND running = 1 AND kind = ?2", "tt",
                               stats->player->key, stats->kind->id))
    return FALSE;
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
  CrumbLack lack = { 0 };

  stats->player = crumb_store_find_player (question->store, question->key, error);
  if (stats->player == NULL || (stats->kind == NULL && !find_kind (stats, db, error)))
    return FALSE;
  lack.kind = stats->kind;
  return read_running (stats, db, error) && read_games (stats, db, question->n_recent, error)
         && read_rivals (stats, db, error) && read_spellings (stats, db, error)
         && crumb_lack_count (&lack, db, stats->player->key, NULL, &stats->player->n_lacking, error);
}

static void
clear_strength (gpointer strength)
{
  g_free (((CrumbPlayerStrength *) strength)->id);
}

/* Among all who played that kind of game. */
static gboolean
read_strength (CrumbPlayerStats *stats, CrumbStore *store, GError **error)
{
  CrumbGameFilter filter = { .kind = (char *) stats->kind->id };
  g_autoptr (CrumbGameSet) set = crumb_game_set_read (store, &filter, error);
  g_autoptr (GPtrArray) strengths = set != NULL ? crumb_strength_list (set) : NULL;
  guint player;

  if (set == NULL)
    return FALSE;
  stats->strength = crumb_rating_new ();
  stats->provisional = TRUE;
  if (!crumb_game_set_find_player (set, stats->player->key, &player))
    return TRUE;
  stats->strength = ((const CrumbStrength *) strengths->pdata[player])->now;
  stats->provisional = crumb_strength_is_provisional (strengths->pdata[player]);
  for (guint i = 0; i < ((const CrumbStrength *) strengths->pdata[player])->points->len; i++)
    {
      const CrumbStrengthPoint *point =
          &g_array_index (((const CrumbStrength *) strengths->pdata[player])->points, CrumbStrengthPoint, i);
      const CrumbSetGame *game = crumb_game_set_get (set, point->game);
      CrumbPlayerStrength strength = { g_strdup (game->id), game->started, point->rating };

      g_array_append_val (stats->strengths, strength);
    }
  return TRUE;
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
  g_array_set_clear_func (stats->recent, clear_game);
  stats->strengths = g_array_new (FALSE, FALSE, sizeof (CrumbPlayerStrength));
  g_array_set_clear_func (stats->strengths, clear_strength);
  stats->spellings = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);

  /* Another program may be writing. */
  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_all, &question, error))
    return NULL;
  if (!read_strength (stats, store, error))
    return NULL;
  put_oldest_first (stats->recent);
  return g_steal_pointer (&stats);
}

void
crumb_player_stats_free (CrumbPlayerStats *stats)
{
  g_clear_pointer (&stats->player, crumb_player_free);
  g_clear_pointer (&stats->rivals, g_ptr_array_unref);
  g_clear_pointer (&stats->recent, g_array_unref);
  g_clear_pointer (&stats->strengths, g_array_unref);
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
