/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records which games were deleted, and which were restored later. */

#include "crumb-mark.h"

#include "crumb-seal.h"
#include "crumb-tables.h"

#define COLUMNS "game, deleted, " CRUMB_MARK_AT ", known, outside, erased"

void
crumb_mark_free (CrumbMark *mark)
{
  g_free (mark->id);
  g_free (mark);
}

int
crumb_mark_compare (const CrumbMark *one, const CrumbMark *other)
{
  if (one->at != other->at)
    return one->at < other->at ? -1 : 1;
  return (one->deleted ? 1 : 0) - (other->deleted ? 1 : 0);
}

gint64
crumb_mark_get_version (const CrumbMark *mark)
{
  return mark->at * 2 + (mark->deleted ? 0 : 1);
}

static CrumbMark *
read_row (sqlite3_stmt *statement)
{
  CrumbMark *mark = g_new0 (CrumbMark, 1);

  mark->id = g_strdup (crumb_database_column_text (statement, 0));
  mark->deleted = sqlite3_column_int (statement, 1) != 0;
  mark->at = sqlite3_column_int64 (statement, 2);
  mark->known = sqlite3_column_int64 (statement, 3);
  mark->outside = sqlite3_column_int (statement, 4) != 0;
  mark->erased = sqlite3_column_int (statement, 5) != 0;
  return mark;
}

gboolean
crumb_mark_load (sqlite3 *db, const char *id, CrumbMark **mark, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error, "SELECT " COLUMNS " FROM mark WHERE game = ?", "t", id);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  *mark = row ? read_row (statement) : NULL;
  return TRUE;
}

GPtrArray *
crumb_mark_list (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_mark_free);
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, "SELECT " COLUMNS " FROM mark ORDER BY game", error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (marks, read_row (statement));
  return done ? g_steal_pointer (&marks) : NULL;
}

static gboolean
show_again (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) head = NULL;
  gboolean there;

  if (!crumb_tables_has_game (db, id, &there, error))
    return FALSE;
  if (!there)
    return TRUE;
  head = crumb_tables_read_game (db, id, &journal, error);
  return head != NULL && crumb_tables_write_summary (db, head, journal, error);
}

/* What was erased stays so while it is deleted. */
gboolean
crumb_mark_keep (sqlite3 *db, const CrumbMark *mark, gboolean *kept, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  if (!crumb_transaction_begin (&transaction, db, error)
      || !crumb_database_run (db, error,
                              "INSERT INTO mark (game, deleted, at, known, outside) VALUES (?1, ?2, ?3, ?4, ?5) "
                              "ON CONFLICT (game) DO UPDATE SET deleted = ?2, at = ?3, known = ?4, outside = ?5, "
                              "erased = erased AND ?2, seal = NULL WHERE (?3, ?2) > (" CRUMB_MARK_AT ", deleted)",
                              "tilli", mark->id, mark->deleted, mark->at, mark->known, mark->outside))
    return FALSE;
  *kept = sqlite3_changes (db) > 0;
  if (!*kept)
    return TRUE;
  return crumb_seal_rows (db, CRUMB_SEALED_MARK, mark->id, error)
         && (mark->deleted ? crumb_tables_drop_summary (db, mark->id, error) : show_again (db, mark->id, error))
         && crumb_transaction_commit (&transaction, error);
}

/*
 * A mark that was dated over a day ahead counts as of when it was read. Entries dated as far ahead say nothing then: they
 * come from the clock that was wrong.
 */
static gboolean
went_on (sqlite3 *db, const char *id, gint64 now, gboolean *on, GError **error)
{
  return crumb_database_has (db, on, error,
                             "SELECT 1 FROM mark, (SELECT max (at) AS last FROM entry WHERE game = ?1) "
                             "WHERE mark.game = ?1 AND mark.deleted AND (last > mark.at OR "
                             "last > " CRUMB_MARK_WHEN " AND last <= ?2 + 86400000000)",
                             "tl", id, now);
}

gboolean
crumb_mark_overrule (sqlite3 *db, const char *id, gboolean open, gboolean *overruled, GError **error)
{
  gint64 now = g_get_real_time ();
  g_autoptr (CrumbMark) mark = NULL;
  gboolean there, on;

  *overruled = FALSE;
  if (!crumb_mark_load (db, id, &mark, error) || !crumb_tables_has_game (db, id, &there, error)
      || !went_on (db, id, now, &on, error))
    return FALSE;
  if (!there || mark == NULL || !mark->deleted || !(open || on))
    return TRUE;
  mark->deleted = FALSE;
  mark->at++;
  mark->known = now;
  mark->outside = FALSE;
  return crumb_mark_keep (db, mark, overruled, error);
}

gboolean
crumb_mark_erase (sqlite3 *db, const char *id, GError **error)
{
  return crumb_tables_forget_game (db, id, error)
         && crumb_database_run (db, error,
                                "UPDATE mark SET known = iif (known > 0, known, at), erased = TRUE, " CRUMB_SEAL_OPEN (
                                    "mark", CRUMB_SEAL_MARK) " WHERE game = ?1",
                                "t", id)
         && crumb_seal_rows (db, CRUMB_SEALED_MARK, id, error);
}
