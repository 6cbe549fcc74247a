/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The countdown for a bid: time to think, then "1, 2, 3, go", a second each. */

#include "crumb-count.h"

#include <glib/gi18n.h>

#define N_CALLS 3

CrumbCount
crumb_count_at (guint seconds, gint64 elapsed)
{
  guint passed = elapsed > 0 ? (guint) (elapsed / G_TIME_SPAN_SECOND) : 0;

  if (passed < seconds)
    return (CrumbCount) { CRUMB_COUNT_WAIT, seconds - passed };
  if (passed < seconds + N_CALLS)
    return (CrumbCount) { CRUMB_COUNT_CALL, passed - seconds + 1 };
  if (passed == seconds + N_CALLS)
    return (CrumbCount) { CRUMB_COUNT_GO, 0 };
  return (CrumbCount) { CRUMB_COUNT_DONE, 0 };
}

char *
crumb_count_words (CrumbCount count)
{
  switch (count.step)
    {
    case CRUMB_COUNT_WAIT:
    case CRUMB_COUNT_CALL:
      return g_strdup_printf ("%u", count.number);
    case CRUMB_COUNT_GO:
      /* Translators: the end of “1, 2, 3, go”: now everybody rolls */
      return g_strdup (C_ ("countdown", "Go!"));
    case CRUMB_COUNT_DONE:
      break;
    }
  return g_strdup ("");
}

gboolean
crumb_count_fits (const CrumbRaid *raid)
{
  if (raid->rules.countdown == 0 || raid->phase != CRUMB_RAID_AT_BID || raid->plate_open || raid->roll.closed != 0)
    return FALSE;
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    if (raid->roll.dice[seat].count > 0)
      return FALSE;
  return TRUE;
}
