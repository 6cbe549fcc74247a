/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statistics of a game, and how likely each bid was to be won. */

#include "raid-script.h"
#include "random-raid.h"
#include "rules-tests.h"
#include "rules/cookie-raid/luck.h"
#include "rules/cookie-raid/odds.h"
#include "rules/cookie-raid/raid-figures.h"

#include <string.h>

/* All figures of a script. */
static void
count (const char *rules, unsigned seats, const char *script, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  g_autoptr (GArray) moves = raid_script_parse (script);
  CrumbRaid raid = raid_script_fold (rules, seats, "");

  memset (figures, 0, CRUMB_SEATS_MAX * sizeof figures[0]);
  for (unsigned i = 0; i < moves->len; i++)
    {
      const CrumbMove *move = &g_array_index (moves, CrumbMove, i);
      CrumbRaid before = raid;
      CrumbRefusal refusal;

      g_assert_true (crumb_raid_apply (&raid, move, &refusal));
      crumb_cookie_raid.count (&before, move, &raid, figures);
    }
}

/* What one seat's bids came to: by dice, how many and how many of them won. */
typedef struct
{
  const char *rules;
  unsigned seats;
  const char *moves;
  unsigned seat;
  unsigned bids[CRUMB_RAID_BID_SIZES];
  unsigned won[CRUMB_RAID_BID_SIZES];
  unsigned ties;
  unsigned taken;
} BidRow;

static const BidRow bid_rows[] = {
  { "", 2, "p 0b6 1b55 0t6", 0, { 0, 1 }, { 0, 1 }, 0, 1 },
  { "", 2, "p 0b6 1b55 0t6", 1, { 0, 0, 1 }, { 0 }, 0, 0 },
  { "", 3, "p 0b654 1b111 2b 0t6", 0, { 0, 0, 0, 1 }, { 0, 0, 0, 1 }, 0, 1 },
  { "", 3, "p 0b654 1b111 2b 0t6", 2, { 0 }, { 0 }, 0, 0 },
  { "most-dice=any", 2, "0w 0t1 0b6543 1b1 0t2", 0, { 1 }, { 1 }, 0, 2 },
  /* Not yet taken, won without a rival, or not entered in full: no contest */
  { "", 2, "p 0b6 1b55", 0, { 0 }, { 0 }, 0, 0 },
  { "", 2, "p 0b6 1b 0t6", 0, { 0 }, { 0 }, 0, 1 },
  { "", 2, "p 0b6 0w 0t6", 0, { 0 }, { 0 }, 0, 1 },
  { "", 2, "0w 0t6", 0, { 0 }, { 0 }, 0, 1 },
  /* A tie and all its re-rolls are one bid, of the dice of the first roll */
  { "", 3, "p 0b55 1b55 2b41 0r31 1r31 0r61 1r62 1t6", 0, { 0, 0, 1 }, { 0 }, 1, 0 },
  { "", 3, "p 0b55 1b55 2b41 0r31 1r31 0r61 1r62 1t6", 1, { 0, 0, 1 }, { 0, 0, 1 }, 1, 1 },
  { "", 3, "p 0b55 1b55 2b41 0r31 1r31 0r61 1r62 1t6", 2, { 0, 0, 1 }, { 0 }, 0, 0 },
  { "", 2, "p 0b55 1b55 0w 0t6", 0, { 0, 0, 1 }, { 0, 0, 1 }, 1, 1 },
  /* Put right before it was taken: only the last of it counts */
  { "", 2, "p 0b55 1b55 0b6 0t6", 0, { 0, 1 }, { 0, 1 }, 0, 1 },
  { "", 2, "p 0b5 1b55 0b54~ 0w 0t6", 0, { 0 }, { 0 }, 0, 1 },
  /* The table's word counts */
  { "", 2, "p 0b6 1b55 ! 1w 1t6", 1, { 0, 0, 1 }, { 0, 0, 1 }, 0, 1 },
};

static void
check_bids (gconstpointer data)
{
  const BidRow *row = data;
  CrumbFigures figures[CRUMB_SEATS_MAX];
  const int64_t *counted = figures[row->seat];

  count (row->rules, row->seats, row->moves, figures);
  for (unsigned dice = 1; dice <= CRUMB_RAID_BID_SIZES; dice++)
    {
      const int64_t *bids = &counted[crumb_raid_figure_of_bids (dice)];

      g_assert_cmpint (bids[CRUMB_RAID_BIDS_MADE], ==, row->bids[dice % CRUMB_RAID_BID_SIZES]);
      g_assert_cmpint (bids[CRUMB_RAID_BIDS_WON], ==, row->won[dice % CRUMB_RAID_BID_SIZES]);
      g_assert_true ((bids[CRUMB_RAID_BIDS_EXPECTED] > 0) == (bids[CRUMB_RAID_BIDS_MADE] > 0));
    }
  g_assert_cmpint (counted[CRUMB_RAID_FIGURE_TIES], ==, row->ties);
  g_assert_cmpint (counted[CRUMB_RAID_FIGURE_TAKEN], ==, row->taken);
}

/* What became of the last dice that one seat took. */
typedef struct
{
  const char *rules;
  const char *moves;
  unsigned kept;
  unsigned rerolled;
  unsigned better;
  unsigned worse;
  int pips;
  unsigned weighed;
  int gained;
} LuckyRow;

#define ONE "plate=1"

static const LuckyRow lucky_rows[] = {
  { ONE, "0w 0t6 0l", 1, 0, 0, 0, 0, 0, 0 },
  { ONE, "0w 0t6 0l2", 0, 1, 0, 1, -4, 0, 0 },
  { ONE, "0w 0t2 0l5", 0, 1, 1, 0, 3, 0, 0 },
  { ONE, "0w 0t2 0l2", 0, 1, 0, 0, 0, 0, 0 },
  { ONE, "0w 0t? 0l5", 0, 1, 0, 0, 0, 0, 0 },
  { ONE, "0w 0t2 0l?", 0, 1, 0, 0, 0, 0, 0 },
  /* The hand with it against the hand with what lay there: a pair, and the best set with it */
  { ONE, "0w 0t2 0l5 0h5431 1h666", 0, 1, 1, 0, 3, 1, 0 },
  { ONE, "0w 0t2 0l5 0h5541 1h661", 0, 1, 1, 0, 3, 1, 2 },
  { ONE, "0w 0t2 0l5 0h5551 1h666", 0, 1, 1, 0, 3, 1, 1 },
  { ONE, "0w 0t2 0l5 0h5552 1h123", 0, 1, 1, 0, 3, 1, -1 },
  { ONE, "0w 0t2 0l5 0h5541 1h441", 0, 1, 1, 0, 3, 1, 7 },
  { ONE, "0w 0t5 0l2 0h5521 1h661", 0, 1, 0, 1, -3, 1, -6 },
  /* The hand does not show it: nothing to weigh */
  { ONE, "0w 0t2 0l5 0h4431 1h666", 0, 1, 1, 0, 3, 0, 0 },
  { ONE, "0w 0t? 0l5 0h5541 1h661", 0, 1, 0, 0, 0, 0, 0 },
  { ONE, "0w 0t2 0l5 0c9 1c3", 0, 1, 1, 0, 3, 0, 0 },
  /* Somebody else's round after it */
  { ONE, "0w 0t2 0l5 0h5541 1h661 n 1w 1t2 1l 0h123 1h1234", 0, 1, 1, 0, 3, 1, 2 },
  /* What a roll-off would have brought nobody knows */
  { "plate=2,tied-best=roll-off", "1w 1t1 0w 0t4 0l5 0h5532 1h5432", 0, 1, 1, 0, 1, 0, 0 },
  { "plate=2", "1w 1t1 0w 0t4 0l5 0h5532 1h5432", 0, 1, 1, 0, 1, 1, 2 },
};

static void
check_lucky (gconstpointer data)
{
  const LuckyRow *row = data;
  CrumbFigures figures[CRUMB_SEATS_MAX];

  count (row->rules, 2, row->moves, figures);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_KEPT], ==, row->kept);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_REROLLED], ==, row->rerolled);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_BETTER], ==, row->better);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_WORSE], ==, row->worse);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_PIPS], ==, row->pips);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_WEIGHED], ==, row->weighed);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_LUCKY_GAINED], ==, row->gained);
}

static void
check_rounds (void)
{
  CrumbFigures figures[CRUMB_SEATS_MAX];

  count ("", 2, "0h6655 1h222 n 0c3 1c11 2j30 n 0h665 1h665 2h124", figures);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_HANDS], ==, 2);
  g_assert_cmpint (figures[0][CRUMB_RAID_FIGURE_BONUSES], ==, 1);
  g_assert_cmpint (figures[1][CRUMB_RAID_FIGURE_HANDS], ==, 2);
  g_assert_cmpint (figures[1][CRUMB_RAID_FIGURE_BONUSES], ==, 2);
  g_assert_cmpint (figures[2][CRUMB_RAID_FIGURE_HANDS], ==, 1);
}

static void
assert_chance (const CrumbLuck *luck, unsigned seat, const char *chance)
{
  char text[CRUMB_FRACTION_TEXT_MAX];

  g_assert_cmpstr (crumb_fraction_format (luck->chances[seat], text), ==, chance);
}

/* Those of a bid as long as it lies on the table: when it is ruled, tied, won, and over the lucky last. */
static void
check_luck (void)
{
  const char *const contested[] = {
    "p 0b6 1b5", "p 0b5 1b5", "p 0b5 1b5 0r6", "p 0b5 1b5 0r6 1r2", "p 0b5 1b5 0r6 1r6", "p 0b6 1b5 0t6",
  };
  const char *const none[] = { "", "p 0b6", "p 0b6 1b", "p 0b 1b", "0w", "p 0b6 0w", "p 0b6 1b5 0b6~" };

  for (unsigned i = 0; i < G_N_ELEMENTS (contested); i++)
    {
      CrumbRaid raid = raid_script_fold (ONE, 2, contested[i]);
      CrumbLuck luck;

      g_assert_true (crumb_luck (&raid, &luck));
      g_assert_cmpuint (luck.dice[0], ==, 1);
      g_assert_cmpuint (luck.dice[1], ==, 1);
      assert_chance (&luck, 0, "1/2");
      assert_chance (&luck, 1, "1/2");
      assert_chance (&luck, 2, "0/1");
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (none); i++)
    {
      CrumbRaid raid = raid_script_fold (ONE, 2, none[i]);
      CrumbLuck luck;

      g_assert_false (crumb_luck (&raid, &luck));
    }
}

static void
forget (uint8_t dice[])
{
  memset (dice, 0, CRUMB_SEATS_MAX);
}

/* The numbers of dice of a first roll, as they were entered, whatever became of it. */
static void
note_first_roll (const CrumbMove *move, const CrumbRaid *after, uint8_t dice[])
{
  const CrumbRoll *roll = after->phase == CRUMB_RAID_AT_TIE ? &after->tied : &after->roll;

  if (move->what == CRUMB_RAID_REVEAL)
    forget (dice);
  if (move->what != CRUMB_RAID_BID)
    return;

  forget (dice);
  for (unsigned seat = 0; roll->closed == roll->seats && seat < CRUMB_SEATS_MAX; seat++)
    dice[seat] = roll->dice[seat].count;
}

/* Whether everybody has to roll once more, as after another tie. */
static bool
nobody_rolled (const CrumbRoll *roll)
{
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (roll->dice[seat].count > 0)
      return false;
  return true;
}

/* In random games: every contest has one winner, and what was to be won is the odds of its dice. */
static void
check_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (unsigned i = 0; i < 400; i++)
    {
      CrumbHouseRules rules = random_raid_rules (rand);
      CrumbRaid raid = crumb_raid_start (&rules, (unsigned) g_rand_int_range (rand, 2, 5), 0);
      CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };
      uint8_t dice[CRUMB_SEATS_MAX];
      unsigned contests = 0, won = 0, takes = 0, ties = 0;
      double expected = 0, variance = 0;
      unsigned rerolls[CRUMB_SEATS_MAX] = { 0 };
      CrumbMove move;

      rules.most_dice = rules.most_dice == 0 ? 3 : rules.most_dice;
      raid.rules = rules;
      forget (dice);
      for (unsigned n = 0; n < 120 && random_raid_move (rand, &raid, &move); n++)
        {
          CrumbRaid before = raid;
          CrumbRefusal refusal;
          CrumbOdds odds;
          unsigned bidders = 0;

          g_assert_true (crumb_raid_apply (&raid, &move, &refusal));
          crumb_cookie_raid.count (&before, &move, &raid, figures);
          note_first_roll (&move, &raid, dice);
          if (move.what == CRUMB_RAID_BID || move.what == CRUMB_RAID_REVEAL)
            ties = raid.phase == CRUMB_RAID_AT_TIE;
          else if (move.what == CRUMB_RAID_REROLL)
            ties += raid.phase == CRUMB_RAID_AT_TIE && move.dice.count > 0 && nobody_rolled (&raid.roll);
          if (move.what != CRUMB_RAID_TAKE)
            continue;
          takes++;
          rerolls[move.seat] = MAX (rerolls[move.seat], ties);
          ties = 0;
          for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
            bidders += dice[seat] > 0;
          if (bidders > 1 && crumb_odds_bid (&rules, dice, CRUMB_SEATS_MAX, &odds))
            {
              contests++;
              for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
                {
                  double chance = crumb_fraction_value (odds.win[seat]);

                  expected += chance;
                  variance += chance - chance * chance;
                }
            }
          forget (dice);
        }

      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        {
          takes -= (unsigned) figures[seat][CRUMB_RAID_FIGURE_TAKEN];
          variance -= (double) figures[seat][CRUMB_RAID_FIGURE_BIDS_VARIANCE] / CRUMB_FIGURE_BILLIONTHS;
          g_assert_cmpint (figures[seat][CRUMB_RAID_FIGURE_REROLLS], ==, rerolls[seat]);
          for (unsigned size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
            {
              const int64_t *bids = &figures[seat][crumb_raid_figure_of_bids (size)];

              won += (unsigned) bids[CRUMB_RAID_BIDS_WON];
              expected -= (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS;
            }
        }
      g_assert_cmpuint (takes, ==, 0);
      g_assert_cmpuint (won, ==, contests);
      g_assert_cmpfloat_with_epsilon (expected, 0, 1e-6);
      g_assert_cmpfloat_with_epsilon (variance, 0, 1e-6);
    }
}

/* Ids are what a record is read by: one for each place, none twice. */
static void
check_ids (void)
{
  g_assert_cmpuint (crumb_cookie_raid.n_figures, <=, CRUMB_FIGURES_MAX);
  for (unsigned i = 0; i < crumb_cookie_raid.n_figures; i++)
    {
      g_assert_nonnull (crumb_cookie_raid.figures[i].id);
      for (unsigned j = 0; j < i; j++)
        g_assert_cmpstr (crumb_cookie_raid.figures[i].id, !=, crumb_cookie_raid.figures[j].id);
    }
  g_assert_cmpstr (crumb_raid_figures[crumb_raid_figure_of_bids (7) + CRUMB_RAID_BIDS_WON].id, ==, "bids-4-won");
  g_assert_cmpstr (crumb_raid_figures[CRUMB_RAID_FIGURE_LUCKY_GAINED].id, ==, "lucky-gained");
}

void
add_raid_figures_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (bid_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/figures/bids/%u-%s", i, bid_rows[i].moves);

      g_test_add_data_func (name, &bid_rows[i], check_bids);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (lucky_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/figures/lucky/%u-%s", i, lucky_rows[i].moves);

      g_test_add_data_func (name, &lucky_rows[i], check_lucky);
    }
  g_test_add_func ("/figures/ids", check_ids);
  g_test_add_func ("/figures/rounds", check_rounds);
  g_test_add_func ("/figures/luck", check_luck);
  g_test_add_func ("/figures/random", check_random);
}
