/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The referee agrees with every example of the rulebook, and the rulebook is complete. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-raid-rulebook.h"

#include <glib.h>
#include <string.h>

/* Every word that a ruling, or a button, looks a section up by. */
static const char *const ids[] = {
  "aim",    "round", "bids",  "advantage", "ties", "lucky-last",
  "nobody", "sets",  "bonus", "bonus-tie", "end",  "house-rules",
};

static void
test_sections (void)
{
  guint number = 0;
  guint n = crumb_raid_rulebook.n_sections;
  const CrumbRuleSection *sections = crumb_raid_rulebook.sections;

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (ids));
  g_assert_null (crumb_rulebook_find (&crumb_raid_rulebook, "", NULL));
  for (guint i = 0; i < n; i++)
    {
      guint n_texts = 0;

      g_assert_cmpstr (sections[i].id, ==, ids[i]);
      g_assert_true (crumb_rulebook_find (&crumb_raid_rulebook, ids[i], NULL) == &sections[i]);
      g_assert_cmpstr (sections[i].title, !=, "");
      for (guint j = 0; j < sections[i].n_parts; j++)
        {
          const CrumbRulePart *part = &sections[i].parts[j];

          n_texts += part->text != NULL ? 1 : 0;
          if (part->number > 0)
            g_assert_cmpuint (part->number, ==, ++number);
          g_assert_cmpuint (part->example != NULL, ==, part->text == NULL);
        }
      g_assert_cmpuint (n_texts, >, 0);
      g_assert_cmpuint (n_texts, <, sections[i].n_parts);
    }
  g_assert_cmpuint (number, ==, 23);
}

static void
test_referee_agrees (void)
{
  guint n_sections = crumb_raid_rulebook.n_sections;
  const CrumbRuleSection *sections = crumb_raid_rulebook.sections;
  guint n_agreeing;
  guint n = crumb_rulebook_count (&crumb_raid_rulebook, &n_agreeing);

  for (guint i = 0; i < n_sections; i++)
    for (guint j = 0; j < sections[i].n_parts; j++)
      {
        const CrumbRulePart *part = &sections[i].parts[j];
        g_autofree char *expected = NULL;
        g_autofree char *ruling = NULL;

        if (part->text != NULL || !crumb_example_is_judged (part->example))
          continue;

        expected = crumb_example_expected (part->example);
        ruling = crumb_example_ruling (part->example);
        g_test_message ("%s: “%s” against “%s”", sections[i].id, expected, ruling);
        g_assert_true (crumb_example_agrees (part->example));
      }
  g_assert_cmpuint (n_agreeing, ==, n);
  g_assert_cmpuint (n, >=, 18);
}

/* A wrong example is noticed. */
static void
test_differing (void)
{
  const CrumbExample rows[] = {
    { .kind = CRUMB_EXAMPLE_BID, .dice = { "5", "421" }, .verdict = CRUMB_VERDICT_WIN, .seats = 2 },
    { .kind = CRUMB_EXAMPLE_BID, .dice = { "5", "421" }, .verdict = CRUMB_VERDICT_REROLL, .seats = 3 },
    { .kind = CRUMB_EXAMPLE_BID, .dice = { "5", "5", "5" }, .verdict = CRUMB_VERDICT_REROLL, .seats = 3 },
    { .kind = CRUMB_EXAMPLE_BID, .dice = { "", "" }, .verdict = CRUMB_VERDICT_WIN, .seats = 1 },
    { .kind = CRUMB_EXAMPLE_SETS, .dice = { "665552" }, .cookies = { 4 } },
    { .kind = CRUMB_EXAMPLE_HANDS, .dice = { "6655442", "2222" }, .cookies = { 6, 8 }, .seats = 2 },
    { .kind = CRUMB_EXAMPLE_HANDS, .dice = { "6655442", "2222" }, .cookies = { 6, 9 }, .seats = 1 },
    { .kind = CRUMB_EXAMPLE_END, .cookies = { 52, 55 }, .seats = 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_false (crumb_example_agrees (&rows[i]));
}

static void
test_words (void)
{
  const struct
  {
    CrumbExample example;
    const char *expected;
    const char *ruling;
  } rows[] = {
    { { .kind = CRUMB_EXAMPLE_BID, .dice = { "511", "444" }, .verdict = CRUMB_VERDICT_WIN, .seats = 1 },
      "Sue takes the bid.",
      "Sue takes the bid. 5-1-1 beats 4-4-4: 5 is higher than 4." },
    { { .kind = CRUMB_EXAMPLE_BID, .dice = { "54", "45" }, .verdict = CRUMB_VERDICT_REROLL, .seats = 3 },
      "Sue and John re-roll.",
      "Sue and John both rolled 5-4, so they roll those dice again." },
    { { .kind = CRUMB_EXAMPLE_SETS, .dice = { "665552" }, .cookies = { 5 } }, "5 cookies", "5-5-5, 6-6: 5 cookies" },
    { { .kind = CRUMB_EXAMPLE_HANDS, .dice = { "553", "553" }, .cookies = { 7, 7 }, .seats = 3 },
      "Sue and John each get the bonus. Sue: 7 cookies. John: 7 cookies.",
      "Sue and John have exactly equal best hands, so each gets 5 more cookies." },
    { { .kind = CRUMB_EXAMPLE_HANDS, .dice = { "553", "542" }, .cookies = { 7, 0 }, .seats = 1 },
      "Sue gets the bonus. Sue: 7 cookies. John: 0 cookies.",
      "Sue has the best set and gets 5 more cookies. Nobody else has a set." },
    { { .kind = CRUMB_EXAMPLE_END, .cookies = { 52, 55 }, .seats = 2 },
      "John wins with 55 cookies.",
      "John wins with 55 cookies." },
    { { .kind = CRUMB_EXAMPLE_END, .cookies = { 52, 52 } },
      "The game goes on.",
      "Sue and John lead with 52 cookies each. The game goes on." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *expected = crumb_example_expected (&rows[i].example);
      g_autofree char *ruling = crumb_example_ruling (&rows[i].example);

      g_assert_cmpstr (expected, ==, rows[i].expected);
      g_assert_cmpstr (ruling, ==, rows[i].ruling);
    }
}

/* Each step says one thing, shows dice, and agrees with the referee. */
static void
test_first_game (void)
{
  guint n = crumb_raid_rulebook.n_steps;
  const CrumbFirstGameStep *steps = crumb_raid_rulebook.steps;

  g_assert_cmpuint (n, >, 10);
  for (guint i = 0; i < n; i++)
    {
      const CrumbExample *picture = steps[i].example;

      g_assert_cmpuint (strlen (steps[i].title), <=, 24);
      g_assert_cmpuint (strlen (steps[i].text), <=, 180);
      g_assert_cmpuint (crumb_example_n_seats (picture), >, 0);
      if (crumb_example_is_judged (picture))
        g_assert_true (crumb_example_agrees (picture));
      else
        for (guint seat = 0; seat < crumb_example_n_seats (picture); seat++)
          g_assert_cmpuint (crumb_example_dice (picture, seat).count, >, 0);
    }
}

/* A step names the winner that the referee names, and its pictures show players other than the reader. */
static void
test_first_game_names (void)
{
  guint n = crumb_raid_rulebook.n_steps;
  const CrumbFirstGameStep *steps = crumb_raid_rulebook.steps;
  gboolean introduced = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const CrumbExample *picture = steps[i].example;

      introduced |= strstr (steps[i].text, "Sue and John") != NULL;
      for (gsize label = 0; label < G_N_ELEMENTS (picture->labels); label++)
        if (picture->labels[label] != NULL && g_str_has_prefix (picture->labels[label], "Sue"))
          g_assert_true (introduced);
      if (crumb_example_is_judged (picture))
        g_assert_nonnull (strstr (steps[i].text, "Sue"));
    }
}

void
add_words_rulebook_tests (void)
{
  g_test_add_func ("/rulebook/sections", test_sections);
  g_test_add_func ("/rulebook/referee-agrees", test_referee_agrees);
  g_test_add_func ("/rulebook/differing", test_differing);
  g_test_add_func ("/rulebook/words", test_words);
  g_test_add_func ("/rulebook/first-game", test_first_game);
  g_test_add_func ("/rulebook/first-game/names", test_first_game_names);
}
