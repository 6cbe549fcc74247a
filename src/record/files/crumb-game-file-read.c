/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports a game file: folds it and compares it with the stored game before anything is stored. */

#include "crumb-game-file-private.h"

#include "crumb-game-fold.h"
#include "crumb-versions.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-store-private.h"

void
crumb_game_file_fold (CrumbGameDraft *draft)
{
  CrumbGameHead *head = draft->head;

  if (head->id == NULL)
    head->id = crumb_game_fold_id (head, "", draft->entries, draft->lines, &draft->refusal, &draft->error);
  if (head->id == NULL)
    return;
  if (!draft->has_start)
    head->started = g_get_real_time ();
  draft->journal = crumb_game_fold_entries (head, draft->entries, draft->lines, &draft->refusal, &draft->error);
}

/* Moves what was wrong with the draft to where the caller wants it. */
static gboolean
fail_fold (CrumbGameDraft *draft, CrumbGameFileRefusal *refusal, GError **error)
{
  *refusal = draft->refusal;
  draft->refusal = (CrumbGameFileRefusal) { 0 };
  g_propagate_error (error, g_steal_pointer (&draft->error));
  return FALSE;
}

static gboolean
keep (sqlite3 *db, CrumbGameDraft *draft, CrumbImportChoice choice, gboolean *known, CrumbGameFileRefusal *refusal,
      GError **error)
{
  g_autoptr (CrumbGameHead) kept = NULL;
  g_autoptr (CrumbJournal) kept_journal = NULL;
  CrumbGameHead *head = draft->head;

  if (draft->journal == NULL && draft->error == NULL)
    crumb_game_file_fold (draft);
  if (draft->journal == NULL)
    return fail_fold (draft, refusal, error);

  if (!crumb_versions_find_kept (db, head->id, &kept, &kept_journal, error))
    return FALSE;
  *known = kept != NULL && !draft->has_id;
  if (*known)
    return TRUE;
  draft->same = kept == NULL;
  if (kept == NULL)
    return crumb_tables_keep_game (db, head, draft->journal, CRUMB_KEEP_COLOURS, error);

  if (!draft->has_start)
    {
      head->started = kept->started;
      crumb_journal_free (draft->journal);
      draft->journal = crumb_game_fold_entries (head, draft->entries, draft->lines, refusal, error);
    }
  return draft->journal != NULL && crumb_versions_merge (db, draft, kept, kept_journal, choice, known, error);
}

void
crumb_game_file_refusal_clear (CrumbGameFileRefusal *refusal)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusal->names); i++)
    g_clear_pointer (&refusal->names[i], g_free);
  g_clear_pointer (&refusal->place, g_free);
}

gboolean
crumb_game_file_keep_draft (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice, gboolean *known,
                            CrumbGameFileRefusal *refusal, GError **error)
{
  return keep (crumb_store_get_database (store), draft, choice, known, refusal, error);
}

gboolean
crumb_game_file_read (CrumbStore *store, const char *text, gsize length, CrumbImportChoice choice, char **id,
                      gboolean *known, CrumbGameFileRefusal *refusal, GError **error)
{
  g_auto (CrumbGameFileRefusal) why = { 0 };
  g_autoptr (CrumbGameDraft) draft = NULL;
  gboolean had = FALSE;
  gboolean done;

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  draft = crumb_game_draft_parse (text, length, 1, error);
  done = draft != NULL && crumb_game_file_keep_draft (store, draft, choice, &had, &why, error);
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

CrumbGame *
crumb_game_file_look_at (CrumbGameDraft *draft)
{
  if (!draft->has_id || !draft->has_start)
    return NULL;
  crumb_game_file_fold (draft);
  return draft->journal != NULL
             ? crumb_game_new (NULL, g_steal_pointer (&draft->head), g_steal_pointer (&draft->journal))
             : NULL;
}
