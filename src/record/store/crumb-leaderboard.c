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
compare_by_wins (gconstpointer a, gconstpointer b)
{
  const CrumbPlayer *one = ((const CrumbPlacing *) a)->player;
  const CrumbPlayer *other = ((const CrumbPlacing *) b)->player;

  if (one->won != other->won)
    return one->won > other->won ? -1 : 1;
  if (one->games != other->games)
    return one->games < other->games ? -1 : 1;
  return crumb_player_compare_names (one, other);
}

static int
compare_by_strength (gconstpointer a, gconstpointer b)
{
  const CrumbPlacing *one = a;
  const CrumbPlacing *other = b;

  if (one->provisional != other->provisional)
    return one->provisional ? 1 : -1;
  if (one->strength.rating < other->strength.rating || one->strength.rating > other->strength.rating)
    return one->strength.rating > other->strength.rating ? -1 : 1;
  return crumb_player_compare_names (one->player, other->player);
}

void
crumb_placings_sort (GPtrArray *placings, CrumbPlacingOrder order)
{
  g_ptr_array_sort_values (placings, order == CRUMB_PLACINGS_BY_WINS ? compare_by_wins : compare_by_strength);
}

gboolean
crumb_placings_are_level (const CrumbPlacing *one, const CrumbPlacing *other, CrumbPlacingOrder order)
{
  if (order == CRUMB_PLACINGS_BY_WINS)
    return one->player->won == other->player->won && one->player->games == other->player->games;
  return one->provisional == other->provisional && one->strength.rating >= other->strength.rating
         && one->strength.rating <= other->strength.rating;
}

static int
compare_duels (gconstpointer a, gconstpointer b)
{
  const CrumbDuel *one = a;
  const CrumbDuel *other = b;

  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  return crumb_player_compare_names (one->player, other->player);
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

/* The placings of all who played in the set, in its order. */
static void
take_placings (const Question *question, const CrumbGameSet *set)
{
  g_autoptr (GPtrArray) strengths = crumb_strength_list (set);

  for (guint i = 0; i < set->players->len; i++)
    {
      CrumbPlacing *placing = g_new0 (CrumbPlacing, 1);
      const CrumbStrength *strength = strengths->pdata[i];

      placing->player = crumb_player_copy (crumb_game_set_get_player (set, i));
      placing->strength = strength->now;
      placing->provisional = crumb_strength_is_provisional (strength);
      g_ptr_array_add (question->rows, placing);
    }
  for (guint i = 0; i < set->games->len; i++)
    for (guint n = 0; n < crumb_game_set_get (set, i)->n; n++)
      {
        const CrumbPlayed *played = &crumb_game_set_get (set, i)->played[n];
        CrumbPlacing *placing = question->rows->pdata[played->player];

        placing->best_round = MAX (placing->best_round, played->best_round);
      }
}

static gboolean
count_all_lacking (sqlite3 *db, gpointer data, GError **error)
{
  return count_lacking (data, db, error);
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

GPtrArray *
crumb_leaderboard_read (CrumbStore *store, const CrumbGameKind *kind, const CrumbGameFilter *filter, guint *n_lacking,
                        GError **error)
{
  g_autoptr (GPtrArray) placings = g_ptr_array_new_with_free_func ((GDestroyNotify) placing_free);
  g_autoptr (CrumbGameFilter) of_kind = crumb_game_filter_copy (filter);
  g_autoptr (CrumbGameSet) set = NULL;
  Question question = { .store = store, .kind = kind, .filter = filter, .rows = placings, .n_lacking = n_lacking };

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  g_set_str (&of_kind->kind, kind->id);
  set = crumb_game_set_read (store, of_kind, error);
  if (set == NULL)
    return NULL;
  take_placings (&question, set);
  if (!crumb_database_in_snapshot (crumb_store_get_database (store), count_all_lacking, &question, error))
    return NULL;
  crumb_placings_sort (placings, CRUMB_PLACINGS_BY_WINS);
  return g_steal_pointer (&placings);
}

/* Another program may be writing, so all is read at one moment. */
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
