/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Decides between two versions of a game. Every machine has to choose the same one, whichever it saw first, and clocks,
 * which may be wrong, don't matter. What was played and corrected counts: two new titles don't beat a corrected score.
 */

#include "crumb-game-agree.h"

#include <string.h>

/* The journal without what is said of the whole game. */
static CrumbJournal *
leave_out_remarks (const CrumbGameHead *head, CrumbJournal *journal)
{
  CrumbJournal *played = crumb_journal_new (head);
  guint n = crumb_journal_get_n_entries (journal);
  g_autofree guint *places = g_new (guint, n);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (CrumbEntry));
  CrumbMisfit misfit;

  g_return_val_if_fail (played != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      CrumbEntry entry = *crumb_journal_get_entry (journal, i);

      places[i] = entries->len;
      if (crumb_entry_has_of (&entry))
        entry.of = places[entry.of];
      if (!crumb_entry_is_remark (&entry))
        g_array_append_val (entries, entry);
    }
  crumb_journal_set_limited (played, FALSE);
  crumb_journal_add_all (played, (const CrumbEntry *) entries->data, entries->len, &misfit);
  return played;
}

/* Below, at or above 0: the one with more entries, then the one with the higher hash. */
static int
compare (CrumbJournal *one, CrumbJournal *other)
{
  guint n = crumb_journal_get_n_entries (one);
  guint n_other = crumb_journal_get_n_entries (other);

  if (n != n_other)
    return n < n_other ? -1 : 1;
  return memcmp (crumb_journal_get_hash (one, n), crumb_journal_get_hash (other, n), sizeof (CrumbHash));
}

/* Whether @longer begins with all of @journal. */
static gboolean
goes_on (CrumbJournal *longer, CrumbJournal *journal)
{
  guint n = crumb_journal_get_n_entries (journal);

  return crumb_hash_equal (crumb_journal_get_hash (longer, n), crumb_journal_get_hash (journal, n));
}

static int
compare_remarks (gconstpointer a, gconstpointer b)
{
  const CrumbEntry *one = a;
  const CrumbEntry *other = b;
  int by_field = g_strcmp0 (crumb_entry_get_word (one, NULL), crumb_entry_get_word (other, NULL));

  if (one->at != other->at)
    return one->at < other->at ? -1 : 1;
  return by_field != 0 ? by_field : g_strcmp0 (one->text, other->text);
}

static gboolean
has_remark (CrumbJournal *journal, const CrumbEntry *remark)
{
  for (guint i = 0; i < crumb_journal_get_n_entries (journal); i++)
    {
      const CrumbEntry *entry = crumb_journal_get_entry (journal, i);

      if (crumb_entry_is_remark (entry) && compare_remarks (entry, remark) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_remark (CrumbJournal *journal, const CrumbEntry *remark)
{
  /* The journal may move what the entry is copied from. */
  const CrumbEntry entry = *remark;
  CrumbMisfit misfit;

  crumb_journal_add (journal, &entry, 1, &misfit);
}

/* Adds what the other one says, with its own times. */
static void
add_remarks (CrumbJournal *journal, CrumbJournal *other)
{
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (CrumbEntry));

  for (guint i = 0; i < crumb_journal_get_n_entries (other); i++)
    if (crumb_entry_is_remark (crumb_journal_get_entry (other, i)))
      g_array_append_vals (remarks, crumb_journal_get_entry (other, i), 1);
  g_array_sort (remarks, compare_remarks);
  for (guint i = 0; i < remarks->len; i++)
    if (!has_remark (journal, &g_array_index (remarks, CrumbEntry, i)))
      add_remark (journal, &g_array_index (remarks, CrumbEntry, i));
}

/*
 * An older Crumb compares whole journals, and would write back what lost here for ever. So the one that is shown gets to
 * be the longer one: what was said last is said again.
 */
static void
outgrow (CrumbJournal *journal, CrumbJournal *other)
{
  for (guint i = crumb_journal_get_n_entries (journal); i > 0; i--)
    if (crumb_entry_is_remark (crumb_journal_get_entry (journal, i - 1)))
      {
        if (compare (journal, other) < 0)
          add_remark (journal, crumb_journal_get_entry (journal, i - 1));
        return;
      }
}

CrumbAgreement
crumb_game_agree (const CrumbGameHead *head, CrumbJournal *journal, const CrumbGameHead *kept_head, CrumbJournal *kept)
{
  g_autoptr (CrumbJournal) played = leave_out_remarks (head, journal);
  g_autoptr (CrumbJournal) played_kept = leave_out_remarks (kept_head, kept);
  int order = compare (played, played_kept);
  CrumbAgreement agreement = { .alike = goes_on (order > 0 ? played : played_kept, order > 0 ? played_kept : played),
                               .won = order != 0 ? order > 0 : compare (journal, kept) > 0 };
  CrumbJournal *shown = agreement.won ? journal : kept;
  CrumbJournal *other = agreement.won ? kept : journal;
  guint n = crumb_journal_get_n_entries (shown);

  add_remarks (shown, other);
  outgrow (shown, other);
  agreement.added = crumb_journal_get_n_entries (shown) - n;
  return agreement;
}
