/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A set of games that SQL can look into, in a fifth of the time that a join with as many rows would take. */

#include "crumb-game-set.h"

#include "crumb-database.h"

#include <string.h>

/* SQLite tells types of pointers apart by this word. */
#define POINTER "crumb-game-set"

struct _CrumbGameSet
{
  GArray *games; /* (element-type Game) */
  GStringChunk *ids;
  guint at; /* where the last one was looked for */
};

typedef struct
{
  gint64 started;
  const char *id;
} Game;

CrumbGameSet *
crumb_game_set_new (void)
{
  CrumbGameSet *self = g_new0 (CrumbGameSet, 1);

  self->games = g_array_new (FALSE, FALSE, sizeof (Game));
  self->ids = g_string_chunk_new (1 << 16);
  return self;
}

void
crumb_game_set_free (CrumbGameSet *self)
{
  g_array_unref (self->games);
  g_string_chunk_free (self->ids);
  g_free (self);
}

void
crumb_game_set_add (CrumbGameSet *self, gint64 started, const char *id)
{
  Game game = { .started = started, .id = g_string_chunk_insert (self->ids, id) };

  g_array_append_val (self->games, game);
}

static int
compare (CrumbGameSet *self, guint i, gint64 started, const char *id)
{
  const Game *game = &g_array_index (self->games, Game, i);

  return game->started != started ? (game->started > started ? 1 : -1) : strcmp (game->id, id);
}

/* Sittings of a player come in the order of games, so this looks from where the last one was, in steps that double. */
gboolean
crumb_game_set_find (CrumbGameSet *self, gint64 started, const char *id, guint *position)
{
  guint low = self->at;
  guint high, step = 1;

  if (low > 0 && compare (self, low - 1, started, id) >= 0)
    low = 0;
  for (high = low; high < self->games->len && compare (self, high, started, id) < 0; step *= 2)
    {
      low = high + 1;
      high += step;
    }
  high = MIN (high, self->games->len);
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (compare (self, middle, started, id) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  self->at = low;
  *position = low;
  return low < self->games->len && compare (self, low, started, id) == 0;
}

static void
in_games (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  CrumbGameSet *self = sqlite3_value_pointer (values[0], POINTER);
  const char *id = (const char *) sqlite3_value_text (values[2]);
  guint position;

  sqlite3_result_int (context, self != NULL && id != NULL
                                   && crumb_game_set_find (self, sqlite3_value_int64 (values[1]), id, &position));
}

gboolean
crumb_game_set_register (sqlite3 *db, GError **error)
{
  int result =
      sqlite3_create_function_v2 (db, "in_games", 3, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, in_games, NULL, NULL, NULL);

  return result == SQLITE_OK || crumb_database_fail (db, error);
}

void
crumb_game_set_bind (CrumbGameSet *self, sqlite3_stmt *statement, int at)
{
  sqlite3_bind_pointer (statement, at, self, POINTER, NULL);
}
