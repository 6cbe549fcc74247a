/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Times as text: "2026-03-01T19:30:00Z". */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** crumb_time_format: (transfer full): @time is in microseconds since 1970, UTC, up to the year 9999. */
char *crumb_time_format (gint64 time);

/** crumb_time_parse: Reads the format of crumb_time_format(), with 0 to 6 decimals. FALSE for any other text. */
gboolean crumb_time_parse (const char *text, gint64 *time);

/** crumb_time_is_valid: Whether @time is in the range of crumb_time_format(). */
gboolean crumb_time_is_valid (gint64 time);

/** crumb_time_of_day: For g_date_time_format(): the time of day without seconds, with 12 or 24 hours as the locale has it. */
const char *crumb_time_of_day (void);

G_END_DECLS
