/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who plays a running game, and how far: each change is kept at once and told in a sentence. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/raid.h"

G_BEGIN_DECLS

/** crumb_people_get_names: (transfer none): The name of each seat by now, NULL where there is none. */
void crumb_people_get_names (CrumbGame *game, const char *names[CRUMB_SEATS_MAX]);

/** crumb_people_join_move: Somebody sits down with @cookies; crumb_people_join() plays it. */
CrumbMove crumb_people_join_move (CrumbGame *game, int cookies);

/** crumb_people_leave_move: @seat stops playing. */
CrumbMove crumb_people_leave_move (guint seat);

/** crumb_people_order_move: Who sits at place @from, counted from 0, sits at place @to; the others close ranks. */
CrumbMove crumb_people_order_move (CrumbGame *game, guint from, guint to);

/** crumb_people_play_on_move: The table goes on to @goal, a target or a number of rounds; 0 until it stops. */
CrumbMove crumb_people_play_on_move (int goal);

/** crumb_people_refuse: (transfer full) (nullable): Why the rules refuse @move now, in a sentence; NULL: they don't. */
char *crumb_people_refuse (CrumbGame *game, const CrumbMove *move);

/**
 * crumb_people_play:
 * @sentence: (out) (transfer full): what happened, or why it did not
 *
 * Returns: whether @move was kept
 */
gboolean crumb_people_play (CrumbGame *game, const CrumbMove *move, char **sentence);

/** crumb_people_join: The same for somebody who sits down, with the name as typed. */
gboolean crumb_people_join (CrumbGame *game, const char *name, int cookies, char **sentence);

/**
 * crumb_people_rename:
 * @name: as typed
 * @sentence: (out) (transfer full) (nullable): what happened, or why it did not; NULL when the name is what it was
 *
 * Returns: whether the seat is called that now
 */
gboolean crumb_people_rename (CrumbGame *game, guint seat, const char *name, char **sentence);

/**
 * crumb_people_get_goals:
 * @min: (out): the lowest target, or number of rounds, that a game that is over can go on to
 * @max: (out): the highest
 * @next: (out): what most tables would choose: the next full 50 above the highest total, or one more round
 *
 * Returns: whether there is any; else it can only go on until the table stops
 */
gboolean crumb_people_get_goals (CrumbGame *game, int *min, int *max, int *next);

G_END_DECLS
