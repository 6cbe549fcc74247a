/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a correction changes, in whole translated sentences. Plain text, never markup. */

#pragma once

#include "crumb-words-raid.h"

G_BEGIN_DECLS

/**
 * crumb_words_effects:
 * @before: the game as it stands; @after: as it would stand
 *
 * What is different at the end: "Sue 34 → 31", "The winner changes to John.", "The game is no longer over.",
 * "Round 4 is no longer scored.".
 *
 * Returns: (transfer full): one line each, the most important first; empty when the end is the same
 */
GStrv crumb_words_effects (const CrumbRaid *before, const CrumbRaid *after, const char *const names[]);

/**
 * crumb_words_place:
 * @state: the state before the move
 *
 * Where in the game a move is: "Round 3, bid 2", "Round 3, hands", "Before round 4".
 */
char *crumb_words_place (const CrumbRaid *state);

/** crumb_words_quoted_move: What a move enters, to be quoted: "Sue bids 5-1-1", "John takes 6", "Ann gets 12 cookies". */
char *crumb_words_quoted_move (const CrumbMove *move, const char *const names[]);

/**
 * crumb_words_misfit:
 * @state: the state before the move
 *
 * What no longer fits, and why: "Round 3, bid 2: “John takes 6” no longer fits. The plate has no 6 left."
 */
char *crumb_words_misfit (const CrumbRaid *state, const CrumbMove *move, const CrumbRefusal *refusal,
                          const char *const names[]);

/**
 * crumb_words_corrected:
 * @old: (nullable): NULL when the move was put in
 * @now: (nullable): NULL when it was struck
 * @why: (nullable): the table's reason, shown as typed
 *
 * What was corrected: "Corrected: “Sue bids 5-1-1” was “Sue bids 5-1”. Reason: misread a die"
 */
char *crumb_words_corrected (const CrumbMove *old, const CrumbMove *now, const char *why, const char *const names[]);

G_END_DECLS
