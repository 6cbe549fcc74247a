/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Finds the views of a game. */

#include "crumb-game-ui.h"

const CrumbGameUi *
crumb_game_ui_of (const CrumbGameKind *kind)
{
  for (const CrumbGameUi *const *ui = crumb_game_uis; *ui != NULL; ui++)
    if ((*ui)->kind == kind)
      return *ui;
  return NULL;
}

CrumbMoveForm
crumb_move_form (const CrumbGameKind *kind, gconstpointer before, guint what)
{
  const CrumbMoveKind *move = &kind->moves[what];
  const CrumbScores *scores = crumb_scores_of (before);
  unsigned parts = move->traits & (CRUMB_MOVE_SEAT | CRUMB_MOVE_DICE | CRUMB_MOVE_AMOUNT);

  if ((move->traits & CRUMB_MOVE_TURN) != 0)
    parts &= ~CRUMB_MOVE_SEAT;
  if ((move->traits & CRUMB_MOVE_CODE) != 0)
    parts &= ~CRUMB_MOVE_AMOUNT;
  return (CrumbMoveForm) {
    .parts = (move->traits & CRUMB_MOVE_FIXED) != 0 ? 0 : parts,
    .sides = scores->sides,
    .colours = scores->colours,
    .max_dice = move->dice,
    .sorted = (move->traits & CRUMB_MOVE_LOOSE) != 0,
    .none = (move->traits & CRUMB_MOVE_NONE) != 0,
    .unseen = (move->traits & CRUMB_MOVE_ONE) != 0,
    .max_amount = move->most,
  };
}
