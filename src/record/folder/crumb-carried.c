/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a folder had when it was last gone through. */

#include "crumb-carried.h"

/* How many games are looked at in one go: a few milliseconds' worth. */
#define DUE_SLICE 2000

void
crumb_carried_free (CrumbCarried *carried)
{
  g_free (carried->file);
  g_free (carried->game);
  g_free (carried);
}

static sqlite3_stmt *
prepare (sqlite3 *db, const char *sql, const char *folder, const char *second, GError **error)
{
  sqlite3_stmt *statement = crumb_database_prepare (db, sql, error);

  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 1, folder, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 2, second, -1, SQLITE_TRANSIENT);
  return statement;
}

static CrumbCarried *
read_row (sqlite3_stmt *statement)
{
  CrumbCarried *carried = g_new0 (CrumbCarried, 1);

  carried->file = g_strdup (crumb_database_get_text (statement, 0));
  carried->size = sqlite3_column_int64 (statement, 1);
  carried->modified = sqlite3_column_int64 (statement, 2);
  carried->mark = sqlite3_column_int (statement, 3) != 0;
  if (sqlite3_column_type (statement, 4) != SQLITE_NULL)
    carried->game = g_strdup (crumb_database_get_text (statement, 4));
  carried->version = sqlite3_column_int64 (statement, 5);
  return carried;
}

CrumbCarried *
crumb_carried_load (sqlite3 *db, const char *folder, const char *file, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db, "SELECT file, size, modified, mark, game, version FROM carried WHERE folder = ? AND file = ?",
               folder, file, error);
  gboolean row;

  return statement != NULL && crumb_database_step (statement, &row, error) && row ? read_row (statement) : NULL;
}

GPtrArray *
crumb_carried_list (sqlite3 *db, const char *folder, const char *after, const char *last, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_carried_free);
  g_autoptr (sqlite3_stmt) statement =
      prepare (db,
               "SELECT file, size, modified, mark, game, version FROM carried "
               "WHERE folder = ?1 AND file > ?2 AND (?3 IS NULL OR file <= ?3) ORDER BY file",
               folder, after, error);
  gboolean row;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 3, last, -1, SQLITE_TRANSIENT);
  while (crumb_database_step (statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&rows);
      g_ptr_array_add (rows, read_row (statement));
    }
  return NULL;
}

static gboolean
write_row (sqlite3 *db, const char *folder, const CrumbCarried *carried, GError **error)
{
  const char *sql = carried->size < 0 ? "DELETE FROM carried WHERE folder = ? AND file = ?"
                                      : "INSERT OR REPLACE INTO carried (folder, file, size, modified, mark, game, "
                                        "version) VALUES (?, ?, ?, ?, ?, ?, ?)";
  g_autoptr (sqlite3_stmt) statement = prepare (db, sql, folder, carried->file, error);

  if (statement == NULL)
    return FALSE;
  if (carried->size >= 0)
    {
      sqlite3_bind_int64 (statement, 3, carried->size);
      sqlite3_bind_int64 (statement, 4, carried->modified);
      sqlite3_bind_int (statement, 5, carried->mark);
      sqlite3_bind_text (statement, 6, carried->game, -1, SQLITE_TRANSIENT);
      sqlite3_bind_int64 (statement, 7, carried->version);
    }
  return crumb_database_step (statement, NULL, error);
}

gboolean
crumb_carried_keep (sqlite3 *db, const char *folder, GPtrArray *rows, GError **error)
{
  if (rows->len == 0)
    return TRUE;
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    if (!write_row (db, folder, rows->pdata[i], error))
      {
        crumb_database_rollback (db);
        return FALSE;
      }
  return crumb_database_commit (db, error);
}

gboolean
crumb_carried_outdate (sqlite3 *db, const char *folder, const char *game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db, "UPDATE carried SET version = 0 WHERE folder = ? AND game = ? AND mark = 0", folder, game, error);

  return statement != NULL && crumb_database_step (statement, NULL, error);
}

gboolean
crumb_carried_forget_game (sqlite3 *db, const char *folder, const char *game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db, "DELETE FROM carried WHERE folder = ? AND game = ? AND NOT mark", folder, game, error);

  return statement != NULL && crumb_database_step (statement, NULL, error);
}

GPtrArray *
crumb_carried_list_due (sqlite3 *db, const char *folder, char **last, GError **error)
{
  g_autoptr (GPtrArray) due = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) statement =
      prepare (db,
               "SELECT game, entries, "
               "(NOT running OR "
               "EXISTS (SELECT 1 FROM carried WHERE folder = ?1 AND game = summary.game AND mark = 0)) AND "
               "NOT EXISTS (SELECT 1 FROM carried WHERE folder = ?1 AND game = summary.game AND mark = 0 "
               "AND version = summary.entries) FROM summary WHERE game > ?2 ORDER BY game LIMIT ?3",
               folder, *last != NULL ? *last : "", error);
  gboolean row;
  guint n = 0;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_int (statement, 3, DUE_SLICE);
  while (crumb_database_step (statement, &row, error))
    {
      if (!row)
        {
          if (n < DUE_SLICE)
            g_clear_pointer (last, g_free);
          return g_steal_pointer (&due);
        }
      g_free (*last);
      *last = g_strdup (crumb_database_get_text (statement, 0));
      if (sqlite3_column_int (statement, 2))
        g_ptr_array_add (due, g_strdup (*last));
      n++;
    }
  return NULL;
}

gboolean
crumb_carried_knows (sqlite3 *db, const char *folder, const char *game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      prepare (db, "SELECT 1 FROM carried WHERE folder = ? AND game = ?", folder, game, error);
  gboolean row;

  return statement != NULL && crumb_database_step (statement, &row, error) && row;
}

gboolean
crumb_carried_has_mark (sqlite3 *db, const char *folder, const char *game, gint64 version, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = prepare (
      db, "SELECT 1 FROM carried WHERE folder = ? AND game = ? AND mark = 1 AND version = ?", folder, game, error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 3, version);
  return crumb_database_step (statement, &row, error) && row;
}
