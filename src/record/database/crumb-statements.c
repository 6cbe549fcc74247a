/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Caches a connection's idle statements, since preparing one takes longer than most take to run. */

#include "crumb-statements.h"

/* The connection owns the cache under this name and frees it when it is closed. */
#define HELD_AS "crumb-statements"

static void
free_idle (gpointer idle)
{
  sqlite3_stmt *statement;

  while ((statement = g_queue_pop_head (idle)) != NULL)
    sqlite3_finalize (statement);
  g_queue_free (idle);
}

static int
compare_text (gconstpointer statement, gconstpointer sql)
{
  return g_strcmp0 (sqlite3_sql ((sqlite3_stmt *) statement), sql);
}

/* (element-type sqlite3_stmt) (nullable): the most recently used first. */
static GQueue *
get_idle (sqlite3 *db)
{
  GQueue *idle = sqlite3_get_clientdata (db, HELD_AS);

  if (idle != NULL)
    return idle;
  idle = g_queue_new ();
  /* On failure SQLite frees the cache itself. */
  return sqlite3_set_clientdata (db, HELD_AS, idle, free_idle) == SQLITE_OK ? idle : NULL;
}

sqlite3_stmt *
crumb_statements_take (sqlite3 *db, const char *sql)
{
  GQueue *idle = get_idle (db);
  GList *link = idle != NULL ? g_queue_find_custom (idle, sql, compare_text) : NULL;
  sqlite3_stmt *statement = NULL;

  if (link != NULL)
    {
      statement = link->data;
      g_queue_delete_link (idle, link);
      return statement;
    }
  sqlite3_prepare_v3 (db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

void
crumb_statements_give_back (sqlite3_stmt *statement)
{
  GQueue *idle = get_idle (sqlite3_db_handle (statement));

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  if (idle == NULL)
    {
      sqlite3_finalize (statement);
      return;
    }
  g_queue_push_head (idle, statement);
  if (idle->length > CRUMB_STATEMENTS_MAX)
    sqlite3_finalize (g_queue_pop_tail (idle));
}
