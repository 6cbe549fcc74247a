/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in one line, for lists. */

#include "crumb-game-summary.h"

#include "record/base/crumb-time.h"

CrumbGameSummary *
crumb_game_summary_new_damaged (const char *id, gint64 started)
{
  CrumbGameSummary *summary = g_new0 (CrumbGameSummary, 1);

  summary->id = g_strdup (id);
  summary->kind_id = g_strdup ("");
  summary->damaged = TRUE;
  summary->over = TRUE;
  summary->started = summary->touched = crumb_time_is_valid (started) ? started : 0;
  return summary;
}

void
crumb_game_summary_free (CrumbGameSummary *summary)
{
  for (guint i = 0; i < summary->n_seats; i++)
    g_clear_pointer (&summary->seats[i], crumb_seat_free);
  g_free (summary->id);
  g_free (summary->kind_id);
  g_free (summary->rules);
  g_free (summary->title);
  g_free (summary->note);
  g_free (summary);
}

CrumbSeats
crumb_game_summary_best (const CrumbGameSummary *summary)
{
  return summary->over ? summary->winners : summary->leaders;
}
