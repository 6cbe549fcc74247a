/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Auntie Mildred's list worked out a second time, as a heap of dice of which each knows where it lies. */

#pragma once

#include "rules/auntie-mildred/mildred.h"

/** Where a die lies that is nowhere yet, and one that is a victory die; all others are at a #CrumbMildredPlace. */
#define NAIVE_NOWHERE 0
#define NAIVE_VICTORY 99

/** A die: @value is its face, its slot or its level, @since when it came there, @old whether the turn found it there. */
typedef struct
{
  int at;
  int value;
  int since;
  bool old;
} NaiveDie;

/** A game. */
typedef struct
{
  CrumbMildredRules rules;
  CrumbMildredSheet sheet;
  int first, n, phase, active, turns, clock, source, due;
  bool shaken[2], overrule, straightened, woken[200], entering;
  int first_totals[2], black[2], promised[2];
  NaiveDie dice[2][12];
  bool turned[2][4];
  bool over, early, drawn;
  CrumbSeats winners;
  int round, rounds;
  int points[CRUMB_ROUNDS_MAX][2];
} NaiveMildred;

/** naive_mildred_start: A game in which nothing has happened yet. */
void naive_mildred_start (NaiveMildred *game, const CrumbMildredRules *rules, unsigned first);

/** naive_mildred_apply: Plays a move, or returns the reason for which it has to be refused; @game is spoiled then. */
unsigned naive_mildred_apply (NaiveMildred *game, const CrumbMove *move);

/** naive_mildred_list: The values of the dice of @seat at a place, in the order in which they came. Returns how many. */
int naive_mildred_list (const NaiveMildred *game, unsigned seat, int at, int values[12]);

/** naive_mildred_total: What @seat has. */
int naive_mildred_total (const NaiveMildred *game, unsigned seat);
