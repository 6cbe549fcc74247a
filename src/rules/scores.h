/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What every game has: who sits at the table, what each round brought, who leads and who has won. */

#pragma once

#include "seats.h"

/** The most rounds that a game can have. */
#define CRUMB_ROUNDS_MAX 100

/**
 * CrumbScores:
 * @n_seats: how many seats there are by now, those that were left among them; seats are never numbered anew
 * @people: the seats at which people sit, among them those who have left. The table plays for the others, who have no
 *   page, no statistics and no rivals
 * @playing: who plays now; a player who has left keeps the points, is not asked and can't win
 * @order: all seats as a table lists them: first those who play, in the order in which they sit, then those who have
 *   left
 * @leaders: who has most points of those who play; several are level
 * @over: whether the game has ended
 * @ended_early: whether it has ended because the table stopped
 * @winners: who has won; several share the win. Empty while the game runs, after a draw and where nothing was played
 * @drawn: who is level on top of a game that ended so; nobody has won it
 * @n_rounds: how many rounds have been scored; the one being played counts from its first points on
 * @round: the round that the next move is of, counted from 0; those before it are over
 * @sides: how many sides the dice have
 * @colours: whether the colours of dice matter
 * @target: the total that the game is played to by now, or 0 when it ends otherwise
 * @totals: what each seat has: what it brought and the points of all rounds
 * @brought: what it sat down with, a head start or the points of somebody who joins
 * @round_seats: who played each round that was scored
 * @points: what each seat got in each round; 0 where it did not play
 *
 * The state of every game begins with this, and its moves keep it by the functions below. Lists, statistics, charts and
 * panels read the fields and ask no game.
 */
typedef struct
{
  uint8_t n_seats;
  CrumbSeats people;
  CrumbSeats playing;
  uint8_t order[CRUMB_SEATS_MAX];
  CrumbSeats leaders;
  bool over;
  bool ended_early;
  CrumbSeats winners;
  CrumbSeats drawn;
  uint8_t n_rounds;
  uint8_t round;
  uint8_t sides;
  bool colours;
  int16_t target;
  int32_t totals[CRUMB_SEATS_MAX];
  int32_t brought[CRUMB_SEATS_MAX];
  CrumbSeats round_seats[CRUMB_ROUNDS_MAX];
  int16_t points[CRUMB_ROUNDS_MAX][CRUMB_SEATS_MAX];
} CrumbScores;

/**
 * crumb_scores_start:
 * @target: the total that the game is played to, or 0
 *
 * A table of so many seats, people at all of them, with dice of six sides.
 */
CrumbScores crumb_scores_start (unsigned n_seats, int target);

/** crumb_scores_bring: @seat sits down with so many points. */
void crumb_scores_bring (CrumbScores *scores, unsigned seat, int points);

/**
 * crumb_scores_join:
 * @seat: the next new one, or one that was left and comes back with what it has
 * @points: what a new one sits down with
 *
 * The seat plays from now on, after all others in the order.
 */
void crumb_scores_join (CrumbScores *scores, unsigned seat, int points);

/** crumb_scores_leave: @seat stops playing. */
void crumb_scores_leave (CrumbScores *scores, unsigned seat);

/**
 * crumb_scores_reorder:
 * @digits: the seats of all who play as they sit from now on, a decimal digit for each, counted from 1
 *
 * Returns: false, changing nothing, when it does not name all who play, once each
 */
bool crumb_scores_reorder (CrumbScores *scores, int digits);

/** crumb_scores_add: @seat gets points in the round that is being played; they can be below 0. */
void crumb_scores_add (CrumbScores *scores, unsigned seat, int points);

/** crumb_scores_end_round: The round is over, whatever it brought; the next one begins. */
void crumb_scores_end_round (CrumbScores *scores);

/** crumb_scores_full: Whether there have been as many rounds as a game can have. */
bool crumb_scores_full (const CrumbScores *scores);

/**
 * crumb_scores_end:
 * @early: whether the table stopped
 * @shared: whether those who are level on top share the win; otherwise nobody has won
 *
 * Ends the game by its totals. Before the first round was scored there is nothing to win.
 */
void crumb_scores_end (CrumbScores *scores, bool early, bool shared);

/** crumb_scores_win: Ends the game, which @winners have won, whatever the totals are: they got there first. */
void crumb_scores_win (CrumbScores *scores, CrumbSeats winners);

/** crumb_scores_resign: Ends the game early: @seat gives it up, the leaders among the others have won. */
void crumb_scores_resign (CrumbScores *scores, unsigned seat);

/** crumb_scores_play_on: The table goes on with a game that was over, to @target; 0 for none. */
void crumb_scores_play_on (CrumbScores *scores, int target);

/** crumb_scores_ended: How many rounds don't go on any more. */
static inline unsigned
crumb_scores_ended (const CrumbScores *scores)
{
  return scores->over ? scores->n_rounds : scores->round;
}

/** crumb_scores_counts: Whether the game is over and something was played; only such games count in statistics. */
bool crumb_scores_counts (const CrumbScores *scores);

/**
 * crumb_scores_rank:
 *
 * Which one @seat is, counted from 1. Whoever has won, or is level on top of a draw, is first; then come the others who
 * play, and those who have left come last. Seats with the same total share a rank.
 */
unsigned crumb_scores_rank (const CrumbScores *scores, unsigned seat);

/** crumb_scores_total_after: What @seat had after round @round, counted from 0. */
int crumb_scores_total_after (const CrumbScores *scores, unsigned round, unsigned seat);

/**
 * crumb_scores_turning_point:
 * @round: (out): the round, counted from 1, from which on the leader led alone; 0 when nobody else ever led or was
 *   level after a round
 *
 * Players are only compared in rounds that they played, and nobody leads while two are level.
 *
 * Returns: false when nobody leads alone, or no round has been scored
 */
bool crumb_scores_turning_point (const CrumbScores *scores, unsigned *round);
