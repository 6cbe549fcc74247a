/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game as it was after some of its moves. No widgets. */

#include "crumb-past.h"

void
crumb_past_walk (CrumbGame *game, guint n_moves, CrumbGameStep step, gpointer user_data)
{
  const CrumbGameKind *kind;
  g_autofree gpointer before = NULL;
  g_autofree gpointer after = NULL;

  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (n_moves <= crumb_game_get_n_moves (game));

  kind = crumb_game_get_kind (game);
  before = crumb_past_state (game, 0);
  after = g_memdup2 (before, kind->state_size);
  for (guint i = 0; i < n_moves; i++)
    {
      const CrumbMove *move = crumb_game_get_move (game, i);
      CrumbRefusal refusal;

      kind->apply (after, move, &refusal);
      step (before, move, after, user_data);
      memcpy (before, after, kind->state_size);
    }
}

gpointer
crumb_past_state (CrumbGame *game, guint n_moves)
{
  gpointer state;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);
  g_return_val_if_fail (n_moves <= crumb_game_get_n_moves (game), NULL);

  state = g_malloc0 (crumb_game_get_kind (game)->state_size);
  crumb_game_state_after (game, n_moves, state);
  return state;
}
