/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* From one day to another, as options of commands say it. */

#include "crumb-cli-period.h"

#include "crumb-cli-private.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* Reads a day, and moves on by so many days. */
static gboolean
read_day (const char *typed, int move, gint64 *time, GError **error)
{
  g_autoptr (GDateTime) day = NULL;
  g_autoptr (GDateTime) moved = NULL;
  g_autofree char *again = NULL;
  int year, month, day_of_month;

  *time = 0;
  if (typed == NULL)
    return TRUE;
  if (sscanf (typed, "%4d-%2d-%2d", &year, &month, &day_of_month) == 3)
    day = g_date_time_new_local (year, month, day_of_month, 0, 0, 0);
  again = day != NULL ? g_date_time_format (day, "%Y-%m-%d") : NULL;
  if (again == NULL || !g_str_equal (again, typed))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” isn’t a day. Type one like this: 2026-03-01."), quoted);
    }
  moved = g_date_time_add_days (day, move);
  *time = g_date_time_to_unix_usec (moved);
  /* 0 means any. */
  if (*time == 0)
    *time = -1;
  return TRUE;
}

void
crumb_cli_period_clear (CrumbCliPeriod *period)
{
  g_clear_pointer (&period->from, g_free);
  g_clear_pointer (&period->to, g_free);
}

gboolean
crumb_cli_period_read (const CrumbCliPeriod *period, gint64 *begin, gint64 *end, GError **error)
{
  if (!read_day (period->from, 0, begin, error) || !read_day (period->to, 1, end, error))
    return FALSE;
  if (*begin != 0 && *end != 0 && *begin >= *end)
    return crumb_cli_refuse (error, "%s", _ ("The first day is later than the last one."));
  return TRUE;
}
