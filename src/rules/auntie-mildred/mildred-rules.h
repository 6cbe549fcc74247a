/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Auntie Mildred's list agrees on before the first shake. */

#pragma once

#include "rules/game-kind.h"
#include "rules/rule-knobs.h"

/** Into which slot a die goes that is put on PRANK or DODGE. */
typedef enum
{
  CRUMB_MILDRED_ON_TOP,     /**< the one above the highest die */
  CRUMB_MILDRED_LOWEST_GAP, /**< the lowest free one */
} CrumbMildredAfterBonus;

/** How far the dice of a set reach. */
typedef enum
{
  CRUMB_MILDRED_AT_OR_BELOW, /**< to every card at or below the highest die */
  CRUMB_MILDRED_THAT_CARD,   /**< only to cards with a die on them */
} CrumbMildredReach;

/** What happens when both first shakes have the same total. */
typedef enum
{
  CRUMB_MILDRED_SHAKE_AGAIN, /**< both shake again */
  CRUMB_MILDRED_ROLL_ONE,    /**< each rolls one die, the lower one starts */
  CRUMB_MILDRED_AGREE,       /**< the table agrees on who starts */
} CrumbMildredFirstTie;

/**
 * CrumbMildredRules:
 * @dice: how many dice each player has, 6 to 12; 0 when the first shake shows it
 * @goal: the level of the goal line, 1 to 6, or four such digits, one for each set; 0 where the table says whether it is
 *   met
 * @slots: the slots of PRANK and DODGE, 4 to 6
 * @levels: the levels of a set, 5 or 6
 * @after_bonus: a #CrumbMildredAfterBonus
 * @prank_one_by_one: whether prank dice can be taken back one by one
 * @reach: a #CrumbMildredReach
 * @any_stays: whether any die of a set can be the one that stays there, not only the highest
 * @same_turn_off: whether a die that was placed this turn can't be used for a task yet
 * @equal_rows: whether two rows of three can have the same value
 * @excess_carried: whether cookies beyond 6 count toward the next victory die
 * @first_tie: a #CrumbMildredFirstTie
 * @bite: the LAUNDRY card that makes a prank bite, 1 to 6; 0 when any die on LAUNDRY does
 *
 * Fields of a #CrumbRuleBook.
 */
typedef struct
{
  uint16_t dice;
  uint16_t goal;
  uint16_t slots;
  uint16_t levels;
  uint16_t after_bonus;
  uint16_t prank_one_by_one;
  uint16_t reach;
  uint16_t any_stays;
  uint16_t same_turn_off;
  uint16_t equal_rows;
  uint16_t excess_carried;
  uint16_t first_tie;
  uint16_t bite;
} CrumbMildredRules;

/** What its tables can agree on. */
extern const CrumbRuleBook crumb_mildred_rule_book;

/** crumb_mildred_rules_default: The usual rules. */
CrumbMildredRules crumb_mildred_rules_default (void);

/** crumb_mildred_goal_line: The level of the goal line in @set, counted from 0; 0 where the table says if it is met. */
unsigned crumb_mildred_goal_line (const CrumbMildredRules *rules, unsigned set);
