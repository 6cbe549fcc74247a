/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds the standing moves to states. */

#include "crumb-journal-private.h"

#include <string.h>

gboolean
crumb_journal_find_standing (CrumbJournal *self, guint entry, guint *move)
{
  for (guint i = 0; i < self->moves->len; i++)
    if (g_array_index (self->moves, guint, i) == entry)
      {
        *move = i;
        return TRUE;
      }
  return FALSE;
}

/* Goes back to the last checkpoint at which nothing has changed. */
static void
go_back (CrumbJournal *self)
{
  guint checkpoint = self->n_unchanged / CRUMB_MOVES_PER_CHECKPOINT;

  if (self->n_folded == self->n_unchanged)
    return;

  g_ptr_array_set_size (self->checkpoints, (int) checkpoint + 1);
  memcpy (self->state, self->checkpoints->pdata[checkpoint], self->kind->state_size);
  self->n_folded = checkpoint * CRUMB_MOVES_PER_CHECKPOINT;
}

gboolean
crumb_journal_fold (CrumbJournal *self, CrumbRefusal *refusal)
{
  gboolean fits = TRUE;

  *refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
  go_back (self);
  while (fits && self->n_folded < self->moves->len)
    {
      fits = self->kind->apply (self->state, crumb_journal_get_move (self, self->n_folded), refusal);
      if (fits && ++self->n_folded % CRUMB_MOVES_PER_CHECKPOINT == 0)
        g_ptr_array_add (self->checkpoints, g_memdup2 (self->state, self->kind->state_size));
    }
  self->n_unchanged = self->n_folded;
  return fits;
}

gconstpointer
crumb_journal_get_state (CrumbJournal *self)
{
  return self->state;
}

gconstpointer
crumb_journal_get_start (CrumbJournal *self)
{
  return self->checkpoints->pdata[0];
}

void
crumb_journal_state_after (CrumbJournal *self, guint n_moves, gpointer state)
{
  guint checkpoint = MIN (n_moves / CRUMB_MOVES_PER_CHECKPOINT, self->checkpoints->len - 1);

  memcpy (state, self->checkpoints->pdata[checkpoint], self->kind->state_size);
  for (guint i = checkpoint * CRUMB_MOVES_PER_CHECKPOINT; i < n_moves; i++)
    {
      CrumbRefusal refusal;
      gboolean fits = self->kind->apply (state, crumb_journal_get_move (self, i), &refusal);

      g_return_if_fail (fits);
    }
}

void
crumb_journal_walk (CrumbJournal *self, guint n_moves, CrumbGameStep step, gpointer user_data)
{
  g_autofree gpointer before = g_memdup2 (crumb_journal_get_start (self), self->kind->state_size);
  g_autofree gpointer after = g_memdup2 (before, self->kind->state_size);

  for (guint i = 0; i < n_moves; i++)
    {
      const CrumbMove *move = crumb_journal_get_move (self, i);
      CrumbRefusal refusal;
      gboolean fits = self->kind->apply (after, move, &refusal);

      g_return_if_fail (fits);
      step (before, move, after, user_data);
      memcpy (before, after, self->kind->state_size);
    }
}
