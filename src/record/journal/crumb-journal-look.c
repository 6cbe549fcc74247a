/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads a journal: its entries, the standing moves, and what corrections did. */

#include "crumb-journal-private.h"
#include "record/base/crumb-time.h"

guint
crumb_journal_get_n_entries (CrumbJournal *self)
{
  return self->entries->len;
}

const CrumbEntry *
crumb_journal_get_entry (CrumbJournal *self, guint entry)
{
  g_return_val_if_fail (entry < self->entries->len, NULL);

  return crumb_journal_entry_at (self, entry);
}

const CrumbHash *
crumb_journal_get_hash (CrumbJournal *self, guint n_entries)
{
  g_return_val_if_fail (n_entries < self->hashes->len, NULL);

  return &g_array_index (self->hashes, CrumbHash, n_entries);
}

guint
crumb_journal_get_n_moves (CrumbJournal *self)
{
  return self->moves->len;
}

guint
crumb_journal_get_move_entry (CrumbJournal *self, guint move)
{
  g_return_val_if_fail (move < self->moves->len, 0);

  return g_array_index (self->moves, guint, move);
}

const CrumbMove *
crumb_journal_get_move (CrumbJournal *self, guint move)
{
  return &crumb_journal_entry_at (self, crumb_journal_get_move_entry (self, move))->move;
}

/* A correction has its reason on the first entry of its tap. */
static const char *
get_why (CrumbJournal *self, guint n)
{
  const char *told;

  if (crumb_entry_is_correction (crumb_journal_entry_at (self, n)))
    while (crumb_journal_entry_at (self, n)->joined)
      n--;
  told = crumb_journal_entry_at (self, n)->told;
  return told != NULL && *told != '\0' ? told : NULL;
}

const char *
crumb_journal_get_why (CrumbJournal *self, guint move)
{
  return get_why (self, crumb_journal_get_move_entry (self, move));
}

guint
crumb_journal_get_n_seats (CrumbJournal *self)
{
  return self->seats->len;
}

const CrumbSeat *
crumb_journal_get_seat (CrumbJournal *self, guint seat)
{
  g_return_val_if_fail (seat < self->seats->len, NULL);

  return self->seats->pdata[seat];
}

char *
crumb_journal_get_player_key (CrumbJournal *self, guint seat)
{
  return crumb_seat_key_at_table ((const CrumbSeat *const *) self->seats->pdata, self->seats->len, seat);
}

static const char *
get_remark (CrumbJournal *self, CrumbEntryType type)
{
  return self->remarks[type] != CRUMB_NO_ENTRY ? crumb_journal_entry_at (self, self->remarks[type])->told : "";
}

const char *
crumb_journal_get_title (CrumbJournal *self)
{
  return get_remark (self, CRUMB_ENTRY_TITLE);
}

const char *
crumb_journal_get_note (CrumbJournal *self)
{
  return get_remark (self, CRUMB_ENTRY_NOTE);
}

const char *
crumb_journal_get_place (CrumbJournal *self)
{
  return get_remark (self, CRUMB_ENTRY_PLACE);
}

gint64
crumb_journal_get_date (CrumbJournal *self, gint64 started)
{
  gint64 date;

  return crumb_time_parse (get_remark (self, CRUMB_ENTRY_DATE), &date) ? date : started;
}

/* Shifts the places of earlier changes for one more entry at @at. */
static void
shift_changes (GArray *changes, const CrumbEntry *entry, guint at)
{
  for (guint i = 0; i < changes->len; i++)
    {
      CrumbChange *change = &g_array_index (changes, CrumbChange, i);

      if (entry->type == CRUMB_ENTRY_STRIKE && change->move > at)
        change->move--;
      else if (entry->type == CRUMB_ENTRY_MOVE && entry->place == CRUMB_ENTRY_PLACE_BEFORE && change->move >= at)
        change->move++;
    }
}

static void
add_change (CrumbJournal *self, GArray *changes, guint n)
{
  const CrumbEntry *entry = crumb_journal_entry_at (self, n);
  CrumbChange change = {
    .move = g_array_index (self->positions, guint, n),
    .why = get_why (self, n),
    .at = entry->at,
    .entry = n,
  };

  if (!crumb_entry_is_correction (entry))
    return;

  if (entry->type == CRUMB_ENTRY_STRIKE || entry->place == CRUMB_ENTRY_PLACE_INSTEAD)
    change.old = &crumb_journal_entry_at (self, entry->of)->move;
  if (entry->type == CRUMB_ENTRY_MOVE)
    change.now = &entry->move;
  shift_changes (changes, entry, change.move);
  g_array_append_val (changes, change);
}

gboolean
crumb_journal_is_corrected (CrumbJournal *self)
{
  for (guint i = 0; i < self->taps->len; i++)
    if (crumb_entry_is_correction (crumb_journal_entry_at (self, g_array_index (self->taps, guint, i))))
      return TRUE;
  return FALSE;
}

GArray *
crumb_journal_list_changes (CrumbJournal *self)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (CrumbChange));

  for (guint i = 0; i < self->taps->len; i++)
    {
      guint first = g_array_index (self->taps, guint, i);
      guint end = crumb_journal_tap_end (self, first);

      for (guint n = first; n < end; n++)
        add_change (self, changes, n);
    }
  return changes;
}

/* Titles, notes and new names don't count as playing. */
static gboolean
is_played (CrumbJournal *self, const CrumbEntry *entry)
{
  if (entry->type == CRUMB_ENTRY_UNDO || entry->type == CRUMB_ENTRY_REDO)
    entry = crumb_journal_entry_at (self, entry->of);
  return !crumb_entry_is_remark (entry) && entry->type != CRUMB_ENTRY_RENAME;
}

gint64
crumb_journal_get_touched (CrumbJournal *self, gint64 started)
{
  for (guint n = self->entries->len; n > 0; n--)
    {
      const CrumbEntry *entry = crumb_journal_entry_at (self, n - 1);

      if (is_played (self, entry))
        return MAX (started, entry->at);
    }
  return started;
}

/* A long pause is none of the game: dinner, or another day. A file without times has none to count. */
guint
crumb_journal_get_seconds (CrumbJournal *self, gint64 started)
{
  gint64 before = started;
  gint64 sum = 0;

  for (guint n = 0; n < self->entries->len; n++)
    {
      const CrumbEntry *entry = crumb_journal_entry_at (self, n);

      if (!is_played (self, entry))
        continue;
      if (entry->at > before && entry->at - before <= CRUMB_PAUSE)
        sum += entry->at - before;
      before = entry->at;
    }
  return (guint) (sum / G_USEC_PER_SEC);
}
