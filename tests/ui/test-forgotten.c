/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be added to a game that was played: in which state, for which seat, and that the rules take it there. */

#include "../rules/auntie-mildred/mildred-script.h"
#include "../rules/cubbage/cubbage-script.h"
#include "../rules/cubbage/random-cubbage.h"
#include "../rules/raid-script.h"
#include "../rules/random-raid.h"
#include "ui-tests.h"

#include "rules/cubbage/cubbage.h"
#include "ui/game/crumb-game-ui.h"

#include <glib.h>

#define NOT_HERE 254

typedef struct
{
  const char *script;
  guint what;
  guint seat; /* NOT_HERE: it can't be added */
} Row;

static const Row raid_rows[] = {
  { "", CRUMB_RAID_PLATE, CRUMB_NO_SEAT },
  { "", CRUMB_RAID_BID, 0 },
  { "0b511", CRUMB_RAID_BID, 1 },
  { "0b511", CRUMB_RAID_REROLL, NOT_HERE },
  { "0b55 1b55", CRUMB_RAID_REROLL, 0 },
  { "0b55 1b55 0r61", CRUMB_RAID_REROLL, 1 },
  { "0b511 1b444", CRUMB_RAID_TAKE, 0 },
  { "0b511", CRUMB_RAID_TAKE, NOT_HERE },
  { "0b511 1b444 0t6", CRUMB_RAID_HAND, NOT_HERE },
  { "0b511 1b444 0t6", CRUMB_RAID_REVEAL, CRUMB_NO_SEAT },
  { "0b511 1b444 0t6 v 0h6511", CRUMB_RAID_HAND, 1 },
  { "0c4", CRUMB_RAID_COOKIES, 1 },
  { "0c4 1c5", CRUMB_RAID_COOKIES, NOT_HERE },
  { "0c4 1c5", CRUMB_RAID_JOIN, NOT_HERE },
  { "0c4 1c50", CRUMB_RAID_BID, NOT_HERE },
};

static const Row cubbage_rows[] = {
  { "", CRUMB_CUBBAGE_FIRST_CRIB, 0 },
  { "1f", CRUMB_CUBBAGE_ROLL, 0 },
  { "1f 0r122456", CRUMB_CUBBAGE_TO_CRIB, 0 },
  { "1f 0r122456 0c56", CRUMB_CUBBAGE_LAY, 0 },
  { "1f 0r122456 0c56 0l1", CRUMB_CUBBAGE_THROW, 1 },
  { "1f 0r122456 0c56 0l1", CRUMB_CUBBAGE_LAY, NOT_HERE },
  { "1f 0r122456 0c56", CRUMB_CUBBAGE_CLAIM, NOT_HERE },
  { "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4", CRUMB_CUBBAGE_STARTER, CRUMB_NO_SEAT },
};

#define SHAKEN "start-shake 0 123456, start-shake 1 666666"

static const Row mildred_rows[] = {
  { "", CRUMB_MILDRED_START_SHAKE, 0 },
  { "start-shake 0 123456", CRUMB_MILDRED_START_SHAKE, 1 },
  { "", CRUMB_MILDRED_STANDS, 0 },
  { "", CRUMB_MILDRED_USE_PRANK, NOT_HERE },
  { SHAKEN, CRUMB_MILDRED_START_SHAKE, NOT_HERE },
  { SHAKEN, CRUMB_MILDRED_USE_PRANK, 0 },
  { SHAKEN, CRUMB_MILDRED_COMBAT, NOT_HERE },
  { SHAKEN, CRUMB_MILDRED_TASK, NOT_HERE },
  { SHAKEN, CRUMB_MILDRED_COOKIES, NOT_HERE },
  { SHAKEN ", scally 0 1 =12, task 0 =121", CRUMB_MILDRED_COOKIES, 0 },
  { SHAKEN ", pass 0", CRUMB_MILDRED_SHAKE, 1 },
  { SHAKEN ", end", CRUMB_MILDRED_STANDS, NOT_HERE },
};

static void
check_row (const CrumbGameUi *ui, const Row *row, GArray *moves, const char *rules)
{
  g_autofree gpointer state = g_malloc0 (ui->kind->state_size);
  CrumbRefusal refusal;
  CrumbMoveForm form;
  CrumbMove move;

  g_test_message ("%s: %u", row->script, row->what);
  g_assert_true (crumb_game_kind_start (ui->kind, state, rules, 2, 0));
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (ui->kind->apply (state, &g_array_index (moves, CrumbMove, i), &refusal));

  if (row->seat == NOT_HERE)
    {
      g_assert_false (ui->move_to_add (state, row->what, &move));
      return;
    }
  g_assert_true (ui->move_to_add (state, row->what, &move));
  g_assert_cmpuint (move.what, ==, row->what);
  g_assert_cmpuint (move.seat, ==, row->seat);
  form = crumb_move_form (ui->kind, state, move.what);
  g_assert_true (form.parts != 0 || row->what == CRUMB_RAID_REVEAL || row->what == CRUMB_CUBBAGE_GO);
}

static void
test_raid_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (raid_rows); i++)
    {
      g_autoptr (GArray) moves = raid_script_parse (raid_rows[i].script);

      check_row (crumb_game_ui_of (&crumb_cookie_raid), &raid_rows[i], moves, "");
    }
}

static void
test_cubbage_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cubbage_rows); i++)
    {
      g_autoptr (GArray) moves = cubbage_script_parse (cubbage_rows[i].script);

      check_row (crumb_game_ui_of (&crumb_cubbage), &cubbage_rows[i], moves, "");
    }
}

static void
test_mildred_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mildred_rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (mildred_rows[i].script, ", ", -1);
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));

      for (guint n = 0; words[n] != NULL; n++)
        {
          CrumbMove move = mildred_script_parse (words[n]);

          g_array_append_val (moves, move);
        }
      check_row (crumb_game_ui_of (&crumb_auntie_mildred), &mildred_rows[i], moves, "");
    }
}

/* A round that can begin in this state is taken and scored, unless it ends the game before it is whole. */
static gboolean
add_round (const CrumbGameUi *ui, gconstpointer state)
{
  g_autofree gpointer after = g_memdup2 (state, ui->kind->state_size);
  const int points[CRUMB_SEATS_MAX] = { 3, 1, 0, 2 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  guint n = ui->round_to_add (state, points, moves);
  CrumbRefusal refusal;

  g_assert_cmpuint (n, <=, CRUMB_ROUND_TO_ADD_MAX);
  for (guint i = 0; i < n && !crumb_scores_of (after)->over; i++)
    g_assert_true (ui->kind->apply (after, &moves[i], &refusal));
  if (n > 0)
    g_assert_cmpuint (crumb_scores_of (after)->n_rounds, >, crumb_scores_of (state)->n_rounds);
  return n > 0;
}

static void
test_raid_rounds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cookie_raid);
  guint n_rounds = 0;

  for (guint i = 0; i < 300; i++)
    {
      CrumbHouseRules rules = random_raid_rules (rand);
      CrumbRaid raid = crumb_raid_start (&rules, (guint) g_rand_int_range (rand, 2, CRUMB_SEATS_MAX + 1), 0);
      CrumbRefusal refusal;
      CrumbMove move;

      for (guint n = 0; n < 100 && random_raid_move (rand, &raid, &move); n++)
        {
          n_rounds += add_round (ui, &raid);
          crumb_raid_apply (&raid, &move, &refusal);
        }
    }
  g_assert_cmpuint (n_rounds, >=, 300);
}

static void
test_cubbage_rounds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cubbage);
  guint n_rounds = 0;

  for (guint i = 0; i < 300; i++)
    {
      CrumbCubbageRules rules = random_cubbage_rules (rand);
      CrumbCubbage game = crumb_cubbage_start (&rules);
      CrumbRefusal refusal;
      CrumbMove move;

      for (guint n = 0; n < 60 && random_cubbage_move (rand, &game, &move); n++)
        {
          n_rounds += add_round (ui, &game);
          crumb_cubbage_apply (&game, &move, &refusal);
        }
    }
  g_assert_cmpuint (n_rounds, >=, 300);
}

/* A round of a paper sheet is what both dice show after it, whatever is being played. */
static void
test_mildred_rounds (void)
{
  static const char *const scripts[] = { "", "stands 0 =4, stands 1 =11", SHAKEN ", prank 0 4, pass 0",
                                         SHAKEN ", scally 0 1 =12, task 0 =121, victory 0 =1" };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      CrumbMildred game = mildred_script_fold ("", scripts[i]);

      g_assert_true (add_round (crumb_game_ui_of (&crumb_auntie_mildred), &game));
    }
}

void
add_forgotten_tests (void)
{
  g_test_add_func ("/forgotten/raid-moves", test_raid_moves);
  g_test_add_func ("/forgotten/cubbage-moves", test_cubbage_moves);
  g_test_add_func ("/forgotten/mildred-moves", test_mildred_moves);
  g_test_add_func ("/forgotten/mildred-rounds", test_mildred_rounds);
  g_test_add_func ("/forgotten/raid-rounds", test_raid_rounds);
  g_test_add_func ("/forgotten/cubbage-rounds", test_cubbage_rounds);
}
