/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* JSON as programs get it: in one line. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** crumb_json_line_from_builder: (transfer full): What was built, in one line. */
char *crumb_json_line_from_builder (JsonBuilder *json);

G_END_DECLS
