/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows of players: which spellings are whose, and how those of an older Crumb or damaged ones are written again. */

#include "crumb-seal.h"
#include "crumb-tables.h"

char *
crumb_tables_find_player (sqlite3 *db, const char *key, GError **error)
{
  char *player = NULL;

  if (!crumb_database_get_text (
          db, &player, error,
          /* UNION makes the recursion end even if a damaged record has a cycle. */
          "WITH RECURSIVE step (key) AS (SELECT ?1 UNION SELECT of FROM spelling, step WHERE player = step.key) "
          "SELECT key FROM step WHERE NOT EXISTS (SELECT 1 FROM spelling WHERE player = step.key)",
          "t", key))
    return NULL;
  return player != NULL ? player : g_strdup (key);
}

gboolean
crumb_tables_merge_player (sqlite3 *db, const char *from, const char *into, GError **error)
{
  return crumb_database_run (db, error, "INSERT INTO spelling (player, of) VALUES (?1, ?2)", "tt", from, into)
         && crumb_database_run (db, error, "UPDATE sitting SET player = ?2 WHERE player = ?1", "tt", from, into)
         && crumb_seal_rows (db, CRUMB_SEALED_SPELLING, from, error);
}

gboolean
crumb_tables_unmerge_player (sqlite3 *db, const char *from, GError **error)
{
  return crumb_database_run (db, error, "DELETE FROM spelling WHERE player = ?1", "t", from);
}

/* Two at one table stay two, with the keys that they have. A damaged row of a player is made from games, not copied. */
static const char key_sql[] =
    "PRAGMA defer_foreign_keys = ON;"
    "UPDATE seat SET player = name_key (player) WHERE player <> name_key (player) AND NOT EXISTS (SELECT 1 FROM seat "
    "AS other WHERE other.game = seat.game AND other.seat <> seat.seat AND name_key (other.player) = name_key "
    "(seat.player));"
    "INSERT INTO player (key, name, colour, played, hidden) SELECT name_key (key), name, colour, played, hidden FROM "
    "player WHERE key <> name_key (key) AND key NOT IN (SELECT player FROM seat) AND (seal IS NULL OR seal "
    "IS " CRUMB_SEAL_PLAYER ") ORDER BY played ON CONFLICT (key) DO UPDATE SET name = iif (excluded.played > played, "
    "excluded.name, name), colour = iif (excluded.played > played, excluded.colour, colour), hidden = min (hidden, "
    "excluded.hidden), played = max (played, excluded.played), " CRUMB_SEAL_OPEN (
        "player",
        CRUMB_SEAL_PLAYER) ";"
                           "DELETE FROM player WHERE key <> name_key (key) AND key NOT IN (SELECT player FROM seat);"
                           "INSERT OR IGNORE INTO spelling (player, of) SELECT name_key (player), name_key (of) FROM "
                           "spelling "
                           "WHERE name_key (player) <> name_key (of) AND name_key (of) NOT IN (SELECT player FROM "
                           "spelling) "
                           "AND name_key (player) NOT IN (SELECT of FROM spelling);"
                           "DELETE FROM spelling WHERE player NOT IN (SELECT key FROM player) OR of NOT IN (SELECT key "
                           "FROM player);";

static void
name_key (sqlite3_context *context, int n, sqlite3_value **values)
{
  const char *name = (const char *) sqlite3_value_text (values[0]);

  sqlite3_result_text (context, name != NULL ? crumb_seat_name_key (name) : NULL, -1, g_free);
}

gboolean
crumb_tables_key_anew (sqlite3 *db, GError **error)
{
  if (sqlite3_create_function (db, "name_key", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, name_key, NULL, NULL)
      != SQLITE_OK)
    return crumb_database_fail (db, error);
  return crumb_database_exec (db, key_sql, error) && crumb_seal_rows (db, CRUMB_SEALED_PLAYER, NULL, error)
         && crumb_seal_rows (db, CRUMB_SEALED_SPELLING, NULL, error);
}

/* Those whose row is not what was written, and those who have none. A row without a seal is about to get one. */
static const char damaged_sql[] = "SELECT key FROM player WHERE seal IS NOT NULL AND seal IS NOT " CRUMB_SEAL_PLAYER
                                  " UNION SELECT player FROM seat WHERE player NOT IN (SELECT key FROM player)"
                                  " UNION SELECT player FROM sitting WHERE player NOT IN (SELECT key FROM player)";

/* Shows hidden players again, so that nobody disappears because of a damaged bit. */
static const char write_sql[] =
    "INSERT INTO player (key, name, colour, played) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (key) DO UPDATE "
    "SET name = excluded.name, colour = excluded.colour, played = excluded.played, hidden = 0, seal = NULL";

/* The seats of the last game that counts for a player, and what the last of all games called it at first. */
static const char last_sql[] =
    "SELECT s.started, name_0, colour_0, name_1, colour_1, name_2, colour_2, name_3, colour_3 FROM sitting "
    "JOIN summary AS s ON s.game = sitting.game WHERE sitting.player = ?1 ORDER BY sitting.started DESC LIMIT 1";
static const char first_name_sql[] = "SELECT started, name, seat.colour FROM seat JOIN game ON game.id = seat.game "
                                     "WHERE seat.player = ?1 ORDER BY started DESC LIMIT 1";

/* A key that no game knows is itself what was damaged. */
static const char delete_sql[] = "DELETE FROM player WHERE key = ?1 AND key NOT IN (SELECT player FROM spelling) "
                                 "AND key NOT IN (SELECT of FROM spelling)";

static gboolean
write_player (sqlite3 *db, const char *key, sqlite3_stmt *game, int column, GError **error)
{
  return crumb_database_run (db, error, write_sql, "tttl", key, crumb_database_column_text (game, column),
                             crumb_database_column_text (game, column + 1), sqlite3_column_int64 (game, 0));
}

/* Sets @done if one of the seats in the current row is the player's. */
static gboolean
write_from_seats (sqlite3 *db, const char *key, sqlite3_stmt *game, gboolean *done, GError **error)
{
  for (int column = 1; !*done && column < sqlite3_column_count (game); column += 2)
    {
      g_autofree char *of_name = crumb_seat_name_key (crumb_database_column_text (game, column));
      g_autofree char *player = crumb_tables_find_player (db, of_name, error);

      if (player == NULL)
        return FALSE;
      *done = g_str_equal (player, key);
      if (*done && !write_player (db, key, game, column, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
mend_player (sqlite3 *db, const char *key, GError **error)
{
  g_autoptr (sqlite3_stmt) last = crumb_database_query (db, error, last_sql, "t", key);
  g_autoptr (sqlite3_stmt) first_name = NULL;
  gboolean row;
  gboolean done = FALSE;

  if (last == NULL || !crumb_database_step (last, &row, error)
      || (row && !write_from_seats (db, key, last, &done, error)))
    return FALSE;
  if (done)
    return TRUE;

  first_name = crumb_database_query (db, error, first_name_sql, "t", key);
  if (first_name == NULL || !crumb_database_step (first_name, &row, error))
    return FALSE;
  return row ? write_player (db, key, first_name, 1, error) : crumb_database_run (db, error, delete_sql, "t", key);
}

gboolean
crumb_tables_mend_players (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) keys = crumb_database_list_texts (db, error, damaged_sql, "");

  for (guint i = 0; keys != NULL && i < keys->len; i++)
    if (!mend_player (db, keys->pdata[i], error))
      return FALSE;
  return keys != NULL;
}
