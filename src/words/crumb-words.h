/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice and names in words, for any game. Plain text, never markup. */

#pragma once

#include "rules/dice.h"
#include "rules/seats.h"

#include <glib.h>

G_BEGIN_DECLS

/** CrumbPlural: A message that depends on a number: what is said of one, and of many. */
typedef struct
{
  const char *one;
  const char *many;
} CrumbPlural;

/** NP_: Marks both forms of a #CrumbPlural for translation. */
#define NP_(one, many) { one, many }

/**
 * In all of these @names has a name for each seat, valid UTF-8, shown as typed. The text returned is
 * (transfer full) unless said otherwise.
 */

/**
 * crumb_words_numbers:
 * @text: (transfer full): dice, or numbers with signs, and no words
 *
 * Where people read from right to left it is isolated from the words around it: else 6-6-2 is drawn as 2-6-6, and +30
 * as 30+.
 */
char *crumb_words_numbers (char *text);

/** crumb_words_plus: What was scored, with its sign: "+6". */
char *crumb_words_plus (int points);

/** crumb_words_scored: What was scored, and all points after it: "+6 = 21". */
char *crumb_words_scored (int points, int total);

/** crumb_words_dice: Dice as people read them out: "5-1-1", "?" for an unknown face, "no dice". */
char *crumb_words_dice (const CrumbDice *dice);

/** crumb_words_die: One die with its colour, where it has one: "5", "red 5", "?". */
char *crumb_words_die (CrumbDie die);

/** crumb_words_a_face: A die of that face: "a 5", "an 8". */
char *crumb_words_a_face (unsigned face);

/** crumb_words_dice_aloud: Dice as they are read aloud: "5, 1, 1", "red 5, blue 1". */
char *crumb_words_dice_aloud (const CrumbDice *dice);

/** crumb_words_aloud: A sentence as it is to be read aloud: its dice, "5-1-1", become "5, 1, 1"; names stay. */
char *crumb_words_aloud (const char *text);

/** crumb_words_dice_in_colour: crumb_words_dice () where no die has a colour, else: "red 5, blue 1". */
char *crumb_words_dice_in_colour (const CrumbDice *dice);

/** crumb_words_rename: What a player is called from now on: "Sue is now called Susan." */
char *crumb_words_rename (const char *before, const char *now);

/** crumb_words_with_reason: The sentence and, unless it is NULL, the reason that the table gave, as typed. */
char *crumb_words_with_reason (const char *sentence, const char *why);

/** crumb_words_names: Some of the names as a list: "Sue", "Sue and John", "Sue, John and Ann". */
char *crumb_words_names (CrumbSeats seats, const char *const names[]);

/** crumb_words_names_in_order: The names of @n seats, 0 to %CRUMB_SEATS_MAX, as a list in this order. */
char *crumb_words_names_in_order (const uint8_t seats[], unsigned n, const char *const names[]);

G_END_DECLS
