/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exact means, by counting every possible hand. Rolls that differ only in order are counted once, with a weight. */

#include "keep.h"

#include <string.h>

#define SIDES CRUMB_CUBBAGE_SIDES

/* Sorts low to high. */
static void
sort_faces (uint8_t faces[], unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    {
      uint8_t face = faces[i];
      unsigned to = i;

      for (; to > 0 && faces[to - 1] > face; to--)
        faces[to] = faces[to - 1];
      faces[to] = face;
    }
}

/* Adds up what four dice are worth with each of the six starters. */
static unsigned
hand_sum (const uint8_t dice[CRUMB_CUBBAGE_KEPT])
{
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  unsigned sum = 0;

  memcpy (hand, dice, CRUMB_CUBBAGE_KEPT);
  for (hand[4] = 1; hand[4] <= SIDES; hand[4]++)
    sum += crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND);
  return sum;
}

/* Adds up what two dice are worth in a crib with each of the 216 rolls of the other three. */
static unsigned
crib_sum (const uint8_t dice[CRUMB_CUBBAGE_PUSHED])
{
  uint8_t crib[CRUMB_CUBBAGE_HAND] = { dice[0], dice[1] };
  unsigned sum = 0;

  for (crib[2] = 1; crib[2] <= SIDES; crib[2]++)
    for (crib[3] = crib[2]; crib[3] <= SIDES; crib[3]++)
      for (crib[4] = crib[3]; crib[4] <= SIDES; crib[4]++)
        {
          bool all_equal = crib[2] == crib[4];
          bool two_equal = crib[2] == crib[3] || crib[3] == crib[4];
          unsigned orders = all_equal ? 1 : two_equal ? 3 : 6;

          sum += orders * crumb_cubbage_hand_points (crib, CRUMB_CUBBAGE_HAND);
        }
  return sum;
}

CrumbCubbageHandOdds
crumb_cubbage_hand_odds (const uint8_t dice[CRUMB_CUBBAGE_KEPT])
{
  CrumbCubbageHandOdds odds = { .mean = crumb_fraction (hand_sum (dice), SIDES) };
  uint8_t hand[CRUMB_CUBBAGE_HAND];

  memcpy (hand, dice, CRUMB_CUBBAGE_KEPT);
  for (hand[4] = 1; hand[4] <= SIDES; hand[4]++)
    {
      unsigned points = crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND);

      odds.points[hand[4]] = (uint8_t) points;
      odds.ways[points]++;
    }
  return odds;
}

/* Pushes the dice at @a and @b, and keeps the rest. */
static void
split (const uint8_t dice[CRUMB_CUBBAGE_ROLLED], unsigned a, unsigned b, CrumbCubbageKeep *keep)
{
  unsigned kept = 0, pushed = 0;

  for (unsigned i = 0; i < CRUMB_CUBBAGE_ROLLED; i++)
    if (i == a || i == b)
      keep->push[pushed++] = dice[i];
    else
      keep->keep[kept++] = dice[i];
}

static bool
is_better (const CrumbCubbageKeep *a, const CrumbCubbageKeep *b)
{
  if (a->value != b->value)
    return a->value > b->value;
  return memcmp (a->keep, b->keep, sizeof a->keep) > 0;
}

static void
weigh (CrumbCubbageKeep *keep, CrumbCubbageCribSide side)
{
  unsigned hand = hand_sum (keep->keep), crib = crib_sum (keep->push);
  int32_t weight = side == CRUMB_CUBBAGE_CRIB_MINE ? 1 : side == CRUMB_CUBBAGE_CRIB_THEIRS ? -1 : 0;

  keep->hand = crumb_fraction (hand, SIDES);
  keep->crib = crumb_fraction (crib, CRUMB_CUBBAGE_KEEP_PARTS);
  keep->value = (int32_t) hand * (CRUMB_CUBBAGE_KEEP_PARTS / SIDES) + weight * (int32_t) crib;
}

/* Equal dice are one way, whichever of them are kept. */
static bool
has_keep (const CrumbCubbageKeep keeps[], unsigned n, const CrumbCubbageKeep *keep)
{
  for (unsigned i = 0; i < n; i++)
    if (memcmp (keeps[i].keep, keep->keep, sizeof keep->keep) == 0)
      return true;
  return false;
}

unsigned
crumb_cubbage_keeps (const uint8_t dice[CRUMB_CUBBAGE_ROLLED], CrumbCubbageCribSide side,
                     CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS])
{
  uint8_t sorted[CRUMB_CUBBAGE_ROLLED];
  unsigned n = 0;

  memcpy (sorted, dice, sizeof sorted);
  sort_faces (sorted, CRUMB_CUBBAGE_ROLLED);
  for (unsigned b = 1; b < CRUMB_CUBBAGE_ROLLED; b++)
    for (unsigned a = 0; a < b; a++)
      {
        CrumbCubbageKeep keep;
        unsigned to;

        split (sorted, a, b, &keep);
        if (has_keep (keeps, n, &keep))
          continue;
        to = n++;
        weigh (&keep, side);
        for (; to > 0 && is_better (&keep, &keeps[to - 1]); to--)
          keeps[to] = keeps[to - 1];
        keeps[to] = keep;
      }
  return n;
}

/* Returns in how many orders these sorted dice can fall. */
static unsigned
count_orders (const uint8_t dice[], unsigned n)
{
  unsigned orders = 1, equal = 0;

  for (unsigned i = 0; i < n; i++)
    {
      equal = i > 0 && dice[i] == dice[i - 1] ? equal + 1 : 1;
      orders = orders * (i + 1) / equal;
    }
  return orders;
}

/* Steps to the next sorted roll of @n dice, starting from all ones. False after the last. */
static bool
next_roll (uint8_t dice[], unsigned n)
{
  unsigned at = n;

  while (at > 0 && dice[at - 1] == SIDES)
    at--;
  if (at == 0)
    return false;

  memset (&dice[at - 1], dice[at - 1] + 1, n - at + 1);
  return true;
}

/* Adds up what the best four of six dice are worth with each starter. */
static unsigned
best_sum (const uint8_t dice[CRUMB_CUBBAGE_ROLLED])
{
  unsigned best = 0;

  for (unsigned b = 1; b < CRUMB_CUBBAGE_ROLLED; b++)
    for (unsigned a = 0; a < b; a++)
      {
        CrumbCubbageKeep keep;
        unsigned sum;

        split (dice, a, b, &keep);
        sum = hand_sum (keep.keep);
        if (sum > best)
          best = sum;
      }
  return best;
}

unsigned
crumb_cubbage_deal_keeps (const CrumbCubbageDeal *deal, unsigned seat, CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS],
                          unsigned *kept)
{
  CrumbCubbageCribSide side = deal->crib == seat ? CRUMB_CUBBAGE_CRIB_MINE : CRUMB_CUBBAGE_CRIB_THEIRS;
  const uint8_t *pushed = deal->pushed[seat];
  bool swap = pushed[0] > pushed[1];
  const uint8_t push[] = { pushed[swap], pushed[!swap] };
  unsigned n = crumb_cubbage_keeps (deal->rolled[seat], side, keeps);

  *kept = 0;
  while (*kept < n - 1 && memcmp (keeps[*kept].push, push, sizeof push) != 0)
    ++*kept;
  return n;
}

CrumbCubbageStudy
crumb_cubbage_study (void)
{
  uint8_t hand[CRUMB_CUBBAGE_HAND] = { 1, 1, 1, 1, 1 };
  uint8_t rolled[CRUMB_CUBBAGE_ROLLED] = { 1, 1, 1, 1, 1, 1 };
  CrumbCubbageStudy study = { 0 };
  unsigned sum = 0, hands = 0, best = 0, rolls = 0;

  do
    {
      unsigned points = crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND);
      unsigned orders = count_orders (hand, CRUMB_CUBBAGE_HAND);

      study.ways[points] = (uint16_t) (study.ways[points] + orders);
      sum += orders * points;
      hands += orders;
    }
  while (next_roll (hand, CRUMB_CUBBAGE_HAND));
  do
    {
      unsigned orders = count_orders (rolled, CRUMB_CUBBAGE_ROLLED);

      best += orders * best_sum (rolled);
      rolls += orders;
    }
  while (next_roll (rolled, CRUMB_CUBBAGE_ROLLED));

  study.hand = crumb_fraction (sum, hands);
  study.best_keep = crumb_fraction (best, (CrumbWide) rolls * SIDES);
  return study;
}
