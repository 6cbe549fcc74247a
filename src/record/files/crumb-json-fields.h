/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Fields of a JSON object, each with its type and range checked. Private to the record. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * CrumbJsonPlace:
 * @object: whose fields are read
 * @name: what error messages call it: "Entry 12"
 *
 * The getters below leave @value as it is when there is no such field, and return FALSE with a
 * %CRUMB_RECORD_ERROR_FORMAT when it is not what it should be.
 */
typedef struct
{
  JsonObject *object;
  const char *name;
} CrumbJsonPlace;

/** crumb_json_fail: Puts "Entry 12: " before the sentence. Returns FALSE. */
gboolean crumb_json_fail (const CrumbJsonPlace *place, GError **error, const char *format, ...) G_GNUC_PRINTF (3, 4);

/** crumb_json_check_fields: Whether all fields are among @allowed, and those that are @needed are there. */
gboolean crumb_json_check_fields (const CrumbJsonPlace *place, const char *const *allowed, const char *const *needed,
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
