/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A card sheet: what a table's own cards say, filled in once. The rules see kinds and numbers, never a card's text. */

#pragma once

#include "mildred-rulings.h"
#include "rules/game-kind.h"

/** LAUNDRY, DIY, CLEAN and COOK. */
#define CRUMB_MILDRED_SETS 4
/** The Indulgency cards that a game knows apart. */
#define CRUMB_MILDRED_CARDS 9

/** What the ability on a task card is, as far as that is known. */
typedef enum
{
  CRUMB_MILDRED_TASK_UNKNOWN,
  CRUMB_MILDRED_TASK_ALWAYS,
  CRUMB_MILDRED_TASK_WAKEUP,
  CRUMB_MILDRED_TASK_WAKEUP_ALWAYS,
  CRUMB_MILDRED_TASK_REWARD,
  CRUMB_MILDRED_N_TASK_KINDS
} CrumbMildredTaskKind;

/** What a task card gives, as far as that is known. */
typedef enum
{
  CRUMB_MILDRED_GIVES_UNKNOWN,
  CRUMB_MILDRED_GIVES_COOKIES,    /**< so many cookies */
  CRUMB_MILDRED_GIVES_VICTORY,    /**< so many victory dice */
  CRUMB_MILDRED_GIVES_PRANK,      /**< the highest prank die moves so many slots up */
  CRUMB_MILDRED_GIVES_DODGE,      /**< likewise */
  CRUMB_MILDRED_GIVES_REROLL,     /**< so many dice of the pool are rolled again */
  CRUMB_MILDRED_GIVES_STRAIGHTEN, /**< a set is straightened */
  CRUMB_MILDRED_GIVES_OTHER,      /**< something else: a line of text says it, and the table tells what comes of it */
  CRUMB_MILDRED_N_GIFTS
} CrumbMildredGift;

/**
 * CrumbMildredTask:
 * @kind: a #CrumbMildredTaskKind
 * @gives: a #CrumbMildredGift
 * @n: of how much; 0 where that means nothing
 */
typedef struct
{
  uint8_t kind;
  uint8_t gives;
  uint8_t n;
} CrumbMildredTask;

/**
 * CrumbMildredSheet:
 * @tasks: the task cards of each set
 * @cards: the Indulgency cards
 *
 * All 0 where nothing is known.
 */
typedef struct
{
  CrumbMildredTask tasks[CRUMB_MILDRED_SETS][CRUMB_MILDRED_LEVELS_MAX];
  CrumbMildredPay cards[CRUMB_MILDRED_CARDS];
} CrumbMildredSheet;

/** crumb_mildred_gift_most: The highest number that goes with a gift; 0 where none does. */
unsigned crumb_mildred_gift_most (CrumbMildredGift gift);

/** crumb_mildred_sheet_scraps: What the game's text says of a few cards, and nothing else. */
CrumbMildredSheet crumb_mildred_sheet_scraps (void);

/**
 * crumb_mildred_sheet_parse:
 * @text: cards separated by commas, each once: `111=always,113=reward:prank1,21=cookies3,23=rows4+1:cookies5`
 * @sheet: (out): untouched when the text is refused
 *
 * Returns: whether the text was understood
 */
bool crumb_mildred_sheet_parse (const char *text, CrumbMildredSheet *sheet);

/** crumb_mildred_sheet_format: Writes all cards of which something is known, by their numbers. Returns @text. */
char *crumb_mildred_sheet_format (const CrumbMildredSheet *sheet, char text[CRUMB_SHEET_TEXT_MAX]);
