/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The paragraphs of the rulebook that a ruling rests on: ids for crumb_rulebook_find(), separated by spaces. */

#pragma once

#include "rules/cubbage/claim.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_cubbage_count_rule: (transfer full): Why a hand or a crib scores: "sevens equal-dice". */
char *crumb_words_cubbage_count_rule (const CrumbCubbageCount *count);

/** crumb_words_cubbage_claim_rule: (transfer full): Why parts of a claim are wrong, or what else scores. */
char *crumb_words_cubbage_claim_rule (const CrumbCubbageClaimRuling *ruling, const CrumbCubbagePart claims[],
                                      unsigned n_claims);

/**
 * crumb_words_cubbage_die_rule:
 * @dice: the dice laid since the total was zero, in order
 * @last: whether nobody can add a die
 *
 * Why the last of @dice scores, or does not: "totals equal-in-a-row".
 *
 * Returns: (transfer full): the section "play" where no paragraph says more
 */
char *crumb_words_cubbage_die_rule (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last);

/** crumb_words_cubbage_lead_rule: (transfer none): Why somebody leads the next play. */
const char *crumb_words_cubbage_lead_rule (CrumbCubbageHeld held_rule, gboolean held);

G_END_DECLS
