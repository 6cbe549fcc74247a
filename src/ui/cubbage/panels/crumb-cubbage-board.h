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

/* Property `most-height` (int, notified on change only): how high it is at most, in pixels, by having more holes in a
 * line. */

/** CrumbCubbagePegs: the points of each seat, and what it had before it last scored, where its back peg is. */
typedef struct
{
  int front[CRUMB_CUBBAGE_SEATS];
  int back[CRUMB_CUBBAGE_SEATS];
} CrumbCubbagePegs;

/** crumb_cubbage_board_set_pegs: Where the pegs are. */
void crumb_cubbage_board_set_pegs (CrumbCubbageBoard *self, const CrumbCubbagePegs *pegs);
/** crumb_cubbage_board_set_track: @target: how many holes, 0 where nobody plays to a target; @skunk: 0 for no line. */
void crumb_cubbage_board_set_track (CrumbCubbageBoard *self, int target, int skunk);
/** crumb_cubbage_board_set_seat: Whose track it is. */
void crumb_cubbage_board_set_seat (CrumbCubbageBoard *self, guint seat, const char *name, CrumbColour colour);

/** crumb_cubbage_board_show: All of this of @game, which @seats play. */
void crumb_cubbage_board_show (CrumbCubbageBoard *self, const CrumbCubbage *game,
                               const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS]);

G_END_DECLS
