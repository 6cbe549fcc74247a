/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a correction changes in a game of any kind, in whole translated sentences. Plain text, never markup. */

#pragma once

#include "crumb-game-words.h"

G_BEGIN_DECLS

/**
 * crumb_words_effects:
 * @before: the game as it stands; @after: as it would stand
 *
 * What is different at the end: "Sue 34 → 31", "The winner changes to John.", "The game is no longer over.",
 * "Rounds scored: 4 → 3".
 *
 * Returns: (transfer full): one line each, the most important first; empty when the end is the same
 */
GStrv crumb_words_effects (const CrumbGameKind *kind, const void *before, const void *after, const char *const names[]);

/**
 * crumb_words_misfit:
 * @state: the state before the move
 *
 * What no longer fits, and why: "Round 3, bid 2: “John takes 6” no longer fits. The plate has no 6 left."
 */
char *crumb_words_misfit (const CrumbGameKind *kind, const void *state, const CrumbMove *move,
                          const CrumbRefusal *refusal, const char *const names[]);

/**
 * crumb_words_corrected:
 * @old: (nullable): NULL when the move was put in
 * @now: (nullable): NULL when it was struck
 * @why: (nullable): the table's reason, shown as typed
 * @when: the time of the correction, as people write it
 *
 * What was corrected: "Corrected: “Sue bids 5-1” is now “Sue bids 5-1-1”. Reason: misread a die (12/03/26, 21:40)"
 */
char *crumb_words_corrected (const CrumbGameKind *kind, const CrumbMove *old, const CrumbMove *now, const char *why,
                             const char *when, const char *const names[]);

G_END_DECLS
