/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Auntie Mildred's list in whole, translated sentences: what is asked, what was settled and why, what is refused. Plain
 * text. In all of these @names has a name for each seat, shown as typed; what is returned is (transfer full). */

#pragma once

#include "rules/auntie-mildred/mildred.h"
#include "words/crumb-words.h"

#include "words/crumb-game-words.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_mildred_points: "1 cookie", "12 cookies", where a victory die counts as five. */
char *crumb_words_mildred_points (int points);

/** crumb_words_mildred_standing: What both dice show: "2 victory dice, black die at 4". */
char *crumb_words_mildred_standing (int total);

/** crumb_words_mildred_outcome: How a game ended, or how it stands: "Sue wins with 3 victory dice." */
char *crumb_words_mildred_outcome (const CrumbGameStanding *of, const char *const names[]);

/** crumb_words_mildred_at: What a place is called that an amount stands for: "LAUNDRY#3", "PRANK", "Full House". */
char *crumb_words_mildred_at (int amount);

/** crumb_words_mildred_refusal: What is wrong and what to do about it. Empty when the move was taken. */
char *crumb_words_mildred_refusal (const CrumbRefusal *refusal, const char *const names[]);

/** crumb_words_mildred_expect: What is asked now: "What do Sue’s 5 dice show?" */
char *crumb_words_mildred_expect (const void *state, const char *const names[]);

/** crumb_words_mildred_shaken: What is asked after a shake: "What do Sue’s 5 dice show?" */
char *crumb_words_mildred_shaken (const CrumbMildred *game, const char *const names[]);

/** crumb_words_mildred_gift: What is asked once a card was used: "What did COOK#3 give?" */
char *crumb_words_mildred_gift (int card);

/** crumb_words_mildred_gives: What a card gives, in short: "3 cookies", "re-roll 2 dice". */
char *crumb_words_mildred_gives (const CrumbMildredTask *task);

/** crumb_words_mildred_option: What a move of WAKEUP would do: "Prank 3 beats dodge 2: John loses a cookie, 4 → 3." */
char *crumb_words_mildred_option (const CrumbMildred *game, const CrumbMove *option, const char *const names[]);

/** crumb_words_mildred_quoted: What a move enters, whatever came of it, without a period: "Sue puts 4 on PRANK". */
char *crumb_words_mildred_quoted (const CrumbMove *move, const char *const names[]);

/** crumb_words_mildred_move: One line of a log; NULL where the move only added to what is being entered. */
char *crumb_words_mildred_move (const void *before, const CrumbMove *move, const void *after,
                                const char *const names[]);

/** crumb_words_mildred_headline: (nullable): What a move did, in one short sentence: "Sue pranks."; at the end who has won. */
char *crumb_words_mildred_headline (const CrumbMove *move, const CrumbMildred *after, const char *const names[]);

/**
 * crumb_words_mildred_reason:
 * @rule: (out) (nullable): the paragraph of the rulebook that settles it
 *
 * Returns: (nullable): what came of the move, and why; at the end what it did, too
 */
char *crumb_words_mildred_reason (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after,
                                  const char *const names[], const char **rule);

G_END_DECLS
