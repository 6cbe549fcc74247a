/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games were deleted, and which were brought back after that. */

#include "crumb-tables.h"

static gboolean
keep_mark (sqlite3     *db,
           const char  *id,
           gboolean     deleted,
           gint64       at,
           gboolean    *kept,
           GError     **error)
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
show_again (sqlite3     *db,
            const char  *id,
            GError     **error)
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

gboolean
crumb_tables_mark_game (sqlite3     *db,
                        const char  *id,
                        gboolean     deleted,
                        gint64       at,
                        gboolean    *taken,
                        GError     **error)
{
  if (!keep_mark (db, id, deleted, at, taken, error))
    return FALSE;
  if (!*taken)
    return TRUE;
  return deleted ? crumb_tables_drop_summary (db, id, error) : show_again (db, id, error);
}
