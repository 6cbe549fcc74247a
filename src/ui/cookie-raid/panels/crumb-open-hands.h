/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Open hands, as far as the bids of a round show them. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"

/**
 * CrumbOpenHands:
 * @known: of each seat the dice that must be in its hand: those of its last bid as they lay in the end, and those
 *   won since. The rest of the hand was not entered and is in no place here
 * @before_tie: the same, as it was before the bid that was tied
 *
 * Nothing is guessed: if a seat may have bid without its dice being entered, nothing is known of its hand.
 */
typedef struct
{
  CrumbDice known[CRUMB_SEATS_MAX];
  CrumbDice before_tie[CRUMB_SEATS_MAX];
} CrumbOpenHands;

/** crumb_open_hands_step: Follows one move; of the shape that crumb_game_walk_to() calls. @open_hands: (in-out) */
void crumb_open_hands_step (const void *before, const CrumbMove *move, const void *after, void *open_hands);

/** crumb_open_hands_show: The hand of @seat as it lies, face 0 where it was not entered. */
CrumbDice crumb_open_hands_show (const CrumbOpenHands *open_hands, const CrumbRaid *raid, unsigned seat);
