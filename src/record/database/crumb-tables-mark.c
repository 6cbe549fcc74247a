/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games were deleted, and which were brought back after that. */

#include "crumb-tables.h"

/* Who deleted a whole history waits no longer for the window; the rest goes the next time. */
#define PURGED_AT_ONCE 100

static gboolean
keep_mark (sqlite3 *db, const char *id, gboolean deleted, gint64 at, gboolean *kept, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db,
                              "INSERT INTO mark (game, deleted, at) VALUES (?1, ?2, ?3) "
                              "ON CONFLICT (game) DO UPDATE SET deleted = ?2, at = ?3 WHERE (?3, ?2) > (at, deleted)",
                              error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, id, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 2, deleted);
  sqlite3_bind_int64 (statement, 3, at);
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  *kept = sqlite3_changes (db) > 0;
  return TRUE;
}

static gboolean
show_again (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) head = NULL;
  gboolean known;

  if (!crumb_tables_has_game (db, id, &known, error))
    return FALSE;
  if (!known)
    return TRUE;
  head = crumb_tables_read_game_within (db, id, &journal, error);
  return head != NULL && crumb_tables_write_summary (db, head, journal, error);
}

static gboolean
purge (sqlite3 *db, GPtrArray *ids, GError **error)
{
  for (guint i = 0; i < ids->len; i++)
    if (!crumb_tables_forget_game (db, ids->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
crumb_tables_mark_game (sqlite3 *db, const char *id, gboolean deleted, gint64 at, gboolean *taken, GError **error)
{
  if (!keep_mark (db, id, deleted, at, taken, error))
    return FALSE;
  if (!*taken)
    return TRUE;
  return deleted ? crumb_tables_drop_summary (db, id, error) : show_again (db, id, error);
}

gboolean
crumb_tables_purge (sqlite3 *db, gint64 before, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT game FROM mark JOIN game ON id = game "
                                          "WHERE deleted AND at < %" G_GINT64_FORMAT " LIMIT %d",
                                          before, PURGED_AT_ONCE);
  g_autoptr (GPtrArray) ids = crumb_tables_list_texts (db, sql, NULL, error);

  if (ids == NULL)
    return FALSE;
  if (ids->len == 0)
    return TRUE;
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (purge (db, ids, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}
