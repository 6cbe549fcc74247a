/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Puts a game of a backup back, or the version that another one replaced. */

#include "crumb-game-file.h"
#include "crumb-game-fold.h"
#include "crumb-versions.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-store-private.h"

#include <glib/gi18n.h>

/* Replaces the stored version with that of @data if they differ, and restores the game if it was deleted. */
static gboolean
bring_back (sqlite3 *db, CrumbVersions *two, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  gboolean done = crumb_transaction_begin (&transaction, db, error);

  if (done && two->kept == NULL)
    done = crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error);
  else if (done)
    done = crumb_journal_equal (two->kept, two->journal) || crumb_versions_put_in_place (db, two, error);
  return done && crumb_store_mark_game (db, two->head->id, FALSE, g_get_real_time (), &done, error)
         && crumb_transaction_commit (&transaction, error);
}

gboolean
crumb_game_file_restore (CrumbStore *store, CrumbGame *version, char **replaced, gboolean *back, GError **error)
{
  sqlite3 *db = crumb_store_get_database (store);
  const CrumbGameHead *head = crumb_game_get_head (version);
  g_autoptr (CrumbGameHead) kept_head = NULL;
  g_autoptr (CrumbJournal) kept = NULL;
  g_autoptr (CrumbMark) mark = NULL;
  /* The head is not changed by bring_back (). */
  CrumbVersions two = { .head = (CrumbGameHead *) head,
                        .journal = crumb_game_get_journal (version),
                        .how = CRUMB_DELETED_BY_BACKUP };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  *replaced = NULL;
  if (!crumb_versions_find_kept (db, head->id, &kept_head, &kept, error)
      || !crumb_mark_load (db, head->id, &mark, error))
    return FALSE;
  two.kept_head = kept_head;
  two.kept = kept;
  *back = kept == NULL || (mark != NULL && mark->deleted);
  if (!bring_back (db, &two, error))
    {
      g_free (two.other_id);
      return FALSE;
    }
  *replaced = two.other_id;
  crumb_store_say_one_changed (store, head->id);
  return TRUE;
}

/* @other: (out) (transfer full): the id, among the deleted games, of the version that the game @id last replaced. */
static gboolean
find_replaced (sqlite3 *db, const char *id, char **other, GError **error)
{
  if (!crumb_database_get_text (db, other, error,
                                "SELECT game FROM replaced WHERE of = ?1 AND how <> ?2 ORDER BY at DESC LIMIT 1", "tt",
                                id, crumb_deleted_how_to_word (CRUMB_DELETED_FROM_FOLDER)))
    return FALSE;
  if (*other == NULL)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND,
                         _ ("The other version of this game no longer exists."));
  return *other != NULL;
}

/* The version that waits has the id of its content, so it is written again under that of the game. */
static gboolean
swap_one (sqlite3 *db, const char *id, CrumbDeletedHow how, GError **error)
{
  g_autofree char *other = NULL;
  g_autoptr (CrumbJournal) kept = NULL;
  g_autoptr (CrumbJournal) waiting = NULL;
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) kept_head =
      find_replaced (db, id, &other, error) ? crumb_tables_read_game (db, id, &kept, error) : NULL;
  g_autoptr (CrumbGameHead) head = kept_head != NULL ? crumb_tables_read_game (db, other, &waiting, error) : NULL;
  g_autoptr (GArray) entries = head != NULL ? crumb_versions_list_entries (waiting) : NULL;
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  CrumbVersions two = { .head = head, .kept_head = kept_head, .kept = kept, .how = how };
  gboolean done;

  if (head == NULL)
    return FALSE;
  g_set_str (&head->id, id);
  journal = crumb_game_fold_entries (head, entries, NULL, &refusal, error);
  two.journal = journal;
  done = journal != NULL && crumb_tables_forget_game (db, other, error)
         && crumb_database_run (db, error, "DELETE FROM mark WHERE game = ?", "t", other)
         && crumb_versions_put_in_place (db, &two, error);
  g_free (two.other_id);
  return done;
}

gboolean
crumb_game_file_swap (CrumbStore *store, const char *const *ids, CrumbDeletedHow how, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  db = crumb_store_get_database (store);
  if (!crumb_transaction_begin (&transaction, db, error))
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++)
    if (!swap_one (db, ids[i], how, error))
      return FALSE;
  if (!crumb_transaction_commit (&transaction, error))
    return FALSE;
  crumb_store_say_changed (store, ids);
  return TRUE;
}
