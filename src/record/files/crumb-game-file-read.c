/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports a game file: folds it and compares it with the stored game before anything is stored. */

#include "crumb-game-file-private.h"

#include "crumb-game-agree.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-store-private.h"

#include <glib/gi18n.h>

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
  g_autofree char *place = crumb_game_draft_name_entry (lines, misfit->entry < added ? added : misfit->entry);

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
  g_autofree char *place = crumb_game_draft_name_entry (lines, entry);

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

static CrumbJournal *
fold_entries (const CrumbGameHead *head, GArray *draft, const GArray *lines, CrumbGameFileRefusal *refusal,
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

/* An id computed from the content, and from @id if that isn't empty, so that it is equal on every machine. */
static char *
id_from_content (const CrumbGameHead *head, const char *id, GArray *entries, const GArray *lines,
                 CrumbGameFileRefusal *refusal, GError **error)
{
  CrumbGameHead nameless = *head;
  g_autoptr (CrumbJournal) journal = NULL;
  const guint8 *b;

  nameless.id = (char *) id;
  nameless.started = head->started != CRUMB_DRAFT_NO_TIME ? head->started : 0;
  journal = fold_entries (&nameless, entries, lines, refusal, error);
  if (journal == NULL)
    return NULL;

  /* A version 8 UUID, whose content we may choose. */
  b = crumb_journal_get_hash (journal, crumb_journal_get_n_entries (journal))->bytes;
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-8%01x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", b[0], b[1], b[2],
                          b[3], b[4], b[5], b[6] & 0xf, b[7], (b[8] & 0x3f) | 0x80, b[9], b[10], b[11], b[12], b[13],
                          b[14], b[15]);
}

/* Reads the stored version of this game; both are NULL without one. */
static gboolean
find_kept (sqlite3 *db, const char *id, CrumbGameHead **head, CrumbJournal **journal, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  *head = crumb_tables_read_game (db, id, journal, &local_error);
  if (*head != NULL || g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/* (element-type CrumbEntry): all entries; the journal owns what they point to. */
static GArray *
entries_of (CrumbJournal *journal)
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
  g_autofree char *id = id_from_content (head, "", entries, NULL, refusal, error);

  if (g_strcmp0 (id, head->id) == 0)
    return id_from_content (head, head->id, entries, NULL, refusal, error);
  return g_steal_pointer (&id);
}

/*
 * Stores this game under another id, computed from its content, unless it is there already, in the caller's
 * transaction. Returns that id.
 */
static char *
write_under_other_id (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, gboolean *known, GError **error)
{
  g_autoptr (GArray) entries = entries_of (journal);
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = other_id (head, entries, &refusal, error);
  g_autoptr (CrumbJournal) renumbered = NULL;
  CrumbGameHead other = *head;

  if (id == NULL || !crumb_tables_has_game (db, id, known, error))
    return NULL;
  if (*known)
    return g_steal_pointer (&id);

  other.id = id;
  renumbered = fold_entries (&other, entries, NULL, &refusal, error);
  if (renumbered == NULL || !crumb_tables_keep_game (db, &other, renumbered, CRUMB_KEEP_COLOURS, error))
    return NULL;
  return g_steal_pointer (&id);
}

/* Two versions of one game, and what to do with the one in the file. */
typedef struct
{
  CrumbGameHead *head;
  CrumbJournal *journal;
  const CrumbGameHead *kept_head;
  CrumbJournal *kept;
  CrumbDeletedHow how;
  const CrumbAgreement *agreed;
  char *other_id;
  gboolean known;
} Versions;

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
find_time (sqlite3 *db, const Versions *two, gint64 *at, GError **error)
{
  return crumb_database_get_int (db, at, error,
                                 "SELECT max (?3, ifnull ((SELECT max (at) + 1 FROM replaced WHERE of = ?2), 0), "
                                 "ifnull ((SELECT " CRUMB_MARK_AT " + 1 FROM mark WHERE game = ?1), 0))",
                                 "ttl", two->other_id, two->head->id, g_get_real_time ());
}

/* Deletes the version that is written as `other_id`, and says why. */
static gboolean
let_wait (sqlite3 *db, const Versions *two, gboolean known, GError **error)
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

static gboolean
put_in_place (sqlite3 *db, gpointer data, GError **error)
{
  Versions *two = data;
  gboolean known;

  g_clear_pointer (&two->other_id, g_free);
  two->other_id = write_under_other_id (db, two->kept_head, two->kept, &known, error);
  return two->other_id != NULL && let_wait (db, two, known, error)
         && crumb_tables_forget_game (db, two->head->id, error)
         && crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error);
}

/*
 * A file may keep the version that lost for as long as another one has ours: then it waits already, or people have
 * erased it.
 */
static gboolean
put_aside (sqlite3 *db, gpointer data, GError **error)
{
  Versions *two = data;
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
put_beside (sqlite3 *db, gpointer data, GError **error)
{
  Versions *two = data;

  two->other_id = write_under_other_id (db, two->head, two->journal, &two->known, error);
  return two->other_id != NULL;
}

static gboolean
keep_both (sqlite3 *db, Versions *two, GError **error)
{
  g_autofree char *id = NULL;
  gboolean kept = crumb_database_in_transaction (db, put_beside, two, error);

  id = g_steal_pointer (&two->other_id);
  if (!kept)
    return FALSE;
  g_free (two->head->id);
  two->head->id = g_steal_pointer (&id);
  return TRUE;
}

/* Stores what was agreed on: the file's version in the place of ours, or ours with what the file's says of the game. */
static gboolean
keep_agreed (sqlite3 *db, gpointer data, GError **error)
{
  Versions *two = data;
  const CrumbAgreement *agreed = two->agreed;
  guint n_kept = crumb_journal_get_n_entries (two->kept);

  if (agreed->won && agreed->alike)
    return crumb_tables_forget_game (db, two->head->id, error)
           && crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error);
  if (agreed->won)
    return put_in_place (db, two, error);
  return (agreed->alike || put_aside (db, two, error))
         && (agreed->added == 0 || crumb_tables_append (db, two->kept_head, two->kept, n_kept - agreed->added, error));
}

/* If one journal continues the other, stores the longer one; otherwise they differ and @choice decides. */
static gboolean
merge (sqlite3 *db, CrumbGameDraft *draft, const CrumbGameHead *kept_head, CrumbJournal *kept, CrumbImportChoice choice,
       gboolean *known, GError **error)
{
  CrumbGameHead *head = draft->head;
  CrumbJournal *journal = draft->journal;
  Versions two = { .head = head, .journal = journal, .kept_head = kept_head, .kept = kept };
  CrumbAgreement agreed;
  gboolean done;
  guint n_kept = crumb_journal_get_n_entries (kept);
  guint n = crumb_journal_get_n_entries (journal);
  guint n_common = MIN (n_kept, n);

  if (crumb_hash_equal (crumb_journal_get_hash (kept, n_common), crumb_journal_get_hash (journal, n_common)))
    {
      *known = n <= n_kept;
      draft->same = n >= n_kept;
      return *known || crumb_tables_append (db, head, journal, n_kept, error);
    }

  switch (choice)
    {
    case CRUMB_IMPORT_TAKE_FILE:
      two.how = CRUMB_DELETED_BY_FILE;
      done = crumb_database_in_transaction (db, put_in_place, &two, error);
      draft->waiting = two.other_id;
      draft->same = TRUE;
      return done;
    case CRUMB_IMPORT_KEEP_BOTH:
      if (!keep_both (db, &two, error))
        return FALSE;
      draft->same = TRUE;
      *known = two.known;
      return TRUE;
    case CRUMB_IMPORT_AGREE:
      agreed = crumb_game_agree (head, journal, kept_head, kept);
      two.agreed = &agreed;
      two.how = agreed.won ? CRUMB_DELETED_BY_FOLDER : CRUMB_DELETED_FROM_FOLDER;
      done = crumb_database_in_transaction (db, keep_agreed, &two, error);
      draft->waiting = two.other_id;
      draft->lost = !agreed.won;
      draft->same = agreed.won && agreed.added == 0;
      *known = !agreed.won && agreed.added == 0;
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

void
crumb_game_file_fold (CrumbGameDraft *draft)
{
  CrumbGameHead *head = draft->head;

  if (head->id == NULL)
    head->id = id_from_content (head, "", draft->entries, draft->lines, &draft->refusal, &draft->error);
  if (head->id == NULL)
    return;
  if (!draft->has_start)
    head->started = g_get_real_time ();
  draft->journal = fold_entries (head, draft->entries, draft->lines, &draft->refusal, &draft->error);
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

  if (!find_kept (db, head->id, &kept, &kept_journal, error))
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
      draft->journal = fold_entries (head, draft->entries, draft->lines, refusal, error);
    }
  return draft->journal != NULL && merge (db, draft, kept, kept_journal, choice, known, error);
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

static gboolean
are_equal (CrumbJournal *one, CrumbJournal *other)
{
  guint n = crumb_journal_get_n_entries (one);

  return n == crumb_journal_get_n_entries (other)
         && crumb_hash_equal (crumb_journal_get_hash (one, n), crumb_journal_get_hash (other, n));
}

/* Replaces the stored version with that of @data if they differ, and restores the game if it was deleted. */
static gboolean
bring_back (sqlite3 *db, gpointer data, GError **error)
{
  Versions *two = data;
  gboolean done;

  if (two->kept == NULL)
    done = crumb_tables_keep_game (db, two->head, two->journal, CRUMB_KEEP_COLOURS, error);
  else
    done = are_equal (two->kept, two->journal) || put_in_place (db, two, error);
  return done && crumb_store_mark_game (db, two->head->id, FALSE, g_get_real_time (), &done, error);
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
  Versions two = { .head = (CrumbGameHead *) head,
                   .journal = crumb_game_get_journal (version),
                   .how = CRUMB_DELETED_BY_BACKUP };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  *replaced = NULL;
  if (!find_kept (db, head->id, &kept_head, &kept, error) || !crumb_mark_load (db, head->id, &mark, error))
    return FALSE;
  two.kept_head = kept_head;
  two.kept = kept;
  *back = kept == NULL || (mark != NULL && mark->deleted);
  if (!crumb_database_in_transaction (db, bring_back, &two, error))
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
  g_autoptr (GArray) entries = head != NULL ? entries_of (waiting) : NULL;
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  Versions two = { .head = head, .kept_head = kept_head, .kept = kept, .how = how };
  gboolean done;

  if (head == NULL)
    return FALSE;
  g_set_str (&head->id, id);
  journal = fold_entries (head, entries, NULL, &refusal, error);
  two.journal = journal;
  done = journal != NULL && crumb_tables_forget_game (db, other, error)
         && crumb_database_run (db, error, "DELETE FROM mark WHERE game = ?", "t", other)
         && put_in_place (db, &two, error);
  g_free (two.other_id);
  return done;
}

typedef struct
{
  const char *const *ids;
  CrumbDeletedHow how;
} Swap;

static gboolean
swap (sqlite3 *db, gpointer data, GError **error)
{
  const Swap *swap = data;
  gboolean done = TRUE;

  for (guint i = 0; done && swap->ids[i] != NULL; i++)
    done = swap_one (db, swap->ids[i], swap->how, error);
  return done;
}

gboolean
crumb_game_file_swap (CrumbStore *store, const char *const *ids, CrumbDeletedHow how, GError **error)
{
  Swap both = { .ids = ids, .how = how };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  if (!crumb_database_in_transaction (crumb_store_get_database (store), swap, &both, error))
    return FALSE;
  crumb_store_say_changed (store, ids);
  return TRUE;
}
