/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game's journal in memory: every entry, the moves that stand, and the state they lead to. Private to the record. */

#pragma once

#include "crumb-entry.h"
#include "crumb-game-head.h"

G_BEGIN_DECLS

typedef struct _CrumbJournal CrumbJournal;

/** What became of an entry. */
typedef enum
{
  CRUMB_JOURNAL_TAKEN,           /**< it is in the journal */
  CRUMB_JOURNAL_REFUSED,         /**< the rules refuse the move */
  CRUMB_JOURNAL_NOTHING_TO_UNDO, /**< no move stands */
  CRUMB_JOURNAL_NOTHING_TO_REDO, /**< nothing was taken back, or a new move came since */
  CRUMB_JOURNAL_NOT_THE_LAST,    /**< `of` is not the last tap */
  CRUMB_JOURNAL_NOT_JOINED,      /**< `joined`, but it or the entry before is no move */
} CrumbJournalVerdict;

/** crumb_journal_new: (transfer full) (nullable): The empty journal of a game, NULL when its rules can't be played. */
CrumbJournal        *crumb_journal_new  (const CrumbGameHead *head);
void                 crumb_journal_free (CrumbJournal *self);

/** crumb_journal_first_part: (transfer full): A journal of the first @n_entries entries. */
CrumbJournal        *crumb_journal_first_part (CrumbJournal *self, guint n_entries);

/**
 * crumb_journal_add:
 * @entry: copied
 * @refusal: (out): why the rules refuse it, for %CRUMB_JOURNAL_REFUSED
 *
 * Adds the entry and folds it. Unless it was taken nothing has changed.
 */
CrumbJournalVerdict  crumb_journal_add  (CrumbJournal     *self,
                                         const CrumbEntry *entry,
                                         CrumbRefusal     *refusal);

guint                crumb_journal_get_n_entries (CrumbJournal *self);
const CrumbEntry    *crumb_journal_get_entry     (CrumbJournal *self, guint entry);
/** The hash of the first @n_entries entries. */
const CrumbHash     *crumb_journal_get_hash      (CrumbJournal *self, guint n_entries);
guint                crumb_journal_get_n_moves   (CrumbJournal *self);
const CrumbMove     *crumb_journal_get_move      (CrumbJournal *self, guint move);
/** (nullable): the reason that came with the move. */
const char          *crumb_journal_get_why       (CrumbJournal *self, guint move);
gconstpointer        crumb_journal_get_state     (CrumbJournal *self);
/** The state in which nothing has happened yet. */
gconstpointer        crumb_journal_get_start     (CrumbJournal *self);

/** Which entry an undo, or a redo, would be `of`; FALSE when there is none. */
gboolean             crumb_journal_can_undo      (CrumbJournal *self, guint *of);
gboolean             crumb_journal_can_redo      (CrumbJournal *self, guint *of);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbJournal, crumb_journal_free)

G_END_DECLS
