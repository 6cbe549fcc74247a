/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games that the same people played one after the other. */

#include "crumb-evening.h"

#include "crumb-game-query.h"
#include "crumb-store-private.h"

/* The last evening of some people. */
typedef struct
{
  guint number;
  gint64 started;
} Last;

struct _CrumbEveningWalk
{
  GHashTable *last; /* (element-type utf8 Last) */
  guint n;
};

CrumbEveningWalk *
crumb_evening_walk_new (void)
{
  CrumbEveningWalk *walk = g_new0 (CrumbEveningWalk, 1);

  walk->last = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  return walk;
}

void
crumb_evening_walk_free (CrumbEveningWalk *walk)
{
  g_hash_table_unref (walk->last);
  g_free (walk);
}

guint
crumb_evening_walk_add (CrumbEveningWalk *walk, const char *people, gint64 started)
{
  Last *last = people != NULL ? g_hash_table_lookup (walk->last, people) : NULL;

  if (last == NULL && people != NULL)
    {
      last = g_new (Last, 1);
      *last = (Last) { walk->n++, started };
      g_hash_table_insert (walk->last, (gpointer) people, last);
    }
  else if (last != NULL && started - last->started > CRUMB_EVENING_GAP)
    last->number = walk->n++;
  if (last == NULL)
    return walk->n++;
  last->started = started;
  return last->number;
}

CrumbEvening *
crumb_evening_new (GPtrArray *games)
{
  CrumbEvening *evening = g_new (CrumbEvening, 1);

  evening->games = games;
  return evening;
}

void
crumb_evening_free (CrumbEvening *evening)
{
  g_ptr_array_unref (evening->games);
  g_free (evening);
}

/* Somebody who was merged or renamed in some games only is found by the name that people see. */
static CrumbEveningWins *
find_wins (GArray *wins, const CrumbSeat *seat)
{
  g_autofree char *key = crumb_seat_name_key (seat->name);
  CrumbEveningWins none = { .seat = seat };

  for (guint i = 0; i < wins->len; i++)
    {
      CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);
      g_autofree char *other = crumb_seat_name_key (one->seat->name);

      if (g_str_equal (key, other))
        return one;
    }
  g_array_append_val (wins, none);
  return &g_array_index (wins, CrumbEveningWins, wins->len - 1);
}

static int
compare_wins (gconstpointer a, gconstpointer b)
{
  const CrumbEveningWins *one = a;
  const CrumbEveningWins *other = b;

  if (one->won != other->won)
    return one->won > other->won ? -1 : 1;
  return g_utf8_collate (one->seat->name, other->seat->name);
}

GArray *
crumb_evening_count_wins (const CrumbEvening *evening)
{
  GArray *wins = g_array_new (FALSE, FALSE, sizeof (CrumbEveningWins));

  for (guint i = 0; i < evening->games->len; i++)
    {
      const CrumbGameSummary *game = evening->games->pdata[i];

      for (guint seat = 0; seat < game->n_seats; seat++)
        find_wins (wins, game->seats[seat])->won += crumb_seats_has (game->winners, seat);
    }
  g_array_sort (wins, compare_wins);
  return wins;
}

const char *
crumb_evening_get_place (const CrumbEvening *evening)
{
  const char *place = NULL;

  for (guint i = 0; i < evening->games->len; i++)
    {
      const CrumbGameSummary *game = evening->games->pdata[i];

      if (game->place != NULL && place != NULL && !g_str_equal (game->place, place))
        return NULL;
      place = game->place != NULL ? game->place : place;
    }
  return place;
}

GPtrArray *
crumb_evening_list_kinds (const CrumbEvening *evening)
{
  GPtrArray *kinds = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < evening->games->len; i++)
    {
      const CrumbGameSummary *game = evening->games->pdata[i];

      if (!g_ptr_array_find_with_equal_func (kinds, game->kind_id, g_str_equal, NULL))
        g_ptr_array_add (kinds, g_strdup (game->kind_id));
    }
  return kinds;
}

GStrv
crumb_evening_list_ids (const CrumbEvening *evening)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = evening->games->len; i > 0; i--)
    g_strv_builder_add (ids, ((const CrumbGameSummary *) evening->games->pdata[i - 1])->id);
  return g_strv_builder_end (ids);
}

/* Takes @games, which are those of @keys, apart. */
static void
take_games (GPtrArray *evenings, GArray *keys, GPtrArray *games)
{
  g_autoptr (CrumbEveningWalk) walk = crumb_evening_walk_new ();

  /* The latest game comes first in lists. */
  for (guint i = keys->len; i > 0; i--)
    {
      const CrumbGameKey *key = &g_array_index (keys, CrumbGameKey, i - 1);
      guint number = crumb_evening_walk_add (walk, key->people, key->started);

      if (number == evenings->len)
        g_ptr_array_add (evenings,
                         crumb_evening_new (g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_game_summary_free)));
      g_ptr_array_add (((CrumbEvening *) evenings->pdata[number])->games, games->pdata[i - 1]);
    }
  g_ptr_array_set_free_func (games, NULL);
}

static int
compare_evenings (gconstpointer a, gconstpointer b)
{
  const CrumbEvening *one = a;
  const CrumbEvening *other = b;
  const CrumbGameSummary *last = one->games->pdata[one->games->len - 1];
  const CrumbGameSummary *last_of_other = other->games->pdata[other->games->len - 1];

  if (last->started != last_of_other->started)
    return last->started > last_of_other->started ? -1 : 1;
  return g_strcmp0 (last_of_other->id, last->id);
}

GPtrArray *
crumb_evenings_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error)
{
  g_autoptr (CrumbGameFilter) over = crumb_game_filter_copy (filter);
  g_autofree char *query = NULL;
  g_autoptr (GStringChunk) ids = g_string_chunk_new (1 << 12);
  g_auto (CrumbTransaction) moment = { 0 };
  g_autoptr (GArray) keys = NULL;
  g_autoptr (GPtrArray) games = NULL;
  GPtrArray *evenings;
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  db = crumb_store_get_database (store);
  over->progress = CRUMB_PROGRESS_OVER;
  query = crumb_game_query_write (over);
  if (crumb_transaction_begin_reading (&moment, db, error))
    keys = crumb_game_query_list_keys (db, query, TRUE, ids, error);
  games = keys != NULL ? crumb_game_query_read (db, query, G_MAXINT, error) : NULL;
  if (games == NULL)
    return NULL;
  evenings = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_evening_free);
  take_games (evenings, keys, games);
  g_ptr_array_sort_values (evenings, compare_evenings);
  return evenings;
}
