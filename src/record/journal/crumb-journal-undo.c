/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Undoes and redoes taps. Files know one list: only its last tap can be undone. People know two: what they did in this
 * game, and names that were changed in all games at once, which are changed back where that was done. So what lies under
 * such a rename is taken back with it, and the rename is made again; what was undone before it is entered again.
 */

#include "crumb-journal-private.h"

static gboolean
is_own (CrumbJournal *self, guint tap)
{
  return !crumb_entry_is_everywhere (crumb_journal_entry_at (self, tap));
}

static void
add_own (CrumbJournal *self, GArray *taps, GArray *own)
{
  for (guint i = 0; i < taps->len; i++)
    if (is_own (self, g_array_index (taps, guint, i)))
      g_array_append_vals (own, &g_array_index (taps, guint, i), 1);
}

gboolean
crumb_journal_can_undo (CrumbJournal *self, guint *of)
{
  if (self->taps->len == 0)
    return FALSE;

  *of = g_array_index (self->taps, guint, self->taps->len - 1);
  return TRUE;
}

gboolean
crumb_journal_can_redo (CrumbJournal *self, guint *of)
{
  if (self->undone->len == 0)
    return FALSE;

  *of = g_array_index (self->undone, guint, self->undone->len - 1);
  return TRUE;
}

gboolean
crumb_journal_find_undo (CrumbJournal *self, guint *of)
{
  for (guint i = self->taps->len; i > 0; i--)
    {
      *of = g_array_index (self->taps, guint, i - 1);
      if (is_own (self, *of))
        return TRUE;
    }
  return FALSE;
}

/* What a tap refers to may have been entered again since, as another entry. */
static gboolean
can_enter_again (CrumbJournal *self, guint tap)
{
  guint end = crumb_journal_tap_end (self, tap);
  guint at;

  for (guint n = tap; n < end; n++)
    {
      const CrumbEntry *entry = crumb_journal_entry_at (self, n);

      if (crumb_entry_has_of (entry) && entry->of < tap && !crumb_journal_find_standing (self, entry->of, &at))
        return FALSE;
    }
  return TRUE;
}

gboolean
crumb_journal_find_redo (CrumbJournal *self, guint *of)
{
  GArray *lists[] = { self->undone, self->left };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = lists[list]->len; i > 0; i--)
      {
        *of = g_array_index (lists[list], guint, i - 1);
        if (is_own (self, *of))
          return (list == 0 && i == self->undone->len) || can_enter_again (self, *of);
      }
  return FALSE;
}

/* Whether two taps say the same, whenever they were made. */
static gboolean
are_alike (CrumbJournal *self, guint one, guint other)
{
  guint n = crumb_journal_tap_end (self, one) - one;

  if (crumb_journal_tap_end (self, other) - other != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const CrumbEntry *a = crumb_journal_entry_at (self, one + i);
      const CrumbEntry *b = crumb_journal_entry_at (self, other + i);

      if (a->type != b->type || !crumb_move_equal (&a->move, &b->move) || a->place != b->place || a->of != b->of
          || g_strcmp0 (a->text, b->text) != 0 || g_strcmp0 (a->why, b->why) != 0)
        return FALSE;
    }
  return TRUE;
}

void
crumb_journal_clear_undone (CrumbJournal *self, guint tap)
{
  guint last, own;
  gboolean again = crumb_journal_find_redo (self, &own) && !(crumb_journal_can_redo (self, &last) && last == own)
                   && are_alike (self, own, tap);

  if (again || !is_own (self, tap))
    add_own (self, self->undone, self->left);
  else
    g_array_set_size (self->left, 0);
  g_array_set_size (self->undone, 0);
  if (again)
    g_array_set_size (self->left, self->left->len - 1);
}

static gboolean
adds_to (const CrumbEntry *open, const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_MOVE && !crumb_entry_is_correction (entry) && open->move.what == entry->move.what
         && open->move.seat == entry->move.seat;
}

/* Whether the tap that begins with @later adds to what the one before it left open. */
static gboolean
goes_on (CrumbJournal *self, guint before, guint later)
{
  const CrumbEntry *open = crumb_journal_entry_at (self, crumb_journal_tap_end (self, before) - 1);
  guint end = crumb_journal_tap_end (self, later);

  if (open->type != CRUMB_ENTRY_MOVE || crumb_entry_is_correction (open) || !open->move.open)
    return FALSE;
  for (guint entry = later; entry < end; entry++)
    if (adds_to (open, crumb_journal_entry_at (self, entry)))
      return TRUE;
  return FALSE;
}

/* How many at the end of the list are one step. What was undone last comes first. */
static guint
count_step (CrumbJournal *self, const GArray *own, gboolean undone)
{
  const guint *taps = (const guint *) (gpointer) own->data;
  guint at = own->len;

  if (at == 0)
    return 0;
  for (at--; at > 0 && goes_on (self, taps[undone ? at : at - 1], taps[undone ? at - 1 : at]); at--)
    continue;
  return own->len - at;
}

guint
crumb_journal_count_undo_step (CrumbJournal *self)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (guint));

  add_own (self, self->taps, own);
  return count_step (self, own, FALSE);
}

guint
crumb_journal_count_redo_step (CrumbJournal *self)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (guint));

  add_own (self, self->left, own);
  add_own (self, self->undone, own);
  return count_step (self, own, TRUE);
}

static CrumbJournalVerdict
add_entry (CrumbJournal *self, CrumbEntryType type, guint of, gint64 at)
{
  CrumbEntry entry = { .type = type, .move.seat = CRUMB_NO_SEAT, .of = of, .at = at };
  CrumbMisfit misfit;

  return crumb_journal_add (self, &entry, 1, &misfit);
}

static CrumbJournalVerdict
enter_again (CrumbJournal *self, guint tap, gint64 at)
{
  guint n = crumb_journal_tap_end (self, tap) - tap;
  /* The journal owns what the copied entries point to. */
  g_autofree CrumbEntry *entries = g_memdup2 (crumb_journal_entry_at (self, tap), n * sizeof (CrumbEntry));
  CrumbMisfit misfit;

  for (guint i = 0; i < n; i++)
    entries[i].at = at;
  return crumb_journal_add (self, entries, n, &misfit);
}

CrumbJournalVerdict
crumb_journal_undo (CrumbJournal *self, guint n, gint64 at)
{
  g_autoptr (GArray) renames = g_array_new (FALSE, FALSE, sizeof (guint));
  guint tap;

  while (n > 0 && crumb_journal_can_undo (self, &tap))
    {
      CrumbJournalVerdict verdict = add_entry (self, CRUMB_ENTRY_UNDO, tap, at);

      if (verdict != CRUMB_JOURNAL_TAKEN)
        return verdict;
      if (is_own (self, tap))
        n--;
      else
        g_array_append_val (renames, tap);
    }
  for (guint i = renames->len; i > 0; i--)
    {
      CrumbJournalVerdict verdict = enter_again (self, g_array_index (renames, guint, i - 1), at);

      /* Whoever joined isn't there any more, and can't be called anything. */
      if (verdict != CRUMB_JOURNAL_TAKEN && verdict != CRUMB_JOURNAL_NO_SEAT)
        return verdict;
    }
  return CRUMB_JOURNAL_TAKEN;
}

CrumbJournalVerdict
crumb_journal_redo (CrumbJournal *self, guint n, gint64 at)
{
  CrumbJournalVerdict verdict = CRUMB_JOURNAL_TAKEN;
  guint tap, last;

  for (; n > 0 && verdict == CRUMB_JOURNAL_TAKEN && crumb_journal_find_redo (self, &tap); n--)
    verdict = crumb_journal_can_redo (self, &last) && last == tap ? add_entry (self, CRUMB_ENTRY_REDO, tap, at)
                                                                  : enter_again (self, tap, at);
  return verdict;
}
