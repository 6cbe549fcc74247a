/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the dice of a hand or a crib are worth, and what the die just laid in the play scores. */

#pragma once

#include "cubbage-rules.h"

/** The sides of a die. */
#define CRUMB_CUBBAGE_SIDES 6
/** Four dice and the starter. */
#define CRUMB_CUBBAGE_HAND 5
/** Dice kept, and laid in the play, by each seat. */
#define CRUMB_CUBBAGE_KEPT 4
/** Both seats lay so many dice in a play at most: eight ones stay below fifteen. */
#define CRUMB_CUBBAGE_PLAY_DICE (2 * CRUMB_CUBBAGE_KEPT)
/** The play stops here. */
#define CRUMB_CUBBAGE_PLAY_TO 15
/** No five dice have more parts. */
#define CRUMB_CUBBAGE_PARTS_MAX 16

/** What scores. */
typedef enum
{
  CRUMB_CUBBAGE_SEVEN,   /**< a set of dice that adds to 7; in the play, a total of 7: 2 points */
  CRUMB_CUBBAGE_KIND,    /**< n equal dice: n × (n − 1) points */
  CRUMB_CUBBAGE_RUN,     /**< three to five in a row: a point each */
  CRUMB_CUBBAGE_FIFTEEN, /**< a total of 15, in the play only: 2 points */
  CRUMB_CUBBAGE_LAST,    /**< nobody can add a die, in the play only: 1 point */
} CrumbCubbagePartKind;

/**
 * CrumbCubbagePart:
 * @kind: a #CrumbCubbagePartKind
 * @points: what it scores
 * @dice: which dice make it: bit n is the die at n
 */
typedef struct
{
  uint8_t kind;
  uint8_t points;
  uint8_t dice;
} CrumbCubbagePart;

/**
 * CrumbCubbageCount:
 * @points: all of it
 * @n_parts: how many parts there are
 * @parts: what scores, in the order of #CrumbCubbagePartKind
 */
typedef struct
{
  uint8_t points;
  uint8_t n_parts;
  CrumbCubbagePart parts[CRUMB_CUBBAGE_PARTS_MAX];
} CrumbCubbageCount;

/**
 * crumb_cubbage_hand_points:
 * @dice: faces, 1 to 6
 * @n: 0 to %CRUMB_CUBBAGE_HAND
 *
 * What a hand or a crib is worth (R6 to R10): each set that adds to seven, equal dice, and the longest run in each
 * way to pick its dice. The starter is one of the dice.
 */
unsigned crumb_cubbage_hand_points (const uint8_t dice[], unsigned n);

/** crumb_cubbage_count_hand: Like crumb_cubbage_hand_points(), with every part of it. */
CrumbCubbageCount crumb_cubbage_count_hand (const uint8_t dice[], unsigned n);

/**
 * crumb_cubbage_count_die:
 * @dice: the faces laid since the total was zero, in order, whoever laid them; more than fifteen in all where the table
 *   insisted
 * @n: 1 to %CRUMB_CUBBAGE_PLAY_DICE
 * @last: whether nobody can add a die
 *
 * What the last of @dice scores (R15 to R17): the total, the dice that equal it, the run that it ends, and a point
 * for the last die unless it made fifteen.
 */
CrumbCubbageCount crumb_cubbage_count_die (CrumbCubbageRun run, const uint8_t dice[], unsigned n, bool last);

/** crumb_cubbage_part_faces: The faces of the dice of one part, low to high. Returns how many there are. */
unsigned crumb_cubbage_part_faces (const CrumbCubbagePart *part, const uint8_t dice[],
                                   uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE]);
