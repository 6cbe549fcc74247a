/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Chances and means as people read them. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-odds.h"

#include <glib.h>

static void
test_odds (void)
{
  const char *const names[] = { "Sue", "<b> & %s", "Ann", "Bob" };
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbOdds odds;
  g_autofree char *two = NULL;
  g_autofree char *one = NULL;

  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 1, 2 }, 2, &odds));
  two = crumb_words_odds (&odds, 2, names);
  g_assert_cmpstr (
      two, ==, "Chances of winning the bid: Sue 42.1%, <b> & %s 57.9%. The first roll ties for best in 0.0% of bids.");

  g_assert_true (crumb_odds_bid (&rules, (const guint8[]) { 3 }, 1, &odds));
  one = crumb_words_odds (&odds, 1, names);
  g_assert_cmpstr (one, ==, "Chances of winning the bid: Sue 100.0%. The first roll ties for best in 0.0% of bids.");
}

static void
test_study (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  g_autofree char *text = crumb_words_study (&rules);

  g_assert_cmpstr (
      text, ==,
      "Average value of one die, two dice and three dice. No advantage: 350, 472.5 and 532.875. Defender’s advantage: "
      "427, 479.5 and 532.875. Advantage after the highest die: 427, 519.75 and 532.875.");
}

void
add_words_odds_tests (void)
{
  g_test_add_func ("/words/odds", test_odds);
  g_test_add_func ("/words/study", test_study);
}
