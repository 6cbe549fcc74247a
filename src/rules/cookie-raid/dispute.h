/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One disputed bid, or the hands of one round, settled without a game: what was entered, and what is asked next. */

#pragma once

#include "raid.h"

/** The most rolls of a dispute: the first, and the re-rolls of its ties. */
#define CRUMB_DISPUTE_ROLLS_MAX 12
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
 * A plain value without pointers. What was entered can be changed at any time; what no longer follows from it is gone.
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
 * Brings in a roll that was entered elsewhere; the last takes the place of the one before where there are too many.
 * Returns false, changing nothing, for a roll that was not entered in full.
 */
bool crumb_dispute_continue (CrumbDispute *dispute, const CrumbRoll *roll);

/** crumb_dispute_is_empty: Whether nothing has been entered. */
bool crumb_dispute_is_empty (const CrumbDispute *dispute);

/** crumb_dispute_most_dice: How many dice @seat has in @roll at most; they close themselves then. */
unsigned crumb_dispute_most_dice (const CrumbDispute *dispute, unsigned roll, unsigned seat);

/** crumb_dispute_enter: One more die, or another one in the place that was picked. False where none is asked. */
bool crumb_dispute_enter (CrumbDispute *dispute, CrumbDie die);

/** crumb_dispute_can_be_done: Whether "that was all" says something: dice of the seat that is asked are in. */
bool crumb_dispute_can_be_done (const CrumbDispute *dispute);

/** crumb_dispute_done: That was all. */
bool crumb_dispute_done (CrumbDispute *dispute);

/** crumb_dispute_can_have_no_bid: Whether the seat that is asked can still say that it does not bid. */
bool crumb_dispute_can_have_no_bid (const CrumbDispute *dispute);

/** crumb_dispute_no_bid: The seat that is asked does not bid. */
bool crumb_dispute_no_bid (CrumbDispute *dispute);

/** crumb_dispute_back: Takes back the die that was picked, else the last that was entered. False when there is none. */
bool crumb_dispute_back (CrumbDispute *dispute);

/** crumb_dispute_point: The dice of @seat in @roll are entered once more. */
bool crumb_dispute_point (CrumbDispute *dispute, unsigned roll, unsigned seat);

/** crumb_dispute_pick: The next face replaces this die; picked again it stays as it is. */
bool crumb_dispute_pick (CrumbDispute *dispute, unsigned roll, unsigned seat, unsigned die);

/** crumb_dispute_add_seat: One seat more, which is asked for its dice. False when the table is full. */
bool crumb_dispute_add_seat (CrumbDispute *dispute);

/** crumb_dispute_remove_seat: The seat leaves with its dice; those after it move up. False for one of the last two. */
bool crumb_dispute_remove_seat (CrumbDispute *dispute, unsigned seat);

/** crumb_dispute_set_rules: Other rules for the same dice. Who has dice that these do not know is asked again. */
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
