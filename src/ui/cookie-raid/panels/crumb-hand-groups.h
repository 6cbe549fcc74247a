/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand taken apart into what is drawn together. No widgets. */

#pragma once

#include "rules/cookie-raid/hand.h"

#include <glib.h>

/**
 * CrumbHandGroup:
 * @dice: the dice that are drawn together: those of a set, or all singles
 * @is_set: whether they are a set
 * @cookies: what they bring by themselves; 0 where that depends on the other hands
 */
typedef struct
{
  CrumbDice dice;
  bool is_set;
  int cookies;
} CrumbHandGroup;

/** The most there are: a set for every two dice, and the singles. */
#define CRUMB_HAND_GROUPS_MAX (CRUMB_DICE_MAX / 2 + 1)

/**
 * crumb_hand_groups_fill:
 * @hand: every face known
 * @groups: (out): sets first, best first, the singles last
 *
 * Returns: how many
 */
unsigned crumb_hand_groups_fill (const CrumbHouseRules *rules, const CrumbDice *hand,
                                 CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX]);
