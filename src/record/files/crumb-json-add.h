/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds a member to a JSON object in a line. In an array, its name is NULL. */

#pragma once

#include "rules/seats.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** crumb_json_add_text: @text: (nullable): without one no member is added. */
void crumb_json_add_text (JsonBuilder *json, const char *name, const char *text);
void crumb_json_add_int (JsonBuilder *json, const char *name, gint64 value);
void crumb_json_add_double (JsonBuilder *json, const char *name, double value);
void crumb_json_add_bool (JsonBuilder *json, const char *name, gboolean value);
/** crumb_json_add_time: @time: in microseconds since 1970, UTC; nothing is added for what is no time */
void crumb_json_add_time (JsonBuilder *json, const char *name, gint64 time);
/** crumb_json_add_seat: A number from 0, or null for %CRUMB_NO_SEAT. */
void crumb_json_add_seat (JsonBuilder *json, const char *name, guint seat);
/** crumb_json_add_seats: Their numbers as an array, lowest first. */
void crumb_json_add_seats (JsonBuilder *json, const char *name, CrumbSeats seats);

/** crumb_json_begin_array: The caller ends it. */
void crumb_json_begin_array (JsonBuilder *json, const char *name);
/** crumb_json_begin_object: The caller ends it. */
void crumb_json_begin_object (JsonBuilder *json, const char *name);

/** crumb_json_to_line: (transfer full): What was built, in one line. */
char *crumb_json_to_line (JsonBuilder *json);

G_END_DECLS
