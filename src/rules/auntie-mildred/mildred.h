/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Auntie Mildred's list as a state machine: moves in, state or refusal out, and what can be done next. */

#pragma once

#include "mildred-rules.h"
#include "mildred-rulings.h"
#include "mildred-sheet.h"
#include "rules/move.h"
#include "rules/refusal.h"
#include "rules/scores.h"

/** Always two. */
#define CRUMB_MILDRED_SEATS 2
/** The fewest dice of one player. */
#define CRUMB_MILDRED_DICE_MIN 6
/** The modify spots of one player. */
#define CRUMB_MILDRED_MODIFY_SPOTS 2
/** A victory die is worth so many cookies. */
#define CRUMB_MILDRED_VICTORY_WORTH 5
/** The total that three victory dice make. */
#define CRUMB_MILDRED_TARGET (CRUMB_MILDRED_VICTORY * CRUMB_MILDRED_VICTORY_WORTH)
/** The highest amount of `stands`. */
#define CRUMB_MILDRED_STANDS_MAX (CRUMB_MILDRED_TARGET + CRUMB_MILDRED_VICTORY_WORTH - 1)
/** The most dice of one re-roll. */
#define CRUMB_MILDRED_REROLL_MAX 7

/**
 * CrumbMildredPlace:
 *
 * Where dice lie, as the amount of a move. A task card is ten times its set and its level: 113 is LAUNDRY#3. Indulgency
 * cards begin with %CRUMB_MILDRED_FULL_HOUSE.
 */
typedef enum
{
  CRUMB_MILDRED_POOL = 1,
  CRUMB_MILDRED_USED = 2,
  CRUMB_MILDRED_MODIFY = 3,
  CRUMB_MILDRED_PRANK = 4,
  CRUMB_MILDRED_DODGE = 5,
  CRUMB_MILDRED_LAUNDRY = 11,
  CRUMB_MILDRED_DIY = 12,
  CRUMB_MILDRED_CLEAN = 13,
  CRUMB_MILDRED_COOK = 14,
} CrumbMildredPlace;

/**
 * CrumbMildredMove:
 * @CRUMB_MILDRED_START_SHAKE: the first shake of `seat`, its `dice`, or as many unknown ones and their total as `amount`
 * @CRUMB_MILDRED_FIRST_TURN: the table says that `seat` starts; `amount` is how many dice each player has, where that is
 *   not known yet, else 0
 * @CRUMB_MILDRED_KEEP: in the first turn of the second player: the dice stay as they are
 * @CRUMB_MILDRED_SHAKE: `seat` shakes: all `dice` of its pool, or none where nobody enters them
 * @CRUMB_MILDRED_STRAIGHTEN: all scallywag dice are straightened; with an `amount` the card straightens that set
 * @CRUMB_MILDRED_COMBAT: the prank of `seat` against the other one's dodge
 * @CRUMB_MILDRED_SCORE: the group comes off the Indulgency card `amount`, and scores where it can
 * @CRUMB_MILDRED_GOAL: all scallywag dice come back; `amount` 1: the table says that the goal line was met
 * @CRUMB_MILDRED_WAKE: the WAKEUP ability of the task card `amount`
 * @CRUMB_MILDRED_COLLECT: dice come back from the place `amount`; `dice` are slots or levels
 * @CRUMB_MILDRED_USE_MODIFY: of `dice` the first is spent, the second changes by `amount`, 1 or -1
 * @CRUMB_MILDRED_USE_PRANK: `dice` go to PRANK
 * @CRUMB_MILDRED_USE_DODGE: `dice` go to DODGE
 * @CRUMB_MILDRED_INDULGE: the group `dice` goes to the Indulgency card `amount`
 * @CRUMB_MILDRED_SCALLY: `dice` go to the set `amount`, one after the other
 * @CRUMB_MILDRED_TASK: the reward of the task card `amount`
 * @CRUMB_MILDRED_COOKIES: the card gave `amount` cookies
 * @CRUMB_MILDRED_GIVE_VICTORY: the card gave `amount` victory dice
 * @CRUMB_MILDRED_ADD_PRANK: the card moves the highest prank die `amount` slots up
 * @CRUMB_MILDRED_ADD_DODGE: the card moves the highest dodge die `amount` slots up
 * @CRUMB_MILDRED_REROLL: the card lets `amount` dice be rolled again: `dice` are what they showed, then what they show
 * @CRUMB_MILDRED_TAKE_VICTORY: one die from the place `amount` becomes a victory die; `dice` is its face, or its level
 * @CRUMB_MILDRED_PASS: the turn is over
 * @CRUMB_MILDRED_STANDS: what victory dice and black die of `seat` show now, as 5 × victory dice + black die - 1
 * @CRUMB_MILDRED_END: the table stops; who has more has won
 * @CRUMB_MILDRED_RESIGN: `seat` gives up
 * @CRUMB_MILDRED_OVERRULE: the table insists on the next move
 */
typedef enum
{
  CRUMB_MILDRED_START_SHAKE,
  CRUMB_MILDRED_FIRST_TURN,
  CRUMB_MILDRED_KEEP,
  CRUMB_MILDRED_SHAKE,
  CRUMB_MILDRED_STRAIGHTEN,
  CRUMB_MILDRED_COMBAT,
  CRUMB_MILDRED_SCORE,
  CRUMB_MILDRED_GOAL,
  CRUMB_MILDRED_WAKE,
  CRUMB_MILDRED_COLLECT,
  CRUMB_MILDRED_USE_MODIFY,
  CRUMB_MILDRED_USE_PRANK,
  CRUMB_MILDRED_USE_DODGE,
  CRUMB_MILDRED_INDULGE,
  CRUMB_MILDRED_SCALLY,
  CRUMB_MILDRED_TASK,
  CRUMB_MILDRED_COOKIES,
  CRUMB_MILDRED_GIVE_VICTORY,
  CRUMB_MILDRED_ADD_PRANK,
  CRUMB_MILDRED_ADD_DODGE,
  CRUMB_MILDRED_REROLL,
  CRUMB_MILDRED_TAKE_VICTORY,
  CRUMB_MILDRED_PASS,
  CRUMB_MILDRED_STANDS,
  CRUMB_MILDRED_END,
  CRUMB_MILDRED_RESIGN,
  CRUMB_MILDRED_OVERRULE,
  CRUMB_MILDRED_N_MOVES
} CrumbMildredMove;

/**
 * CrumbMildredRefusal:
 * @CRUMB_MILDRED_REFUSAL_NOT_STARTED: nobody has shaken, and nobody said who starts
 * @CRUMB_MILDRED_REFUSAL_ALREADY_STARTED: the first shake is over
 * @CRUMB_MILDRED_REFUSAL_HAS_SHAKEN: `seat` has shaken already
 * @CRUMB_MILDRED_REFUSAL_PHASE: that belongs to the phase `min`, and this is `max`, both a #CrumbMildredPhase
 * @CRUMB_MILDRED_REFUSAL_AMOUNT: numbers from `min` to `max` go there; `got` was entered
 * @CRUMB_MILDRED_REFUSAL_NEEDS_FACE: the faces of these dice have to be entered
 * @CRUMB_MILDRED_REFUSAL_NOT_IN_POOL: no die in the pool of `seat` shows `face`
 * @CRUMB_MILDRED_REFUSAL_WANTED: the next die of the set `got` is a `min`, 0 when it is full; `face` was entered
 * @CRUMB_MILDRED_REFUSAL_SET_USED: the set `got` is used
 * @CRUMB_MILDRED_REFUSAL_NOT_REACHED: the dice do not reach the task card `got`
 * @CRUMB_MILDRED_REFUSAL_NOT_A_REWARD: the task card `got` is of the kind `max`, a #CrumbMildredTaskKind
 * @CRUMB_MILDRED_REFUSAL_NOT_A_WAKEUP: likewise
 * @CRUMB_MILDRED_REFUSAL_STRAIGHTEN_FIRST: WAKEUP abilities come after straightening
 * @CRUMB_MILDRED_REFUSAL_ONCE_PER_TURN: that was done this turn
 * @CRUMB_MILDRED_REFUSAL_HIGHEST_STAYS: of the dice on the set `got` the highest stays, or none
 * @CRUMB_MILDRED_REFUSAL_NO_MODIFY_SPOT: both modify spots are taken
 * @CRUMB_MILDRED_REFUSAL_MODIFY_FORM: two dice are needed, and 1 more or less
 * @CRUMB_MILDRED_REFUSAL_NO_SLOT: there is no slot above, on the place `got`
 * @CRUMB_MILDRED_REFUSAL_NEEDS_A_DIE: there is no die at the place `got` to move or to use
 * @CRUMB_MILDRED_REFUSAL_DOES_NOT_MATCH: the dice do not fit the Indulgency card `got`; `max` are needed, 0 if any
 * @CRUMB_MILDRED_REFUSAL_SPOTS_TAKEN: `seat` has dice on the Indulgency card `got`
 * @CRUMB_MILDRED_REFUSAL_NO_DICE: the pool of `seat` is empty
 * @CRUMB_MILDRED_REFUSAL_NO_DICE_THERE: `seat` has no such dice at the place `got`
 * @CRUMB_MILDRED_REFUSAL_NO_PRANK: `seat` has no prank dice
 * @CRUMB_MILDRED_REFUSAL_NO_SOURCE: no card gave anything
 * @CRUMB_MILDRED_REFUSAL_KEEP_ONLY_FIRST: only the second player can keep dice, in the first turn
 * @CRUMB_MILDRED_REFUSAL_VICTORY_DIE_DUE: `seat` has to pick a victory die first
 * @CRUMB_MILDRED_REFUSAL_NO_VICTORY_DUE: no victory die is due
 * @CRUMB_MILDRED_REFUSAL_NO_SUCH_CARD: there is no card `got`
 * @CRUMB_MILDRED_REFUSAL_NO_SUCH_SET: there is no set `got`
 * @CRUMB_MILDRED_REFUSAL_NO_SUCH_PLACE: no dice come from the place `got`
 * @CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT: the card sheet says that the task card `got` gives something else
 *
 * Reasons for refusing a move that #CrumbRefusalReason does not have.
 */
typedef enum
{
  CRUMB_MILDRED_REFUSAL_NOT_STARTED = CRUMB_REFUSAL_OWN,
  CRUMB_MILDRED_REFUSAL_ALREADY_STARTED,
  CRUMB_MILDRED_REFUSAL_HAS_SHAKEN,
  CRUMB_MILDRED_REFUSAL_PHASE,
  CRUMB_MILDRED_REFUSAL_AMOUNT,
  CRUMB_MILDRED_REFUSAL_NEEDS_FACE,
  CRUMB_MILDRED_REFUSAL_NOT_IN_POOL,
  CRUMB_MILDRED_REFUSAL_WANTED,
  CRUMB_MILDRED_REFUSAL_SET_USED,
  CRUMB_MILDRED_REFUSAL_NOT_REACHED,
  CRUMB_MILDRED_REFUSAL_NOT_A_REWARD,
  CRUMB_MILDRED_REFUSAL_NOT_A_WAKEUP,
  CRUMB_MILDRED_REFUSAL_STRAIGHTEN_FIRST,
  CRUMB_MILDRED_REFUSAL_ONCE_PER_TURN,
  CRUMB_MILDRED_REFUSAL_HIGHEST_STAYS,
  CRUMB_MILDRED_REFUSAL_NO_MODIFY_SPOT,
  CRUMB_MILDRED_REFUSAL_MODIFY_FORM,
  CRUMB_MILDRED_REFUSAL_NO_SLOT,
  CRUMB_MILDRED_REFUSAL_NEEDS_A_DIE,
  CRUMB_MILDRED_REFUSAL_DOES_NOT_MATCH,
  CRUMB_MILDRED_REFUSAL_SPOTS_TAKEN,
  CRUMB_MILDRED_REFUSAL_NO_DICE,
  CRUMB_MILDRED_REFUSAL_NO_DICE_THERE,
  CRUMB_MILDRED_REFUSAL_NO_PRANK,
  CRUMB_MILDRED_REFUSAL_NO_SOURCE,
  CRUMB_MILDRED_REFUSAL_KEEP_ONLY_FIRST,
  CRUMB_MILDRED_REFUSAL_VICTORY_DIE_DUE,
  CRUMB_MILDRED_REFUSAL_NO_VICTORY_DUE,
  CRUMB_MILDRED_REFUSAL_NO_SUCH_CARD,
  CRUMB_MILDRED_REFUSAL_NO_SUCH_SET,
  CRUMB_MILDRED_REFUSAL_NO_SUCH_PLACE,
  CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT,
  CRUMB_MILDRED_REFUSAL_END /* one more than the last */
} CrumbMildredRefusal;

/** Where a turn stands. */
typedef enum
{
  CRUMB_MILDRED_AT_START,  /**< both shake; who starts is not known yet */
  CRUMB_MILDRED_AT_WAKEUP, /**< up to the shake */
  CRUMB_MILDRED_AT_ACTION, /**< up to the pass */
} CrumbMildredPhase;

/**
 * CrumbMildredSet:
 * @n: how many dice lie there
 * @n_old: those that lay there when the turn began; they are the first of @levels
 * @turned: whether they are used; a set is always wholly straight or wholly used
 * @levels: the levels of the dice in the order in which they came
 */
typedef struct
{
  uint8_t n;
  uint8_t n_old;
  bool turned;
  uint8_t levels[CRUMB_MILDRED_DICE_MAX];
} CrumbMildredSet;

/**
 * CrumbMildredSeat:
 * @pool: the dice that are free; a face of 0 is one that nobody entered
 * @used: dice spent this turn
 * @modify: dice on the modify spots
 * @prank: the slots of PRANK with a die: bit n is slot n + 1
 * @dodge: the slots of DODGE with a die
 * @groups: the dice on each Indulgency card
 * @sets: the dice on each set of task cards
 * @victory: victory dice
 * @black: the black die, 1 to 5
 */
typedef struct
{
  CrumbMildredGroup pool;
  uint8_t used;
  uint8_t modify;
  uint8_t prank;
  uint8_t dodge;
  CrumbMildredGroup groups[CRUMB_MILDRED_CARDS];
  CrumbMildredSet sets[CRUMB_MILDRED_SETS];
  uint8_t victory;
  uint8_t black;
} CrumbMildredSeat;

/**
 * CrumbMildred:
 * @scores: what every game has
 * @rules: what the table agreed on
 * @sheet: what the table's cards say, as far as that was filled in
 * @first: who starts where nobody says otherwise
 * @n_dice: how many dice each player has; 0 until that is known
 * @phase: a #CrumbMildredPhase
 * @active: whose turn it is; %CRUMB_NO_SEAT at the start
 * @n_turns: how many turns have begun, at most 255
 * @shaken: who has shaken at the start
 * @totals: the totals of those first shakes
 * @overrule: whether the table insists on the next move
 * @straightened: whether dice were straightened this turn
 * @woken: the task cards of each set that were woken this turn: bit n is level n + 1
 * @source: the card whose gift is being told, or 0
 * @due: how many victory dice the active seat has to pick
 * @entering: whose shake is being entered die by die, or %CRUMB_NO_SEAT
 * @entered: its dice so far
 * @seats: what each has on the table
 *
 * A plain value without pointers: copy it, compare it, throw it away. Everything in it follows from the moves.
 */
typedef struct
{
  CrumbScores scores;
  CrumbMildredRules rules;
  CrumbMildredSheet sheet;
  uint8_t first;
  uint8_t n_dice;
  uint8_t phase;
  uint8_t active;
  uint8_t n_turns;
  CrumbSeats shaken;
  uint8_t totals[CRUMB_MILDRED_SEATS];
  bool overrule;
  bool straightened;
  uint8_t woken[CRUMB_MILDRED_SETS];
  uint8_t source;
  uint8_t due;
  uint8_t entering;
  CrumbMildredGroup entered;
  CrumbMildredSeat seats[CRUMB_MILDRED_SEATS];
} CrumbMildred;

/**
 * CrumbMildredExpect:
 * @what: the #CrumbMildredMove that is expected; meaningless when the game is over
 * @seat: who is asked, or %CRUMB_NO_SEAT where the table is
 * @dice: the dice of a shake that were entered so far
 * @min: the fewest dice that complete it
 * @max: the most; 0 where none are asked for
 * @also: the kinds of move that could be taken now: bit n is #CrumbMildredMove n
 *
 * What the game waits for.
 */
typedef struct
{
  uint8_t what;
  uint8_t seat;
  CrumbDice dice;
  uint8_t min;
  uint8_t max;
  uint32_t also;
} CrumbMildredExpect;

/** The most entries of a list of what is possible. */
#define CRUMB_MILDRED_OPTIONS_MAX 64

/** The kind: the game as the record, the history and the players see it. */
extern const CrumbGameKind crumb_auntie_mildred;

/** crumb_mildred_start: A game in which nothing has happened yet. @first starts where nobody says otherwise. */
CrumbMildred crumb_mildred_start (const CrumbMildredRules *rules, unsigned first);

/**
 * crumb_mildred_apply:
 * @refusal: (out): why not; reason %CRUMB_REFUSAL_NONE when the move was taken
 *
 * Folds one move into the state. Any move can be given at any time.
 *
 * Returns: true when it was taken; false when it was refused, and then @game is as it was
 */
bool crumb_mildred_apply (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);

/** crumb_mildred_expect: What is expected next. */
CrumbMildredExpect crumb_mildred_expect (const CrumbMildred *game);

/** crumb_mildred_enter_die: The move that adds one more die to the shake that is expected. */
CrumbMove crumb_mildred_enter_die (const CrumbMildred *game, unsigned face);

/**
 * crumb_mildred_options:
 * @options: (out): the moves of WAKEUP that could be taken now, each once: combat, groups, the goal, straightening,
 *   abilities within reach, dice that can be taken back; what is of no use comes last
 *
 * Returns: how many there are
 */
unsigned crumb_mildred_options (const CrumbMildred *game, CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX]);

/** crumb_mildred_strength: The highest of these slots, 0 for none. */
unsigned crumb_mildred_strength (uint8_t slots);

/** crumb_mildred_highest: The highest level on a set, 0 when it is empty. */
unsigned crumb_mildred_highest (const CrumbMildredSet *set);

/** crumb_mildred_reaches: Whether @seat reaches the task card @level of @set, counted from 0, whether used or not. */
bool crumb_mildred_reaches (const CrumbMildred *game, unsigned seat, unsigned set, unsigned level);

/** crumb_mildred_bites: Whether @seat has the LAUNDRY die that makes a prank bite. */
bool crumb_mildred_bites (const CrumbMildred *game, unsigned seat);

/** crumb_mildred_ties_score: Whether LAUNDRY#1 lets the groups of @seat score on an exact tie. */
bool crumb_mildred_ties_score (const CrumbMildred *game, unsigned seat);

/** crumb_mildred_prank: What the prank of @seat would come to now. */
CrumbMildredCombat crumb_mildred_prank (const CrumbMildred *game, unsigned seat);

/** crumb_mildred_indulgency: How the group of @seat stands on the Indulgency card @card, counted from 0. */
CrumbMildredDuel crumb_mildred_indulgency (const CrumbMildred *game, unsigned seat, unsigned card);

/** crumb_mildred_to_shake: How many dice @seat shakes, with those that have to come back first. */
unsigned crumb_mildred_to_shake (const CrumbMildred *game, unsigned seat);

/** crumb_mildred_dice_at: How many dice @seat has at a #CrumbMildredPlace or on an Indulgency card. */
unsigned crumb_mildred_dice_at (const CrumbMildred *game, unsigned seat, unsigned place);

/** crumb_mildred_task_card: What a task card says, as far as the sheet or the rules do. */
CrumbMildredTask crumb_mildred_task_card (const CrumbMildred *game, unsigned card);

/** crumb_mildred_card: The Indulgency card @card, counted from 0, with its rows where they are known: a demand. */
unsigned crumb_mildred_card (const CrumbMildred *game, unsigned card);

/**
 * crumb_mildred_given: What @move, which was taken in @game, gave at once because the sheet says so; otherwise nothing,
 * %CRUMB_MILDRED_GIVES_UNKNOWN: the table tells it.
 */
CrumbMildredTask crumb_mildred_given (const CrumbMildred *game, const CrumbMove *move);

/** crumb_mildred_other: The other one of the two. */
static inline unsigned
crumb_mildred_other (unsigned seat)
{
  return 1 - seat;
}
