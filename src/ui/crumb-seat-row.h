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

/** crumb_seat_row_set_place: Which of @n_places this is, from 0, and whether it can be taken away. */
void         crumb_seat_row_set_place  (CrumbSeatRow *self, guint place, guint n_places, gboolean removable);

G_END_DECLS
