/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Compares what somebody claims with what the dice are worth. */

#include "claim.h"

/* Whether these dice on their own would be equal, or in a row. */
static bool
would_score (const uint8_t dice[], unsigned n, const CrumbCubbagePart *claim)
{
  uint8_t picked[CRUMB_CUBBAGE_HAND];
  CrumbCubbageCount count;
  unsigned n_picked = 0;

  for (unsigned i = 0; i < n; i++)
    if ((claim->dice >> i & 1) != 0)
      picked[n_picked++] = dice[i];
  count = crumb_cubbage_count_hand (picked, n_picked);
  for (unsigned i = 0; i < count.n_parts; i++)
    if (count.parts[i].kind == claim->kind && count.parts[i].dice == (1u << n_picked) - 1)
      return true;
  return false;
}

/* Returns which part of @count is claimed, `n_parts` for none. */
static unsigned
find_part (const CrumbCubbageCount *count, const CrumbCubbagePart *claim)
{
  unsigned at = 0;

  while (at < count->n_parts && (count->parts[at].kind != claim->kind || count->parts[at].dice != claim->dice))
    at++;
  return at;
}

CrumbCubbageClaimRuling
crumb_cubbage_judge_claim (const uint8_t dice[], unsigned n, const CrumbCubbagePart claims[], unsigned n_claims)
{
  CrumbCubbageCount count = crumb_cubbage_count_hand (dice, n);
  CrumbCubbageClaimRuling ruling = { 0 };
  bool claimed[CRUMB_CUBBAGE_PARTS_MAX] = { false };

  for (unsigned i = 0; i < n_claims; i++)
    {
      unsigned at = find_part (&count, &claims[i]);

      if (at < count.n_parts)
        {
          ruling.verdicts[i] = claimed[at] ? CRUMB_CUBBAGE_CLAIM_TWICE : CRUMB_CUBBAGE_CLAIM_RIGHT;
          ruling.points = (uint8_t) (ruling.points + (claimed[at] ? 0 : count.parts[at].points));
          claimed[at] = true;
        }
      else
        ruling.verdicts[i] =
            would_score (dice, n, &claims[i]) ? CRUMB_CUBBAGE_CLAIM_INSIDE : CRUMB_CUBBAGE_CLAIM_NOTHING;
    }
  return ruling;
}
