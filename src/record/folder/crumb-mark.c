/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games were deleted, and which were brought back after that. */

#include "crumb-mark.h"

#include "record/base/crumb-time.h"
#include "record/database/crumb-tables.h"
#include "record/files/crumb-json-check.h"
#include "record/files/crumb-json-fields.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT_VERSION 1
#define FILE_START "deleted "
#define FILE_END ".json"

static const char *const fields[] = { "crumb-deleted", "id", "deleted", "at", NULL };

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

char *
crumb_mark_write (const CrumbMark *mark)
{
  g_autofree char *at = crumb_time_format (mark->at);

  return g_strdup_printf ("{\n  \"crumb-deleted\": %d,\n  \"id\": \"%s\",\n  \"deleted\": %s,\n  \"at\": \"%s\"\n}\n",
                          FORMAT_VERSION, mark->id, mark->deleted ? "true" : "false", at);
}

static gboolean
read_fields (const CrumbJsonPlace *place, CrumbMark *mark, GError **error)
{
  const char *id = "";
  const char *at = "";
  int version = 0;

  if (!crumb_json_check_fields (place, fields, fields, error)
      || !crumb_json_get_int (place, "crumb-deleted", 1, FORMAT_VERSION, &version, error)
      || !crumb_json_get_text (place, "id", 36, &id, error)
      || !crumb_json_get_bool (place, "deleted", &mark->deleted, error)
      || !crumb_json_get_text (place, "at", 32, &at, error))
    return FALSE;
  if (!g_uuid_string_is_valid (id))
    return crumb_json_fail (place, error, _ ("the id “%s” is not a UUID."), id);
  if (!crumb_time_parse (at, &mark->at))
    return crumb_json_fail (place, error, _ ("“%1$s” is not a time such as %2$s."), "at", "2026-03-01T19:30:00Z");

  mark->id = g_ascii_strdown (id, -1);
  return TRUE;
}

CrumbMark *
crumb_mark_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (CrumbMark) mark = g_new0 (CrumbMark, 1);
  CrumbJsonPlace place = { .name = _ ("The mark") };
  JsonNode *root;

  if (!crumb_json_check (text, length, error))
    return NULL;
  json_parser_set_strict (parser, TRUE);
  root = json_parser_load_from_data (parser, text, (gssize) length, NULL) ? json_parser_get_root (parser) : NULL;
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      crumb_json_fail (&place, error, _ ("this is not an object."));
      return NULL;
    }
  place.object = json_node_get_object (root);
  return read_fields (&place, mark, error) ? g_steal_pointer (&mark) : NULL;
}

char *
crumb_mark_name_file (const char *id)
{
  return g_strconcat (FILE_START, id, FILE_END, NULL);
}

gboolean
crumb_mark_is_file (const char *name)
{
  return g_str_has_prefix (name, FILE_START) && g_str_has_suffix (name, FILE_END);
}

static CrumbMark *
read_row (sqlite3_stmt *statement)
{
  CrumbMark *mark = g_new0 (CrumbMark, 1);

  mark->id = g_strdup (crumb_database_get_text (statement, 0));
  mark->deleted = sqlite3_column_int (statement, 1) != 0;
  mark->at = sqlite3_column_int64 (statement, 2);
  return mark;
}

CrumbMark *
crumb_mark_load (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT game, deleted, at FROM mark WHERE game = ?", error);
  gboolean row;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 1, id, -1, SQLITE_STATIC);
  return crumb_database_step (statement, &row, error) && row ? read_row (statement) : NULL;
}

GPtrArray *
crumb_mark_list (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_mark_free);
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT game, deleted, at FROM mark ORDER BY game", error);
  gboolean row;

  if (statement == NULL)
    return NULL;
  while (crumb_database_step (statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&marks);
      g_ptr_array_add (marks, read_row (statement));
    }
  return NULL;
}

gboolean
crumb_mark_keep (sqlite3 *db, const CrumbMark *mark, gboolean *kept, GError **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (crumb_tables_mark_game (db, mark->id, mark->deleted, mark->at, kept, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}
