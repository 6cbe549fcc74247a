/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Cubbage agrees on before the first roll. */

#pragma once

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

/** Who sits at the table. */
typedef enum
{
  CRUMB_CUBBAGE_SOLO,   /**< one player; the dice of seat 1, the opponent, are thrown one by one (as written) */
  CRUMB_CUBBAGE_HIDDEN, /**< two; nobody else sees the six dice that a seat rolled */
  CRUMB_CUBBAGE_OPEN,   /**< two; all dice lie open */
} CrumbCubbageTable;

/** In which order the dice of a run fall in the play. */
typedef enum
{
  CRUMB_CUBBAGE_RUN_ANY,        /**< any: 3, 5, 4 is a run (cribbage custom) */
  CRUMB_CUBBAGE_RUN_UP_OR_DOWN, /**< 3, 4, 5 and 5, 4, 3 are */
  CRUMB_CUBBAGE_RUN_UP,         /**< only 3, 4, 5 is */
} CrumbCubbageRun;

/** When the target ends the game. */
typedef enum
{
  CRUMB_CUBBAGE_WIN_AT_ONCE,     /**< the first to get there has won, in the middle of a deal too */
  CRUMB_CUBBAGE_WIN_END_OF_DEAL, /**< once a deal in which somebody got there is over: the higher one; a tie plays on */
} CrumbCubbageWin;

/** What a die that was thrown for the opponent and did not fit is used for. */
typedef enum
{
  CRUMB_CUBBAGE_HELD_NEXT_DIE, /**< the opponent's next die, whoever leads */
  CRUMB_CUBBAGE_HELD_LEADS,    /**< it always leads the next play */
} CrumbCubbageHeld;

/** Who counts hands and cribs. */
typedef enum
{
  CRUMB_CUBBAGE_COUNT_REFEREE, /**< the referee, in full */
  CRUMB_CUBBAGE_COUNT_CLAIM,   /**< each seat its own; what it misses is lost */
  CRUMB_CUBBAGE_COUNT_MUGGINS, /**< each seat its own; what it misses goes to the other one */
} CrumbCubbageCounting;

/** What a go costs that was none: a die that is laid later would have fitted. */
typedef enum
{
  CRUMB_CUBBAGE_FALSE_GO_REPORT,  /**< nothing; the referee tells */
  CRUMB_CUBBAGE_FALSE_GO_PENALTY, /**< 2 points to the other seat */
} CrumbCubbageFalseGo;

/**
 * CrumbCubbageRules:
 * @table: a #CrumbCubbageTable
 * @head_start: the points that seat 1 begins with, 0 to 998, fewer than @target
 * @head_start_0: the same of seat 0
 * @run: a #CrumbCubbageRun
 * @win: a #CrumbCubbageWin
 * @held: a #CrumbCubbageHeld
 * @skunk: a win over somebody with fewer points is a skunk: 91, or 0 for none
 * @count: a #CrumbCubbageCounting. Nobody counts for the opponent of a solo game: the referee does
 * @false_go: a #CrumbCubbageFalseGo
 * @target: the points to play to, 1 to 999
 */
typedef struct
{
  uint16_t table;
  uint16_t head_start;
  uint16_t run;
  uint16_t win;
  uint16_t held;
  uint16_t skunk;
  uint16_t count;
  uint16_t false_go;
  uint16_t target;
  uint16_t head_start_0;
} CrumbCubbageRules;

/** Why a knob, as it stands, changes nothing. */
typedef enum
{
  CRUMB_CUBBAGE_IDLE_NOT,        /**< it does change something */
  CRUMB_CUBBAGE_IDLE_NOT_SOLO,   /**< only an opponent that nobody sits for holds dice */
  CRUMB_CUBBAGE_IDLE_NOT_HIDDEN, /**< where dice are known nobody says go */
  CRUMB_CUBBAGE_IDLE_SHORT,      /**< every loser of so short a game has fewer points */
} CrumbCubbageIdle;

/** The knobs and the presets of Cubbage; the first preset is the game as written. */
extern const CrumbRuleBook crumb_cubbage_rule_book;

/** crumb_cubbage_rules_default: The game as written, for one. */
CrumbCubbageRules crumb_cubbage_rules_default (void);
