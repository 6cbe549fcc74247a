/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records which games were deleted, and which were restored later. */

#include "crumb-mark.h"

#include "crumb-tables.h"

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
  return mark;
}

gboolean
crumb_mark_load (sqlite3 *db, const char *id, CrumbMark **mark, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error, "SELECT game, deleted, at FROM mark WHERE game = ?", "t", id);
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
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT game, deleted, at FROM mark ORDER BY game", error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (marks, read_row (statement));
  return done ? g_steal_pointer (&marks) : NULL;
}

/* A mark to store, and whether it was stored. */
typedef struct
{
  const CrumbMark *mark;
  gboolean kept;
} Keeping;

static gboolean
keep (sqlite3 *db, gpointer data, GError **error)
{
  Keeping *keeping = data;
  const CrumbMark *mark = keeping->mark;

  return crumb_tables_mark_game (db, mark->id, mark->deleted, mark->at, &keeping->kept, error);
}

gboolean
crumb_mark_keep (sqlite3 *db, const CrumbMark *mark, gboolean *kept, GError **error)
{
  Keeping keeping = { .mark = mark };

  if (!crumb_database_in_transaction (db, keep, &keeping, error))
    return FALSE;
  *kept = keeping.kept;
  return TRUE;
}
