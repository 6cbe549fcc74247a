/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tables that play at random: rules, moves that fit, and moves that nobody would make. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

/** random_raid_rules: A preset, or any position of every knob. */
CrumbHouseRules random_raid_rules (GRand *rand);

/**
 * random_raid_expected:
 * @move: (out): the move that @raid expects, with random dice; it has to be taken
 *
 * Returns: false when the game is over
 */
bool random_raid_expected (GRand *rand, const CrumbRaid *raid, CrumbMove *move);

/**
 * random_raid_move:
 * @move: (out): a move that @raid takes: most often what it expects, now and then anything else that it takes
 *
 * Returns: false when the game is over
 */
bool random_raid_move (GRand *rand, const CrumbRaid *raid, CrumbMove *move);

/**
 * random_raid_people:
 * @move: (out): somebody joins, leaves or sits elsewhere, or the table plays on; now and then in a way that the rules
 *   refuse
 *
 * No other function here makes these moves: those who join need a name, which only the record knows.
 */
void random_raid_people (GRand *rand, const CrumbRaid *raid, CrumbMove *move);

/** random_raid_near_miss: A move of a kind that may well fit, with seats and dice that may not. */
CrumbMove random_raid_near_miss (GRand *rand, const CrumbRaid *raid);

/** random_raid_garbage: A move of random bytes. */
CrumbMove random_raid_garbage (GRand *rand);
