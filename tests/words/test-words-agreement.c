/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as an agreement: a sentence of its own for every position of every knob. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

static CrumbHouseRules
parse (const char *text)
{
  CrumbHouseRules rules;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return rules;
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
check_sentences (void)
{
  static const struct
  {
    const char *rules, *knob, *sentence;
  } rows[] = {
    { "plate=1", "plate", "The plate has 1 die." },
    { "", "plate", "The plate has 8 dice." },
    { "most-dice=any", "most-dice", "You can bid any number of dice." },
    { "most-dice=1", "most-dice", "You can bid at most 1 die." },
    { "", "comparison", "The highest die wins a bid. If it ties, the next one decides." },
    { "comparison=most-pips", "comparison", "The most pips win a bid." },
    { "advantage=none", "advantage", "Rolling fewer dice is never an advantage." },
    { "lucky-last=off", "lucky-last", "The last die on the plate keeps its face." },
    { "set-points=10", "set-points", "A die in a set is worth 10 cookies." },
    { "", "single-points", "A single die is worth nothing." },
    { "single-points=1", "single-points", "A single die is worth 1 cookie." },
    { "bonus=0", "bonus", "There’s no bonus for the best set." },
    { "", "target", "Play to 50 cookies." },
    { "rounds=1", "rounds", "Play 1 round." },
    { "sides=12", "sides", "The dice have 12 sides." },
    { "hands=open", "hands", "Hands lie open on the table." },
    { "", "countdown", "Bids have no time limit." },
    { "countdown=20", "countdown", "You have 20 seconds to bid, then “1, 2, 3, go”." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbHouseRules rules = parse (rows[i].rules);
      g_autofree char *sentence = crumb_agreement_sentence (&crumb_raid_agreement, &rules, find_knob (rows[i].knob));

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* No two positions of a knob read the same, neither as a sentence nor in a list. */
static void
check_every_position (void)
{
  CrumbHouseRules rules = parse ("");
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;

  for (unsigned knob = 0; knob < n; knob++)
    {
      g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (int number = knobs[knob].min; number <= knobs[knob].max; number++)
        {
          char *sentence;

          if (!crumb_rule_book_set (&crumb_house_rule_book, &rules, knob, number))
            continue;
          sentence = crumb_agreement_sentence (&crumb_raid_agreement, &rules, knob);
          g_assert_true (g_str_has_suffix (sentence, "."));
          g_assert_true (g_hash_table_add (said, sentence));
          g_assert_true (g_hash_table_add (listed, crumb_agreement_value (&crumb_raid_agreement, knob, number)));
        }
      g_assert_cmpuint (g_hash_table_size (said), >, 1);
    }
}

static void
check_changes (void)
{
  static const struct
  {
    const char *rules, *name, *changes, *differences;
  } rows[] = {
    { "", "Final rules", "Same as the final rules.", "" },
    { "rounds=9", "Final rules", "Same as the final rules.", "" },
    { "open-hands", "Open hands", "1 difference from the final rules.", "Hands lie open on the table." },
    { "plate=7,sides=8", "House rules", "2 differences from the final rules.",
      "The plate has 7 dice.\nThe dice have 8 sides." },
    { "end=rounds,target=30,rounds=5", "House rules", "1 difference from the final rules.",
      "Play a fixed number of rounds." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbHouseRules rules = parse (rows[i].rules);
      g_autofree char *changes = crumb_agreement_changes (&crumb_raid_agreement, &rules);
      g_autofree char *differences = crumb_agreement_differences (&crumb_raid_agreement, &rules);

      g_assert_cmpstr (crumb_agreement_name (&crumb_raid_agreement, &rules), ==, rows[i].name);
      g_assert_cmpstr (changes, ==, rows[i].changes);
      g_assert_cmpstr (differences, ==, rows[i].differences);
    }
}

static void
check_final (void)
{
  g_autofree char *words = crumb_agreement_usual (&crumb_raid_agreement, find_knob ("plate"));

  g_assert_cmpstr (words, ==, "Final rules: The plate has 8 dice.");
}

static void
check_idle (void)
{
  CrumbHouseRules rules = parse ("by-face=on,end=rounds");

  g_assert_nonnull (crumb_agreement_idle (&crumb_raid_agreement, &rules, find_knob ("set-points")));
  g_assert_nonnull (crumb_agreement_idle (&crumb_raid_agreement, &rules, find_knob ("target")));
  g_assert_null (crumb_agreement_idle (&crumb_raid_agreement, &rules, find_knob ("rounds")));
  g_assert_null (crumb_agreement_idle (&crumb_raid_agreement, &rules, find_knob ("plate")));
}

/* An example is right under the rules that it is shown with. */
static void
check_notes (void)
{
  CrumbHouseRules rules = parse ("");
  unsigned advantage = find_knob ("advantage");

  g_assert_cmpstr (crumb_agreement_note (&crumb_raid_agreement, &rules, advantage), ==,
                   "4-3 beats 4-3-3, and loses to 4-4-1.");
  rules = parse ("comparison=most-pips");
  g_assert_cmpstr (crumb_agreement_note (&crumb_raid_agreement, &rules, advantage), ==, "It decides if the pips tie.");
  rules = parse ("comparison=most-pips,advantage=none");
  g_assert_null (crumb_agreement_note (&crumb_raid_agreement, &rules, advantage));
  rules = parse ("comparison=lowest-die");
  g_assert_null (crumb_agreement_note (&crumb_raid_agreement, &rules, advantage));
  g_assert_null (crumb_agreement_note (&crumb_raid_agreement, &rules, find_knob ("plate")));
}

void
add_words_agreement_tests (void)
{
  g_test_add_func ("/words/agreement/sentences", check_sentences);
  g_test_add_func ("/words/agreement/every-position", check_every_position);
  g_test_add_func ("/words/agreement/changes", check_changes);
  g_test_add_func ("/words/agreement/final", check_final);
  g_test_add_func ("/words/agreement/idle", check_idle);
  g_test_add_func ("/words/agreement/notes", check_notes);
}
