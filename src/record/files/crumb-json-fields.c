/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads fields of a JSON object and checks their types and ranges. */

#include "crumb-json-fields.h"

#include "record/base/crumb-record-error.h"

#include <glib/gi18n.h>

/* A sentence that follows is about this field. */
static void
look_at (const CrumbJsonPlace *place, const char *field)
{
  const GArray *lines = place->lines != NULL ? g_hash_table_lookup (place->lines->of, field) : NULL;

  if (place->lines != NULL)
    place->lines->last = lines != NULL ? g_array_index (lines, guint, 0) : 0;
}

gboolean
crumb_json_fail (const CrumbJsonPlace *place, GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  if (place->lines != NULL && place->lines->last > 0)
    {
      /* Translators: the place in a file, and what is wrong there */
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("Line %1$u: %2$s"), place->lines->last,
                   sentence);
      return FALSE;
    }
  /* Translators: the place in a file, and what is wrong there */
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("%1$s: %2$s"), place->name, sentence);
  return FALSE;
}

gboolean
crumb_json_check_fields (const CrumbJsonPlace *place, const char *const *allowed, guint n_needed, GError **error)
{
  g_autoptr (GList) fields = json_object_get_members (place->object);

  for (GList *l = fields; l != NULL; l = l->next)
    {
      look_at (place, l->data);
      if (!g_strv_contains (allowed, l->data))
        /* Translators: %s is a word in a game file. */
        return crumb_json_fail (place, error, _ ("there can’t be a field “%s” here."), (const char *) l->data);
    }

  if (place->lines != NULL)
    place->lines->last = 0;
  for (guint i = 0; i < n_needed; i++)
    if (!json_object_has_member (place->object, allowed[i]))
      /* Translators: %s is a word of a game file. */
      return crumb_json_fail (place, error, _ ("the field “%s” is missing."), allowed[i]);
  return TRUE;
}

static gboolean
has_type (const CrumbJsonPlace *place, const char *field, GType type)
{
  JsonNode *node = json_object_get_member (place->object, field);

  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

gboolean
crumb_json_get_int (const CrumbJsonPlace *place, const char *field, int min, int max, int *value, GError **error)
{
  gint64 number;

  look_at (place, field);
  if (!json_object_has_member (place->object, field))
    return TRUE;
  if (!has_type (place, field, G_TYPE_INT64))
    /* Translators: %s is a word of a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t a whole number."), field);

  number = json_object_get_int_member (place->object, field);
  if (number < min || number > max)
    /* Translators: %1$s is a word of a game file, %2$d the least and %3$d the most it can be. */
    return crumb_json_fail (place, error, _ ("“%1$s” goes from %2$d to %3$d."), field, min, max);
  *value = (int) number;
  return TRUE;
}

gboolean
crumb_json_get_bool (const CrumbJsonPlace *place, const char *field, gboolean *value, GError **error)
{
  look_at (place, field);
  if (!json_object_has_member (place->object, field))
    return TRUE;
  if (!has_type (place, field, G_TYPE_BOOLEAN))
    /* Translators: %s is a word of a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t true or false."), field);

  *value = json_object_get_boolean_member (place->object, field);
  return TRUE;
}

gboolean
crumb_json_get_text (const CrumbJsonPlace *place, const char *field, glong max, const char **value, GError **error)
{
  const char *text;

  look_at (place, field);
  if (!json_object_has_member (place->object, field))
    return TRUE;
  if (!has_type (place, field, G_TYPE_STRING))
    /* Translators: %s is a word of a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t text."), field);

  text = json_object_get_string_member (place->object, field);
  if (!g_utf8_validate (text, -1, NULL))
    /* Translators: %s is a word of a game file. */
    return crumb_json_fail (place, error, _ ("“%s” has an escape that isn’t a character."), field);
  if (g_utf8_strlen (text, -1) > max)
    return crumb_json_fail (
        place, error,
        /* Translators: %1$s is a word of a game file, %2$ld a number of characters. */
        ngettext ("“%1$s” has more than %2$ld character.", "“%1$s” has more than %2$ld characters.", (gulong) max),
        field, max);
  *value = text;
  return TRUE;
}

gboolean
crumb_json_get_array (const CrumbJsonPlace *place, const char *field, guint min, guint max, JsonArray **value,
                      GError **error)
{
  JsonNode *node = json_object_get_member (place->object, field);
  guint length;

  look_at (place, field);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    /* Translators: %s is a word of a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t a list."), field);

  length = json_array_get_length (json_node_get_array (node));
  if (length < min || length > max)
    return crumb_json_fail (
        place, error,
        /* Translators: %3$s is a word of a game file such as “players”; the others are numbers. */
        ngettext ("“%3$s” takes %1$u to %2$u item, not %4$u.", "“%3$s” takes %1$u to %2$u items, not %4$u.", max), min,
        max, field, length);
  *value = json_node_get_array (node);
  return TRUE;
}
