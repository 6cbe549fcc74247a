/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every reason for which a hand is the best has its sentence. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John", "Ann", "Bob" };

typedef struct
{
  const char *rules;
  const char *hands[CRUMB_SEATS_MAX];
  unsigned rolled_off;
  CrumbBonusReason reason;
  const char *first_sets;
  const char *sentence;
} Row;

static const Row rows[] = {
  { "", { "6" }, CRUMB_NO_SEAT, CRUMB_BONUS_ONLY_HAND, "no set", "Sue has the only hand and gets 5 more cookies." },
  { "bonus=0", { "66" }, CRUMB_NO_SEAT, CRUMB_BONUS_ONLY_HAND, "6-6", "Sue has the only hand." },
  { "",
    { "6655442", "2222" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_LONGER_SET,
    "6-6, 5-5, 4-4",
    "John has the best set and gets 5 more cookies. 2-2-2-2 is a bigger set than 6-6." },
  { "",
    { "11", "6" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_LONGER_SET,
    "1-1",
    "Sue has the best set and gets 5 more cookies. Nobody else has a set." },
  { "bonus=1",
    { "3333", "1111" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_HIGHER_SET,
    "3-3-3-3",
    "Sue has the best set and gets 1 more cookie. 3-3-3-3 is higher than 1-1-1-1." },
  { "bonus=0",
    { "3333", "1111" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_HIGHER_SET,
    "3-3-3-3",
    "Sue has the best set. 3-3-3-3 is higher than 1-1-1-1." },
  { "",
    { "6644", "6655" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_NEXT_SET,
    "6-6, 4-4",
    "John has the best set and gets 5 more cookies. Both have 6-6, then 5-5 is higher than 4-4." },
  { "",
    { "66644", "66653" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_NEXT_SET,
    "6-6-6, 4-4",
    "Sue has the best set and gets 5 more cookies. Both have 6-6-6, but only Sue also has 4-4." },
  { "",
    { "665", "664" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_HIGH_DIE,
    "6-6",
    "Sue has the best hand and gets 5 more cookies. The sets are equal, and of the single dice, 5 is higher than 4." },
  { "",
    { "641", "651" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_HIGH_DIE,
    "no set",
    "John has the best hand and gets 5 more cookies. Nobody has a set, and 5 is higher than 4." },
  { "bonus=0",
    { "641", "651" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_HIGH_DIE,
    "no set",
    "John has the best hand. Nobody has a set, and 5 is higher than 4." },
  { "",
    { "663", "66" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_MORE_DICE,
    "6-6",
    "Sue has the best hand and gets 5 more cookies. Everything else is equal, but only Sue also has 3." },
  { "",
    { "554", "554", "321" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_TIE,
    "5-5",
    "Sue and John have exactly equal best hands, so each gets 5 more cookies." },
  { "bonus=0",
    { "554", "554", "554" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_TIE,
    "5-5",
    "Sue, John and Ann have exactly equal hands, and nobody’s is better." },
  { "tied-best=roll-off",
    { "554", "554" },
    CRUMB_NO_SEAT,
    CRUMB_BONUS_TIE,
    "5-5",
    "Sue and John have exactly equal hands, so each rolls one die to settle it." },
  { "tied-best=roll-off",
    { "554", "554" },
    1,
    CRUMB_BONUS_ROLL_OFF,
    "5-5",
    "Sue and John have exactly equal hands: John won the roll-off and gets 5 more cookies." },
  { "tied-best=roll-off,bonus=0",
    { "554", "554" },
    1,
    CRUMB_BONUS_ROLL_OFF,
    "5-5",
    "Sue and John have exactly equal hands, and John won the roll-off." },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules;
  CrumbDice hands[CRUMB_SEATS_MAX];
  unsigned seats = 0;
  CrumbReveal reveal;
  g_autofree char *sets = NULL;
  g_autofree char *sentence = NULL;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, row->rules, &rules, NULL));
  for (; seats < CRUMB_SEATS_MAX && row->hands[seats] != NULL; seats++)
    g_assert_true (crumb_dice_parse (row->hands[seats], rules.sides, &hands[seats], NULL));

  reveal = crumb_hands_score (&rules, hands, seats, row->rolled_off);
  sets = crumb_words_sets (&reveal.seats[0]);
  sentence = crumb_words_bonus (&rules, &reveal, names);

  g_assert_cmpint (reveal.reason, ==, row->reason);
  g_assert_cmpstr (sets, ==, row->first_sets);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

static void
test_reveal (void)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbHouseRules without_bonus;
  CrumbDice hands[3];
  CrumbReveal reveal;
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, "bonus=0,single-points=1", &without_bonus, NULL));
  g_assert_true (crumb_dice_parse ("6655442", rules.sides, &hands[0], NULL));
  g_assert_true (crumb_dice_parse ("2222", rules.sides, &hands[1], NULL));
  g_assert_true (crumb_dice_parse ("1", rules.sides, &hands[2], NULL));

  reveal = crumb_hands_score (&rules, hands, 3, CRUMB_NO_SEAT);
  with = crumb_words_reveal (&rules, &reveal, 3, names);
  g_assert_cmpstr (with, ==,
                   "John has the best set and gets 5 more cookies. 2-2-2-2 is a bigger set than 6-6. Sue: 6 cookies. "
                   "John: 9 cookies. Ann: 0 cookies.");

  reveal = crumb_hands_score (&without_bonus, &hands[2], 1, CRUMB_NO_SEAT);
  without = crumb_words_reveal (&without_bonus, &reveal, 1, names);
  g_assert_cmpstr (without, ==, "Sue has the only hand. Sue: 1 cookie.");
}

static void
test_every_reason_has_a_row (void)
{
  for (int reason = CRUMB_BONUS_ONLY_HAND; reason <= CRUMB_BONUS_ROLL_OFF; reason++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        found |= rows[i].reason == (CrumbBonusReason) reason;
      g_assert_true (found);
    }
}

static void
test_faces (void)
{
  static const char *const texts[] = { "665", "652", "111" };
  static const char *const want[] = { "Gets 6-6-6: 18 pips.", "Gets 2: 2 pips.",
                                      "Gets 5-5: 10 pips, 1-1-1: 3 pips. That’s 13 pips in all." };
  CrumbDice hands[3];
  CrumbHouseRules rules;
  CrumbReveal reveal;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, "by-face=on", &rules, NULL));
  for (unsigned seat = 0; seat < 3; seat++)
    g_assert_true (crumb_dice_parse (texts[seat], rules.sides, &hands[seat], NULL));
  reveal = crumb_hands_score (&rules, hands, 3, CRUMB_NO_SEAT);
  for (unsigned seat = 0; seat < 3; seat++)
    {
      g_autofree char *faces = crumb_words_faces (&rules, &reveal, hands, 3, seat);

      g_test_message ("%u: %s, %d", seat, faces, reveal.seats[seat].set_cookies);
      g_assert_cmpstr (faces, ==, want[seat]);
    }
  rules.by_face = false;
  g_assert_null (crumb_words_faces (&rules, &reveal, hands, 3, 0));
}

void
add_words_hand_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/hand/%02" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/hand/reveal", test_reveal);
  g_test_add_func ("/words/hand/faces", test_faces);
  g_test_add_func ("/words/hand/every-reason", test_every_reason_has_a_row);
}
