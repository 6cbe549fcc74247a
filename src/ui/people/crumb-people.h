/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changes the players of a running game, or how far it goes on. Each change is saved at once and described in a
 * sentence. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * crumb_people_get_names: (transfer none): What sentences call each seat by now, NULL where there is none: its name,
 * between marks where it is written from right to left.
 */
void crumb_people_get_names (CrumbGame *game, const char *names[CRUMB_SEATS_MAX]);
/** crumb_people_get_name: (transfer none): What sentences call @seat. */
const char *crumb_people_get_name (CrumbGame *game, guint seat);

/*
 * A move is %CRUMB_NO_MOVE where the kind of game has none such, and can't be played then.
 */

/** crumb_people_join_move: Somebody sits down with so many points; crumb_people_join() plays it. */
CrumbMove crumb_people_join_move (CrumbGame *game, int points);

/** crumb_people_leave_move: @seat stops playing. */
CrumbMove crumb_people_leave_move (CrumbGame *game, guint seat);

/** crumb_people_order_move: Moves the player at place @from, counted from 0, to place @to; the others close ranks. */
CrumbMove crumb_people_order_move (CrumbGame *game, guint from, guint to);

/** crumb_people_come_back_move: The player who left @seat sits there again. */
CrumbMove crumb_people_come_back_move (CrumbGame *game, guint seat);

/**
 * crumb_people_goal_moves:
 * @moves: (out): by which kinds of move the table says how far the game goes from now on
 *
 * Returns: how many there are; 0 where a game that runs keeps its goal
 */
guint crumb_people_goal_moves (CrumbGame *game, guint8 moves[2]);

/** crumb_people_goal_move: The table goes to @goal by the kind of move @what; 0, once the game is over: until it stops. */
CrumbMove crumb_people_goal_move (guint what, int goal);

/** crumb_people_refuse: (transfer full) (nullable): Why the rules refuse @move now, in a sentence; NULL: they don't. */
char *crumb_people_refuse (CrumbGame *game, const CrumbMove *move);

/**
 * crumb_people_play:
 * @sentence: (out) (transfer full): what happened, or why it did not
 *
 * Returns: whether @move was kept
 */
gboolean crumb_people_play (CrumbGame *game, const CrumbMove *move, char **sentence);

/** crumb_people_join: Plays what crumb_people_join_move() is; @name is as typed. Else as crumb_people_play(). */
gboolean crumb_people_join (CrumbGame *game, const char *name, int points, char **sentence);

/**
 * crumb_people_rename:
 * @name: as typed
 * @sentence: (out) (transfer full) (nullable): what happened, or why it did not; NULL when the name is what it was
 *
 * Returns: whether the seat is called that now
 */
gboolean crumb_people_rename (CrumbGame *game, guint seat, const char *name, char **sentence);

G_END_DECLS
