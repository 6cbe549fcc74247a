/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game's journal in memory: every entry, the moves that stand, and the state they lead to. Private to the record. */

#pragma once

#include "crumb-change.h"
#include "crumb-entry.h"
#include "crumb-game-head.h"

G_BEGIN_DECLS

/** How many moves all corrections of a game, their undos and redos may fold again, so that no file takes for ever. */
#define CRUMB_JOURNAL_REFOLDS_MAX 5000000

typedef struct _CrumbJournal CrumbJournal;

/** What became of a tap. */
typedef enum
{
  CRUMB_JOURNAL_TAKEN,           /**< it is in the journal */
  CRUMB_JOURNAL_REFUSED,         /**< the rules refuse a move: one of the tap, or one that comes after a correction */
  CRUMB_JOURNAL_NOTHING_TO_UNDO, /**< no tap stands */
  CRUMB_JOURNAL_NOTHING_TO_REDO, /**< nothing was taken back, or a new tap came since */
  CRUMB_JOURNAL_NOT_THE_LAST,    /**< `of` is not the last tap */
  CRUMB_JOURNAL_NOT_JOINED,      /**< `joined`, but it or the entry before is no tap */
  CRUMB_JOURNAL_NOT_STANDING,    /**< `of` does not supply a standing move */
  CRUMB_JOURNAL_BAD_TEXT,        /**< the text is not one that such an entry can have */
  CRUMB_JOURNAL_NAME_TAKEN,      /**< two seats would have the same name */
  CRUMB_JOURNAL_NO_SEAT,         /**< there is no such seat to be renamed */
  CRUMB_JOURNAL_TOO_MANY,        /**< more than %CRUMB_JOURNAL_REFOLDS_MAX */
} CrumbJournalVerdict;

/**
 * CrumbMisfit:
 * @entry: which entry was not taken; with %CRUMB_JOURNAL_REFUSED the one that supplies the refused move, which may
 *   be an older one
 * @refusal: why, for %CRUMB_JOURNAL_REFUSED
 */
typedef struct
{
  guint entry;
  CrumbRefusal refusal;
} CrumbMisfit;

/** crumb_journal_new: (transfer full) (nullable): The empty journal of a game, NULL when its rules can't be played. */
CrumbJournal *crumb_journal_new (const CrumbGameHead *head);
void crumb_journal_free (CrumbJournal *self);

/** crumb_journal_first_part: (transfer full): A journal of the first @n_entries entries, which end with a tap. */
CrumbJournal *crumb_journal_first_part (CrumbJournal *self, guint n_entries);

/** crumb_journal_tap_length: How many of the @n entries, at least one, belong to the first one's tap. */
guint crumb_journal_tap_length (const CrumbEntry *entries, guint n);

/**
 * crumb_journal_add:
 * @entries: copied; one entry, or those of one tap
 * @misfit: (out): what is wrong, unless it was taken
 *
 * Adds the entries and folds them. Unless they were taken nothing has changed.
 */
CrumbJournalVerdict crumb_journal_add (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit);

/** crumb_journal_add_all: Adds tap after tap, up to the first that is not taken. */
CrumbJournalVerdict crumb_journal_add_all (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit);

guint crumb_journal_get_n_entries (CrumbJournal *self);
const CrumbEntry *crumb_journal_get_entry (CrumbJournal *self, guint entry);
/** The hash of the first @n_entries entries. */
const CrumbHash *crumb_journal_get_hash (CrumbJournal *self, guint n_entries);
guint crumb_journal_get_n_moves (CrumbJournal *self);
const CrumbMove *crumb_journal_get_move (CrumbJournal *self, guint move);
/** Which entry supplies the standing move. */
guint crumb_journal_get_move_entry (CrumbJournal *self, guint move);
/** (nullable): the reason that came with the move. */
const char *crumb_journal_get_why (CrumbJournal *self, guint move);
gconstpointer crumb_journal_get_state (CrumbJournal *self);
/** Puts the state after the first @n_moves moves into @state. */
void crumb_journal_state_after (CrumbJournal *self, guint n_moves, gpointer state);
/** The state in which nothing has happened yet. */
gconstpointer crumb_journal_get_start (CrumbJournal *self);

/** Who sits there by now, with those that joined, under the names of now; until the next entry. */
guint crumb_journal_get_n_seats (CrumbJournal *self);
const CrumbSeat *crumb_journal_get_seat (CrumbJournal *self, guint seat);
/** The last title and note; empty when there is none. */
const char *crumb_journal_get_title (CrumbJournal *self);
const char *crumb_journal_get_note (CrumbJournal *self);

/** crumb_journal_list_changes: (transfer full) (element-type CrumbChange): what corrections that stand did. */
GArray *crumb_journal_list_changes (CrumbJournal *self);

/** crumb_journal_get_touched: When it was last played; titles and notes are not play. */
gint64 crumb_journal_get_touched (CrumbJournal *self, gint64 started);

/** Which entry an undo, or a redo, would be `of`; FALSE when there is none. */
gboolean crumb_journal_can_undo (CrumbJournal *self, guint *of);
gboolean crumb_journal_can_redo (CrumbJournal *self, guint *of);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbJournal, crumb_journal_free)

G_END_DECLS
