/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How likely each seat was to win the bid that lies on the table. */

#pragma once

#include "raid.h"
#include "rules/fraction.h"

/**
 * CrumbLuck:
 * @dice: how many dice each seat rolled first; 0 is no bid
 * @chances: how likely that was to win, re-rolls of ties played out by chance under the rules of the game
 */
typedef struct
{
  uint8_t dice[CRUMB_SEATS_MAX];
  CrumbFraction chances[CRUMB_SEATS_MAX];
} CrumbLuck;

/**
 * crumb_luck:
 * @raid: a game whose bid was ruled on and whose winner has not taken the die yet, or lucky last is being decided
 *
 * Returns: false when there is no such bid: not every seat's dice were entered, fewer than two bid, or a number
 *   would need more than 128 bits
 */
bool crumb_luck (const CrumbRaid *raid, CrumbLuck *luck);
