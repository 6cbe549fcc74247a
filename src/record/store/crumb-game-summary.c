/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in one line, for lists. */

#include "crumb-game-summary.h"

#include "crumb-game-private.h"
#include "record/base/crumb-time.h"
#include "record/database/crumb-tables.h"

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
  g_free (summary->place);
  g_free (summary);
}

CrumbGameSummary *
crumb_game_summarise (CrumbGame *game)
{
  CrumbGameSummary *summary = g_new0 (CrumbGameSummary, 1);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  g_autoptr (GArray) changes = crumb_game_list_changes (game);

  summary->id = g_strdup (crumb_game_get_id (game));
  summary->kind_id = g_strdup (crumb_game_get_head (game)->kind_id);
  summary->kind = crumb_game_kind_find (summary->kind_id);
  summary->n_seats = crumb_game_get_n_seats (game);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      summary->seats[seat] = crumb_seat_copy (crumb_game_get_seat (game, seat));
      summary->totals[seat] = scores->totals[seat];
    }
  summary->rounds = scores->n_rounds;
  summary->over = scores->over;
  summary->ended_early = scores->ended_early;
  summary->playing = scores->playing;
  summary->leaders = scores->leaders;
  summary->winners = scores->winners;
  summary->started = crumb_game_get_started (game);
  summary->corrected = changes->len > 0;
  crumb_tables_house_rules (crumb_game_get_kind (game), crumb_game_get_head (game)->rules, &summary->rules);
  summary->title = *crumb_game_get_title (game) != '\0' ? g_strdup (crumb_game_get_title (game)) : NULL;
  summary->note = *crumb_game_get_note (game) != '\0' ? g_strdup (crumb_game_get_note (game)) : NULL;
  summary->place = *crumb_game_get_place (game) != '\0' ? g_strdup (crumb_game_get_place (game)) : NULL;
  return summary;
}

CrumbSeats
crumb_game_summary_drawn (const CrumbGameSummary *summary)
{
  return summary->over && summary->winners == 0 && summary->rounds > 0 ? summary->leaders : 0;
}

CrumbSeats
crumb_game_summary_best (const CrumbGameSummary *summary)
{
  return summary->over ? summary->winners | crumb_game_summary_drawn (summary) : summary->leaders;
}
