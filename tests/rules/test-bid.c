/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who wins a bid and why: the rulebook's examples, every knob, and all possible bids against a second judge. */

#include "naive-bid.h"
#include "rules-tests.h"
#include "rules/cookie-raid/bid.h"

#include <glib.h>
#include <string.h>

#define HIGHEST CRUMB_COMPARE_HIGHEST_DIE
#define PIPS CRUMB_COMPARE_MOST_PIPS
#define LOWEST CRUMB_COMPARE_LOWEST_DIE
#define LAST CRUMB_ADVANTAGE_LAST_DIE
#define AFTER_HIGHEST CRUMB_ADVANTAGE_HIGHEST_DIE
#define NONE CRUMB_ADVANTAGE_NONE
#define WIN CRUMB_VERDICT_WIN
#define REROLL CRUMB_VERDICT_REROLL
#define ANY 99

typedef struct
{
  CrumbComparison comparison;
  CrumbAdvantage advantage;
  const char *bids;
  CrumbVerdict verdict;
  unsigned winner;
  const char *standing;
  CrumbBidReason reason;
  unsigned deciding;
} Row;

/* Bids are separated by blanks, groups of equal bids by ">"; ANY deciding die means that none is named. */
static const Row rows[] = {
  /* The rulebook's examples */
  { HIGHEST, LAST, "511 444", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "62 532", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "5 421", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "62 5", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "43 433", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, 2 },
  { HIGHEST, LAST, "43 441", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, LAST, "43 4", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 1 },
  { HIGHEST, LAST, "666 6", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 1 },
  { HIGHEST, LAST, "66 6", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 1 },
  { HIGHEST, LAST, "51 541", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, LAST, "54 541", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, 2 },

  /* The order in which dice were entered doesn't matter */
  { HIGHEST, LAST, "115 444", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "343 34", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 2 },
  { HIGHEST, LAST, "136 163", REROLL, CRUMB_NO_SEAT, "01", CRUMB_BID_TIE, ANY },

  /* How far down */
  { HIGHEST, LAST, "653 654", WIN, 1, "1>0", CRUMB_BID_LAST_DIE, 2 },
  { HIGHEST, LAST, "643 654", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, LAST, "64 65", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, LAST, "3 4", WIN, 1, "1>0", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "6544 6543", WIN, 0, "0>1", CRUMB_BID_LAST_DIE, 3 },
  { HIGHEST, LAST, "6544 6534", WIN, 0, "0>1", CRUMB_BID_LAST_DIE, 3 },
  { HIGHEST, LAST, "6554 6543", WIN, 0, "0>1", CRUMB_BID_NEXT_DIE, 2 },
  { HIGHEST, LAST, "6554 654", WIN, 0, "0>1", CRUMB_BID_LAST_DIE, 2 },
  { HIGHEST, LAST, "654321 65432", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 5 },

  /* Seats without a bid take no part */
  { HIGHEST, LAST, "- -", CRUMB_VERDICT_NOBODY, CRUMB_NO_SEAT, "", CRUMB_BID_NOBODY, ANY },
  { HIGHEST, LAST, "- - - -", CRUMB_VERDICT_NOBODY, CRUMB_NO_SEAT, "", CRUMB_BID_NOBODY, ANY },
  { HIGHEST, LAST, "- 1", WIN, 1, "1", CRUMB_BID_ONLY, ANY },
  { HIGHEST, LAST, "111 - -", WIN, 0, "0", CRUMB_BID_ONLY, ANY },
  { HIGHEST, LAST, "- 61 6 -", WIN, 2, "2>1", CRUMB_BID_ADVANTAGE, 1 },

  /* Ties: only the best, and only those in it */
  { HIGHEST, LAST, "55 55 6", WIN, 2, "2>01", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, LAST, "6 6 55", REROLL, CRUMB_NO_SEAT, "01>2", CRUMB_BID_TIE, ANY },
  { HIGHEST, LAST, "632 - 1 326", REROLL, CRUMB_NO_SEAT, "03>2", CRUMB_BID_TIE, ANY },
  { HIGHEST, LAST, "1 1 1 1", REROLL, CRUMB_NO_SEAT, "0123", CRUMB_BID_TIE, ANY },
  { HIGHEST, LAST, "21 3 21 3", REROLL, CRUMB_NO_SEAT, "13>02", CRUMB_BID_TIE, ANY },
  { HIGHEST, LAST, "4 65 654 61", WIN, 1, "1>2>3>0", CRUMB_BID_ADVANTAGE, 2 },
  { HIGHEST, LAST, "1 2 3 4", WIN, 3, "3>2>1>0", CRUMB_BID_HIGHEST_DIE, 0 },
  /* The reason is what separates the best from the runner-up, not from anybody else */
  { HIGHEST, LAST, "654 653 1", WIN, 0, "0>1>2", CRUMB_BID_LAST_DIE, 2 },
  { HIGHEST, LAST, "1 653 654", WIN, 2, "2>1>0", CRUMB_BID_LAST_DIE, 2 },

  /* Advantage right after the highest die (playtest 3, the variant) */
  { HIGHEST, AFTER_HIGHEST, "51 541", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, 2 },
  { HIGHEST, AFTER_HIGHEST, "5 54", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, 1 },
  { HIGHEST, AFTER_HIGHEST, "61 532", WIN, 0, "0>1", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, AFTER_HIGHEST, "551 6", WIN, 1, "1>0", CRUMB_BID_HIGHEST_DIE, 0 },
  { HIGHEST, AFTER_HIGHEST, "531 541", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, AFTER_HIGHEST, "543 541", WIN, 0, "0>1", CRUMB_BID_LAST_DIE, 2 },
  { HIGHEST, AFTER_HIGHEST, "53 53", REROLL, CRUMB_NO_SEAT, "01", CRUMB_BID_TIE, ANY },

  /* No advantage (playtest 3): a missing die is lower than any */
  { HIGHEST, NONE, "43 433", WIN, 1, "1>0", CRUMB_BID_MORE_DICE, 2 },
  { HIGHEST, NONE, "4 41", WIN, 1, "1>0", CRUMB_BID_MORE_DICE, 1 },
  { HIGHEST, NONE, "51 541", WIN, 1, "1>0", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, NONE, "52 511", WIN, 0, "0>1", CRUMB_BID_NEXT_DIE, 1 },
  { HIGHEST, NONE, "6 666", WIN, 1, "1>0", CRUMB_BID_MORE_DICE, 1 },
  { HIGHEST, NONE, "43 34", REROLL, CRUMB_NO_SEAT, "01", CRUMB_BID_TIE, ANY },

  /* Lowest die (playtest 5): 1 is the highest */
  { LOWEST, LAST, "511 444", WIN, 0, "0>1", CRUMB_BID_LOWEST_DIE, 0 },
  { LOWEST, LAST, "66 1", WIN, 1, "1>0", CRUMB_BID_LOWEST_DIE, 0 },
  { LOWEST, LAST, "156 16", WIN, 0, "0>1", CRUMB_BID_NEXT_DIE, 1 },
  { LOWEST, LAST, "156 15", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, 2 },
  { LOWEST, LAST, "156 155", WIN, 1, "1>0", CRUMB_BID_LAST_DIE, 2 },
  { LOWEST, NONE, "15 156", WIN, 1, "1>0", CRUMB_BID_MORE_DICE, 2 },
  { LOWEST, AFTER_HIGHEST, "16 123", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, 2 },
  { LOWEST, LAST, "6 - 6", REROLL, CRUMB_NO_SEAT, "02", CRUMB_BID_TIE, ANY },

  /* Most pips in all (first draft) */
  { PIPS, LAST, "444 66", WIN, 1, "1>0", CRUMB_BID_ADVANTAGE, ANY },
  { PIPS, LAST, "445 66", WIN, 0, "0>1", CRUMB_BID_MOST_PIPS, ANY },
  { PIPS, AFTER_HIGHEST, "6 51", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, ANY },
  { PIPS, NONE, "6 51", REROLL, CRUMB_NO_SEAT, "01", CRUMB_BID_TIE, ANY },
  { PIPS, LAST, "51 42", REROLL, CRUMB_NO_SEAT, "01", CRUMB_BID_TIE, ANY },
  { PIPS, LAST, "666666666666666 5 -", WIN, 0, "0>1", CRUMB_BID_MOST_PIPS, ANY },
  { PIPS, LAST, "6 111111", WIN, 0, "0>1", CRUMB_BID_ADVANTAGE, ANY },
  { PIPS, LAST, "- 1 -", WIN, 1, "1", CRUMB_BID_ONLY, ANY },
};

static CrumbHouseRules
house_rules (CrumbComparison comparison, CrumbAdvantage advantage)
{
  CrumbHouseRules rules = crumb_house_rules_final ();

  rules.comparison = (uint8_t) comparison;
  rules.advantage = (uint8_t) advantage;
  return rules;
}

static unsigned
parse_bids (const char *text, unsigned sides, CrumbDice bids[CRUMB_SEATS_MAX])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  unsigned seats = g_strv_length (words);

  for (unsigned seat = 0; seat < seats; seat++)
    g_assert_true (crumb_dice_parse (words[seat], sides, &bids[seat], NULL));
  return seats;
}

static char *
standing_text (const CrumbRuling *ruling)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < ruling->n_standing; i++)
    {
      if (i > 0)
        g_string_append_c (text, '>');
      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (ruling->standing[i], seat))
          g_string_append_printf (text, "%u", seat);
    }
  return g_string_free (text, FALSE);
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules = house_rules (row->comparison, row->advantage);
  CrumbDice bids[CRUMB_SEATS_MAX];
  unsigned seats = parse_bids (row->bids, 6, bids);
  CrumbRuling ruling = crumb_bid_judge (&rules, bids, seats);
  g_autofree char *standing = standing_text (&ruling);

  g_assert_cmpstr (standing, ==, row->standing);
  g_assert_cmpuint (ruling.verdict, ==, row->verdict);
  g_assert_cmpuint (ruling.winner, ==, row->winner);
  g_assert_cmpuint (ruling.reason, ==, row->reason);
  g_assert_cmpuint (ruling.reroll, ==, row->verdict == REROLL ? ruling.standing[0] : 0);
  if (row->deciding != ANY)
    g_assert_cmpuint (ruling.deciding, ==, row->deciding);
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    g_assert_true (crumb_seats_has (ruling.no_bid, seat) == (seat < seats && bids[seat].count == 0));
}

static void
check_big_dice (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbDice bids[CRUMB_SEATS_MAX];
  CrumbRuling ruling;

  rules.sides = 12;
  ruling = crumb_bid_judge (&rules, bids, parse_bids ("12,1,1 11,11,11", 12, bids));
  g_assert_cmpuint (ruling.winner, ==, 0);
  ruling = crumb_bid_judge (&rules, bids, parse_bids ("9,9 10,", 12, bids));
  g_assert_cmpuint (ruling.winner, ==, 1);
  rules.comparison = LOWEST;
  ruling = crumb_bid_judge (&rules, bids, parse_bids ("12,1 11,2", 12, bids));
  g_assert_cmpuint (ruling.winner, ==, 0);
}

static void
check_colours_do_not_matter (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbDice bids[CRUMB_SEATS_MAX];
  CrumbRuling ruling = crumb_bid_judge (&rules, bids, parse_bids ("5r1b 1r5g", 6, bids));

  g_assert_cmpuint (ruling.verdict, ==, REROLL);
}

static void
check_order (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  char text[CRUMB_DICE_TEXT_MAX];
  CrumbDice dice, order;

  g_assert_true (crumb_dice_parse ("2616", 6, &dice, NULL));
  order = crumb_bid_order (&rules, &dice);
  g_assert_cmpstr (crumb_dice_format (&order, text), ==, "6621");
  rules.comparison = LOWEST;
  order = crumb_bid_order (&rules, &dice);
  g_assert_cmpstr (crumb_dice_format (&order, text), ==, "1266");
}

static void
check_most_dice (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();

  g_assert_cmpuint (crumb_bid_most_dice (&rules, 3), ==, 3);
  g_assert_cmpuint (crumb_bid_most_dice (&rules, 11), ==, 3);
  g_assert_cmpuint (crumb_bid_most_dice (&rules, 2), ==, 2);
  rules.most_dice = 1;
  g_assert_cmpuint (crumb_bid_most_dice (&rules, 3), ==, 1);
  rules.most_dice = 0;
  g_assert_cmpuint (crumb_bid_most_dice (&rules, 11), ==, 11);
}

/* Every bid of no to three dice, in one order each; which one changes from bid to bid. */
static unsigned
all_bids (CrumbDice bids[84])
{
  unsigned n = 0;

  for (uint8_t high = 0; high <= 6; high++)
    for (uint8_t next = 0; next <= high; next++)
      for (uint8_t low = 0; low <= next; low++)
        {
          const uint8_t faces[3] = { high, next, low };

          bids[n] = (CrumbDice) { 0 };
          for (unsigned i = 0; i < 3; i++)
            if (faces[(i + n) % 3] != 0)
              crumb_dice_add (&bids[n], (CrumbDie) { .face = faces[(i + n) % 3] });
          n++;
        }
  return n;
}

static void
compare (const CrumbHouseRules *rules, const CrumbDice bids[], const NaiveBid words[], unsigned seats)
{
  CrumbRuling got = crumb_bid_judge (rules, bids, seats);
  CrumbRuling want = naive_bid_judge (rules, words, seats);
  bool one_by_one = rules->comparison != PIPS && want.verdict == WIN && want.reason != CRUMB_BID_ONLY;

  if (got.verdict == want.verdict && got.reason == want.reason && got.winner == want.winner && got.reroll == want.reroll
      && got.no_bid == want.no_bid && got.n_standing == want.n_standing
      && memcmp (got.standing, want.standing, want.n_standing) == 0 && (!one_by_one || got.deciding == want.deciding))
    return;

  for (unsigned seat = 0; seat < seats; seat++)
    {
      char text[CRUMB_DICE_TEXT_MAX];

      g_test_message ("seat %u: %s", seat, crumb_dice_format (&bids[seat], text));
    }
  g_test_message ("comparison %u, advantage %u: verdict %u (want %u), reason %u (want %u), winner %u (want %u), "
                  "deciding %u (want %u)",
                  rules->comparison, rules->advantage, got.verdict, want.verdict, got.reason, want.reason, got.winner,
                  want.winner, got.deciding, want.deciding);
  g_test_fail ();
}

static void
check_all_bids (gconstpointer data)
{
  unsigned n_knobs = GPOINTER_TO_UINT (data);
  CrumbHouseRules rules = house_rules (n_knobs / 3, n_knobs % 3);
  CrumbDice all[84];
  NaiveBid words[84];
  unsigned n = all_bids (all);

  g_assert_cmpuint (n, ==, 84);
  for (unsigned i = 0; i < n; i++)
    words[i] = naive_bid (&rules, &all[i]);

  for (unsigned a = 0; a < n; a++)
    for (unsigned b = 0; b < n && !g_test_failed (); b++)
      {
        compare (&rules, (const CrumbDice[]) { all[a], all[b] }, (const NaiveBid[]) { words[a], words[b] }, 2);
        for (unsigned c = 0; c < n; c++)
          compare (&rules, (const CrumbDice[]) { all[a], all[b], all[c] },
                   (const NaiveBid[]) { words[a], words[b], words[c] }, 3);
      }
}

/* Few different faces and few dice, so that ties and advantages are common. */
static CrumbDice
random_bid (unsigned most, unsigned sides)
{
  CrumbDice dice = { 0 };
  int count = g_test_rand_int_range (0, (gint32) most + 1);

  for (int i = 0; i < count; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) g_test_rand_int_range (1, (gint32) sides + 1) });
  return dice;
}

static void
check_random_bids (void)
{
  for (unsigned i = 0; i < 200000 && !g_test_failed (); i++)
    {
      CrumbHouseRules rules = house_rules (i % 3, i / 3 % 3);
      unsigned most = i % 2 == 0 ? 3 : 15;
      unsigned sides = (unsigned) g_test_rand_int_range (2, 13);
      CrumbDice bids[CRUMB_SEATS_MAX];
      NaiveBid words[CRUMB_SEATS_MAX];

      rules.sides = 12;
      rules.most_dice = 0;
      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        {
          bids[seat] = random_bid (most, sides);
          if (seat > 0 && g_test_rand_int_range (0, 4) == 0)
            bids[seat] = bids[seat - 1];
          words[seat] = naive_bid (&rules, &bids[seat]);
        }
      compare (&rules, bids, words, CRUMB_SEATS_MAX);
    }
}

static void
add_rows (void)
{
  static const char *const comparisons[] = { "highest-die", "most-pips", "lowest-die" };
  static const char *const advantages[] = { "last-die", "highest-die", "none" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/bid/%s/%s/%u/%s", comparisons[rows[i].comparison],
                                               advantages[rows[i].advantage], i, rows[i].bids);

      g_test_add_data_func (name, &rows[i], check_row);
    }
  for (unsigned i = 0; i < 9; i++)
    {
      g_autofree char *name = g_strdup_printf ("/bid/all/%s/%s", comparisons[i / 3], advantages[i % 3]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_all_bids);
    }
}

void
add_bid_tests (void)
{
  add_rows ();
  g_test_add_func ("/bid/big-dice", check_big_dice);
  g_test_add_func ("/bid/colours-do-not-matter", check_colours_do_not_matter);
  g_test_add_func ("/bid/order", check_order);
  g_test_add_func ("/bid/most-dice", check_most_dice);
  g_test_add_func ("/bid/random", check_random_bids);
}
