/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game as it was: the first of its moves, folded once more. */

#include "crumb-game-private.h"

/* Everybody has the name of now, which is how people know them. */
static CrumbGameHead *
copy_head (CrumbGame *game)
{
  CrumbGameHead *head = crumb_game_head_new (crumb_game_get_kind_id (game));

  head->id = g_strdup (crumb_game_get_id (game));
  head->rules = g_strdup (crumb_game_get_rules (game));
  head->first = crumb_game_get_first (game);
  head->started = crumb_game_get_started (game);
  head->n_seats = crumb_game_get_n_first_seats (game);
  for (guint seat = 0; seat < head->n_seats; seat++)
    head->seats[seat] = crumb_seat_copy (crumb_game_get_seat (game, seat));
  return head;
}

static void
add_move (CrumbJournal *journal, CrumbGame *game, guint move)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  CrumbEntry entry = {
    .type = CRUMB_ENTRY_MOVE,
    .move = *crumb_game_get_move (game, move),
    .why = (char *) crumb_game_get_why (game, move),
    .at = crumb_game_get_started (game),
  };
  CrumbMisfit misfit;

  if (entry.move.what == kind->join)
    entry.text = crumb_game_get_seat (game, entry.move.seat)->name;
  crumb_journal_add (journal, &entry, 1, &misfit);
}

CrumbGame *
crumb_game_new_past (CrumbGame *self, guint n_moves)
{
  CrumbGameHead *head;
  CrumbJournal *journal;

  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);
  g_return_val_if_fail (n_moves <= crumb_game_get_n_moves (self), NULL);

  head = copy_head (self);
  journal = crumb_journal_new (head);
  for (guint i = 0; i < n_moves; i++)
    add_move (journal, self, i);
  return crumb_game_new (NULL, head, journal);
}
