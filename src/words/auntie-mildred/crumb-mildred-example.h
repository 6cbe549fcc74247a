/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Auntie Mildred's list: what is ruled on, and what must come of it, which tests hold the
 * referee to. */

#pragma once

#include "rules/auntie-mildred/mildred.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most rows of dice in one picture. */
#define CRUMB_MILDRED_EXAMPLE_ROWS 3

/** What an example is of. */
typedef enum
{
  CRUMB_MILDRED_EXAMPLE_PICTURE, /**< only something to look at: nothing is judged */
  CRUMB_MILDRED_EXAMPLE_COMBAT,  /**< a prank */
  CRUMB_MILDRED_EXAMPLE_GROUP,   /**< a group on an Indulgency card, perhaps against another */
  CRUMB_MILDRED_EXAMPLE_COOKIES, /**< what cookies make of a black die */
  CRUMB_MILDRED_EXAMPLE_GAME,    /**< a game, move by move; the last one may have to be refused */
} CrumbMildredExampleKind;

/**
 * CrumbMildredExample:
 * @kind: what it is of
 * @rules: (nullable): the house rules it is about; the usual rules when %NULL
 * @labels: of a picture, what each row of dice is, marked with NC_ ("label")
 * @dice: rows of faces as digits, `?` for a die that nobody rolled; of a group, mine and theirs; %NULL ends them
 * @prank, @dodge: of a combat, the slots
 * @black, @victory: of a combat, what the other one has; of cookies, where the black die stands
 * @laundry: whether there is a die on LAUNDRY; of a group, whether it reaches LAUNDRY#1
 * @outcome: of a combat, what must come of it
 * @card: of a group, the Indulgency card
 * @scores: of a group, whether it must score
 * @row: of a group, the row that must decide
 * @gain: of cookies, how many come
 * @black_after, @victory_after, @lost: of cookies, what must come of it
 * @moves: of a game, its moves as game files name them: "indulge 0 44422 =21, pass 0"
 * @refused: of a game, whether its last move must be refused
 * @at: of a game, a place of the seat of its last move
 * @stands: of a game, the highest slot or level there, or how many dice are there
 * @used: of a game, whether the set there must be used
 */
typedef struct
{
  CrumbMildredExampleKind kind;
  const char *rules;
  const char *labels[CRUMB_MILDRED_EXAMPLE_ROWS];
  const char *dice[CRUMB_MILDRED_EXAMPLE_ROWS];
  unsigned prank, dodge, black, victory;
  gboolean laundry;
  CrumbMildredOutcome outcome;
  unsigned card;
  gboolean scores;
  unsigned row;
  unsigned gain, black_after, victory_after, lost;
  const char *moves;
  gboolean refused;
  int at;
  unsigned stands;
  gboolean used;
} CrumbMildredExample;

/** crumb_mildred_example_is_judged: Whether there is something to judge in it. */
gboolean crumb_mildred_example_is_judged (gconstpointer example);

/** crumb_mildred_example_group: The dice of row @row. */
CrumbMildredGroup crumb_mildred_example_group (const CrumbMildredExample *example, unsigned row);

/** crumb_mildred_example_agrees: Whether the referee rules as the example says. */
gboolean crumb_mildred_example_agrees (gconstpointer example);

/** crumb_mildred_example_expected: (transfer full): What must come of it: "It scores." */
char *crumb_mildred_example_expected (gconstpointer example);

/** crumb_mildred_example_ruling: (transfer full): What the referee says, and why. */
char *crumb_mildred_example_ruling (gconstpointer example);

G_END_DECLS
