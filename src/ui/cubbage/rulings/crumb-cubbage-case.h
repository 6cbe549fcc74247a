/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about in Cubbage as the frame shows it. No widgets. */

#pragma once

#include "ui/table/crumb-case.h"

#include "rules/cubbage/claim.h"
#include "rules/cubbage/cubbage.h"

G_BEGIN_DECLS

/** What can be settled. */
typedef enum
{
  CRUMB_CUBBAGE_CASE_HAND,  /**< what a hand is worth */
  CRUMB_CUBBAGE_CASE_CLAIM, /**< whether somebody counts it right */
  CRUMB_CUBBAGE_CASE_PLAY,  /**< what the last die scored */
  CRUMB_CUBBAGE_CASE_KEEPS, /**< which dice to keep */
  CRUMB_CUBBAGE_N_CASES
} CrumbCubbageCaseKind;

/**
 * CrumbCubbageEntered:
 * @n: how many @dice there are
 * @dice: as they were entered
 * @last: in a play, whether nobody can lay another die
 * @held: in a play, whether a die is held for the second
 * @picked: of a claim, which dice make the next combination: a bit for each
 * @claims: the combinations that were claimed
 */
typedef struct
{
  guint n;
  uint8_t dice[CRUMB_CUBBAGE_PLAY_DICE];
  gboolean last;
  gboolean held;
  guint picked;
  guint n_claims;
  CrumbCubbagePart claims[CRUMB_CUBBAGE_CLAIMS_MAX];
} CrumbCubbageEntered;

/** crumb_cubbage_entered_is_full: Whether there is no room for a die that shows @face. */
gboolean crumb_cubbage_entered_is_full (const CrumbCubbageEntered *entered, CrumbCubbageCaseKind kind, guint face);

/** crumb_cubbage_entered_total: What its dice make together. */
guint crumb_cubbage_entered_total (const CrumbCubbageEntered *entered);

/** crumb_cubbage_entered_has_ended: Whether a play can't go on. */
gboolean crumb_cubbage_entered_has_ended (const CrumbCubbageEntered *entered);

/**
 * crumb_cubbage_case_new: (transfer full):
 * @best: (nullable): of what can be kept, when all dice are in
 */
CrumbCase *crumb_cubbage_case_new (CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered,
                                   const CrumbCubbageRules *rules, const char *best);

G_END_DECLS
