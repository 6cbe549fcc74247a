/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Claims on hands: what is right, what was claimed twice. */

#include "rules-tests.h"
#include "rules/cubbage/claim.h"

#include <glib.h>
#include <string.h>

/* A claim has a letter, s k r or f for seven, kind, run or fifteen, and the places of its dice, from 0. The verdicts
 * have a letter each: right, twice, inside, nothing. */
static const struct
{
  const char *dice;
  const char *claims;
  const char *verdicts;
  unsigned points;
} rows[] = {
  { "12245", "", "", 0 },
  { "12245", "s013 s023 s14 s24 k12", "rrrrr", 10 },
  { "12245", "s013 k12 s14", "rrr", 6 },
  { "12245", "s013 s013 k12", "rtr", 4 },
  { "12245", "s01 k13 r012 s0", "nnnn", 0 },
  { "12245", "s k r", "nnn", 0 },
  /* A pair or a run inside a longer one */
  { "13555", "k23 k24 k34", "iii", 0 },
  { "13555", "k234 k23", "ri", 6 },
  { "12345", "r01234 r012 r1234", "rii", 5 },
  /* No fifteens in a hand */
  { "13555", "f234 k234", "nr", 6 },
  { "44566", "r023 r123 r024", "rrr", 9 },
};

static unsigned
read_claims (const char *text, CrumbCubbagePart claims[CRUMB_CUBBAGE_CLAIMS_MAX])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  unsigned n = 0;

  for (; words[n] != NULL; n++)
    {
      claims[n] = (CrumbCubbagePart) { .kind = (uint8_t) (strchr ("skrf", words[n][0]) - "skrf") };
      for (const char *place = words[n] + 1; *place != '\0'; place++)
        claims[n].dice |= (uint8_t) (1 << (*place - '0'));
    }
  return n;
}

static void
check_claims (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbCubbagePart claims[CRUMB_CUBBAGE_CLAIMS_MAX];
      unsigned n_claims = read_claims (rows[i].claims, claims);
      CrumbCubbageClaimRuling ruling;
      uint8_t dice[CRUMB_CUBBAGE_HAND];

      for (unsigned d = 0; d < CRUMB_CUBBAGE_HAND; d++)
        dice[d] = (uint8_t) (rows[i].dice[d] - '0');
      ruling = crumb_cubbage_judge_claim (dice, CRUMB_CUBBAGE_HAND, claims, n_claims);

      g_assert_cmpuint (n_claims, ==, strlen (rows[i].verdicts));
      for (unsigned c = 0; c < n_claims; c++)
        g_assert_cmpint ("rtin"[ruling.verdicts[c]], ==, rows[i].verdicts[c]);
      g_assert_cmpuint (ruling.points, ==, rows[i].points);
    }
}

/* Whoever claims every part of a hand gets all of it, and whoever claims it again gets no more. */
static void
check_all_hands (void)
{
  for (unsigned number = 0; number < 7776; number++)
    {
      CrumbCubbagePart claims[CRUMB_CUBBAGE_CLAIMS_MAX];
      uint8_t dice[CRUMB_CUBBAGE_HAND];
      CrumbCubbageClaimRuling ruling;
      CrumbCubbageCount count;

      for (unsigned i = 0, rest = number; i < CRUMB_CUBBAGE_HAND; i++, rest /= 6)
        dice[i] = (uint8_t) (1 + rest % 6);
      count = crumb_cubbage_count_hand (dice, CRUMB_CUBBAGE_HAND);
      for (unsigned i = 0; i < count.n_parts; i++)
        claims[i] = claims[count.n_parts + i] = count.parts[i];
      ruling = crumb_cubbage_judge_claim (dice, CRUMB_CUBBAGE_HAND, claims, 2u * count.n_parts);
      g_assert_cmpuint (ruling.points, ==, count.points);
      for (unsigned i = 0; i < count.n_parts; i++)
        {
          g_assert_cmpuint (ruling.verdicts[i], ==, CRUMB_CUBBAGE_CLAIM_RIGHT);
          g_assert_cmpuint (ruling.verdicts[count.n_parts + i], ==, CRUMB_CUBBAGE_CLAIM_TWICE);
        }
    }
}

void
add_cubbage_claim_tests (void)
{
  g_test_add_func ("/cubbage/claim/rows", check_claims);
  g_test_add_func ("/cubbage/claim/all-hands", check_all_hands);
}
