/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One place at a table, while it is being set or in a game that runs: name, colour, and where in the order. */

#pragma once

#include "crumb-seating.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_ROW (crumb_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatRow, crumb_seat_row, CRUMB, SEAT_ROW, AdwEntryRow)

/*
 * The name is the row's `text`; property `colour` (uint, a CrumbColour). What a row asks of the others at its
 * table is a signal: `moved` (int: where to in the order), `removed`, `came-back`, `colour-chosen` (uint). In a game `named` says
 * that a name has been entered: with Enter, by turning elsewhere, or before anything else is asked for.
 */

GtkWidget *crumb_seat_row_new (void);

/** crumb_seat_row_new_in_game: A row of a game that runs: the colour stays, and who is removed leaves the game. */
GtkWidget *crumb_seat_row_new_in_game (void);

/**
 * crumb_seat_row_show_player:
 * @total: how many cookies or points the player has, said after the place
 *
 * Shows who sits there in a game. What is being typed stays, unless @player is called something else by now.
 */
void crumb_seat_row_show_player (CrumbSeatRow *self, const CrumbSeat *player, int total);

CrumbColour crumb_seat_row_get_colour (CrumbSeatRow *self);
void crumb_seat_row_set_colour (CrumbSeatRow *self, CrumbColour colour);

/**
 * crumb_seat_row_set_place:
 * @place: which row this is, from 0
 * @n_named: how many rows there are up to the last one with a name; the others are left as they are. In a game, those
 *   who play: the others can come back
 */
void crumb_seat_row_set_place (CrumbSeatRow *self, guint place, guint n_named);

/** crumb_seat_row_is_being_named: Whether a name of a game has been typed that is not the player's yet. */
gboolean crumb_seat_row_is_being_named (CrumbSeatRow *self);

G_END_DECLS
