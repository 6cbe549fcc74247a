/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The smallest game there is: two players, one kind of move, and whoever has three points first wins. */

#pragma once

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

/** The one move: its seat gets a point. */
#define NULL_POINT 0
/** The points that the game goes to, as the table likes: its rules are "to=3", which is usual, or "to=5". */
#define NULL_USUAL_GOAL 3
#define NULL_LONG_GOAL 5

/** NullRules: @to: the points that win. */
typedef struct
{
  uint16_t to;
} NullRules;

/** NullGame: What every game has, and its rules. */
typedef struct
{
  CrumbScores scores;
  NullRules rules;
} NullGame;

/** What it counts: the points that opened a game, and the most points in a row. */
enum
{
  NULL_FIGURE_FIRST,
  NULL_FIGURE_IN_A_ROW,
  NULL_N_FIGURES
};

extern const CrumbGameKind crumb_null;
extern const CrumbRuleBook crumb_null_rule_book;
