/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Finds out how much room there is, so that what is in it can be laid out for a phone, a laptop or a television. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ROOM_BIN (crumb_room_bin_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoomBin, crumb_room_bin, CRUMB, ROOM_BIN, AdwBin)

/**
 * crumb_room_bin_new:
 * @child: (transfer floating): what has the room
 * @least_width: in pixels, whatever @child needs
 * @least_height: in pixels, whatever @child needs
 *
 * Has a property `room` (uint, #CrumbRoom), which changes only between two layouts: nothing is hidden meanwhile, so that
 * the keyboard focus stays where it is.
 */
GtkWidget *crumb_room_bin_new (GtkWidget *child, int least_width, int least_height);

/** crumb_room_bin_expect: It will have that size: the first frame is laid out for it. */
void crumb_room_bin_expect (CrumbRoomBin *self, int width, int height);

/** crumb_room_bin_get_room: #CrumbRoom */
unsigned crumb_room_bin_get_room (CrumbRoomBin *self);

G_END_DECLS
