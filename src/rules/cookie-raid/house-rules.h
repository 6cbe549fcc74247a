/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table agrees on before the first roll. */

#pragma once

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

#include <stdbool.h>
#include <stdint.h>

/** How two bids are compared. */
typedef enum
{
  CRUMB_COMPARE_HIGHEST_DIE, /**< dice one by one, highest first (rules, "Bids") */
  CRUMB_COMPARE_MOST_PIPS,   /**< all pips of a bid added up (first draft) */
  CRUMB_COMPARE_LOWEST_DIE,  /**< dice one by one, and 1 is the highest (playtest 6) */
} CrumbComparison;

/** When having rolled fewer dice wins. With most pips both kinds settle an equal number of pips. */
typedef enum
{
  CRUMB_ADVANTAGE_LAST_DIE,    /**< when tied down to the last die of the smaller bid (rules, "Bids") */
  CRUMB_ADVANTAGE_HIGHEST_DIE, /**< right after the highest die (playtest 4, the variant) */
  CRUMB_ADVANTAGE_NONE,        /**< never: a missing die counts lower than any (playtest 3) */
} CrumbAdvantage;

/** What happens when the best hands are exactly equal. */
typedef enum
{
  CRUMB_TIED_BEST_SHARE,    /**< each takes the bonus (rules, "Scoring") */
  CRUMB_TIED_BEST_ROLL_OFF, /**< each rolls one die, the highest takes it (playtest 1) */
} CrumbTiedBest;

/** When the game ends. */
typedef enum
{
  CRUMB_END_TARGET, /**< when a round is scored and somebody has the target */
  CRUMB_END_ROUNDS, /**< after a number of rounds (playtest 13) */
} CrumbEnd;

/** What happens when several share the highest total at the end. */
typedef enum
{
  CRUMB_TIED_END_ANOTHER_ROUND, /**< one more round, until one is alone on top */
  CRUMB_TIED_END_SHARED_WIN,    /**< they share the win */
} CrumbTiedEnd;

/**
 * CrumbHouseRules:
 * @plate: dice on the plate, 1 to 12
 * @most_dice: most dice in a bid, 1 to 3; 0 is any number
 * @comparison: a #CrumbComparison
 * @advantage: a #CrumbAdvantage
 * @lucky_last: whether the winner of the last die may re-roll it
 * @set_points: cookies for each die in a set, 0 to 99
 * @single_points: cookies for each single, 0 to 99
 * @bonus: cookies for the best set, 0 to 99
 * @tied_best: a #CrumbTiedBest
 * @by_face: for each face, the seat with most dice of it takes the pips of all dice of it; replaces the
 *   points for sets and singles (playtest 5)
 * @end: a #CrumbEnd
 * @target: cookies to play to, 1 to 999
 * @rounds: rounds to play, 1 to 99
 * @tied_end: a #CrumbTiedEnd
 * @flush: whether a set all of one colour counts double (reflection after playtest 15)
 * @sides: sides of a die: 6, 8, 10 or 12
 * @open_hands: whether hands lie open from the start (playtest 15)
 * @countdown: seconds for a bid: 0 (off), 10, 20, 30 or 60
 */
typedef struct
{
  uint16_t plate;
  uint16_t most_dice;
  uint16_t comparison;
  uint16_t advantage;
  uint16_t lucky_last;
  uint16_t set_points;
  uint16_t single_points;
  uint16_t bonus;
  uint16_t tied_best;
  uint16_t by_face;
  uint16_t end;
  uint16_t target;
  uint16_t rounds;
  uint16_t tied_end;
  uint16_t flush;
  uint16_t sides;
  uint16_t open_hands;
  uint16_t countdown;
} CrumbHouseRules;

/** The highest target, and the last round, that a table agrees on. */
#define CRUMB_TARGET_MAX 999
#define CRUMB_LAST_ROUND_MAX 99

/** A hand starts with this many dice (rules, "How to play" 1). */
#define CRUMB_HAND_START 3

/** Why a knob, as it stands, changes nothing. */
typedef enum
{
  CRUMB_IDLE_NOT,         /**< it does change something */
  CRUMB_IDLE_BY_FACE,     /**< faces score, not sets */
  CRUMB_IDLE_NO_SETS,     /**< a set is worth nothing, doubled or not */
  CRUMB_IDLE_ENDS_ROUNDS, /**< the game ends after a number of rounds, whatever the totals */
  CRUMB_IDLE_ENDS_TARGET, /**< the game ends at a target, however many rounds that takes */
} CrumbIdle;

/** The knobs and the presets of Cookie Raid; the first preset is the final rules. */
extern const CrumbRuleBook crumb_house_rule_book;

/** crumb_house_rules_final: The final rules, which every table starts from. */
CrumbHouseRules crumb_house_rules_final (void);

/** crumb_house_rules_can_score: Whether anything at all is worth a cookie. */
bool crumb_house_rules_can_score (const CrumbHouseRules *rules);
