/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#include "crumb-leaderboard.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"

#include <string.h>

/* Which games count. Those of some rules are looked up here: for each sitting SQLite would take five times as long. */
typedef struct
{
  const char *kind;
  gint64 from;
  gint64 to;
  GArray *games; /* (nullable) (element-type Game): those of the rules, by start and id; NULL for any rules */
  GStringChunk *ids;
} Scope;

typedef struct
{
  gint64 started;
  const char *id;
} Game;

static void
scope_clear (Scope *scope)
{
  g_clear_pointer (&scope->games, g_array_unref);
  g_clear_pointer (&scope->ids, g_string_chunk_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scope, scope_clear)

static gboolean
read_rules (Scope *scope, sqlite3 *db, const char *rules, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT started, game FROM summary INDEXED BY summary_by_rules WHERE kind = ?1 AND rules IS ?2 "
      "AND running = 0 AND started >= ?3 AND started < ?4 ORDER BY started, game",
      "ttll", scope->kind, rules, scope->from, scope->to);
  gboolean row;

  scope->games = g_array_new (FALSE, FALSE, sizeof (Game));
  scope->ids = g_string_chunk_new (1 << 16);
  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      Game game;

      if (!row)
        return TRUE;
      game.started = sqlite3_column_int64 (statement, 0);
      game.id = g_string_chunk_insert (scope->ids, crumb_database_column_text (statement, 1));
      g_array_append_val (scope->games, game);
    }
  return FALSE;
}

static gboolean
read_scope (Scope *scope, sqlite3 *db, const CrumbGameKind *kind, const CrumbGameFilter *filter, GError **error)
{
  char usual[CRUMB_RULES_TEXT_MAX] = "";
  char rules[CRUMB_RULES_TEXT_MAX] = "";

  scope->kind = kind->id;
  crumb_game_query_period (filter, &scope->from, &scope->to);
  if (filter == NULL || filter->rules == NULL)
    return TRUE;
  /* No game was played by rules that the kind doesn't take. */
  if (!kind->rules_normalise ("", usual) || !kind->rules_normalise (filter->rules, rules))
    g_strlcpy (rules, "?", sizeof rules);
  return read_rules (scope, db, g_str_equal (usual, rules) ? NULL : rules, error);
}

static gboolean
is_in_scope (const Scope *scope, gint64 started, const char *id)
{
  guint low = 0;
  guint high = scope->games != NULL ? scope->games->len : 0;
  const Game *games = scope->games != NULL ? (const Game *) (gconstpointer) scope->games->data : NULL;

  if (games == NULL && scope->games == NULL)
    return TRUE;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      int order = (games[middle].started > started) - (games[middle].started < started);

      if (order == 0)
        order = strcmp (games[middle].id, id);
      if (order == 0)
        return TRUE;
      if (order < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return FALSE;
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
  player->name = g_strdup (row ? crumb_database_column_text (statement, 0) : player->key);
  if (row)
    crumb_colour_from_word (crumb_database_column_text (statement, 1), &player->colour);
  player->hidden = row && sqlite3_column_int (statement, 2) != 0;
  return TRUE;
}

/* Adds rows of sums: player, games, won, rounds, points, best round. */
static gboolean
read_sums (GPtrArray *placings, const Scope *scope, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT player, count (*), sum (won), sum (rounds), sum (points), max (best_round) FROM sitting "
      "WHERE running = 0 AND started >= ?2 AND started < ?3 AND kind = ?1 GROUP BY player",
      "tll", scope->kind, scope->from, scope->to);
  gboolean row;

  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      CrumbPlacing *placing;

      if (!row)
        return TRUE;
      placing = g_new0 (CrumbPlacing, 1);
      placing->player = g_new0 (CrumbPlayer, 1);
      placing->player->key = g_strdup (crumb_database_column_text (statement, 0));
      placing->player->games = (guint) sqlite3_column_int64 (statement, 1);
      placing->player->won = (guint) sqlite3_column_int64 (statement, 2);
      placing->player->rounds = (guint64) sqlite3_column_int64 (statement, 3);
      placing->player->points = sqlite3_column_int64 (statement, 4);
      placing->best_round = sqlite3_column_int (statement, 5);
      g_ptr_array_add (placings, placing);
    }
  return FALSE;
}

static void
add_sitting (CrumbPlacing *placing, sqlite3_stmt *statement)
{
  CrumbPlayer *player = placing->player;
  int best = sqlite3_column_int (statement, 6);

  placing->best_round = player->games == 0 ? best : MAX (placing->best_round, best);
  player->games++;
  player->won += sqlite3_column_int (statement, 3) != 0;
  player->rounds += (guint64) sqlite3_column_int64 (statement, 4);
  player->points += sqlite3_column_int64 (statement, 5);
}

/* Adds up the sittings of games in scope; those of a player follow one another. */
static gboolean
add_up (GPtrArray *placings, const Scope *scope, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error,
                            "SELECT player, started, game, won, rounds, points, best_round FROM sitting "
                            "WHERE running = 0 AND started >= ?2 AND started < ?3 AND kind = ?1 ORDER BY player",
                            "tll", scope->kind, scope->from, scope->to);
  CrumbPlacing *placing = NULL;
  gboolean row;

  while (statement != NULL && crumb_database_step (statement, &row, error))
    {
      const char *key;

      if (!row)
        return TRUE;
      if (!is_in_scope (scope, sqlite3_column_int64 (statement, 1), (const char *) sqlite3_column_text (statement, 2)))
        continue;
      key = (const char *) sqlite3_column_text (statement, 0);
      if (placing == NULL || !g_str_equal (placing->player->key, key))
        {
          placing = g_new0 (CrumbPlacing, 1);
          placing->player = g_new0 (CrumbPlayer, 1);
          placing->player->key = g_strdup (key);
          g_ptr_array_add (placings, placing);
        }
      add_sitting (placing, statement);
    }
  return FALSE;
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

/* What is asked, and the answer. */
typedef struct
{
  CrumbStore *store;
  const char *key;
  const CrumbGameKind *kind;
  const CrumbGameFilter *filter;
  GPtrArray *rows;
} Question;

static gboolean
read_placings (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_auto (Scope) scope = { 0 };

  if (!read_scope (&scope, db, question->kind, question->filter, error)
      || !(scope.games == NULL ? read_sums (question->rows, &scope, db, error)
                               : add_up (question->rows, &scope, db, error)))
    return FALSE;
  for (guint i = 0; i < question->rows->len; i++)
    if (!name_player (question->store, ((CrumbPlacing *) question->rows->pdata[i])->player, error))
      return FALSE;
  return TRUE;
}

static CrumbDuel *
find_duel (GPtrArray *duels, GHashTable *by_key, const char *key)
{
  CrumbDuel *duel = g_hash_table_lookup (by_key, key);

  if (duel != NULL)
    return duel;
  duel = g_new0 (CrumbDuel, 1);
  duel->player = g_new0 (CrumbPlayer, 1);
  duel->player->key = g_strdup (key);
  g_ptr_array_add (duels, duel);
  g_hash_table_insert (by_key, duel->player->key, duel);
  return duel;
}

static gboolean
read_duels (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_auto (Scope) scope = { 0 };
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row = TRUE;

  if (!read_scope (&scope, db, question->kind, question->filter, error))
    return FALSE;
  statement = crumb_database_query (
      db, error,
      "SELECT theirs.player, mine.started, mine.game, mine.won - theirs.won, mine.points - theirs.points "
      "FROM sitting AS mine CROSS JOIN sitting AS theirs INDEXED BY sitting_by_game ON theirs.game = mine.game "
      "WHERE mine.player = ?4 AND mine.running = 0 AND mine.started >= ?2 AND mine.started < ?3 AND mine.kind = ?1 "
      "AND theirs.player <> ?4",
      "tllt", scope.kind, scope.from, scope.to, question->key);
  while (statement != NULL && row)
    {
      CrumbDuel *duel;
      gint64 ahead;

      if (!crumb_database_step (statement, &row, error))
        return FALSE;
      if (!row || !is_in_scope (&scope, sqlite3_column_int64 (statement, 1), crumb_database_column_text (statement, 2)))
        continue;
      duel = find_duel (question->rows, by_key, crumb_database_column_text (statement, 0));
      ahead = sqlite3_column_int64 (statement, 3);
      if (ahead == 0)
        ahead = sqlite3_column_int64 (statement, 4);
      duel->games++;
      duel->ahead += ahead > 0;
      duel->behind += ahead < 0;
    }
  for (guint i = 0; statement != NULL && i < question->rows->len; i++)
    if (!name_player (question->store, ((CrumbDuel *) question->rows->pdata[i])->player, error))
      return FALSE;
  return statement != NULL;
}

double
crumb_placing_rate (const CrumbPlacing *placing)
{
  return placing->player->games > 0 ? (double) placing->player->won / placing->player->games : 0;
}

/* Another program may be writing, so all is read at one moment. */
GPtrArray *
crumb_leaderboard_read (CrumbStore *store, const CrumbGameKind *kind, const CrumbGameFilter *filter, GError **error)
{
  g_autoptr (GPtrArray) placings = g_ptr_array_new_with_free_func ((GDestroyNotify) placing_free);
  Question question = { .store = store, .kind = kind, .filter = filter, .rows = placings };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_placings, &question, error))
    return NULL;
  g_ptr_array_sort_values (placings, compare_placings);
  return g_steal_pointer (&placings);
}

GPtrArray *
crumb_leaderboard_list_duels (CrumbStore *store, const char *key, const CrumbGameKind *kind,
                              const CrumbGameFilter *filter, GError **error)
{
  g_autoptr (GPtrArray) duels = g_ptr_array_new_with_free_func ((GDestroyNotify) duel_free);
  Question question = { .store = store, .key = key, .kind = kind, .filter = filter, .rows = duels };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  if (!crumb_database_in_snapshot (crumb_store_get_database (store), read_duels, &question, error))
    return NULL;
  g_ptr_array_sort_values (duels, compare_duels);
  return g_steal_pointer (&duels);
}
