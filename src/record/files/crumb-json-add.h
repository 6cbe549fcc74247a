/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds a member to a JSON object in a line. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** crumb_json_add_text: @text: (nullable): without one no member is added. */
void crumb_json_add_text (JsonBuilder *json, const char *name, const char *text);
void crumb_json_add_int (JsonBuilder *json, const char *name, gint64 value);
void crumb_json_add_bool (JsonBuilder *json, const char *name, gboolean value);
/** crumb_json_add_time: @time: in microseconds since 1970, UTC; nothing is added for what is no time */
void crumb_json_add_time (JsonBuilder *json, const char *name, gint64 time);

G_END_DECLS
