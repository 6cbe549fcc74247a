/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#include "crumb-leaderboard.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"
#include "record/database/crumb-game-set.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-sitting-sum.h"

/* Which games count. */
typedef struct
{
  const char *kind;
  gint64 from;
  gint64 to;
  gboolean any_rules;
  char *rules; /* (nullable): NULL for the usual ones of the kind */
} Scope;

static void
scope_clear (Scope *scope)
{
  g_free (scope->rules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scope, scope_clear)

static void
scope_init (Scope *scope, const CrumbGameKind *kind, const CrumbGameFilter *filter)
{
  char usual[CRUMB_RULES_TEXT_MAX] = "";
  char rules[CRUMB_RULES_TEXT_MAX] = "";

  scope->kind = kind->id;
  crumb_game_query_period (filter, &scope->from, &scope->to);
  scope->any_rules = filter == NULL || filter->rules == NULL;
  if (scope->any_rules)
    return;
  /* No game was played by rules that the kind doesn't take. */
  if (!kind->rules_normalise ("", usual) || !kind->rules_normalise (filter->rules, rules))
    g_strlcpy (rules, "?", sizeof rules);
  scope->rules = g_str_equal (usual, rules) ? NULL : g_strdup (rules);
}

/* What a player did in the games that count; query_scope() binds the parameters. */
#define IN_SCOPE                                                                                                       \
  "FROM sitting INDEXED BY sitting_by_kind WHERE player = ?1 AND kind = ?2 AND running = 0 "                           \
  "AND started >= ?3 AND started < ?4 AND (?5 OR rules IS ?6) "

static sqlite3_stmt *
query_scope (const Scope *scope, sqlite3 *db, const char *sql, const char *player, GError **error)
{
  return crumb_database_query (db, error, sql, "ttllit", player, scope->kind, scope->from, scope->to, scope->any_rules,
                               scope->rules);
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

/* (transfer full) (nullable): the keys of all who played. */
static GPtrArray *
list_keys (sqlite3 *db, GError **error)
{
  /* Leaps from player to player: DISTINCT would read each sitting. */
  static const char sql[] =
      "WITH RECURSIVE each (player) AS (SELECT min (player) FROM sitting UNION "
      "SELECT (SELECT min (player) FROM sitting WHERE player > each.player) FROM each WHERE player IS NOT NULL) "
      "SELECT player FROM each WHERE player IS NOT NULL";

  return crumb_database_list_texts (db, error, sql, "");
}

/* Adds what a player did in the games that count, if any. */
static gboolean
add_placing (GPtrArray *placings, const char *key, const Scope *scope, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      query_scope (scope, db, "SELECT add_up (?7, won, rounds, points, best_round) " IN_SCOPE, key, error);
  CrumbSittingSum sum = { 0 };
  CrumbPlacing *placing;

  if (statement == NULL)
    return FALSE;
  crumb_sitting_sum_bind (&sum, statement, 7);
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  if (sum.games == 0)
    return TRUE;
  placing = g_new0 (CrumbPlacing, 1);
  placing->player = g_new0 (CrumbPlayer, 1);
  placing->player->key = g_strdup (key);
  placing->player->games = sum.games;
  placing->player->won = sum.won;
  placing->player->rounds = sum.rounds;
  placing->player->points = sum.points;
  placing->best_round = sum.best_round;
  g_ptr_array_add (placings, placing);
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
  g_autoptr (GPtrArray) keys = list_keys (db, error);
  g_auto (Scope) scope = { 0 };

  if (keys == NULL)
    return FALSE;
  scope_init (&scope, question->kind, question->filter);
  for (guint i = 0; i < keys->len; i++)
    if (!add_placing (question->rows, keys->pdata[i], &scope, db, error))
      return FALSE;
  for (guint i = 0; i < question->rows->len; i++)
    if (!name_player (question->store, ((CrumbPlacing *) question->rows->pdata[i])->player, error))
      return FALSE;
  return TRUE;
}

static CrumbDuel *
add_duel (const Question *question, const char *key)
{
  CrumbDuel *duel = g_new0 (CrumbDuel, 1);

  duel->player = g_new0 (CrumbPlayer, 1);
  duel->player->key = g_strdup (key);
  g_ptr_array_add (question->rows, duel);
  return duel;
}

/* How a player did in each game of a set. */
typedef struct
{
  CrumbGameSet *games;
  GArray *results; /* (element-type Result) */
} Results;

typedef struct
{
  gboolean won;
  gint64 points;
} Result;

static void
results_clear (Results *results)
{
  g_clear_pointer (&results->games, crumb_game_set_free);
  g_clear_pointer (&results->results, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Results, results_clear)

static gboolean
read_results (Results *results, const Question *question, const Scope *scope, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query_scope (
      scope, db, "SELECT started, game, won, points " IN_SCOPE "ORDER BY started, game", question->key, error);
  gboolean done;

  results->games = crumb_game_set_new ();
  results->results = g_array_new (FALSE, FALSE, sizeof (Result));
  while (crumb_database_next (statement, &done, error))
    {
      Result result;

      result = (Result) { sqlite3_column_int (statement, 2) != 0, sqlite3_column_int64 (statement, 3) };
      crumb_game_set_add (results->games, sqlite3_column_int64 (statement, 0),
                          crumb_database_column_text (statement, 1));
      g_array_append_val (results->results, result);
    }
  return done;
}

/* As CRUMB_TABLES_AHEAD and CRUMB_TABLES_BEHIND have it. */
static void
count_result (CrumbDuel *duel, const Result *mine, gboolean their_win, gint64 their_points)
{
  int lead = mine->won - their_win;

  if (lead == 0)
    lead = (mine->points > their_points) - (mine->points < their_points);
  duel->games++;
  duel->ahead += lead > 0;
  duel->behind += lead < 0;
}

/* Adds how the two did in the games of both that count, if any. */
static gboolean
compare_with (const char *key, const Question *question, Results *mine, const Scope *scope, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query_scope (
      scope, db, "SELECT started, game, won, points " IN_SCOPE "AND in_games (?7, started, game)", key, error);
  CrumbDuel *duel = NULL;
  gboolean done;
  guint at;

  if (statement != NULL)
    crumb_game_set_bind (mine->games, statement, 7);
  while (crumb_database_next (statement, &done, error))
    {
      if (duel == NULL)
        duel = add_duel (question, key);
      if (crumb_game_set_find (mine->games, sqlite3_column_int64 (statement, 0),
                               crumb_database_column_text (statement, 1), &at))
        count_result (duel, &g_array_index (mine->results, Result, at), sqlite3_column_int (statement, 2) != 0,
                      sqlite3_column_int64 (statement, 3));
    }
  return done;
}

/* Walks through the sittings of each in their order: finding those of each game would take three times as long. */
static gboolean
compare_sittings (const Question *question, const Scope *scope, sqlite3 *db, GError **error)
{
  g_auto (Results) mine = { 0 };
  g_autoptr (GPtrArray) keys = list_keys (db, error);

  if (keys == NULL || !read_results (&mine, question, scope, db, error))
    return FALSE;
  for (guint i = 0; i < keys->len; i++)
    if (!g_str_equal (keys->pdata[i], question->key)
        && !compare_with (keys->pdata[i], question, &mine, scope, db, error))
      return FALSE;
  return TRUE;
}

/* For all games together, pairings already say how often each player was ahead. */
static gboolean
read_pairings (const Question *question, sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error,
      "SELECT other, games, won, lost, seal IS " CRUMB_SEAL_PAIRING " FROM pairing WHERE player = ?1 AND kind = ?2",
      "tt", question->key, question->kind->id);
  gint64 n_others;
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbDuel *duel = add_duel (question, crumb_database_column_text (statement, 0));

      duel->games = (guint) sqlite3_column_int64 (statement, 1);
      duel->ahead = (guint) sqlite3_column_int64 (statement, 2);
      duel->behind = (guint) sqlite3_column_int64 (statement, 3);
      if (sqlite3_column_int (statement, 4) == 0)
        crumb_store_notice_damage (question->store);
    }
  if (!done
      || !crumb_database_get_int (db, &n_others, error, "SELECT count (*) FROM pairing WHERE other = ?1 AND kind = ?2",
                                  "tt", question->key, question->kind->id))
    return FALSE;
  /* Each pairing is stored both ways, so a row that can't be found is missed by its twin. */
  if (n_others != question->rows->len)
    crumb_store_notice_damage (question->store);
  return TRUE;
}

static gboolean
is_narrow (const CrumbGameFilter *filter)
{
  return filter != NULL && (filter->rules != NULL || filter->year != 0 || filter->from != 0 || filter->to != 0);
}

static gboolean
read_duels (sqlite3 *db, gpointer data, GError **error)
{
  const Question *question = data;
  g_auto (Scope) scope = { 0 };

  if (!is_narrow (question->filter))
    {
      if (!read_pairings (question, db, error))
        return FALSE;
    }
  else
    {
      scope_init (&scope, question->kind, question->filter);
      if (!compare_sittings (question, &scope, db, error))
        return FALSE;
    }
  for (guint i = 0; i < question->rows->len; i++)
    if (!name_player (question->store, ((CrumbDuel *) question->rows->pdata[i])->player, error))
      return FALSE;
  return TRUE;
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
