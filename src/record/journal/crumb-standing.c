/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of standing moves, and the state they fold to. */

#include "crumb-standing.h"

#include <string.h>

/* Saves a checkpoint of the state every so many moves, so that a journal full of undos still folds in linear time. */
#define MOVES_PER_CHECKPOINT 64

struct _CrumbStanding
{
  const CrumbGameKind *kind;
  CrumbStandingMove get_move;
  gpointer user_data;
  GArray *entries;        /* guint */
  GPtrArray *checkpoints; /* [n] is the state after n * MOVES_PER_CHECKPOINT moves */
  gpointer state;
  guint n_folded;    /* how many moves the state includes */
  guint n_unchanged; /* how many of them are unchanged in the list */
};

static void
change_from (CrumbStanding *self, guint index)
{
  self->n_unchanged = MIN (self->n_unchanged, index);
}

static void
go_back (CrumbStanding *self)
{
  guint checkpoint = self->n_unchanged / MOVES_PER_CHECKPOINT;

  if (self->n_folded == self->n_unchanged)
    return;

  g_ptr_array_set_size (self->checkpoints, (int) checkpoint + 1);
  memcpy (self->state, self->checkpoints->pdata[checkpoint], self->kind->state_size);
  self->n_folded = checkpoint * MOVES_PER_CHECKPOINT;
}

CrumbStanding *
crumb_standing_new (const CrumbGameKind *kind, gpointer start, CrumbStandingMove get_move, gpointer user_data)
{
  CrumbStanding *self = g_new0 (CrumbStanding, 1);

  self->kind = kind;
  self->get_move = get_move;
  self->user_data = user_data;
  self->entries = g_array_new (FALSE, FALSE, sizeof (guint));
  self->checkpoints = g_ptr_array_new_with_free_func (g_free);
  self->state = g_memdup2 (start, kind->state_size);
  g_ptr_array_add (self->checkpoints, start);
  return self;
}

void
crumb_standing_free (CrumbStanding *self)
{
  g_array_unref (self->entries);
  g_ptr_array_unref (self->checkpoints);
  g_free (self->state);
  g_free (self);
}

guint
crumb_standing_get_n (CrumbStanding *self)
{
  return self->entries->len;
}

guint
crumb_standing_get_entry (CrumbStanding *self, guint index)
{
  return g_array_index (self->entries, guint, index);
}

guint
crumb_standing_cost_of_removing (CrumbStanding *self)
{
  return self->entries->len % MOVES_PER_CHECKPOINT + 1;
}

gboolean
crumb_standing_find (CrumbStanding *self, guint entry, guint *index)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_array_index (self->entries, guint, i) == entry)
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

void
crumb_standing_insert (CrumbStanding *self, guint index, guint entry)
{
  change_from (self, index);
  g_array_insert_val (self->entries, index, entry);
}

void
crumb_standing_replace (CrumbStanding *self, guint index, guint entry)
{
  change_from (self, index);
  g_array_index (self->entries, guint, index) = entry;
}

void
crumb_standing_remove (CrumbStanding *self, guint index)
{
  change_from (self, index);
  g_array_remove_index (self->entries, index);
}

gboolean
crumb_standing_fold (CrumbStanding *self, guint *misfit, CrumbRefusal *refusal)
{
  gboolean fits = TRUE;

  *refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
  go_back (self);
  while (fits && self->n_folded < self->entries->len)
    {
      guint entry = g_array_index (self->entries, guint, self->n_folded);

      fits = self->kind->apply (self->state, self->get_move (entry, self->user_data), refusal);
      if (fits && ++self->n_folded % MOVES_PER_CHECKPOINT == 0)
        g_ptr_array_add (self->checkpoints, g_memdup2 (self->state, self->kind->state_size));
    }

  self->n_unchanged = self->n_folded;
  *misfit = self->n_folded;
  return fits;
}

gconstpointer
crumb_standing_get_state (CrumbStanding *self)
{
  return self->state;
}

void
crumb_standing_state_after (CrumbStanding *self, guint n, gpointer state)
{
  guint checkpoint = MIN (n / MOVES_PER_CHECKPOINT, self->checkpoints->len - 1);

  memcpy (state, self->checkpoints->pdata[checkpoint], self->kind->state_size);
  for (guint i = checkpoint * MOVES_PER_CHECKPOINT; i < n; i++)
    {
      CrumbRefusal refusal;
      gboolean fits =
          self->kind->apply (state, self->get_move (crumb_standing_get_entry (self, i), self->user_data), &refusal);

      g_return_if_fail (fits);
    }
}

gconstpointer
crumb_standing_get_start (CrumbStanding *self)
{
  return self->checkpoints->pdata[0];
}
