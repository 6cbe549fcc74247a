/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One place at a table that is being set: name, colour, and where in the order. */

#pragma once

#include "crumb-seating.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_ROW (crumb_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatRow, crumb_seat_row, CRUMB, SEAT_ROW, AdwEntryRow)

/*
 * The name is the row's `text`; property `colour` (uint, a CrumbColour). What a row asks of the others at its
 * table is a signal: `moved` (int: where to in the order), `removed`, `colour-chosen` (uint).
 */

GtkWidget   *crumb_seat_row_new        (void);

CrumbColour  crumb_seat_row_get_colour (CrumbSeatRow *self);
void         crumb_seat_row_set_colour (CrumbSeatRow *self, CrumbColour colour);

/**
 * crumb_seat_row_set_place:
 * @place: which row this is, from 0
 * @n_named: how many rows there are up to the last one with a name; the others are left as they are
 */
void         crumb_seat_row_set_place  (CrumbSeatRow *self, guint place, guint n_named);

G_END_DECLS
