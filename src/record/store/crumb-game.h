/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One game: its seats, its journal, and its state. */

#pragma once

#include "record/journal/crumb-change.h"
#include "record/journal/crumb-entry.h"
#include "record/journal/crumb-game-head.h"

#include "rules/game-kind.h"

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _CrumbStore CrumbStore;

#define CRUMB_TYPE_GAME (crumb_game_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGame, crumb_game, CRUMB, GAME, GObject)

/** How many letters of a game's id are shown: enough to tell games apart. Commands take more of it too. */
#define CRUMB_ID_SHOWN 8

/*
 * Games are created and loaded by a CrumbStore, hold a reference to it, and follow what others do to them: another
 * program, an import, a sync folder. Properties, all notified on change only: `can-undo`, `can-redo` (boolean,
 * read-only); `deleted` (boolean, read-only): it was deleted since it was loaded. Signal `changed`: the state has
 * changed.
 */

const char *crumb_game_get_id (CrumbGame *self);
/** crumb_game_get_store: (transfer none) (nullable): The record that it is in; NULL of a game that can only be read. */
CrumbStore *crumb_game_get_store (CrumbGame *self);
const CrumbGameKind *crumb_game_get_kind (CrumbGame *self);
/** crumb_game_get_head: (transfer none): How it began, which files keep whatever people said later; until `changed`. */
const CrumbGameHead *crumb_game_get_head (CrumbGame *self);
/** crumb_game_start_state: Makes @state that of this game before its first move. */
void crumb_game_start_state (CrumbGame *self, gpointer state);
/** When it was played, as people said or as it was entered: microseconds since 1970, UTC. */
gint64 crumb_game_get_started (CrumbGame *self);
/** How many seats there are now, including those of players who joined and who left. */
guint crumb_game_get_n_seats (CrumbGame *self);
/** (transfer none): the current player and name of a seat; valid until `changed`. */
const CrumbSeat *crumb_game_get_seat (CrumbGame *self, guint seat);
/** (transfer none): the state, of the kind's own type; valid until `changed`. */
gconstpointer crumb_game_get_state (CrumbGame *self);

/** The entries of the journal, oldest first. */
guint crumb_game_get_n_entries (CrumbGame *self);
const CrumbEntry *crumb_game_get_entry (CrumbGame *self, guint entry);
/** The standing moves, oldest first. */
guint crumb_game_get_n_moves (CrumbGame *self);
const CrumbMove *crumb_game_get_move (CrumbGame *self, guint move);
/** Which entry supplies the standing move: the move itself, or a correction. */
guint crumb_game_get_move_entry (CrumbGame *self, guint move);
/** (transfer none) (nullable): the table's reason for a standing overrule; valid until `changed`. */
const char *crumb_game_get_why (CrumbGame *self, guint move);
/** (transfer full) (element-type CrumbChange): what the standing corrections did, oldest first. */
GArray *crumb_game_list_changes (CrumbGame *self);

/** (transfer none): the game's title and note, empty without one; valid until `changed`. */
const char *crumb_game_get_title (CrumbGame *self);
const char *crumb_game_get_note (CrumbGame *self);
/** (transfer none): where it was played, empty when nobody said; valid until `changed`. */
const char *crumb_game_get_place (CrumbGame *self);

/**
 * crumb_game_play:
 * @refusal: (out): why the rules refuse the move; reason %CRUMB_REFUSAL_NONE when they take it
 * @error: a %CRUMB_RECORD_ERROR when it could not be saved
 *
 * Saves one move, then emits `changed`. On FALSE nothing has changed, and either @refusal or @error says why.
 */
gboolean crumb_game_play (CrumbGame *self, const CrumbMove *move, CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_tap:
 * @moves: the moves of one tap, in order
 * @why: (nullable): the table's reason, stored with the first of them: the kind's overrule, when the table insists
 *
 * Saves several moves as one tap: all or none, also when undone and redone.
 */
gboolean crumb_game_tap (CrumbGame *self, const CrumbMove moves[], guint n_moves, const char *why,
                         CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_rename:
 * @name: as typed; cleaned as crumb_seat_clean_name() does
 *
 * Renames a player, as a tap that can be undone. The current name adds no entry.
 *
 * Returns: FALSE with an error when the name is not valid or could not be saved
 */
gboolean crumb_game_rename (CrumbGame *self, guint seat, const char *name, GError **error);

/**
 * crumb_game_join:
 * @name: as typed, of somebody who is not in this game
 * @points: what the new player starts with
 * @refusal: (out): why the rules refuse the join
 *
 * Adds a player in the first free colour, as a tap that can be undone.
 */
gboolean crumb_game_join (CrumbGame *self, const char *name, int points, CrumbRefusal *refusal, GError **error);

/**
 * crumb_game_set_title:
 * @title: as typed; it is trimmed, cleaned of control characters and truncated to %CRUMB_TITLE_MAX characters
 *
 * Sets the game's title, which undo doesn't touch. The current title adds no entry.
 */
gboolean crumb_game_set_title (CrumbGame *self, const char *title, GError **error);
/** crumb_game_set_note: Sets the note: several lines, at most %CRUMB_NOTE_MAX characters. */
gboolean crumb_game_set_note (CrumbGame *self, const char *note, GError **error);

/** crumb_game_set_place: Sets where it was played: one line, at most %CRUMB_PLACE_MAX characters. */
gboolean crumb_game_set_place (CrumbGame *self, const char *place, GError **error);
/** crumb_game_set_started: Sets when it was played, such as the evening of a paper sheet. */
gboolean crumb_game_set_started (CrumbGame *self, gint64 started, GError **error);

gboolean crumb_game_get_can_undo (CrumbGame *self);
gboolean crumb_game_get_can_redo (CrumbGame *self);
/** Whether it is only to be looked at, and can't be changed. */
gboolean crumb_game_is_read_only (CrumbGame *self);

/** crumb_game_get_next_undo: @entry: (out): the first of the tap that undo would take back. FALSE without one. */
gboolean crumb_game_get_next_undo (CrumbGame *self, guint *entry);
/** Whether undo would take back a correction, not what was entered last. */
gboolean crumb_game_undoes_correction (CrumbGame *self);
/** crumb_game_get_next_redo: @entry: (out): the first of the tap that redo would bring back. FALSE without one. */
gboolean crumb_game_get_next_redo (CrumbGame *self, guint *entry);

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
 * crumb_game_undo_step: Takes back the last standing tap with all before it that it completed: a whole bid, not its
 * last die. All of it is saved, or nothing.
 */
CrumbUndone crumb_game_undo_step (CrumbGame *self, GError **error);
/** crumb_game_redo_step: Brings back the step taken back last. */
CrumbUndone crumb_game_redo_step (CrumbGame *self, GError **error);

/** crumb_game_walk: Folds the standing moves again and calls @step for each. */
void crumb_game_walk (CrumbGame *self, CrumbGameStep step, gpointer user_data);
/** crumb_game_walk_to: Stops after the first @n_moves of them. */
void crumb_game_walk_to (CrumbGame *self, guint n_moves, CrumbGameStep step, gpointer user_data);

/**
 * crumb_game_state_after:
 * @n_moves: how many of the moves that stand
 * @state: (out caller-allocates): the kind's `state_size` bytes
 *
 * Computes the state after the first @n_moves moves from the nearest checkpoint: a few dozen moves at most, and no
 * hashes.
 */
void crumb_game_state_after (CrumbGame *self, guint n_moves, gpointer state);

G_END_DECLS
