/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds the entries of a game file, and says which of them the rules or the journal refuse. */

#include "crumb-game-fold.h"

#include <glib/gi18n.h>

void
crumb_game_file_refusal_clear (CrumbGameFileRefusal *refusal)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusal->names); i++)
    g_clear_pointer (&refusal->names[i], g_free);
  g_clear_pointer (&refusal->place, g_free);
}

char *
crumb_game_fold_name_entry (const GArray *lines, guint entry)
{
  if (lines == NULL)
    /* Translators: %u counts the entries of a game in a game file. */
    return g_strdup_printf (_ ("Entry %u"), entry + 1);
  /* Translators: a place in a game file: the entries of a game are counted, and the lines of the file */
  return g_strdup_printf (_ ("Entry %1$u in line %2$u"), entry + 1, g_array_index (lines, guint, entry + 1));
}

static const char *
words_for_impossible (CrumbJournalVerdict verdict)
{
  switch (verdict)
    {
    case CRUMB_JOURNAL_NOTHING_TO_UNDO:
      return _ ("there’s nothing to undo.");
    case CRUMB_JOURNAL_NOTHING_TO_REDO:
      return _ ("there’s nothing to redo.");
    case CRUMB_JOURNAL_NOT_THE_LAST:
      return _ ("“of” isn’t the entry that would be undone or redone.");
    case CRUMB_JOURNAL_NOT_JOINED:
      return _ ("this is joined to an entry that isn’t a move.");
    case CRUMB_JOURNAL_NOT_STANDING:
      return _ ("the move it corrects doesn’t count anymore.");
    case CRUMB_JOURNAL_BAD_TEXT:
      return _ ("“text” is missing, too long, or has spaces at its ends or control characters.");
    case CRUMB_JOURNAL_NAME_TAKEN:
      return _ ("two players would have the same name.");
    case CRUMB_JOURNAL_NO_SEAT:
      return _ ("there’s no such seat at this table.");
    case CRUMB_JOURNAL_TOO_MANY:
      return _ ("this game has been corrected too many times.");
    case CRUMB_JOURNAL_TAKEN:
    case CRUMB_JOURNAL_REFUSED:
    default:
      g_return_val_if_reached ("");
    }
}

/* @added is the first entry of the rejected tap; the refused move can be in an older entry. */
static void
set_refused (CrumbJournal *journal, const CrumbGameKind *kind, const CrumbMove *move, const CrumbMisfit *misfit,
             guint added, const GArray *lines, CrumbGameFileRefusal *refusal, GError **error)
{
  g_autofree char *place = crumb_game_fold_name_entry (lines, misfit->entry < added ? added : misfit->entry);

  if (misfit->entry < added)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                 /* Translators: %1$s is “Entry 12 in line 40” of a game file */
                 _ ("%1$s: after this correction, the rules don’t allow the move of entry %2$u."), place,
                 misfit->entry + 1);
  else if (misfit->refusal.reason == CRUMB_REFUSAL_NO_SUCH_SEAT && move->seat != CRUMB_NO_SEAT)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                 /* Translators: %1$s is “Entry 12 in line 40” of a game file */
                 _ ("%1$s: seat %2$u isn’t at this table."), place, move->seat);
  else
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                 /* Translators: %s is “Entry 12 in line 40” of a game file */
                 _ ("%s: the rules don’t allow this move."), place);

  refusal->refusal = misfit->refusal;
  refusal->kind = kind;
  g_set_str (&refusal->place, place);
  for (guint i = 0; i < crumb_journal_get_n_seats (journal); i++)
    refusal->names[i] = g_strdup (crumb_journal_get_seat (journal, i)->name);
}

static void
set_impossible (CrumbJournalVerdict verdict, const GArray *lines, guint entry, GError **error)
{
  g_autofree char *place = crumb_game_fold_name_entry (lines, entry);

  /* Translators: the place in a file, and what is wrong there */
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("%1$s: %2$s"), place,
               words_for_impossible (verdict));
}

/* Fills in what the file omits. */
static void
complete_tap (CrumbJournal *journal, CrumbEntry *entries, guint n, gint64 at)
{
  guint of;

  for (guint i = 0; i < n; i++)
    {
      CrumbEntry *entry = &entries[i];

      at = entry->at == CRUMB_DRAFT_NO_TIME ? at : entry->at;
      entry->at = at;
      if (entry->of == CRUMB_DRAFT_OF_ANY)
        entry->of = (entry->type == CRUMB_ENTRY_UNDO ? crumb_journal_can_undo (journal, &of)
                                                     : crumb_journal_can_redo (journal, &of))
                        ? of
                        : 0;
    }
}

CrumbJournal *
crumb_game_fold_entries (const CrumbGameHead *head, GArray *draft, const GArray *lines, CrumbGameFileRefusal *refusal,
                         GError **error)
{
  g_autoptr (CrumbJournal) journal = crumb_journal_new (head);
  /* The draft owns what the copied entries point to. */
  g_autofree CrumbEntry *entries = g_memdup2 (draft->data, draft->len * sizeof (CrumbEntry));

  g_return_val_if_fail (journal != NULL, NULL);

  for (guint i = 0; i < draft->len;)
    {
      guint n = crumb_journal_tap_length (&entries[i], draft->len - i);
      CrumbJournalVerdict verdict;
      CrumbMisfit misfit;

      complete_tap (journal, &entries[i], n, i == 0 ? head->started : entries[i - 1].at);
      verdict = crumb_journal_add (journal, &entries[i], n, &misfit);
      if (verdict == CRUMB_JOURNAL_REFUSED)
        set_refused (journal, head->kind, &entries[misfit.entry].move, &misfit, i, lines, refusal, error);
      else if (verdict != CRUMB_JOURNAL_TAKEN)
        set_impossible (verdict, lines, misfit.entry, error);
      if (verdict != CRUMB_JOURNAL_TAKEN)
        return NULL;
      i += n;
    }
  return g_steal_pointer (&journal);
}

char *
crumb_game_fold_id (const CrumbGameHead *head, const char *id, GArray *entries, const GArray *lines,
                    CrumbGameFileRefusal *refusal, GError **error)
{
  CrumbGameHead nameless = *head;
  g_autoptr (CrumbJournal) journal = NULL;
  const guint8 *b;

  nameless.id = (char *) id;
  nameless.started = head->started != CRUMB_DRAFT_NO_TIME ? head->started : 0;
  journal = crumb_game_fold_entries (&nameless, entries, lines, refusal, error);
  if (journal == NULL)
    return NULL;

  /* A version 8 UUID, whose content we may choose. */
  b = crumb_journal_get_hash (journal, crumb_journal_get_n_entries (journal))->bytes;
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-8%01x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", b[0], b[1], b[2],
                          b[3], b[4], b[5], b[6] & 0xf, b[7], (b[8] & 0x3f) | 0x80, b[9], b[10], b[11], b[12], b[13],
                          b[14], b[15]);
}
