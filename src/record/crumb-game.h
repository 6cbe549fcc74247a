/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One game: its seats, its journal, and the state that follows from it. */

#pragma once

#include "crumb-entry.h"
#include "crumb-seat.h"

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

const char          *crumb_game_get_id        (CrumbGame *self);
const CrumbGameKind *crumb_game_get_kind      (CrumbGame *self);
/** The complete canonical text of the rules. */
const char          *crumb_game_get_rules     (CrumbGame *self);
/** Microseconds since 1970, UTC. */
gint64               crumb_game_get_started   (CrumbGame *self);
guint                crumb_game_get_n_seats   (CrumbGame *self);
guint                crumb_game_get_first     (CrumbGame *self);
/** (transfer none): valid as long as the game. */
const CrumbSeat     *crumb_game_get_seat      (CrumbGame *self, guint seat);
/** (transfer none): the state, of the type that the kind has; valid until `changed`. */
gconstpointer        crumb_game_get_state     (CrumbGame *self);

/** How many entries the journal has, and each of them, oldest first. */
guint                crumb_game_get_n_entries (CrumbGame *self);
const CrumbEntry    *crumb_game_get_entry     (CrumbGame *self, guint entry);
/** How many moves stand, after undo and redo; and each of them, oldest first. */
guint                crumb_game_get_n_moves   (CrumbGame *self);
const CrumbMove     *crumb_game_get_move      (CrumbGame *self, guint move);
/** (transfer none) (nullable): the reason that the table gave for a standing move that overrules; until `changed`. */
const char          *crumb_game_get_why       (CrumbGame *self, guint move);

/**
 * crumb_game_play:
 * @refusal: (out): why the rules refuse the move; reason %CRUMB_REFUSAL_NONE when they take it
 * @error: a %CRUMB_RECORD_ERROR when it could not be kept
 *
 * Keeps one move and then shows it: `changed` is emitted after the commit. When it returns FALSE nothing has
 * changed, and either @refusal or @error says why.
 */
gboolean crumb_game_play (CrumbGame       *self,
                          const CrumbMove *move,
                          CrumbRefusal    *refusal,
                          GError         **error);

/**
 * crumb_game_insist:
 * @insist: the kind's move that overrules
 * @move: what the rules had refused
 * @why: (nullable): the table's reason, which stays on the record
 *
 * Keeps an overrule and the move that it is for, both or neither. They are undone and redone together.
 */
gboolean crumb_game_insist (CrumbGame       *self,
                            const CrumbMove *insist,
                            const CrumbMove *move,
                            const char      *why,
                            CrumbRefusal    *refusal,
                            GError         **error);

gboolean crumb_game_get_can_undo (CrumbGame *self);
gboolean crumb_game_get_can_redo (CrumbGame *self);
/** Take back the last standing tap; bring back the last one taken back. FALSE, @error unset: there is none. */
gboolean crumb_game_undo         (CrumbGame *self, GError **error);
gboolean crumb_game_redo         (CrumbGame *self, GError **error);

/**
 * CrumbGameStep:
 * @before: the state before the move; @after: the state after it
 *
 * Called by crumb_game_walk() for each standing move, in order.
 */
typedef void (*CrumbGameStep) (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data);

/** crumb_game_walk: Folds the standing moves once more, showing every step. */
void crumb_game_walk (CrumbGame *self, CrumbGameStep step, gpointer user_data);

G_END_DECLS
