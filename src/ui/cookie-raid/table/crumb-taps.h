/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Works out what the table shows and which taps it takes, for each state of a game. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <stdbool.h>

/** The taps that are not always possible, as bits. */
typedef enum
{
  CRUMB_TAP_DIE = 1 << 0,            /**< a face */
  CRUMB_TAP_DIGIT = 1 << 1,          /**< a digit of a number of cookies */
  CRUMB_TAP_DONE = 1 << 2,           /**< that was all */
  CRUMB_TAP_NO_BID = 1 << 3,         /**< the seat that is asked does not bid */
  CRUMB_TAP_SEAT = 1 << 4,           /**< a seat: it won, or it is the one to enter */
  CRUMB_TAP_TAKE = 1 << 5,           /**< a die of the plate */
  CRUMB_TAP_REVEAL = 1 << 6,         /**< on to the hands, whatever bids are missing */
  CRUMB_TAP_ENTER_PLATE = 1 << 7,    /**< the plate instead of what is asked */
  CRUMB_TAP_ENTER_BIDS = 1 << 8,     /**< bids instead */
  CRUMB_TAP_ENTER_HANDS = 1 << 9,    /**< hands instead */
  CRUMB_TAP_ENTER_COOKIES = 1 << 10, /**< plain cookies instead */
  CRUMB_TAP_REST = 1 << 11,          /**< nobody else bids */
  CRUMB_TAP_LAST_DIE = 1 << 12,      /**< a face, and that was all */
  CRUMB_TAP_TAKE_NOW = 1 << 13,      /**< a die of the plate, before all bids are ended */
  CRUMB_TAP_MORE_DICE = 1 << 14      /**< more dice than the rules allow */
} CrumbTap;

/** A set of #CrumbTap. */
typedef unsigned CrumbTaps;

/** The part of the table that shows the game. */
typedef enum
{
  CRUMB_SCENE_BIDS,   /**< the plate and a row for each seat */
  CRUMB_SCENE_RULING, /**< who takes the bid, and why */
  CRUMB_SCENE_REVEAL, /**< the hands as they come in */
  CRUMB_SCENE_SCORED, /**< a round that is done */
  CRUMB_SCENE_OVER,   /**< the end of the game */
} CrumbScene;

/** The part of the table that takes taps. */
typedef enum
{
  CRUMB_ENTRY_PAD_KEYS,   /**< the keypad */
  CRUMB_ENTRY_PAD_PLATE,  /**< the dice of the plate */
  CRUMB_ENTRY_PAD_NOBODY, /**< whether the round ends here */
  CRUMB_ENTRY_PAD_NONE,   /**< nothing but what the scene has */
} CrumbEntryPad;

/** crumb_taps_allowed: Everything that can be tapped now. */
CrumbTaps crumb_taps_allowed (const CrumbRaid *raid);

CrumbScene crumb_taps_scene (const CrumbRaid *raid);
CrumbEntryPad crumb_taps_pad (const CrumbRaid *raid);

/** crumb_taps_enter: The move of one of the taps that enter something else than what is asked. */
CrumbMove crumb_taps_enter (const CrumbRaid *raid, CrumbTap tap);
