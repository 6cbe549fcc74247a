/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rulings of a game, as disputes that can be looked into by themselves. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/dispute.h"

G_BEGIN_DECLS

/**
 * crumb_game_ruling_made:
 *
 * Whether @move was ruled on: it was the last die of a bid or of a re-roll, or of the hands of a round.
 */
gboolean crumb_game_ruling_made (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after);

/**
 * crumb_game_ruling_note_ties:
 * @ties: (element-type CrumbRoll): those of the bid so far, oldest first; brought up to date
 *
 * To be called with each state of a game in turn: a state keeps but the last tie of its bid.
 */
void crumb_game_ruling_note_ties (GArray *ties, const CrumbRaid *raid);

/**
 * crumb_game_ruling_at:
 * @n_moves: so many of the moves of @game that stand
 * @dispute: (out): the bid, with its ties, or the hands that were on the table after them
 *
 * Returns: whether there was a ruling
 */
gboolean crumb_game_ruling_at (CrumbGame *game, guint n_moves, CrumbDispute *dispute);

/**
 * CrumbDrawnBid:
 * @number: that of the bid in its round, counted from 1
 * @n_seats: how many seats there were
 * @winner: who won the bid, or %CRUMB_NO_SEAT
 * @roll: the dice that settled it
 * @tied: whether there was a tie before, or is one now
 * @taken: whether a die was taken
 * @die: which one; face 0 when that was not entered
 * @lucky: whether it was the lucky last
 * @rerolled: whether that was re-rolled
 * @shows: what it showed then
 */
typedef struct
{
  guint number;
  guint n_seats;
  guint winner;
  CrumbRoll roll;
  gboolean tied;
  gboolean taken;
  CrumbDie die;
  gboolean lucky;
  gboolean rerolled;
  CrumbDie shows;
} CrumbDrawnBid;

/** crumb_drawn_bid_ruled: What is drawn of bid @number as @raid has it, before its die is taken. */
CrumbDrawnBid crumb_drawn_bid_ruled (const CrumbRaid *raid, guint number);

G_END_DECLS
