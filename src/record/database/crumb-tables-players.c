/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Merges several spellings of one player, and separates them again. */

#include "crumb-seal.h"
#include "crumb-tables.h"

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
