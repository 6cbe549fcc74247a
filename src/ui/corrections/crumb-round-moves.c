/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The moves of one round, as an unsaved correction has them. No widgets. */

#include "crumb-round-moves.h"

#include "crumb-past-moves.h"

#include <string.h>

gboolean
crumb_round_moves_goes_on (CrumbCorrection *correction, guint index)
{
  const CrumbMove *move = crumb_correction_get_move (correction, index);
  guint next = index + 1;

  return move->open && next < crumb_correction_get_n_moves (correction)
         && crumb_correction_get_first (correction, next) <= index;
}

void
crumb_round_moves_find (CrumbCorrection *correction, guint round, guint *from, guint *to)
{
  CrumbRoundBounds found = { .kind = crumb_game_get_kind (crumb_correction_get_game (correction)), .round = round };

  crumb_correction_walk (correction, crumb_round_bounds_cb, &found);
  *from = found.from;
  *to = found.to;
}

guint
crumb_round_moves_get_begin (CrumbCorrection *correction, guint index)
{
  guint8 overrule = crumb_game_get_kind (crumb_correction_get_game (correction))->overrule;
  guint first = crumb_correction_get_first (correction, index);

  if (first > 0 && crumb_correction_get_move (correction, first - 1)->what == overrule)
    first--;
  return first;
}

guint
crumb_round_moves_get_end (CrumbCorrection *correction, guint index)
{
  guint8 overrule = crumb_game_get_kind (crumb_correction_get_game (correction))->overrule;
  guint last = crumb_correction_get_n_moves (correction) - 1;

  if (index < last && crumb_correction_get_move (correction, index)->what == overrule)
    index++;
  while (crumb_round_moves_goes_on (correction, index))
    index++;
  return index;
}

typedef struct
{
  guint left;
  gpointer before;
  gsize size;
} Search;

static void
search (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Search *found = user_data;

  if (found->left == 0)
    return;
  found->left--;
  memcpy (found->before, after, found->size);
}

gpointer
crumb_round_moves_get_before (CrumbCorrection *correction, guint index)
{
  CrumbGame *game = crumb_correction_get_game (correction);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  Search found = { .left = index, .before = g_malloc (kind->state_size), .size = kind->state_size };

  crumb_game_start_state (game, found.before);
  crumb_correction_walk (correction, search, &found);
  return found.before;
}

guint
crumb_round_moves_get_round (CrumbCorrection *correction, guint index)
{
  g_autofree gpointer before = crumb_round_moves_get_before (correction, index);

  return crumb_scores_of (before)->round;
}
