/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures odds, beside a program that does only this. Prints ratios to watch; nothing fails here. */

#include "bench-times.h"

#include "rules/cookie-raid/honesty.h"
#include "rules/cookie-raid/odds.h"

/* All 31 tables of two to four seats with one to three dice, once. */
static unsigned
all_odds (const CrumbHouseRules *rules)
{
  unsigned n = 0;

  for (guint8 seats = 2; seats <= CRUMB_SEATS_MAX; seats++)
    for (guint8 a = 1; a <= 3; a++)
      for (guint8 b = a; b <= 3; b++)
        for (guint8 c = seats > 2 ? b : 3; c <= 3; c++)
          for (guint8 d = seats > 3 ? c : 3; d <= 3; d++)
            {
              CrumbOdds odds;

              n += crumb_odds_bid (rules, (const guint8[]) { a, b, c, d }, seats, &odds);
            }
  return n;
}

static double
measure_odds (gconstpointer rules)
{
  const unsigned rounds = 1000;
  double from = now ();

  for (unsigned i = 0; i < rounds; i++)
    if (all_odds (rules) != 31)
      g_error ("Odds are missing");
  return (now () - from) / rounds / 1000;
}

/* The designer's six figures. */
static double
measure_study (gconstpointer rules)
{
  const unsigned rounds = 10000;
  CrumbHouseRules without = *(const CrumbHouseRules *) rules;
  volatile unsigned sum = 0;
  double from = now ();

  without.advantage = CRUMB_ADVANTAGE_NONE;
  for (unsigned i = 0; i < rounds; i++)
    for (unsigned dice = 1; dice <= CRUMB_STUDY_DICE; dice++)
      sum += (unsigned) (crumb_odds_mean (rules, dice).num + crumb_odds_mean (&without, dice).num);
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (now () - from) / rounds / 1000;
}

/* A hand after as many bids as a round has. */
static double
measure_honesty (gconstpointer data)
{
  const CrumbHouseRules *rules = data;
  const unsigned rounds = 100000;
  CrumbHonesty honesty = crumb_honesty_start (0);
  CrumbDeed bid = { .kind = CRUMB_DEED_BID }, take = { .kind = CRUMB_DEED_TAKE };
  volatile unsigned sum = 0;
  CrumbDice hand;
  double from;

  crumb_dice_parse ("511", rules->sides, &bid.dice, NULL);
  crumb_dice_parse ("6", rules->sides, &take.dice, NULL);
  crumb_dice_parse ("51166666666", rules->sides, &hand, NULL);
  for (unsigned i = 0; i < rules->plate; i++)
    if (!crumb_honesty_add (&honesty, &bid) || !crumb_honesty_add (&honesty, &take))
      g_error ("A deed is missing");

  from = now ();
  for (unsigned i = 0; i < rounds; i++)
    sum += crumb_honesty_check (&honesty, &hand).reason;
  (void) sum; /* gcc 16 warns that adding up alone is no use. */
  return (now () - from) / rounds / 1000;
}

int
main (void)
{
  static const char *const advantages[] = { "last die", "highest die", "none" };
  CrumbHouseRules rules = crumb_house_rules_final ();
  double took;

  for (unsigned i = 0; i < G_N_ELEMENTS (advantages); i++)
    {
      rules.advantage = (guint16) i;
      took = median (measure_odds, &rules);
      g_print ("odds of 31 tables, advantage %-12s %7.4f ms    limit 0.05 ms, ratio %.2f   bar <= 0.1 ms\n",
               advantages[i], took, took / 0.05);
    }

  rules = crumb_house_rules_final ();
  took = median (measure_study, &rules);
  g_print ("means of 1, 2, 3 dice, both ways         %7.4f ms    limit 0.001 ms, ratio %.2f   bar <= 0.01 ms\n", took,
           took / 0.001);
  took = median (measure_honesty, &rules);
  g_print ("honesty of a hand after %u bids           %7.4f ms\n", rules.plate, took);
  return 0;
}
