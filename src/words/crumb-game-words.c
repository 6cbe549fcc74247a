/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What follows from the words of a game alone. */

#include "crumb-game-words.h"

const CrumbGameWords *
crumb_game_words_of (const CrumbGameKind *kind)
{
  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    if ((*words)->kind == kind)
      return *words;
  g_return_val_if_reached (NULL);
}

char *
crumb_game_words_result (const CrumbGameKind *kind, const void *state, const char *const names[])
{
  bool over = kind->over (state);
  CrumbSeats best = over ? kind->winners (state) : kind->leaders (state);
  int points = best != 0 ? kind->total (state, crumb_seats_first (best)) : 0;

  return crumb_game_words_of (kind)->outcome (best, points, over, kind->ended_early (state), names);
}
