/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One game: its seats, its journal, and the state that follows from it. */

#pragma once

#include "record/base/crumb-seat.h"
#include "record/journal/crumb-change.h"
#include "record/journal/crumb-entry.h"

#include "rules/game-kind.h"

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _CrumbStore CrumbStore;

#define CRUMB_TYPE_GAME (crumb_game_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGame, crumb_game, CRUMB, GAME, GObject)

/*
 * A game is made and loaded by a CrumbStore and keeps a reference to it. Properties, all notified on change only:
 * `can-undo`, `can-redo` (boolean, read-only). Signal `changed`: the state is another one.
 */

const char *crumb_game_get_id (CrumbGame *self);
const CrumbGameKind *crumb_game_get_kind (CrumbGame *self);
/** The complete canonical text of the rules. */
const char *crumb_game_get_rules (CrumbGame *self);
/** Microseconds since 1970, UTC. */
gint64 crumb_game_get_started (CrumbGame *self);
/** How many seats there are by now, with those that joined and those that left. */
guint crumb_game_get_n_seats (CrumbGame *self);
guint crumb_game_get_first (CrumbGame *self);
/** (transfer none): who sits there now, with the name of now; valid until `changed`. */
const CrumbSeat *crumb_game_get_seat (CrumbGame *self, guint seat);
/** (transfer none): the state, of the type that the kind has; valid until `changed`. */
gconstpointer crumb_game_get_state (CrumbGame *self);

/** How many entries the journal has, and each of them, oldest first. */
guint crumb_game_get_n_entries (CrumbGame *self);
const CrumbEntry *crumb_game_get_entry (CrumbGame *self, guint entry);
/** How many moves stand, after undo and redo; and each of them, oldest first. */
guint crumb_game_get_n_moves (CrumbGame *self);
const CrumbMove *crumb_game_get_move (CrumbGame *self, guint move);
/** Which entry put the standing move there: the move itself, or the correction that did. */
guint crumb_game_get_move_entry (CrumbGame *self, guint move);
/** (transfer none) (nullable): the reason that the table gave for a standing move that overrules; until `changed`. */
const char *crumb_game_get_why (CrumbGame *self, guint move);
/** (transfer full) (element-type CrumbChange): what the corrections that stand did, the first one first. */
GArray *crumb_game_list_changes (CrumbGame *self);

/** (transfer none): who sat there when the game began, for the head of a file; valid as long as the game. */
const CrumbSeat *crumb_game_get_first_seat (CrumbGame *self, guint seat);
guint crumb_game_get_n_first_seats (CrumbGame *self);

/** (transfer none): what the table calls the game, and what it says of it; empty: nothing. Until `changed`. */
const char *crumb_game_get_title (CrumbGame *self);
const char *crumb_game_get_note (CrumbGame *self);

/**
 * crumb_game_play:
 * @refusal: (out): why the rules refuse the move; reason %CRUMB_REFUSAL_NONE when they take it
 * @error: a %CRUMB_RECORD_ERROR when it could not be kept
 *
 * Keeps one move and then shows it: `changed` is emitted after the commit. When it returns FALSE nothing has
 * changed, and either @refusal or @error says why.
 */
gboolean crumb_game_play (CrumbGame *self, const CrumbMove *move, CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_insist:
 * @insist: the kind's move that overrules
 * @move: what the rules had refused
 * @why: (nullable): the table's reason, which stays on the record
 *
 * Keeps an overrule and the move that it is for, both or neither. They are undone and redone together.
 */
gboolean crumb_game_insist (CrumbGame *self, const CrumbMove *insist, const CrumbMove *move, const char *why,
                            CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_rename:
 * @name: as typed; cleaned as crumb_seat_clean_name() does
 *
 * Calls a seat something else from now on; a tap that undo takes back. The name that it has adds nothing.
 *
 * Returns: FALSE with an error that says what is wrong with the name, or that it could not be kept
 */
gboolean crumb_game_rename (CrumbGame *self, guint seat, const char *name, GError **error);

/**
 * crumb_game_join:
 * @name: as typed, of somebody who is not at this table
 * @points: so far
 * @refusal: (out): why the rules refuse it
 *
 * Adds a seat, in the next colour that is free; a tap that undo takes back.
 */
gboolean crumb_game_join (CrumbGame *self, const char *name, int points, CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_set_title:
 * @title: as typed; control characters and blanks at the ends go, and what is beyond %CRUMB_TITLE_MAX characters
 *
 * Says what the game is called. Undo does not touch it. The title that it has adds nothing.
 */
gboolean crumb_game_set_title (CrumbGame *self, const char *title, GError **error);
/** crumb_game_set_note: Sets the note: several lines, at most %CRUMB_NOTE_MAX characters. */
gboolean crumb_game_set_note (CrumbGame *self, const char *note, GError **error);

gboolean crumb_game_get_can_undo (CrumbGame *self);
gboolean crumb_game_get_can_redo (CrumbGame *self);

/**
 * CrumbUndone:
 * @CRUMB_UNDONE_FAILED: it can't be saved; the error is set
 * @CRUMB_UNDONE_NOTHING: there was no tap to undo or redo
 * @CRUMB_UNDONE_DONE: it is saved
 *
 * What came of an undo or a redo.
 */
typedef enum
{
  CRUMB_UNDONE_FAILED,
  CRUMB_UNDONE_NOTHING,
  CRUMB_UNDONE_DONE,
} CrumbUndone;

/** crumb_game_undo: Takes back the last standing tap. */
CrumbUndone crumb_game_undo (CrumbGame *self, GError **error);
/** crumb_game_redo: Brings back the tap taken back last. */
CrumbUndone crumb_game_redo (CrumbGame *self, GError **error);

/**
 * CrumbGameStep:
 * @before: the state before the move; @after: the state after it
 *
 * Called by crumb_game_walk() and crumb_game_walk_to() for each standing move, in order.
 */
typedef void (*CrumbGameStep) (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data);

/** crumb_game_walk: Folds the standing moves once more, showing every step. */
void crumb_game_walk (CrumbGame *self, CrumbGameStep step, gpointer user_data);
/** crumb_game_walk_to: Stops after the first @n_moves of them. */
void crumb_game_walk_to (CrumbGame *self, guint n_moves, CrumbGameStep step, gpointer user_data);

/**
 * crumb_game_state_after:
 * @n_moves: how many of the moves that stand
 * @state: (out caller-allocates): the kind's `state_size` bytes
 *
 * Works out the state after the first @n_moves moves, from the nearest one that is at hand: a few dozen moves at most,
 * and no hashes.
 */
void crumb_game_state_after (CrumbGame *self, guint n_moves, gpointer state);

G_END_DECLS
