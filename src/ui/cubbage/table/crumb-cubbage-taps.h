/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table shows, and which taps it takes, for each state of a game. No widgets. */

#pragma once

#include "rules/cubbage/cubbage.h"

/** What is entered when it is not what the game waits for. */
typedef enum
{
  CRUMB_CUBBAGE_WAY_EXPECTED, /**< what the game waits for */
  CRUMB_CUBBAGE_WAY_POINTS,   /**< plain points instead of dice */
  CRUMB_CUBBAGE_WAY_DICE,     /**< dice again, after a deal of plain points */
} CrumbCubbageWay;

/** What is tapped on. */
typedef enum
{
  CRUMB_CUBBAGE_PAD_NONE,   /**< nothing */
  CRUMB_CUBBAGE_PAD_SEATS,  /**< the two seats */
  CRUMB_CUBBAGE_PAD_FACES,  /**< the faces of a die */
  CRUMB_CUBBAGE_PAD_CHOICE, /**< the dice that somebody has */
  CRUMB_CUBBAGE_PAD_DIGITS, /**< the digits of points */
} CrumbCubbagePad;

/** crumb_cubbage_taps_pad: What is tapped on now. */
CrumbCubbagePad crumb_cubbage_taps_pad (const CrumbCubbage *game, CrumbCubbageWay way);

/** crumb_cubbage_taps_can_go: Whether the seat that is asked can say go. */
bool crumb_cubbage_taps_can_go (const CrumbCubbage *game);

/** crumb_cubbage_taps_has_way: Whether that can be entered now instead of what the game waits for. */
bool crumb_cubbage_taps_has_way (const CrumbCubbage *game, CrumbCubbageWay way);
