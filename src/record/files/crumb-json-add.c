/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds a member to a JSON object in a line. */

#include "crumb-json-add.h"

void
crumb_json_add_text (JsonBuilder *json, const char *name, const char *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, text);
}

void
crumb_json_add_int (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

void
crumb_json_add_bool (JsonBuilder *json, const char *name, gboolean value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

void
crumb_json_add_time (JsonBuilder *json, const char *name, gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autofree char *text = utc != NULL ? g_date_time_format_iso8601 (utc) : NULL;

  crumb_json_add_text (json, name, text);
}
