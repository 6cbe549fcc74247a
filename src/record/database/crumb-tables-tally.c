/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds up the sittings of each player, by kind of game. */

#include "crumb-tables.h"

#include "crumb-seal.h"
#include "crumb-sitting.h"

#define OPEN_FIGURE CRUMB_SEAL_OPEN ("tally_figure", CRUMB_SEAL_TALLY_FIGURE)

/* Tallies and pairings always match the sittings of finished games, as both change in one transaction. */
struct _CrumbTally
{
  char *player;
  const CrumbGameKind *kind;
  gint64 games;
  gint64 won;
  gint64 rounds;
  gint64 points;
  CrumbFigures figures;
};

static void
tally_free (CrumbTally *tally)
{
  g_free (tally->player);
  g_free (tally);
}

static guint
hash_tally (gconstpointer data)
{
  const CrumbTally *tally = data;

  return g_str_hash (tally->player) ^ g_direct_hash (tally->kind);
}

static gboolean
is_same_tally (gconstpointer one, gconstpointer other)
{
  const CrumbTally *a = one;
  const CrumbTally *b = other;

  return a->kind == b->kind && g_str_equal (a->player, b->player);
}

static CrumbTally *
find_tally (GHashTable *tallies, const char *player, const CrumbGameKind *kind)
{
  CrumbTally key = { .player = (char *) player, .kind = kind };
  CrumbTally *tally = g_hash_table_lookup (tallies, &key);

  if (tally == NULL)
    {
      tally = g_new0 (CrumbTally, 1);
      tally->player = g_strdup (player);
      tally->kind = kind;
      g_hash_table_add (tallies, tally);
    }
  return tally;
}

void
crumb_figures_join (const CrumbGameKind *kind, CrumbFigures into, const CrumbFigures from)
{
  for (guint i = 0; i < kind->n_figures; i++)
    into[i] = kind->figures[i].join == CRUMB_FIGURE_MAX ? MAX (into[i], from[i]) : into[i] + from[i];
}

static void
add_sitting (GHashTable *tallies, const CrumbGameKind *kind, sqlite3_stmt *statement)
{
  CrumbTally *tally = find_tally (tallies, crumb_database_column_text (statement, 0), kind);
  CrumbFigures figures;

  tally->games++;
  tally->won += sqlite3_column_int64 (statement, 2);
  tally->rounds += sqlite3_column_int64 (statement, 3);
  tally->points += sqlite3_column_int64 (statement, 4);
  crumb_figures_unpack (kind, crumb_database_column_text (statement, 5), figures);
  crumb_figures_join (kind, tally->figures, figures);
}

CrumbTallies *
crumb_tables_add_sittings (sqlite3 *db, CrumbTallyScope scope, const char *of, GError **error)
{
  static const char *const sql[] = {
    [CRUMB_TALLY_GAME] = "SELECT player, kind, won, rounds, points, figures FROM sitting "
                         "WHERE game = ?1 AND NOT running",
    [CRUMB_TALLY_PLAYER] = "SELECT player, kind, won, rounds, points, figures FROM sitting "
                           "WHERE player = ?1 AND running = 0",
    [CRUMB_TALLY_ALL] = "SELECT player, kind, won, rounds, points, figures FROM sitting WHERE NOT running",
  };
  g_autoptr (GHashTable) tallies = g_hash_table_new_full (hash_tally, is_same_tally, (GDestroyNotify) tally_free, NULL);
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (db, error, sql[scope], of != NULL ? "t" : "", of);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      const CrumbGameKind *kind;

      kind = crumb_game_kind_find (crumb_database_column_text (statement, 1));
      if (kind != NULL)
        add_sitting (tallies, kind, statement);
    }
  return done ? g_steal_pointer (&tallies) : NULL;
}

static gboolean
set_figure (sqlite3 *db, const char *sql, const char *player, const CrumbTally *tally, guint figure, gint64 value,
            GError **error)
{
  return crumb_database_run (db, error, sql, "tttl", player, tally->kind->id, tally->kind->figures[figure].id, value);
}

static gboolean
add_figures (sqlite3 *db, const char *player, const CrumbTally *tally, int sign, GError **error)
{
  static const char sum_sql[] = "INSERT INTO tally_figure (player, kind, figure, value) VALUES (?1, ?2, ?3, ?4) "
                                "ON CONFLICT DO UPDATE SET value = value + excluded.value, " OPEN_FIGURE;
  static const char max_sql[] = "INSERT INTO tally_figure (player, kind, figure, value) VALUES (?1, ?2, ?3, ?4) "
                                "ON CONFLICT DO UPDATE SET value = max (value, excluded.value), " OPEN_FIGURE;

  for (guint i = 0; i < tally->kind->n_figures; i++)
    {
      gboolean sum = tally->kind->figures[i].join == CRUMB_FIGURE_SUM;

      if (tally->figures[i] != 0 && (sum || sign > 0)
          && !set_figure (db, sum ? sum_sql : max_sql, player, tally, i, sign * tally->figures[i], error))
        return FALSE;
    }
  return TRUE;
}

/* A maximum can't be subtracted, so it is computed again from the remaining sittings. */
static gboolean
find_most_again (sqlite3 *db, const char *player, const CrumbTally *gone, GError **error)
{
  static const char sql[] = "INSERT INTO tally_figure (player, kind, figure, value) VALUES (?1, ?2, ?3, ?4) "
                            "ON CONFLICT DO UPDATE SET value = excluded.value, " OPEN_FIGURE;
  const CrumbGameKind *kind = gone->kind;
  g_autoptr (CrumbTallies) left = NULL;
  const CrumbTally *tally;
  gboolean any = FALSE;

  for (guint i = 0; i < kind->n_figures; i++)
    any |= kind->figures[i].join == CRUMB_FIGURE_MAX && gone->figures[i] != 0;
  if (!any)
    return TRUE;

  left = crumb_tables_add_sittings (db, CRUMB_TALLY_PLAYER, player, error);
  if (left == NULL)
    return FALSE;
  tally = find_tally (left, player, kind);
  for (guint i = 0; i < kind->n_figures; i++)
    if (kind->figures[i].join == CRUMB_FIGURE_MAX && !set_figure (db, sql, player, tally, i, tally->figures[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
forget_nothing (sqlite3 *db, const char *player, const CrumbTally *gone, GError **error)
{
  return crumb_database_run (db, error, "DELETE FROM tally_figure WHERE player = ?1 AND kind = ?2 AND value = 0", "tt",
                             player, gone->kind->id)
         && crumb_database_run (db, error, "DELETE FROM tally WHERE player = ?1 AND kind = ?2 AND games = 0", "tt",
                                player, gone->kind->id);
}

static gboolean
write_tally (sqlite3 *db, const char *player, const CrumbTally *tally, int sign, GError **error)
{
  return crumb_database_run (db, error,
                             "INSERT INTO tally (player, kind, games, won, rounds, points) VALUES (?1, ?2, ?3, ?4, ?5, "
                             "?6) ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won, "
                             "rounds = rounds + excluded.rounds, points = points + excluded.points, " CRUMB_SEAL_OPEN (
                                 "tally", CRUMB_SEAL_TALLY),
                             "ttllll", player, tally->kind->id, sign * tally->games, sign * tally->won,
                             sign * tally->rounds, sign * tally->points)
         && add_figures (db, player, tally, sign, error)
         && (sign > 0 || (find_most_again (db, player, tally, error) && forget_nothing (db, player, tally, error)))
         && crumb_seal_rows (db, CRUMB_SEALED_TALLY, player, error)
         && crumb_seal_rows (db, CRUMB_SEALED_TALLY_FIGURE, player, error);
}

gboolean
crumb_tables_write_tallies (sqlite3 *db, CrumbTallies *tallies, int sign, const char *player, GError **error)
{
  GHashTableIter iter;
  gpointer tally;

  g_hash_table_iter_init (&iter, tallies);
  while (g_hash_table_iter_next (&iter, &tally, NULL))
    if (!write_tally (db, player != NULL ? player : ((CrumbTally *) tally)->player, tally, sign, error))
      return FALSE;
  return TRUE;
}
