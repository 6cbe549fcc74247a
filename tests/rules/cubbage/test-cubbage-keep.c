/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exact means against every roll there is, one by one. */

#include "naive-count.h"
#include "rules-tests.h"
#include "rules/cubbage/keep.h"

#include <glib.h>
#include <string.h>

static void
assert_fraction (CrumbFraction fraction, unsigned num, unsigned den)
{
  CrumbFraction want = crumb_fraction (num, den);

  g_assert_true (fraction.num == want.num && fraction.den == want.den);
}

/* The roll with that number among all of @n dice. */
static void
roll_of_number (unsigned number, unsigned n, unsigned dice[])
{
  for (unsigned i = 0; i < n; i++, number /= 6)
    dice[i] = 1 + number % 6;
}

/* What dice are worth with each roll of those that are missing to five, added up. */
static unsigned
naive_sum (const unsigned dice[], unsigned n)
{
  unsigned hand[CRUMB_CUBBAGE_HAND], sum = 0, rolls = 1;

  for (unsigned i = 0; i < n; i++)
    hand[i] = dice[i];
  for (unsigned i = n; i < CRUMB_CUBBAGE_HAND; i++)
    rolls *= 6;
  for (unsigned number = 0; number < rolls; number++)
    {
      roll_of_number (number, CRUMB_CUBBAGE_HAND - n, &hand[n]);
      sum += naive_count_hand (hand, CRUMB_CUBBAGE_HAND);
    }
  return sum;
}

static void
check_hand_odds (void)
{
  for (unsigned number = 0; number < 6 * 6 * 6 * 6; number++)
    {
      unsigned naive[CRUMB_CUBBAGE_HAND], ways = 0;
      uint8_t dice[CRUMB_CUBBAGE_KEPT];
      CrumbCubbageHandOdds odds;

      roll_of_number (number, CRUMB_CUBBAGE_KEPT, naive);
      for (unsigned i = 0; i < CRUMB_CUBBAGE_KEPT; i++)
        dice[i] = (uint8_t) naive[i];
      odds = crumb_cubbage_hand_odds (dice);
      assert_fraction (odds.mean, naive_sum (naive, CRUMB_CUBBAGE_KEPT), 6);
      for (naive[4] = 1; naive[4] <= 6; naive[4]++)
        {
          g_assert_cmpuint (odds.points[naive[4]], ==, naive_count_hand (naive, CRUMB_CUBBAGE_HAND));
          g_assert_cmpuint (odds.ways[odds.points[naive[4]]], >, 0);
        }
      for (unsigned points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
        ways += odds.ways[points];
      g_assert_cmpuint (ways, ==, 6);
    }
}

static bool
is_low_to_high (const uint8_t faces[], unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    if (faces[i - 1] > faces[i])
      return false;
  return true;
}

/* One way to keep four: its dice are those that were rolled, and its numbers are those of every roll that can come. */
static void
check_keep (const CrumbCubbageKeep *keep, const uint8_t rolled[], CrumbCubbageCribSide side)
{
  unsigned hand[CRUMB_CUBBAGE_KEPT], crib[CRUMB_CUBBAGE_PUSHED], left[7] = { 0 };
  int hand_sum, crib_sum, value;

  for (unsigned i = 0; i < CRUMB_CUBBAGE_ROLLED; i++)
    left[rolled[i]]++;
  for (unsigned i = 0; i < CRUMB_CUBBAGE_KEPT; i++)
    g_assert_cmpuint (left[hand[i] = keep->keep[i]]--, >, 0);
  for (unsigned i = 0; i < CRUMB_CUBBAGE_PUSHED; i++)
    g_assert_cmpuint (left[crib[i] = keep->push[i]]--, >, 0);
  g_assert_true (is_low_to_high (keep->keep, CRUMB_CUBBAGE_KEPT) && is_low_to_high (keep->push, CRUMB_CUBBAGE_PUSHED));

  hand_sum = (int) naive_sum (hand, CRUMB_CUBBAGE_KEPT);
  crib_sum = (int) naive_sum (crib, CRUMB_CUBBAGE_PUSHED);
  assert_fraction (keep->hand, (unsigned) hand_sum, 6);
  assert_fraction (keep->crib, (unsigned) crib_sum, 216);
  value = hand_sum * 36;
  if (side == CRUMB_CUBBAGE_CRIB_MINE)
    value += crib_sum;
  if (side == CRUMB_CUBBAGE_CRIB_THEIRS)
    value -= crib_sum;
  g_assert_cmpint (keep->value, ==, value);
}

static void
check_keeps (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (unsigned i = 0; i < 60; i++)
    {
      CrumbCubbageCribSide side = (CrumbCubbageCribSide) (i % 3);
      CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
      uint8_t rolled[CRUMB_CUBBAGE_ROLLED];
      unsigned n;

      for (unsigned d = 0; d < CRUMB_CUBBAGE_ROLLED; d++)
        rolled[d] = (uint8_t) g_rand_int_range (rand, 1, 7);
      n = crumb_cubbage_keeps (rolled, side, keeps);
      for (unsigned k = 0; k < n; k++)
        {
          check_keep (&keeps[k], rolled, side);
          if (k == 0)
            continue;
          g_assert_cmpint (keeps[k - 1].value, >=, keeps[k].value);
          if (keeps[k - 1].value == keeps[k].value)
            g_assert_cmpint (memcmp (keeps[k - 1].keep, keeps[k].keep, sizeof keeps[k].keep), >, 0);
        }
    }
}

/* All fifteen ways are there when all dice differ, and the order of the roll does not matter. */
static void
check_all_ways (void)
{
  static const uint8_t up[] = { 1, 2, 3, 4, 5, 6 }, mixed[] = { 4, 1, 6, 3, 5, 2 };
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS], others[CRUMB_CUBBAGE_KEEPS];
  bool seen[7][7] = { { false } };
  unsigned n = 0;

  crumb_cubbage_keeps (up, CRUMB_CUBBAGE_CRIB_ASIDE, keeps);
  crumb_cubbage_keeps (mixed, CRUMB_CUBBAGE_CRIB_ASIDE, others);
  for (unsigned i = 0; i < CRUMB_CUBBAGE_KEEPS; i++)
    {
      n += !seen[keeps[i].push[0]][keeps[i].push[1]];
      seen[keeps[i].push[0]][keeps[i].push[1]] = true;
      g_assert_cmpmem (keeps[i].keep, sizeof keeps[i].keep, others[i].keep, sizeof others[i].keep);
    }
  g_assert_cmpuint (n, ==, CRUMB_CUBBAGE_KEEPS);
}

/* Equal dice are one way: what is pushed is two of the faces, or a pair of one. */
static void
check_equal_dice (void)
{
  static const struct
  {
    uint8_t dice[CRUMB_CUBBAGE_ROLLED];
    unsigned n;
  } rows[] = {
    { { 1, 1, 1, 3, 2, 6 }, 7 }, { { 4, 4, 4, 4, 4, 4 }, 1 }, { { 5, 5, 5, 5, 5, 2 }, 2 }, { { 1, 1, 2, 2, 3, 3 }, 6 }
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];

      g_assert_cmpuint (crumb_cubbage_keeps (rows[i].dice, CRUMB_CUBBAGE_CRIB_MINE, keeps), ==, rows[i].n);
    }
}

/* The best hand of four of six dice, over every roll. */
static void
check_best_keep (CrumbFraction mean)
{
  unsigned sum = 0;

  for (unsigned number = 0; number < 46656; number++)
    {
      unsigned rolled[CRUMB_CUBBAGE_ROLLED], best = 0;

      roll_of_number (number, CRUMB_CUBBAGE_ROLLED, rolled);
      for (unsigned kept = 0; kept < 1u << CRUMB_CUBBAGE_ROLLED; kept++)
        {
          uint8_t hand[CRUMB_CUBBAGE_HAND];
          unsigned n = 0, worth = 0;

          if (__builtin_popcount (kept) != CRUMB_CUBBAGE_KEPT)
            continue;
          for (unsigned i = 0; i < CRUMB_CUBBAGE_ROLLED; i++)
            if (kept & (1u << i))
              hand[n++] = (uint8_t) rolled[i];
          for (hand[n] = 1; hand[n] <= 6; hand[n]++)
            worth += crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND);
          best = MAX (best, worth);
        }
      sum += best;
    }
  assert_fraction (mean, sum, 46656 * 6);
}

static void
check_study (void)
{
  CrumbCubbageStudy study = crumb_cubbage_study ();
  unsigned ways[CRUMB_CUBBAGE_HAND_BEST + 1] = { 0 };

  for (unsigned number = 0; number < 7776; number++)
    {
      unsigned hand[CRUMB_CUBBAGE_HAND];

      roll_of_number (number, CRUMB_CUBBAGE_HAND, hand);
      ways[naive_count_hand (hand, CRUMB_CUBBAGE_HAND)]++;
    }
  for (unsigned points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
    g_assert_cmpuint (study.ways[points], ==, ways[points]);

  assert_fraction (study.hand, naive_sum (NULL, 0), 7776);
  assert_fraction (study.hand, 14425, 1296);
  check_best_keep (study.best_keep);
  assert_fraction (study.best_keep, 55043, 3456);
}

void
add_cubbage_keep_tests (void)
{
  g_test_add_func ("/cubbage/keep/hand-odds", check_hand_odds);
  g_test_add_func ("/cubbage/keep/keeps", check_keeps);
  g_test_add_func ("/cubbage/keep/all-ways", check_all_ways);
  g_test_add_func ("/cubbage/keep/equal-dice", check_equal_dice);
  g_test_add_func ("/cubbage/keep/study", check_study);
}
