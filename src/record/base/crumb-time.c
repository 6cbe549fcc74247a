/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Times as text, to the microsecond and back without loss. */

#include "crumb-time.h"

#include <langinfo.h>
#include <string.h>

/* Midnight of January 1 of the year 1, and of the year 10000. */
#define TIME_BEGIN (G_GINT64_CONSTANT (-62135596800) * G_USEC_PER_SEC)
#define TIME_END (G_GINT64_CONSTANT (253402300800) * G_USEC_PER_SEC)
#define DECIMALS 6

gboolean
crumb_time_is_valid (gint64 time)
{
  return time >= TIME_BEGIN && time < TIME_END;
}

char *
crumb_time_format (gint64 time)
{
  g_autoptr (GDateTime) date = NULL;

  g_return_val_if_fail (crumb_time_is_valid (time), NULL);

  date = g_date_time_new_from_unix_utc_usec (time);
  return g_date_time_format_iso8601 (date);
}

/* A 0 in the pattern matches any digit; any other character matches itself. */
static gboolean
has_shape (const char *text, const char *pattern)
{
  for (; *pattern != '\0'; pattern++, text++)
    if (*pattern == '0' ? !g_ascii_isdigit (*text) : *text != *pattern)
      return FALSE;
  return TRUE;
}

static int
number_at (const char *text, guint at, guint digits)
{
  int number = 0;

  for (guint i = at; i < at + digits; i++)
    number = number * 10 + g_ascii_digit_value (text[i]);
  return number;
}

gboolean
crumb_time_parse (const char *text, gint64 *time)
{
  g_autoptr (GDateTime) date = NULL;
  const char *end = text + strlen ("0000-00-00T00:00:00");
  gint64 decimals = 0;

  if (!has_shape (text, "0000-00-00T00:00:00"))
    return FALSE;

  if (*end == '.')
    {
      gint64 unit = G_USEC_PER_SEC / 10;

      if (!g_ascii_isdigit (*++end))
        return FALSE;
      for (guint i = 0; i < DECIMALS && g_ascii_isdigit (*end); i++, unit /= 10)
        decimals += g_ascii_digit_value (*end++) * unit;
    }
  if (!g_str_equal (end, "Z"))
    return FALSE;

  date = g_date_time_new_utc (number_at (text, 0, 4), number_at (text, 5, 2), number_at (text, 8, 2),
                              number_at (text, 11, 2), number_at (text, 14, 2), number_at (text, 17, 2));
  if (date == NULL)
    return FALSE;

  *time = g_date_time_to_unix (date) * G_USEC_PER_SEC + decimals;
  return TRUE;
}

const char *
crumb_time_of_day (void)
{
  const char *format = nl_langinfo (T_FMT);
  gboolean twelve = strstr (format, "%r") != NULL || strstr (format, "%I") != NULL || strstr (format, "%l") != NULL;

  return twelve && *nl_langinfo (AM_STR) != '\0' ? "%-I:%M %p" : "%H:%M";
}
