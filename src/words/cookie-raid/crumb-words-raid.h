/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rulings, scores and refusals of Cookie Raid put into whole, translated sentences. Plain text, never markup. */

#pragma once

#include "words/crumb-words.h"

#include "rules/cookie-raid/raid.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * In all of these @names has a name for each seat, valid UTF-8, which is shown as typed. The text returned is
 * (transfer full) unless said otherwise.
 */

/** crumb_words_ruling_headline: Who takes it: "Sue takes the bid.", "Sue and John re-roll.", "Nobody bids." */
char *crumb_words_ruling_headline (const CrumbRuling *ruling, const char *const names[]);

/** crumb_words_ruling_reason: Why, in one sentence: "5-1-1 beats 4-4-4: 5 is higher than 4." */
char *crumb_words_ruling_reason (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
                                 const char *const names[]);

/** crumb_words_ruling: Who takes it, and why. */
char *crumb_words_ruling (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
                          const char *const names[]);

/** crumb_words_bonus_headline: Who has the best set: "Sue has the best set and gets 5 more cookies." */
char *crumb_words_bonus_headline (const CrumbHouseRules *rules, const CrumbReveal *reveal, const char *const names[]);

/** crumb_words_bonus_reason: (nullable): Why, unless the headline has said it: "2-2-2-2 is a bigger set than 6-6." */
char *crumb_words_bonus_reason (const CrumbReveal *reveal, const char *const names[]);

/** crumb_words_bonus: Who has the best set, and why, in one or two sentences. */
char *crumb_words_bonus (const CrumbHouseRules *rules, const CrumbReveal *reveal, const char *const names[]);

/** crumb_words_reveal: Who has the best set, and what each hand of the first @seats is worth with it. */
char *crumb_words_reveal (const CrumbHouseRules *rules, const CrumbReveal *reveal, unsigned seats,
                          const char *const names[]);

/**
 * crumb_words_faces:
 * @reveal: what @hands are worth
 * @hands: the dice of each of the @seats
 *
 * Where faces are scored, the dice whose pips @seat takes, in all hands, and how many pips they have:
 * "Gets 6-6-6: 18 pips, 2: 2 pips. That’s 20 pips in all."
 *
 * Returns: (transfer full) (nullable): NULL where no faces are scored, and for a seat that takes none
 */
char *crumb_words_faces (const CrumbHouseRules *rules, const CrumbReveal *reveal, const CrumbDice hands[],
                         unsigned seats, unsigned seat);

/** crumb_words_sets: The sets of a hand: "6-6, 5-5-5", "no set". */
char *crumb_words_sets (const CrumbHandScore *score);

/** crumb_words_cookies: "1 cookie", "12 cookies". */
char *crumb_words_cookies (int cookies);

/**
 * crumb_words_refusal: What is wrong and what to do: "Sue has only 4 dice, and you entered 5."
 * Empty when the move was taken.
 */
char *crumb_words_refusal (const CrumbRefusal *refusal, const char *const names[]);

/** crumb_words_expect: What is asked now: "What did Sue roll?", "Which die does Sue take?" */
char *crumb_words_expect (const void *state, const char *const names[]);

/**
 * crumb_words_plate_gone: (nullable): How many of the dice that may lie on the plate are gone: "1 of these is gone".
 * NULL when it is known which were taken.
 */
char *crumb_words_plate_gone (const CrumbRaid *raid);

/**
 * crumb_words_move:
 * @from: the state that the rules took @move in
 * @to: the state that it led to
 *
 * One line of a log: what this move settled. A bid that was ruled, with its reason; a bid won without its dice; a
 * tie; nobody bidding; a die taken; the last die kept or re-rolled; the hands revealed; a round scored, with who is
 * where now and who has won; the next round; an overrule; who joined or left, how people sit; that the table plays on.
 *
 * Returns: (transfer full) (nullable): NULL where the move only added dice to what is being entered
 */
char *crumb_words_move (const void *from, const CrumbMove *move, const void *to, const char *const names[]);

/**
 * crumb_words_kept:
 * @before: the #CrumbRaid before the table insisted
 * @move: what the rules had refused, or the hand that can't be honest
 * @why: (nullable): the table's reason, shown as typed
 *
 * A line of a log: what was wrong, what the table kept, and why: "Sue has only 4 dice, and you entered 5. The table
 * says Sue bid 5-5-3-2-1. Reason: misread a die".
 */
char *crumb_words_kept (const void *before, const CrumbMove *move, const char *why, const char *const names[]);

/** crumb_words_bid_rule: (transfer none): The paragraph of the rulebook that a bid was settled by: "fewer-dice". */
const char *crumb_words_bid_rule (const CrumbHouseRules *rules, const CrumbRuling *ruling);

/** crumb_words_bonus_rule: (transfer none): The paragraph of the rulebook that the bonus was settled by: "best-set". */
const char *crumb_words_bonus_rule (const CrumbReveal *reveal);

/** crumb_words_one_more_die: (transfer full): Asks about a die more than @count, which a hand has as far as we know. */
char *crumb_words_one_more_die (unsigned count, const char *name);

/** crumb_words_take: (transfer full): The die that the winner of a bid takes, as a line of the log. */
char *crumb_words_take (const CrumbMove *move, const char *name);

G_END_DECLS
