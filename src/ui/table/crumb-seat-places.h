/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The places of all seats: rows where it is narrow, columns where it is wide. */

#pragma once

#include "crumb-seat-place.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_PLACES (crumb_seat_places_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatPlaces, crumb_seat_places, CRUMB, SEAT_PLACES, GtkBox)

/** How much room there is for a table. */
typedef enum
{
  CRUMB_ROOM_WIDE = 1 << 0,   /**< a laptop: seats lie in columns */
  CRUMB_ROOM_LARGE = 1 << 1,  /**< a television */
  CRUMB_ROOM_LOW = 1 << 2,    /**< a phone on its side, or a very small window */
  CRUMB_ROOM_BESIDE = 1 << 3, /**< a log has room beside the table */
  CRUMB_ROOM_SHOWN = 1 << 4,  /**< all of the window is for what people look at across the table */
  CRUMB_ROOM_SMALL = 1 << 5,  /**< a small phone, or one with larger text */
  CRUMB_ROOM_KEYS = 1 << 6,   /**< the keys below show the dice that matter now */
} CrumbRoom;

/** crumb_to_sp: So many pixels in the unit that grows with the size of text. */
double crumb_to_sp (GtkWidget *widget, int pixels);

/** crumb_room_of: How much room a table of that size has: #CrumbRoom. A phone, a laptop, a television are enough. */
unsigned crumb_room_of (GtkWidget *widget, int width, int height);

/** crumb_room_style: Gives @widget the classes `wide`, `beside`, `large` and `low` in the style sheet. */
void crumb_room_style (GtkWidget *widget, unsigned room);

GtkWidget *crumb_seat_places_new (void);

/**
 * crumb_seat_places_show:
 * @places: those of all seats, by their number
 * @n: how many there are
 * @order: the seats as they are shown, from the start
 * @turn: who is next to what is said in a low window; #CRUMB_NO_SEAT for nobody
 */
void crumb_seat_places_show (CrumbSeatPlaces *self, const CrumbPlace places[], guint n, const uint8_t order[],
                             guint turn);

/** crumb_seat_places_set_room: @room: #CrumbRoom; @flat: whether the stage needs most of the height */
void crumb_seat_places_set_room (CrumbSeatPlaces *self, unsigned room, gboolean flat);

/** crumb_seat_places_grow: Whether places show more the more height they have: columns with dice, whose dice grow. */
gboolean crumb_seat_places_grow (CrumbSeatPlaces *self);

/** crumb_seat_places_get_place: (transfer none) (nullable): The place of that seat. */
GtkWidget *crumb_seat_places_get_place (CrumbSeatPlaces *self, guint seat);

G_END_DECLS
