/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#include "crumb-leaderboard.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"
#include "record/database/crumb-tables.h"

/* What a player did in the games that count; query_scope() binds the parameters, and ?6 is for more. */
#define IN_SCOPE(sitting)                                                                                              \
  sitting ".kind = ?1 AND " sitting ".running = 0 AND " sitting ".started >= ?2 AND " sitting ".started < ?3 AND (?4 " \
          "OR " sitting ".rules IS ?5) "

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

static sqlite3_stmt *
query_scope (const Question *question, sqlite3 *db, const char *sql, GError **error)
{
  gboolean any_rules = question->filter == NULL || question->filter->rules == NULL;
  g_autofree char *rules = any_rules ? NULL : crumb_game_query_rules (question->kind, question->filter->rules);
  gint64 from, to;

  crumb_game_query_period (question->filter, &from, &to);
  return question->key != NULL
             ? crumb_database_query (db, error, sql, "tllitt", question->kind->id, from, to, any_rules, rules,
                                     question->key)
             : crumb_database_query (db, error, sql, "tllit", question->kind->id, from, to, any_rules, rules);
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

/* Sets name and colour. A player whose row is damaged or lost is called by the key until the record was mended. */
static gboolean
name_player (CrumbStore *store, CrumbPlayer *player, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (crumb_store_get_database (store), error,
                            "SELECT name, colour, hidden FROM player WHERE key = ?1", "t", player->key);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  if (!row)
    crumb_store_notice_damage (store);
  crumb_player_set_name (player, row ? crumb_database_column_text (statement, 0) : player->key);
  if (row)
    crumb_colour_from_word (crumb_database_column_text (statement, 1), &player->colour);
  player->hidden = row && sqlite3_column_int (statement, 2) != 0;
  return TRUE;
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
  g_autoptr (sqlite3_stmt) statement =
      query_scope (question, db,
                   "SELECT player, count (*), sum (won), sum (rounds), sum (points), max (best_round) "
                   "FROM sitting INDEXED BY sitting_by_kind WHERE " IN_SCOPE ("sitting") "GROUP BY player",
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
      if (!name_player (question->store, placing->player, error))
        return FALSE;
    }
  return done && count_lacking (question, db, error);
}

static gboolean
read_duels (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_autoptr (sqlite3_stmt) statement = query_scope (
      question, db,
      "SELECT theirs.player, count (*), sum (" CRUMB_TABLES_AHEAD "), sum (" CRUMB_TABLES_BEHIND ") "
      "FROM sitting AS mine INDEXED BY sitting_by_kind CROSS JOIN sitting AS theirs ON theirs.game = mine.game "
      "AND theirs.player <> mine.player WHERE mine.player = ?6 AND " IN_SCOPE ("mine") "GROUP BY theirs.player",
      error);
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
      if (!name_player (question->store, duel->player, error))
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
