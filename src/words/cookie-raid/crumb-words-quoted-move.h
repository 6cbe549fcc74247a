/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move enters, whatever came of it, to be quoted in a sentence, and where in a game it is. */

#pragma once

#include "crumb-words-raid.h"

G_BEGIN_DECLS

/** crumb_words_quoted_move: What a move enters: "Sue bids 5-1-1", "John takes 6", "Ann gets 12 cookies". */
char *crumb_words_quoted_move (const CrumbMove *move, const char *const names[]);

/**
 * crumb_words_place:
 * @before: the state before the move
 *
 * Where in the game a move is: "Round 3, bid 2", "Round 3, lucky last", "Round 3, scoring", "After round 3".
 */
char *crumb_words_place (const void *before, const CrumbMove *move);

/** crumb_words_bid_goes_to: The `bid_goes_to` of #CrumbGameWords: who takes a die in @state, for which bid. */
unsigned crumb_words_bid_goes_to (const void *state, unsigned *number);

/** crumb_words_bid_moved: The `bid_moved` of #CrumbGameWords: "Round 2: Bid 1 now goes to Sue." Both count from 1. */
char *crumb_words_bid_moved (unsigned round, unsigned number, const char *name);

G_END_DECLS
