/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Works out who sits where now, after joins and renames. */

#include "crumb-journal-private.h"

/* The entry of the move by which @seat joined; whoever comes back later does so without a name. */
static guint
joined_by (CrumbJournal *self, guint seat)
{
  for (guint i = 0; i < self->moves->len; i++)
    {
      const CrumbMove *move = crumb_journal_get_move (self, i);

      if (move->what == self->kind->join && move->seat == seat)
        return crumb_journal_get_move_entry (self, i);
    }
  return CRUMB_NO_ENTRY;
}

gboolean
crumb_journal_names_fit (CrumbJournal *self)
{
  guint n_seats = self->first_seats->len;

  for (guint i = 0; i < self->moves->len; i++)
    {
      const CrumbEntry *entry = crumb_journal_entry_at (self, crumb_journal_get_move_entry (self, i));
      gboolean new = entry->move.seat >= n_seats;

      if (entry->move.what != self->kind->join)
        continue;
      if (new != (entry->text != NULL))
        return FALSE;
      n_seats += new;
    }
  return TRUE;
}

static guint
renamed_by (CrumbJournal *self, guint seat)
{
  const GArray *renames = self->renames[seat];

  return renames->len > 0 ? g_array_index (renames, guint, renames->len - 1) : CRUMB_NO_ENTRY;
}

/* A player who joins gets the first free colour, so that it follows from the moves alone. */
static CrumbSeat *
seat_that_joined (CrumbJournal *self, GPtrArray *others, guint joined)
{
  const char *name = joined != CRUMB_NO_ENTRY ? crumb_journal_entry_at (self, joined)->text : NULL;

  return crumb_seat_new (name != NULL ? name : "",
                         crumb_seat_free_colour ((const CrumbSeat *const *) others->pdata, others->len));
}

GPtrArray *
crumb_journal_seats_now (CrumbJournal *self)
{
  GPtrArray *seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  guint n_seats = crumb_scores_of (self->state)->n_seats;

  for (guint i = 0; i < n_seats; i++)
    {
      guint joined = i < self->first_seats->len ? CRUMB_NO_ENTRY : joined_by (self, i);
      guint renamed = renamed_by (self, i);
      CrumbSeat *seat = i < self->first_seats->len ? crumb_seat_copy (self->first_seats->pdata[i])
                                                   : seat_that_joined (self, seats, joined);

      /* After a correction somebody else may have joined here, and the old rename doesn't concern them. */
      if (renamed != CRUMB_NO_ENTRY && (joined == CRUMB_NO_ENTRY || joined < renamed))
        crumb_seat_rename (seat, crumb_journal_entry_at (self, renamed)->text);
      g_ptr_array_add (seats, seat);
    }
  return seats;
}

/* (nullable): what the seat was called before its first rename. */
static const char *
first_name (CrumbJournal *self, guint seat)
{
  guint joined;

  if (seat < self->first_seats->len)
    return ((const CrumbSeat *) self->first_seats->pdata[seat])->name;
  joined = joined_by (self, seat);
  return joined != CRUMB_NO_ENTRY ? crumb_journal_entry_at (self, joined)->text : NULL;
}

/* (nullable): what the seat was called before its rename number @n, counted from 0. */
static const char *
name_before (CrumbJournal *self, guint seat, guint n)
{
  return n > 0 ? crumb_journal_entry_at (self, g_array_index (self->renames[seat], guint, n - 1))->text
               : first_name (self, seat);
}

const char *
crumb_journal_get_name_before (CrumbJournal *self, guint seat)
{
  guint n = self->renames[seat]->len;

  return n > 0 ? name_before (self, seat, n - 1) : NULL;
}

const char *
crumb_journal_find_merged_name (CrumbJournal *self, guint seat, const char *key)
{
  const GArray *renames = self->renames[seat];

  for (guint n = renames->len; n > 0; n--)
    {
      const char *why = crumb_journal_entry_at (self, g_array_index (renames, guint, n - 1))->why;
      const char *name = name_before (self, seat, n - 1);
      g_autofree char *key_of_name = name != NULL ? crumb_seat_name_key (name) : NULL;

      if (g_strcmp0 (why, CRUMB_WHY_MERGE) != 0)
        return NULL;
      if (g_strcmp0 (key_of_name, key) == 0)
        return name;
    }
  return NULL;
}
