/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the hands are worth at the end of a round, and who has the best set. */

#pragma once

#include "house-rules.h"
#include "rules/dice.h"
#include "rules/seats.h"

/** What separates the best hand from the runner-up, or ties them. */
typedef enum
{
  CRUMB_BONUS_ONLY_HAND,  /**< there is only one hand */
  CRUMB_BONUS_LONGER_SET, /**< the best sets differ in length */
  CRUMB_BONUS_HIGHER_SET, /**< they are equally long, of different faces */
  CRUMB_BONUS_NEXT_SET,   /**< the best sets are equal, a later one differs */
  CRUMB_BONUS_HIGH_DIE,   /**< all sets are equal, a single differs (playtest 1) */
  CRUMB_BONUS_MORE_DICE,  /**< one hand still has dice where the other has none */
  CRUMB_BONUS_TIE,        /**< exactly equal */
  CRUMB_BONUS_ROLL_OFF,   /**< house rule: exactly equal, settled by rolling one die each */
} CrumbBonusReason;

/**
 * CrumbGroup:
 * @face: the face of these dice
 * @count: how many; 1 is a single, more are a set
 * @flush: whether they are a set all of one colour
 */
typedef struct
{
  uint8_t face;
  uint8_t count;
  bool flush;
} CrumbGroup;

/**
 * CrumbHandScore:
 * @n_groups: how many groups the hand has
 * @groups: its groups, best first: by count, then by face; singles come last
 * @set_cookies: cookies for the dice: those in sets and singles, or the pips taken by face
 * @bonus: cookies for the best set
 * @cookies: both together
 */
typedef struct
{
  uint8_t n_groups;
  CrumbGroup groups[CRUMB_SIDES_MAX];
  int16_t set_cookies;
  int16_t bonus;
  int16_t cookies;
} CrumbHandScore;

/**
 * CrumbReveal:
 * @seats: the score of each hand
 * @n_standing: how many groups of equal hands there are
 * @standing: the groups, best first
 * @bonus_to: who gets the bonus
 * @roll_off: who has to roll one die for it first; nobody has the bonus while this is not empty
 * @reason: a #CrumbBonusReason
 * @deciding: which group decides, counted from 0, best first
 * @taken_by: when faces are scored: for each face who takes its pips
 */
typedef struct
{
  CrumbHandScore seats[CRUMB_SEATS_MAX];
  uint8_t n_standing;
  CrumbSeats standing[CRUMB_SEATS_MAX];
  CrumbSeats bonus_to;
  CrumbSeats roll_off;
  uint8_t reason;
  uint8_t deciding;
  CrumbSeats taken_by[CRUMB_SIDES_MAX + 1];
} CrumbReveal;

/**
 * crumb_hands_score:
 * @rules: what the table agreed on
 * @hands: the dice of each seat, every face known
 * @seats: how many seats, 1 to %CRUMB_SEATS_MAX
 * @rolled_off: who won a roll-off for the best hand, or %CRUMB_NO_SEAT when there was none
 *
 * Rules, "Scoring": a cookie for each die in a set; the best set has five more; exactly equal best
 * hands each get them.
 */
CrumbReveal crumb_hands_score (const CrumbHouseRules *rules, const CrumbDice hands[], unsigned seats,
                               unsigned rolled_off);

/** crumb_hands_score_of: Like crumb_hands_score(), for the hands of @seats only. */
CrumbReveal crumb_hands_score_of (const CrumbHouseRules *rules, const CrumbDice hands[], CrumbSeats seats,
                                  unsigned rolled_off);
