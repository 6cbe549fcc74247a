/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats for a new game, made of the names that were typed. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * CrumbSeatingRow:
 * @name: (transfer none): as it was typed
 * @colour: the colour chosen for it
 */
typedef struct
{
  const char *name;
  CrumbColour colour;
} CrumbSeatingRow;

/** Why nobody can sit down yet. */
typedef enum
{
  CRUMB_SEATING_FINE,      /**< nothing is wrong */
  CRUMB_SEATING_TOO_FEW,   /**< fewer names than the game needs */
  CRUMB_SEATING_BAD_NAME,  /**< the name of `row` is too long, has nothing to be seen, or turns text around */
  CRUMB_SEATING_SAME_NAME, /**< the name of `row` is that of a row before it */
} CrumbSeatingProblem;

/**
 * crumb_seating_read:
 * @rows: one for each row of the dialog, in the order of the table
 * @min: how many names the game needs
 * @row: (out): the row that the problem is about; 0 when it is about none
 * @seats: (out) (optional) (transfer full) (element-type CrumbSeat): the seats, when nothing is wrong, else %NULL
 *
 * Rows without a name are nobody's.
 */
CrumbSeatingProblem crumb_seating_read (const CrumbSeatingRow rows[], guint n_rows, guint min, guint *row,
                                        GPtrArray **seats);

/** crumb_seating_describe: (transfer full): The problem in one sentence; empty when there is none. */
char *crumb_seating_describe (CrumbSeatingProblem problem, guint min, const CrumbSeatingRow *row);

/** crumb_seating_has_name: Whether one of the rows has that name, or one that is the same player's. */
gboolean crumb_seating_has_name (const CrumbSeatingRow rows[], guint n_rows, const char *name);

/** crumb_seating_enter_starts: Whether Enter in row @row, empty or the last, starts the game, or goes to the next row. */
gboolean crumb_seating_enter_starts (const CrumbSeatingRow rows[], guint n_rows, guint min, guint row);

/** crumb_seating_give_colour: @wanted, unless one of the rows has it; then the first that none has. */
CrumbColour crumb_seating_give_colour (const CrumbSeatingRow rows[], guint n_rows, CrumbColour wanted);

/** crumb_seating_count_nobodies: At how many seats nobody sits in a game of @kind with these rules. */
guint crumb_seating_count_nobodies (const CrumbGameKind *kind, const char *rules);

/**
 * crumb_seating_add_nobodies:
 * @seats: (element-type CrumbSeat): those of people, to which the others are added in their places
 */
void crumb_seating_add_nobodies (GPtrArray *seats, const CrumbGameKind *kind, const char *rules);

/** crumb_seating_of_game: (transfer full) (element-type CrumbSeat): The seats that are still in @game, for a rematch. */
GPtrArray *crumb_seating_of_game (CrumbGame *game);

/** crumb_seating_people_of_game: (transfer full) (element-type CrumbSeat): Those of them at which people sit. */
GPtrArray *crumb_seating_people_of_game (CrumbGame *game);

/** crumb_seating_first_of_rematch: The seat that goes first in a rematch of @game: the next one round the table. */
guint crumb_seating_first_of_rematch (CrumbGame *game);

G_END_DECLS
