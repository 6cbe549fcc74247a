/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A handful of dice: what a seat bids, holds or takes, and what lies on the plate. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The most dice that a handful holds. */
#define CRUMB_DICE_MAX 15
/** The most sides a die has. */
#define CRUMB_SIDES_MAX 12
/** The colours that dice come in when flushes count, numbered from 1. */
#define CRUMB_COLOURS 3
/** Long enough for the text of any handful, with its terminator. */
#define CRUMB_DICE_TEXT_MAX 64

/**
 * CrumbDie:
 * @face: 1 to %CRUMB_SIDES_MAX; 0 is a face that nobody entered
 * @colour: 1 to %CRUMB_COLOURS; 0 where colours do not matter
 */
typedef struct
{
  uint8_t face;
  uint8_t colour;
} CrumbDie;

/**
 * CrumbDice:
 * @count: 0 to %CRUMB_DICE_MAX
 * @dice: the first @count are set, in the order in which they were entered
 */
typedef struct
{
  uint8_t count;
  CrumbDie dice[CRUMB_DICE_MAX];
} CrumbDice;

/**
 * crumb_dice_add:
 *
 * Puts one more die at the end. Returns false, changing nothing, when the handful is full.
 */
bool crumb_dice_add (CrumbDice *dice, CrumbDie die);

/** crumb_dice_of: Dice without a colour that show these faces, in this order. */
CrumbDice crumb_dice_of (const uint8_t faces[], unsigned n);

/** crumb_dice_take_out: Takes away the die at @index. The order of the others stays. False when there is none. */
bool crumb_dice_take_out (CrumbDice *dice, unsigned index);

/**
 * crumb_dice_remove:
 *
 * Takes away the first die of that face, and of that colour unless @die has none.
 * The order of the others stays. Returns false when there is no such die.
 */
bool crumb_dice_remove (CrumbDice *dice, CrumbDie die);

/** crumb_dice_count_face: How many dice show @face. */
unsigned crumb_dice_count_face (const CrumbDice *dice, unsigned face);

/** crumb_dice_all_known: Whether every die has a face. True for an empty handful. */
bool crumb_dice_all_known (const CrumbDice *dice);

/** crumb_dice_sorted: A copy of these dice, highest face first. */
CrumbDice crumb_dice_sorted (const CrumbDice *dice);

/**
 * crumb_dice_parse:
 * @text: `511`, `5,1,1` or `5-1-1`; faces above 9 need separators (`12,3`, and `12,` for a 12 alone);
 *   `?` is an unknown face; r, g or b after a face is its colour; empty and `-` are no dice
 * @sides: the highest face, 1 to %CRUMB_SIDES_MAX
 * @dice: (out): the handful, untouched when the text is refused
 * @bad: (out) (optional): where the text went wrong, its end when there were too many dice
 *
 * Returns: whether the text was understood
 */
bool crumb_dice_parse (const char *text, unsigned sides, CrumbDice *dice, const char **bad);

/**
 * crumb_dice_format:
 *
 * Writes the shortest text that crumb_dice_parse() reads back as the same handful; nothing for no dice.
 * Returns @text.
 */
char *crumb_dice_format (const CrumbDice *dice, char text[CRUMB_DICE_TEXT_MAX]);
