/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table agrees on: presets, knobs, and their text. */

#include "random-raid.h"
#include "rules-tests.h"

#include <glib.h>
#include <string.h>

/* The final rules, written out. */
#define FINAL                                                                                                          \
  .plate = 8, .most_dice = 3, .comparison = CRUMB_COMPARE_HIGHEST_DIE, .advantage = CRUMB_ADVANTAGE_LAST_DIE,          \
  .lucky_last = 1, .set_points = 1, .single_points = 0, .bonus = 5, .tied_best = CRUMB_TIED_BEST_SHARE, .by_face = 0,  \
  .end = CRUMB_END_TARGET, .target = 50, .rounds = 5, .tied_end = CRUMB_TIED_END_ANOTHER_ROUND, .flush = 0,            \
  .sides = 6, .open_hands = 0, .countdown = 0

typedef struct
{
  const char *text;
  CrumbHouseRules rules;
} Row;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const Row preset_rows[] = {
  { "final", { FINAL } },
  { "first-draft",
    { FINAL, .plate = 5, .most_dice = 0, .comparison = CRUMB_COMPARE_MOST_PIPS, .advantage = CRUMB_ADVANTAGE_NONE,
      .lucky_last = 0, .set_points = 0, .bonus = 1, .tied_best = CRUMB_TIED_BEST_ROLL_OFF, .end = CRUMB_END_ROUNDS,
      .rounds = 1 } },
  { "playtest-2",
    { FINAL, .plate = 5, .comparison = CRUMB_COMPARE_MOST_PIPS, .advantage = CRUMB_ADVANTAGE_NONE, .lucky_last = 0,
      .set_points = 0, .bonus = 1, .tied_best = CRUMB_TIED_BEST_ROLL_OFF, .end = CRUMB_END_ROUNDS, .rounds = 1 } },
  { "playtest-3",
    { FINAL, .plate = 5, .advantage = CRUMB_ADVANTAGE_NONE, .lucky_last = 0, .set_points = 0, .bonus = 1,
      .tied_best = CRUMB_TIED_BEST_ROLL_OFF, .end = CRUMB_END_ROUNDS, .rounds = 1 } },
  { "playtest-4",
    { FINAL, .plate = 5, .lucky_last = 0, .set_points = 0, .bonus = 1, .tied_best = CRUMB_TIED_BEST_ROLL_OFF,
      .end = CRUMB_END_ROUNDS, .rounds = 1 } },
  { "playtest-5",
    { FINAL, .plate = 5, .lucky_last = 0, .bonus = 0, .tied_best = CRUMB_TIED_BEST_ROLL_OFF, .by_face = 1 } },
  { "playtest-6",
    { FINAL, .plate = 5, .comparison = CRUMB_COMPARE_LOWEST_DIE, .lucky_last = 0, .bonus = 0,
      .tied_best = CRUMB_TIED_BEST_ROLL_OFF, .by_face = 1 } },
  { "five-on-the-plate", { FINAL, .plate = 5 } },
  { "open-hands", { FINAL, .open_hands = 1 } },
  { "three-colours", { FINAL, .flush = 1 } },
};

static const Row text_rows[] = {
  { "", { FINAL } },
  { "plate=12", { FINAL, .plate = 12 } },
  { "plate=1", { FINAL, .plate = 1 } },
  { "most-dice=any", { FINAL, .most_dice = 0 } },
  { "most-dice=1", { FINAL, .most_dice = 1 } },
  { "most-dice=2", { FINAL, .most_dice = 2 } },
  { "comparison=most-pips", { FINAL, .comparison = CRUMB_COMPARE_MOST_PIPS } },
  { "comparison=lowest-die", { FINAL, .comparison = CRUMB_COMPARE_LOWEST_DIE } },
  { "advantage=highest-die", { FINAL, .advantage = CRUMB_ADVANTAGE_HIGHEST_DIE } },
  { "advantage=none", { FINAL, .advantage = CRUMB_ADVANTAGE_NONE } },
  { "lucky-last=off", { FINAL, .lucky_last = 0 } },
  { "set-points=10,single-points=1", { FINAL, .set_points = 10, .single_points = 1 } },
  { "bonus=99", { FINAL, .bonus = 99 } },
  { "tied-best=roll-off", { FINAL, .tied_best = CRUMB_TIED_BEST_ROLL_OFF } },
  { "by-face=on", { FINAL, .by_face = 1 } },
  { "end=rounds,rounds=99", { FINAL, .end = CRUMB_END_ROUNDS, .rounds = 99 } },
  { "target=999", { FINAL, .target = 999 } },
  { "tied-end=shared-win", { FINAL, .tied_end = CRUMB_TIED_END_SHARED_WIN } },
  { "flush=on", { FINAL, .flush = 1 } },
  { "sides=12", { FINAL, .sides = 12 } },
  { "sides=8", { FINAL, .sides = 8 } },
  { "hands=open", { FINAL, .open_hands = 1 } },
  { "countdown=60", { FINAL, .countdown = 60 } },
  { "final,plate=5", { FINAL, .plate = 5 } },
  { "five-on-the-plate,target=300", { FINAL, .plate = 5, .target = 300 } },
  { "three-colours,hands=open", { FINAL, .flush = 1, .open_hands = 1 } },
};

#pragma GCC diagnostic pop

/* What is refused, and from where on. */
static const struct
{
  const char *text;
  const char *bad;
} refused_rows[] = {
  { "plate=0", "plate=0" },
  { "plate=13", "plate=13" },
  { "plate=", "plate=" },
  { "plate=-1", "plate=-1" },
  { "plate=5x", "plate=5x" },
  { "plate=264", "plate=264" },
  { "plate", "plate" },
  { "plate=99999999999999999999", "plate=99999999999999999999" },
  { "most-dice=4", "most-dice=4" },
  { "most-dice=0", "most-dice=0" },
  { "target=0", "target=0" },
  { "target=1000", "target=1000" },
  { "rounds=100", "rounds=100" },
  { "bonus=100", "bonus=100" },
  { "sides=7", "sides=7" },
  { "countdown=15", "countdown=15" },
  { "comparison=highest", "comparison=highest" },
  { "comparison=Highest-die", "comparison=Highest-die" },
  { "playtest-14", "playtest-14" },
  { "plate=5,nonsense=1", "nonsense=1" },
  { "plate=5,nonsense=1,plate=6", "nonsense=1,plate=6" },
  { "plate=5,final", "final" },
  { "final,final", "final" },
  { "=5", "=5" },
};

static void
assert_rules (const CrumbHouseRules *rules, const CrumbHouseRules *want)
{
  g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, rules, want));
  g_assert_cmpmem (rules, sizeof *rules, want, sizeof *want);
}

static CrumbHouseRules
parse (const char *text)
{
  CrumbHouseRules rules;

  memset (&rules, 0, sizeof rules);
  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return rules;
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules = parse (row->text);
  char text[CRUMB_RULES_TEXT_MAX];

  assert_rules (&rules, &row->rules);
  rules = parse (crumb_rule_book_format (&crumb_house_rule_book, &row->rules, NULL, text));
  assert_rules (&rules, &row->rules);
}

static void
check_refused (void)
{
  const CrumbHouseRules untouched = parse ("three-colours,plate=7");

  for (unsigned i = 0; i < G_N_ELEMENTS (refused_rows); i++)
    {
      CrumbHouseRules rules = untouched;
      CrumbRuleError error;

      g_test_message ("%s", refused_rows[i].text);
      g_assert_false (crumb_rule_book_parse (&crumb_house_rule_book, refused_rows[i].text, &rules, &error));
      g_assert_cmpstr (error.at, ==, refused_rows[i].bad);
      g_assert_cmpmem (&rules, sizeof rules, &untouched, sizeof untouched);
      g_assert_false (crumb_rule_book_parse (&crumb_house_rule_book, refused_rows[i].text, &rules, NULL));
    }
}

static void
check_presets (void)
{
  unsigned n = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (preset_rows));
  for (unsigned i = 0; i < n; i++)
    {
      CrumbHouseRules named, written;

      g_assert_cmpstr (presets[i].id, ==, preset_rows[i].text);
      named = parse (presets[i].id);
      written = parse (presets[i].rules);
      assert_rules (&named, &written);
    }
}

/* The range of each knob, in the order in which people settle them. */
static const struct
{
  const char *id;
  int min;
  int max;
} knob_rows[] = {
  { "plate", 1, 12 },         { "most-dice", 0, 3 },  { "comparison", 0, 2 },
  { "advantage", 0, 2 },      { "lucky-last", 0, 1 }, { "set-points", 0, 99 },
  { "single-points", 0, 99 }, { "bonus", 0, 99 },     { "tied-best", 0, 1 },
  { "by-face", 0, 1 },        { "end", 0, 1 },        { "target", 1, 999 },
  { "rounds", 1, 99 },        { "tied-end", 0, 1 },   { "flush", 0, 1 },
  { "sides", 6, 12 },         { "hands", 0, 1 },      { "countdown", 0, 60 },
};

static bool
goes_there (const CrumbRuleKnob *knob, int number)
{
  if (knob->values == NULL)
    return number >= knob->min && number <= knob->max;
  for (unsigned i = 0; knob->values[i] != NULL; i++)
    if (crumb_rule_knob_number (knob, i) == number)
      return true;
  return false;
}

/* Each knob goes to each of its numbers and to no other, turns nothing else, and every position can be written. */
static void
check_knobs (void)
{
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;
  const CrumbHouseRules final = crumb_house_rules_final ();

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (knob_rows));
  for (unsigned knob = 0; knob < n; knob++)
    {
      g_assert_cmpstr (knobs[knob].id, ==, knob_rows[knob].id);
      g_assert_cmpint (knobs[knob].min, ==, knob_rows[knob].min);
      g_assert_cmpint (knobs[knob].max, ==, knob_rows[knob].max);
    }
  for (unsigned knob = 0; knob < n; knob++)
    for (int number = -300; number <= 1300; number++)
      {
        CrumbHouseRules rules = final, again;
        char text[CRUMB_RULES_TEXT_MAX];

        g_assert_true (crumb_rule_book_set (&crumb_house_rule_book, &rules, knob, number)
                       == goes_there (&knobs[knob], number));
        if (!goes_there (&knobs[knob], number))
          {
            g_assert_cmpmem (&rules, sizeof rules, &final, sizeof final);
            continue;
          }
        g_assert_cmpint (crumb_rule_book_get (&crumb_house_rule_book, &rules, knob), ==, number);
        for (unsigned other = 0; other < n; other++)
          if (other != knob)
            g_assert_cmpint (crumb_rule_book_get (&crumb_house_rule_book, &rules, other), ==,
                             crumb_rule_book_get (&crumb_house_rule_book, &final, other));
        g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, &rules, &final)
                       == (number == crumb_rule_book_get (&crumb_house_rule_book, &final, knob)));
        again = parse (crumb_rule_book_format (&crumb_house_rule_book, &rules, NULL, text));
        assert_rules (&again, &rules);
      }
}

/* The widest text of all still fits. */
static void
check_longest_text (void)
{
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;
  gsize longest = 1;

  for (unsigned knob = 0; knob < n; knob++)
    {
      gsize value = 3;

      for (unsigned i = 0; knobs[knob].values != NULL && knobs[knob].values[i] != NULL; i++)
        value = MAX (value, strlen (knobs[knob].values[i]));
      longest += strlen (knobs[knob].id) + 1 + value + 1;
    }
  g_assert_cmpuint (longest, <=, CRUMB_RULES_TEXT_MAX);
}

static void
check_random_round_trip (void)
{
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;

  for (unsigned i = 0; i < 5000; i++)
    {
      CrumbHouseRules rules = crumb_house_rules_final (), again;
      char text[CRUMB_RULES_TEXT_MAX];

      for (unsigned knob = 0; knob < n; knob++)
        crumb_rule_book_set (&crumb_house_rule_book, &rules, knob,
                             g_test_rand_int_range (knobs[knob].min, knobs[knob].max + 1));
      again = parse (crumb_rule_book_format (&crumb_house_rule_book, &rules, NULL, text));
      assert_rules (&again, &rules);
    }
}

static void
check_preset_of_rules (void)
{
  unsigned n = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;
  CrumbHouseRules rules;

  for (unsigned i = 0; i < n; i++)
    {
      rules = parse (presets[i].rules);
      g_assert_true (crumb_rule_book_preset (&crumb_house_rule_book, &rules) == &presets[i]);
      rules.plate = 7;
      g_assert_null (crumb_rule_book_preset (&crumb_house_rule_book, &rules));
    }

  /* An idle knob doesn't make it another rule set. */
  rules = parse ("playtest-2,target=30,flush=on");
  g_assert_cmpstr (crumb_rule_book_preset (&crumb_house_rule_book, &rules)->id, ==, "playtest-2");
  rules = parse ("rounds=9");
  g_assert_cmpstr (crumb_rule_book_preset (&crumb_house_rule_book, &rules)->id, ==, "final");
}

/* A game keeps the rules that it was played by: their text names no preset, whose rules may be told apart anew. */
static void
check_text_of_presets (void)
{
  unsigned n = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;

  for (unsigned i = 0; i < n; i++)
    {
      CrumbHouseRules rules = parse (presets[i].id);
      char text[CRUMB_RULES_TEXT_MAX];

      crumb_rule_book_format (&crumb_house_rule_book, &rules, NULL, text);
      for (unsigned j = 0; j < n; j++)
        g_assert_null (strstr (text, presets[j].id));
    }
}

static unsigned
find_knob (const char *id)
{
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;

  for (unsigned i = 0; i < n; i++)
    if (g_str_equal (knobs[i].id, id))
      return i;
  g_assert_not_reached ();
}

static void
check_idle (void)
{
  static const struct
  {
    const char *rules, *knob;
    CrumbIdle idle;
  } idle_rows[] = {
    { "", "rounds", CRUMB_IDLE_ENDS_TARGET },           { "", "target", CRUMB_IDLE_NOT },
    { "end=rounds", "target", CRUMB_IDLE_ENDS_ROUNDS }, { "end=rounds", "rounds", CRUMB_IDLE_NOT },
    { "by-face=on", "set-points", CRUMB_IDLE_BY_FACE }, { "by-face=on", "single-points", CRUMB_IDLE_BY_FACE },
    { "by-face=on", "flush", CRUMB_IDLE_BY_FACE },      { "by-face=on", "bonus", CRUMB_IDLE_NOT },
    { "set-points=0", "flush", CRUMB_IDLE_NO_SETS },    { "set-points=0", "single-points", CRUMB_IDLE_NOT },
    { "bonus=0", "tied-best", CRUMB_IDLE_NOT },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (idle_rows); i++)
    {
      CrumbHouseRules rules = parse (idle_rows[i].rules);

      g_assert_cmpint (crumb_house_rule_book.idle (&rules, find_knob (idle_rows[i].knob)), ==, idle_rows[i].idle);
    }
}

/* Setting idle knobs as in the final rules doesn't change the course of a game. */
static void
check_idle_changes_nothing (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (unsigned i = 0; i < 500; i++)
    {
      CrumbHouseRules rules = random_raid_rules (rand), tidy = rules;
      CrumbRaid one = crumb_raid_start (&rules, 3, 0), other;
      CrumbRefusal refusal;
      CrumbMove move;

      crumb_rule_book_tidy (&crumb_house_rule_book, &tidy);
      other = crumb_raid_start (&tidy, 3, 0);
      for (unsigned n = 0; n < 100 && random_raid_move (rand, &one, &move); n++)
        {
          g_assert_true (crumb_raid_apply (&one, &move, &refusal));
          g_assert_true (crumb_raid_apply (&other, &move, &refusal));
          g_assert_cmpint (one.phase, ==, other.phase);
          g_assert_cmpmem (one.scores.totals, sizeof one.scores.totals, other.scores.totals,
                           sizeof other.scores.totals);
          g_assert_cmpint (one.scores.winners, ==, other.scores.winners);
        }
    }
}

static void
check_can_score (void)
{
  CrumbHouseRules rules = parse ("set-points=0,bonus=0");

  g_assert_false (crumb_house_rules_can_score (&rules));
  rules = parse ("set-points=0,bonus=0,by-face=on");
  g_assert_true (crumb_house_rules_can_score (&rules));
  rules = parse ("set-points=0,bonus=1");
  g_assert_true (crumb_house_rules_can_score (&rules));
  rules = parse ("set-points=0,bonus=0,single-points=1");
  g_assert_true (crumb_house_rules_can_score (&rules));
}

static void
add_rows (const char *folder, const Row *rows, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("/house-rules/%s/%u:%s", folder, i, rows[i].text);

      g_test_add_data_func (name, &rows[i], check_row);
    }
}

void
add_house_rules_tests (void)
{
  add_rows ("preset", preset_rows, G_N_ELEMENTS (preset_rows));
  add_rows ("text", text_rows, G_N_ELEMENTS (text_rows));
  g_test_add_func ("/house-rules/refused", check_refused);
  g_test_add_func ("/house-rules/presets", check_presets);
  g_test_add_func ("/house-rules/knobs", check_knobs);
  g_test_add_func ("/house-rules/longest-text", check_longest_text);
  g_test_add_func ("/house-rules/preset-of-rules", check_preset_of_rules);
  g_test_add_func ("/house-rules/text-of-presets", check_text_of_presets);
  g_test_add_func ("/house-rules/idle", check_idle);
  g_test_add_func ("/house-rules/idle-changes-nothing", check_idle_changes_nothing);
  g_test_add_func ("/house-rules/can-score", check_can_score);
  g_test_add_func ("/house-rules/random-round-trip", check_random_round_trip);
}
