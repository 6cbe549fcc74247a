/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One disputed bid, or the hands of one round, settled without a game: the dice entered so far, and whose are next. */

#pragma once

#include "raid.h"

/** The most rolls of a dispute: the first, and the re-rolls of its ties. */
#define CRUMB_DISPUTE_ROLLS_MAX 12
/** The fewest seats that something is disputed between. */
#define CRUMB_DISPUTE_SEATS_MIN 2
/** Stands for "the next die" where a die is named. */
#define CRUMB_NEXT_DIE 255

/** What is disputed. */
typedef enum
{
  CRUMB_DISPUTE_BIDS,  /**< who wins a bid; a tie is re-rolled */
  CRUMB_DISPUTE_HANDS, /**< what hands are worth; equal best hands roll off where the rules say so */
} CrumbDisputeKind;

/**
 * CrumbDispute:
 * @rules: what the table agreed on
 * @kind: a #CrumbDisputeKind
 * @n_seats: 1 to %CRUMB_SEATS_MAX
 * @n_rolls: how many rolls there are; all but the last are ties
 * @rolls: the bids or the hands, then each re-roll or roll-off
 * @roll: the roll that is being entered
 * @seat: whose dice are asked, or %CRUMB_NO_SEAT when all of them are in
 * @die: which of them the next face replaces, or %CRUMB_NEXT_DIE
 *
 * A plain value without pointers. Everything that was entered can be changed at any time; rolls that no longer follow
 * from it are dropped.
 */
typedef struct
{
  CrumbHouseRules rules;
  uint8_t kind;
  uint8_t n_seats;
  uint8_t n_rolls;
  CrumbRoll rolls[CRUMB_DISPUTE_ROLLS_MAX];
  uint8_t roll;
  uint8_t seat;
  uint8_t die;
} CrumbDispute;

/** crumb_dispute_start: A dispute in which nothing has been entered. */
CrumbDispute crumb_dispute_start (const CrumbHouseRules *rules, CrumbDisputeKind kind, unsigned n_seats);

/**
 * crumb_dispute_continue:
 * @roll: what is rolled next in a dispute whose last roll was a tie, or the first of one that has just been started
 *
 * Adds a roll that was entered elsewhere. When there is no room left it replaces the last one.
 * Returns false, changing nothing, for a roll that was not entered in full.
 */
bool crumb_dispute_continue (CrumbDispute *dispute, const CrumbRoll *roll);

/** crumb_dispute_is_empty: Whether nothing has been entered. */
bool crumb_dispute_is_empty (const CrumbDispute *dispute);

/** crumb_dispute_most_dice: The most dice that @seat can have in @roll. Its entry is complete with that many. */
unsigned crumb_dispute_most_dice (const CrumbDispute *dispute, unsigned roll, unsigned seat);

/** crumb_dispute_enter: Adds a die, or replaces the picked one. False when no dice are asked for. */
bool crumb_dispute_enter (CrumbDispute *dispute, CrumbDie die);

/** crumb_dispute_can_be_done: Whether crumb_dispute_done() would do anything: the seat that is asked has entered some
 * dice. */
bool crumb_dispute_can_be_done (const CrumbDispute *dispute);

/** crumb_dispute_done: The seat that is asked has entered all of its dice. */
bool crumb_dispute_done (CrumbDispute *dispute);

/** crumb_dispute_can_have_no_bid: Whether the seat that is asked can still say that it does not bid. */
bool crumb_dispute_can_have_no_bid (const CrumbDispute *dispute);

/** crumb_dispute_no_bid: The seat that is asked does not bid. */
bool crumb_dispute_no_bid (CrumbDispute *dispute);

/** crumb_dispute_back: Takes back the die that was picked, else the last that was entered. False when there is none. */
bool crumb_dispute_back (CrumbDispute *dispute);

/** crumb_dispute_point: Enters the dice of @seat in @roll again, from the first. */
bool crumb_dispute_point (CrumbDispute *dispute, unsigned roll, unsigned seat);

/** crumb_dispute_pick: Picks a die, which the next face replaces. Picking it again lets go of it. */
bool crumb_dispute_pick (CrumbDispute *dispute, unsigned roll, unsigned seat, unsigned die);

/** crumb_dispute_let_go: Lets go of a picked die, which stays what it is. False when none was picked. */
bool crumb_dispute_let_go (CrumbDispute *dispute);

/** crumb_dispute_add_seat: Adds a seat, which is then asked for its dice. False when the table is full. */
bool crumb_dispute_add_seat (CrumbDispute *dispute);

/** crumb_dispute_remove_seat: Removes a seat and its dice; the seats after it move up. False when only two are left. */
bool crumb_dispute_remove_seat (CrumbDispute *dispute, unsigned seat);

/** crumb_dispute_set_rules: Judges the same dice by other rules. A seat with faces that its dice don't have now is
 * asked again. */
void crumb_dispute_set_rules (CrumbDispute *dispute, const CrumbHouseRules *rules);

/**
 * crumb_dispute_ruling:
 * @ruling: (out): on the bids of @roll
 *
 * Returns: whether there is one: all dice of it are in
 */
bool crumb_dispute_ruling (const CrumbDispute *dispute, unsigned roll, CrumbRuling *ruling);

/**
 * crumb_dispute_reveal:
 * @reveal: (out): what the hands are worth, with the roll-offs that have been rolled
 *
 * Returns: whether every seat has dice to compare, though there may be more to come
 */
bool crumb_dispute_reveal (const CrumbDispute *dispute, CrumbReveal *reveal);
