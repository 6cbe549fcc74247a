/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that the record, lists and statistics know of a game: one const table for each kind. */

#pragma once

#include "figure.h"
#include "move.h"
#include "refusal.h"
#include "scores.h"

#include <stddef.h>

/** Long enough for the text of any rule set, with its terminator. */
#define CRUMB_RULES_TEXT_MAX 512
/** Stands for a move that a game does not have. */
#define CRUMB_NO_MOVE 255

/**
 * CrumbGameKind:
 * @id: the word for it in the database and in files, never translated
 * @name: its name, untranslated
 * @seats_min: the fewest seats that a game begins with
 * @seats_max: the most seats that a game ever has, 2 to %CRUMB_SEATS_MAX
 * @total_max: the most points that somebody can sit down with
 * @state_size: the bytes of one state; a state holds no pointers and can be copied with memcpy()
 * @n_moves: how many kinds of moves there are
 * @move_words: a word for each, as the database and files have it
 * @overrule: the move by which the table insists on the one after it. Like the next five, %CRUMB_NO_MOVE where the
 *   game has no such move
 * @end: the move that stops the game
 * @join: the move by which somebody sits down in a running game: its seat is the next new one, its amount the points
 *   so far
 * @leave: the move by which its seat stops playing
 * @reorder: the move that changes the order of the seats: its amount has a decimal digit for each of them, counted from
 *   1, in the order in which they sit from now on
 * @play_on: the move that resumes a game that is over: its amount is the new goal, 0 for none
 * @rules_normalise: writes the complete canonical text of a rule set given as a preset, as `knob=value,…` or
 *   empty (the default); false when it is not one
 * @start: makes the state of a game in which nothing has happened yet. @rules is a text that
 *   `rules_normalise` takes, @seats from `seats_min` to `seats_max`, @first the seat whose dice are entered first.
 *   False when they are not
 * @rules: writes the complete canonical text of the rules that a state was started by
 * @apply: folds one move into the state. False when refused; the state is then untouched and @refusal says why
 * @over: whether the game has ended
 * @ended_early: whether it has ended because the table stopped
 * @winners: who has won; several have drawn or share the win; empty while it runs
 * @leaders: who is in front of those who play; several are level. Computed here and nowhere else
 * @seats: how many seats there are by now, those that were left among them; seats are never numbered anew
 * @playing: who plays now; a player who has left keeps the points, is not asked and can't win
 * @people: (nullable): the seats at which people sit. The table plays for the others, who have no page, no statistics
 *   and no rivals; NULL where there are none. Ask crumb_game_kind_people()
 * @order: (out): all seats as a table lists them: first those who play, in the order in which they sit, then those who
 *   have left.
 *   Returns `seats`
 * @rounds: how many rounds have been scored
 * @round: the round that the next move is of, counted from 0; those before it are over
 * @round_seats: who played a scored round, counted from 0
 * @points: what a seat got in a scored round, counted from 0, bonus included; 0 when it did not play it
 * @brought: the points a seat sat down with: 0 unless it joined later. With those of all rounds they make `total`
 * @total: what a seat has
 * @target: the total that the game is played to by now, or 0 when it ends otherwise
 * @goals: how far a game that is over can go on: the least and the most that `play_on` takes, and what most tables
 *   would choose. False when it can only go on without a goal
 * @figures: what the statistics of the game count besides games, wins, rounds and points
 * @n_figures: how many there are, at most %CRUMB_FIGURES_MAX
 * @count: adds what one standing move did to the figures of each seat. @before and @after are the states around it;
 *   called for every move in turn, with @figures all 0 before the first
 *
 * All functions are pure: no allocation, no globals, no I/O.
 */
typedef struct
{
  const char *id;
  const char *name;
  size_t state_size;
  unsigned seats_min;
  unsigned seats_max;
  int total_max;
  unsigned n_moves;
  const char *const *move_words;
  uint8_t overrule;
  uint8_t end;
  uint8_t join;
  uint8_t leave;
  uint8_t reorder;
  uint8_t play_on;

  bool (*rules_normalise) (const char *text, char canonical[CRUMB_RULES_TEXT_MAX]);
  bool (*start) (void *state, const char *rules, unsigned seats, unsigned first);
  void (*rules) (const void *state, char canonical[CRUMB_RULES_TEXT_MAX]);
  bool (*apply) (void *state, const CrumbMove *move, CrumbRefusal *refusal);
  bool (*over) (const void *state);
  bool (*ended_early) (const void *state);
  CrumbSeats (*winners) (const void *state);
  CrumbSeats (*leaders) (const void *state);
  unsigned (*seats) (const void *state);
  CrumbSeats (*playing) (const void *state);
  CrumbSeats (*people) (const void *state);
  unsigned (*order) (const void *state, uint8_t seats[CRUMB_SEATS_MAX]);
  unsigned (*rounds) (const void *state);
  unsigned (*round) (const void *state);
  CrumbSeats (*round_seats) (const void *state, unsigned round);
  int (*points) (const void *state, unsigned round, unsigned seat);
  int (*brought) (const void *state, unsigned seat);
  int (*total) (const void *state, unsigned seat);
  int (*target) (const void *state);
  bool (*goals) (const void *state, int *min, int *max, int *next);
  const CrumbFigure *figures;
  unsigned n_figures;
  void (*count) (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX]);
} CrumbGameKind;

/**
 * crumb_game_kind_turning_point:
 * @round: (out): the round, counted from 1, from which on the leader led alone; 0 when nobody else ever led or was
 *   level after a round
 *
 * Players are only compared in rounds that they played, and nobody leads while two are level.
 *
 * Returns: false when nobody leads alone, or no round has been scored
 */
bool crumb_game_kind_turning_point (const CrumbGameKind *kind, const void *state, unsigned *round);

/** crumb_game_kind_people: The seats at which people sit, among them those who have left. */
CrumbSeats crumb_game_kind_people (const CrumbGameKind *kind, const void *state);

/** crumb_game_kinds: All kinds, in the order in which they are offered, ended by NULL. */
extern const CrumbGameKind *const crumb_game_kinds[];

/** crumb_game_kind_find: The kind with that id, or NULL. */
const CrumbGameKind *crumb_game_kind_find (const char *id);
