/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The sign of a player: a colour, and a shape that goes with it. */

#pragma once

#include "record/base/crumb-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_MARK (crumb_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatMark, crumb_seat_mark, CRUMB, SEAT_MARK, GtkWidget)

GtkWidget *crumb_seat_mark_new (CrumbColour colour);

CrumbColour crumb_seat_mark_get_colour (CrumbSeatMark *self);
void crumb_seat_mark_set_colour (CrumbSeatMark *self, CrumbColour colour);

/** crumb_seat_mark_path: (transfer full): The shape that goes with a colour, on a square of 16 by 16. */
GskPath *crumb_seat_mark_path (CrumbColour colour);

/** crumb_seat_mark_name: (transfer none): What people call that colour, translated: "Blue". */
const char *crumb_seat_mark_name (CrumbColour colour);

G_END_DECLS
