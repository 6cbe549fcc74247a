/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What games of Cubbage add to the statistics. */

#include "cubbage-script.h"
#include "naive-count.h"
#include "random-cubbage.h"
#include "rules-tests.h"

#include "rules/cubbage/cubbage-figures.h"

#include <string.h>

typedef CrumbFigures Figures[CRUMB_SEATS_MAX];

static void
add_move (CrumbCubbage *game, const CrumbMove *move, Figures figures)
{
  CrumbCubbage before = *game;
  CrumbRefusal refusal;

  g_assert_true (crumb_cubbage_apply (game, move, &refusal));
  crumb_cubbage.count (&before, move, game, figures);
}

/* The figures that are not 0. */
static char *
tell_figures (const int64_t figures[])
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < CRUMB_CUBBAGE_N_FIGURES; i++)
    if (figures[i] != 0)
      g_string_append_printf (text, "%s%s=%d", text->len > 0 ? " " : "", crumb_cubbage_figures[i].id, (int) figures[i]);
  return g_string_free (text, FALSE);
}

#define PLAY "0l2 1t5 0l2 1t5 0l1 1t1 0l4 1t3 "
#define LAID "0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 "

static const struct
{
  const char *rules;
  const char *moves;
  const char *want[CRUMB_CUBBAGE_SEATS];
} rows[] = {
  { "",
    "1f 0p25 1p18 0p30 1p1",
    { "crib-deals=1 crib-deal-points=30 other-deals=1 other-deal-points=25",
      "crib-deals=1 crib-deal-points=18 other-deals=1 other-deal-points=1" } },
  { "head-start=20", "0p5 1p6", { "", "" } },
  { "table=open",
    "1f 0r122436 1r135511 0c36 1c11 " LAID "s5",
    { "play-points=2 hands=1 hand-points=10 best-hand=10 laid=4 fifteens=1 luck=-14 luck-variance=356 other-deals=1 "
      "other-deal-points=12 play-deals=1",
      "play-points=3 hands=1 hand-points=6 best-hand=6 cribs=1 crib-points=8 best-crib=8 laid=4 sevens=1 lasts=1 "
      "luck=-25 luck-variance=293 crib-deals=1 crib-deal-points=17 play-deals=1" } },
  { "table=hidden,count=muggins",
    "1f " LAID "s5 0m7 1m6 d1136 1m3",
    { "play-points=2 hands=1 hand-points=7 best-hand=7 other-points=5 missed=3 laid=4 fifteens=1 luck=-14 "
      "luck-variance=356 other-deals=1 other-deal-points=14 play-deals=1",
      "play-points=3 hands=1 hand-points=6 best-hand=6 cribs=1 crib-points=3 best-crib=3 other-points=3 missed=5 "
      "laid=4 sevens=1 lasts=1 luck=-25 luck-variance=293 crib-deals=1 crib-deal-points=15 play-deals=1" } },
  { "table=hidden,false-go=penalty",
    "1f 0l6 1l4 0g 1l3 1g 0l2",
    { "laid=2 false-gos=1 other-deals=1 play-deals=1",
      "play-points=1 other-points=2 laid=2 lasts=1 crib-deals=1 crib-deal-points=3 play-deals=1" } },
  { "table=hidden",
    "0f 1l3 0l4 1l5 0l3",
    { "play-points=7 laid=2 sevens=1 runs=1 fifteens=1 crib-deals=1 crib-deal-points=7 play-deals=1",
      "play-points=3 laid=2 runs=1 other-deals=1 other-deal-points=3 play-deals=1" } },
  { "table=hidden",
    "0f 1l2 0l2 1l2",
    { "play-points=2 laid=1 kinds=1 crib-deals=1 crib-deal-points=2 play-deals=1",
      "play-points=6 laid=2 kinds=1 other-deals=1 other-deal-points=6 play-deals=1" } },
};

static void
check_rows (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbCubbage game = cubbage_script_fold (rows[i].rules, "");
      g_autoptr (GArray) moves = cubbage_script_parse (rows[i].moves);
      Figures figures = { { 0 } };

      for (unsigned n = 0; n < moves->len; n++)
        add_move (&game, &g_array_index (moves, CrumbMove, n), figures);
      for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        {
          g_autofree char *text = tell_figures (figures[seat]);

          g_assert_cmpstr (text, ==, rows[i].want[seat]);
        }
    }
}

/* What a way to keep four is worth, in 216ths, where the crib is @sign times one's own; every roll one by one. */
static int
naive_value (const unsigned keep[4], const unsigned push[2], int sign)
{
  unsigned hand[5] = { keep[0], keep[1], keep[2], keep[3] }, crib[5] = { push[0], push[1] };
  int value = 0;

  for (hand[4] = 1; hand[4] <= 6; hand[4]++)
    value += 36 * (int) naive_count_hand (hand, 5);
  for (unsigned roll = 0; roll < 216; roll++)
    {
      crib[2] = 1 + roll % 6;
      crib[3] = 1 + roll / 6 % 6;
      crib[4] = 1 + roll / 36;
      value += sign * (int) naive_count_hand (crib, 5);
    }
  return value;
}

/* How much less than the best it is worth to push the dice at @at of six. */
static int
naive_loss (const unsigned dice[6], const unsigned at[2], int sign)
{
  int best = G_MININT, chosen = 0;

  for (unsigned a = 0; a < 6; a++)
    for (unsigned b = a + 1; b < 6; b++)
      {
        unsigned keep[4], push[] = { dice[a], dice[b] }, n = 0;
        int value;

        for (unsigned i = 0; i < 6; i++)
          if (i != a && i != b)
            keep[n++] = dice[i];
        value = naive_value (keep, push, sign);
        best = MAX (best, value);
        if (a == at[0] && b == at[1])
          chosen = value;
      }
  return best - chosen;
}

static void
check_keeps (void)
{
  static const unsigned dice[] = { 1, 2, 2, 4, 3, 6 };

  for (unsigned crib = 0; crib < 2; crib++)
    for (unsigned a = 0; a < 6; a++)
      for (unsigned b = a + 1; b < 6; b++)
        {
          g_autofree char *script = g_strdup_printf ("%uf 0r122436 0c%u%u", crib, dice[b], dice[a]);
          g_autoptr (GArray) moves = cubbage_script_parse (script);
          CrumbCubbage game = cubbage_script_fold ("", "");
          int loss = naive_loss (dice, (const unsigned[]) { a, b }, crib == 0 ? 1 : -1);
          Figures figures = { { 0 } };

          for (unsigned n = 0; n < moves->len; n++)
            add_move (&game, &g_array_index (moves, CrumbMove, n), figures);
          g_assert_cmpint (figures[0][CRUMB_CUBBAGE_FIGURE_KEEPS], ==, 1);
          g_assert_cmpint (figures[0][CRUMB_CUBBAGE_FIGURE_KEEP_LOSS], ==, loss);
          g_assert_cmpint (figures[0][CRUMB_CUBBAGE_FIGURE_BEST_KEEPS], ==, loss == 0);
        }
}

/* What a seat counted in a deal is worth with that starter. */
static int
naive_counted (const CrumbCubbageDeal *deal, unsigned seat, unsigned starter)
{
  int points = 0;

  for (unsigned which = 0; which < deal->n_counted; which++)
    {
      uint8_t faces[CRUMB_CUBBAGE_HAND];
      unsigned hand[CRUMB_CUBBAGE_HAND];

      if (crumb_cubbage_counts_for (deal, which) != seat || crumb_cubbage_hand (deal, which, faces) < 5)
        continue;
      for (unsigned i = 0; i < 4; i++)
        hand[i] = faces[i];
      hand[4] = starter;
      points += (int) naive_count_hand (hand, 5);
    }
  return points;
}

/* Deal by deal, what the starter brought and by how much that varies, and the points with and without the crib. */
static void
check_deals (const CrumbCubbage *game, Figures figures)
{
  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      double luck = 0, variance = 0;
      int64_t deals[2] = { 0 }, points[2] = { 0 }, played = 0;

      for (unsigned i = 0; i < game->scores.n_rounds || (i <= game->scores.round && i < CRUMB_CUBBAGE_DEALS_MAX); i++)
        {
          const CrumbCubbageDeal *deal = &game->deals[i];
          double mean = 0;

          if (i < game->scores.n_rounds && deal->crib != CRUMB_NO_SEAT)
            {
              deals[deal->crib == seat]++;
              points[deal->crib == seat] += game->scores.points[i][seat];
            }
          for (unsigned n = 0; n < deal->n_laid && !deal->by_points; n++)
            if (deal->laid[n].seat == seat)
              {
                played++;
                break;
              }
          if (deal->n_counted == 0 || deal->by_points)
            continue;
          for (unsigned starter = 1; starter <= 6; starter++)
            mean += naive_counted (deal, seat, starter) / 6.0;
          for (unsigned starter = 1; starter <= 6; starter++)
            variance += (naive_counted (deal, seat, starter) - mean) * (naive_counted (deal, seat, starter) - mean) / 6;
          luck += naive_counted (deal, seat, deal->starter) - mean;
        }
      g_assert_cmpfloat_with_epsilon ((double) figures[seat][CRUMB_CUBBAGE_FIGURE_LUCK], 6 * luck, 1e-6);
      g_assert_cmpfloat_with_epsilon ((double) figures[seat][CRUMB_CUBBAGE_FIGURE_LUCK_VARIANCE], 36 * variance, 1e-6);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_CRIB_DEALS], ==, deals[1]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_CRIB_DEAL_POINTS], ==, points[1]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_OTHER_DEALS], ==, deals[0]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_OTHER_DEAL_POINTS], ==, points[0]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_PLAY_DEALS], ==, played);
    }
}

/* Whatever is played, the figures add up to what the game says at its end. */
static void
check_sums (const CrumbCubbage *game, Figures figures)
{
  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      int64_t sums[CRUMB_CUBBAGE_N_SOURCES] = { 0 }, laid = 0, lasts = 0, false_gos = 0;

      for (unsigned i = 0; i < game->scores.n_rounds || (i <= game->scores.round && i < CRUMB_CUBBAGE_DEALS_MAX); i++)
        {
          const CrumbCubbageDeal *deal = &game->deals[i];

          for (unsigned source = 0; source < CRUMB_CUBBAGE_N_SOURCES; source++)
            sums[source] += deal->points[seat][source];
          for (unsigned n = 0; n < deal->n_laid; n++)
            {
              laid += deal->laid[n].seat == seat;
              lasts += deal->laid[n].seat == seat && deal->laid[n].last;
              false_gos += crumb_seats_has (deal->laid[n].false_gos, seat);
            }
        }
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_PLAY_POINTS], ==, sums[CRUMB_CUBBAGE_FROM_PLAY]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_HAND_POINTS], ==, sums[CRUMB_CUBBAGE_FROM_HAND]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_CRIB_POINTS], ==, sums[CRUMB_CUBBAGE_FROM_CRIB]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_OTHER_POINTS], ==, sums[CRUMB_CUBBAGE_FROM_OTHER]);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_LAID], ==, laid);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_LASTS], ==, lasts);
      g_assert_cmpint (figures[seat][CRUMB_CUBBAGE_FIGURE_FALSE_GOS], ==, false_gos);
    }
}

static void
check_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (unsigned i = 0; i < 1000; i++)
    {
      CrumbCubbageRules rules = random_cubbage_rules (rand);
      CrumbCubbage game = crumb_cubbage_start (&rules);
      Figures figures = { { 0 } };
      CrumbMove move;

      for (unsigned n = 0; n < 150 && random_cubbage_move (rand, &game, &move); n++)
        add_move (&game, &move, figures);
      check_sums (&game, figures);
      check_deals (&game, figures);
    }
}

void
add_cubbage_figures_tests (void)
{
  g_test_add_func ("/cubbage/figures/rows", check_rows);
  g_test_add_func ("/cubbage/figures/keeps", check_keeps);
  g_test_add_func ("/cubbage/figures/random", check_random);
}
