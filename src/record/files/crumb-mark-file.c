/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads and writes mark files, which say that a game was deleted or restored. */

#include "crumb-mark-file.h"

#include "crumb-json-check.h"
#include "crumb-json-fields.h"
#include "record/base/crumb-time.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT_VERSION 1
#define FILE_START "deleted "
#define FILE_END ".json"

static const char *const fields[] = { "crumb-deleted", "id", "deleted", "at", NULL };

char *
crumb_mark_file_write (const CrumbMark *mark)
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

  if (!crumb_json_check_fields (place, fields, G_N_ELEMENTS (fields) - 1, error)
      || !crumb_json_get_int (place, "crumb-deleted", 1, FORMAT_VERSION, &version, error)
      || !crumb_json_get_text (place, "id", 36, &id, error)
      || !crumb_json_get_bool (place, "deleted", &mark->deleted, error)
      || !crumb_json_get_text (place, "at", 32, &at, error))
    return FALSE;
  if (!g_uuid_string_is_valid (id))
    /* Translators: %s is an id in a game file. */
    return crumb_json_fail (place, error, _ ("the id “%s” isn’t a UUID."), id);
  if (!crumb_time_parse (at, &mark->at))
    /* Translators: a word of a game file, such as “started”, and an example of a time. */
    return crumb_json_fail (place, error, _ ("“%1$s” isn’t a time like %2$s."), "at", "2026-03-01T19:30:00Z");

  mark->id = g_ascii_strdown (id, -1);
  if (mark->at > CRUMB_MARK_TOO_LATE)
    mark->at = CRUMB_MARK_LAST;
  return TRUE;
}

CrumbMark *
crumb_mark_file_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = crumb_json_parse (text, length, 1, NULL, error);
  g_autoptr (CrumbMark) mark = g_new0 (CrumbMark, 1);
  CrumbJsonPlace place = { .name = _ ("The file of a deleted game") };
  JsonNode *root;

  if (parser == NULL)
    return NULL;
  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      crumb_json_fail (&place, error, _ ("this isn’t an object."));
      return NULL;
    }
  place.object = json_node_get_object (root);
  return read_fields (&place, mark, error) ? g_steal_pointer (&mark) : NULL;
}

char *
crumb_mark_file_name (const char *id, guint nth)
{
  g_autofree char *number = nth > 0 ? g_strdup_printf (" (%u)", nth + 1) : g_strdup ("");

  return g_strconcat (FILE_START, id, number, FILE_END, NULL);
}

gboolean
crumb_mark_file_is_one (const char *name)
{
  return g_str_has_prefix (name, FILE_START) && g_str_has_suffix (name, FILE_END);
}
