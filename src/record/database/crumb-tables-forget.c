/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Deletes all rows of one game for good. */

#include "crumb-schema.h"
#include "crumb-tables.h"

/* Rows that reference others go first. A folder may still have the game, so its row stays, but is out of date. */
static const char *const deletions[] = {
  "UPDATE carried SET version = 0 WHERE game = ? AND mark = 0",
  "DELETE FROM replaced WHERE game = ?",
  "DELETE FROM entry WHERE game = ?",
  "DELETE FROM seat WHERE game = ?",
  "DELETE FROM game WHERE id = ?",
};

gboolean
crumb_tables_forget_game (sqlite3 *db, const char *id, GError **error)
{
  g_return_val_if_fail (!sqlite3_get_autocommit (db), FALSE);

  if (!crumb_tables_drop_summary (db, id, error) || !crumb_database_exec (db, crumb_schema_allow_deletion, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (deletions); i++)
    if (!crumb_database_run (db, error, deletions[i], "t", id))
      return FALSE;
  return crumb_database_exec (db, crumb_schema_forbid_deletion, error);
}
