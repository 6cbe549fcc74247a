/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why hands are worth what they are worth, claims, averages, and the agreement. */

#include "words-tests.h"

#include "words/cubbage/crumb-cubbage-agreement.h"
#include "words/cubbage/crumb-words-cubbage-count.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <string.h>

static void
assert_text (char *text, const char *want)
{
  g_assert_cmpstr (text, ==, want);
  g_free (text);
}

static const struct
{
  uint8_t dice[CRUMB_CUBBAGE_HAND];
  const char *text;
} hands[] = {
  { { 2, 3, 3, 4, 4 },
    "2-3-3-4 and 4 make 24 points: four sevens for 8 (3+4 four ways), pair 3-3 for 2, pair 4-4 for 2, run 2-3-4 four "
    "ways for 12." },
  { { 4, 2, 1, 2, 5 },
    "1-2-2-4 and 5 make 10 points: four sevens for 8 (1+2+4 two ways, 2+5 two ways), pair 2-2 for 2." },
  { { 1, 3, 5, 5, 5 }, "1-3-5-5 and 5 make 6 points: three of a kind 5-5-5 for 6." },
  { { 1, 1, 1, 1, 1 }, "1-1-1-1 and 1 make 20 points: five of a kind 1-1-1-1-1 for 20." },
  { { 2, 3, 4, 5, 6 }, "2-3-4-5 and 6 make 9 points: two sevens for 4 (3+4, 2+5), run 2-3-4-5-6 for 5." },
};

static void
test_hands (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++)
    assert_text (crumb_words_cubbage_count (hands[i].dice), hands[i].text);
}

/* No hand has more of anything than there are words for. */
static void
test_every_hand (void)
{
  for (guint roll = 0; roll < 7776; roll++)
    {
      const uint8_t dice[] = { (uint8_t) (1 + roll % 6), (uint8_t) (1 + roll / 6 % 6), (uint8_t) (1 + roll / 36 % 6),
                               (uint8_t) (1 + roll / 216 % 6), (uint8_t) (1 + roll / 1296) };
      g_autofree char *text = crumb_words_cubbage_count (dice);

      g_assert_null (strstr (text, "null"));
      g_assert_null (strstr (text, "  "));
    }
}

static void
test_steps (void)
{
  static const uint8_t dice[] = { 1, 2, 2, 4, 5 };
  static const char *const steps[] = {
    "seven 1+2+4 for 2: 2 so far", "seven 1+2+4 for 2: 4 so far", "seven 2+5 for 2: 6 so far",
    "seven 2+5 for 2: 8 so far",   "pair 2-2 for 2: 10 so far",
  };
  CrumbCubbageCount count = crumb_cubbage_count_hand (dice, 5);

  g_assert_cmpuint (count.n_parts, ==, G_N_ELEMENTS (steps));
  for (guint i = 0; i < count.n_parts; i++)
    assert_text (crumb_words_cubbage_step (&count, i, dice), steps[i]);
  g_assert_cmpuint (crumb_words_cubbage_so_far (&count, 4), ==, count.points);
}

static void
test_play (void)
{
  static const uint8_t dice[] = { 6, 6, 1, 1, 1 };
  static const uint8_t run[] = { 3, 5, 4 };

  assert_text (crumb_words_cubbage_die (CRUMB_CUBBAGE_RUN_ANY, dice, 5, TRUE),
               "1 makes 15: three of a kind 1-1-1 for 6, 15 for 2.");
  assert_text (crumb_words_cubbage_die (CRUMB_CUBBAGE_RUN_ANY, dice, 1, FALSE), "6 leads.");
  assert_text (crumb_words_cubbage_die (CRUMB_CUBBAGE_RUN_ANY, dice, 1, TRUE), "6 leads: last die for 1.");
  assert_text (crumb_words_cubbage_die (CRUMB_CUBBAGE_RUN_ANY, run, 3, FALSE), "4 makes 12: run 3-4-5 for 3.");
  assert_text (crumb_words_cubbage_die (CRUMB_CUBBAGE_RUN_UP, run, 3, FALSE), "4 makes 12.");
  assert_text (crumb_words_cubbage_line (CRUMB_CUBBAGE_RUN_UP, run, 3, TRUE),
               "3 leads. 5 makes 8. 4 makes 12: last die for 1. That’s 1 point in all.");
  assert_text (crumb_words_cubbage_line (CRUMB_CUBBAGE_RUN_UP, run, 1, FALSE), "3 leads. Nothing scores.");
}

#define SEVEN CRUMB_CUBBAGE_SEVEN
#define KIND CRUMB_CUBBAGE_KIND
#define RUN CRUMB_CUBBAGE_RUN

static const struct
{
  uint8_t dice[CRUMB_CUBBAGE_HAND];
  guint n;
  CrumbCubbagePart claims[6];
  const char *text;
} claims[] = {
  { { 1, 3, 5, 5, 5 }, 1, { { KIND, 0, 0x1c } }, "Claimed correctly: 6 points." },
  { { 1, 2, 2, 4, 5 },
    2,
    { { SEVEN, 0, 0x0b }, { SEVEN, 0, 0x0b } },
    "Claimed correctly: 2 points. Claimed twice: seven 1+2+4." },
  { { 1, 3, 5, 5, 5 },
    4,
    { { KIND, 0, 0x0c }, { CRUMB_CUBBAGE_FIFTEEN, 0, 0x1c }, { SEVEN, 0, 0x05 }, { RUN, 0, 0x07 } },
    "Claimed correctly: 0 points. Only part of a bigger set: pair 5-5. Fifteens count in the play only. Hands and "
    "cribs "
    "count sevens. 1+5 makes 6, not 7. 1-3-5 isn’t a run." },
  { { 2, 3, 4, 5, 6 },
    5,
    { { RUN, 0, 0x07 }, { RUN, 0, 0x1f }, { SEVEN, 0, 0x06 }, { SEVEN, 0, 0x09 }, { KIND, 0, 0x03 } },
    "Claimed correctly: 9 points. Only part of a longer run: run 2-3-4. 2-3 aren’t equal." },
};

static void
test_claims (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      CrumbCubbageClaimRuling ruling = crumb_cubbage_judge_claim (claims[i].dice, 5, claims[i].claims, claims[i].n);

      assert_text (crumb_words_cubbage_claim (&ruling, claims[i].claims, claims[i].n, claims[i].dice), claims[i].text);
    }
  assert_text (crumb_words_cubbage_verdict (CRUMB_CUBBAGE_CLAIM_RIGHT, &claims[0].claims[0], claims[0].dice),
               "Right: three of a kind 5-5-5.");
}

static void
test_odds (void)
{
  static const uint8_t dice[] = { 1, 2, 2, 4, 5, 6 };
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  CrumbCubbageHandOdds odds = crumb_cubbage_hand_odds (dice);

  crumb_cubbage_keeps (dice, CRUMB_CUBBAGE_CRIB_MINE, keeps);
  assert_text (crumb_words_cubbage_best_keep (&keeps[0], CRUMB_CUBBAGE_CRIB_MINE),
               "Keep 1-4-5-6 and push 2-2: the hand is worth 10.00 points on average, and your crib 13.12.");
  assert_text (crumb_words_cubbage_hand_mean (&odds),
               "The hand is worth 12.33 points on average (37/3), from 8 to 18.");
  assert_text (crumb_words_cubbage_hand_odds (&odds),
               "The hand is worth 12.33 points on average (37/3), from 8 to 18.\n\n"
               "Points  Starter  Share\n"
               "     8  6          1/6\n"
               "    10  5          1/6\n"
               "    12  1, 4       1/3\n"
               "    14  2          1/6\n"
               "    18  3          1/6");
}

/* Every position of every knob has its sentence, and its place in a list. */
static void
test_agreement (void)
{
  const CrumbRuleBook *book = &crumb_cubbage_rule_book;

  for (unsigned knob = 0; knob < book->n_knobs; knob++)
    for (int number = book->knobs[knob].min; number <= book->knobs[knob].max; number++)
      {
        CrumbCubbageRules rules = crumb_cubbage_rules_default ();
        g_autofree char *sentence = NULL;
        g_autofree char *value = crumb_agreement_value (&crumb_cubbage_agreement, knob, number);

        if (!crumb_rule_book_set (book, &rules, knob, number))
          continue;
        sentence = crumb_agreement_sentence (&crumb_cubbage_agreement, &rules, knob);
        g_assert_true (g_str_has_suffix (sentence, "."));
        g_assert_cmpstr (value, !=, "");
        g_assert_cmpstr (crumb_cubbage_agreement.knobs[knob], !=, "");
      }
  for (unsigned i = 0; i < book->n_presets; i++)
    {
      g_assert_cmpstr (crumb_agreement_preset_name (&crumb_cubbage_agreement, &book->presets[i]), !=,
                       book->presets[i].id);
      g_assert_cmpstr (crumb_agreement_preset_about (&crumb_cubbage_agreement, &book->presets[i]), !=, "");
    }
}

static void
test_agreement_sentences (void)
{
  enum
  {
    TABLE,
    HEAD_START,
    RUN_ORDER,
    WIN,
    HELD,
    SKUNK,
    COUNT,
    FALSE_GO,
    TARGET,
  };
  CrumbCubbageRules rules = crumb_cubbage_rules_default (), open;

  assert_text (crumb_agreement_changes (&crumb_cubbage_agreement, &rules), "Same as the usual rules.");
  assert_text (crumb_agreement_usual (&crumb_cubbage_agreement, TARGET), "Usual rules: Play to 121 points.");
  g_assert_null (crumb_agreement_idle (&crumb_cubbage_agreement, &rules, HELD));
  g_assert_cmpstr (crumb_agreement_idle (&crumb_cubbage_agreement, &rules, FALSE_GO), ==,
                   "Nobody says go unless dice are hidden.");
  g_assert_cmpstr (crumb_agreement_note (&crumb_cubbage_agreement, &rules, RUN_ORDER), ==, "3, 5, 4 is a run.");
  g_assert_null (crumb_agreement_note (&crumb_cubbage_agreement, &rules, TARGET));
  assert_text (crumb_agreement_sentence (&crumb_cubbage_agreement, &rules, HEAD_START),
               "The opponent starts with 0 points.");
  rules.head_start = 20;
  assert_text (crumb_agreement_sentence (&crumb_cubbage_agreement, &rules, HEAD_START),
               "The opponent starts with 20 points.");
  g_assert_cmpstr (crumb_agreement_name (&crumb_cubbage_agreement, &rules), ==, "Solo, 20 ahead");
  rules.skunk = 91;
  rules.target = 61;
  g_assert_cmpstr (crumb_agreement_idle (&crumb_cubbage_agreement, &rules, SKUNK), ==,
                   "In such a short game, every loser would be skunked.");
  assert_text (crumb_agreement_changes (&crumb_cubbage_agreement, &rules), "2 differences from the usual rules.");
  assert_text (crumb_agreement_label (&crumb_cubbage_agreement, &rules),
               "House rules: The opponent starts with 20 points. Play to 61 points.");
  open = (CrumbCubbageRules) { .table = CRUMB_CUBBAGE_OPEN, .head_start = 1, .target = 121 };
  assert_text (crumb_agreement_differences (&crumb_cubbage_agreement, &open),
               "Two play with all dice open.\nThe second player starts with 1 point.");
  g_assert_cmpstr (crumb_agreement_idle (&crumb_cubbage_agreement, &open, HELD), ==,
                   "Only a solo game has a held die.");
  assert_text (crumb_agreement_value (&crumb_cubbage_agreement, COUNT, CRUMB_CUBBAGE_COUNT_MUGGINS), "Muggins");
  assert_text (crumb_agreement_value (&crumb_cubbage_agreement, WIN, CRUMB_CUBBAGE_WIN_AT_ONCE), "At once");
  assert_text (crumb_agreement_value (&crumb_cubbage_agreement, TABLE, CRUMB_CUBBAGE_HIDDEN), "Two, hidden");
}

void
add_words_cubbage_count_tests (void)
{
  g_test_add_func ("/words/cubbage/count/hands", test_hands);
  g_test_add_func ("/words/cubbage/count/every-hand", test_every_hand);
  g_test_add_func ("/words/cubbage/count/steps", test_steps);
  g_test_add_func ("/words/cubbage/count/play", test_play);
  g_test_add_func ("/words/cubbage/count/claims", test_claims);
  g_test_add_func ("/words/cubbage/count/odds", test_odds);
  g_test_add_func ("/words/cubbage/count/agreement", test_agreement);
  g_test_add_func ("/words/cubbage/count/agreement-sentences", test_agreement_sentences);
}
