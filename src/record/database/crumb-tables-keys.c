/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Gives players the keys of today, where an older Crumb took names that look the same for those of several. */

#include "crumb-seal.h"
#include "crumb-tables.h"

/* Two at one table stay two, with the keys that they have. A damaged row of a player is made from games, not copied. */
static const char sql[] =
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
  return crumb_database_exec (db, sql, error) && crumb_seal_rows (db, CRUMB_SEALED_PLAYER, NULL, error)
         && crumb_seal_rows (db, CRUMB_SEALED_SPELLING, NULL, error);
}
