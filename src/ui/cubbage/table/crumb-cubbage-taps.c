/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table shows, and which taps it takes: the one place where a state becomes a screen. */

#include "crumb-cubbage-taps.h"

static bool
takes (const CrumbCubbageExpect *expect, CrumbCubbageMove what)
{
  return (expect->also >> what & 1u) != 0;
}

/* After a deal of plain points dice are no longer what is expected, but can still come. */
static CrumbCubbagePad
pad_for_dice (const CrumbCubbage *game)
{
  return game->phase == CRUMB_CUBBAGE_AT_CRIB ? CRUMB_CUBBAGE_PAD_SEATS : CRUMB_CUBBAGE_PAD_FACES;
}

CrumbCubbagePad
crumb_cubbage_taps_pad (const CrumbCubbage *game, CrumbCubbageWay way)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);

  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return CRUMB_CUBBAGE_PAD_NONE;
  if (way == CRUMB_CUBBAGE_WAY_POINTS)
    return CRUMB_CUBBAGE_PAD_DIGITS;
  if (way == CRUMB_CUBBAGE_WAY_DICE)
    return pad_for_dice (game);

  switch ((CrumbCubbageMove) expect.what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      return CRUMB_CUBBAGE_PAD_SEATS;
    case CRUMB_CUBBAGE_TO_CRIB:
    case CRUMB_CUBBAGE_LAY:
      return expect.choice.count > 0 ? CRUMB_CUBBAGE_PAD_CHOICE : CRUMB_CUBBAGE_PAD_FACES;
    case CRUMB_CUBBAGE_ROLL:
    case CRUMB_CUBBAGE_THROW:
    case CRUMB_CUBBAGE_STARTER:
    case CRUMB_CUBBAGE_CRIB_DICE:
      return CRUMB_CUBBAGE_PAD_FACES;
    case CRUMB_CUBBAGE_CLAIM:
    case CRUMB_CUBBAGE_POINTS:
      return CRUMB_CUBBAGE_PAD_DIGITS;
    case CRUMB_CUBBAGE_GO:
    case CRUMB_CUBBAGE_END:
    case CRUMB_CUBBAGE_OVERRULE:
    case CRUMB_CUBBAGE_PLAY_ON:
    case CRUMB_CUBBAGE_RESIGN:
    case CRUMB_CUBBAGE_ADJUST:
    case CRUMB_CUBBAGE_N_MOVES:
      break;
    }
  return CRUMB_CUBBAGE_PAD_NONE;
}

bool
crumb_cubbage_taps_can_go (const CrumbCubbage *game)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);

  return takes (&expect, CRUMB_CUBBAGE_GO) && game->total > CRUMB_CUBBAGE_ALL_FIT;
}

bool
crumb_cubbage_taps_has_way (const CrumbCubbage *game, CrumbCubbageWay way)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  bool points = expect.what == CRUMB_CUBBAGE_POINTS;

  switch (way)
    {
    case CRUMB_CUBBAGE_WAY_EXPECTED:
      return true;
    case CRUMB_CUBBAGE_WAY_POINTS:
      return !points && takes (&expect, CRUMB_CUBBAGE_POINTS);
    case CRUMB_CUBBAGE_WAY_DICE:
      return points && game->phase != CRUMB_CUBBAGE_AT_POINTS && game->phase != CRUMB_CUBBAGE_AT_OVER;
    }
  return false;
}
