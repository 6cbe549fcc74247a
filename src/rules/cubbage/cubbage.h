/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Cubbage as a state machine: moves in, state or refusal out, and what is expected next. */

#pragma once

#include "count.h"
#include "cubbage-rules.h"
#include "rules/move.h"
#include "rules/refusal.h"

/** Always two; in a solo game seat 1 is the opponent, which nobody sits for. */
#define CRUMB_CUBBAGE_SEATS 2
/** Who the opponent of a solo game is. */
#define CRUMB_CUBBAGE_OPPONENT 1
/** The dice that a seat rolls. */
#define CRUMB_CUBBAGE_ROLLED 6
/** Those of them that it pushes to the crib. */
#define CRUMB_CUBBAGE_PUSHED 2
/** The dice of a crib without the starter. */
#define CRUMB_CUBBAGE_CRIB 4
/** A game has at most so many deals; it ends at 121 after five or so. */
#define CRUMB_CUBBAGE_DEALS_MAX 64
/** The most points of one seat in a deal that is entered without its dice. */
#define CRUMB_CUBBAGE_POINTS_MAX 999
/** The most that a claim can be, even if the table insists. */
#define CRUMB_CUBBAGE_CLAIM_MAX 99
/** The highest target that a game goes on to. */
#define CRUMB_CUBBAGE_TOTAL_MAX 9999
/** Up to this total every die fits. */
#define CRUMB_CUBBAGE_ALL_FIT 9

/**
 * CrumbCubbageMove:
 * @CRUMB_CUBBAGE_FIRST_CRIB: `seat` has the first crib; later ones follow from it. Until a die is laid it changes whose
 *   crib this is
 * @CRUMB_CUBBAGE_ROLL: the six `dice` of `seat`. Never at a hidden table, and never the opponent's
 * @CRUMB_CUBBAGE_TO_CRIB: the two `dice` that `seat` pushes to the crib
 * @CRUMB_CUBBAGE_LAY: the one of `dice` that `seat` lays
 * @CRUMB_CUBBAGE_THROW: the one of `dice` that is thrown for `seat`, the opponent: it is laid, or held when it does
 *   not fit
 * @CRUMB_CUBBAGE_GO: `seat` says that none of its hidden dice fits
 * @CRUMB_CUBBAGE_STARTER: the one of `dice` that counts in both hands and in the crib
 * @CRUMB_CUBBAGE_CRIB_DICE: the `dice` of the crib that are not known yet: two in a solo game, four at a hidden table
 * @CRUMB_CUBBAGE_CLAIM: `seat` counts its hand, or its crib, and says `amount`
 * @CRUMB_CUBBAGE_POINTS: `seat` got `amount`, 0 to %CRUMB_CUBBAGE_POINTS_MAX, in all of a deal; once both are in, they
 *   replace what its dice brought. If both reach the target, the one entered first got there first
 * @CRUMB_CUBBAGE_END: the table stops; who leads has won
 * @CRUMB_CUBBAGE_OVERRULE: the table insists: the next move is meant as it is entered
 * @CRUMB_CUBBAGE_PLAY_ON: the game is over, but the table goes on where it stopped. `amount` is the new target; 0
 *   is until the table stops
 * @CRUMB_CUBBAGE_RESIGN: `seat` gives the game up: the other one has won
 * @CRUMB_CUBBAGE_ADJUST: `seat` gets `amount`, which can be below 0, in the deal that is played, for something beside
 *   the dice. Never leaves less than nothing, and can win
 *
 * The dice of roll, to-crib and crib-dice, and the digits of points, can be entered one by one: such a move is `open`
 * and the next one replaces it. It closes itself once it has all its dice.
 */
typedef enum
{
  CRUMB_CUBBAGE_FIRST_CRIB,
  CRUMB_CUBBAGE_ROLL,
  CRUMB_CUBBAGE_TO_CRIB,
  CRUMB_CUBBAGE_LAY,
  CRUMB_CUBBAGE_THROW,
  CRUMB_CUBBAGE_GO,
  CRUMB_CUBBAGE_STARTER,
  CRUMB_CUBBAGE_CRIB_DICE,
  CRUMB_CUBBAGE_CLAIM,
  CRUMB_CUBBAGE_POINTS,
  CRUMB_CUBBAGE_END,
  CRUMB_CUBBAGE_OVERRULE,
  CRUMB_CUBBAGE_PLAY_ON,
  CRUMB_CUBBAGE_RESIGN,
  CRUMB_CUBBAGE_ADJUST,
  CRUMB_CUBBAGE_N_MOVES
} CrumbCubbageMove;

/**
 * CrumbCubbageRefusal:
 * @CRUMB_CUBBAGE_REFUSAL_NEEDS_CRIB: nobody has said who has the first crib
 * @CRUMB_CUBBAGE_REFUSAL_OPPONENT: `seat` is the opponent, which nobody sits for: its dice are thrown one by one in
 *   the play, and the referee counts them
 * @CRUMB_CUBBAGE_REFUSAL_NO_OPPONENT: nobody throws for `seat`: somebody sits there
 * @CRUMB_CUBBAGE_REFUSAL_HIDDEN: at a hidden table nobody shows dice before laying them
 * @CRUMB_CUBBAGE_REFUSAL_KNOWN: the dice of `seat` are known, so the referee sees when none fits
 * @CRUMB_CUBBAGE_REFUSAL_NOT_ROLLED: `seat` has to roll its `min` dice first
 * @CRUMB_CUBBAGE_REFUSAL_NOT_HELD: `seat` has no `face` left
 * @CRUMB_CUBBAGE_REFUSAL_OVER_FIFTEEN: with `face` the total would be `got`, and the play stops at `max`
 * @CRUMB_CUBBAGE_REFUSAL_NO_GO: the total is `got`, and up to `max` every die fits
 * @CRUMB_CUBBAGE_REFUSAL_CLAIM_HIGH: `seat` claims `got`; its dice are worth `max`
 * @CRUMB_CUBBAGE_REFUSAL_MIXED: no more dice are entered in a deal of plain points
 * @CRUMB_CUBBAGE_REFUSAL_CRIB_TURN: `seat` had the crib in the deal before, so it is `other`'s now
 * @CRUMB_CUBBAGE_REFUSAL_BELOW_ZERO: `seat` has `max` points, and `got` were to be added, which is below 0
 *
 * Reasons for refusing a move that #CrumbRefusalReason does not have.
 */
typedef enum
{
  CRUMB_CUBBAGE_REFUSAL_NEEDS_CRIB = CRUMB_REFUSAL_OWN,
  CRUMB_CUBBAGE_REFUSAL_OPPONENT,
  CRUMB_CUBBAGE_REFUSAL_NO_OPPONENT,
  CRUMB_CUBBAGE_REFUSAL_HIDDEN,
  CRUMB_CUBBAGE_REFUSAL_KNOWN,
  CRUMB_CUBBAGE_REFUSAL_NOT_ROLLED,
  CRUMB_CUBBAGE_REFUSAL_NOT_HELD,
  CRUMB_CUBBAGE_REFUSAL_OVER_FIFTEEN,
  CRUMB_CUBBAGE_REFUSAL_NO_GO,
  CRUMB_CUBBAGE_REFUSAL_CLAIM_HIGH,
  CRUMB_CUBBAGE_REFUSAL_MIXED,
  CRUMB_CUBBAGE_REFUSAL_CRIB_TURN,
  CRUMB_CUBBAGE_REFUSAL_BELOW_ZERO,
  CRUMB_CUBBAGE_REFUSAL_END /* one more than the last */
} CrumbCubbageRefusal;

/** Where a deal stands. */
typedef enum
{
  CRUMB_CUBBAGE_AT_CRIB,      /**< the table says who has the first crib */
  CRUMB_CUBBAGE_AT_ROLL,      /**< dice are rolled, and pushed to the crib */
  CRUMB_CUBBAGE_AT_PLAY,      /**< dice are laid */
  CRUMB_CUBBAGE_AT_STARTER,   /**< the starter is rolled */
  CRUMB_CUBBAGE_AT_COUNT,     /**< hands, then the crib, are counted: somebody claims */
  CRUMB_CUBBAGE_AT_CRIB_DICE, /**< the dice of the crib that nobody saw are entered */
  CRUMB_CUBBAGE_AT_POINTS,    /**< plain points are entered */
  CRUMB_CUBBAGE_AT_FULL,      /**< there were as many deals as a game can have; only the table can end it */
  CRUMB_CUBBAGE_AT_OVER,      /**< the game is over */
} CrumbCubbagePhase;

/** Where points come from. */
typedef enum
{
  CRUMB_CUBBAGE_FROM_PLAY,
  CRUMB_CUBBAGE_FROM_HAND,
  CRUMB_CUBBAGE_FROM_CRIB,
  CRUMB_CUBBAGE_FROM_OTHER,  /**< what the other seat missed (muggins), or pays for a false go */
  CRUMB_CUBBAGE_FROM_PAPER,  /**< plain points */
  CRUMB_CUBBAGE_FROM_ADJUST, /**< what happened beside the dice; can be below 0 */
  CRUMB_CUBBAGE_N_SOURCES
} CrumbCubbageSource;

/** What is counted after the play, in this order. */
typedef enum
{
  CRUMB_CUBBAGE_COUNTED_FIRST_HAND, /**< of the seat without the crib */
  CRUMB_CUBBAGE_COUNTED_CRIB_HAND,  /**< of the seat that has the crib */
  CRUMB_CUBBAGE_COUNTED_CRIB,
  CRUMB_CUBBAGE_N_COUNTED
} CrumbCubbageCounted;

/**
 * CrumbCubbageLaid:
 * @face: what it shows
 * @seat: who laid it
 * @total: the total with it; equal to @face for the die that led, and more than fifteen where the table insisted
 * @last: whether it scored the point for the last die
 * @passes: the seats that had dice left and passed on it, or said so
 * @false_gos: those of @passes that had a die that fits, as a later one shows
 *
 * One die of the play.
 */
typedef struct
{
  uint8_t face;
  uint8_t seat;
  uint8_t total;
  bool last;
  CrumbSeats passes;
  CrumbSeats false_gos;
} CrumbCubbageLaid;

/**
 * CrumbCubbageDeal:
 * @crib: whose crib it is; %CRUMB_NO_SEAT when nobody said, as for plain points
 * @n_rolled: how many dice of each seat's roll were entered
 * @rolled: their faces
 * @n_pushed: how many of those it pushed to the crib
 * @pushed: their faces
 * @n_laid: how many dice were laid
 * @laid: those, in order
 * @starter: the face of the starter, 0 until it is rolled
 * @n_crib_dice: how many dice of the crib were entered after the play
 * @crib_dice: their faces
 * @n_counted: how much of #CrumbCubbageCounted was counted
 * @claims: what was scored for each; less than its worth where the seat missed something
 * @by_points: whether plain points are entered, which replace what its dice brought
 * @points: what each seat got, by #CrumbCubbageSource
 */
typedef struct
{
  uint8_t crib;
  uint8_t n_rolled[CRUMB_CUBBAGE_SEATS];
  uint8_t rolled[CRUMB_CUBBAGE_SEATS][CRUMB_CUBBAGE_ROLLED];
  uint8_t n_pushed[CRUMB_CUBBAGE_SEATS];
  uint8_t pushed[CRUMB_CUBBAGE_SEATS][CRUMB_CUBBAGE_PUSHED];
  uint8_t n_laid;
  CrumbCubbageLaid laid[CRUMB_CUBBAGE_PLAY_DICE];
  uint8_t starter;
  uint8_t n_crib_dice;
  uint8_t crib_dice[CRUMB_CUBBAGE_CRIB];
  uint8_t n_counted;
  uint8_t claims[CRUMB_CUBBAGE_N_COUNTED];
  bool by_points;
  int16_t points[CRUMB_CUBBAGE_SEATS][CRUMB_CUBBAGE_N_SOURCES];
} CrumbCubbageDeal;

/**
 * CrumbCubbage:
 * @scores: deals as rounds, totals, winners
 * @rules: what the table agreed on
 * @phase: a #CrumbCubbagePhase
 * @over_from: once the game is over, the phase that it goes on with if the table plays on
 * @overrule: whether the table insists on the next move
 * @before: what each seat had before it last scored: where its back peg is
 * @turn: in the play, whose die comes next
 * @total: in the play, the pips laid since the total was zero
 * @out: in the play, who can't add to this total
 * @held: the die that was thrown for the opponent and did not fit, or 0
 * @entered: plain points of each seat, as far as they were entered
 * @entered_in: who has them entered
 * @focus: whose plain points are being entered, or %CRUMB_NO_SEAT
 * @deals: those that are over, and the one that is played; see crumb_cubbage_deal()
 *
 * A plain value without pointers: copy it, compare it, throw it away. Everything in it follows from the moves.
 */
typedef struct
{
  CrumbScores scores;
  CrumbCubbageRules rules;
  uint8_t phase;
  uint8_t over_from;
  bool overrule;
  int32_t before[CRUMB_CUBBAGE_SEATS];

  uint8_t turn;
  uint8_t total;
  CrumbSeats out;
  uint8_t held;

  int16_t entered[CRUMB_CUBBAGE_SEATS];
  CrumbSeats entered_in;
  uint8_t focus;

  CrumbCubbageDeal deals[CRUMB_CUBBAGE_DEALS_MAX];
} CrumbCubbage;

/** Why a face can't be entered now. */
typedef enum
{
  CRUMB_CUBBAGE_FITS,
  CRUMB_CUBBAGE_NOT_HELD,     /**< the seat has none left */
  CRUMB_CUBBAGE_OVER_FIFTEEN, /**< the total would be more than fifteen */
} CrumbCubbageBar;

/**
 * CrumbCubbageExpect:
 * @what: the #CrumbCubbageMove that is expected; meaningless when the game is over
 * @seat: who is asked, or %CRUMB_NO_SEAT
 * @dice: the dice entered so far
 * @min: the fewest dice that complete it
 * @max: the most; it closes itself there
 * @choice: the dice of @seat to pick the next one from, without those in @dice; empty when any face can come
 * @bars: for each face, at 1 to 6, the #CrumbCubbageBar that says whether it can be entered, or why not
 * @total: in the play, the total so far
 * @counts: when a claim is expected, the #CrumbCubbageCounted that is claimed
 * @also: the kinds of move that would be taken now: bit n is #CrumbCubbageMove n
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
  CrumbDice choice;
  uint8_t bars[CRUMB_CUBBAGE_SIDES + 1];
  uint8_t total;
  uint8_t counts;
  uint32_t also;
} CrumbCubbageExpect;

/** The kind: Cubbage as the record, the history and the players see it. */
extern const CrumbGameKind crumb_cubbage;

/** crumb_cubbage_start: A game in which nothing has happened yet. Ask the book of its rules first. */
CrumbCubbage crumb_cubbage_start (const CrumbCubbageRules *rules);

/**
 * crumb_cubbage_apply:
 * @refusal: (out): why not; reason %CRUMB_REFUSAL_NONE when the move was taken
 *
 * Folds one move into the state. Any move can be given at any time.
 *
 * Returns: true when it was taken; false when it was refused, and then @game is as it was
 */
bool crumb_cubbage_apply (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);

/** crumb_cubbage_expect: What is expected next. */
CrumbCubbageExpect crumb_cubbage_expect (const CrumbCubbage *game);

/** crumb_cubbage_enter_die: The move that adds one more die; one that is refused if no die is expected. */
CrumbMove crumb_cubbage_enter_die (const CrumbCubbage *game, unsigned face);

/** crumb_cubbage_enter_digit: The move that adds a digit, 0 to 9, to the plain points of @seat. */
CrumbMove crumb_cubbage_enter_digit (const CrumbCubbage *game, unsigned seat, unsigned digit);

/** crumb_cubbage_enter_done: The move of a "done" button: it closes plain points, or is a go. */
CrumbMove crumb_cubbage_enter_done (const CrumbCubbage *game);

/** crumb_cubbage_deal: The current deal, or the one in which the game ended. */
const CrumbCubbageDeal *crumb_cubbage_deal (const CrumbCubbage *game);

/**
 * crumb_cubbage_shown_deal:
 *
 * The deal to show, counted from 0: the current one once any of it was entered, until then the one before.
 */
unsigned crumb_cubbage_shown_deal (const CrumbCubbage *game);

/** crumb_cubbage_is_opponent: Whether the seat is the opponent of a solo game, which nobody sits for. */
bool crumb_cubbage_is_opponent (const CrumbCubbage *game, unsigned seat);

/** crumb_cubbage_is_choosing: Whether somebody has dice to choose from: nobody shows odds then. */
bool crumb_cubbage_is_choosing (const CrumbCubbage *game);

/** crumb_cubbage_is_skunk: Whether @winners have won with these @totals by so much that the rules call it a skunk. */
bool crumb_cubbage_is_skunk (const CrumbCubbageRules *rules, CrumbSeats winners, const int totals[CRUMB_CUBBAGE_SEATS]);

/**
 * crumb_cubbage_hand:
 * @hand: (out): the faces of what is counted, the starter last when it is known
 *
 * The dice of a hand, as they were laid, or of the crib: those that were pushed, then those that were entered.
 * Returns how many there are; fewer than %CRUMB_CUBBAGE_HAND while the deal is played.
 */
unsigned crumb_cubbage_hand (const CrumbCubbageDeal *deal, CrumbCubbageCounted which, uint8_t hand[CRUMB_CUBBAGE_HAND]);

/** crumb_cubbage_counts_for: Whose points a hand or the crib are. */
unsigned crumb_cubbage_counts_for (const CrumbCubbageDeal *deal, CrumbCubbageCounted which);

/**
 * crumb_cubbage_count_laid:
 * @at: a die of the play, counted from 0
 *
 * What that die scored, and why; bit n of a part's dice is the die n places after the one that led.
 */
CrumbCubbageCount crumb_cubbage_count_laid (const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, unsigned at);

/**
 * crumb_cubbage_leader:
 * @last: who laid the last die
 * @held: whether a die is held for the opponent
 *
 * Who leads the next play (R18, O8). Where that seat has no dice left, the other one leads (O9).
 */
unsigned crumb_cubbage_leader (const CrumbCubbageRules *rules, unsigned last, bool held);

/** crumb_cubbage_left: The dice of @seat that it kept and has not laid; none where they are not known. */
CrumbDice crumb_cubbage_left (const CrumbCubbage *game, unsigned seat);
