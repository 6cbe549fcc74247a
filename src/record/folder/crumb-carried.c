/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Remembers what a sync folder contained at the last pass. */

#include "crumb-carried.h"

void
crumb_carried_free (CrumbCarried *carried)
{
  g_free (carried->file);
  g_free (carried->game);
  g_free (carried);
}

static CrumbCarried *
read_row (sqlite3_stmt *statement)
{
  CrumbCarried *carried = g_new0 (CrumbCarried, 1);

  carried->file = g_strdup (crumb_database_column_text (statement, 0));
  carried->size = sqlite3_column_int64 (statement, 1);
  carried->modified = sqlite3_column_int64 (statement, 2);
  carried->mark = sqlite3_column_int (statement, 3) != 0;
  if (sqlite3_column_type (statement, 4) != SQLITE_NULL)
    carried->game = g_strdup (crumb_database_column_text (statement, 4));
  carried->version = sqlite3_column_int64 (statement, 5);
  return carried;
}

gboolean
crumb_carried_load (sqlite3 *db, const char *folder, const char *file, CrumbCarried **carried, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error, "SELECT file, size, modified, mark, game, version FROM carried WHERE folder = ? AND file = ?", "tt",
      folder, file);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  *carried = row ? read_row (statement) : NULL;
  return TRUE;
}

GPtrArray *
crumb_carried_list (sqlite3 *db, const char *folder, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_carried_free);
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error,
                            "SELECT file, size, modified, mark, game, version FROM carried "
                            "WHERE folder = ?1 ORDER BY file",
                            "t", folder);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (rows, read_row (statement));
  return done ? g_steal_pointer (&rows) : NULL;
}

gboolean
crumb_carried_keep (sqlite3 *db, const char *folder, GPtrArray *rows, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  if (rows->len == 0)
    return TRUE;
  if (!crumb_transaction_begin (&transaction, db, error))
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    {
      const CrumbCarried *row = rows->pdata[i];
      gboolean done =
          row->size < 0
              ? crumb_database_run (db, error, "DELETE FROM carried WHERE folder = ? AND file = ?", "tt", folder,
                                    row->file)
              : crumb_database_run (db, error,
                                    "INSERT OR REPLACE INTO carried (folder, file, size, modified, mark, game, "
                                    "version) VALUES (?, ?, ?, ?, ?, ?, ?)",
                                    "ttllitl", folder, row->file, row->size, row->modified, row->mark, row->game,
                                    row->version);

      if (!done)
        return FALSE;
    }
  return crumb_transaction_commit (&transaction, error);
}

gboolean
crumb_carried_outdate (sqlite3 *db, const char *folder, const char *game, GError **error)
{
  return crumb_database_run (db, error, "UPDATE carried SET version = 0 WHERE folder = ? AND game = ? AND mark = 0",
                             "tt", folder, game);
}

gboolean
crumb_carried_forget_game (sqlite3 *db, const char *folder, const char *game, GError **error)
{
  return crumb_database_run (db, error, "DELETE FROM carried WHERE folder = ? AND game = ? AND NOT mark", "tt", folder,
                             game);
}

GPtrArray *
crumb_carried_list_due (sqlite3 *db, const char *folder, GError **error)
{
  return crumb_database_list_texts (
      db, error,
      "SELECT game FROM summary WHERE (NOT running OR "
      "EXISTS (SELECT 1 FROM carried WHERE folder = ?1 AND game = summary.game AND mark = 0)) AND "
      "NOT EXISTS (SELECT 1 FROM carried WHERE folder = ?1 AND game = summary.game AND mark = 0 "
      "AND version = summary.entries) ORDER BY game",
      "t", folder);
}

gboolean
crumb_carried_knows (sqlite3 *db, const char *folder, const char *game, gboolean *knows, GError **error)
{
  return crumb_database_has (db, knows, error, "SELECT 1 FROM carried WHERE folder = ? AND game = ?", "tt", folder,
                             game);
}

gboolean
crumb_carried_has_mark (sqlite3 *db, const char *folder, const char *game, gint64 version, gboolean *has,
                        GError **error)
{
  return crumb_database_has (db, has, error,
                             "SELECT 1 FROM carried WHERE folder = ? AND game = ? AND mark = 1 AND version = ?", "ttl",
                             folder, game, version);
}

gboolean
crumb_carried_has_any (sqlite3 *db, const char *folder, gboolean *has, GError **error)
{
  return crumb_database_has (db, has, error, "SELECT 1 FROM carried WHERE folder = ? AND game IS NOT NULL LIMIT 1", "t",
                             folder);
}
