/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads fields of a JSON object and checks their types and ranges. Private to the record. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * CrumbJsonLines:
 * @of: (element-type utf8 GArray): the lines of the fields, see crumb_json_parse()
 * @last: the line of the field that was asked for last, 0 before that
 */
typedef struct
{
  GHashTable *of;
  guint last;
} CrumbJsonLines;

/**
 * CrumbJsonPlace:
 * @object: the object to read from
 * @name: its name in error messages: "Entry 12"
 * @lines: (nullable): where its fields stand; then error messages name the line instead
 *
 * The getters below leave @value unchanged when there is no such field, and return FALSE with a
 * %CRUMB_RECORD_ERROR_FORMAT when its type or range is wrong.
 */
typedef struct
{
  JsonObject *object;
  const char *name;
  CrumbJsonLines *lines;
} CrumbJsonPlace;

/** crumb_json_fail: Sets @error to the sentence after "Entry 12: ". Returns FALSE. */
gboolean crumb_json_fail (const CrumbJsonPlace *place, GError **error, const char *format, ...) G_GNUC_PRINTF (3, 4);

/** crumb_json_check_fields: Whether all fields are in @allowed, and the first @n_needed of those are present. */
gboolean crumb_json_check_fields (const CrumbJsonPlace *place, const char *const *allowed, guint n_needed,
                                  GError **error);

gboolean crumb_json_get_int (const CrumbJsonPlace *place, const char *field, int min, int max, int *value,
                             GError **error);
gboolean crumb_json_get_bool (const CrumbJsonPlace *place, const char *field, gboolean *value, GError **error);
/** @value: (transfer none): valid UTF-8 of at most @max characters */
gboolean crumb_json_get_text (const CrumbJsonPlace *place, const char *field, glong max, const char **value,
                              GError **error);
/** @value: (transfer none) */
gboolean crumb_json_get_array (const CrumbJsonPlace *place, const char *field, guint min, guint max, JsonArray **value,
                               GError **error);

G_END_DECLS
