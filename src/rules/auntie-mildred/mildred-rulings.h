/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be ruled on without a game: pranks, groups of dice, scallywag dice and cookies. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/** The sides of a die. */
#define CRUMB_MILDRED_SIDES 6
/** The most dice of one player. */
#define CRUMB_MILDRED_DICE_MAX 12
/** The most slots of PRANK and DODGE. */
#define CRUMB_MILDRED_SLOTS_MAX 6
/** The most levels of a set. */
#define CRUMB_MILDRED_LEVELS_MAX 6
/** Where a black die stands that brings a victory die. */
#define CRUMB_MILDRED_BLACK_MAX 6
/** So many victory dice win. */
#define CRUMB_MILDRED_VICTORY 3
/** The most cookies that one card gives. */
#define CRUMB_MILDRED_COOKIES_MAX 30

/** What a prank comes to. */
typedef enum
{
  CRUMB_MILDRED_DODGED,      /**< it is not higher than the dodge */
  CRUMB_MILDRED_COOKIE,      /**< the other one loses a cookie */
  CRUMB_MILDRED_NOTHING,     /**< it hits, but there is nothing to lose */
  CRUMB_MILDRED_VICTORY_DIE, /**< the other one loses a victory die */
  CRUMB_MILDRED_WINS,        /**< the other one has none: the game is won */
} CrumbMildredOutcome;

/**
 * CrumbMildredCombat:
 * @outcome: a #CrumbMildredOutcome
 * @black: where the other one's black die stands now
 * @victory: how many victory dice the other one has now
 */
typedef struct
{
  uint8_t outcome;
  uint8_t black;
  uint8_t victory;
} CrumbMildredCombat;

/**
 * crumb_mildred_combat:
 * @prank: the highest slot of PRANK with a die, 0 for none
 * @dodge: the highest slot of the other one's DODGE with a die, 0 for none
 * @black: the other one's black die, 1 to 5
 * @victory: the other one's victory dice
 * @laundry: whether the one who pranks has the LAUNDRY die that makes it bite
 *
 * Whether a prank hits, and what it costs (R10 to R13).
 */
CrumbMildredCombat crumb_mildred_combat (unsigned prank, unsigned dodge, unsigned black, unsigned victory,
                                         bool laundry);

/** The Indulgency cards whose demands are known; others have the next numbers. */
typedef enum
{
  CRUMB_MILDRED_FULL_HOUSE = 21, /**< a row of 3 and a row of 2 */
  CRUMB_MILDRED_TWO_ROWS = 22,   /**< two rows of 3 */
} CrumbMildredCard;

/**
 * CrumbMildredGroup:
 * @n: how many dice there are
 * @faces: what they show; those behind the last are 0
 */
typedef struct
{
  uint8_t n;
  uint8_t faces[CRUMB_MILDRED_DICE_MAX];
} CrumbMildredGroup;

/** The most rows that a card is known to ask for. */
#define CRUMB_MILDRED_SHAPE_MAX 4
/** The most dice of such a row. */
#define CRUMB_MILDRED_ROW_MAX 9

/**
 * CrumbMildredPay:
 * @cookies: what an Indulgency card pays; 0 where that is not known
 * @rows: how many dice of one value it asks for in each row, longest first; 0 behind the last
 */
typedef struct
{
  uint8_t cookies;
  uint8_t rows[CRUMB_MILDRED_SHAPE_MAX];
} CrumbMildredPay;

/**
 * crumb_mildred_demand: What stands for a card whose rows are known: they are digits before its number, as in 4123 for
 * card 23 with rows of 4 and 1.
 */
unsigned crumb_mildred_demand (unsigned card, const CrumbMildredPay *pay);

/** crumb_mildred_rows_asked: The rows of a demand, longest first; 0 behind the last. Returns how many dice that takes. */
unsigned crumb_mildred_rows_asked (unsigned card, uint8_t rows[CRUMB_MILDRED_SHAPE_MAX]);

/** The most rows that dice are compared by: one for each die where no rows are known. */
#define CRUMB_MILDRED_ROWS_MAX CRUMB_MILDRED_DICE_MAX

/**
 * crumb_mildred_group_rows:
 * @card: a #CrumbMildredCard, or the number of another card, or crumb_mildred_demand()
 * @equal_rows: whether rows of one length can have the same value
 * @rows: (out): the face of each row, in the order in which they are compared
 *
 * Returns: how many rows the group has; 0 when it does not fit the card. Any dice fit a card whose demands are not
 * known: each one is a row then, the highest first
 */
unsigned crumb_mildred_group_rows (unsigned card, const CrumbMildredGroup *group, bool equal_rows,
                                   uint8_t rows[CRUMB_MILDRED_ROWS_MAX]);

/**
 * CrumbMildredDuel:
 * @fits: whether the group fits the card
 * @scores: whether it scores
 * @row: the row that decides, counted from 1; 0 where all are equal, or nobody is in the way
 */
typedef struct
{
  bool fits;
  bool scores;
  uint8_t row;
} CrumbMildredDuel;

/**
 * crumb_mildred_duel:
 * @theirs: the other one's group on that card; no dice when there is none
 * @laundry_1: whether an exact tie scores
 *
 * Whether a group scores (R16, O24, O25). Groups that do not fit their card are compared die by die.
 */
CrumbMildredDuel crumb_mildred_duel (unsigned card, const CrumbMildredGroup *mine, const CrumbMildredGroup *theirs,
                                     bool equal_rows, bool laundry_1);

/** crumb_mildred_wanted: The level that comes next on a set, where @highest is 0 for an empty one; 0 when it is full. */
unsigned crumb_mildred_wanted (unsigned highest, unsigned levels);

/**
 * CrumbMildredCookies:
 * @black: where the black die stands now
 * @victory: how many victory dice that brings
 * @lost: how many cookies are lost
 */
typedef struct
{
  uint8_t black;
  uint8_t victory;
  uint8_t lost;
} CrumbMildredCookies;

/** crumb_mildred_cookies: What so many cookies make of a black die that stands at 1 to 5 (R2, R3). */
CrumbMildredCookies crumb_mildred_cookies (unsigned black, unsigned gain, bool carried);
