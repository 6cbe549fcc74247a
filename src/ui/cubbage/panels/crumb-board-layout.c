/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where the holes of the board are: lines of groups of five, as people are used to from wooden ones. */

#include "crumb-board-layout.h"

/* A gap between groups, and between streets, in holes. */
#define GROUP_GAP 0.6f
#define STREET_GAP 1.1f
#define GROUP 5

static const unsigned streets_of[] = { 10, 15, 20, 30, 60, 120, 240 };

#define N_STREETS (sizeof streets_of / sizeof streets_of[0])

/* The gaps between groups of holes before the hole in that column. */
static float
gaps_before (unsigned column)
{
  unsigned n = column / GROUP;

  return GROUP_GAP * (float) n;
}

/* The start is before the first hole, and the last one is behind the last street. */
static float
columns_of (unsigned street)
{
  return (float) street + 2 + GROUP_GAP + gaps_before (street);
}

static float
rows_of (unsigned streets)
{
  return 2.0f * (float) streets + STREET_GAP * (float) (streets - 1);
}

static unsigned
holes_of (int target)
{
  unsigned points = target > 1 ? (unsigned) target : 2;
  unsigned each = (points + CRUMB_BOARD_HOLES_MAX - 2) / (CRUMB_BOARD_HOLES_MAX - 1);

  return (points + each - 1) / each;
}

static CrumbBoardLayout
lay_out (unsigned holes, unsigned street, float width, float height)
{
  unsigned streets = (holes - 1 + street - 1) / street;
  float by_width = width / columns_of (street);
  float by_height = height / rows_of (streets);
  CrumbBoardLayout layout = {
    .holes = holes,
    .street = street,
    .streets = streets,
    .cell = by_width < by_height ? by_width : by_height,
  };

  layout.left = (width - layout.cell * columns_of (street)) / 2;
  layout.top = (height - layout.cell * rows_of (streets)) / 2;
  return layout;
}

CrumbBoardLayout
crumb_board_layout (int target, float width, float height)
{
  CrumbBoardLayout best = lay_out (holes_of (target), streets_of[0], width, height);

  for (unsigned i = 1; i < N_STREETS; i++)
    {
      CrumbBoardLayout layout = lay_out (best.holes, streets_of[i], width, height);

      if (layout.cell > best.cell)
        best = layout;
    }
  return best;
}

float
crumb_board_layout_height (int target, float width, float most)
{
  unsigned holes = holes_of (target);
  float height = 0;

  for (unsigned i = 0; i < N_STREETS; i++)
    {
      unsigned street = streets_of[i];

      height = width / columns_of (street) * rows_of ((holes - 1 + street - 1) / street);
      if (height <= most)
        break;
    }
  return height;
}

void
crumb_board_layout_place (const CrumbBoardLayout *layout, unsigned hole, unsigned track, float *x, float *y)
{
  bool last = hole >= layout->holes;
  unsigned at = last ? layout->holes - 2 : hole > 0 ? hole - 1 : 0;
  unsigned line = at / layout->street;
  unsigned column = at % layout->street;
  float across = 1 + GROUP_GAP + (float) column + gaps_before (column);

  if (hole == 0)
    across = 0;
  else if (last)
    across += 1 + GROUP_GAP;
  *x = layout->left + layout->cell * (across + 0.5f);
  *y = layout->top + layout->cell * ((float) line * (2 + STREET_GAP) + (float) track + 0.5f);
}

unsigned
crumb_board_layout_hole (const CrumbBoardLayout *layout, int target, int points)
{
  unsigned hole;

  if (points <= 0 || target <= 0)
    return 0;
  if (points >= target)
    return layout->holes;
  hole = ((unsigned) points * layout->holes + (unsigned) target - 1) / (unsigned) target;
  return hole < layout->holes ? hole : layout->holes - 1;
}
