/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which moves of a game are of one of its rounds, and what was corrected among them. No widgets. */

#include "crumb-past-moves.h"

#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-words-correction.h"

void
crumb_round_bounds_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer bounds)
{
  CrumbRoundBounds *found = bounds;
  guint round = crumb_scores_of (before)->round;

  found->from += round < found->round;
  found->to += round <= found->round;
}

void
crumb_past_moves_find (CrumbGame *game, guint round, guint *from, guint *to)
{
  CrumbRoundBounds found = { .kind = crumb_game_get_kind (game), .round = round };

  crumb_game_walk (game, crumb_round_bounds_cb, &found);
  *from = found.from;
  *to = found.to;
}

/* That the game ended, or went on, is of no round; what is played after it would be marked instead. */
static gboolean
is_of_round (const CrumbGameKind *kind, const CrumbChange *change)
{
  guint8 what = change->now != NULL ? change->now->what : change->old->what;

  return what != kind->end && what != kind->play_on;
}

char *
crumb_past_moves_corrected (CrumbGame *game, guint from, guint to)
{
  g_autoptr (GArray) changes = crumb_game_list_changes (game);
  g_autoptr (GString) lines = g_string_new (NULL);
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  for (guint i = 0; i < changes->len; i++)
    {
      const CrumbChange *change = &g_array_index (changes, CrumbChange, i);
      g_autofree char *when = NULL, *line = NULL;

      if (change->move < from || change->move >= to || !is_of_round (crumb_game_get_kind (game), change))
        continue;
      when = crumb_format_day_and_time (change->at);
      line = crumb_words_corrected (crumb_game_get_kind (game), change->old, change->now, change->why, when, names);
      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      g_string_append (lines, line);
    }
  return lines->len > 0 ? g_string_free_and_steal (g_steal_pointer (&lines)) : NULL;
}
