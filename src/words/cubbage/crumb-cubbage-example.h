/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Cubbage: dice or moves, and what must come of them, which tests hold the referee to. */

#pragma once

#include "rules/cubbage/cubbage.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most rows of dice in one picture. */
#define CRUMB_CUBBAGE_EXAMPLE_ROWS 3

/** What an example is of. */
typedef enum
{
  CRUMB_CUBBAGE_EXAMPLE_PICTURE, /**< only something to look at: nothing is judged */
  CRUMB_CUBBAGE_EXAMPLE_COUNT,   /**< a hand or a crib, the starter last */
  CRUMB_CUBBAGE_EXAMPLE_DIE,     /**< the last die of a play */
  CRUMB_CUBBAGE_EXAMPLE_PLAY,    /**< all dice of a play together */
  CRUMB_CUBBAGE_EXAMPLE_GAME,    /**< a game, move by move */
} CrumbCubbageExampleKind;

/**
 * CrumbCubbageExample:
 * @kind: what it is of
 * @rules: (nullable): the house rules it is about; the usual rules when %NULL
 * @labels: of a picture, what each row of dice is, marked with NC_ ("label")
 * @dice: rows of faces as digits, `?` for a die that was not rolled yet; one row unless it is a picture; %NULL ends them
 * @last: of a play, whether nobody can add a die
 * @moves: of a game, its moves as game files name them, with seat, and dice or amount: "lay 0 4, go 1"
 * @points: what must come of it; of a game, what each seat must have
 * @next: of a game, who must be asked then; %CRUMB_NO_SEAT for nobody
 * @winners: of a game, who must have won
 */
typedef struct
{
  CrumbCubbageExampleKind kind;
  const char *rules;
  const char *labels[CRUMB_CUBBAGE_EXAMPLE_ROWS];
  const char *dice[CRUMB_CUBBAGE_EXAMPLE_ROWS];
  gboolean last;
  const char *moves;
  int points[CRUMB_CUBBAGE_SEATS];
  uint8_t next;
  CrumbSeats winners;
} CrumbCubbageExample;

/** crumb_cubbage_example_is_judged: Whether there is something to judge in it. */
gboolean crumb_cubbage_example_is_judged (gconstpointer example);

/** crumb_cubbage_example_faces: The faces of row @row, 0 for a die that was not rolled yet. Returns how many there are. */
unsigned crumb_cubbage_example_faces (const CrumbCubbageExample *example, unsigned row, uint8_t faces[CRUMB_DICE_MAX]);

/** crumb_cubbage_example_game: The game that its moves make. */
CrumbCubbage crumb_cubbage_example_game (const CrumbCubbageExample *example);

/** crumb_cubbage_example_agrees: Whether the referee rules as the example says. */
gboolean crumb_cubbage_example_agrees (gconstpointer example);

/** crumb_cubbage_example_names: (transfer none): The names of both seats, translated; %CRUMB_CUBBAGE_SEATS of them. */
const char *const *crumb_cubbage_example_names (const CrumbCubbageExample *example);

/** crumb_cubbage_example_expected: (transfer full): What must come of it: "10 points" */
char *crumb_cubbage_example_expected (gconstpointer example);

/** crumb_cubbage_example_ruling: (transfer full): What the referee says, and why. */
char *crumb_cubbage_example_ruling (gconstpointer example);

G_END_DECLS
