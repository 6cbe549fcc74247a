/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The place of one seat at the table. */

#pragma once

#include "crumb-place.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_PLACE (crumb_seat_place_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatPlace, crumb_seat_place, CRUMB, SEAT_PLACE, GtkButton)

/** How a place is laid out. */
typedef enum
{
  CRUMB_PLACE_ROW,     /**< one line: mark and name above the progress, total, dice */
  CRUMB_PLACE_STACKED, /**< a line with the name and the total, below it the dice */
  CRUMB_PLACE_COLUMN,  /**< a card: name, a large total, progress, dice */
  CRUMB_PLACE_FLAT,    /**< a low card: name and large total in a line, below it the dice */
} CrumbPlaceForm;

/** crumb_seat_place_new: @seat: what a tap on it activates `table.seat` with. */
GtkWidget *crumb_seat_place_new (guint seat);

/**
 * crumb_seat_place_show:
 * @slots: for how many dice all places keep room in a row
 * @usual: how long the edge of a die is where nothing forces another
 */
void crumb_seat_place_show (CrumbSeatPlace *self, const CrumbPlace *place, CrumbPlaceForm form, guint slots, int usual);

/** crumb_seat_place_fit: The longest edge of dice that its place had room for when it was allocated last. */
int crumb_seat_place_fit (CrumbSeatPlace *self);

/** crumb_seat_place_set_edge: So that all places have dice of one size. */
void crumb_seat_place_set_edge (CrumbSeatPlace *self, int edge);

/** crumb_seat_place_get_name_width: What its name wants in a row; crumb_seat_place_set_name_width() says what that of the
 * longest is, which all dice leave room for. */
int crumb_seat_place_get_name_width (CrumbSeatPlace *self);
void crumb_seat_place_set_name_width (CrumbSeatPlace *self, int width);

/** crumb_seat_place_get_note_width: What its note needs to be shown whole. */
int crumb_seat_place_get_note_width (CrumbSeatPlace *self);

/** crumb_seat_place_set_note_width: So that all rows keep as much room for one, and their totals stand in line. */
void crumb_seat_place_set_note_width (CrumbSeatPlace *self, int width);

G_END_DECLS
