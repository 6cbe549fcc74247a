/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#include "crumb-leaderboard.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"

static void
placing_free (CrumbPlacing *placing)
{
  crumb_player_free (placing->player);
  g_free (placing);
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

/* The placings of all who played in the set, in its order. */
static GPtrArray *
list_placings (const CrumbGameSet *set)
{
  GPtrArray *placings = g_ptr_array_new_with_free_func ((GDestroyNotify) placing_free);
  g_autoptr (GPtrArray) strengths = crumb_strength_list (set);

  for (guint i = 0; i < set->players->len; i++)
    {
      CrumbPlacing *placing = g_new0 (CrumbPlacing, 1);
      const CrumbStrength *strength = strengths->pdata[i];

      placing->player = crumb_player_copy (crumb_game_set_get_player (set, i));
      placing->strength = strength->now;
      placing->provisional = crumb_strength_is_provisional (strength);
      g_ptr_array_add (placings, placing);
    }
  for (guint i = 0; i < set->games->len; i++)
    for (guint n = 0; n < crumb_game_set_get (set, i)->n; n++)
      {
        const CrumbPlayed *played = &crumb_game_set_get (set, i)->played[n];
        CrumbPlacing *placing = placings->pdata[played->player];

        placing->best_round = MAX (placing->best_round, played->best_round);
      }
  return placings;
}

/*
 * The games of that kind, with what their players lack. Another program may be writing, so all is read at one moment.
 * @key: (nullable): only games of that player
 */
static CrumbGameSet *
read_games (CrumbStore *store, const char *key, const CrumbGameKind *kind, const CrumbGameFilter *filter,
            guint *n_lacking, GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };
  g_autoptr (CrumbGameFilter) chosen = crumb_game_filter_copy (filter);
  sqlite3 *db = crumb_store_get_database (store);
  g_autoptr (CrumbGameSet) set = NULL;

  g_set_str (&chosen->kind, kind->id);
  if (chosen->player == NULL)
    chosen->player = g_strdup (key);
  if (crumb_transaction_begin_reading (&moment, db, error))
    set = crumb_game_set_read (store, chosen, error);
  return set != NULL && crumb_game_query_count_lacking (db, chosen, set->players, key, n_lacking, error)
             ? g_steal_pointer (&set)
             : NULL;
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
  g_autoptr (CrumbGameSet) set = NULL;
  GPtrArray *placings;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  set = read_games (store, NULL, kind, filter, n_lacking, error);
  if (set == NULL)
    return NULL;
  placings = list_placings (set);
  crumb_placings_sort (placings, CRUMB_PLACINGS_BY_WINS);
  return placings;
}

GPtrArray *
crumb_leaderboard_list_rivals (CrumbStore *store, const char *key, const CrumbGameKind *kind,
                               const CrumbGameFilter *filter, guint *n_lacking, GError **error)
{
  g_autoptr (CrumbGameSet) set = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  set = read_games (store, key, kind, filter, n_lacking, error);
  return set != NULL ? crumb_rivals_list (set, key) : NULL;
}
