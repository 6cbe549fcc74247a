/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#include "crumb-leaderboard.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"
#include "record/database/crumb-tables.h"

/* What is asked, and the answer. */
typedef struct
{
  CrumbStore *store;
  const char *key; /* (nullable) */
  const CrumbGameKind *kind;
  const CrumbGameFilter *filter;
  GPtrArray *rows;
  guint *n_lacking; /* damaged games that would count */
} Question;

/*
 * The sittings that are asked for: of games that count, of one kind. Every other wish is the filter's. @query, which
 * has to outlive the statement: (out)
 */
static sqlite3_stmt *
query_sittings (const Question *question, sqlite3 *db, const char *sql, const char *after, CrumbGameQuery **query,
                GError **error)
{
  g_autoptr (CrumbGameFilter) filter = crumb_game_filter_copy (question->filter);
  g_autofree char *before = g_strconcat ("SELECT ", sql, " (SELECT k.game", NULL);
  sqlite3_stmt *statement;

  g_set_str (&filter->kind, question->kind->id);
  filter->progress = CRUMB_PROGRESS_OVER;
  if (filter->player == NULL)
    filter->player = g_strdup (question->key);
  *query = crumb_game_query_new (filter);
  statement = crumb_game_query_prepare (*query, db, before, after, error);
  if (statement != NULL && question->key != NULL)
    sqlite3_bind_text (statement, sqlite3_bind_parameter_index (statement, ":key"), question->key, -1, SQLITE_STATIC);
  return statement;
}

static void
placing_free (CrumbPlacing *placing)
{
  crumb_player_free (placing->player);
  g_free (placing);
}

static void
duel_free (CrumbDuel *duel)
{
  crumb_player_free (duel->player);
  g_free (duel);
}

static int
compare_placings (gconstpointer a, gconstpointer b)
{
  const CrumbPlayer *one = ((const CrumbPlacing *) a)->player;
  const CrumbPlayer *other = ((const CrumbPlacing *) b)->player;

  if (one->won != other->won)
    return one->won > other->won ? -1 : 1;
  if (one->games != other->games)
    return one->games < other->games ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

static int
compare_duels (gconstpointer a, gconstpointer b)
{
  const CrumbDuel *one = a;
  const CrumbDuel *other = b;

  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  return g_utf8_collate (one->player->name, other->player->name);
}

/* Of all, and of each in the answer. Placings and duels both begin with their player. */
static gboolean
count_lacking (const Question *question, sqlite3 *db, GError **error)
{
  CrumbLack lack = { question->kind, question->filter };

  if (!crumb_lack_count (&lack, db, question->key, NULL, question->n_lacking, error))
    return FALSE;
  for (guint i = 0; *question->n_lacking > 0 && i < question->rows->len; i++)
    {
      CrumbPlayer *player = *(CrumbPlayer **) question->rows->pdata[i];

      if (!crumb_lack_count (&lack, db, player->key, question->key, &player->n_lacking, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_placings (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_autoptr (CrumbGameQuery) query = NULL;
  g_autoptr (sqlite3_stmt) statement = query_sittings (
      question, db, "t.player, count (*), sum (t.won), sum (t.rounds), sum (t.points), max (t.best_round) FROM",
      ") AS chosen CROSS JOIN sitting AS t ON t.game = chosen.game WHERE t.running = 0 GROUP BY t.player", &query,
      error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbPlacing *placing;

      placing = g_new0 (CrumbPlacing, 1);
      placing->player = g_new0 (CrumbPlayer, 1);
      placing->player->key = g_strdup (crumb_database_column_text (statement, 0));
      placing->player->games = (guint) sqlite3_column_int64 (statement, 1);
      placing->player->won = (guint) sqlite3_column_int64 (statement, 2);
      placing->player->rounds = (guint64) sqlite3_column_int64 (statement, 3);
      placing->player->points = sqlite3_column_int64 (statement, 4);
      placing->best_round = MAX (sqlite3_column_int (statement, 5), 0);
      g_ptr_array_add (question->rows, placing);
      if (!crumb_store_name_player (question->store, placing->player, error))
        return FALSE;
    }
  return done && count_lacking (question, db, error);
}

static gboolean
read_duels (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_autoptr (CrumbGameQuery) query = NULL;
  g_autoptr (sqlite3_stmt) statement = query_sittings (
      question, db, "theirs.player, count (*), sum (" CRUMB_TABLES_AHEAD "), sum (" CRUMB_TABLES_BEHIND ") FROM",
      ") AS chosen CROSS JOIN sitting AS mine ON mine.game = chosen.game AND mine.player = :key AND mine.running = 0 "
      "CROSS JOIN sitting AS theirs ON theirs.game = chosen.game AND theirs.player <> mine.player "
      "GROUP BY theirs.player",
      &query, error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbDuel *duel;

      duel = g_new0 (CrumbDuel, 1);
      duel->player = g_new0 (CrumbPlayer, 1);
      duel->player->key = g_strdup (crumb_database_column_text (statement, 0));
      duel->games = (guint) sqlite3_column_int64 (statement, 1);
      duel->ahead = (guint) sqlite3_column_int64 (statement, 2);
      duel->behind = (guint) sqlite3_column_int64 (statement, 3);
      g_ptr_array_add (question->rows, duel);
      if (!crumb_store_name_player (question->store, duel->player, error))
        return FALSE;
    }
  return done && count_lacking (question, db, error);
}

double
crumb_placing_rate (const CrumbPlacing *placing)
{
  return placing->player->games > 0 ? (double) placing->player->won / placing->player->games : 0;
}

/* Another program may be writing, so all is read at one moment. */
GPtrArray *
crumb_leaderboard_read (CrumbStore *store, const CrumbGameKind *kind, const CrumbGameFilter *filter, guint *n_lacking,
                        GError **error)
{
  g_autoptr (GPtrArray) placings = g_ptr_array_new_with_free_func ((GDestroyNotify) placing_free);
  Question question = { .store = store, .kind = kind, .filter = filter, .rows = placings, .n_lacking = n_lacking };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_placings, &question, error))
    return NULL;
  g_ptr_array_sort_values (placings, compare_placings);
  return g_steal_pointer (&placings);
}

GPtrArray *
crumb_leaderboard_list_duels (CrumbStore *store, const char *key, const CrumbGameKind *kind,
                              const CrumbGameFilter *filter, guint *n_lacking, GError **error)
{
  g_autoptr (GPtrArray) duels = g_ptr_array_new_with_free_func ((GDestroyNotify) duel_free);
  Question question = {
    .store = store,
    .key = key,
    .kind = kind,
    .filter = filter,
    .rows = duels,
    .n_lacking = n_lacking,
  };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_duels, &question, error))
    return NULL;
  g_ptr_array_sort_values (duels, compare_duels);
  return g_steal_pointer (&duels);
}
