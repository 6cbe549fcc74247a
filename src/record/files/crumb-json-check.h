/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parses JSON, and rejects what json-glib accepts but we don't. Private to the record. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** The deepest nesting of objects and arrays in a game file. */
#define CRUMB_JSON_DEPTH_MAX 8

/** crumb_json_new_half: (transfer full): The error of a file that ends in the middle, because it is still being written. */
GError *crumb_json_new_half (void);

/**
 * crumb_json_parse:
 * @text: a byte order mark at its beginning is skipped
 * @line: the line of its file that the text begins in, counted from 1
 * @lines: (element-type utf8 GArray) (nullable): the line (guint) of each field of the outermost object is added here,
 *   and behind it, if the field is a list, the line in which each element begins
 *
 * The text has to be UTF-8, not nested too deeply, without fields that are given twice in one object, comments, numbers
 * too long for an integer, and NULs, even escaped ones.
 *
 * Returns: (transfer full) (nullable): NULL with a %CRUMB_RECORD_ERROR_FORMAT that names the line
 */
JsonParser *crumb_json_parse (const char *text, gsize length, guint line, GHashTable *lines, GError **error);

/** crumb_json_mark_length: How many bytes at the beginning of @text are a byte order mark, as Windows writes it: 0 or 3. */
gsize crumb_json_mark_length (const char *text, gsize length);

G_END_DECLS
