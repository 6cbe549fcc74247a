/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Handfuls of dice, and their text. */

#include "rules-tests.h"
#include "rules/dice.h"

#include <glib.h>
#include <string.h>

typedef struct
{
  const char *text;
  unsigned sides;
  const char *shortest; /* NULL: refused … */
  int bad;              /* … here */
} TextRow;

static const TextRow text_rows[] = {
  { "511", 6, "511" },
  { "5,1,1", 6, "511" },
  { "5-1-1", 6, "511" },
  { "6", 6, "6" },
  { "", 6, "" },
  { "-", 6, "" },
  { "?", 6, "?" },
  { "5??", 6, "5??" },
  { "5,?,1", 6, "5?1" },
  { "5r1g1b", 6, "5r1g1b" },
  { "5r,1g,1b", 6, "5r1g1b" },
  { "5r11", 6, "5r11" },
  { "?r", 6, "?r" },
  { "987", 12, "987" },
  { "123", 12, "123" },
  { "12,3", 12, "12,3" },
  { "12-3", 12, "12,3" },
  { "12,", 12, "12," },
  { "10r,", 10, "10r," },
  { "10,10,10", 10, "10,10,10" },
  { "1,2,12", 12, "1,2,12" },
  { "12r,?,3b", 12, "12r,?,3b" },
  { "666666666666666", 6, "666666666666666" },
  { "12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r", 12,
    "12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r,12r" },

  { "7", 6, NULL, 0 },
  { "0", 6, NULL, 0 },
  { "517", 6, NULL, 2 },
  { "9", 8, NULL, 0 },
  { "5x1", 6, NULL, 1 },
  { "r5", 6, NULL, 0 },
  { "5-1-", 6, NULL, 3 },
  { "5,,1", 6, NULL, 2 },
  { "five", 6, NULL, 0 },
  { "13,1", 12, NULL, 0 },
  { "1,13", 12, NULL, 2 },
  { "4294967297,1", 12, NULL, 0 },
  { "5\xe2\x9a\x85", 6, NULL, 1 },
  { "6666666666666666", 6, NULL, 16 },
};

static CrumbDice
parse (const char *text)
{
  CrumbDice dice;

  g_assert_true (crumb_dice_parse (text, CRUMB_SIDES_MAX, &dice, NULL));
  return dice;
}

static void
assert_shows (const CrumbDice *dice, const char *want)
{
  char text[CRUMB_DICE_TEXT_MAX];

  g_assert_true (crumb_dice_format (dice, text) == text);
  g_assert_cmpstr (text, ==, want);
}

static void
check_text (gconstpointer data)
{
  const TextRow *row = data;
  const CrumbDice untouched = { .count = 1, .dice = { { .face = 9, .colour = 2 } } };
  CrumbDice dice = untouched;
  const char *bad = NULL;

  if (row->shortest != NULL)
    {
      g_assert_true (crumb_dice_parse (row->text, row->sides, &dice, NULL));
      assert_shows (&dice, row->shortest);
      return;
    }
  g_assert_false (crumb_dice_parse (row->text, row->sides, &dice, &bad));
  g_assert_cmpint (bad - row->text, ==, row->bad);
  g_assert_cmpmem (&dice, sizeof dice, &untouched, sizeof untouched);
  g_assert_false (crumb_dice_parse (row->text, row->sides, &dice, NULL));
}

/* Any handful can be read back from its text. */
static void
check_text_round_trip (void)
{
  for (unsigned i = 0; i < 20000; i++)
    {
      int sides = g_test_rand_int_range (1, CRUMB_SIDES_MAX + 1);
      int count = g_test_rand_int_range (0, CRUMB_DICE_MAX + 1);
      CrumbDice dice = { 0 }, again;
      char text[CRUMB_DICE_TEXT_MAX];

      for (int n = 0; n < count; n++)
        crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) g_test_rand_int_range (0, sides + 1),
                                            .colour = (uint8_t) g_test_rand_int_range (0, CRUMB_COLOURS + 1) });
      g_assert_cmpuint (strlen (crumb_dice_format (&dice, text)), <, sizeof text);
      g_assert_true (crumb_dice_parse (text, (unsigned) sides, &again, NULL));
      g_assert_cmpmem (&again, sizeof again, &dice, sizeof dice);
    }
}

/* Any text is either understood or refused at a place inside it. */
static void
check_text_garbage (void)
{
  static const char letters[] = "0123456789rgb,-? x";

  for (unsigned i = 0; i < 100000; i++)
    {
      int length = g_test_rand_int_range (0, 24);
      g_autofree char *text = g_malloc0 ((gsize) length + 1);
      const char *bad = text - 1;
      CrumbDice dice = { 0 };

      for (int n = 0; n < length; n++)
        text[n] = letters[g_test_rand_int_range (0, (gint32) sizeof letters - 1)];
      if (crumb_dice_parse (text, 1 + i % CRUMB_SIDES_MAX, &dice, &bad))
        {
          g_assert_cmpuint (dice.count, <=, CRUMB_DICE_MAX);
          for (unsigned n = 0; n < dice.count; n++)
            g_assert_cmpuint (dice.dice[n].face, <=, 1 + i % CRUMB_SIDES_MAX);
        }
      else
        {
          g_assert_true (bad >= text && bad <= text + length);
          g_assert_cmpuint (dice.count, ==, 0);
        }
    }
}

static void
check_add (void)
{
  CrumbDice dice = parse ("66666666666666");

  g_assert_true (crumb_dice_add (&dice, (CrumbDie) { .face = 5, .colour = 1 }));
  assert_shows (&dice, "666666666666665r");
  g_assert_false (crumb_dice_add (&dice, (CrumbDie) { .face = 4 }));
  assert_shows (&dice, "666666666666665r");
}

static void
check_remove (void)
{
  CrumbDice dice = parse ("5r61b5b?1");
  const CrumbDice before = dice;

  g_assert_false (crumb_dice_remove (&dice, (CrumbDie) { .face = 4 }));
  g_assert_false (crumb_dice_remove (&dice, (CrumbDie) { .face = 6, .colour = 1 }));
  g_assert_false (crumb_dice_remove (&dice, (CrumbDie) { .face = 5, .colour = 2 }));
  g_assert_cmpmem (&dice, sizeof dice, &before, sizeof before);

  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 5, .colour = 3 }));
  assert_shows (&dice, "5r61b?1");
  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 1 }));
  assert_shows (&dice, "5r6?1");
  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 0 }));
  assert_shows (&dice, "5r61");
  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 1 }));
  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 6 }));
  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 5 }));
  assert_shows (&dice, "");
  g_assert_false (crumb_dice_remove (&dice, (CrumbDie) { .face = 5 }));
}

/* A handful that has lost dice is the same value as one that never had them. */
static void
check_remove_leaves_nothing (void)
{
  CrumbDice dice = parse ("65r4");
  const CrumbDice never = parse ("64");

  g_assert_true (crumb_dice_remove (&dice, (CrumbDie) { .face = 5 }));
  g_assert_cmpmem (&dice, sizeof dice, &never, sizeof never);
}

static void
check_count (void)
{
  CrumbDice dice = parse ("6r,6,?,1,12");

  g_assert_cmpuint (crumb_dice_count_face (&dice, 6), ==, 2);
  g_assert_cmpuint (crumb_dice_count_face (&dice, 12), ==, 1);
  g_assert_cmpuint (crumb_dice_count_face (&dice, 2), ==, 0);
  g_assert_cmpuint (crumb_dice_count_face (&dice, 0), ==, 1);
}

static void
check_known (void)
{
  CrumbDice dice = parse ("");

  g_assert_true (crumb_dice_all_known (&dice));
  dice = parse ("651");
  g_assert_true (crumb_dice_all_known (&dice));
  dice = parse ("65?");
  g_assert_false (crumb_dice_all_known (&dice));
  dice = parse ("?");
  g_assert_false (crumb_dice_all_known (&dice));
}

static void
check_sorted (void)
{
  CrumbDice dice = parse ("1,12,6,?,6,10");
  CrumbDice sorted = crumb_dice_sorted (&dice);

  assert_shows (&sorted, "12,10,6,6,1,?");
  assert_shows (&dice, "1,12,6,?,6,10");
  dice = parse ("");
  sorted = crumb_dice_sorted (&dice);
  assert_shows (&sorted, "");
}

void
add_dice_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (text_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/dice/text/%u", i);

      g_test_add_data_func (name, &text_rows[i], check_text);
    }
  g_test_add_func ("/dice/text/round-trip", check_text_round_trip);
  g_test_add_func ("/dice/text/garbage", check_text_garbage);
  g_test_add_func ("/dice/add", check_add);
  g_test_add_func ("/dice/remove", check_remove);
  g_test_add_func ("/dice/remove/leaves-nothing", check_remove_leaves_nothing);
  g_test_add_func ("/dice/count", check_count);
  g_test_add_func ("/dice/known", check_known);
  g_test_add_func ("/dice/sorted", check_sorted);
}
