/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What json-glib lets pass, looked for before it parses. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The deepest that objects and arrays of a game file are nested. */
#define CRUMB_JSON_DEPTH_MAX 8

/**
 * crumb_json_check:
 *
 * Whether the text is UTF-8, is not nested too deeply, has no field twice in one object, no comments, no
 * numbers too long for an integer and no NUL, not even an escaped one. All else is for the parser to say.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR_FORMAT that names the line
 */
gboolean crumb_json_check (const char *text, gsize length, GError **error);

G_END_DECLS
