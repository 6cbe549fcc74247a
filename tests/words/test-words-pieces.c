/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The small pieces, and names that try to be more than names. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"

#include <glib.h>
#include <string.h>

static const char *const hostile[] = {
  "<b>Bob</b>",
  "Bob & Co",
  "%s%n%1$s%",
  "\xe2\x80\xaelog",
  "\xd7\x93\xd7\x95\xd7\x93",
  "\xf0\x9f\x8d\xaa\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80",
  "a\xcc\x81\xcc\x82\xcc\x83\xcc\x84\xcc\x85",
  "=1+1",
  "\"quoted\\\"",
  "James's",
};

static void
assert_in (char *sentence, const char *name)
{
  g_autofree char *owned = sentence;

  g_assert_nonnull (strstr (owned, name));
  g_assert_true (g_utf8_validate (owned, -1, NULL));
}

static void
test_colours (void)
{
  const struct
  {
    const char *dice;
    const char *words;
  } rows[] = {
    { "", "no dice" },
    { "511", "5-1-1" },
    { "6r5g1b", "red 6, green 5, blue 1" },
    { "6r?", "red 6, ?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = NULL;
      CrumbDice dice;

      g_assert_true (crumb_dice_parse (rows[i].dice, 6, &dice, NULL));
      words = crumb_words_dice_in_colour (&dice);
      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
test_hostile_names (void)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbDice dice[2];

  g_assert_true (crumb_dice_parse ("43", 6, &dice[0], NULL));
  g_assert_true (crumb_dice_parse ("433", 6, &dice[1], NULL));

  for (gsize i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      const char *const names[] = { hostile[i], "John" };
      const CrumbRuling ruling = crumb_bid_judge (&rules, dice, 2);
      const CrumbReveal reveal = crumb_hands_score (&rules, dice, 2, CRUMB_NO_SEAT);
      const CrumbRefusal refusal = { .reason = CRUMB_RAID_REFUSAL_HOLDS_FEWER, .max = 3, .got = 4 };
      const CrumbRaid raid = crumb_raid_start (&rules, 2, 0);
      const CrumbMove move = { .what = CRUMB_RAID_LUCKY };
      const int totals[] = { 5 };

      assert_in (crumb_words_ruling_headline (&ruling, names), hostile[i]);
      assert_in (crumb_words_ruling_reason (&rules, &ruling, dice, names), hostile[i]);
      assert_in (crumb_words_refusal (&refusal, names), hostile[i]);
      assert_in (crumb_game_words_standing (&crumb_cookie_raid,
                                            &(const CrumbGameStanding) { .best = 1, .totals = totals, .over = TRUE },
                                            names),
                 hostile[i]);
      assert_in (crumb_words_names (3, names), hostile[i]);
      assert_in (crumb_words_bonus (&rules, &reveal, (const char *const[]) { "Sue", hostile[i] }), hostile[i]);
      assert_in (crumb_words_move (&(CrumbRaid) { .winner = 0 }, &move, &raid, names), hostile[i]);
    }
}

static void
test_dice (void)
{
  const char *const rows[][2] = {
    { "", "no dice" },
    { "511", "5-1-1" },
    { "?6", "?-6" },
    { "12,3,10", "12-3-10" },
    { "5r5g", "5-5" },
    { "12,12,12,12,12,12,12,12,12,12,12,12,12,12,12", "12-12-12-12-12-12-12-12-12-12-12-12-12-12-12" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbDice dice;
      g_autofree char *words = NULL;

      g_assert_true (crumb_dice_parse (rows[i][0], 12, &dice, NULL));
      words = crumb_words_dice (&dice);
      g_assert_cmpstr (words, ==, rows[i][1]);
    }
}

/* An article is that of the spoken number. */
static void
test_a_face (void)
{
  const char *const rows[] = { [5] = "a 5", [7] = "a 7", [8] = "an 8", [11] = "an 11", [12] = "a 12" };

  for (unsigned face = 0; face < G_N_ELEMENTS (rows); face++)
    {
      g_autofree char *words = crumb_words_a_face (face);

      if (rows[face] != NULL)
        g_assert_cmpstr (words, ==, rows[face]);
    }
}

static void
test_dice_aloud (void)
{
  const char *const rows[][2] = { { "511", "5, 1, 1" }, { "?6", "?, 6" }, { "5r1", "red 5, 1" }, { "", "no dice" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbDice dice;
      g_autofree char *words = NULL;

      g_assert_true (crumb_dice_parse (rows[i][0], 12, &dice, NULL));
      words = crumb_words_dice_aloud (&dice);
      g_assert_cmpstr (words, ==, rows[i][1]);
    }
}

static void
test_aloud (void)
{
  const char *const rows[][2] = {
    { "", "" },
    { "-", "-" },
    { "5-1-1", "5, 1, 1" },
    { "?-6 beats 12-1: no re-roll", "?, 6 beats 12, 1: no re-roll" },
    { "Jean-Luc rolls 5-", "Jean-Luc rolls 5-" },
    { "\u200e\u2068Team 7-11\u2069 rolls 5-1", "\u200e\u2068Team 7-11\u2069 rolls 5, 1" },
    { "\u2068no end 5-1", "\u2068no end 5, 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *aloud = crumb_words_aloud (rows[i][0]);

      g_assert_cmpstr (aloud, ==, rows[i][1]);
    }
}

static void
test_names (void)
{
  const char *const names[] = { "Sue", "John", "Ann", "Bob" };
  const char *const rows[] = { [0] = "nobody",
                               [1] = "Sue",
                               [2] = "John",
                               [3] = "Sue and John",
                               [8] = "Bob",
                               [13] = "Sue, Ann and Bob",
                               [15] = "Sue, John, Ann and Bob" };

  for (unsigned seats = 0; seats < G_N_ELEMENTS (rows); seats++)
    {
      g_autofree char *words = crumb_words_names ((CrumbSeats) seats, names);

      if (rows[seats] != NULL)
        g_assert_cmpstr (words, ==, rows[seats]);
    }
}

static void
test_cookies (void)
{
  const char *const rows[] = { "0 cookies", "1 cookie", "2 cookies" };

  for (int cookies = 0; cookies < 3; cookies++)
    {
      g_autofree char *words = crumb_words_cookies (cookies);

      g_assert_cmpstr (words, ==, rows[cookies]);
    }
}

static void
test_duration (void)
{
  static const struct
  {
    gint64 duration;
    const char *words;
  } rows[] = {
    { -5, "It took 1 minute." },
    { 20 * G_TIME_SPAN_SECOND, "It took 1 minute." },
    { 48 * G_TIME_SPAN_MINUTE, "It took 48 minutes." },
    { 59 * G_TIME_SPAN_MINUTE + 40 * G_TIME_SPAN_SECOND, "It took 1 hour." },
    { 125 * G_TIME_SPAN_MINUTE, "It took 2 hours 5 minutes." },
    { 30 * G_TIME_SPAN_HOUR, "It took 30 hours." },
    { 50 * G_TIME_SPAN_HOUR, "It took 2 days." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = crumb_words_duration (rows[i].duration);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
test_rules (void)
{
  unsigned n = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;
  const CrumbRuleKnob *knobs;

  for (unsigned i = 0; i < n; i++)
    {
      g_assert_cmpstr (crumb_agreement_preset_name (&crumb_raid_agreement, &presets[i]), !=, presets[i].id);
      g_assert_cmpstr (crumb_agreement_preset_about (&crumb_raid_agreement, &presets[i]), !=, "");
    }

  knobs = crumb_house_rule_book.knobs;
  for (unsigned i = 0; i < crumb_house_rule_book.n_knobs; i++)
    g_assert_cmpstr (crumb_raid_agreement.knobs[i], !=, knobs[i].id);
}

void
add_words_pieces_tests (void)
{
  g_test_add_func ("/words/colours", test_colours);
  g_test_add_func ("/words/hostile-names", test_hostile_names);
  g_test_add_func ("/words/dice", test_dice);
  g_test_add_func ("/words/a-face", test_a_face);
  g_test_add_func ("/words/dice-aloud", test_dice_aloud);
  g_test_add_func ("/words/aloud", test_aloud);
  g_test_add_func ("/words/names", test_names);
  g_test_add_func ("/words/cookies", test_cookies);
  g_test_add_func ("/words/duration", test_duration);
  g_test_add_func ("/words/rules", test_rules);
}
