/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rejects what json-glib accepts but we don't, before it parses. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The deepest nesting of objects and arrays in a game file. */
#define CRUMB_JSON_DEPTH_MAX 8

/**
 * crumb_json_check:
 *
 * Whether the text is UTF-8, is not nested too deeply, has no field twice in one object, no comments, no
 * numbers too long for an integer and no NUL, not even an escaped one. Everything else is left to the parser.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR_FORMAT that names the line
 */
gboolean crumb_json_check (const char *text, gsize length, GError **error);

G_END_DECLS
