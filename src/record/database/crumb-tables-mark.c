/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Stores which games were deleted or restored, and purges old ones. */

#include "crumb-seal.h"
#include "crumb-tables.h"

/* Limits the startup delay after a whole history was deleted; later starts purge the rest. */
#define PURGED_AT_ONCE 100

static gboolean
write_mark (sqlite3 *db, const char *id, gboolean deleted, gint64 at, gboolean *taken, GError **error)
{
  if (!crumb_database_run (
          db, error,
          "INSERT INTO mark (game, deleted, at) VALUES (?1, ?2, ?3) "
          "ON CONFLICT (game) DO UPDATE SET deleted = ?2, at = ?3, seal = NULL WHERE (?3, ?2) > (at, deleted)",
          "til", id, deleted, at))
    return FALSE;
  *taken = sqlite3_changes (db) > 0;
  return !*taken || crumb_seal_rows (db, CRUMB_SEALED_MARK, id, error);
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
  head = crumb_tables_read_game (db, id, &journal, error);
  return head != NULL && crumb_tables_write_summary (db, head, journal, error);
}

static gboolean
purge (sqlite3 *db, gpointer data, GError **error)
{
  GPtrArray *ids = data;

  for (guint i = 0; i < ids->len; i++)
    if (!crumb_tables_forget_game (db, ids->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
crumb_tables_mark_game (sqlite3 *db, const char *id, gboolean deleted, gint64 at, gboolean *taken, GError **error)
{
  if (!write_mark (db, id, deleted, at, taken, error))
    return FALSE;
  if (!*taken)
    return TRUE;
  return deleted ? crumb_tables_drop_summary (db, id, error) : show_again (db, id, error);
}

gboolean
crumb_tables_purge (sqlite3 *db, gint64 before, GError **error)
{
  g_autoptr (GPtrArray) ids = crumb_database_list_texts (
      db, error, "SELECT game FROM mark JOIN game ON id = game WHERE deleted AND at < ?1 LIMIT ?2", "li", before,
      PURGED_AT_ONCE);

  return ids != NULL && (ids->len == 0 || crumb_database_in_transaction (db, purge, ids, error));
}
