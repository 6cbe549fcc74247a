/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage in whole, translated sentences: what is asked, what was settled and why, what is refused. Plain text. */

#pragma once

#include "words/crumb-neutral-words.h"
#include "words/crumb-words.h"

#include "rules/cubbage/cubbage.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * In all of these @names has a name for each seat, valid UTF-8, which is shown as typed. The text returned is
 * (transfer full) unless said otherwise.
 */

/** crumb_words_cubbage_skunk: (nullable): "It's a skunk: Ben has only 90 points."; NULL where it is none. */
char *crumb_words_cubbage_skunk (const char *rules, const int totals[], CrumbSeats winners, const char *const names[]);

/** crumb_words_cubbage_refusal: What is wrong and what to do about it. Empty when the move was taken. */
char *crumb_words_cubbage_refusal (const CrumbRefusal *refusal, const char *const names[]);

/** crumb_words_cubbage_bar: (nullable): Why @face can't be entered now: "12 and 4 make 16."; NULL when it can. */
char *crumb_words_cubbage_bar (const CrumbCubbageExpect *expect, unsigned face, const char *const names[]);

/** crumb_words_cubbage_expect: What is asked now: "The total is 9. Which die does Ana lay?" */
char *crumb_words_cubbage_expect (const void *state, const char *const names[]);

/** crumb_words_cubbage_ask: That without the total, for those who have just heard it: "Which die does Ana lay?" */
char *crumb_words_cubbage_ask (const CrumbCubbage *game, const char *const names[]);

/** crumb_words_cubbage_heading: How far the game is: "Deal 2". */
char *crumb_words_cubbage_heading (const void *state);

/** crumb_words_cubbage_subheading: How far the deal is: "Play". */
char *crumb_words_cubbage_subheading (const void *state);

/** crumb_words_cubbage_scored_for: (transfer full): How much it scored, without what makes it: “Ana’s hand: 8 points.” */
char *crumb_words_cubbage_scored_for (const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                                      const char *const names[]);

/**
 * crumb_words_cubbage_missed: (transfer full) (nullable): What came of a claim that wasn’t all of it: “Ben takes the 4 points
 *   that Ana missed.”
 */
char *crumb_words_cubbage_missed (const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                                  const char *const names[]);

/** crumb_words_cubbage_tie: (nullable): That nobody has won though both are at the target. */
char *crumb_words_cubbage_tie (const CrumbCubbage *game);

/**
 * crumb_words_cubbage_counted:
 * @deal: a deal of @game in which @which was counted
 *
 * What a hand or the crib brought, and why: "Ben counts 1-2-2-4 and 5 for 10 points: four sevens for 8 …" A claim that
 * was wrong is told with what the dice are worth.
 */
char *crumb_words_cubbage_counted (const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                                   const char *const names[]);

/**
 * crumb_words_cubbage_leads:
 * @last: who laid the last die
 * @held: whether a die is held for the opponent
 * @has_dice: who has dice left
 *
 * Who leads the next play, and why: "Ben leads, since Ana laid the last die."
 */
char *crumb_words_cubbage_leads (const CrumbCubbageRules *rules, unsigned last, gboolean held, CrumbSeats has_dice,
                                 const char *const names[]);

/**
 * crumb_words_cubbage_move:
 * @before: the state that the rules took @move in
 * @after: the state that it led to
 *
 * What this move settled, with all that followed from it: points and their reasons, passes, the
 * held die, who leads, hands and cribs that were counted, the end of the deal and of the game.
 *
 * Returns: (transfer full) (nullable): NULL where the move only added to what is being entered
 */
char *crumb_words_cubbage_move (const void *before, const CrumbMove *move, const void *after,
                                const char *const names[]);

/**
 * crumb_words_cubbage_logged: (transfer full) (nullable): Like crumb_words_cubbage_move(), a sentence to a line; what is
 * counted right goes without what makes it, which the ruling shows.
 */
char *crumb_words_cubbage_logged (const void *before, const CrumbMove *move, const void *after,
                                  const char *const names[]);

/**
 * crumb_words_cubbage_headline:
 * @rest: (out) (transfer full) (nullable): all other sentences
 *
 * Like crumb_words_cubbage_move(), but only the first sentence.
 */
char *crumb_words_cubbage_headline (const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after,
                                    const char *const names[], char **rest);

/**
 * crumb_words_cubbage_insisted:
 * @why: (nullable): the table's reason, shown as typed
 *
 * What the table kept against the rules: "The table keeps Ana’s claim of 11 points. Reason: house rule". What the dice
 * are worth is said with the move itself.
 */
char *crumb_words_cubbage_insisted (const void *before, const CrumbMove *move, const char *why,
                                    const char *const names[]);

G_END_DECLS
