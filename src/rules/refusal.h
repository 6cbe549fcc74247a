/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a move was not taken, as data; the words are made elsewhere. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/**
 * CrumbRefusalReason:
 * @CRUMB_REFUSAL_NONE: the move was taken
 * @CRUMB_REFUSAL_NOT_NOW: the game does not expect this kind of move now
 * @CRUMB_REFUSAL_NO_SUCH_SEAT: nobody sits there, or the move needs a seat and has none
 * @CRUMB_REFUSAL_NOT_YOUR_TURN: another seat is asked (`other`)
 * @CRUMB_REFUSAL_BAD_FACE: `face` is not on a die of `max` sides
 * @CRUMB_REFUSAL_BAD_COLOUR: the die has a colour that dice do not come in
 * @CRUMB_REFUSAL_NEEDS_FACE: the face of this die has to be entered
 * @CRUMB_REFUSAL_DICE_COUNT: `min` to `max` dice are asked for; `got` were entered
 * @CRUMB_REFUSAL_POINTS_RANGE: points go from `min` to `max`; `got` were entered
 * @CRUMB_REFUSAL_TOO_MANY_ROUNDS: a game has at most `max` rounds
 * @CRUMB_REFUSAL_OVER: the game is over
 * @CRUMB_REFUSAL_TARGET_RANGE: the game can go on to a target of `min` to `max`; `got` was entered
 * @CRUMB_REFUSAL_OWN: the first of the reasons that only one game has, in its header
 *
 * What can be wrong with a move in any game.
 */
typedef enum
{
  CRUMB_REFUSAL_NONE,
  CRUMB_REFUSAL_NOT_NOW,
  CRUMB_REFUSAL_NO_SUCH_SEAT,
  CRUMB_REFUSAL_NOT_YOUR_TURN,
  CRUMB_REFUSAL_BAD_FACE,
  CRUMB_REFUSAL_BAD_COLOUR,
  CRUMB_REFUSAL_NEEDS_FACE,
  CRUMB_REFUSAL_DICE_COUNT,
  CRUMB_REFUSAL_POINTS_RANGE,
  CRUMB_REFUSAL_TOO_MANY_ROUNDS,
  CRUMB_REFUSAL_OVER,
  CRUMB_REFUSAL_TARGET_RANGE,
  CRUMB_REFUSAL_OWN = 128,
} CrumbRefusalReason;

/**
 * CrumbRefusal:
 * @reason: why: a #CrumbRefusalReason, or one of the game's own
 * @can_overrule: whether the table may overrule it; otherwise the move makes no sense and can't be recorded
 * @seat: whose move was refused, or %CRUMB_NO_SEAT
 * @other: another seat that the reason names, or %CRUMB_NO_SEAT
 * @face: the face that the reason names, or 0
 * @colour: the colour that the reason names, or 0
 * @min: the least that would do
 * @max: the most that would do
 * @got: what was entered
 */
typedef struct
{
  uint8_t reason;
  bool can_overrule;
  uint8_t seat;
  uint8_t other;
  uint8_t face;
  uint8_t colour;
  int16_t min;
  int16_t max;
  int16_t got;
} CrumbRefusal;
