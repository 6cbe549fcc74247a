/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game's journal in memory: all entries, the standing moves and the state. Private to the record. */

#pragma once

#include "crumb-change.h"
#include "crumb-entry.h"
#include "crumb-game-head.h"

G_BEGIN_DECLS

/**
 * What the corrections, renames, undos and redos of a game may cost together; 1 is what folding a move takes. Bounds
 * the time that a file takes. A long game with hundreds of each costs a tenth.
 */
#define CRUMB_JOURNAL_COST_MAX 250000

typedef struct _CrumbJournal CrumbJournal;

/** The result of adding a tap. */
typedef enum
{
  CRUMB_JOURNAL_TAKEN,           /**< added to the journal */
  CRUMB_JOURNAL_REFUSED,         /**< the rules refuse a move: one of the tap, or a later one after a correction */
  CRUMB_JOURNAL_NOTHING_TO_UNDO, /**< there is nothing to undo */
  CRUMB_JOURNAL_NOTHING_TO_REDO, /**< nothing was undone, or there was a new tap since */
  CRUMB_JOURNAL_NOT_THE_LAST,    /**< `of` is not the last tap */
  CRUMB_JOURNAL_NOT_JOINED,      /**< `joined`, but it or the entry before it is no tap */
  CRUMB_JOURNAL_NOT_STANDING,    /**< `of` does not supply a standing move */
  CRUMB_JOURNAL_BAD_TEXT,        /**< the text is not valid for such an entry */
  CRUMB_JOURNAL_NAME_TAKEN,      /**< two seats would have the same name */
  CRUMB_JOURNAL_NO_SEAT,         /**< there is no such seat to rename */
  CRUMB_JOURNAL_TOO_MANY,        /**< more than %CRUMB_JOURNAL_COST_MAX */
} CrumbJournalVerdict;

/**
 * CrumbMisfit:
 * @entry: the entry at fault; with %CRUMB_JOURNAL_REFUSED the one that supplies the refused move, which may be an older
 *   one
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

/** crumb_journal_set_limited: FALSE while the record is read: what was stored stays readable when limits change. */
void crumb_journal_set_limited (CrumbJournal *self, gboolean limited);

/** crumb_journal_equal: Whether both have the same entries of the same game. */
gboolean crumb_journal_equal (CrumbJournal *self, CrumbJournal *other);

/** crumb_journal_first_part: (transfer full): A journal of the first @n_entries entries, which end with a tap. */
CrumbJournal *crumb_journal_first_part (CrumbJournal *self, guint n_entries);

/** crumb_journal_tap_length: How many of the @n entries, at least one, are the first tap. */
guint crumb_journal_tap_length (const CrumbEntry *entries, guint n);

/**
 * crumb_journal_add:
 * @entries: copied; one entry, or those of one tap
 * @misfit: (out): what is wrong, unless they were added
 *
 * Adds the entries and folds them. On any other result than %CRUMB_JOURNAL_TAKEN nothing has changed.
 */
CrumbJournalVerdict crumb_journal_add (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit);

/** crumb_journal_add_all: Adds tap after tap, and stops at the first that fails. */
CrumbJournalVerdict crumb_journal_add_all (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit);

guint crumb_journal_get_n_entries (CrumbJournal *self);
const CrumbEntry *crumb_journal_get_entry (CrumbJournal *self, guint entry);
/** The hash of the first @n_entries entries. */
const CrumbHash *crumb_journal_get_hash (CrumbJournal *self, guint n_entries);
guint crumb_journal_get_n_moves (CrumbJournal *self);
const CrumbMove *crumb_journal_get_move (CrumbJournal *self, guint move);
/** Which entry supplies that standing move. */
guint crumb_journal_get_move_entry (CrumbJournal *self, guint move);
/** (nullable): the reason given with the move. */
const char *crumb_journal_get_why (CrumbJournal *self, guint move);
gconstpointer crumb_journal_get_state (CrumbJournal *self);
/** Sets @state to the state after the first @n_moves moves. */
void crumb_journal_state_after (CrumbJournal *self, guint n_moves, gpointer state);
/** The state before the first move. */
gconstpointer crumb_journal_get_start (CrumbJournal *self);
/** crumb_journal_walk: Folds the first @n_moves moves again and calls @step for each. */
void crumb_journal_walk (CrumbJournal *self, guint n_moves, CrumbGameStep step, gpointer user_data);

/** The current seats and names, with those who joined; valid until the next entry. */
guint crumb_journal_get_n_seats (CrumbJournal *self);
const CrumbSeat *crumb_journal_get_seat (CrumbJournal *self, guint seat);
/** crumb_journal_get_player_key: (transfer full): see crumb_seat_key_at_table(). */
char *crumb_journal_get_player_key (CrumbJournal *self, guint seat);
/** The last title and note; empty when there is none. */
const char *crumb_journal_get_title (CrumbJournal *self);
const char *crumb_journal_get_note (CrumbJournal *self);
/** Where it was played; empty when nobody said. */
const char *crumb_journal_get_place (CrumbJournal *self);
/** When it was played: as people said, otherwise @started. */
gint64 crumb_journal_get_date (CrumbJournal *self, gint64 started);

/** crumb_journal_get_name_before: (nullable): What a seat was called before its last rename; NULL if it has none. */
const char *crumb_journal_get_name_before (CrumbJournal *self, guint seat);

/** crumb_journal_find_merged_name: (nullable): What a seat was called, by a name of that key, before it was merged. */
const char *crumb_journal_find_merged_name (CrumbJournal *self, guint seat, const char *key);

/** crumb_journal_is_corrected: Whether a standing correction has changed a move. */
gboolean crumb_journal_is_corrected (CrumbJournal *self);

/** crumb_journal_list_changes: (transfer full) (element-type CrumbChange): what the standing corrections did. */
GArray *crumb_journal_list_changes (CrumbJournal *self);

/** crumb_journal_get_touched: When it was last played; remarks such as titles and new names don't count. */
gint64 crumb_journal_get_touched (CrumbJournal *self, gint64 started);

/** The longest time between two taps that counts as playing. */
#define CRUMB_PAUSE (30 * G_TIME_SPAN_MINUTE)

/** crumb_journal_get_seconds: How long it was played, without pauses longer than %CRUMB_PAUSE. */
guint crumb_journal_get_seconds (CrumbJournal *self, gint64 started);

/** The `of` for the next undo or redo entry; FALSE when there is nothing to undo or redo. */
gboolean crumb_journal_can_undo (CrumbJournal *self, guint *of);
gboolean crumb_journal_can_redo (CrumbJournal *self, guint *of);

/**
 * crumb_journal_find_undo: @of: (out): the tap of this game that people can undo: the last that isn't a rename of all
 * games, which is undone where it was made. FALSE without one.
 */
gboolean crumb_journal_find_undo (CrumbJournal *self, guint *of);
/** crumb_journal_find_redo: @of: (out): the tap of this game that people can redo, also after such a rename. */
gboolean crumb_journal_find_redo (CrumbJournal *self, guint *of);

/** crumb_journal_undo: Undoes @n taps of this game. On another result than taken, some entries may have been added. */
CrumbJournalVerdict crumb_journal_undo (CrumbJournal *self, guint n, gint64 at);
/** crumb_journal_redo: Redoes @n taps of this game, likewise. */
CrumbJournalVerdict crumb_journal_redo (CrumbJournal *self, guint n, gint64 at);

/**
 * crumb_journal_count_undo_step: How many taps the last step is: a tap with those before it that left open what it
 * completes, such as the dice of a bid; 0 when there is nothing to undo.
 */
guint crumb_journal_count_undo_step (CrumbJournal *self);
/** crumb_journal_count_redo_step: How many undone taps are the step to redo. */
guint crumb_journal_count_redo_step (CrumbJournal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbJournal, crumb_journal_free)

G_END_DECLS
