/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Puts one of two versions of a game in the place of the other, which waits among the deleted games. */

#include "crumb-versions.h"

#include "crumb-game-agree.h"
#include "crumb-game-fold.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

void
crumb_game_taken_clear (CrumbGameTaken *taken)
{
  g_clear_pointer (&taken->id, g_free);
  g_clear_pointer (&taken->waiting, g_free);
  crumb_game_file_refusal_clear (&taken->refusal);
}

/* Reads the stored version of this game; both are NULL without one. */
gboolean
crumb_versions_find_kept (sqlite3 *db, const char *id, CrumbGameHead **head, CrumbJournal **journal, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  *head = crumb_tables_read_game (db, id, journal, &local_error);
  if (*head != NULL || g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/* (element-type CrumbEntry): all entries; the journal owns what they point to. */
GArray *
crumb_versions_list_entries (CrumbJournal *journal)
{
  guint n = crumb_journal_get_n_entries (journal);
  GArray *entries = g_array_sized_new (FALSE, FALSE, sizeof (CrumbEntry), n);

  for (guint i = 0; i < n; i++)
    g_array_append_vals (entries, crumb_journal_get_entry (journal, i), 1);
  return entries;
}

/* Another id for this game. One that came without an id already has the id of its content. */
static char *
other_id (const CrumbGameHead *head, GArray *entries, CrumbGameFileRefusal *refusal, GError **error)
{
  g_autofree char *id = crumb_game_fold_id (head, "", entries, NULL, refusal, error);

  if (g_strcmp0 (id, head->id) == 0)
    return crumb_game_fold_id (head, head->id, entries, NULL, refusal, error);
  return g_steal_pointer (&id);
}

/*
 * Stores this game under another id, computed from its content, unless it is there already, in the caller's
 * transaction. Returns that id.
 */
static char *
write_under_other_id (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, gboolean *known, GError **error)
{
  g_autoptr (GArray) entries = crumb_versions_list_entries (journal);
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = other_id (head, entries, &refusal, error);
  g_autoptr (CrumbJournal) renumbered = NULL;
  CrumbGameHead other = *head;

  if (id == NULL || !crumb_tables_has_game (db, id, known, error))
    return NULL;
  if (*known)
    return g_steal_pointer (&id);

  other.id = id;
  renumbered = crumb_game_fold_entries (&other, entries, NULL, &refusal, error);
  if (renumbered == NULL || !crumb_tables_keep_game (db, &other, renumbered, CRUMB_KEEP_COLOURS, error))
    return NULL;
  return g_steal_pointer (&id);
}

/* A version that is among the deleted games is deleted again; one that people restored as a game of its own stays. */
static gboolean
set_aside (sqlite3 *db, const char *id, gboolean known, gint64 at, GError **error)
{
  const CrumbMark mark = { .id = (char *) id, .deleted = TRUE, .at = at, .known = g_get_real_time () };
  gboolean deleted = TRUE;
  gboolean kept;

  return (!known || crumb_tables_is_deleted (db, id, &deleted, error))
         && (!deleted || crumb_mark_keep (db, &mark, &kept, error));
}

/* Which version was replaced last is told by that time, whatever the clock said the times before. */
static gboolean
find_time (sqlite3 *db, const CrumbVersions *two, gint64 *at, GError **error)
{
  return crumb_database_get_int (db, at, error,
                                 "SELECT max (?3, ifnull ((SELECT max (at) + 1 FROM replaced WHERE of = ?2), 0), "
                                 "ifnull ((SELECT " CRUMB_MARK_AT " + 1 FROM mark WHERE game = ?1), 0))",
                                 "ttl", two->other_id, two->head->id, g_get_real_time ());
}

/* Deletes the version that is written as `other_id`, and says why. */
static gboolean
let_wait (sqlite3 *db, const CrumbVersions *two, gboolean known, GError **error)
{
  gint64 at;

  return find_time (db, two, &at, error) && set_aside (db, two->other_id, known, at, error)
         && crumb_database_run (
             db, error,
             "INSERT INTO replaced (game, of, how, at) VALUES (?1, ?2, ?3, ?4) "
             "ON CONFLICT (game) DO UPDATE SET how = ?3, at = ?4, " CRUMB_SEAL_OPEN ("replaced", CRUMB_SEAL_REPLACED),
             "tttl", two->other_id, two->head->id, crumb_deleted_how_to_word (two->how), at)
         && crumb_seal_rows (db, CRUMB_SEALED_REPLACED, two->other_id, error);
}

gboolean
crumb_versions_put_in_place (sqlite3 *db, CrumbVersions *two, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  gboolean known;

  g_clear_pointer (&two->other_id, g_free);
  if (crumb_transaction_begin (&transaction, db, error))
    two->other_id = write_under_other_id (db, two->kept_head, two->kept, &known, error);
  return two->other_id != NULL && let_wait (db, two, known, error)
         && crumb_tables_forget_game (db, two->head->id, error)
         && crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error)
         && crumb_transaction_commit (&transaction, error);
}

/*
 * A file may keep the version that lost for as long as another one has ours: then it waits already, or people have
 * erased it.
 */
static gboolean
put_aside (sqlite3 *db, CrumbVersions *two, GError **error)
{
  g_autoptr (CrumbMark) mark = NULL;

  g_clear_pointer (&two->other_id, g_free);
  two->other_id = write_under_other_id (db, two->head, two->journal, &two->known, error);
  if (two->other_id == NULL || !crumb_mark_load (db, two->other_id, &mark, error))
    return FALSE;
  if (!two->known && mark != NULL && mark->erased)
    {
      two->known = TRUE;
      if (!crumb_tables_forget_game (db, two->other_id, error))
        return FALSE;
    }
  if (!two->known && !let_wait (db, two, FALSE, error))
    return FALSE;
  if (two->known)
    g_clear_pointer (&two->other_id, g_free);
  return TRUE;
}

static gboolean
keep_both (sqlite3 *db, CrumbVersions *two, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autofree char *id = crumb_transaction_begin (&transaction, db, error)
                            ? write_under_other_id (db, two->head, two->journal, &two->known, error)
                            : NULL;

  if (id == NULL || !crumb_transaction_commit (&transaction, error))
    return FALSE;
  g_free (two->head->id);
  two->head->id = g_steal_pointer (&id);
  return TRUE;
}

/* Stores what was agreed on: the file's version in the place of ours, or ours with what the file's says of the game. */
static gboolean
keep_agreed (sqlite3 *db, CrumbVersions *two, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  const CrumbAgreement *agreed = two->agreed;
  guint n_kept = crumb_journal_get_n_entries (two->kept);
  gboolean done = crumb_transaction_begin (&transaction, db, error);

  if (agreed->won && agreed->alike)
    done = done && crumb_tables_forget_game (db, two->head->id, error)
           && crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error);
  else if (agreed->won)
    done = done && crumb_versions_put_in_place (db, two, error);
  else
    done =
        done && (agreed->alike || put_aside (db, two, error))
        && (agreed->added == 0 || crumb_tables_append (db, two->kept_head, two->kept, n_kept - agreed->added, error));
  return done && crumb_transaction_commit (&transaction, error);
}

/* If one journal continues the other, stores the longer one; otherwise they differ and @choice decides. */
gboolean
crumb_versions_merge (sqlite3 *db, CrumbGameDraft *draft, const CrumbGameHead *kept_head, CrumbJournal *kept,
                      CrumbImportChoice choice, CrumbGameTaken *taken, GError **error)
{
  CrumbGameHead *head = draft->head;
  CrumbJournal *journal = draft->journal;
  CrumbVersions two = { .head = head, .journal = journal, .kept_head = kept_head, .kept = kept };
  CrumbAgreement agreed;
  gboolean done;
  guint n_kept = crumb_journal_get_n_entries (kept);
  guint n = crumb_journal_get_n_entries (journal);
  guint n_common = MIN (n_kept, n);

  if (crumb_hash_equal (crumb_journal_get_hash (kept, n_common), crumb_journal_get_hash (journal, n_common)))
    {
      taken->outcome = n <= n_kept ? CRUMB_IMPORT_KNOWN : CRUMB_IMPORT_LONGER;
      taken->same = n >= n_kept;
      return n <= n_kept || crumb_tables_append (db, head, journal, n_kept, error);
    }

  taken->outcome = CRUMB_IMPORT_LONGER;
  switch (choice)
    {
    case CRUMB_IMPORT_TAKE_FILE:
      two.how = CRUMB_DELETED_BY_FILE;
      done = crumb_versions_put_in_place (db, &two, error);
      taken->waiting = two.other_id;
      taken->same = TRUE;
      return done;
    case CRUMB_IMPORT_KEEP_BOTH:
      if (!keep_both (db, &two, error))
        return FALSE;
      taken->same = TRUE;
      taken->outcome = two.known ? CRUMB_IMPORT_KNOWN : CRUMB_IMPORT_NEW;
      return TRUE;
    case CRUMB_IMPORT_AGREE:
      agreed = crumb_game_agree (head, journal, kept_head, kept);
      two.agreed = &agreed;
      two.how = agreed.won ? CRUMB_DELETED_BY_FOLDER : CRUMB_DELETED_FROM_FOLDER;
      done = keep_agreed (db, &two, error);
      taken->waiting = two.other_id;
      taken->lost = !agreed.won;
      taken->same = agreed.won && agreed.added == 0;
      if (!agreed.won && agreed.added == 0)
        taken->outcome = CRUMB_IMPORT_KNOWN;
      if (!done || agreed.won || agreed.added > 0 || agreed.alike)
        return done;
      G_GNUC_FALLTHROUGH;
    case CRUMB_IMPORT_ASK:
    default:
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS,
                   /* Translators: %s is a game's id. */
                   _ ("The game %s differs from your copy."), head->id);
      return FALSE;
    }
}
