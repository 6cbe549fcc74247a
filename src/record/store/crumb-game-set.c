/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The finished games that a filter selects, with who did what in them. */

#include "crumb-game-set.h"

#include "crumb-evening.h"
#include "crumb-game-query.h"
#include "crumb-store-private.h"

/* @numbers: (element-type utf8 guint): the number of each player */
static guint
number_player (CrumbGameSet *set, GHashTable *numbers, const char *key)
{
  CrumbPlayer *player;
  gpointer number;

  if (g_hash_table_lookup_extended (numbers, key, NULL, &number))
    return GPOINTER_TO_UINT (number);
  player = g_new0 (CrumbPlayer, 1);
  player->key = g_strdup (key);
  g_ptr_array_add (set->players, player);
  g_hash_table_insert (numbers, player->key, GUINT_TO_POINTER (set->players->len - 1));
  return set->players->len - 1;
}

static CrumbPlayed
read_played (CrumbGameSet *set, GHashTable *numbers, sqlite3_stmt *statement)
{
  return (CrumbPlayed) {
    .player = number_player (set, numbers, crumb_database_column_text (statement, 6)),
    .won = sqlite3_column_int (statement, 7) != 0,
    .rounds = (guint) sqlite3_column_int (statement, 8),
    .points = sqlite3_column_int (statement, 9),
    .best_round = sqlite3_column_int (statement, 10),
    .behind = sqlite3_column_int (statement, 11),
    .figures = g_string_chunk_insert_const (set->texts, crumb_database_column_text (statement, 12)),
    .drawn = sqlite3_column_int (statement, 13) != 0,
  };
}

static CrumbSetGame *
get_last_game (CrumbGameSet *set)
{
  return &g_array_index (set->games, CrumbSetGame, set->games->len - 1);
}

/* Whether the game that a row is of has room for it: that game is the last one from now on. */
static gboolean
take_game (CrumbGameSet *set, sqlite3_stmt *statement)
{
  const char *id = crumb_database_column_text (statement, 0);
  CrumbSetGame game = { .kind = crumb_game_kind_find (crumb_database_column_text (statement, 1)) };

  if (set->games->len > 0 && g_str_equal (get_last_game (set)->id, id))
    return get_last_game (set)->n < CRUMB_SEATS_MAX;
  if (game.kind == NULL)
    return FALSE;
  game.id = g_string_chunk_insert (set->texts, id);
  game.started = sqlite3_column_int64 (statement, 2);
  game.rounds = (guint) sqlite3_column_int (statement, 3);
  game.seconds = (guint) sqlite3_column_int (statement, 4);
  game.ended_early = sqlite3_column_int (statement, 5) != 0;
  g_array_append_val (set->games, game);
  return TRUE;
}

/* Their keys in order, as crumb_evening_walk_add() takes them. */
static const char *
join_people (CrumbGameSet *set, const CrumbSetGame *game)
{
  g_autoptr (GString) people = g_string_new (NULL);

  for (guint i = 0; i < game->n; i++)
    g_string_append_printf (people, "%s\n", crumb_game_set_get_player (set, game->played[i].player)->key);
  return g_string_chunk_insert_const (set->texts, people->str);
}

static void
count_all (CrumbGameSet *set)
{
  g_autoptr (CrumbEveningWalk) walk = crumb_evening_walk_new ();

  for (guint i = 0; i < set->games->len; i++)
    {
      CrumbSetGame *game = &g_array_index (set->games, CrumbSetGame, i);

      game->evening = crumb_evening_walk_add (walk, join_people (set, game), game->started);
      set->n_evenings = MAX (set->n_evenings, game->evening + 1);
      for (guint n = 0; n < game->n; n++)
        {
          CrumbPlayer *player = set->players->pdata[game->played[n].player];

          player->games++;
          player->won += game->played[n].won;
          player->rounds += game->played[n].rounds;
          player->points += game->played[n].points;
          player->played = game->started;
        }
    }
}

static gboolean
read_games (CrumbGameSet *set, sqlite3 *db, const char *query, GError **error)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (sqlite3_stmt) statement = crumb_game_query_prepare (
      db,
      "SELECT s.game, s.kind, s.started, s.rounds, s.seconds, s.ended_early, t.player, t.won, t.rounds, t.points, "
      "t.best_round, t.behind, t.figures, t.drawn FROM (SELECT k.game",
      query,
      ") AS chosen CROSS JOIN summary AS s ON s.game = chosen.game CROSS JOIN sitting AS t ON t.game = chosen.game "
      "WHERE t.running = 0 ORDER BY s.started, s.game, t.player",
      error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    if (take_game (set, statement))
      {
        CrumbSetGame *game = get_last_game (set);

        game->played[game->n++] = read_played (set, numbers, statement);
      }
  return done;
}

CrumbGameSet *
crumb_game_set_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error)
{
  g_autoptr (CrumbGameSet) set = g_new0 (CrumbGameSet, 1);
  g_autoptr (CrumbGameFilter) over = crumb_game_filter_copy (filter);
  g_autofree char *query = NULL;
  g_auto (CrumbTransaction) moment = { 0 };
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  db = crumb_store_get_database (store);
  over->progress = CRUMB_PROGRESS_OVER;
  query = crumb_game_query_write (over);
  set->games = g_array_new (FALSE, FALSE, sizeof (CrumbSetGame));
  set->players = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);
  set->texts = g_string_chunk_new (1 << 14);

  /* Another program may be writing. */
  if (!crumb_transaction_begin_reading (&moment, db, error) || !read_games (set, db, query, error))
    return NULL;
  for (guint i = 0; i < set->players->len; i++)
    if (!crumb_store_name_player (store, set->players->pdata[i], error))
      return NULL;
  count_all (set);
  if (!crumb_game_query_count_damaged (db, over, over->player, over->with, &set->n_lacking, error))
    return NULL;
  return g_steal_pointer (&set);
}

void
crumb_game_set_free (CrumbGameSet *set)
{
  g_clear_pointer (&set->games, g_array_unref);
  g_clear_pointer (&set->players, g_ptr_array_unref);
  g_clear_pointer (&set->texts, g_string_chunk_free);
  g_free (set);
}

const CrumbSetGame *
crumb_game_set_get (const CrumbGameSet *set, guint index)
{
  return &g_array_index (set->games, CrumbSetGame, index);
}

const CrumbPlayer *
crumb_game_set_get_player (const CrumbGameSet *set, guint index)
{
  return set->players->pdata[index];
}

gboolean
crumb_game_set_find_player (const CrumbGameSet *set, const char *key, guint *index)
{
  for (*index = 0; *index < set->players->len; ++*index)
    if (g_str_equal (crumb_game_set_get_player (set, *index)->key, key))
      return TRUE;
  return FALSE;
}

const CrumbPlayed *
crumb_set_game_find (const CrumbSetGame *game, guint player)
{
  for (guint i = 0; i < game->n; i++)
    if (game->played[i].player == player)
      return &game->played[i];
  return NULL;
}

int
crumb_played_compare (const CrumbPlayed *one, const CrumbPlayed *other)
{
  if (one->won != other->won)
    return one->won ? 1 : -1;
  return (one->points > other->points) - (one->points < other->points);
}
