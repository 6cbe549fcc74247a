/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Bids judged a second time, by writing each of them as a word and putting the words in alphabetical order. */

#pragma once

#include "rules/cookie-raid/bid.h"

/** NaiveBid: a bid as a word: the better bid is the one that comes later in the alphabet; no word is no bid. */
typedef struct
{
  char word[40];
} NaiveBid;

NaiveBid naive_bid (const CrumbHouseRules *rules, const CrumbDice *dice);
CrumbRuling naive_bid_judge (const CrumbHouseRules *rules, const NaiveBid bids[], unsigned seats);
