/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Turns a tree of JSON into text. */

#include "crumb-json-line.h"

char *
crumb_json_line_from_builder (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = json_builder_get_root (json);

  return json_to_string (root, FALSE);
}
