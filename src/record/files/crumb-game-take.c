/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports one game of a file, and reports the outcome. */

#include "crumb-game-take.h"

#include "crumb-game-fold.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-store-private.h"

/* Importing a deleted game restores it. Syncing a folder doesn't: only a mark restores a game there. */
static gboolean
bring_back (CrumbStore *store, CrumbImportChoice choice, CrumbGameTaken *taken, GError **error)
{
  const char *ids[] = { taken->id, NULL };
  g_autoptr (CrumbMark) mark = NULL;

  if (choice == CRUMB_IMPORT_AGREE)
    return TRUE;

  if (!crumb_mark_load (crumb_store_get_database (store), taken->id, &mark, error))
    return FALSE;
  if (mark == NULL || !mark->deleted)
    return TRUE;
  taken->outcome = CRUMB_IMPORT_NEW;
  return crumb_store_restore_games (store, ids, error);
}

/* Compares the game with the stored one before anything is stored. */
static gboolean
take (sqlite3 *db, CrumbGameDraft *draft, CrumbImportChoice choice, CrumbGameTaken *taken, GError **error)
{
  g_autoptr (CrumbGameHead) kept = NULL;
  g_autoptr (CrumbJournal) kept_journal = NULL;
  CrumbGameHead *head = draft->head;

  if (draft->journal == NULL)
    {
      taken->refusal = draft->refusal;
      draft->refusal = (CrumbGameFileRefusal) { 0 };
      g_propagate_error (error, g_steal_pointer (&draft->error));
      return FALSE;
    }
  if (!crumb_versions_find_kept (db, head->id, &kept, &kept_journal, error))
    return FALSE;
  taken->outcome = CRUMB_IMPORT_NEW;
  taken->same = kept == NULL;
  if (kept == NULL)
    return crumb_tables_keep_game (db, head, draft->journal, CRUMB_KEEP_COLOURS, error);

  /* An id that is made of the content says that all of it is here. */
  taken->outcome = CRUMB_IMPORT_KNOWN;
  if (!draft->has_id)
    return TRUE;
  if (!draft->has_start)
    {
      head->started = kept->started;
      crumb_journal_free (draft->journal);
      draft->journal = crumb_game_fold_entries (head, draft->entries, draft->lines, &taken->refusal, error);
    }
  return draft->journal != NULL && crumb_versions_merge (db, draft, kept, kept_journal, choice, taken, error);
}

gboolean
crumb_game_take (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice, CrumbGameTaken *taken,
                 GError **error)
{
  g_autoptr (GError) why = NULL;
  gboolean done = take (crumb_store_get_database (store), draft, choice, taken, &why);

  taken->id = g_strdup (draft->head->id);
  if (done)
    {
      if (taken->same && draft->has_id && draft->has_start)
        taken->version = crumb_journal_get_n_entries (draft->journal);
      return bring_back (store, choice, taken, error);
    }
  taken->outcome = g_error_matches (why, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS) ? CRUMB_IMPORT_DIFFERS
                                                                                         : CRUMB_IMPORT_REFUSED;
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

gboolean
crumb_game_file_read (CrumbStore *store, const char *text, gsize length, CrumbImportChoice choice, char **id,
                      gboolean *known, CrumbGameFileRefusal *refusal, GError **error)
{
  g_autoptr (CrumbGameDraft) draft = crumb_game_draft_parse (text, length, 1, error);
  g_auto (CrumbGameTaken) taken = { .outcome = CRUMB_IMPORT_REFUSED };
  gboolean done = draft != NULL && take (crumb_store_get_database (store), draft, choice, &taken, error);

  if (refusal != NULL)
    {
      *refusal = taken.refusal;
      taken.refusal = (CrumbGameFileRefusal) { 0 };
    }
  if (!done)
    return FALSE;

  *id = g_steal_pointer (&draft->head->id);
  if (known != NULL)
    *known = taken.outcome == CRUMB_IMPORT_KNOWN;
  return TRUE;
}

gboolean
crumb_game_taken_changed (const CrumbGameTaken *taken)
{
  return taken->outcome == CRUMB_IMPORT_NEW || taken->outcome == CRUMB_IMPORT_LONGER;
}
