/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game file, folded and compared with what is known before anything of it is kept. */

#include "crumb-game-file.h"

#include "crumb-game-draft.h"
#include "crumb-store-private.h"
#include "crumb-tables.h"

#include <glib/gi18n.h>

static void
set_impossible (guint                 n,
                CrumbJournalVerdict   verdict,
                GError              **error)
{
  switch (verdict)
    {
    case CRUMB_JOURNAL_NOTHING_TO_UNDO:
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _("Entry %u: there is nothing to undo."), n + 1);
      break;
    case CRUMB_JOURNAL_NOTHING_TO_REDO:
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _("Entry %u: there is nothing to redo."), n + 1);
      break;
    case CRUMB_JOURNAL_NOT_THE_LAST:
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                   _("Entry %u: “of” is not the entry that would be undone or redone."), n + 1);
      break;
    case CRUMB_JOURNAL_NOT_JOINED:
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                   _("Entry %u: this is joined to an entry that is not a move."), n + 1);
      break;
    case CRUMB_JOURNAL_TAKEN:
    case CRUMB_JOURNAL_REFUSED:
    default:
      g_return_if_reached ();
    }
}

static void
set_refused (guint                  n,
             const CrumbMove       *move,
             const CrumbRefusal    *why,
             const CrumbGameHead   *head,
             CrumbGameFileRefusal  *refusal,
             GError               **error)
{
  if (why->reason == CRUMB_REFUSAL_NO_SUCH_SEAT && move->seat != CRUMB_NO_SEAT)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                 _("Entry %1$u: seat %2$u is not at this table."), n + 1, move->seat);
  else
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                 _("Entry %u: the rules do not allow this move."), n + 1);

  refusal->refusal = *why;
  refusal->entry = n + 1;
  for (guint i = 0; i < head->n_seats; i++)
    refusal->names[i] = g_strdup (head->seats[i]->name);
}

static CrumbJournal *
fold_entries (const CrumbGameHead   *head,
              GArray                *entries,
              CrumbGameFileRefusal  *refusal,
              GError               **error)
{
  g_autoptr (CrumbJournal) journal = crumb_journal_new (head);
  gint64 at = head->started;

  g_return_val_if_fail (journal != NULL, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      CrumbEntry entry = g_array_index (entries, CrumbEntry, i);
      CrumbJournalVerdict verdict;
      CrumbRefusal why;
      guint of;

      at = entry.at == CRUMB_DRAFT_NO_TIME ? at : entry.at;
      entry.at = at;
      if (entry.of == CRUMB_DRAFT_OF_ANY)
        entry.of = (entry.type == CRUMB_ENTRY_UNDO ? crumb_journal_can_undo (journal, &of)
                                                   : crumb_journal_can_redo (journal, &of)) ? of : 0;

      verdict = crumb_journal_add (journal, &entry, &why);
      if (verdict == CRUMB_JOURNAL_REFUSED)
        set_refused (i, &entry.move, &why, head, refusal, error);
      else if (verdict != CRUMB_JOURNAL_TAKEN)
        set_impossible (i, verdict, error);
      if (verdict != CRUMB_JOURNAL_TAKEN)
        return NULL;
    }
  return g_steal_pointer (&journal);
}

/* A file without an id always gets the same one. */
static char *
id_from_content (CrumbGameHead         *head,
                 GArray                *entries,
                 CrumbGameFileRefusal  *refusal,
                 GError               **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  gint64 started = head->started;
  CrumbHash hash;
  const guint8 *b = hash.bytes;

  head->id = g_strdup ("");
  head->started = MAX (started, 0);
  journal = fold_entries (head, entries, refusal, error);
  g_clear_pointer (&head->id, g_free);
  head->started = started;
  if (journal == NULL)
    return NULL;

  /* Version 8: whatever the maker likes. */
  hash = *crumb_journal_get_hash (journal, crumb_journal_get_n_entries (journal));
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-8%01x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          b[0], b[1], b[2], b[3], b[4], b[5], b[6] & 0xf, b[7], (b[8] & 0x3f) | 0x80, b[9],
                          b[10], b[11], b[12], b[13], b[14], b[15]);
}

/* What the record has of this game; NULL without an error when it has nothing. */
static CrumbGameHead *
find_kept (sqlite3       *db,
           const char    *id,
           CrumbJournal **journal,
           GError       **error)
{
  g_autoptr (GError) local_error = NULL;
  CrumbGameHead *head = crumb_tables_read_game (db, id, journal, &local_error);

  if (head == NULL && !g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND))
    g_propagate_error (error, g_steal_pointer (&local_error));
  return head;
}

/* Two journals of one game: the longer one is kept if it goes on where the other ends. */
static gboolean
merge (sqlite3              *db,
       const CrumbGameHead  *head,
       CrumbJournal         *kept,
       CrumbJournal         *journal,
       gboolean             *known,
       GError              **error)
{
  guint n_kept = crumb_journal_get_n_entries (kept);
  guint n = crumb_journal_get_n_entries (journal);
  guint n_common = MIN (n_kept, n);

  if (!crumb_hash_equal (crumb_journal_get_hash (kept, n_common), crumb_journal_get_hash (journal, n_common)))
    {
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS,
                   _("The game %s is in the record already, and went another way there."), head->id);
      return FALSE;
    }

  *known = n <= n_kept;
  return *known || crumb_tables_append (db, head, journal, n_kept, error);
}

static gboolean
keep (sqlite3               *db,
      CrumbGameDraft        *draft,
      gboolean              *known,
      CrumbGameFileRefusal  *refusal,
      GError               **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) kept = NULL;
  g_autoptr (CrumbJournal) kept_journal = NULL;
  g_autoptr (CrumbJournal) journal = NULL;
  CrumbGameHead *head = draft->head;
  gboolean has_id = head->id != NULL;

  if (!has_id)
    head->id = id_from_content (head, draft->entries, refusal, error);
  if (head->id == NULL)
    return FALSE;

  kept = find_kept (db, head->id, &kept_journal, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  *known = kept != NULL && !has_id;
  if (*known)
    return TRUE;

  if (head->started == CRUMB_DRAFT_NO_TIME)
    head->started = kept != NULL ? kept->started : g_get_real_time ();
  journal = fold_entries (head, draft->entries, refusal, error);
  if (journal == NULL)
    return FALSE;
  if (kept != NULL)
    return merge (db, head, kept_journal, journal, known, error);
  return crumb_tables_keep_game (db, head, journal, CRUMB_KEEP_COLOURS, error);
}

void
crumb_game_file_refusal_clear (CrumbGameFileRefusal *refusal)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusal->names); i++)
    g_clear_pointer (&refusal->names[i], g_free);
}

gboolean
crumb_game_file_read (CrumbStore            *store,
                      const char            *text,
                      gsize                  length,
                      char                 **id,
                      gboolean              *known,
                      CrumbGameFileRefusal  *refusal,
                      GError               **error)
{
  g_auto (CrumbGameFileRefusal) why = { 0 };
  g_autoptr (CrumbGameDraft) draft = NULL;
  gboolean had = FALSE;
  gboolean done;

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  draft = crumb_game_draft_parse (text, length, error);
  done = draft != NULL && keep (crumb_store_get_database (store), draft, &had, &why, error);
  if (refusal != NULL)
    {
      *refusal = why;
      why = (CrumbGameFileRefusal) { 0 };
    }
  if (!done)
    return FALSE;

  *id = g_steal_pointer (&draft->head->id);
  if (known != NULL)
    *known = had;
  return TRUE;
}
