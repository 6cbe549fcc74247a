/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Cookie Raid as a state machine: moves in, state or refusal out, and what is expected next. */

#pragma once

#include "bid.h"
#include "hand.h"
#include "house-rules.h"
#include "rules/game-kind.h"
#include "rules/move.h"
#include "rules/refusal.h"

/** The most cookies that one seat can get in a round that is entered without its dice. */
#define CRUMB_COOKIES_MAX 999
/** The most cookies that somebody joins with, and the highest target that a game goes on to. */
#define CRUMB_TOTAL_MAX 9999
/** The fewest seats at a table. */
#define CRUMB_SEATS_MIN 2

/**
 * CrumbRaidMove:
 * @CRUMB_RAID_PLATE: what the plate shows, `dice`; fewer than there are leaves the rest unknown. Only before
 *   the first die of the round is taken
 * @CRUMB_RAID_BID: the bid of `seat`, `dice`; none is no bid. A full bid closes itself
 * @CRUMB_RAID_REROLL: the re-roll of `seat` in a tie, `dice`; closes itself when as many as were bid
 * @CRUMB_RAID_WINNER: `seat` won this bid, or this re-roll; the dice that were not entered stay unknown
 * @CRUMB_RAID_TAKE: the winner takes one die, `dice`, from the plate; face 0 when it was not entered
 * @CRUMB_RAID_LUCKY: the last die: no `dice` keeps it, one is what the re-roll shows
 * @CRUMB_RAID_REVEAL: the round ends here. When nobody bid, the dice that are left belong to nobody; else the
 *   bids that were not entered stay unknown
 * @CRUMB_RAID_HAND: the revealed hand of `seat`, `dice`; closes itself when it is as large as it must be
 * @CRUMB_RAID_COOKIES: what `seat` got in this round, `amount` 0 to %CRUMB_COOKIES_MAX, bonus included, from a
 *   paper sheet
 * @CRUMB_RAID_ROLL_OFF: the one die that `seat` rolls for the bonus, `dice`
 * @CRUMB_RAID_ROUND: begins the next round
 * @CRUMB_RAID_END: the table stops; the leaders have won
 * @CRUMB_RAID_OVERRULE: the table overrules: the next move counts as it is entered. Stays until a move that is
 *   not `open` was taken
 * @CRUMB_RAID_JOIN: somebody sits down: `seat` is the next new one, `amount` 0 to %CRUMB_TOTAL_MAX its cookies so
 *   far; or one that was left, whose player comes back to what is there, without an amount. Joining and leaving happen
 *   between rounds: before anything of a round but its plate was entered, or once it is scored
 * @CRUMB_RAID_LEAVE: `seat` stops playing. It keeps its cookies, is not asked any more and can't win
 * @CRUMB_RAID_ORDER: the order in which the players sit from now on: `amount` is their seats, counted from 1, as digits
 *   (312). Seats keep their numbers, and the first bidder stays the same
 * @CRUMB_RAID_PLAY_ON: the table goes on with a game that is over. `amount` is the new target, or the new number
 *   of rounds where rounds end the game; 0 is until the table stops
 * @CRUMB_RAID_TARGET: from now on the game is played to `amount` cookies
 * @CRUMB_RAID_ROUNDS: from now on the game ends after `amount` rounds, those that were scored included
 */
typedef enum
{
  CRUMB_RAID_PLATE,
  CRUMB_RAID_BID,
  CRUMB_RAID_REROLL,
  CRUMB_RAID_WINNER,
  CRUMB_RAID_TAKE,
  CRUMB_RAID_LUCKY,
  CRUMB_RAID_REVEAL,
  CRUMB_RAID_HAND,
  CRUMB_RAID_COOKIES,
  CRUMB_RAID_ROLL_OFF,
  CRUMB_RAID_ROUND,
  CRUMB_RAID_END,
  CRUMB_RAID_OVERRULE,
  CRUMB_RAID_JOIN,
  CRUMB_RAID_LEAVE,
  CRUMB_RAID_ORDER,
  CRUMB_RAID_PLAY_ON,
  CRUMB_RAID_TARGET,
  CRUMB_RAID_ROUNDS,
  CRUMB_RAID_N_MOVES
} CrumbRaidMove;

/**
 * CrumbRaidRefusal:
 * @CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID: the rules allow `max` dice in a bid; `got` were entered
 * @CRUMB_RAID_REFUSAL_HOLDS_FEWER: `seat` holds `max` dice; `got` were entered for a bid
 * @CRUMB_RAID_REFUSAL_PLATE_COUNT: the plate holds `max` dice; `got` were entered
 * @CRUMB_RAID_REFUSAL_PLATE_HAS_NONE: the plate has no `face` left, or none of `colour`
 * @CRUMB_RAID_REFUSAL_DID_NOT_BID: `seat` can't have won, it did not bid
 * @CRUMB_RAID_REFUSAL_NOT_IN_TIE: `seat` is not one of those who re-roll
 * @CRUMB_RAID_REFUSAL_BEATEN: `seat` is said to have won, but the dice of `other` beat its dice
 * @CRUMB_RAID_REFUSAL_REROLL_COUNT: `seat` re-rolls all `max` dice of its bid; `got` were entered
 * @CRUMB_RAID_REFUSAL_HAND_COUNT: the hand of `seat` has `min` to `max` dice; `got` were entered
 * @CRUMB_RAID_REFUSAL_ONE_DIE: exactly one die is asked for; `got` were entered
 * @CRUMB_RAID_REFUSAL_MIXED_SCORES: one round can't have both dice and plain points; `other` has the other kind
 * @CRUMB_RAID_REFUSAL_HAS_LEFT: `seat` does not play any more
 * @CRUMB_RAID_REFUSAL_BETWEEN_ROUNDS: who plays changes between rounds only: before the first bid or hand of a round,
 *   or once it is scored
 * @CRUMB_RAID_REFUSAL_TABLE_FULL: a game has room for `max` seats, those that were left included
 * @CRUMB_RAID_REFUSAL_TOO_FEW_STAY: at least `min` seats have to stay
 * @CRUMB_RAID_REFUSAL_BAD_ORDER: the order does not name every seat that plays exactly once
 * @CRUMB_RAID_REFUSAL_ROUNDS_RANGE: the game can go on until there were `min` to `max` rounds; `got` was entered
 *
 * Reasons for refusing a move that #CrumbRefusalReason does not have.
 */
typedef enum
{
  CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID = CRUMB_REFUSAL_OWN,
  CRUMB_RAID_REFUSAL_HOLDS_FEWER,
  CRUMB_RAID_REFUSAL_PLATE_COUNT,
  CRUMB_RAID_REFUSAL_PLATE_HAS_NONE,
  CRUMB_RAID_REFUSAL_DID_NOT_BID,
  CRUMB_RAID_REFUSAL_NOT_IN_TIE,
  CRUMB_RAID_REFUSAL_BEATEN,
  CRUMB_RAID_REFUSAL_REROLL_COUNT,
  CRUMB_RAID_REFUSAL_HAND_COUNT,
  CRUMB_RAID_REFUSAL_ONE_DIE,
  CRUMB_RAID_REFUSAL_MIXED_SCORES,
  CRUMB_RAID_REFUSAL_HAS_LEFT,
  CRUMB_RAID_REFUSAL_BETWEEN_ROUNDS,
  CRUMB_RAID_REFUSAL_TABLE_FULL,
  CRUMB_RAID_REFUSAL_TOO_FEW_STAY,
  CRUMB_RAID_REFUSAL_BAD_ORDER,
  CRUMB_RAID_REFUSAL_ROUNDS_RANGE,
  CRUMB_RAID_REFUSAL_END /* one more than the last */
} CrumbRaidRefusal;

/** The amount of an open hand that is all in: it can't be as it was entered, so the table is asked before it counts. */
#define CRUMB_RAID_ASKED 1

/** Where a round stands. */
typedef enum
{
  CRUMB_RAID_AT_BID,      /**< bids are being entered; the plate can be entered until a die is taken */
  CRUMB_RAID_AT_TIE,      /**< the tied seats re-roll */
  CRUMB_RAID_AT_TAKE,     /**< the winner takes a die */
  CRUMB_RAID_AT_LUCKY,    /**< the last die is kept or re-rolled */
  CRUMB_RAID_AT_NOBODY,   /**< nobody bid; the table says whether that was meant */
  CRUMB_RAID_AT_REVEAL,   /**< hands, or cookies, are being entered */
  CRUMB_RAID_AT_ROLL_OFF, /**< the best hands are equal and roll for the bonus */
  CRUMB_RAID_AT_SCORED,   /**< the round has been scored, the next one can begin */
  CRUMB_RAID_AT_OVER,     /**< the game is over */
} CrumbRaidPhase;

/** How much of a round was entered, so that the next one asks for as much. */
typedef enum
{
  CRUMB_RAID_DETAIL_PLATE, /**< the plate too */
  CRUMB_RAID_DETAIL_BIDS,  /**< bids, or their winners */
  CRUMB_RAID_DETAIL_HANDS, /**< nothing but the hands */
  CRUMB_RAID_DETAIL_SCORE, /**< nothing but the cookies */
} CrumbRaidDetail;

/**
 * CrumbRoll:
 * @dice: what each seat rolled
 * @closed: who has entered all of it; a closed seat without dice did not bid
 * @seats: who takes part: all for a bid, the tied for a re-roll
 */
typedef struct
{
  CrumbDice dice[CRUMB_SEATS_MAX];
  CrumbSeats closed;
  CrumbSeats seats;
} CrumbRoll;

/**
 * CrumbRaidRound:
 * @bonus_to: who had the bonus; empty when plain cookies were entered
 * @reason: a #CrumbBonusReason, when hands were entered
 * @by_hands: whether hands were entered, else plain cookies
 *
 * What a round tells besides its cookies.
 */
typedef struct
{
  CrumbSeats bonus_to;
  uint8_t reason;
  bool by_hands;
} CrumbRaidRound;

/**
 * CrumbRaid:
 * @scores: seats, rounds, totals, winners
 * @rules: what the table agreed on, by now: how the game ends can change while it runs
 * @first: whose dice are entered first; always somebody who plays
 * @last_round: how many rounds the game goes to by now, or 0 when something else ends it
 * @rounds: each round that was scored
 * @phase: a #CrumbRaidPhase
 * @over_from: once the game is over, the phase that it goes on with if the table plays on
 * @detail: a #CrumbRaidDetail: how much is being entered
 * @overrule: whether the table insists on the next move
 * @started: whether anything of this round has been entered but its plate
 * @focus: whose dice are being entered out of turn, or %CRUMB_NO_SEAT
 * @plate: what may still lie on the plate, face 0 where it was not entered
 * @plate_entered: how many dice of the plate were entered at the start of the round
 * @plate_open: whether the plate is being entered
 * @plate_missing: how many of @plate are gone without its being known which
 * @won: how many dice each seat has won in this round
 * @taken: which ones, face 0 where it was not entered
 * @counts_known: whether every bid of the round was entered, so that hand sizes are certain
 * @n_bids: how many bids of this round have been settled by a take
 * @roll: the bid, or the re-roll, that is being entered or was just ruled
 * @tied: the roll before, when @roll is a re-roll
 * @n_ties: how many ties there were in this bid
 * @ruling: on @roll, when all of it was entered; on @tied while the re-roll is being entered
 * @ruled: whether @ruling means anything; a bid won without its dice has no ruling. Where @winner is not the
 *   ruling's, the table overruled it
 * @winner: who won the bid, in phases take and lucky; else %CRUMB_NO_SEAT
 * @bid: how many dice each seat rolled first for the bid that was ruled; all 0 when not every roll was entered
 * @reroll: who was tied on that roll and had to re-roll
 * @lucky: the last die as it lay on the plate, from when it is taken to the end of the round
 * @lucky_new: what it shows since it was re-rolled
 * @lucky_by: who re-rolled it in this round, or %CRUMB_NO_SEAT
 * @by_cookies: whether the round is being scored by plain cookies, not by hands
 * @hands: the revealed hands
 * @hands_closed: whose hand is complete
 * @asked: whose hand is all in, but the table is asked about it before it counts
 * @cookies: plain cookies of each seat, as far as they were entered
 * @cookies_in: who has plain cookies entered
 * @reveal: the score of the hands, once all are in
 * @roll_off: the dice of the roll-off
 *
 * A plain value without pointers: copy it, compare it, throw it away. Everything in it follows from the moves.
 */
typedef struct
{
  CrumbScores scores;
  CrumbHouseRules rules;
  uint8_t first;
  uint8_t last_round;
  CrumbRaidRound rounds[CRUMB_ROUNDS_MAX];

  uint8_t phase;
  uint8_t over_from;
  uint8_t detail;
  bool overrule;
  bool started;
  uint8_t focus;

  CrumbDice plate;
  uint8_t plate_entered;
  bool plate_open;
  uint8_t plate_missing;
  uint8_t won[CRUMB_SEATS_MAX];
  CrumbDice taken[CRUMB_SEATS_MAX];
  bool counts_known;
  uint8_t n_bids;

  CrumbRoll roll;
  CrumbRoll tied;
  uint8_t n_ties;
  CrumbRuling ruling;
  bool ruled;
  uint8_t winner;
  uint8_t bid[CRUMB_SEATS_MAX];
  CrumbSeats reroll;
  CrumbDie lucky;
  CrumbDie lucky_new;
  uint8_t lucky_by;

  bool by_cookies;
  CrumbDice hands[CRUMB_SEATS_MAX];
  CrumbSeats hands_closed;
  CrumbSeats asked;
  int16_t cookies[CRUMB_SEATS_MAX];
  CrumbSeats cookies_in;
  CrumbReveal reveal;
  CrumbRoll roll_off;
} CrumbRaid;

/**
 * CrumbRaidExpect:
 * @what: the #CrumbRaidMove that is expected; meaningless when the game is over
 * @seat: who is asked, or %CRUMB_NO_SEAT
 * @dice: the dice entered so far
 * @min: the fewest dice that complete it
 * @max: the most; it closes itself there, unless the table overrules
 * @also: the other kinds of move that would be taken now: bit n is #CrumbRaidMove n
 *
 * What the game waits for. A window shows exactly this.
 */
typedef struct
{
  uint8_t what;
  uint8_t seat;
  CrumbDice dice;
  uint8_t min;
  uint8_t max;
  uint32_t also;
} CrumbRaidExpect;

/** Cookie Raid behind the interface that all games share. */
extern const CrumbGameKind crumb_cookie_raid;

/**
 * crumb_raid_start:
 * @seats: 2 to 4
 * @first: whose dice are entered first, 0 to @seats - 1
 *
 * A game in which nothing has happened yet. The caller checks the numbers.
 */
CrumbRaid crumb_raid_start (const CrumbHouseRules *rules, unsigned seats, unsigned first);

/**
 * crumb_raid_apply:
 * @refusal: (out): why not; reason %CRUMB_REFUSAL_NONE when the move was taken
 *
 * Folds one move into the state. Any move can be given at any time.
 *
 * Returns: true when it was taken; false when it was refused, and then @raid is as it was
 */
bool crumb_raid_apply (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);

/** crumb_raid_expects: What is expected next. */
CrumbRaidExpect crumb_raid_expects (const CrumbRaid *raid);

/** crumb_raid_enter_die: The move that enters one more die. The rules refuse it where no die is expected. */
CrumbMove crumb_raid_enter_die (const CrumbRaid *raid, CrumbDie die);

/** crumb_raid_enter_digit: The move that enters one more digit, 0 to 9, of a number of cookies. */
CrumbMove crumb_raid_enter_digit (const CrumbRaid *raid, unsigned digit);

/** crumb_raid_enter_done: The move that a tap on Done makes now: ends a bid, skips the plate, goes on. */
CrumbMove crumb_raid_enter_done (const CrumbRaid *raid);

/** crumb_raid_enter_seat: The move that a tap on a seat makes now: it won the bid, or its dice are entered next. */
CrumbMove crumb_raid_enter_seat (const CrumbRaid *raid, unsigned seat);

/** The most moves that one tap makes. */
#define CRUMB_RAID_TAP_MAX (CRUMB_SEATS_MAX + 2)

/** CrumbRaidTap: @moves: the @count moves that one tap makes, in order; they are taken, and undone, together. */
typedef struct
{
  CrumbMove moves[CRUMB_RAID_TAP_MAX];
  uint8_t count;
} CrumbRaidTap;

/**
 * crumb_raid_tap: The tap that makes @move, and whatever goes without saying after it: who wins the last die of a known
 * plate takes it. Not where there is no lucky last: the ruling would be gone before anybody has seen it.
 */
CrumbRaidTap crumb_raid_tap (const CrumbRaid *raid, const CrumbMove *move);

/** crumb_raid_tap_insist: The tap by which the table insists on @move, after it was refused or doubted. */
CrumbRaidTap crumb_raid_tap_insist (const CrumbRaid *raid, const CrumbMove *move);

/** crumb_raid_ask: The move that enters the dice of the hand @move, but leaves open whether they count. */
CrumbMove crumb_raid_ask (const CrumbMove *move);

/** crumb_raid_open_bids: How many seats still have to bid, the one that is being entered included. */
unsigned crumb_raid_open_bids (const CrumbRaid *raid);

/**
 * crumb_raid_tap_rest: The tap that ends the bids: what was entered of them counts, nobody else bids. If at most one
 * seat is left to bid, this is the tap that ends its bid. Only where crumb_raid_open_bids() is not 0.
 */
CrumbRaidTap crumb_raid_tap_rest (const CrumbRaid *raid);

/** crumb_raid_tap_take: Ends the bids as crumb_raid_tap_rest() does, and the winner, if there is one, takes @die. */
CrumbRaidTap crumb_raid_tap_take (const CrumbRaid *raid, CrumbDie die);

/** crumb_raid_enter_last_die: The move that enters one more die as the last one of its bid or hand. */
CrumbMove crumb_raid_enter_last_die (const CrumbRaid *raid, CrumbDie die);

/** crumb_raid_ends_first: Whether what is being entered has to be ended before the entry of @seat begins: a bid with
 * dice. crumb_raid_enter_done() ends it. */
bool crumb_raid_ends_first (const CrumbRaid *raid, unsigned seat);

/** crumb_raid_wipes: Whether a tap on @seat throws away dice or cookies that are all in. */
bool crumb_raid_wipes (const CrumbRaid *raid, unsigned seat);

/**
 * crumb_raid_most_cookies: The most cookies that @seat can get in this round under these rules: all its dice in one
 * set, and the bonus.
 */
int crumb_raid_most_cookies (const CrumbRaid *raid, unsigned seat);

/** crumb_raid_holds: How many dice @seat holds now, as far as the bids tell. */
unsigned crumb_raid_holds (const CrumbRaid *raid, unsigned seat);

/** crumb_raid_plate_left: How many dice lie on the plate. */
unsigned crumb_raid_plate_left (const CrumbRaid *raid);
