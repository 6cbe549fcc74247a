/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where the holes of the board are. No widgets. */

#pragma once

#include <stdbool.h>

/** The most holes of a track: with a higher target each hole stands for several points. */
#define CRUMB_BOARD_HOLES_MAX 241

/**
 * CrumbBoardLayout:
 * @holes: how many holes a track has, without the one that pegs start from
 * @street: how many of them are in a line, in groups of five
 * @streets: how many lines there are; both tracks are side by side in each
 * @cell: the distance of two holes
 * @left, @top: where the first street begins, so that the board is in the middle of its room
 */
typedef struct
{
  unsigned holes;
  unsigned street;
  unsigned streets;
  float cell;
  float left;
  float top;
} CrumbBoardLayout;

/** crumb_board_layout: The board of so many points, with its holes as large as they fit. */
CrumbBoardLayout crumb_board_layout (int target, float width, float height);

/** crumb_board_layout_height: How high a board of that width is that fills it, and is at most so high where it can be. */
float crumb_board_layout_height (int target, float width, float most);

/**
 * crumb_board_layout_place:
 * @hole: 0 is where pegs start
 * @track: 0 or 1
 *
 * The middle of a hole.
 */
void crumb_board_layout_place (const CrumbBoardLayout *layout, unsigned hole, unsigned track, float *x, float *y);

/** crumb_board_layout_hole: The hole of so many points out of @target; the last one for more. */
unsigned crumb_board_layout_hole (const CrumbBoardLayout *layout, int target, int points);
