/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Everything there is to say about one player's finished games. */

#include "crumb-player-stats.h"

#include "crumb-store-private.h"
#include "record/database/crumb-sitting.h"
#include "record/database/crumb-tables.h"

static void
rival_free (CrumbRival *rival)
{
  crumb_player_free (rival->player);
  g_free (rival);
}

static CrumbPlayer *
make_player (sqlite3_stmt *statement)
{
  CrumbPlayer *player = g_new0 (CrumbPlayer, 1);

  player->key = g_strdup (crumb_database_get_text (statement, 0));
  player->name = g_strdup (crumb_database_get_text (statement, 1));
  crumb_colour_from_word (crumb_database_get_text (statement, 2), &player->colour);
  return player;
}

static sqlite3_stmt *
prepare (sqlite3 *db, const char *sql, const char *key, GError **error)
{
  sqlite3_stmt *statement = crumb_database_prepare (db, sql, error);

  if (statement != NULL)
    sqlite3_bind_text (statement, 1, key, -1, SQLITE_TRANSIENT);
  return statement;
}

static void
take_figures (CrumbPlayerStats *stats, sqlite3_stmt *statement)
{
  gint64 figures[CRUMB_N_FIGURES];

  for (int i = 0; i < CRUMB_N_FIGURES; i++)
    figures[i] = sqlite3_column_int64 (statement, i);

  stats->hands = (guint64) figures[CRUMB_FIGURE_HANDS];
  stats->bonuses = (guint64) figures[CRUMB_FIGURE_BONUSES];
  stats->taken = (guint64) figures[CRUMB_FIGURE_TAKEN];
  stats->ties = (guint64) figures[CRUMB_FIGURE_TIES];
  for (guint n = 1; n <= CRUMB_TALLY_BIDS; n++)
    {
      const gint64 *three = &figures[CRUMB_FIGURE_BIDS + 3 * (n - 1)];

      stats->bids[n % CRUMB_TALLY_BIDS] = (CrumbBidCount) {
        .bids = (guint64) three[0],
        .won = (guint64) three[1],
        .expected = (double) three[2] / CRUMB_FIGURE_BILLIONTHS,
      };
    }
  stats->lucky = (CrumbLuckyCount) {
    .kept = (guint64) figures[CRUMB_FIGURE_LUCKY_KEPT],
    .rerolled = (guint64) figures[CRUMB_FIGURE_LUCKY_REROLLED],
    .better = (guint64) figures[CRUMB_FIGURE_LUCKY_BETTER],
    .worse = (guint64) figures[CRUMB_FIGURE_LUCKY_WORSE],
    .pips = figures[CRUMB_FIGURE_LUCKY_PIPS],
    .weighed = (guint64) figures[CRUMB_FIGURE_LUCKY_WEIGHED],
    .gained = figures[CRUMB_FIGURE_LUCKY_GAINED],
  };
}

static gboolean
read_figures (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autofree char *columns = g_strjoinv (", ", (char **) crumb_figure_names);
  g_autofree char *sql = g_strconcat ("SELECT ", columns, " FROM standing WHERE player = ?1", NULL);
  g_autoptr (sqlite3_stmt) statement = prepare (db, sql, stats->player->key, error);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  if (row)
    take_figures (stats, statement);
  return TRUE;
}

/* Goes on with the streak that the game before, which is the later one, belongs to. */
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

/* All finished games, the last one first. */
static gboolean
read_games (CrumbPlayerStats *stats, sqlite3 *db, guint n_points, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = prepare (db,
                                                "SELECT won, best_round, started, rounds, cookies, game FROM sitting "
                                                "WHERE player = ?1 AND running = 0 ORDER BY started DESC, game DESC",
                                                stats->player->key, error);
  gboolean current = TRUE;
  gboolean row;
  int run = 0;

  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      gboolean won;
      int best;

      if (!row)
        return TRUE;
      won = sqlite3_column_int (statement, 0) != 0;
      best = sqlite3_column_int (statement, 1);
      count_streak (stats, won, &run, &current);
      if (stats->best_game == NULL || best > stats->best_round)
        {
          stats->best_round = best;
          g_set_str (&stats->best_game, crumb_database_get_text (statement, 5));
        }
      if (stats->points->len < n_points)
        {
          CrumbPlayerPoint point = { .won = won,
                                     .started = sqlite3_column_int64 (statement, 2),
                                     .rounds = (guint) sqlite3_column_int (statement, 3),
                                     .cookies = sqlite3_column_int (statement, 4) };

          g_array_append_val (stats->points, point);
        }
    }
  return FALSE;
}

static void
put_oldest_first (GArray *points)
{
  for (guint i = 0; i < points->len / 2; i++)
    {
      CrumbPlayerPoint *one = &g_array_index (points, CrumbPlayerPoint, i);
      CrumbPlayerPoint *other = &g_array_index (points, CrumbPlayerPoint, points->len - 1 - i);
      CrumbPlayerPoint held = *one;

      *one = *other;
      *other = held;
    }
}

static gboolean
read_rivals (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db,
               "SELECT other, name, colour, games, won, lost, cookies, their_cookies "
               "FROM pairing JOIN player ON key = other WHERE pairing.player = ?1 ORDER BY games DESC, name, key",
               stats->player->key, error);
  gboolean row;

  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      CrumbRival *rival;

      if (!row)
        return TRUE;
      rival = g_new0 (CrumbRival, 1);
      rival->player = make_player (statement);
      rival->games = (guint64) sqlite3_column_int64 (statement, 3);
      rival->won = (guint64) sqlite3_column_int64 (statement, 4);
      rival->lost = (guint64) sqlite3_column_int64 (statement, 5);
      rival->cookies = sqlite3_column_int64 (statement, 6);
      rival->their_cookies = sqlite3_column_int64 (statement, 7);
      g_ptr_array_add (stats->rivals, rival);
    }
  return FALSE;
}

static gboolean
read_spellings (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db,
               "WITH RECURSIVE step (key) AS (SELECT ?1 UNION SELECT player FROM spelling, step WHERE of = step.key) "
               "SELECT key, name, colour FROM player WHERE key IN (SELECT key FROM step) AND key <> ?1 "
               "ORDER BY name, key",
               stats->player->key, error);
  gboolean row;

  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      if (!row)
        return TRUE;
      g_ptr_array_add (stats->spellings, make_player (statement));
    }
  return FALSE;
}

static gboolean
read_running (CrumbPlayerStats *stats, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db, "SELECT count (*) FROM sitting WHERE player = ?1 AND running = 1", stats->player->key, error);

  if (statement == NULL || !crumb_database_step (statement, NULL, error))
    return FALSE;
  stats->running = (guint) sqlite3_column_int64 (statement, 0);
  return TRUE;
}

static gboolean
read_all (CrumbPlayerStats *stats, CrumbStore *store, const char *key, guint n_points, GError **error)
{
  sqlite3 *db = crumb_store_get_database (store);

  stats->player = crumb_store_find_player (store, key, error);
  return stats->player != NULL && read_figures (stats, db, error) && read_running (stats, db, error)
         && read_games (stats, db, n_points, error) && read_rivals (stats, db, error)
         && read_spellings (stats, db, error);
}

CrumbPlayerStats *
crumb_player_stats_read (CrumbStore *store, const char *key, guint n_points, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = g_new0 (CrumbPlayerStats, 1);
  sqlite3 *db;
  gboolean whole;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  stats->rivals = g_ptr_array_new_with_free_func ((GDestroyNotify) rival_free);
  stats->points = g_array_new (FALSE, FALSE, sizeof (CrumbPlayerPoint));
  stats->spellings = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);

  /* All of it as of one moment: another program may be playing. */
  db = crumb_store_get_database (store);
  if (!crumb_database_exec (db, "BEGIN", error))
    return NULL;
  whole = read_all (stats, store, key, n_points, error);
  crumb_database_rollback (db);
  put_oldest_first (stats->points);
  return whole ? g_steal_pointer (&stats) : NULL;
}

void
crumb_player_stats_free (CrumbPlayerStats *stats)
{
  g_clear_pointer (&stats->player, crumb_player_free);
  g_clear_pointer (&stats->rivals, g_ptr_array_unref);
  g_clear_pointer (&stats->points, g_array_unref);
  g_clear_pointer (&stats->spellings, g_ptr_array_unref);
  g_free (stats->best_game);
  g_free (stats);
}

double
crumb_player_stats_per_round (const CrumbPlayerStats *stats)
{
  return stats->player->rounds > 0 ? (double) stats->player->cookies / (double) stats->player->rounds : 0;
}
