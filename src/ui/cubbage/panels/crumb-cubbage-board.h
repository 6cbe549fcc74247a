/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The board: a track of holes for each of the two, and where their pegs are. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cubbage/cubbage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_BOARD (crumb_cubbage_board_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageBoard, crumb_cubbage_board, CRUMB, CUBBAGE_BOARD, GtkWidget)

/** crumb_cubbage_board_set_most_height: How high it is at most, in pixels, by having more holes in a line. */
void crumb_cubbage_board_set_most_height (CrumbCubbageBoard *self, int most_height);

/** crumb_cubbage_board_show: The tracks and the pegs of @game, which @seats play. */
void crumb_cubbage_board_show (CrumbCubbageBoard *self, const CrumbCubbage *game,
                               const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS]);

G_END_DECLS
