/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statistics of one player. */

#include "crumb-player-stats.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"
#include "record/database/crumb-sitting.h"

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
                                "SELECT kind FROM sitting WHERE player = ?1 ORDER BY running, started DESC LIMIT 1",
                                "t", stats->player->key))
    return FALSE;
  stats->kind = id != NULL ? crumb_game_kind_find (id) : NULL;
  if (stats->kind == NULL)
    stats->kind = crumb_game_kinds[0];
  return TRUE;
}

/* Extends the streak by one game. A draw is of no streak, and ends each. */
static void
count_streak (CrumbPlayerStats *stats, const CrumbPlayed *played)
{
  stats->drawn += played->drawn;
  if (played->drawn)
    stats->streak = 0;
  else if (played->won)
    {
      stats->streak = MAX (stats->streak, 0) + 1;
      stats->longest_won = MAX (stats->longest_won, (guint) stats->streak);
    }
  else
    {
      stats->streak = MIN (stats->streak, 0) - 1;
      stats->longest_lost = MAX (stats->longest_lost, (guint) -stats->streak);
    }
}

/* Adds up what the player did in one finished game, besides what the set has counted. */
static void
add_game (CrumbPlayerStats *stats, const CrumbSetGame *game, const CrumbPlayed *played)
{
  CrumbPlayerGame recent = { game->id, game->started, played->rounds, played->points, played->won, played->figures };
  CrumbFigures figures;

  g_array_append_val (stats->recent, recent);
  crumb_figures_unpack (stats->kind, played->figures, figures);
  crumb_figures_join (stats->kind, stats->figures, figures);
  if (stats->best_game == NULL || played->best_round >= stats->best_round)
    {
      stats->best_round = played->best_round;
      stats->best_game = game->id;
    }
}

static void
take_games (CrumbPlayerStats *stats, guint player)
{
  for (guint i = 0; i < stats->set->games->len; i++)
    {
      const CrumbSetGame *game = crumb_game_set_get (stats->set, i);
      const CrumbPlayed *played = crumb_set_game_find (game, player);

      if (played == NULL)
        continue;
      add_game (stats, game, played);
      count_streak (stats, played);
    }
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
read_running (CrumbPlayerStats *stats, sqlite3 *db, const CrumbGameFilter *by, GError **error)
{
  g_autoptr (CrumbGameFilter) filter = crumb_game_filter_copy (by);
  g_autofree char *query = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean done;

  g_set_str (&filter->player, stats->player->key);
  filter->progress = CRUMB_PROGRESS_RUNNING;
  query = crumb_game_query_write (filter);
  statement = crumb_game_query_prepare (db, "SELECT count (*) FROM (SELECT k.game", query, ")", error);
  while (crumb_database_next (statement, &done, error))
    stats->running = (guint) sqlite3_column_int (statement, 0);
  return done;
}

static void
take_strength (CrumbPlayerStats *stats, guint player)
{
  g_autoptr (GPtrArray) strengths = crumb_strength_list (stats->set);
  const CrumbStrength *strength = strengths->pdata[player];

  stats->strength = strength->now;
  stats->provisional = crumb_strength_is_provisional (strength);
  for (guint i = 0; i < strength->points->len; i++)
    {
      const CrumbStrengthPoint *point = &g_array_index (strength->points, CrumbStrengthPoint, i);
      const CrumbSetGame *game = crumb_game_set_get (stats->set, point->game);
      CrumbPlayerStrength after = { game->id, game->started, point->rating };

      g_array_append_val (stats->strengths, after);
    }
}

/* What the player did in the games of the set. @did: (nullable): nothing */
static void
take_sums (CrumbPlayer *player, const CrumbPlayer *did)
{
  player->games = did != NULL ? did->games : 0;
  player->won = did != NULL ? did->won : 0;
  player->rounds = did != NULL ? did->rounds : 0;
  player->points = did != NULL ? did->points : 0;
}

CrumbPlayerStats *
crumb_player_stats_read (CrumbStore *store, const char *key, const CrumbGameKind *kind, const CrumbGameFilter *filter,
                         GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };
  g_autoptr (CrumbPlayerStats) stats = g_new0 (CrumbPlayerStats, 1);
  g_autoptr (CrumbGameFilter) of_kind = crumb_game_filter_copy (filter);
  gboolean found;
  guint player;
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  db = crumb_store_get_database (store);
  stats->kind = kind;
  stats->strength = crumb_rating_new ();
  stats->provisional = TRUE;
  stats->recent = g_array_new (FALSE, FALSE, sizeof (CrumbPlayerGame));
  stats->strengths = g_array_new (FALSE, FALSE, sizeof (CrumbPlayerStrength));
  stats->spellings = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);

  /* Another program may be writing. */
  if (crumb_transaction_begin_reading (&moment, db, error))
    stats->player = crumb_store_find_player (store, key, error);
  if (stats->player == NULL || (stats->kind == NULL && !find_kind (stats, db, error)))
    return NULL;
  /* Strength is found among all who played. */
  g_set_str (&of_kind->kind, stats->kind->id);
  g_set_str (&of_kind->player, NULL);
  if (!read_running (stats, db, of_kind, error) || !read_spellings (stats, db, error)
      || !crumb_game_query_count_damaged (db, of_kind, stats->player->key, NULL, &stats->player->n_lacking, error))
    return NULL;
  stats->set = crumb_game_set_read (store, of_kind, error);
  if (stats->set == NULL)
    return NULL;
  stats->rivals = crumb_rivals_list (stats->set, stats->player->key);
  found = crumb_game_set_find_player (stats->set, stats->player->key, &player);
  take_sums (stats->player, found ? crumb_game_set_get_player (stats->set, player) : NULL);
  if (found)
    {
      take_games (stats, player);
      take_strength (stats, player);
    }
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
  g_clear_pointer (&stats->set, crumb_game_set_free);
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

const CrumbPlayerGame *
crumb_player_stats_get_recent (const CrumbPlayerStats *stats, guint index)
{
  return &g_array_index (stats->recent, CrumbPlayerGame, index);
}

void
crumb_player_stats_add_recent (const CrumbPlayerStats *stats, guint index, CrumbFigures into)
{
  CrumbFigures figures;

  crumb_figures_unpack (stats->kind, crumb_player_stats_get_recent (stats, index)->figures, figures);
  crumb_figures_join (stats->kind, into, figures);
}
