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

void crumb_seat_mark_set_colour (CrumbSeatMark *self, CrumbColour colour);

/** crumb_seat_mark_name: (transfer none): What people call that colour, translated: "Blue". */
const char *crumb_seat_mark_name (CrumbColour colour);

/**
 * CrumbSeatPaint:
 * @fill: the colour as it is called
 * @edge: what is around it, so that it stands out from any background; the same where it does without
 */
typedef struct
{
  GdkRGBA fill;
  GdkRGBA edge;
} CrumbSeatPaint;

/** crumb_seat_paint: What a colour looks like in the dark style, or in the light one and on paper. */
CrumbSeatPaint crumb_seat_paint (CrumbColour colour, gboolean dark);

/** crumb_seat_paint_on: What a colour looks like on @widget, in the style that it has now. */
CrumbSeatPaint crumb_seat_paint_on (GtkWidget *widget, CrumbColour colour);

/** crumb_seat_paint_line: Strokes @path in what stands out of the colour: its edge. All lines are of one weight. */
void crumb_seat_paint_line (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, GskPath *path, float width);

/** crumb_seat_paint_area: Fills @path; an edge is as wide as @edge says. */
void crumb_seat_paint_area (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, GskPath *path, float edge);

/** crumb_seat_paint_mark: Draws the shape that goes with @colour on a square that begins at @x, @y. */
void crumb_seat_paint_mark (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, CrumbColour colour, float x, float y,
                            float size);

G_END_DECLS
