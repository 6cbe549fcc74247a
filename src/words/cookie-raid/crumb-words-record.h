/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of somebody who plays Cookie Raid, in whole sentences. Plain text, never markup. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All texts are (transfer full). */

/** crumb_words_bid_size: "1 die", "3 dice"; @dice 0 stands for "4 dice or more". */
char *crumb_words_bid_size (guint dice);

/**
 * crumb_words_bids_won:
 * @expected: what the exact chances add up to
 *
 * "Won 12 of 40 bids. The exact odds predict 10.3."
 */
char *crumb_words_bids_won (guint64 bids, guint64 won, double expected);

/** crumb_words_lucky_lasts: "4 lucky lasts re-rolled, 1 kept." */
char *crumb_words_lucky_lasts (guint64 kept, guint64 rerolled);

/**
 * crumb_words_rerolls:
 * @pips: what all of them changed
 *
 * What came of re-rolls: "2 showed more pips, 1 showed fewer: 3 more pips overall."
 */
char *crumb_words_rerolls (guint64 better, guint64 worse, gint64 pips);

/** crumb_words_reroll_cookies: What re-rolling was worth: "Lost 2 cookies". */
char *crumb_words_reroll_cookies (gint64 cookies);

/** crumb_words_rerolls_weighed: For how many re-rolls that is known: "Hands were entered after 3 of them". */
char *crumb_words_rerolls_weighed (guint64 weighed);

/** crumb_words_bonuses: How often somebody had the best set: "in 7 of 31 rounds". */
char *crumb_words_bonuses (guint64 bonuses, guint64 rounds);

G_END_DECLS
