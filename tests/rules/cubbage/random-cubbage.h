/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tables of Cubbage that play at random: rules, moves that fit, and moves that nobody would make. */

#pragma once

#include "rules/cubbage/cubbage.h"

#include <glib.h>

/** random_cubbage_rules: A preset, or any position of every knob. */
CrumbCubbageRules random_cubbage_rules (GRand *rand);

/**
 * random_cubbage_expected:
 * @move: (out): the move that @game expects, with random dice; it has to be taken
 *
 * Returns: false when the game is over
 */
bool random_cubbage_expected (GRand *rand, const CrumbCubbage *game, CrumbMove *move);

/**
 * random_cubbage_move:
 * @move: (out): a move that @game takes: most often what it expects, now and then a tap, or anything else it takes
 *
 * Returns: false when the game is over
 */
bool random_cubbage_move (GRand *rand, const CrumbCubbage *game, CrumbMove *move);

/** random_cubbage_near_miss: A move of a kind that may well fit, with seats, dice and amounts that may not. */
CrumbMove random_cubbage_near_miss (GRand *rand, const CrumbCubbage *game);

/** random_cubbage_garbage: Any bytes that make a move. */
CrumbMove random_cubbage_garbage (GRand *rand);
