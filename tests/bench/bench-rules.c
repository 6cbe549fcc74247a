/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures the rules, beside a program that does only this. Prints ratios to watch; nothing fails here. */

#include "bench-fold.h"

#include "random-raid.h"

#define N_TABLES 4096

/* Bids of two to four seats, with none to three dice each, ready to be judged. */
typedef struct
{
  CrumbHouseRules rules;
  CrumbDice bids[N_TABLES][CRUMB_SEATS_MAX];
  unsigned seats[N_TABLES];
} Bids;

static Bids *
make_bids (GRand *rand)
{
  Bids *bids = g_new0 (Bids, 1);

  bids->rules = crumb_house_rules_final ();
  for (unsigned table = 0; table < N_TABLES; table++)
    {
      bids->seats[table] = (unsigned) g_rand_int_range (rand, 2, CRUMB_SEATS_MAX + 1);
      for (unsigned seat = 0; seat < bids->seats[table]; seat++)
        for (int n = g_rand_int_range (rand, 0, 4); n > 0; n--)
          crumb_dice_add (&bids->bids[table][seat], (CrumbDie) { .face = (uint8_t) g_rand_int_range (rand, 1, 7) });
    }
  return bids;
}

/* Millions of bids judged a second. */
static double
measure_judging (gconstpointer data)
{
  const Bids *bids = data;
  volatile unsigned sum = 0;
  const unsigned rounds = 1000;
  double from = now ();

  for (unsigned i = 0; i < rounds; i++)
    for (unsigned table = 0; table < N_TABLES; table++)
      sum += crumb_bid_judge (&bids->rules, bids->bids[table], bids->seats[table]).winner;
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (double) rounds * N_TABLES / (now () - from);
}

/* A game of exactly @n_moves moves, under rules that never end it earlier. */
static GArray *
make_game (GRand *rand, const CrumbHouseRules *rules, unsigned n_moves)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  CrumbRaid raid = crumb_raid_start (rules, 4, 0);
  CrumbRefusal refusal;
  CrumbMove move;

  while (moves->len < n_moves && random_raid_expected (rand, &raid, &move))
    {
      if (!crumb_raid_apply (&raid, &move, &refusal))
        g_error ("A move that was expected was refused");
      g_array_append_val (moves, move);
    }
  return moves;
}

int
main (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (50);
  g_autofree Bids *bids = make_bids (rand);
  CrumbHouseRules rules;
  g_autoptr (GArray) game = NULL, long_game = NULL;
  double judged, folded, long_folded, counted;

  crumb_rule_book_parse (&crumb_house_rule_book, "target=999", &rules, NULL);
  game = make_game (rand, &rules, 400);
  long_game = make_game (rand, &rules, 1600);

  judged = median (measure_judging, bids);
  folded = median (measure_folding, &(BenchFold) { &crumb_cookie_raid, "target=999", 4, 500, game });
  long_folded = median (measure_folding, &(BenchFold) { &crumb_cookie_raid, "target=999", 4, 500, long_game });
  counted = median (measure_counting, &(BenchFold) { &crumb_cookie_raid, "target=999", 4, 20, game });

  g_print ("judge a bid of 2-4 seats, 0-3 dice    %7.1f M/s   bar >= 5 M/s, ratio %.2f\n", judged, judged / 5);
  g_print ("fold a game of %4u moves             %7.4f ms    bar <= 0.05 ms, ratio %.2f\n", game->len, folded,
           folded / 0.05);
  g_print ("fold a game of %4u moves             %7.4f ms    a move takes %.2f times as long (linear: 1)\n",
           long_game->len, long_folded, long_folded / long_game->len * game->len / folded);
  g_print ("count a game of %4u moves            %7.4f ms\n", game->len, counted);
  return 0;
}
