/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Is my claim right? Somebody picks the combinations that they count, and hears what is right and what they missed. */

#pragma once

#include "rules/cubbage/claim.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CLAIM_PAGE (crumb_claim_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbClaimPage, crumb_claim_page, CRUMB, CLAIM_PAGE, AdwBin)

/* Actions: `claim.pick` (i), a die in or out of the next combination; `claim.add`, these dice are one. */

/** crumb_claim_page_set_dice: The faces, the starter last. Other dice than before begin with no claims. */
void crumb_claim_page_set_dice (CrumbClaimPage *self, const uint8_t dice[], guint n);

/** crumb_claim_page_get_ruling: (transfer none) (nullable): What is ruled; it changes when `ruled` is emitted. */
const char *crumb_claim_page_get_ruling (CrumbClaimPage *self);

/** crumb_claim_page_dup_rule: (transfer full) (nullable): The paragraphs of the rulebook that it rests on. */
char *crumb_claim_page_dup_rule (CrumbClaimPage *self);

G_END_DECLS
