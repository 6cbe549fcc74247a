/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every ruling, under every rule set that changes who wins, rests on a paragraph that the rulebook has. */

#include "words-tests.h"

#include "rules/cookie-raid/hand.h"
#include "words/cookie-raid/crumb-raid-rulebook.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

#define ANY (-1)
#define FACES 6
#define HAND_FACES 3
#define HAND_DICE 5
#define ROLLS_MAX 128

/* What decides, where two rules differ. The first row that fits is the one. */
static const struct
{
  int reason;
  int comparison;
  int advantage;
  const char *rule;
} bid_rows[] = {
  { CRUMB_BID_NOBODY, ANY, ANY, "nobody-bids" },
  { CRUMB_BID_ONLY, ANY, ANY, "lone-bid" },
  { CRUMB_BID_TIE, CRUMB_COMPARE_MOST_PIPS, ANY, "most-pips" },
  { CRUMB_BID_TIE, ANY, ANY, "equal-bids" },
  { CRUMB_BID_MORE_DICE, ANY, CRUMB_ADVANTAGE_NONE, "no-advantage" },
  { CRUMB_BID_MOST_PIPS, CRUMB_COMPARE_MOST_PIPS, ANY, "most-pips" },
  { CRUMB_BID_ADVANTAGE, CRUMB_COMPARE_MOST_PIPS, ANY, "most-pips" },
  { CRUMB_BID_ADVANTAGE, ANY, CRUMB_ADVANTAGE_HIGHEST_DIE, "fewer-dice-at-once" },
  { CRUMB_BID_ADVANTAGE, ANY, CRUMB_ADVANTAGE_LAST_DIE, "fewer-dice" },
  { CRUMB_BID_LOWEST_DIE, CRUMB_COMPARE_LOWEST_DIE, ANY, "lowest-die" },
  { CRUMB_BID_NEXT_DIE, CRUMB_COMPARE_LOWEST_DIE, ANY, "lowest-die" },
  { CRUMB_BID_LAST_DIE, CRUMB_COMPARE_LOWEST_DIE, ANY, "lowest-die" },
  { CRUMB_BID_HIGHEST_DIE, CRUMB_COMPARE_HIGHEST_DIE, ANY, "higher-die" },
  { CRUMB_BID_NEXT_DIE, CRUMB_COMPARE_HIGHEST_DIE, ANY, "higher-die" },
  { CRUMB_BID_LAST_DIE, CRUMB_COMPARE_HIGHEST_DIE, ANY, "higher-die" },
};

static const struct
{
  int reason;
  int tied_best;
  const char *rule;
} hand_rows[] = {
  { CRUMB_BONUS_ONLY_HAND, ANY, "always-a-bonus" },
  { CRUMB_BONUS_LONGER_SET, ANY, "best-set" },
  { CRUMB_BONUS_HIGHER_SET, ANY, "best-set" },
  { CRUMB_BONUS_NEXT_SET, ANY, "next-set" },
  { CRUMB_BONUS_HIGH_DIE, ANY, "next-set" },
  { CRUMB_BONUS_MORE_DICE, ANY, "more-dice" },
  { CRUMB_BONUS_TIE, CRUMB_TIED_BEST_SHARE, "equal-hands" },
  { CRUMB_BONUS_TIE, CRUMB_TIED_BEST_ROLL_OFF, "roll-off" },
  { CRUMB_BONUS_ROLL_OFF, CRUMB_TIED_BEST_ROLL_OFF, "roll-off" },
};

/* Every way to roll up to @most dice of @faces faces, where their order does not matter. */
static guint
fill_rolls (CrumbDice rolls[ROLLS_MAX], guint most, guint faces)
{
  guint n = 1;

  rolls[0] = (CrumbDice) { 0 };
  for (guint i = 0; i < n; i++)
    for (guint face = 1; face <= (rolls[i].count > 0 ? rolls[i].dice[rolls[i].count - 1].face : faces); face++)
      if (rolls[i].count < most)
        {
          g_assert_cmpuint (n, <, ROLLS_MAX);
          rolls[n] = rolls[i];
          crumb_dice_add (&rolls[n++], (CrumbDie) { .face = (uint8_t) face });
        }
  return n;
}

static void
assert_in_rulebook (const char *rule)
{
  const CrumbRulePart *part = NULL;

  g_assert_nonnull (crumb_rulebook_find (&crumb_raid_rulebook, rule, &part));
  g_assert_nonnull (part);
  g_assert_cmpstr (part->id, ==, rule);
  g_assert_nonnull (part->text);
}

static gboolean
bid_row_fits (guint row, const CrumbHouseRules *rules, guint reason)
{
  return bid_rows[row].reason == (int) reason
         && (bid_rows[row].comparison == ANY || bid_rows[row].comparison == rules->comparison)
         && (bid_rows[row].advantage == ANY || bid_rows[row].advantage == rules->advantage);
}

static void
check_bid (const CrumbHouseRules *rules, const CrumbDice bids[2], gboolean seen[])
{
  CrumbRuling ruling = crumb_bid_judge (rules, bids, 2);
  guint row = 0;

  while (row < G_N_ELEMENTS (bid_rows) && !bid_row_fits (row, rules, ruling.reason))
    row++;
  g_assert_cmpuint (row, <, G_N_ELEMENTS (bid_rows));
  g_assert_cmpstr (crumb_words_bid_rule (rules, &ruling), ==, bid_rows[row].rule);
  seen[row] = TRUE;
}

static void
test_bids (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  gboolean seen[G_N_ELEMENTS (bid_rows)] = { FALSE };
  CrumbDice rolls[ROLLS_MAX];
  guint n = fill_rolls (rolls, 3, FACES);

  for (rules.comparison = 0; rules.comparison <= CRUMB_COMPARE_LOWEST_DIE; rules.comparison++)
    for (rules.advantage = 0; rules.advantage <= CRUMB_ADVANTAGE_NONE; rules.advantage++)
      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < n; j++)
          check_bid (&rules, (const CrumbDice[]) { rolls[i], rolls[j] }, seen);
  for (guint row = 0; row < G_N_ELEMENTS (bid_rows); row++)
    {
      g_assert_true (seen[row]);
      assert_in_rulebook (bid_rows[row].rule);
    }
}

static void
check_hands (const CrumbHouseRules *rules, const CrumbDice hands[2], CrumbSeats seats, guint rolled_off,
             gboolean seen[])
{
  CrumbReveal reveal = crumb_hands_score_of (rules, hands, seats, rolled_off);
  guint row = 0;

  while (row < G_N_ELEMENTS (hand_rows)
         && (hand_rows[row].reason != reveal.reason
             || (hand_rows[row].tied_best != ANY && hand_rows[row].tied_best != rules->tied_best)))
    row++;
  g_assert_cmpuint (row, <, G_N_ELEMENTS (hand_rows));
  g_assert_cmpstr (crumb_words_bonus_rule (&reveal), ==, hand_rows[row].rule);
  seen[row] = TRUE;
}

static void
test_hands (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  gboolean seen[G_N_ELEMENTS (hand_rows)] = { FALSE };
  CrumbDice hands[ROLLS_MAX];
  guint n = fill_rolls (hands, HAND_DICE, HAND_FACES);

  for (rules.tied_best = 0; rules.tied_best <= CRUMB_TIED_BEST_ROLL_OFF; rules.tied_best++)
    for (rules.by_face = 0; rules.by_face <= 1; rules.by_face++)
      for (guint i = 1; i < n; i++)
        for (guint j = 1; j < n; j++)
          {
            const CrumbDice two[] = { hands[i], hands[j] };

            check_hands (&rules, two, crumb_seats_all (2), CRUMB_NO_SEAT, seen);
            check_hands (&rules, two, crumb_seats_of (1), CRUMB_NO_SEAT, seen);
            if (i == j && rules.tied_best == CRUMB_TIED_BEST_ROLL_OFF)
              check_hands (&rules, two, crumb_seats_all (2), 1, seen);
          }
  for (guint row = 0; row < G_N_ELEMENTS (hand_rows); row++)
    {
      g_assert_true (seen[row]);
      assert_in_rulebook (hand_rows[row].rule);
    }
}

/* Every paragraph that can be marked is one that something rests on. */
static void
test_marked (void)
{
  for (guint i = 0; i < crumb_raid_rulebook.n_sections; i++)
    for (guint j = 0; j < crumb_raid_rulebook.sections[i].n_parts; j++)
      {
        const char *id = crumb_raid_rulebook.sections[i].parts[j].id;
        gboolean used = id == NULL;

        for (guint row = 0; row < G_N_ELEMENTS (bid_rows); row++)
          used = used || g_str_equal (bid_rows[row].rule, id);
        for (guint row = 0; row < G_N_ELEMENTS (hand_rows); row++)
          used = used || g_str_equal (hand_rows[row].rule, id);
        g_assert_true (used);
      }
}

/* Whatever can be agreed on is told on a page of its own, and pages name nothing else. */
static void
test_knobs (void)
{
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;
  guint n_named = 0, n_knobs = 0;

  for (unsigned knob = 0; knob < n; knob++)
    {
      gboolean told = FALSE;

      for (guint i = 0; i < crumb_raid_rulebook.n_sections; i++)
        {
          const char *const *named = crumb_raid_rulebook.sections[i].knobs;

          if (named == NULL || !g_strv_contains (named, knobs[knob].id))
            continue;
          told = TRUE;
          n_knobs++;
        }
      g_assert_true (told);
    }
  for (guint i = 0; i < crumb_raid_rulebook.n_sections; i++)
    if (crumb_raid_rulebook.sections[i].knobs != NULL)
      n_named += g_strv_length ((char **) crumb_raid_rulebook.sections[i].knobs);
  g_assert_cmpuint (n_named, ==, n_knobs);
}

void
add_words_rules_tests (void)
{
  g_test_add_func ("/words/rules/bids", test_bids);
  g_test_add_func ("/words/rules/hands", test_hands);
  g_test_add_func ("/words/rules/marked", test_marked);
  g_test_add_func ("/words/rules/knobs", test_knobs);
}
