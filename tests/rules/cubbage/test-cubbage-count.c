/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What hands, cribs and the dice of a play are worth. */

#include "naive-count.h"
#include "rules-tests.h"

#include <glib.h>
#include <string.h>

/* The last die of @dice is the starter; @parts as `seven 25 2`, in the order in which they are listed. */
static const struct
{
  const char *dice;
  unsigned points;
  const char *parts;
} hand_rows[] = {
  /* The worked examples */
  { "23344", 24,
    "seven 34 2, seven 34 2, seven 34 2, seven 34 2, kind 33 2, kind 44 2, "
    "run 234 3, run 234 3, run 234 3, run 234 3" },
  { "12245", 10, "seven 124 2, seven 124 2, seven 25 2, seven 25 2, kind 22 2" },
  { "13555", 6, "kind 555 6" },
  /* Sevens: of two to five dice, and not of faces */
  { "16", 2, "seven 16 2" },
  { "1114", 8, "seven 1114 2, kind 111 6" },
  { "11122", 10, "seven 11122 2, kind 111 6, kind 22 2" },
  { "11113", 14, "seven 11113 2, kind 1111 12" },
  /* Of a kind: only the whole of it */
  { "22", 2, "kind 22 2" },
  { "222", 6, "kind 222 6" },
  { "2222", 12, "kind 2222 12" },
  { "22222", 20, "kind 22222 20" },
  { "66555", 8, "kind 555 6, kind 66 2" },
  /* Runs: only the longest, once for each way to pick its dice */
  { "456", 3, "run 456 3" },
  { "3456", 6, "seven 34 2, run 3456 4" },
  { "12345", 11, "seven 124 2, seven 34 2, seven 25 2, run 12345 5" },
  { "23456", 9, "seven 34 2, seven 25 2, run 23456 5" },
  { "45666", 15, "kind 666 6, run 456 3, run 456 3, run 456 3" },
  { "44566", 16, "kind 44 2, kind 66 2, run 456 3, run 456 3, run 456 3, run 456 3" },
  { "12356", 7, "seven 25 2, seven 16 2, run 123 3" },
  { "345", 5, "seven 34 2, run 345 3" },
  /* No fifteens */
  { "66366", 12, "kind 6666 12" },
  { "", 0, "" },
};

static unsigned
read_dice (const char *text, uint8_t dice[8])
{
  unsigned n = (unsigned) strlen (text);

  for (unsigned i = 0; i < n; i++)
    dice[i] = (uint8_t) (text[i] - '0');
  return n;
}

static char *
tell_parts (const CrumbCubbageCount *count, const uint8_t dice[])
{
  static const char *const kinds[] = { "seven", "kind", "run", "fifteen", "last" };
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < count->n_parts; i++)
    {
      uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];
      unsigned n = crumb_cubbage_part_faces (&count->parts[i], dice, faces);

      g_string_append_printf (text, "%s%s ", i > 0 ? ", " : "", kinds[count->parts[i].kind]);
      for (unsigned f = 0; f < n; f++)
        g_string_append_printf (text, "%u", faces[f]);
      g_string_append_printf (text, " %u", count->parts[i].points);
    }
  return g_string_free (text, FALSE);
}

static void
check_hands (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (hand_rows); i++)
    {
      uint8_t dice[8];
      unsigned n = read_dice (hand_rows[i].dice, dice);
      CrumbCubbageCount count;
      g_autofree char *parts = NULL;

      count = crumb_cubbage_count_hand (dice, n);
      parts = tell_parts (&count, dice);
      g_assert_cmpstr (parts, ==, hand_rows[i].parts);
      g_assert_cmpuint (count.points, ==, hand_rows[i].points);
      g_assert_cmpuint (crumb_cubbage_hand_points (dice, n), ==, hand_rows[i].points);
    }
}

/* Each part is a set of its own that scores what it says, and together they are what the hand is worth. */
static void
check_parts (const uint8_t dice[], unsigned n, const CrumbCubbageCount *count)
{
  unsigned points = 0;

  for (unsigned i = 0; i < count->n_parts; i++)
    {
      for (unsigned j = 0; j < i; j++)
        g_assert_false (count->parts[i].dice == count->parts[j].dice && count->parts[i].kind == count->parts[j].kind);
      g_assert_cmpuint (count->parts[i].dice >> n, ==, 0);
      if (i > 0)
        g_assert_cmpuint (count->parts[i].kind, >=, count->parts[i - 1].kind);
      points += count->parts[i].points;
    }
  g_assert_cmpuint (points, ==, count->points);
}

/* All hands of up to five dice. */
static void
check_all_hands (void)
{
  bool seen[64] = { false };

  for (unsigned n = 0; n <= CRUMB_CUBBAGE_HAND; n++)
    for (unsigned number = 0, all = 1; number < all; number++)
      {
        uint8_t dice[CRUMB_CUBBAGE_HAND];
        unsigned naive[CRUMB_CUBBAGE_HAND], rest = number;
        CrumbCubbageCount count;

        all = 1;
        for (unsigned i = 0; i < n; i++, rest /= 6, all *= 6)
          {
            naive[i] = 1 + rest % 6;
            dice[i] = (uint8_t) naive[i];
          }
        count = crumb_cubbage_count_hand (dice, n);
        check_parts (dice, n, &count);
        g_assert_cmpuint (count.points, ==, naive_count_hand (naive, n));
        g_assert_cmpuint (crumb_cubbage_hand_points (dice, n), ==, count.points);
        if (n == CRUMB_CUBBAGE_HAND)
          seen[count.points] = true;
      }

  /* Five dice always make something, and 24 at most. */
  for (unsigned points = 0; points < G_N_ELEMENTS (seen); points++)
    {
      bool never = points < 4 || points == 5 || points == 13 || points == 19 || points > 24;

      g_assert_cmpint (seen[points], ==, !never);
    }
}

/* The dice since the total was zero; what the last one scores. */
static const struct
{
  CrumbCubbageRun run;
  const char *dice;
  bool last;
  unsigned points;
  const char *parts;
} die_rows[] = {
  { CRUMB_CUBBAGE_RUN_ANY, "3", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "34", false, 2, "seven 34 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "22", false, 2, "kind 22 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "222", false, 6, "kind 222 6" },
  { CRUMB_CUBBAGE_RUN_ANY, "223", false, 2, "seven 223 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "345", false, 3, "run 345 3" },
  { CRUMB_CUBBAGE_RUN_ANY, "1222", false, 8, "seven 1222 2, kind 222 6" },
  { CRUMB_CUBBAGE_RUN_ANY, "553", true, 1, "last 3 1" },
  { CRUMB_CUBBAGE_RUN_ANY, "661", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "6611", false, 2, "kind 11 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "66111", false, 8, "kind 111 6, fifteen 11166 2" },
  /* Fifteen instead of the last die, not both */
  { CRUMB_CUBBAGE_RUN_ANY, "663", true, 2, "fifteen 366 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "456", true, 5, "run 456 3, fifteen 456 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "555", true, 8, "kind 555 6, fifteen 555 2" },
  /* Pairs and runs end with the die just laid, and nothing lies in between */
  { CRUMB_CUBBAGE_RUN_ANY, "121", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "1221", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "12212", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "122121", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "3454", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_ANY, "3423", false, 3, "run 234 3" },
  { CRUMB_CUBBAGE_RUN_ANY, "2341", false, 4, "run 1234 4" },
  { CRUMB_CUBBAGE_RUN_ANY, "31425", false, 7, "run 12345 5, fifteen 12345 2" },
  /* In which order a run falls */
  { CRUMB_CUBBAGE_RUN_ANY, "354", false, 3, "run 345 3" },
  { CRUMB_CUBBAGE_RUN_UP_OR_DOWN, "354", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_UP, "354", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_UP_OR_DOWN, "543", false, 3, "run 345 3" },
  { CRUMB_CUBBAGE_RUN_UP, "543", false, 0, "" },
  { CRUMB_CUBBAGE_RUN_UP_OR_DOWN, "345", false, 3, "run 345 3" },
  { CRUMB_CUBBAGE_RUN_UP, "345", false, 3, "run 345 3" },
  { CRUMB_CUBBAGE_RUN_UP_OR_DOWN, "3123", false, 3, "run 123 3" },
  { CRUMB_CUBBAGE_RUN_UP, "21234", false, 4, "run 1234 4" },
  /* Many of a kind, as far as eight */
  { CRUMB_CUBBAGE_RUN_ANY, "3333", false, 12, "kind 3333 12" },
  { CRUMB_CUBBAGE_RUN_ANY, "33333", false, 22, "kind 33333 20, fifteen 33333 2" },
  { CRUMB_CUBBAGE_RUN_ANY, "111111", false, 30, "kind 111111 30" },
  { CRUMB_CUBBAGE_RUN_ANY, "1111111", false, 44, "seven 1111111 2, kind 1111111 42" },
  { CRUMB_CUBBAGE_RUN_ANY, "11111111", true, 57, "kind 11111111 56, last 1 1" },
};

static void
check_dice (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (die_rows); i++)
    {
      uint8_t dice[8];
      unsigned n = read_dice (die_rows[i].dice, dice);
      CrumbCubbageCount count = crumb_cubbage_count_die (die_rows[i].run, dice, n, die_rows[i].last);
      g_autofree char *parts = tell_parts (&count, dice);

      g_assert_cmpstr (parts, ==, die_rows[i].parts);
      g_assert_cmpuint (count.points, ==, die_rows[i].points);
    }
}

/* The play of which an onlooker thought that it scores 0, 0, 2, 4, 12 and 18, die by die. */
static void
check_disputed_play (void)
{
  static const uint8_t dice[] = { 1, 2, 2, 1, 2, 1 };
  static const unsigned points[] = { 0, 0, 2, 0, 0, 0 };

  for (unsigned n = 1; n <= G_N_ELEMENTS (dice); n++)
    g_assert_cmpuint (crumb_cubbage_count_die (CRUMB_CUBBAGE_RUN_ANY, dice, n, false).points, ==, points[n - 1]);
}

/* Every play there can be, in every order of runs. */
static void
check_plays_from (uint8_t dice[], unsigned naive[], unsigned n, unsigned total)
{
  for (unsigned run = 0; n > 0 && run <= CRUMB_CUBBAGE_RUN_UP; run++)
    for (unsigned last = 0; last < 2; last++)
      {
        CrumbCubbageCount count = crumb_cubbage_count_die ((CrumbCubbageRun) run, dice, n, last);

        check_parts (dice, n, &count);
        g_assert_cmpuint (count.points, ==, naive_count_die (run, naive, n) + (last && total != 15));
      }
  for (unsigned face = 1; n < CRUMB_CUBBAGE_PLAY_DICE && face <= 6 && total + face <= 15; face++)
    {
      naive[n] = face;
      dice[n] = (uint8_t) face;
      check_plays_from (dice, naive, n + 1, total + face);
    }
}

static void
check_all_plays (void)
{
  uint8_t dice[CRUMB_CUBBAGE_PLAY_DICE];
  unsigned naive[CRUMB_CUBBAGE_PLAY_DICE];

  check_plays_from (dice, naive, 0, 0);
}

void
add_cubbage_count_tests (void)
{
  g_test_add_func ("/cubbage/count/hands", check_hands);
  g_test_add_func ("/cubbage/count/all-hands", check_all_hands);
  g_test_add_func ("/cubbage/count/dice", check_dice);
  g_test_add_func ("/cubbage/count/disputed-play", check_disputed_play);
  g_test_add_func ("/cubbage/count/all-plays", check_all_plays);
}
