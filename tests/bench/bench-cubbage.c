/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures the rules of Cubbage. Prints figures to watch; nothing fails here. */

#include "bench-fold.h"

#include "random-cubbage.h"
#include "rules/cubbage/cubbage-figures.h"
#include "rules/cubbage/keep.h"

#define N_HANDS 7776
#define N_ROLLS 500
#define LONG "target=999"

/* All hands of @n dice, @n bytes each. */
static guint8 *
make_rolls (unsigned n, unsigned n_rolls)
{
  guint8 *rolls = g_new (guint8, n * n_rolls);

  for (unsigned roll = 0; roll < n_rolls; roll++)
    for (unsigned i = 0, rest = roll; i < n; i++, rest /= 6)
      rolls[roll * n + i] = (guint8) (1 + rest % 6);
  return rolls;
}

/* Millions of hands counted per second, points alone. */
static double
measure_points (gconstpointer data)
{
  const guint8 *hands = data;
  volatile unsigned sum = 0;
  const unsigned rounds = 500;
  double from = now ();

  for (unsigned i = 0; i < rounds; i++)
    for (unsigned hand = 0; hand < N_HANDS; hand++)
      sum += crumb_cubbage_hand_points (&hands[hand * CRUMB_CUBBAGE_HAND], CRUMB_CUBBAGE_HAND);
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (double) rounds * N_HANDS / (now () - from);
}

/* Millions of hands counted per second, with every part. */
static double
measure_parts (gconstpointer data)
{
  const guint8 *hands = data;
  volatile unsigned sum = 0;
  const unsigned rounds = 100;
  double from = now ();

  for (unsigned i = 0; i < rounds; i++)
    for (unsigned hand = 0; hand < N_HANDS; hand++)
      sum += crumb_cubbage_count_hand (&hands[hand * CRUMB_CUBBAGE_HAND], CRUMB_CUBBAGE_HAND).n_parts;
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (double) rounds * N_HANDS / (now () - from);
}

/* A game of @n_moves moves, entered with whole dice. */
static GArray *
make_game (GRand *rand, unsigned n_moves)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  CrumbCubbageRules rules;
  CrumbCubbage game;
  CrumbRefusal refusal;
  CrumbMove move;

  crumb_rule_book_parse (&crumb_cubbage_rule_book, LONG, &rules, NULL);
  game = crumb_cubbage_start (&rules);
  while (moves->len < n_moves && random_cubbage_expected (rand, &game, &move))
    {
      if (!crumb_cubbage_apply (&game, &move, &refusal))
        g_error ("A move that was expected was refused");
      g_array_append_val (moves, move);
    }
  return moves;
}

/* Milliseconds to weigh the fifteen ways to keep four of six dice. */
static double
measure_keeps (gconstpointer data)
{
  const guint8 *rolls = data;
  volatile int sum = 0;
  double from = now ();

  for (unsigned roll = 0; roll < N_ROLLS; roll++)
    {
      CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];

      crumb_cubbage_keeps (&rolls[roll * CRUMB_CUBBAGE_ROLLED], CRUMB_CUBBAGE_CRIB_THEIRS, keeps);
      sum += keeps[0].value;
    }
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (now () - from) / N_ROLLS / 1000;
}

/* Milliseconds of the study of random dice. */
static double
measure_study (gconstpointer data)
{
  double from = now ();

  crumb_cubbage_study ();
  return (now () - from) / 1000;
}

int
main (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (121);
  g_autoptr (GArray) game = make_game (rand, 200);
  const BenchFold folding = { &crumb_cubbage, LONG, CRUMB_CUBBAGE_SEATS, 1000, game };
  const BenchFold counting = { &crumb_cubbage, LONG, CRUMB_CUBBAGE_SEATS, 50, game };
  g_autofree guint8 *hands = make_rolls (CRUMB_CUBBAGE_HAND, N_HANDS);
  g_autofree guint8 *rolls = make_rolls (CRUMB_CUBBAGE_ROLLED, N_ROLLS);

  g_print ("count a hand                        %8.2f M/s   bar >= 5 M/s\n", median (measure_points, hands));
  g_print ("count a hand, part by part          %8.2f M/s\n", median (measure_parts, hands));
  g_print ("fold a game of %4u moves           %9.4f ms   bar <= 0.05 ms\n", game->len,
           median (measure_folding, &folding));
  g_print ("tally a game of %4u moves          %9.4f ms\n", game->len, median (measure_counting, &counting));
  g_print ("weigh fifteen ways to keep four     %9.4f ms   bar <= 20 ms\n", median (measure_keeps, rolls));
  g_print ("study random dice                   %9.4f ms\n", median (measure_study, NULL));
  return 0;
}
