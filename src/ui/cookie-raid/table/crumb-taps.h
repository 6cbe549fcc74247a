/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Works out which taps the table takes, for each state of a game. No widgets. */

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

/** crumb_taps_allowed: Everything that can be tapped now. */
CrumbTaps crumb_taps_allowed (const CrumbRaid *raid);

/** crumb_taps_enter: The move that enters something else than what is asked: plate, bids, hands or cookies. */
CrumbMove crumb_taps_enter (const CrumbRaid *raid, CrumbRaidMove what);
