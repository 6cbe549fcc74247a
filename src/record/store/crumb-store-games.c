/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lists, deletes and restores the games of a store. */

#include "crumb-store-private.h"

#include "crumb-game-query.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

/*
 * Why a game was deleted is known as long as that has the time of its mark. Which of several versions lost last, too, is
 * told by that time, so it moves only with that one.
 */
static const char keep_reason_sql[] =
    "UPDATE replaced SET at = (SELECT at FROM mark WHERE mark.game = ?1), " CRUMB_SEAL_OPEN (
        "replaced", CRUMB_SEAL_REPLACED) " WHERE game = ?1 AND at = ?2 AND NOT EXISTS "
                                         "(SELECT 1 FROM replaced AS later "
                                         "WHERE later.of = replaced.of AND later.at > replaced.at)";

/*
 * Another machine's clock may be ahead, or this one behind, so the new mark is at least later than the old one, and a
 * deletion later than all entries.
 */
gboolean
crumb_store_mark_game (sqlite3 *db, const char *id, gboolean deleted, gint64 now, gboolean *done, GError **error)
{
  CrumbMark mark = { .id = (char *) id, .deleted = deleted, .at = now, .known = now };
  g_autoptr (CrumbMark) before = NULL;
  gboolean there;
  gint64 last;

  *done = FALSE;
  if (!crumb_mark_load (db, id, &before, error) || !crumb_tables_has_game (db, id, &there, error)
      || !crumb_database_get_int (db, &last, error, "SELECT max (at) FROM entry WHERE game = ?1", "t", id))
    return FALSE;
  if (!there || (before != NULL && before->deleted) == deleted)
    return TRUE;
  if (deleted)
    mark.at = MAX (mark.at, MIN (last + 1, CRUMB_MARK_LAST));
  if (before != NULL)
    mark.at = MAX (mark.at, before->at + 1);
  return crumb_mark_keep (db, &mark, done, error);
}

static gboolean
change_game (sqlite3 *db, const char *id, gboolean deleted, gboolean same_reason, gint64 now, gboolean *done,
             GError **error)
{
  g_autoptr (CrumbMark) before = NULL;

  if (!crumb_mark_load (db, id, &before, error) || !crumb_store_mark_game (db, id, deleted, now, done, error))
    return FALSE;
  return !*done || !same_reason || before == NULL
         || (crumb_database_run (db, error, keep_reason_sql, "tl", id, before->at)
             && crumb_seal_rows (db, CRUMB_SEALED_REPLACED, id, error));
}

static gboolean
change_all (CrumbStore *self, const char *const *ids, gboolean deleted, gboolean same_reason, GError **error)
{
  sqlite3 *db = self->db;
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) changed = NULL;
  gint64 now = g_get_real_time ();
  gboolean done;

  if (!crumb_transaction_begin (&transaction, db, error))
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (!change_game (db, ids[i], deleted, same_reason, now, &done, error))
        return FALSE;
      if (done)
        g_strv_builder_add (builder, ids[i]);
    }
  if (!crumb_transaction_commit (&transaction, error))
    return FALSE;

  changed = g_strv_builder_end (builder);
  if (*changed != NULL)
    crumb_store_say_changed (self, (const char *const *) changed);
  return TRUE;
}

GPtrArray *
crumb_store_list_games (CrumbStore *self, const CrumbGameFilter *filter, guint max, GError **error)
{
  static const CrumbGameFilter every_game = { 0 };
  g_autofree char *query = crumb_game_query_write (filter != NULL ? filter : &every_game);

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  return crumb_game_query_read (self->db, query, max > 0 ? max : G_MAXINT, error);
}

gboolean
crumb_store_count_games (CrumbStore *self, guint *n, GError **error)
{
  gint64 number;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  if (!crumb_database_get_int (self->db, &number, error, "SELECT count (*) FROM summary", ""))
    return FALSE;
  *n = (guint) number;
  return TRUE;
}

GPtrArray *
crumb_store_list_touched (CrumbStore *self, guint max, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_query (self->db, error,
                                    "SELECT " CRUMB_SUMMARY_COLUMNS " FROM summary AS s "
                                    "ORDER BY touched DESC, game DESC LIMIT ?1",
                                    "l", (gint64) max);
  return crumb_game_query_read_summaries (statement, error);
}

CrumbGameSummary *
crumb_store_find_summary (CrumbStore *self, const char *id)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_query (self->db, NULL,
                                    "SELECT " CRUMB_SUMMARY_COLUMNS " FROM summary AS s WHERE game = ?1", "t", id);
  games = crumb_game_query_read_summaries (statement, NULL);
  return games != NULL && games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;
}

GStrv
crumb_store_list_rules (CrumbStore *self, const CrumbGameKind *kind, GError **error)
{
  g_autoptr (GPtrArray) texts = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  texts = crumb_database_list_texts (
      self->db, error, "SELECT DISTINCT rules FROM summary WHERE kind = ?1 ORDER BY rules", "t", kind->id);
  if (texts == NULL)
    return NULL;
  g_ptr_array_add (texts, NULL);
  return (GStrv) g_ptr_array_steal (texts, NULL);
}

GPtrArray *
crumb_store_list_kinds (CrumbStore *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  return crumb_database_list_texts (self->db, error, "SELECT DISTINCT kind FROM summary ORDER BY kind", "");
}

GPtrArray *
crumb_store_list_places (CrumbStore *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  return crumb_database_list_texts (self->db, error,
                                    "SELECT DISTINCT place FROM summary WHERE place <> '' ORDER BY place", "");
}

GArray *
crumb_store_list_years (CrumbStore *self, GError **error)
{
  g_autoptr (GArray) years = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean done;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_prepare (
      self->db,
      "SELECT DISTINCT CAST (strftime ('%Y', started / 1000000, 'unixepoch', 'localtime') AS INTEGER) AS year "
      "FROM summary ORDER BY year DESC",
      error);
  while (crumb_database_next (statement, &done, error))
    {
      guint year = (guint) sqlite3_column_int (statement, 0);

      g_array_append_val (years, year);
    }
  return done ? g_steal_pointer (&years) : NULL;
}

gboolean
crumb_store_delete_games (CrumbStore *self, const char *const *ids, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return change_all (self, ids, TRUE, FALSE, error);
}

gboolean
crumb_store_delete_games_again (CrumbStore *self, const char *const *ids, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return change_all (self, ids, TRUE, TRUE, error);
}

gboolean
crumb_store_restore_games (CrumbStore *self, const char *const *ids, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return change_all (self, ids, FALSE, TRUE, error);
}

gboolean
crumb_store_erase_games (CrumbStore *self, const char *const *ids, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  db = self->db;
  if (!crumb_transaction_begin (&transaction, db, error))
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (CrumbMark) mark = NULL;

      if (!crumb_mark_load (db, ids[i], &mark, error)
          || (mark != NULL && mark->deleted && !crumb_mark_erase (db, ids[i], error)))
        return FALSE;
    }
  if (!crumb_transaction_commit (&transaction, error))
    return FALSE;
  crumb_store_say_changed (self, ids);
  return TRUE;
}
