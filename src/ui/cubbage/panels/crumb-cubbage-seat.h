/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One of the two at the table: points, the crib, and the dice that are known and not laid yet. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cubbage/cubbage.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_SEAT (crumb_cubbage_seat_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageSeat, crumb_cubbage_seat, CRUMB, CUBBAGE_SEAT, AdwBin)

/** crumb_cubbage_seat_set_pixel_size: The length of an edge of each die where there is room. */
void crumb_cubbage_seat_set_pixel_size (CrumbCubbageSeat *self, int pixel_size);

/** crumb_cubbage_seat_show: Shows @seat of @game, where @player sits. */
void crumb_cubbage_seat_show (CrumbCubbageSeat *self, const CrumbCubbage *game, guint seat, const CrumbSeat *player);

G_END_DECLS
