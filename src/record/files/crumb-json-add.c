/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds a member to a JSON object in a line. */

#include "crumb-json-add.h"

static void
set_name (JsonBuilder *json, const char *name)
{
  if (name != NULL)
    json_builder_set_member_name (json, name);
}

void
crumb_json_add_text (JsonBuilder *json, const char *name, const char *text)
{
  if (text == NULL)
    return;
  set_name (json, name);
  json_builder_add_string_value (json, text);
}

void
crumb_json_add_int (JsonBuilder *json, const char *name, gint64 value)
{
  set_name (json, name);
  json_builder_add_int_value (json, value);
}

void
crumb_json_add_double (JsonBuilder *json, const char *name, double value)
{
  set_name (json, name);
  json_builder_add_double_value (json, value);
}

void
crumb_json_add_bool (JsonBuilder *json, const char *name, gboolean value)
{
  set_name (json, name);
  json_builder_add_boolean_value (json, value);
}

void
crumb_json_add_time (JsonBuilder *json, const char *name, gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autofree char *text = utc != NULL ? g_date_time_format_iso8601 (utc) : NULL;

  crumb_json_add_text (json, name, text);
}

void
crumb_json_add_seat (JsonBuilder *json, const char *name, guint seat)
{
  set_name (json, name);
  if (seat < CRUMB_SEATS_MAX)
    json_builder_add_int_value (json, seat);
  else
    json_builder_add_null_value (json);
}

void
crumb_json_add_seats (JsonBuilder *json, const char *name, CrumbSeats seats)
{
  crumb_json_begin_array (json, name);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      json_builder_add_int_value (json, seat);
  json_builder_end_array (json);
}

void
crumb_json_begin_array (JsonBuilder *json, const char *name)
{
  set_name (json, name);
  json_builder_begin_array (json);
}

void
crumb_json_begin_object (JsonBuilder *json, const char *name)
{
  set_name (json, name);
  json_builder_begin_object (json);
}

char *
crumb_json_to_line (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = json_builder_get_root (json);

  return json_to_string (root, FALSE);
}
