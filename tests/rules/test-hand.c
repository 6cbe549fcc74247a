/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What hands are worth and who has the best set: the rulebook's examples, every knob, and a second scorekeeper. */

#include "naive-hand.h"
#include "rules-tests.h"
#include "rules/cookie-raid/hand.h"

#include <glib.h>
#include <string.h>

#define LONGER CRUMB_BONUS_LONGER_SET
#define HIGHER CRUMB_BONUS_HIGHER_SET
#define NEXT CRUMB_BONUS_NEXT_SET
#define HIGH_DIE CRUMB_BONUS_HIGH_DIE
#define MORE CRUMB_BONUS_MORE_DICE
#define TIE CRUMB_BONUS_TIE
#define NOBODY CRUMB_NO_SEAT

typedef struct
{
  const char *rules;
  const char *hands;
  const char *cookies; /* with the bonus */
  const char *bonus_to;
  CrumbBonusReason reason;
  unsigned deciding;
  const char *standing;
} Row;

static const Row rows[] = {
  /* The rulebook's examples */
  { "", "6655442 2222", "6 9", "1", LONGER, 0, "1>0" },
  { "", "665552 1", "10 0", "0", LONGER, 0, "0>1" },
  { "", "66552 1", "9 0", "0", LONGER, 0, "0>1" },
  { "", "1111 666", "9 3", "0", LONGER, 0, "0>1" },
  { "", "3333 1111", "9 4", "0", HIGHER, 0, "0>1" },

  /* Down the groups */
  { "", "66554 66443", "9 4", "0", NEXT, 1, "0>1" },
  { "", "6655 66543", "9 2", "0", NEXT, 1, "0>1" },
  { "", "66555 55544", "10 5", "0", NEXT, 1, "0>1" },
  { "", "6665 6664", "8 3", "0", HIGH_DIE, 1, "0>1" },
  { "", "66654 66653", "8 3", "0", HIGH_DIE, 2, "0>1" },
  { "", "654 653", "5 0", "0", HIGH_DIE, 2, "0>1" },
  { "", "321 654", "0 5", "1", HIGH_DIE, 0, "1>0" },
  { "", "666 6661", "3 8", "1", MORE, 1, "1>0" },
  { "", "654 65", "5 0", "0", MORE, 2, "0>1" },
  { "", "66 6655", "2 9", "1", MORE, 1, "1>0" },
  { "", "- 1", "0 5", "1", MORE, 0, "1>0" },

  /* Exactly equal best hands share; equal losing hands mean nothing */
  { "", "665 656", "7 7", "01", TIE, 0, "01" },
  { "", "665 656 41", "7 7 0", "01", TIE, 0, "01>2" },
  { "", "222 333 222", "3 8 3", "1", HIGHER, 0, "1>02" },
  { "", "54 45 54 45", "5 5 5 5", "0123", TIE, 0, "0123" },
  { "", "- -", "5 5", "01", TIE, 0, "01" },
  { "", "421 421 421", "5 5 5", "012", TIE, 0, "012" },
  /* The reason is what separates the best from the runner-up */
  { "", "11 6665 6664 1", "2 8 3 0", "1", HIGH_DIE, 1, "1>2>0>3" },
  { "", "664433", "11", "0", CRUMB_BONUS_ONLY_HAND, 0, "0" },

  /* A whole hand */
  { "", "66666666666 12345", "16 0", "0", LONGER, 0, "0>1" },
  { "", "665544332 1122334", "13 6", "0", HIGHER, 0, "0>1" },

  /* Points are knobs: 10 a die in a set and 1 a single (reflection after playtest 11) */
  { "set-points=10,single-points=1", "66552 5", "46 1", "0", LONGER, 0, "0>1" },
  { "bonus=0", "66552 5", "4 0", "0", LONGER, 0, "0>1" },
  { "set-points=0,bonus=1", "66552 5", "1 0", "0", LONGER, 0, "0>1" },
  { "set-points=99,single-points=99,bonus=99", "665544332211111 5", "1584 99", "0", LONGER, 0, "0>1" },

  /* Equal best hands roll for it (playtest 1) */
  { "tied-best=roll-off", "665 656 41", "2 2 0", "", TIE, 0, "01>2" },
  { "tied-best=roll-off", "665 655 41", "7 2 0", "0", HIGHER, 0, "0>1>2" },

  /* A set all of one colour counts double (reflection after playtest 15) */
  { "flush=on", "6r6r5 4b4g", "9 2", "0", HIGHER, 0, "0>1" },
  { "flush=on", "6r6r6b 4g4g4g4g", "3 13", "1", LONGER, 0, "1>0" },
  { "flush=on", "6r6r5b5b4 1", "13 0", "0", LONGER, 0, "0>1" },
  { "flush=on,single-points=1", "6r 1b", "6 1", "0", HIGH_DIE, 0, "0>1" },
  { "flush=on", "66 1", "7 0", "0", LONGER, 0, "0>1" },
  { "flush=on", "6r6 1", "7 0", "0", LONGER, 0, "0>1" },
  { "", "6r6r 1", "7 0", "0", LONGER, 0, "0>1" },
  /* Two colours are no reason */
  { "flush=on", "6r6b 6g6g", "7 9", "01", TIE, 0, "01" },

  /* Faces score (playtests 4 to 6) */
  { "by-face=on,bonus=0", "6665 655", "24 15", "0", LONGER, 0, "0>1" },
  { "by-face=on,bonus=5", "6665 655", "29 15", "0", LONGER, 0, "0>1" },
  { "by-face=on,bonus=0", "66 66 111", "0 0 27", "2", LONGER, 0, "2>01" },
  { "by-face=on,bonus=0", "665 665", "34 34", "01", TIE, 0, "01" },
  { "by-face=on,bonus=0", "66511 665 3", "36 0 3", "0", NEXT, 1, "0>1>2" },
  { "by-face=on,bonus=0,set-points=9,single-points=9,flush=on", "6r6r 1", "12 1", "0", LONGER, 0, "0>1" },

  /* Dice of more sides */
  { "sides=12", "12,12,1 11,11,10", "7 2", "0", HIGHER, 0, "0>1" },
  { "sides=12", "12,11,10,9,8,7,6,5,4,3,2,1 1,1", "0 7", "1", LONGER, 0, "1>0" },
  { "sides=10,by-face=on,bonus=0", "10,10,1 10,9", "31 9", "0", LONGER, 0, "0>1" },
};

static CrumbHouseRules
parse_rules (const char *text)
{
  CrumbHouseRules rules;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return rules;
}

static unsigned
parse_hands (const char *text, unsigned sides, CrumbDice hands[CRUMB_SEATS_MAX])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  unsigned seats = g_strv_length (words);

  for (unsigned seat = 0; seat < seats; seat++)
    g_assert_true (crumb_dice_parse (words[seat], sides, &hands[seat], NULL));
  return seats;
}

static void
append_seats (GString *text, CrumbSeats seats)
{
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      g_string_append_printf (text, "%u", seat);
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules = parse_rules (row->rules);
  CrumbDice hands[CRUMB_SEATS_MAX];
  unsigned seats = parse_hands (row->hands, rules.sides, hands);
  CrumbReveal reveal = crumb_hands_score (&rules, hands, seats, CRUMB_NO_SEAT);
  g_autoptr (GString) cookies = g_string_new (NULL);
  g_autoptr (GString) bonus_to = g_string_new (NULL);
  g_autoptr (GString) standing = g_string_new (NULL);

  for (unsigned seat = 0; seat < seats; seat++)
    {
      const CrumbHandScore *score = &reveal.seats[seat];

      g_string_append_printf (cookies, seat == 0 ? "%d" : " %d", score->cookies);
      g_assert_cmpint (score->cookies, ==, score->set_cookies + score->bonus);
    }
  append_seats (bonus_to, reveal.bonus_to);
  for (unsigned i = 0; i < reveal.n_standing; i++)
    {
      if (i > 0)
        g_string_append_c (standing, '>');
      append_seats (standing, reveal.standing[i]);
    }

  g_assert_cmpstr (standing->str, ==, row->standing);
  g_assert_cmpstr (bonus_to->str, ==, row->bonus_to);
  g_assert_cmpstr (cookies->str, ==, row->cookies);
  g_assert_cmpuint (reveal.reason, ==, row->reason);
  if (row->reason != TIE && row->reason != CRUMB_BONUS_ONLY_HAND)
    g_assert_cmpuint (reveal.deciding, ==, row->deciding);
}

static void
check_groups (void)
{
  CrumbHouseRules rules = parse_rules ("flush=on");
  CrumbDice hands[CRUMB_SEATS_MAX];
  CrumbReveal reveal = crumb_hands_score (&rules, hands, parse_hands ("16r4g6r4g61b1b6r3 1", 6, hands), NOBODY);
  const CrumbGroup want[] = { { 6, 4, false }, { 1, 3, false }, { 4, 2, true }, { 3, 1, false } };

  g_assert_cmpuint (reveal.seats[0].n_groups, ==, G_N_ELEMENTS (want));
  for (unsigned i = 0; i < G_N_ELEMENTS (want); i++)
    {
      g_assert_cmpuint (reveal.seats[0].groups[i].face, ==, want[i].face);
      g_assert_cmpuint (reveal.seats[0].groups[i].count, ==, want[i].count);
      g_assert_true (reveal.seats[0].groups[i].flush == want[i].flush);
    }
}

static void
check_roll_off (void)
{
  CrumbHouseRules rules = parse_rules ("tied-best=roll-off");
  CrumbDice hands[CRUMB_SEATS_MAX];
  unsigned seats = parse_hands ("665 656 41", 6, hands);
  CrumbReveal reveal = crumb_hands_score (&rules, hands, seats, NOBODY);

  g_assert_cmpuint (reveal.roll_off, ==, 3);
  reveal = crumb_hands_score (&rules, hands, seats, 1);
  g_assert_cmpuint (reveal.roll_off, ==, 0);
  g_assert_cmpuint (reveal.reason, ==, CRUMB_BONUS_ROLL_OFF);
  g_assert_cmpuint (reveal.bonus_to, ==, 2);
  g_assert_cmpint (reveal.seats[0].cookies, ==, 2);
  g_assert_cmpint (reveal.seats[1].cookies, ==, 7);

  rules = crumb_house_rules_final ();
  reveal = crumb_hands_score (&rules, hands, seats, NOBODY);
  g_assert_cmpuint (reveal.roll_off, ==, 0);
}

static void
check_faces_taken (void)
{
  CrumbHouseRules rules = parse_rules ("by-face=on");
  CrumbDice hands[CRUMB_SEATS_MAX];
  unsigned seats = parse_hands ("66533 6651 44", 6, hands);
  CrumbReveal reveal = crumb_hands_score (&rules, hands, seats, NOBODY);
  const CrumbSeats want[CRUMB_SIDES_MAX + 1] = { 0, 2, 0, 1, 4, 1, 1 };

  g_assert_cmpmem (reveal.taken_by, sizeof reveal.taken_by, want, sizeof want);
}

static bool
groups_equal (const CrumbHandScore *a, const CrumbHandScore *b)
{
  if (a->n_groups != b->n_groups)
    return false;
  for (unsigned i = 0; i < a->n_groups; i++)
    if (a->groups[i].face != b->groups[i].face || a->groups[i].count != b->groups[i].count)
      return false;
  return true;
}

static bool
reveals_equal (const CrumbReveal *a, const CrumbReveal *b, unsigned seats, bool by_face)
{
  for (unsigned seat = 0; seat < seats; seat++)
    if (!groups_equal (&a->seats[seat], &b->seats[seat]) || a->seats[seat].bonus != b->seats[seat].bonus
        || a->seats[seat].set_cookies != b->seats[seat].set_cookies || a->seats[seat].cookies != b->seats[seat].cookies)
      return false;
  return a->n_standing == b->n_standing && memcmp (a->standing, b->standing, a->n_standing) == 0
         && a->bonus_to == b->bonus_to && a->roll_off == b->roll_off && a->reason == b->reason
         && (!by_face || memcmp (a->taken_by, b->taken_by, sizeof a->taken_by) == 0);
}

/* Few faces, so that sets and equal hands are common. */
static CrumbDice
random_hand (unsigned most, unsigned sides)
{
  CrumbDice hand = { 0 };
  int count = g_test_rand_int_range (0, (gint32) most + 1);

  for (int i = 0; i < count; i++)
    crumb_dice_add (&hand, (CrumbDie) { .face = (uint8_t) g_test_rand_int_range (1, (gint32) sides + 1),
                                        .colour = (uint8_t) g_test_rand_int_range (0, CRUMB_COLOURS + 1) });
  return hand;
}

static CrumbDice
turned (const CrumbDice *hand)
{
  CrumbDice other = { 0 };

  for (unsigned i = hand->count; i > 0; i--)
    crumb_dice_add (&other, hand->dice[i - 1]);
  return other;
}

static CrumbHouseRules
random_scoring (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();

  rules.sides = 12;
  rules.set_points = (uint8_t) g_test_rand_int_range (0, 100);
  rules.single_points = (uint8_t) g_test_rand_int_range (0, 100);
  rules.bonus = (uint8_t) g_test_rand_int_range (0, 100);
  rules.tied_best = (uint8_t) g_test_rand_int_range (0, 2);
  rules.by_face = (uint8_t) g_test_rand_int_range (0, 2);
  rules.flush = (uint8_t) g_test_rand_int_range (0, 2);
  return rules;
}

static void
check_random_hands (void)
{
  unsigned n_tables = g_test_slow () ? 250000 : 25000;

  for (unsigned i = 0; i < n_tables; i++)
    {
      CrumbHouseRules rules = random_scoring ();
      unsigned seats = 1 + i % CRUMB_SEATS_MAX;
      unsigned most = i % 3 == 0 ? 4 : 15;
      unsigned sides = (unsigned) g_test_rand_int_range (1, 13);
      CrumbDice hands[CRUMB_SEATS_MAX];
      CrumbReveal got, want;

      for (unsigned seat = 0; seat < seats; seat++)
        {
          hands[seat] = random_hand (most, sides);
          if (seat > 0 && g_test_rand_int_range (0, 4) == 0)
            hands[seat] = turned (&hands[seat - 1]);
        }
      got = crumb_hands_score (&rules, hands, seats, NOBODY);
      want = naive_hands_score (&rules, hands, seats, NOBODY);
      if (want.roll_off != 0)
        {
          unsigned winner = crumb_seats_first (want.roll_off);

          g_assert_cmpuint (got.roll_off, ==, want.roll_off);
          g_assert_cmpuint (got.bonus_to, ==, 0);
          got = crumb_hands_score (&rules, hands, seats, winner);
          want = naive_hands_score (&rules, hands, seats, winner);
        }
      g_assert_true (reveals_equal (&got, &want, seats, rules.by_face));
    }
}

void
add_hand_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/hand/rows/%u/%s", i, rows[i].hands);

      g_test_add_data_func (name, &rows[i], check_row);
    }
  g_test_add_func ("/hand/groups", check_groups);
  g_test_add_func ("/hand/roll-off", check_roll_off);
  g_test_add_func ("/hand/faces-taken", check_faces_taken);
  g_test_add_func ("/hand/random", check_random_hands);
}
