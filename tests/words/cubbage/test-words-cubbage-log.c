/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Each move of a game of Cubbage, and the line that a log has of it. */

#include "cubbage-script.h"
#include "random-cubbage.h"
#include "words-tests.h"

#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <string.h>

#define MOST_MOVES 24

/* The first player is Ana. */
typedef struct
{
  const char *rules;
  const char *moves;
  const char *other;
  const char *lines[MOST_MOVES];
} Row;

static const Row rows[] = {
  { "table=hidden,false-go=penalty,count=muggins",
    "1f 0l6 1l4 0g 1l3 1g 0l2 1l5 0l5 1g 0l3 1l6 s2 0m2 1m9 d1234 ! 1m25",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ana leads with 6.",
        "Ben lays 4, total 10.",
        "Ana says go. Ben goes on.",
        "Ben lays 3, total 13.",
        "Ben says go. Ben scores 1 for the last die. Ana leads.",
        "Ana said go at 10 with a 2 that fit. That’s 2 points for Ben. Ana leads with 2.",
        "Ben lays 5, total 7: seven for 2.",
        "Ana lays 5, total 12: pair 5-5 for 2.",
        "Ben says go. Ana goes on.",
        "Ana lays 3, total 15: 15 for 2. Ben leads.",
        "Ben leads with 6: last die for 1.",
        "The starter is 2.",
        "Ana claims 2 points for 2-3-5-6 and 2. They’re worth 8: three sevens for 6 (2+5 two ways, "
        "2+2+3), pair 2-2 for 2. Ben takes the 6 points that Ana missed.",
        "Ben counts 3-4-5-6 and 2 for 9 points: two sevens for 4 (3+4, 2+5), run 2-3-4-5-6 for 5.",
        "The crib gets 1-2-3-4.",
        "The table goes against the rules.",
        "Ben claims 25 points for the crib, 1-2-3-4 and 2. They’re worth 18: four sevens for 8 (1+2+4 two ways, 3+4, "
        "2+2+3), pair 2-2 for 2, run 1-2-3-4 two ways for 8. The table says that’s right. Deal 1: Ana +6 = 6, Ben +46 "
        "= 46. Ana has the crib, so Ben leads.",
    } },
  { "table=hidden,count=claim",
    "1f 0l1 1l1 0l1 1l1 0l6 1l5 0l6 1l6 s2 0m11",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ana leads with 1.",
        "Ben lays 1, total 2: pair 1-1 for 2.",
        "Ana lays 1, total 3: three of a kind 1-1-1 for 6.",
        "Ben lays 1, total 4: four of a kind 1-1-1-1 for 12.",
        "Ana lays 6, total 10.",
        "Ben lays 5, total 15: 15 for 2. Ana leads.",
        "Ana leads with 6.",
        "Ben lays 6, total 12: pair 6-6 for 2, last die for 1.",
        "The starter is 2.",
        "Ana claims 11 points for 1-1-6-6 and 2. They’re worth 12: four sevens for 8 (1+6 four ways), "
        "pair 1-1 for 2, pair 6-6 for 2. Ana missed 1 point.",
    } },
  { "table=hidden",
    "0f 1l3 0l4 1l5 0l3 1l6 0l1 1l1",
    "Ben",
    {
        "Ana has the crib, so Ben leads.",
        "Ben leads with 3.",
        "Ana lays 4, total 7: seven for 2.",
        "Ben lays 5, total 12: run 3-4-5 for 3.",
        "Ana lays 3, total 15: run 3-4-5 for 3, 15 for 2. Ben leads.",
        "Ben leads with 6.",
        "Ana lays 1, total 7: seven for 2.",
        "Ben lays 1, total 8: pair 1-1 for 2.",
    } },
  { "table=open,win=end-of-deal,target=61,skunk=91",
    "0p30 1p20 0p40 1p5 x121 0p3 1p60 e",
    "Ben",
    {
        NULL,
        "Deal 1: Ana +30 = 30, Ben +20 = 20.",
        NULL,
        "Deal 2: Ana +40 = 70, Ben +5 = 25. Ana wins with 70 points.",
        "The game goes on to 121 points.",
        NULL,
        "Deal 3: Ana +3 = 73, Ben +60 = 85.",
        "Ben wins with 85 points. The game ended early.",
    } },
  { "table=hidden",
    "1f 1j3 0l5 1l4 ! 0g 1l6 0l6 1l6 ! 0l4 1j-2 0q",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ben gets 3 points besides the dice.",
        "Ana leads with 5.",
        "Ben lays 4, total 9.",
        "The table goes against the rules.",
        "Ana says go. Ben goes on.",
        "Ben lays 6, total 15: run 4-5-6 for 3, 15 for 2. Ana leads.",
        "Ana said go at 9 with a 6 that fit. Ana leads with 6.",
        "Ben lays 6, total 12: pair 6-6 for 2.",
        "The table goes against the rules.",
        "Ana lays 4, total 16: last die for 1. Ben leads.",
        "Ben loses 2 points besides the dice.",
        "Ana resigns. Ben wins with 8 points. The game ended early.",
    } },
  { "table=open",
    "1f 0r122436 1r135511 0c36 1c11 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 s5 e",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ana rolls 1-2-2-3-4-6.",
        "Ben rolls 1-1-1-3-5-5.",
        "Ana keeps 1-2-2-4 and pushes 3-6 to the crib.",
        "Ben keeps 1-3-5-5 and pushes 1-1 to the crib.",
        "Ana leads with 2.",
        "Ben lays 5, total 7: seven for 2.",
        "Ana lays 2, total 9.",
        "Ben lays 5, total 14.",
        "Ana lays 1, total 15: 15 for 2. Ben leads.",
        "Ben leads with 1.",
        "Ana lays 4, total 5.",
        "Ben lays 3, total 8: last die for 1.",
        "The starter is 5. Ana counts 1-2-2-4 and 5 for 10 points: four sevens for 8 (1+2+4 two ways, "
        "2+5 two ways), pair 2-2 for 2. Ben counts 1-3-5-5 and 5 for 6 points: three of a kind 5-5-5 for "
        "6. Ben counts the crib, 1-1-3-6 and 5, for 8 points: three sevens for 6 (1+6 two ways, 1+1+5), "
        "pair 1-1 for 2. Deal 1: Ana +12 = 12, Ben +17 = 17. Ana has the crib, so Ben leads.",
        "Ben wins with 17 points. The game ended early.",
    } },
  { "",
    "0f 0r1224~ 0r122436 0c3~ 0c36 1t6 0l4 1t6 0l2 0l2 0l1 1t5 1t6",
    "Opponent",
    {
        "Ana has the crib, so Opponent leads.",
        NULL,
        "Ana rolls 1-2-2-3-4-6.",
        NULL,
        "Ana keeps 1-2-2-4 and pushes 3-6 to the crib.",
        "Opponent leads with 6.",
        "Ana lays 4, total 10.",
        "Opponent rolls 6, but 10 and 6 make 16, so the die is held. Ana goes on.",
        "Ana lays 2, total 12.",
        "Ana lays 2, total 14: pair 2-2 for 2.",
        "Ana lays 1, total 15: 15 for 2. Opponent leads with the held 6.",
        "Opponent lays 5, total 11.",
        "Opponent rolls 6, but 11 and 6 make 17, so the die is held. Opponent scores 1 for the last die. Opponent "
        "leads with "
        "the held 6: last die for 1.",
    } },
  { "held=leads",
    "1f 0r124653 0c12 0l6 1t2 0l5 1t1 1t6 0l4",
    "Opponent",
    {
        "Opponent has the crib, so Ana leads.",
        "Ana rolls 1-2-3-4-5-6.",
        "Ana keeps 3-4-5-6 and pushes 1-2 to the crib.",
        "Ana leads with 6.",
        "Opponent lays 2, total 8.",
        "Ana lays 5, total 13.",
        "Opponent lays 1, total 14. Ana can’t lay a die, so Opponent goes on.",
        "Opponent rolls 6, but 14 and 6 make 20, so the die is held. Opponent scores 1 for the last die. Opponent "
        "leads with "
        "the held 6.",
        "Ana lays 4, total 10.",
    } },
  { "skunk=91",
    "0p100 1p50 0p25 1p8 x0",
    "Opponent",
    {
        NULL,
        "Deal 1: Ana +100 = 100, Opponent +50 = 50.",
        NULL,
        "Deal 2: Ana +25 = 125, Opponent +8 = 58. Ana wins with 125 points. It’s a skunk: Opponent has "
        "only 58 points.",
        "The game goes on until you end it.",
    } },
  { "table=open",
    "1f 0r665544 1r666655 1c55 0c44 0l6 1l6 0l5 1l6 0l6 1l6",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ana rolls 4-4-5-5-6-6.",
        "Ben rolls 5-5-6-6-6-6.",
        "Ben keeps 6-6-6-6 and pushes 5-5 to the crib.",
        "Ana keeps 5-5-6-6 and pushes 4-4 to the crib.",
        "Ana leads with 6.",
        "Ben lays 6, total 12: pair 6-6 for 2, last die for 1. Ana leads.",
        "Ana leads with 5.",
        "Ben lays 6, total 11: last die for 1. Ana leads.",
        "Ana leads with 6.",
        "Ben lays 6, total 12: pair 6-6 for 2, last die for 1. Ana leads.",
    } },
  { "target=10,table=open",
    "1f 0r122436 1r135511 0c36 1c11 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 s5 x13",
    "Ben",
    {
        "Ben has the crib, so Ana leads.",
        "Ana rolls 1-2-2-3-4-6.",
        "Ben rolls 1-1-1-3-5-5.",
        "Ana keeps 1-2-2-4 and pushes 3-6 to the crib.",
        "Ben keeps 1-3-5-5 and pushes 1-1 to the crib.",
        "Ana leads with 2.",
        "Ben lays 5, total 7: seven for 2.",
        "Ana lays 2, total 9.",
        "Ben lays 5, total 14.",
        "Ana lays 1, total 15: 15 for 2. Ben leads.",
        "Ben leads with 1.",
        "Ana lays 4, total 5.",
        "Ben lays 3, total 8: last die for 1.",
        "The starter is 5. Ana counts 1-2-2-4 and 5 for 10 points: four sevens for 8 (1+2+4 two ways, "
        "2+5 two ways), pair 2-2 for 2. Deal 1: Ana +12 = 12, Ben +3 = 3. Ana wins with 12 points.",
        "The game goes on to 13 points. Ben counts 1-3-5-5 and 5 for 6 points: three of a kind 5-5-5 for 6. Ben counts "
        "the crib, 1-1-3-6 and 5, for 8 points: three sevens for 6 (1+6 two ways, 1+1+5), pair 1-1 for 2. Deal 1: Ana "
        "+12 = 12, Ben +17 = 17. Ben wins with 17 points.",
    } },
  { "target=7",
    "0f 0r122436 0c36 1t4 0l4 1t1 0l1 1t6 0l2 0l2",
    "Opponent",
    {
        "Ana has the crib, so Opponent leads.",
        "Ana rolls 1-2-2-3-4-6.",
        "Ana keeps 1-2-2-4 and pushes 3-6 to the crib.",
        "Opponent leads with 4.",
        "Ana lays 4, total 8: pair 4-4 for 2.",
        "Opponent lays 1, total 9.",
        "Ana lays 1, total 10: pair 1-1 for 2.",
        "Opponent rolls 6, but 10 and 6 make 16, so the die is held. Ana goes on.",
        "Ana lays 2, total 12.",
        "Ana lays 2, total 14: pair 2-2 for 2, last die for 1. Deal 1: Ana +7 = 7, Opponent +0 = 0. Ana "
        "wins with 7 points.",
    } },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const char *const names[] = { "Ana", row->other };
  CrumbCubbage game = cubbage_script_fold (row->rules, "");
  g_autoptr (GArray) moves = cubbage_script_parse (row->moves);

  for (guint i = 0; i < moves->len; i++)
    {
      const CrumbMove *move = &g_array_index (moves, CrumbMove, i);
      CrumbCubbage before = game;
      g_autofree char *line = NULL;
      CrumbRefusal refusal;

      g_assert_true (crumb_cubbage_apply (&game, move, &refusal));
      line = crumb_words_cubbage_move (&before, move, &game, names);
      g_assert_cmpstr (line, ==, row->lines[i]);
    }
}

/* In a log a count is a line that says what it brought. */
static void
test_logged (void)
{
  const char *const names[] = { "Ana", "Ben" };
  CrumbCubbage game = cubbage_script_fold ("table=open", "");
  g_autoptr (GArray) moves = cubbage_script_parse ("1f 0r122436 1r135511 0c36 1c11 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 s5");
  g_autofree char *line = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      const CrumbMove *move = &g_array_index (moves, CrumbMove, i);
      CrumbCubbage before = game;
      CrumbRefusal refusal;

      g_free (line);
      g_assert_true (crumb_cubbage_apply (&game, move, &refusal));
      line = crumb_words_cubbage_logged (&before, move, &game, names);
    }
  g_assert_cmpstr (line, ==,
                   "The starter is 5.\nAna’s hand: 10 points.\nBen’s hand: 6 points.\nBen’s crib: 8 points.\n"
                   "Deal 1: Ana +12 = 12, Ben +17 = 17.\nAna has the crib, so Ben leads.");
}

/* Whatever is played: nothing that was laid, counted or won is left out, and every question has its words. */
static void
test_random (void)
{
  const char *const names[] = { "Ana", "Ben" };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint i = 0; i < 200; i++)
    {
      CrumbCubbageRules rules = random_cubbage_rules (rand);
      CrumbCubbage game = crumb_cubbage_start (&rules);
      CrumbMove move;

      for (guint n = 0; n < 150 && random_cubbage_move (rand, &game, &move); n++)
        {
          CrumbCubbage before = game;
          CrumbRefusal refusal;
          g_autofree char *line = NULL;
          g_autofree char *question = crumb_words_cubbage_expect (&game, names);
          g_autofree char *heading = crumb_words_cubbage_heading (&game);
          g_autofree char *subheading = crumb_words_cubbage_subheading (&game);

          g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
          line = crumb_words_cubbage_move (&before, &move, &game, names);
          g_assert_true (question[0] != '\0' && heading[0] != '\0' && subheading[0] != '\0');
          if (memcmp (before.scores.totals, game.scores.totals, sizeof game.scores.totals) != 0
              || (before.phase != game.phase && game.phase != CRUMB_CUBBAGE_AT_POINTS)
              || before.scores.round != game.scores.round)
            g_assert_nonnull (line);
          g_assert_true (line == NULL || strstr (line, "(null)") == NULL);
          if (game.phase == CRUMB_CUBBAGE_AT_OVER)
            g_assert_true (strstr (line, " wins with ") != NULL || strstr (line, "draw: ") != NULL
                           || g_str_has_suffix (line, "Ended before the first point."));
        }
    }
}

void
add_words_cubbage_log_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/cubbage/log/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/cubbage/log/logged", test_logged);
  g_test_add_func ("/words/cubbage/log/random", test_random);
}
