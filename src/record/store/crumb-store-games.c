/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The games of a store: listed, deleted and restored. */

#include "crumb-store-private.h"

#include "crumb-game-query.h"
#include "record/database/crumb-tables.h"

/* What is done to each of several games; FALSE in @done when there was nothing to do. */
typedef gboolean (*GameDeed) (sqlite3 *db, const char *id, gint64 now, gboolean *done, GError **error);

/* Clocks may differ: what is done here is newer than what was done before. */
static gboolean
mark_newer (sqlite3 *db, const char *id, gboolean deleted, gint64 now, gboolean *done, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db,
                              "SELECT max (?2, ifnull (max (at) + 1, 0)), ifnull (max (deleted), 0) "
                              "FROM mark WHERE game = ?1 AND EXISTS (SELECT 1 FROM game WHERE id = ?1)",
                              error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, now);
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  if ((sqlite3_column_int (statement, 1) != 0) == deleted)
    return TRUE;
  return crumb_tables_mark_game (db, id, deleted, sqlite3_column_int64 (statement, 0), done, error);
}

static gboolean
delete_game (sqlite3 *db, const char *id, gint64 now, gboolean *done, GError **error)
{
  gboolean known;

  return crumb_tables_has_game (db, id, &known, error) && (!known || mark_newer (db, id, TRUE, now, done, error));
}

static gboolean
restore_game (sqlite3 *db, const char *id, gint64 now, gboolean *done, GError **error)
{
  return mark_newer (db, id, FALSE, now, done, error);
}

static gboolean
do_each (CrumbStore *self, const char *const *ids, GameDeed deed, GStrvBuilder *done, GError **error)
{
  gint64 now = g_get_real_time ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      gboolean is_done = FALSE;

      if (!deed (crumb_store_get_database (self), ids[i], now, &is_done, error))
        return FALSE;
      if (is_done)
        g_strv_builder_add (done, ids[i]);
    }
  return TRUE;
}

/* All or none, in one transaction. */
static gboolean
do_all (CrumbStore *self, const char *const *ids, GameDeed deed, GError **error)
{
  sqlite3 *db = crumb_store_get_database (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) done = NULL;

  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (!do_each (self, ids, deed, builder, error))
    {
      crumb_database_rollback (db);
      return FALSE;
    }
  if (!crumb_database_commit (db, error))
    return FALSE;

  done = g_strv_builder_end (builder);
  if (*done != NULL)
    crumb_store_say_changed (self, (const char *const *) done);
  return TRUE;
}

static guint
year_of (gint64 at)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (at);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return local != NULL ? (guint) g_date_time_get_year (local) : 0;
}

/* When the last game before @before began, among the unfinished or the finished ones. */
static gboolean
read_last_before (sqlite3_stmt *statement, gint64 before, gboolean *found, gint64 *started, GError **error)
{
  sqlite3_reset (statement);
  sqlite3_bind_int64 (statement, 1, before);
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  *found = sqlite3_column_type (statement, 0) != SQLITE_NULL;
  *started = sqlite3_column_int64 (statement, 0);
  return TRUE;
}

GPtrArray *
crumb_store_list_games (CrumbStore *self, const CrumbGameFilter *filter, guint max, GError **error)
{
  g_autoptr (CrumbGameQuery) query = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  query = crumb_game_query_new (filter);
  return crumb_game_query_read (query, crumb_store_get_database (self), NULL, 0, max > 0 ? max : G_MAXINT, error);
}

gboolean
crumb_store_count_games (CrumbStore *self, guint *n, GError **error)
{
  g_autoptr (CrumbGameQuery) query = NULL;
  guint n_running;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  query = crumb_game_query_new (NULL);
  return crumb_game_query_count_all (query, crumb_store_get_database (self), n, &n_running, error);
}

GPtrArray *
crumb_store_list_touched (CrumbStore *self, guint max, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_prepare (crumb_store_get_database (self),
                                      "SELECT " CRUMB_SUMMARY_COLUMNS " FROM summary AS s "
                                      "ORDER BY touched DESC, game DESC LIMIT ?1",
                                      error);
  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, max);
  return crumb_game_query_read_summaries (statement, error);
}

GStrv
crumb_store_list_rules (CrumbStore *self, GError **error)
{
  g_autoptr (GPtrArray) texts = NULL;
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  texts = crumb_tables_list_texts (crumb_store_get_database (self), "SELECT DISTINCT rules FROM summary ORDER BY rules",
                                   NULL, error);
  if (texts == NULL)
    return NULL;
  for (guint i = 0; i < texts->len; i++)
    g_strv_builder_add (rules, texts->pdata[i]);
  return g_strv_builder_end (rules);
}

GArray *
crumb_store_list_years (CrumbStore *self, GError **error)
{
  g_autoptr (GArray) years = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 before = G_MAXINT64;
  gboolean found;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_prepare (crumb_store_get_database (self),
                                      "SELECT max (started) FROM ("
                                      "SELECT max (started) AS started FROM summary WHERE running = 0 AND started < ?1 "
                                      "UNION ALL "
                                      "SELECT max (started) FROM summary WHERE running = 1 AND started < ?1)",
                                      error);
  while (statement != NULL && read_last_before (statement, before, &found, &before, error))
    {
      g_autoptr (GDateTime) new_year = NULL;
      guint year;

      if (!found)
        return g_steal_pointer (&years);
      year = year_of (before);
      g_array_append_val (years, year);
      new_year = g_date_time_new_local ((int) year, 1, 1, 0, 0, 0);
      before = new_year != NULL ? g_date_time_to_unix_usec (new_year) : G_MININT64;
    }
  return NULL;
}

gboolean
crumb_store_delete_games (CrumbStore *self, const char *const *ids, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return do_all (self, ids, delete_game, error);
}

gboolean
crumb_store_restore_games (CrumbStore *self, const char *const *ids, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return do_all (self, ids, restore_game, error);
}
