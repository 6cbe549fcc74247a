/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Odds, checked by going through every possible table and against the designer's figures; and fractions. */

#include "naive-bid.h"
#include "rules-tests.h"

#include "rules/cookie-raid/odds.h"

#include <glib.h>
#include <string.h>

#define PIPS CRUMB_COMPARE_MOST_PIPS

/* One of the rolls of some dice: how it compares with all others, and in how many ways it is rolled. */
typedef struct
{
  unsigned place;
  guint64 ways;
} Roll;

/* Every roll of one, two and three dice, equal rolls with equal places. */
typedef struct
{
  unsigned n[4];
  Roll rolls[4][400];
} Rolls;

static CrumbHouseRules
house_rules (unsigned comparison, unsigned advantage, unsigned sides)
{
  CrumbHouseRules rules = crumb_house_rules_final ();

  rules.comparison = (guint16) comparison;
  rules.advantage = (guint16) advantage;
  rules.sides = (guint16) sides;
  return rules;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (((const NaiveBid *) a)->word, ((const NaiveBid *) b)->word);
}

/* The word of the @i-th of all ways in which dice fall. */
static NaiveBid
word_of_roll (const CrumbHouseRules *rules, unsigned count, unsigned i)
{
  CrumbDice dice = { 0 };

  for (unsigned j = 0; j < count; j++, i /= rules->sides)
    crumb_dice_add (&dice, (CrumbDie) { .face = (guint8) (i % rules->sides + 1) });
  return naive_bid (rules, &dice);
}

/* All ways in which one, two and three dice fall; those with the same word are the same roll. */
static void
roll_all (const CrumbHouseRules *rules, Rolls *rolls)
{
  const unsigned n[] = { 0, rules->sides, rules->sides * rules->sides, rules->sides * rules->sides * rules->sides };
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (NaiveBid));
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);

  for (unsigned count = 1; count <= 3; count++)
    for (unsigned i = 0; i < n[count]; i++)
      {
        NaiveBid word = word_of_roll (rules, count, i);

        g_array_append_val (words, word);
      }
  g_array_sort (words, compare_words);
  for (unsigned i = 0; i < words->len; i++)
    g_hash_table_insert (places, g_array_index (words, NaiveBid, i).word, GUINT_TO_POINTER (i + 1));

  for (unsigned count = 1; count <= 3; count++)
    {
      g_autofree guint64 *ways = g_new0 (guint64, words->len + 1);

      for (unsigned i = 0; i < n[count]; i++)
        ways[GPOINTER_TO_UINT (g_hash_table_lookup (places, word_of_roll (rules, count, i).word))]++;
      rolls->n[count] = 0;
      for (unsigned place = 1; place <= words->len; place++)
        if (ways[place] > 0)
          rolls->rolls[count][rolls->n[count]++] = (Roll) { .place = place, .ways = ways[place] };
    }
}

/* Counts the ways in which each set of seats is best, by going through all that they can roll. */
static void
enumerate (const Rolls *rolls, const guint8 dice[], unsigned seats, unsigned seat, unsigned best, CrumbSeats who,
           guint64 ways, guint64 totals[16])
{
  if (seat == seats)
    {
      totals[who] += ways;
      return;
    }
  for (unsigned i = 0; i < rolls->n[dice[seat]]; i++)
    {
      const Roll *roll = &rolls->rolls[dice[seat]][i];

      enumerate (rolls, dice, seats, seat + 1, MAX (best, roll->place),
                 roll->place > best    ? crumb_seats_of (seat)
                 : roll->place == best ? who | crumb_seats_of (seat)
                                       : who,
                 ways * roll->ways, totals);
    }
}

static char *
fraction_text (guint64 num, guint64 den)
{
  guint64 a = num, b = den;

  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, num / a, den / a);
}

static void
assert_fraction (CrumbFraction got, guint64 num, guint64 den)
{
  g_autofree char *want = fraction_text (num, den);
  char text[CRUMB_FRACTION_TEXT_MAX];

  g_assert_cmpstr (crumb_fraction_format (got, text), ==, want);
}

/* The chances of seats that re-roll until one of them wins, in floating point, roll after roll. */
static void
play_out (const Rolls *rolls, const guint8 dice[], CrumbSeats tied, double chance, double win[])
{
  guint8 bids[CRUMB_SEATS_MAX];
  unsigned who[CRUMB_SEATS_MAX], n = 0;
  guint64 totals[16] = { 0 };
  double all = 0;

  if (chance < 1e-18)
    return;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (tied, seat))
      {
        who[n] = seat;
        bids[n++] = dice[seat];
      }
  enumerate (rolls, bids, n, 0, 0, 0, 1, totals);
  for (unsigned set = 1; set < 1u << n; set++)
    all += (double) totals[set];
  for (unsigned set = 1; set < 1u << n; set++)
    {
      CrumbSeats seats = 0;

      for (unsigned i = 0; i < n; i++)
        if (crumb_seats_has ((CrumbSeats) set, i))
          seats |= crumb_seats_of (who[i]);
      if (crumb_seats_count (seats) == 1)
        win[crumb_seats_first (seats)] += chance * (double) totals[set] / all;
      else if (totals[set] > 0)
        play_out (rolls, dice, seats, chance * (double) totals[set] / all, win);
    }
}

/* Seats that tie with equally many dice are alike, so that each wins as often; nothing else need be assumed. */
static void
check_table (const CrumbHouseRules *rules, const Rolls *rolls, const guint8 dice[], unsigned seats)
{
  guint64 totals[16] = { 0 };
  guint64 win[CRUMB_SEATS_MAX] = { 0 }, tie = 0, all = 1;
  bool alike = true;
  CrumbOdds odds;

  for (unsigned seat = 0; seat < seats; seat++)
    for (unsigned i = 0; i < dice[seat]; i++)
      all *= rules->sides;
  enumerate (rolls, dice, seats, 0, 0, 0, 1, totals);
  for (unsigned set = 1; set < 16; set++)
    {
      unsigned n = crumb_seats_count ((CrumbSeats) set);
      unsigned first = crumb_seats_first ((CrumbSeats) set);

      tie += n > 1 ? totals[set] : 0;
      for (unsigned seat = 0; seat < seats && totals[set] > 0; seat++)
        if (crumb_seats_has ((CrumbSeats) set, seat))
          {
            win[seat] += totals[set] * 12 / n;
            alike &= dice[seat] == dice[first];
          }
    }

  g_assert_true (crumb_odds_bid (rules, dice, seats, &odds));
  assert_fraction (odds.tie, tie, all);
  g_assert_true (alike || (rules->comparison == PIPS && rules->advantage == CRUMB_ADVANTAGE_NONE));
  for (unsigned seat = 0; seat < seats && alike; seat++)
    assert_fraction (odds.win[seat], win[seat], all * 12);
  if (!alike && seats < 4)
    {
      double chances[CRUMB_SEATS_MAX] = { 0 };

      play_out (rolls, dice, crumb_seats_all (seats), 1, chances);
      for (unsigned seat = 0; seat < seats; seat++)
        g_assert_cmpfloat_with_epsilon (crumb_fraction_value (odds.win[seat]), chances[seat], 1e-12);
    }
}

/* All 31 tables of 2 to 4 seats with 1 to 3 dice; with more sides those of 2 seats. */
static void
check_all_tables (gconstpointer data)
{
  unsigned number = GPOINTER_TO_UINT (data);
  CrumbHouseRules rules = house_rules (number / 3 % 3, number % 3, 6 + number / 9 * 2);
  g_autofree Rolls *rolls = g_new0 (Rolls, 1);
  unsigned n = 0;

  roll_all (&rules, rolls);
  for (unsigned seats = 2; seats <= (rules.sides == 6 ? 4 : 2); seats++)
    for (guint8 a = 1; a <= 3; a++)
      for (guint8 b = a; b <= 3; b++)
        for (guint8 c = seats > 2 ? b : 3; c <= 3; c++)
          for (guint8 d = seats > 3 ? c : 3; d <= 3; d++, n++)
            check_table (&rules, rolls, (const guint8[]) { a, b, c, d }, seats);
  g_assert_cmpuint (n, ==, rules.sides == 6 ? 31 : 6);
}

/*
 * Where equal bids can have unequally many dice, the re-rolls are equations. These were solved by hand for two
 * seats, and elsewhere with fractions of any length.
 */
static void
check_unequal_ties (void)
{
  static const struct
  {
    unsigned sides, seats;
    guint8 dice[4];
    const char *win[4];
  } rows[] = {
    { 6, 2, { 1, 2 }, { "20/201", "181/201" } },
    { 6,
      4,
      { 1, 2, 3, 3 },
      { "800130855570743/6795093479199726470", "13953273190440412/253595984726515761",
        "21386168122881383996234981/45268409921511116963381220",
        "21386168122881383996234981/45268409921511116963381220" } },
    { 12,
      4,
      { 3, 3, 2, 1 },
      { "772788839716961239534341689542242071/1666880880390120743911838064730031700",
        "772788839716961239534341689542242071/1666880880390120743911838064730031700",
        "1180311144957125437346654311/16333999577708683215684497025",
        "44756608822111443530515/87489215189177984129306966" } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbHouseRules rules = house_rules (PIPS, CRUMB_ADVANTAGE_NONE, rows[i].sides);
      CrumbOdds odds;

      g_assert_true (crumb_odds_bid (&rules, rows[i].dice, rows[i].seats, &odds));
      for (unsigned seat = 0; seat < rows[i].seats; seat++)
        {
          char text[CRUMB_FRACTION_TEXT_MAX];

          g_assert_cmpstr (crumb_fraction_format (odds.win[seat], text), ==, rows[i].win[seat]);
        }
    }
}

/* Under all rules, with all dice, seats that do not bid among them: the chances add up to one. */
static void
check_sums (void)
{
  for (unsigned number = 0; number < 36; number++)
    for (unsigned table = 1; table < 256; table++)
      {
        CrumbHouseRules rules = house_rules (number / 3 % 3, number % 3, 6 + number / 9 * 2);
        const guint8 dice[] = { table & 3, table >> 2 & 3, table >> 4 & 3, table >> 6 & 3 };
        CrumbFraction sum = { 0, 1 };
        CrumbOdds odds;

        if (dice[0] > dice[1] || dice[1] > dice[2] || dice[2] > dice[3])
          continue;
        g_assert_true (crumb_odds_bid (&rules, dice, 4, &odds));
        for (unsigned seat = 0; seat < 4; seat++)
          {
            g_assert_true ((odds.win[seat].num == 0) == (dice[seat] == 0));
            g_assert_true (crumb_fraction_add (&sum, odds.win[seat]));
          }
        assert_fraction (sum, 1, 1);
      }
}

static void
check_edges (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbOdds odds;

  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 0, 0 }, 2, &odds));
  assert_fraction (odds.win[0], 0, 1);
  assert_fraction (odds.tie, 0, 1);
  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 2 }, 1, &odds));
  assert_fraction (odds.win[0], 1, 1);
  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 6, 6, 6, 6 }, 4, &odds));
  assert_fraction (odds.win[3], 1, 4);

  rules.sides = 12;
  g_assert_false (crumb_odds_bid (&rules, (const guint8[]) { 16 }, 1, &odds));
  rules.comparison = PIPS;
  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 9, 9, 8, 8 }, 4, &odds));
  g_assert_false (crumb_odds_bid (&rules, (const guint8[]) { 9, 9, 9, 8 }, 4, &odds));
  rules.advantage = CRUMB_ADVANTAGE_NONE;
  g_assert_false (crumb_odds_bid (&rules, (const guint8[]) { 9, 8, 7, 6 }, 4, &odds));
}

/* The designer's figures are those of his two columns; the others were added up by hand. */
static void
check_study (void)
{
  static const struct
  {
    unsigned comparison, advantage, sides;
    const char *means[3];
  } rows[] = {
    { CRUMB_COMPARE_HIGHEST_DIE, CRUMB_ADVANTAGE_NONE, 6, { "350/1", "945/2", "4263/8" } },
    { CRUMB_COMPARE_HIGHEST_DIE, CRUMB_ADVANTAGE_LAST_DIE, 6, { "427/1", "959/2", "4263/8" } },
    { CRUMB_COMPARE_HIGHEST_DIE, CRUMB_ADVANTAGE_HIGHEST_DIE, 6, { "427/1", "2079/4", "4263/8" } },
    { CRUMB_COMPARE_LOWEST_DIE, CRUMB_ADVANTAGE_LAST_DIE, 6, { "427/1", "959/2", "4263/8" } },
    { CRUMB_COMPARE_HIGHEST_DIE, CRUMB_ADVANTAGE_NONE, 8, { "450/1", NULL, NULL } },
    { CRUMB_COMPARE_HIGHEST_DIE, CRUMB_ADVANTAGE_LAST_DIE, 12, { "793/1", NULL, NULL } },
    { PIPS, CRUMB_ADVANTAGE_NONE, 6, { "7/2", "7/1", "21/2" } },
    { PIPS, CRUMB_ADVANTAGE_LAST_DIE, 10, { "11/2", "11/1", "33/2" } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned dice = 1; dice <= 3 && rows[i].means[dice - 1] != NULL; dice++)
      {
        CrumbHouseRules rules = house_rules (rows[i].comparison, rows[i].advantage, rows[i].sides);
        char text[CRUMB_FRACTION_TEXT_MAX];

        g_assert_cmpstr (crumb_fraction_format (crumb_odds_mean (&rules, dice), text), ==, rows[i].means[dice - 1]);
      }
}

static void
check_fractions (void)
{
  const CrumbWide most = ~(CrumbWide) 0;
  CrumbFraction sum = crumb_fraction (1, most);
  char text[CRUMB_FRACTION_TEXT_MAX];

  g_assert_cmpstr (crumb_fraction_format (sum, text), ==, "1/340282366920938463463374607431768211455");
  g_assert_cmpfloat_with_epsilon (crumb_fraction_value (crumb_fraction (most / 3, most)), 1. / 3, 1e-15);
  g_assert_cmpstr (crumb_fraction_format (crumb_fraction (most / 3, most), text), ==, "1/3");
  g_assert_cmpstr (crumb_fraction_format (crumb_fraction (0, 7), text), ==, "0/1");
  g_assert_cmpstr (crumb_fraction_format (crumb_fraction ((CrumbWide) 1 << 100, (CrumbWide) 1 << 98), text), ==, "4/1");
  g_assert_cmpstr (crumb_fraction_format (crumb_fraction ((CrumbWide) 3 << 70, (CrumbWide) 9 << 70), text), ==, "1/3");

  g_assert_false (crumb_fraction_add (&sum, crumb_fraction (1, most - 1)));
  g_assert_false (crumb_fraction_multiply (&sum, crumb_fraction (1, 2)));
  g_assert_true (sum.num == 1 && sum.den == most);
  g_assert_true (crumb_fraction_multiply (&sum, crumb_fraction (3, 4)) == false);
  g_assert_true (crumb_fraction_multiply (&sum, crumb_fraction (5, 1)));
  g_assert_true (sum.num == 1 && sum.den == most / 5);

  for (unsigned i = 0; i < 20000; i++)
    {
      guint a = g_test_rand_int_range (0, 1000), b = g_test_rand_int_range (1, 1000);
      guint c = g_test_rand_int_range (0, 1000), d = g_test_rand_int_range (1, 1000);
      CrumbFraction fraction = crumb_fraction (a, b);

      g_assert_true (crumb_fraction_add (&fraction, crumb_fraction (c, d)));
      assert_fraction (fraction, (guint64) a * d + (guint64) b * c, (guint64) b * d);
      g_assert_true (crumb_fraction_multiply (&fraction, crumb_fraction (d, b)));
      assert_fraction (fraction, ((guint64) a * d + (guint64) b * c) * d, (guint64) b * d * b);
    }
}

void
add_odds_tests (void)
{
  static const char *const comparisons[] = { "highest-die", "most-pips", "lowest-die" };
  static const char *const advantages[] = { "last-die", "highest-die", "none" };

  for (unsigned i = 0; i < 36; i++)
    {
      g_autofree char *name =
          g_strdup_printf ("/odds/all/%u/%s/%s", 6 + i / 9 * 2, comparisons[i / 3 % 3], advantages[i % 3]);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_all_tables);
    }
  g_test_add_func ("/odds/unequal-ties", check_unequal_ties);
  g_test_add_func ("/odds/sums", check_sums);
  g_test_add_func ("/odds/edges", check_edges);
  g_test_add_func ("/odds/study", check_study);
  g_test_add_func ("/odds/fractions", check_fractions);
}
