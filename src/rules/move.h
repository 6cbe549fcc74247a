/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One tap at the table. A game is a list of these. */

#pragma once

#include "dice.h"
#include "seats.h"

/**
 * CrumbMove:
 * @what: which move, an index into the `moves` of the game's kind
 * @seat: who it is about, or %CRUMB_NO_SEAT
 * @open: the dice are still being entered; the next move of this kind and seat replaces them
 * @amount: a number that is not dice, such as points; 0 where there is none
 * @dice: the dice, as they were entered
 */
typedef struct
{
  uint8_t what;
  uint8_t seat;
  bool open;
  int16_t amount;
  CrumbDice dice;
} CrumbMove;
