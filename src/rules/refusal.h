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
 * @CRUMB_REFUSAL_TOO_MANY_IN_BID: the rules allow `max` dice in a bid; `got` were entered
 * @CRUMB_REFUSAL_HOLDS_FEWER: `seat` holds `max` dice; `got` were entered for a bid
 * @CRUMB_REFUSAL_PLATE_COUNT: the plate holds `max` dice; `got` were entered
 * @CRUMB_REFUSAL_PLATE_HAS_NONE: the plate has no `face` left, or none of `colour`
 * @CRUMB_REFUSAL_DID_NOT_BID: `seat` can't have won, it did not bid
 * @CRUMB_REFUSAL_NOT_IN_TIE: `seat` is not one of those who re-roll
 * @CRUMB_REFUSAL_BEATEN: `seat` is said to have won, but the dice of `other` beat its dice
 * @CRUMB_REFUSAL_REROLL_COUNT: `seat` re-rolls all `max` dice of its bid; `got` were entered
 * @CRUMB_REFUSAL_HAND_COUNT: the hand of `seat` has `min` to `max` dice; `got` were entered
 * @CRUMB_REFUSAL_NEEDS_FACE: this die decides something, its face has to be entered
 * @CRUMB_REFUSAL_ONE_DIE: exactly one die is asked for; `got` were entered
 * @CRUMB_REFUSAL_MIXED_SCORES: one round can't have both dice and plain points; `other` has the other kind
 * @CRUMB_REFUSAL_POINTS_RANGE: points go from `min` to `max`; `got` were entered
 * @CRUMB_REFUSAL_TOO_MANY_ROUNDS: a game has at most `max` rounds
 * @CRUMB_REFUSAL_OVER: the game is over
 * @CRUMB_REFUSAL_HAS_LEFT: `seat` does not play any more
 * @CRUMB_REFUSAL_BETWEEN_ROUNDS: who plays changes between rounds only: before the first bid or hand of a round,
 *   or once it is scored
 * @CRUMB_REFUSAL_TABLE_FULL: a game has room for `max` seats, those that were left included
 * @CRUMB_REFUSAL_TOO_FEW_STAY: at least `min` seats have to stay
 * @CRUMB_REFUSAL_BAD_ORDER: the order does not name every seat that plays exactly once
 * @CRUMB_REFUSAL_TARGET_RANGE: the game can go on to a target of `min` to `max`; `got` was entered
 * @CRUMB_REFUSAL_ROUNDS_RANGE: the game can go on until there were `min` to `max` rounds; `got` was entered
 */
typedef enum
{
  CRUMB_REFUSAL_NONE,
  CRUMB_REFUSAL_NOT_NOW,
  CRUMB_REFUSAL_NO_SUCH_SEAT,
  CRUMB_REFUSAL_NOT_YOUR_TURN,
  CRUMB_REFUSAL_BAD_FACE,
  CRUMB_REFUSAL_BAD_COLOUR,
  CRUMB_REFUSAL_TOO_MANY_IN_BID,
  CRUMB_REFUSAL_HOLDS_FEWER,
  CRUMB_REFUSAL_PLATE_COUNT,
  CRUMB_REFUSAL_PLATE_HAS_NONE,
  CRUMB_REFUSAL_DID_NOT_BID,
  CRUMB_REFUSAL_NOT_IN_TIE,
  CRUMB_REFUSAL_BEATEN,
  CRUMB_REFUSAL_REROLL_COUNT,
  CRUMB_REFUSAL_HAND_COUNT,
  CRUMB_REFUSAL_NEEDS_FACE,
  CRUMB_REFUSAL_ONE_DIE,
  CRUMB_REFUSAL_MIXED_SCORES,
  CRUMB_REFUSAL_POINTS_RANGE,
  CRUMB_REFUSAL_TOO_MANY_ROUNDS,
  CRUMB_REFUSAL_OVER,
  CRUMB_REFUSAL_HAS_LEFT,
  CRUMB_REFUSAL_BETWEEN_ROUNDS,
  CRUMB_REFUSAL_TABLE_FULL,
  CRUMB_REFUSAL_TOO_FEW_STAY,
  CRUMB_REFUSAL_BAD_ORDER,
  CRUMB_REFUSAL_TARGET_RANGE,
  CRUMB_REFUSAL_ROUNDS_RANGE,
} CrumbRefusalReason;

/**
 * CrumbRefusal:
 * @reason: why
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
  CrumbRefusalReason reason;
  bool can_overrule;
  uint8_t seat;
  uint8_t other;
  uint8_t face;
  uint8_t colour;
  int16_t min;
  int16_t max;
  int16_t got;
} CrumbRefusal;
