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
 * @ruled: after how many moves it was ruled on
 * @took: the move that took the die; @rolled: the one of the lucky last. Only where there was one
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
  guint ruled;
  guint took;
  guint rolled;
} CrumbDrawnBid;

/** crumb_drawn_bid_ruled: What is drawn of bid @number as @raid, after @n_moves, has it before its die is taken. */
CrumbDrawnBid crumb_drawn_bid_ruled (const CrumbRaid *raid, guint number, guint n_moves);

/** The kinds of move, a bit each, by which a seat bids, and by which it gets its cookies. */
#define CRUMB_RAID_BIDS (1u << CRUMB_RAID_BID | 1u << CRUMB_RAID_REROLL | 1u << CRUMB_RAID_WINNER)
#define CRUMB_RAID_SCORES (1u << CRUMB_RAID_HAND | 1u << CRUMB_RAID_COOKIES)

/**
 * crumb_game_entered_by:
 * @kinds: the kinds of move that it can be, a bit each
 * @dice: (nullable): what it entered; NULL for whatever it was
 *
 * Which move entered what is shown of @seat as @game stood after @n_moves: the last that fits, of the same bid or the
 * same scoring. %CRUMB_NOT_ENTERED when there is none.
 */
guint crumb_game_entered_by (CrumbGame *game, guint n_moves, guint kinds, guint seat, const CrumbDice *dice);

G_END_DECLS
