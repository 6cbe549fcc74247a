/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A whole game worked out a second time: no state, everything counted again from the list of moves. */

#pragma once

#include "rules/cookie-raid/raid.h"

/**
 * NaiveRaid:
 * @n_seats: how many seats there are by now
 * @playing: who plays
 * @goal: the target or the number of rounds that ends the game, 0 for none
 * @by_rounds: which of them
 * @n_rounds: how many rounds have been scored
 * @cookies: what each seat got in each of them
 * @totals: what each seat has
 * @over: whether the game has ended
 * @ended_early: whether the table stopped
 * @winners: who has won
 * @holds: how many dice each seat holds after the takes of the latest round
 * @plate_left: how many dice lie on the plate
 * @plate_certain: whether the moves tell exactly which ones
 * @plate: those
 * @winner: who has won the bid that is being entered, or %CRUMB_NO_SEAT
 * @by_cookies: whether the latest round, once it is scored, is scored by plain cookies
 * @wrong_takes: how many dice were taken by somebody who had not won them
 */
typedef struct
{
  unsigned n_seats;
  CrumbSeats playing;
  int goal;
  bool by_rounds;
  unsigned n_rounds;
  int cookies[CRUMB_ROUNDS_MAX][CRUMB_SEATS_MAX];
  int totals[CRUMB_SEATS_MAX];
  bool over;
  bool ended_early;
  CrumbSeats winners;
  unsigned holds[CRUMB_SEATS_MAX];
  unsigned plate_left;
  bool plate_certain;
  CrumbDice plate;
  unsigned winner;
  bool by_cookies;
  unsigned wrong_takes;
} NaiveRaid;

/** naive_raid_count: What follows from @moves, all of which were taken. */
NaiveRaid naive_raid_count (const CrumbHouseRules *rules, unsigned seats, const CrumbMove moves[], unsigned n_moves);
