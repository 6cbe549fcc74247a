/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures the rules of Auntie Mildred's list. Prints a figure to watch; nothing fails here. */

#include "bench-fold.h"

#include "rules/auntie-mildred/mildred.h"

#define N_MOVES 400
#define ROUNDS 200

/* A turn in which everything is done, and its moves where the rules take them. */
static void
play_turn (CrumbMildred *game, GArray *moves, guint8 seat)
{
  const CrumbMove turn[] = {
    { .what = CRUMB_MILDRED_COMBAT, .seat = seat },
    { .what = CRUMB_MILDRED_COLLECT, .seat = seat, .amount = CRUMB_MILDRED_USED },
    { .what = CRUMB_MILDRED_STRAIGHTEN, .seat = seat },
    { .what = CRUMB_MILDRED_SHAKE, .seat = seat },
    { .what = CRUMB_MILDRED_SCALLY, .seat = seat, .amount = CRUMB_MILDRED_DIY, .dice.count = 1 },
    { .what = CRUMB_MILDRED_USE_PRANK, .seat = seat, .dice.count = 1 },
    { .what = CRUMB_MILDRED_USE_DODGE, .seat = seat, .dice.count = 2 },
    { .what = CRUMB_MILDRED_USE_MODIFY, .seat = seat, .amount = 1, .dice.count = 2 },
    { .what = CRUMB_MILDRED_PASS, .seat = seat },
  };
  CrumbRefusal refusal;

  for (gsize i = 0; i < G_N_ELEMENTS (turn); i++)
    if (crumb_mildred_apply (game, &turn[i], &refusal))
      g_array_append_val (moves, turn[i]);
}

int
main (void)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  CrumbMildredRules rules;
  CrumbMildred game;

  crumb_rule_book_parse (&crumb_mildred_rule_book, "dice=8", &rules, NULL);
  game = crumb_mildred_start (&rules, 0);
  for (guint8 seat = 0; moves->len < N_MOVES; seat = 1 - seat)
    play_turn (&game, moves, seat);

  g_print ("fold a game of %4u moves           %9.4f ms   bar <= 0.1 ms\n", moves->len,
           median (measure_folding, &(BenchFold) { &crumb_auntie_mildred, "dice=8", 2, ROUNDS, moves }));
  return 0;
}
