/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Is a claim right? What somebody says that a hand or a crib is worth, part by part. What they missed is not told. */

#pragma once

#include "count.h"

/** The most parts of a claim that are looked at. */
#define CRUMB_CUBBAGE_CLAIMS_MAX 32

/** What a part of a claim is worth. */
typedef enum
{
  CRUMB_CUBBAGE_CLAIM_RIGHT,   /**< it scores */
  CRUMB_CUBBAGE_CLAIM_TWICE,   /**< it scores, but was claimed before */
  CRUMB_CUBBAGE_CLAIM_INSIDE,  /**< more dice are equal, or in a row, and only all of them together score */
  CRUMB_CUBBAGE_CLAIM_NOTHING, /**< these dice are no such thing, or it does not score in a hand */
} CrumbCubbageClaimVerdict;

/**
 * CrumbCubbageClaimRuling:
 * @verdicts: a #CrumbCubbageClaimVerdict for each part that was claimed
 * @points: what the parts that are right score together
 */
typedef struct
{
  uint8_t verdicts[CRUMB_CUBBAGE_CLAIMS_MAX];
  uint8_t points;
} CrumbCubbageClaimRuling;

/**
 * crumb_cubbage_judge_claim:
 * @dice: faces, 1 to 6, with the starter
 * @n: 0 to %CRUMB_CUBBAGE_HAND
 * @claims: the parts that are claimed, in order; their points are not looked at
 * @n_claims: 0 to %CRUMB_CUBBAGE_CLAIMS_MAX
 *
 * Compares a claim with what the dice are worth: crumb_cubbage_count_hand().
 */
CrumbCubbageClaimRuling crumb_cubbage_judge_claim (const uint8_t dice[], unsigned n, const CrumbCubbagePart claims[],
                                                   unsigned n_claims);
