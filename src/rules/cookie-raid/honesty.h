/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a revealed hand can have come about honestly, given what was entered of the round. */

#pragma once

#include "raid.h"

/** The most that one seat can do in a round: a bid and a take for each die of the largest plate, and the rest. */
#define CRUMB_DEEDS_MAX 32

/**
 * CrumbDeedKind:
 * @CRUMB_DEED_BID: rolled `dice` of the hand, and they show these faces, after re-rolls
 * @CRUMB_DEED_BID_UNKNOWN: rolled up to `most` dice of the hand, perhaps none; what they show was not entered
 * @CRUMB_DEED_TAKE: won the one die of `dice`, face 0 when it was not entered
 * @CRUMB_DEED_REST: up to `bids` bids more that were not entered, each of up to `most` dice, each of which may
 *   have won a die; only at the end
 */
typedef enum
{
  CRUMB_DEED_BID,
  CRUMB_DEED_BID_UNKNOWN,
  CRUMB_DEED_TAKE,
  CRUMB_DEED_REST,
} CrumbDeedKind;

/**
 * CrumbDeed:
 * @kind: a #CrumbDeedKind
 * @bid: in which bid of the round, counted from 1
 * @most: the most dice of a bid that is not known
 * @bids: how many bids there can have been
 * @lucky: whether the die taken is the last one and was re-rolled; `dice` is what it shows then
 * @dice: the dice
 *
 * What a seat did that touches the faces of its hand.
 */
typedef struct
{
  uint8_t kind;
  uint8_t bid;
  uint8_t most;
  uint8_t bids;
  bool lucky;
  CrumbDice dice;
} CrumbDeed;

/**
 * CrumbHonesty:
 * @seat: whose hand
 * @n_deeds: how many there are
 * @deeds: what the seat did in this round, in order
 * @tied: what it rolled last in a tie that has not been settled
 * @doubtful: whether the table entered what can't be, by overruling; such a round tells nothing
 */
typedef struct
{
  uint8_t seat;
  uint8_t n_deeds;
  CrumbDeed deeds[CRUMB_DEEDS_MAX];
  CrumbDice tied;
  bool doubtful;
} CrumbHonesty;

/** What gives a hand away. */
typedef enum
{
  CRUMB_HONESTY_POSSIBLE, /**< nothing: some honest play ends in this hand */
  CRUMB_HONESTY_COUNT,    /**< it has `there` dice and must have `needed` */
  CRUMB_HONESTY_FACE,     /**< a bid or a take, with the dice taken since, asks for `needed` dice of `face`; nothing
                               has been rolled since */
  CRUMB_HONESTY_KEPT,     /**< of the dice of a bid or a take `needed` can't have been rolled since, but only `there`
                               are left */
} CrumbHonestyReason;

/**
 * CrumbHonestyVerdict:
 * @reason: a #CrumbHonestyReason
 * @deed: which deed of the seat the hand does not fit
 * @face: the face that there is too little of
 * @needed: how many dice there must be
 * @there: how many there are
 * @loose: how many dice of a bid can have been rolled since
 * @again: of what later bids showed, the dice that are not in the hand: they were rolled again
 * @gone: the dice won later that are not in the hand: they were rolled since
 * @later: the dice of the hand that were rolled or won later
 */
typedef struct
{
  uint8_t reason;
  uint8_t deed;
  uint8_t face;
  uint8_t needed;
  uint8_t there;
  uint8_t loose;
  CrumbDice again;
  CrumbDice gone;
  CrumbDice later;
} CrumbHonestyVerdict;

/** crumb_honesty_start: A round in which @seat has done nothing yet: three dice that nobody else has seen. */
CrumbHonesty crumb_honesty_start (unsigned seat);

/**
 * crumb_honesty_add:
 *
 * Adds what the seat did next. Returns false, changing nothing, when it can't have: a bid of more dice than the hand
 * has, an unknown face in a bid, more than the plate gives, or anything after the rest.
 */
bool crumb_honesty_add (CrumbHonesty *honesty, const CrumbDeed *deed);

/** crumb_honesty_holds: How many dice the seat holds at least, which is exact until there is a rest. */
unsigned crumb_honesty_holds (const CrumbHonesty *honesty);

/**
 * crumb_honesty_observe:
 * @before: the state that the rules took @move in
 * @after: the state that it led to
 *
 * Follows a game move by move. Starts anew with each round.
 */
void crumb_honesty_observe (CrumbHonesty *honesty, const CrumbRaid *before, const CrumbMove *move,
                            const CrumbRaid *after);

/**
 * crumb_honesty_check:
 * @hand: the revealed hand, every face known
 *
 * A hand is impossible only when no honest play at all ends in it: whatever the seat held before, whichever of its
 * dice it bid, and whatever it did where nothing was entered. Only the faces of its own dice are looked at: neither
 * colours nor what the plate has left.
 */
CrumbHonestyVerdict crumb_honesty_check (const CrumbHonesty *honesty, const CrumbDice *hand);
