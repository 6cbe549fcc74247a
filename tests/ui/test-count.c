/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a countdown says each second, and when there is one. */

#include "../rules/raid-script.h"
#include "ui-tests.h"

#include "ui/cookie-raid/table/crumb-countdown.h"

static void
check_words (void)
{
  static const struct
  {
    guint passed;
    const char *words;
  } rows[] = { { 0, "10" }, { 1, "9" }, { 9, "1" }, { 10, "1" }, { 11, "2" }, { 12, "3" }, { 13, "Go!" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = crumb_countdown_words (10, rows[i].passed);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
check_fits (void)
{
  static const struct
  {
    const char *rules, *moves;
    gboolean fits;
  } rows[] = {
    { "", "p", FALSE },
    { "countdown=20", "", FALSE },
    { "countdown=20", "p", TRUE },
    { "countdown=20", "p 0b5~", FALSE },
    { "countdown=20", "p 0b", FALSE },
    { "countdown=20", "p 0w", FALSE },
    { "countdown=20", "p 0w 0t6", TRUE },
    { "countdown=20", "p 0b5 1b5", FALSE },
    { "countdown=20", "p 0b 1b", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) moves = raid_script_parse (rows[i].moves);
      CrumbHouseRules rules;
      CrumbRefusal refusal;
      CrumbRaid raid;

      g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rows[i].rules, &rules, NULL));
      raid = crumb_raid_start (&rules, 2, 0);
      for (guint n = 0; n < moves->len; n++)
        g_assert_true (crumb_raid_apply (&raid, &g_array_index (moves, CrumbMove, n), &refusal));
      g_assert_cmpint (crumb_countdown_fits (&raid), ==, rows[i].fits);
    }
}

void
add_count_tests (void)
{
  g_test_add_func ("/count/words", check_words);
  g_test_add_func ("/count/fits", check_fits);
}
