/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that the record, lists and statistics know of a game: one const table for each kind. */

#pragma once

#include "figure.h"
#include "move.h"
#include "refusal.h"
#include "rule-knobs.h"
#include "scores.h"

#include <stddef.h>

/** Long enough for the text of any sheet, with its terminator. */
#define CRUMB_SHEET_TEXT_MAX 1024

/** Stands for a move that a game does not have. */
#define CRUMB_NO_MOVE 255

/** CRUMB_NO_MOVES: What #CrumbGameKind begins with; the moves that a game has stand below it. */
#define CRUMB_NO_MOVES                                                                                                 \
  .overrule = CRUMB_NO_MOVE, .end = CRUMB_NO_MOVE, .resign = CRUMB_NO_MOVE, .join = CRUMB_NO_MOVE,                     \
  .leave = CRUMB_NO_MOVE, .reorder = CRUMB_NO_MOVE, .play_on = CRUMB_NO_MOVE, .retarget = CRUMB_NO_MOVE,               \
  .rerounds = CRUMB_NO_MOVE

/** What a kind of move says besides its name. The rules can still refuse what it says. */
typedef enum
{
  CRUMB_MOVE_SEAT = 1 << 0,    /**< whose it is, or whom it is about */
  CRUMB_MOVE_DICE = 1 << 1,    /**< dice, at most `dice` of them */
  CRUMB_MOVE_AMOUNT = 1 << 2,  /**< an amount from `least` to `most` */
  CRUMB_MOVE_TURN = 1 << 3,    /**< its seat follows from whose turn it is, so nobody is asked for it again */
  CRUMB_MOVE_ONE = 1 << 4,     /**< there is a die even where none is entered: nobody knows its face */
  CRUMB_MOVE_LOOSE = 1 << 5,   /**< the order of its dice means nothing */
  CRUMB_MOVE_GOES = 1 << 6,    /**< it goes with others, which are corrected instead */
  CRUMB_MOVE_FIXED = 1 << 7,   /**< when the game is corrected it can only be removed */
  CRUMB_MOVE_CODE = 1 << 8,    /**< its amount stands for a place or an order, and is not entered as a number */
  CRUMB_MOVE_NONE = 1 << 9,    /**< no die at all says something too, such as that there is no bid */
  CRUMB_MOVE_NEW = 1 << 10,    /**< a game that has it is written in a newer version of the file */
  CRUMB_MOVE_REASON = 1 << 11, /**< the table says why, and its reason is told with it */
} CrumbMoveTraits;

/**
 * CrumbMoveKind:
 * @word: what the database and files call it, never translated
 * @traits: #CrumbMoveTraits
 * @dice: the most dice that it has
 * @least, @most: the range of its amount
 *
 * One kind of move, and the fields that it has. What reads, corrects or quotes moves asks this.
 */
typedef struct
{
  const char *word;
  unsigned traits;
  uint8_t dice;
  int16_t least;
  int16_t most;
} CrumbMoveKind;

/**
 * CrumbGameKind:
 * @id: the word for it in the database and in files, never translated
 * @name: its name, untranslated
 * @seats_min: the fewest seats that a game begins with
 * @seats_max: the most seats that a game ever has, 2 to %CRUMB_SEATS_MAX
 * @state_size: the bytes of one state; a state begins with #CrumbScores, holds no pointers and can be copied with
 *   memcpy()
 * @n_moves: how many kinds of moves there are
 * @moves: each of them
 * @overrule: the move by which the table insists on the one after it. Like the next ones, %CRUMB_NO_MOVE where the
 *   game has no such move
 * @end: the move that stops the game
 * @resign: the move by which its seat gives the game up
 * @join: the move by which somebody sits down in a running game: its seat is the next new one, its amount the points
 *   so far; or a seat that was left, whose player comes back to what is there
 * @leave: the move by which its seat stops playing
 * @reorder: the move that changes the order of the seats: its amount has a decimal digit for each of them, counted from
 *   1, in the order in which they sit from now on
 * @play_on: the move that resumes a game that is over: its amount is the new goal, 0 for none
 * @retarget: the move that changes the total to which a game is played that runs: its amount is the new one
 * @rerounds: the move that lets a game that runs go to a number of rounds instead: its amount is their number
 * @rules: (nullable): what its tables can agree on; NULL where any text is taken and means nothing
 * @rules_at: where a state keeps that
 * @sheet: (nullable): reads a sheet, which is a text that says what a table's own cards or boards say, into a state that
 *   is about to start, and writes it complete and canonical. False when it is not understood. NULL where games have none
 * @start: makes the state of a game in which nothing has happened yet. Its rules and sheet are there already, all else
 *   is 0.
 *   @first is the seat whose dice are entered first
 * @apply: folds one move into the state. False when refused; the state is then untouched and @refusal says why
 * @goals: (nullable): from what goal to what goal a game can go on now by the move @what, which is `play_on`, `retarget`
 *   or `rerounds`, and what most tables would choose. False when it can only go on without a goal
 * @figures: what the statistics of the game count besides games, wins, rounds and points
 * @n_figures: how many there are, at most %CRUMB_FIGURES_MAX
 * @count: (nullable): adds what one standing move did to the figures of each seat. @before and @after are the states
 *   around it; called for every move in turn, with @figures all 0 before the first
 *
 * All functions are pure: no allocation, no globals, no I/O.
 */
typedef struct
{
  const char *id;
  const char *name;
  size_t state_size;
  unsigned seats_min;
  unsigned seats_max;
  unsigned n_moves;
  const CrumbMoveKind *moves;
  uint8_t overrule;
  uint8_t end;
  uint8_t resign;
  uint8_t join;
  uint8_t leave;
  uint8_t reorder;
  uint8_t play_on;
  uint8_t retarget;
  uint8_t rerounds;
  const CrumbRuleBook *rules;
  size_t rules_at;
  bool (*sheet) (void *state, const char *text, char canonical[CRUMB_SHEET_TEXT_MAX]);
  void (*start) (void *state, unsigned seats, unsigned first);
  bool (*apply) (void *state, const CrumbMove *move, CrumbRefusal *refusal);
  bool (*goals) (const void *state, unsigned what, int *least, int *most, int *usual);
  const CrumbFigure *figures;
  unsigned n_figures;
  void (*count) (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX]);
} CrumbGameKind;

/** crumb_scores_of: What every game has, of the state of any. */
static inline const CrumbScores *
crumb_scores_of (const void *state)
{
  return state;
}

/**
 * crumb_game_kind_start:
 * @state: (out): room for `state_size` bytes
 * @rules: `knob=value,…`, a preset, or empty for the usual rules
 *
 * A game in which nothing has happened yet. False when rules or numbers are not such as the kind takes.
 */
bool crumb_game_kind_start (const CrumbGameKind *kind, void *state, const char *rules, unsigned seats, unsigned first);

/** crumb_game_kind_start_with: As crumb_game_kind_start(), with the text of a @sheet (nullable). */
bool crumb_game_kind_start_with (const CrumbGameKind *kind, void *state, const char *rules, const char *sheet,
                                 unsigned seats, unsigned first);

/** crumb_game_kind_normalise: Writes the complete canonical text of @rules; false when the kind does not take them. */
bool crumb_game_kind_normalise (const CrumbGameKind *kind, const char *rules, char canonical[CRUMB_RULES_TEXT_MAX]);

/** crumb_game_kind_rules: Writes the complete canonical text of the rules that a state was started by. */
void crumb_game_kind_rules (const CrumbGameKind *kind, const void *state, char canonical[CRUMB_RULES_TEXT_MAX]);

/** crumb_game_kind_total_max: The most points that somebody can sit down with in a running game; 0 where nobody can. */
int crumb_game_kind_total_max (const CrumbGameKind *kind);

/** crumb_game_kinds: All kinds, in the order in which they are offered, ended by NULL. */
extern const CrumbGameKind *const crumb_game_kinds[];

/** crumb_game_kind_find: The kind with that id, or NULL. */
const CrumbGameKind *crumb_game_kind_find (const char *id);
