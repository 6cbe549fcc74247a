/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every ruling, under every rule that changes it, rests on paragraphs that the rulebook has. */

#include "words-tests.h"

#include "words/cubbage/crumb-cubbage-rulebook.h"
#include "words/cubbage/crumb-words-cubbage-rule.h"

#include <string.h>

#define ANY (-1)

static const struct
{
  int reason;
  int run;
  const char *rule;
} die_rows[] = {
  { CRUMB_CUBBAGE_SEVEN, ANY, "totals" },
  { CRUMB_CUBBAGE_FIFTEEN, ANY, "totals" },
  { CRUMB_CUBBAGE_KIND, ANY, "equal-in-a-row" },
  { CRUMB_CUBBAGE_LAST, ANY, "last-die" },
  { CRUMB_CUBBAGE_RUN, CRUMB_CUBBAGE_RUN_ANY, "runs-in-play" },
  { CRUMB_CUBBAGE_RUN, CRUMB_CUBBAGE_RUN_UP_OR_DOWN, "runs-up-or-down" },
  { CRUMB_CUBBAGE_RUN, CRUMB_CUBBAGE_RUN_UP, "runs-up" },
};

static const char *const hand_rules[] = {
  [CRUMB_CUBBAGE_SEVEN] = "sevens",
  [CRUMB_CUBBAGE_KIND] = "equal-dice",
  [CRUMB_CUBBAGE_RUN] = "runs",
};

/* Every paragraph that something rested on. */
static GHashTable *rested_on;

static gboolean
has (const char *rules, const char *rule)
{
  g_auto (GStrv) words = g_strsplit (rules, " ", -1);

  return g_strv_contains ((const char *const *) words, rule);
}

/* Each is a paragraph, named once, and the first decides which section is opened. */
static void
assert_rules (const char *rules)
{
  g_auto (GStrv) words = g_strsplit (rules, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const CrumbRulePart *part = NULL;

      g_assert_nonnull (crumb_rulebook_find (&crumb_cubbage_rulebook, words[i], &part));
      if (g_str_equal (words[i], "play") && words[1] == NULL)
        return;
      g_assert_nonnull (part);
      g_assert_nonnull (part->text);
      g_assert_true (crumb_rule_part_is_among (part, rules));
      g_assert_false (g_strv_contains ((const char *const *) words + i + 1, words[i]));
      g_hash_table_add (rested_on, g_strdup (words[i]));
    }
}

static void
check_count (const CrumbCubbageCount *count)
{
  g_autofree char *rules = crumb_words_cubbage_count_rule (count);

  assert_rules (rules);
  for (guint kind = 0; kind < G_N_ELEMENTS (hand_rules); kind++)
    {
      gboolean made = FALSE;

      for (guint i = 0; i < count->n_parts; i++)
        made = made || count->parts[i].kind == kind;
      g_assert_true (has (rules, hand_rules[kind]) == made);
    }
  g_assert_true (has (rules, "combinations") == (count->n_parts == 0));
}

static void
test_hands (void)
{
  uint8_t dice[CRUMB_CUBBAGE_HAND];

  for (guint roll = 0; roll < 6 * 6 * 6 * 6 * 6; roll++)
    {
      CrumbCubbageCount count;
      guint left = roll;

      for (guint i = 0; i < CRUMB_CUBBAGE_HAND; i++, left /= 6)
        dice[i] = (uint8_t) (left % 6 + 1);
      count = crumb_cubbage_count_hand (dice, CRUMB_CUBBAGE_HAND);
      check_count (&count);
    }
  check_count (&(const CrumbCubbageCount) { 0 });
}

/* A claim that is wrong, for each reason, of each kind. */
static void
test_claims (void)
{
  static const struct
  {
    CrumbCubbagePart claims[2];
    const char *rules;
  } rows[] = {
    { { { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f }, { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f } }, "combinations" },
    { { { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f }, { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x07 } }, "runs" },
    { { { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f }, { .kind = CRUMB_CUBBAGE_KIND, .dice = 0x03 } }, "equal-dice" },
    { { { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f }, { .kind = CRUMB_CUBBAGE_SEVEN, .dice = 0x03 } }, "sevens" },
    { { { .kind = CRUMB_CUBBAGE_RUN, .dice = 0x1f }, { .kind = CRUMB_CUBBAGE_FIFTEEN, .dice = 0x1f } }, "sevens" },
    { { { .kind = CRUMB_CUBBAGE_SEVEN, .dice = 0x09 }, { .kind = CRUMB_CUBBAGE_SEVEN, .dice = 0x06 } },
      "combinations" },
  };
  static const uint8_t dice[] = { 2, 3, 4, 5, 6 };
  g_autofree char *right = NULL;
  CrumbCubbageClaimRuling ruling;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rules = NULL;

      ruling = crumb_cubbage_judge_claim (dice, CRUMB_CUBBAGE_HAND, rows[i].claims, 2);
      rules = crumb_words_cubbage_claim_rule (&ruling, rows[i].claims, 2);
      assert_rules (rules);
      g_assert_cmpstr (rules, ==, rows[i].rules);
    }

  ruling = (CrumbCubbageClaimRuling) { 0 };
  right = crumb_words_cubbage_claim_rule (&ruling, rows[0].claims, 2);
  assert_rules (right);
  g_assert_cmpstr (right, ==, "combinations");
}

static gboolean
row_fits (guint row, guint reason, CrumbCubbageRun run)
{
  return die_rows[row].reason == (int) reason && (die_rows[row].run == ANY || die_rows[row].run == (int) run);
}

static void
check_die (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last, gboolean seen[])
{
  CrumbCubbageCount count = crumb_cubbage_count_die (run, dice, n, last);
  g_autofree char *rules = crumb_words_cubbage_die_rule (run, dice, n, last);

  assert_rules (rules);
  for (guint i = 0; i < count.n_parts; i++)
    {
      guint row = 0;

      while (row < G_N_ELEMENTS (die_rows) && !row_fits (row, count.parts[i].kind, run))
        row++;
      g_assert_cmpuint (row, <, G_N_ELEMENTS (die_rows));
      g_assert_true (has (rules, die_rows[row].rule));
      seen[row] = TRUE;
    }
}

/* All ways to lay dice up to fifteen. */
static void
lay (CrumbCubbageRun run, uint8_t dice[], unsigned n, unsigned total, gboolean seen[])
{
  if (n > 0)
    for (guint last = 0; last <= (total < CRUMB_CUBBAGE_PLAY_TO ? 1u : 0u); last++)
      check_die (run, dice, n, last != 0, seen);
  for (unsigned face = 1; n < CRUMB_CUBBAGE_PLAY_DICE && face <= 6 && total + face <= CRUMB_CUBBAGE_PLAY_TO; face++)
    {
      dice[n] = (uint8_t) face;
      lay (run, dice, n + 1, total + face, seen);
    }
}

static void
test_dice (void)
{
  gboolean seen[G_N_ELEMENTS (die_rows)] = { FALSE };
  uint8_t dice[CRUMB_CUBBAGE_PLAY_DICE];

  for (CrumbCubbageRun run = CRUMB_CUBBAGE_RUN_ANY; run <= CRUMB_CUBBAGE_RUN_UP; run++)
    lay (run, dice, 0, 0, seen);
  for (guint row = 0; row < G_N_ELEMENTS (die_rows); row++)
    g_assert_true (seen[row]);
}

/* What breaks a pair, and what takes a run away, is why a die brings nothing. */
static void
test_nothing (void)
{
  static const struct
  {
    CrumbCubbageRun run;
    uint8_t dice[4];
    const char *rule;
  } rows[] = {
    { CRUMB_CUBBAGE_RUN_ANY, { 2, 3 }, "play" },
    { CRUMB_CUBBAGE_RUN_ANY, { 2, 1, 2 }, "in-between" },
    { CRUMB_CUBBAGE_RUN_UP_OR_DOWN, { 3, 5, 4 }, "runs-up-or-down" },
    { CRUMB_CUBBAGE_RUN_UP, { 5, 4, 3 }, "runs-up" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned n = (unsigned) strlen ((const char *) rows[i].dice);
      g_autofree char *rule = crumb_words_cubbage_die_rule (rows[i].run, rows[i].dice, n, FALSE);

      assert_rules (rule);
      g_assert_cmpstr (rule, ==, rows[i].rule);
    }
}

static void
test_leads (void)
{
  static const char *const rules[] = {
    [CRUMB_CUBBAGE_HELD_NEXT_DIE] = "held-die",
    [CRUMB_CUBBAGE_HELD_LEADS] = "held-die-leads",
  };

  for (CrumbCubbageHeld held = 0; held < G_N_ELEMENTS (rules); held++)
    {
      assert_rules (crumb_words_cubbage_lead_rule (held, FALSE));
      assert_rules (crumb_words_cubbage_lead_rule (held, TRUE));
      g_assert_cmpstr (crumb_words_cubbage_lead_rule (held, FALSE), ==, "who-leads");
      g_assert_cmpstr (crumb_words_cubbage_lead_rule (held, TRUE), ==, rules[held]);
    }
}

/* Every paragraph that can be marked is one that something rests on. */
static void
test_marked (void)
{
  rested_on = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  test_hands ();
  test_claims ();
  test_dice ();
  test_nothing ();
  test_leads ();

  for (guint i = 0; i < crumb_cubbage_rulebook.n_sections; i++)
    for (guint j = 0; j < crumb_cubbage_rulebook.sections[i].n_parts; j++)
      {
        const char *id = crumb_cubbage_rulebook.sections[i].parts[j].id;

        g_assert_true (id == NULL || g_hash_table_contains (rested_on, id));
      }
  g_clear_pointer (&rested_on, g_hash_table_unref);
}

void
add_words_cubbage_rule_tests (void)
{
  g_test_add_func ("/words/cubbage/rule", test_marked);
}
