/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The frame in which every game is played: what lies on the table, the question and its keys, the log. */

#pragma once

#include "crumb-ask.h"
#include "crumb-tabletop.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_TABLE (crumb_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbTable, crumb_table, CRUMB, TABLE, CrumbGamePanel)

/**
 * CrumbTableClass:
 * @ask: what @state waits for: the question, its page of keys, and which action of the table each key activates
 * @most_keys: (nullable): the most keys that any page has by the rules of the game in @state: 6 where it is NULL
 * @number_key: (nullable): a number was typed, 0 to 12. FALSE when it means nothing in this game
 * @voice: (nullable): what a screen reader is told of a move
 * @shown: (nullable): all of @state is shown; a game that doubts something says so now
 * @back: (nullable): takes back what is only on the screen, such as half a number. FALSE when there is nothing
 * @takes_back: (nullable): whether the last move of a game is one that `table.back` takes back: any, where it is NULL
 * @insist: (nullable): plays @move, which was refused, against the rules. NULL: after the game's overruling move
 *
 * How a game is played in the frame. Its #CrumbGameUi brings what the frame shows: `describe` for the place of each
 * seat, `say` for what was settled last, and `stage_new` for what lies in the middle. The game's own table is a class
 * that sets `kind` of its #CrumbGamePanelClass and these, and installs an action for each key. It builds no frame.
 *
 * Actions of the frame: `table.back`, which takes back what is only on the screen, or else the last move; `table.leave`,
 * which leaves the former and what was chosen by keys; `table.insist` (s: the reason, which may be
 * empty), which plays what was refused last.
 *
 * The frame activates `table.seat` (i) and `table.place` (u: by where it is shown), `table.done`, `table.die` and what
 * else crumb_entry_keys_add() says, as far as the game has them.
 */
struct _CrumbTableClass
{
  CrumbGamePanelClass parent_class;

  void (*ask) (CrumbTable *self, gconstpointer state, CrumbAsking *asking);
  guint (*most_keys) (gconstpointer state);
  gboolean (*number_key) (CrumbTable *self, int number);
  CrumbMoveWords voice;
  void (*shown) (CrumbTable *self, gconstpointer state);
  gboolean (*back) (CrumbTable *self);
  gboolean (*takes_back) (CrumbGame *game);
  void (*insist) (CrumbTable *self, const CrumbMove *move, const char *why);
};

/**
 * crumb_table_play:
 * @moves: so many, taken and undone together
 * @why: (nullable): the table's reason, where it insists
 *
 * Plays them in the game; says why where the rules refuse the last of them, or the game can't be saved.
 *
 * Returns: whether they were taken
 */
gboolean crumb_table_play (CrumbTable *self, const CrumbMove moves[], guint n, const char *why);

/**
 * crumb_table_take_back: Undoes the last tap, unless that was a correction: whoever takes back a die doesn't think of it.
 * Returns FALSE when it has said why not.
 */
gboolean crumb_table_take_back (CrumbTable *self);

/**
 * crumb_table_doubt:
 * @sentence: what is wrong, in one short line
 * @why: (nullable): more of it
 * @move: (nullable): what the table may insist on
 *
 * Says it where the ruling stands, until something is played or taken back.
 */
void crumb_table_doubt (CrumbTable *self, const char *sentence, const char *why, const CrumbMove *move);

/**
 * crumb_table_doubt_entered: As crumb_table_doubt(), of something that goes on from what was entered by the standing move
 * @entered, which people may correct instead.
 */
void crumb_table_doubt_entered (CrumbTable *self, const char *sentence, const CrumbMove *move, guint entered);

/** crumb_table_undoubt: Takes back what was doubted: it was about something that isn't chosen any more. */
void crumb_table_undoubt (CrumbTable *self);

/** crumb_table_ask_over: What every table asks at the end of a game, in the `ask` of its class. */
void crumb_table_ask_over (CrumbTable *self, CrumbAsking *asking);

/** crumb_table_is_doubted: Whether something that the table may insist on waits for an answer. */
gboolean crumb_table_is_doubted (CrumbTable *self);

/** crumb_table_popup_insist: Moves the focus to Keep Anyway: the next Enter presses it, and dice go on to the table. */
void crumb_table_popup_insist (CrumbTable *self);

/** crumb_table_ask_again: Asks once more, as something that is no part of the game has changed. */
void crumb_table_ask_again (CrumbTable *self);

/** crumb_table_press_number: Does what the key does that crumb_asking_find_number() finds. FALSE where there is none. */
gboolean crumb_table_press_number (CrumbTable *self, int number);

/** crumb_table_press_main: Does what the key does that crumb_asking_find_main() finds. FALSE where there is none. */
gboolean crumb_table_press_main (CrumbTable *self);

/** crumb_table_set_tools: As crumb_ask_set_tools() says. */
void crumb_table_set_tools (CrumbTable *self, GtkWidget *before, GtkWidget *after);

/**
 * crumb_table_set_untold:
 * @untold: how many of the last moves
 *
 * Keeps back what came of them while it is told part by part: what says in words how the game went goes no
 * further than the move before. Property `untold` (guint), notified.
 */
void crumb_table_set_untold (CrumbTable *self, guint untold);
guint crumb_table_get_untold (CrumbTable *self);

/**
 * crumb_table_get_drawn: (transfer none): What lies on the table, with the state that is shown there: the game as far
 * as it is told. Signal `drawn` (): that has changed.
 */
CrumbGamePanel *crumb_table_get_drawn (CrumbTable *self);

/** crumb_table_get_room: #CrumbRoom */
unsigned crumb_table_get_room (CrumbTable *self);

G_END_DECLS
