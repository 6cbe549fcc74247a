/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why dice are worth what they are worth, combination by combination. Plain text. */

#pragma once

#include "rules/cubbage/claim.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_cubbage_dice: Faces as people read them out, in this order: "1-2-2-4". */
char *crumb_words_cubbage_dice (const uint8_t faces[], unsigned n);

/** crumb_words_cubbage_dice_sorted: Faces as people read them out, from low to high. */
char *crumb_words_cubbage_dice_sorted (const uint8_t faces[], unsigned n);

/**
 * crumb_words_cubbage_part:
 * @dice: the dice that were counted
 *
 * One combination and what it scores: "1+2+4 for 2", "pair 2-2 for 2", "run 3-4-5 for 3", "last die for 1".
 */
char *crumb_words_cubbage_part (const CrumbCubbagePart *part, const uint8_t dice[]);

/**
 * crumb_words_cubbage_step:
 * @at: which part, counted from 0
 *
 * One step of counting aloud, with the points so far: "pair 2-2 for 2: 10 so far".
 */
char *crumb_words_cubbage_step (const CrumbCubbageCount *count, unsigned at, const uint8_t dice[]);

/** crumb_words_cubbage_so_far: What the parts up to @at, counted from 0, score together. */
unsigned crumb_words_cubbage_so_far (const CrumbCubbageCount *count, unsigned at);

/**
 * crumb_words_cubbage_parts:
 *
 * Everything that hand or crib score, equal combinations together: "four sevens for 8 (1+2+4 two ways, 2+5 two ways),
 * pair 2-2 for 2"; "nothing" when they don't.
 */
char *crumb_words_cubbage_parts (const CrumbCubbageCount *count, const uint8_t dice[]);

/** crumb_words_cubbage_count: Hand or crib in one sentence: "1-2-2-4 and 5 make 10 points: four sevens for 8 …" */
char *crumb_words_cubbage_count (const uint8_t dice[CRUMB_CUBBAGE_HAND]);

/** crumb_words_cubbage_scored: What a die of the play scored: "seven for 2, pair 1-1 for 2"; "nothing". */
char *crumb_words_cubbage_scored (const CrumbCubbageCount *count, const uint8_t dice[]);

/**
 * crumb_words_cubbage_die:
 * @dice: the dice laid since the total was zero, in order
 * @last: whether nobody can add a die
 *
 * What the last of @dice scores: "5 makes 12: run 3-4-5 for 3."
 */
char *crumb_words_cubbage_die (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last);

/** crumb_words_cubbage_line: What each die scores, one after the other, and what they score together. */
char *crumb_words_cubbage_line (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last);

/**
 * crumb_words_cubbage_verdict:
 *
 * What one part of a claim is worth: "Right: run 3-4-5.", "Claimed twice: run 3-4-5.", "Only part of a bigger set: pair
 * 5-5."
 */
char *crumb_words_cubbage_verdict (CrumbCubbageClaimVerdict verdict, const CrumbCubbagePart *claim,
                                   const uint8_t dice[]);

/** crumb_words_cubbage_claim: A claim that was judged: what is right, and why the rest isn’t. Nothing else. */
char *crumb_words_cubbage_claim (const CrumbCubbageClaimRuling *ruling, const CrumbCubbagePart claims[],
                                 unsigned n_claims, const uint8_t dice[]);

G_END_DECLS
