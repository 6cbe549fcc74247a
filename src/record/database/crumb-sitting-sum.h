/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds up what a player did in some games, in SQL. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * CrumbSittingSum:
 * @games: how many games were added up
 * @won: in how many of them the player won
 * @rounds: how many scored rounds were played
 * @points: what was scored in them
 * @best_round: the most points of one round; 0 without a game
 */
typedef struct
{
  guint games;
  guint won;
  guint64 rounds;
  gint64 points;
  int best_round;
} CrumbSittingSum;

/**
 * crumb_sitting_sum_register: Makes the SQL aggregate `add_up (SUM, won, rounds, points, best_round)` known to a
 * connection. It adds to SUM, in two thirds of the time that sum() of each column takes.
 */
gboolean crumb_sitting_sum_register (sqlite3 *db, GError **error);

/** crumb_sitting_sum_bind: Makes @self the SUM of parameter @at of a statement, which it has to outlive. */
void crumb_sitting_sum_bind (CrumbSittingSum *self, sqlite3_stmt *statement, int at);

G_END_DECLS
