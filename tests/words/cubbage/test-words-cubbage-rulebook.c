/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rulebook of Cubbage: sections in order, examples that the referee agrees with, and the first game. */

#include "words-tests.h"

#include "words/cubbage/crumb-cubbage-rulebook.h"

#include <string.h>

static const CrumbRulebook *const book = &crumb_cubbage_rulebook;

static void
test_sections (void)
{
  guint number = 0;

  g_assert_null (crumb_rulebook_find (book, "", NULL));
  for (guint i = 0; i < book->n_sections; i++)
    {
      const CrumbRuleSection *section = &book->sections[i];

      g_assert_true (crumb_rulebook_find (book, section->id, NULL) == section);
      for (guint j = 0; j < section->n_parts; j++)
        {
          g_assert_true ((section->parts[j].text == NULL) != (section->parts[j].example == NULL));
          if (section->parts[j].number > 0)
            g_assert_cmpuint (section->parts[j].number, ==, ++number);
        }
    }
  g_assert_cmpuint (number, ==, 27);
}

static void
test_referee_agrees (void)
{
  guint n_agreeing;
  guint n = crumb_rulebook_count (book, &n_agreeing);

  for (guint i = 0; i < book->n_sections; i++)
    for (guint j = 0; j < book->sections[i].n_parts; j++)
      {
        gconstpointer example = book->sections[i].parts[j].example;
        g_autofree char *expected = NULL;
        g_autofree char *ruling = NULL;

        if (example == NULL || !book->is_judged (example))
          continue;
        expected = book->expected (example);
        ruling = book->ruling (example);
        g_test_message ("%s: “%s” against “%s”", book->sections[i].id, expected, ruling);
        g_assert_true (book->agrees (example));
      }
  g_assert_cmpuint (n, ==, n_agreeing);
  g_assert_cmpuint (n, >=, 28);
}

/* A wrong example is noticed. */
static void
test_differing (void)
{
  const CrumbCubbageExample rows[] = {
    { .kind = CRUMB_CUBBAGE_EXAMPLE_COUNT, .dice = { "23344" }, .points = { 15 } },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_COUNT, .dice = { "1224" }, .points = { 6 } },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_DIE, .dice = { "223" }, .points = { 4 } },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_DIE, .dice = { "662" }, .points = { 1 } },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_PLAY, .dice = { "122121" }, .points = { 24 } },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_GAME, .moves = "points 0 121, points 1 9", .points = { 121, 9 }, .winners = 2 },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_GAME, .moves = "points 0 12, points 1 9", .points = { 12, 8 }, .next = 0 },
    { .kind = CRUMB_CUBBAGE_EXAMPLE_GAME, .moves = "points 0 12, points 1 9", .points = { 12, 9 }, .next = 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_false (crumb_cubbage_example_agrees (&rows[i]));
}

static const struct
{
  CrumbCubbageExample example;
  const char *expected;
  const char *ruling;
} rows[] = {
  { { .kind = CRUMB_CUBBAGE_EXAMPLE_COUNT, .dice = { "13555" }, .points = { 6 } },
    "6 points",
    "1-3-5-5 and 5 make 6 points: three of a kind 5-5-5 for 6." },
  { { .kind = CRUMB_CUBBAGE_EXAMPLE_DIE, .dice = { "345" }, .points = { 3 } },
    "3 points",
    "5 makes 12: run 3-4-5 for 3." },
  { { .kind = CRUMB_CUBBAGE_EXAMPLE_PLAY, .dice = { "22" }, .points = { 2 } },
    "2 points",
    "2 leads. 2 makes 4: pair 2-2 for 2. That’s 2 points in all." },
  { { .kind = CRUMB_CUBBAGE_EXAMPLE_GAME,
      .moves = "first-crib 1, roll 0 644522, to-crib 0 22, lay 0 6, throw 1 2, lay 0 4, throw 1 4",
      .points = { 1, 0 },
      .next = 0 },
    "Ana: 1 point. Opponent: 0 points. Ana is next.",
    "Opponent rolls 4, but 12 and 4 make 16, so the die is held. Ana scores 1 for the last die. Opponent leads with "
    "the held "
    "4." },
  { { .kind = CRUMB_CUBBAGE_EXAMPLE_GAME,
      .rules = "table=open",
      .moves = "points 0 100, points 1 130",
      .points = { 100, 130 },
      .winners = 2 },
    "Ana: 100 points. Ben: 130 points. Ben wins.",
    "Deal 1: Ana +100 = 100, Ben +130 = 130. Ben wins with 130 points." },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *expected = crumb_cubbage_example_expected (&rows[i].example);
      g_autofree char *ruling = crumb_cubbage_example_ruling (&rows[i].example);

      g_assert_true (crumb_cubbage_example_agrees (&rows[i].example));
      g_assert_cmpstr (expected, ==, rows[i].expected);
      g_assert_cmpstr (ruling, ==, rows[i].ruling);
    }
}

/* The first step says what wins. Each says one thing, shows dice or a score, and agrees with the referee. */
static void
test_first_game (void)
{
  g_assert_cmpuint (book->n_steps, >, 10);
  g_assert_nonnull (strstr (book->steps[0].text, "121 points"));
  for (guint i = 0; i < book->n_steps; i++)
    {
      const CrumbCubbageExample *example = book->steps[i].example;

      g_assert_cmpuint (strlen (book->steps[i].title), <=, 24);
      g_assert_cmpuint (strlen (book->steps[i].text), <=, 180);
      g_assert_true (example->dice[0] != NULL || example->moves != NULL);
      if (crumb_cubbage_example_is_judged (example))
        g_assert_true (crumb_cubbage_example_agrees (example));
    }
}

void
add_words_cubbage_rulebook_tests (void)
{
  g_test_add_func ("/words/cubbage/rulebook/sections", test_sections);
  g_test_add_func ("/words/cubbage/rulebook/referee-agrees", test_referee_agrees);
  g_test_add_func ("/words/cubbage/rulebook/differing", test_differing);
  g_test_add_func ("/words/cubbage/rulebook/words", test_words);
  g_test_add_func ("/words/cubbage/rulebook/first-game", test_first_game);
}
